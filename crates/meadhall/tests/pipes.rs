//! Output that nobody reads to its end, and no terminal.
#![allow(clippy::unwrap_used)]

mod common;

use std::io::Read;
use std::process::Stdio;

use common::{Folder, text};

/// Reads a little of the output, closes it, and checks that the program ends quietly.
#[track_caller]
fn closed_early(line: &str) {
    let folder = Folder::new();
    let mut command = folder.program();
    command.args(line.split(' ')).stdin(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut little = [0; 10];
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut little).unwrap();
    drop(out);
    let ran = common::Ran::of(child.wait_with_output().unwrap());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{line}");
}

#[test]
fn a_closed_pipe_is_no_fault() {
    for line in [
        "--help",
        "play --help",
        "games",
        "games --json",
        "rules valhalla",
        "box show valhalla",
        "box export valhalla",
        "completions bash",
        "simulate valhalla --seats random,random --games 20",
        "simulate valhalla --seats random,random --games 20 --json",
    ] {
        closed_early(line);
    }
}

#[test]
fn a_picture_is_drawn_for_who_has_read_enough() {
    let folder = Folder::new();
    let (saga, svg) = (folder.saga(), folder.file("x.svg"));
    let own = folder.write("x.svg.part", "mine");
    let line = ["review", text(&saga), "--mind", "seer:2", "--svg", text(&svg)];
    let mut command = folder.program();
    command.args(line).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let ran = common::Ran::of(child.wait_with_output().unwrap());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(std::fs::read_to_string(&svg).unwrap().ends_with("</svg>\n"));
    assert_eq!(std::fs::read_to_string(own).unwrap(), "mine");
}

#[test]
fn without_a_terminal_the_menu_says_what_to_do() {
    let ran = Folder::new().run(["menu"]);
    let told = ran.good();
    assert!(told.contains("meadhall play valhalla --plain") && told.contains("--help"), "{told}");
    assert_eq!(ran.err, "");
}

#[test]
fn without_a_terminal_a_table_needs_the_plain_way() {
    Folder::new().run(["play", "valhalla"]).refused(&["--plain"]);
}

#[test]
fn no_bar_where_there_is_no_terminal() {
    let ran = Folder::new().run(["simulate", "valhalla", "--games", "2"]);
    ran.good();
    assert_eq!(ran.err, "");
}
