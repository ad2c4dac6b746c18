//! A table on disk: play, leave, resume, finish, look again.
#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use common::{Folder, text};

/// A game that a person left after three choices.
fn left() -> (Folder, PathBuf) {
    let folder = Folder::new();
    let ran = folder.typed(["play", "valhalla", "--plain"], "1\n1\n1\nquit\n");
    ran.good();
    assert!(ran.err.contains("meadhall resume"), "{}", ran.err);
    let saga = folder.file("sagas/valhalla-0001.saga");
    (folder, saga)
}

#[test]
fn minds_play_a_whole_game_that_is_proven() {
    let folder = Folder::new();
    folder.run(["play", "valhalla", "--plain", "--seats", "random,random"]).good();
    let saga = folder.file("sagas/valhalla-0001.saga");
    assert!(!folder.file("sagas/valhalla-0001.saga.secret").exists(), "the saga reveals it");
    let ran = folder.run(["verify", text(&saga)]);
    let told = ran.good();
    for part in ["is proven", "choices were legal", "rolls and draws", "promised", "does not prove"]
    {
        assert!(told.contains(part), "{told}");
    }
    let again = folder.run(["play", "valhalla", "--plain", "--seats", "random,random"]);
    again.good();
    assert!(folder.file("sagas/valhalla-0002.saga").exists());
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let (folder, saga) = left();
    let before = fs::read_to_string(&saga).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let secret = fs::metadata(folder.file("sagas/valhalla-0001.saga.secret")).unwrap();
        assert_eq!(secret.permissions().mode() & 0o777, 0o600);
    }
    folder.typed(["resume", "--plain"], "1\n1\n1\n1\nquit\n").good();
    let after = fs::read_to_string(&saga).unwrap();
    assert!(after.starts_with(&before) && after.len() > before.len());
    folder.typed(["resume", "--plain", text(&saga)], &"1\n".repeat(2000)).good();
    assert!(folder.run(["verify", text(&saga)]).good().contains("is proven"));
    folder.run(["resume", "--plain"]).refused(&["No game is unfinished"]);
    folder.run(["resume", "--plain", text(&saga)]).refused(&["has ended"]);
}

#[test]
fn an_illegal_move_is_told_and_the_game_goes_on() {
    let folder = Folder::new();
    let ran =
        folder.typed(["play", "valhalla", "--plain"], "fly to the moon\n99999\n\u{1f43a}\nquit\n");
    ran.good();
    assert!(!ran.err.contains("panicked"));
}

#[test]
fn the_input_may_end_at_any_time() {
    let folder = Folder::new();
    folder.typed(["play", "valhalla", "--plain"], "").good();
    folder.typed(["resume", "--plain"], "1").good();
}

#[test]
fn a_saga_of_ones_own_file_and_names() {
    let folder = Folder::new();
    let mine = folder.file("mine.saga");
    let words = ["play", "valhalla", "--plain", "--seats", "human,human", "--name", "Astrid,Bjørn"];
    folder.typed(words.into_iter().chain(["--saga", text(&mine)]), "").good();
    let saga = fs::read_to_string(&mine).unwrap();
    assert!(saga.contains("human Astrid") && saga.contains("human Bjørn"), "{saga}");
    folder.run(words.into_iter().chain(["--saga", text(&mine)])).refused(&["exists already"]);
    assert_eq!(fs::read_to_string(&mine).unwrap(), saga);
    folder.run(["play", "valhalla", "--plain", "--saga", "/dev/null/x"]).refused(&["/dev/null/x"]);
}

#[test]
fn without_a_folder_for_sagas() {
    let folder = Folder::new();
    let mut command = folder.program();
    command.env_remove("MEADHALL_DATA").args(["play", "valhalla", "--plain"]);
    let ran = common::Ran::of(command.stdin(Stdio::null()).output().unwrap());
    ran.refused(&["MEADHALL_DATA"]);
    let mut command = folder.program();
    command.env("MEADHALL_DATA", "/dev/null").args(["play", "valhalla", "--plain"]);
    common::Ran::of(command.stdin(Stdio::null()).output().unwrap()).refused(&["/dev/null"]);
}

#[test]
fn a_saga_cannot_go_on_without_its_fate() {
    let (folder, saga) = left();
    let secret = folder.file("sagas/valhalla-0001.saga.secret");
    fs::write(&secret, "5ec7e7").unwrap();
    folder.run(["resume", "--plain"]).refused(&["64 digits"]);
    fs::write(&secret, "0".repeat(64)).unwrap();
    folder.run(["resume", "--plain"]).refused(&["not the one that was promised"]);
    fs::remove_file(&secret).unwrap();
    folder.run(["resume", "--plain", text(&saga)]).refused(&["cannot go on without its fate"]);
    folder.run(["resume", "--plain"]).refused(&["No game is unfinished"]);
}

#[test]
fn a_last_line_that_was_cut_off_is_left_out() {
    let (folder, saga) = left();
    let whole = fs::read_to_string(&saga).unwrap();
    fs::write(&saga, &whole[..whole.len() - 3]).unwrap();
    let ran = folder.typed(["resume", "--plain"], "1\nquit\n");
    ran.good();
    assert!(ran.err.contains("cut off in its last line"), "{}", ran.err);
    let after = fs::read_to_string(&saga).unwrap();
    assert!(after.ends_with('\n'));
    folder.typed(["resume", "--plain"], "quit\n").good();
}

#[test]
fn two_programs_do_not_write_one_saga() {
    let (folder, saga) = left();
    let mut command = folder.program();
    command.args(["resume", "--plain"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut first = command.stderr(Stdio::piped()).spawn().unwrap();
    // It has the saga once it has said something.
    std::io::Read::read_exact(first.stdout.as_mut().unwrap(), &mut [0; 1]).unwrap();
    folder.run(["resume", "--plain", text(&saga)]).refused(&["another program"]);
    drop(first.stdin.take());
    assert!(first.wait_with_output().unwrap().status.success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_loses_nothing() {
    let folder = Folder::new();
    fs::create_dir_all(folder.file("tmp")).unwrap();
    let mine = folder.file("mine.saga");
    // The largest file allowed is one block, which the beginning fits in and the game does not.
    let program = env!("CARGO_BIN_EXE_meadhall");
    let script = format!(
        "trap '' XFSZ; ulimit -f 1; exec {program} play valhalla --plain --saga {}",
        text(&mine)
    );
    let mut command = std::process::Command::new("bash");
    command.args(["-c", &script]).env("TMPDIR", folder.file("tmp")).env_remove("MEADHALL_DATA");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    use std::io::Write;
    let _ = child.stdin.take().unwrap().write_all("1\n".repeat(60).as_bytes());
    let ran = common::Ran::of(child.wait_with_output().unwrap());
    ran.refused(&["mine.saga", "cannot be written", "The saga was printed instead"]);
    let (_, saga) = ran.out.rsplit_once("meadhall saga 1\n").expect("the saga is in the output");
    assert!(saga.lines().count() > 30, "the game went on");
    // What the disk took is a saga too.
    folder.typed(["resume", "--plain", text(&mine)], "quit\n").good();
}

#[test]
fn one_position_of_a_saga() {
    let folder = Folder::new();
    let saga = folder.saga();
    let file = text(&saga);
    let first = folder.run(["replay", file, "--at", "0"]).good().to_owned();
    let later = folder.run(["replay", file, "--at", "40"]).good().to_owned();
    assert_ne!(first, later);
    assert_eq!(later, folder.run(["replay", file, "--at", "40", "--eyes", "all"]).good());
    let one = folder.run(["replay", file, "--at", "40", "--eyes", "1"]).good().to_owned();
    assert_ne!(one, folder.run(["replay", file, "--at", "40", "--eyes", "2"]).good());
    folder.run(["replay", file, "--at", "99999", "--eyes", "9"]).refused(&[
        "2 faults",
        "steps",
        "“9” is neither",
    ]);
    folder.run(["replay", file]).refused(&["terminal"]);
    folder.run(["replay", "nowhere.saga"]).refused(&["nowhere.saga"]);
}

#[test]
fn hands_stay_hidden_until_the_end() {
    let (folder, saga) = left();
    let file = text(&saga);
    folder.run(["replay", file, "--at", "3", "--eyes", "2"]).refused(&["stays hidden"]);
    folder.run(["replay", file, "--at", "3", "--eyes", "all"]).refused(&["stays hidden"]);
    folder.run(["replay", file, "--at", "3", "--eyes", "1"]).good();
    folder.run(["replay", file, "--at", "3"]).good();
}
