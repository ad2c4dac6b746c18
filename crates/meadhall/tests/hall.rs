//! The hall's command: what it says, what it refuses.
#![allow(clippy::unwrap_used)]

mod common;

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::Folder;

fn open(folder: &Folder, words: &[&str]) -> (Child, String) {
    let mut command = folder.program();
    command.arg("hall").arg("--no-open").args(words);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    (child, line)
}

fn port(line: &str) -> u16 {
    line.trim().rsplit(':').next().unwrap().parse().unwrap_or_else(|_| panic!("{line}"))
}

#[test]
#[cfg(unix)]
fn it_opens_says_where_and_closes_cleanly() {
    let folder = Folder::new();
    let begun = Instant::now();
    let (child, line) = open(&folder, &["--addr", "127.0.0.1:0"]);
    assert!(line.contains("http://127.0.0.1:"), "{line}");
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    let asked = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(asked.unwrap().success());
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.success(), "{ended:?}");
    let told = String::from_utf8(ended.stdout).unwrap();
    assert!(told.contains("closed"), "{told}");
    assert!(folder.file("hall/hall.db").exists(), "tables are kept in the data folder");
}

#[test]
#[cfg(unix)]
fn on_the_local_network_it_says_at_which_address_or_that_there_is_none() {
    let folder = Folder::new();
    let mut command = folder.program();
    command.args(["hall", "--no-open", "--addr", "0.0.0.0:0"]).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut told = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    told.read_line(&mut line).unwrap();
    let (ip, port) = line.trim().rsplit("http://").next().unwrap().rsplit_once(':').unwrap();
    let ip: std::net::Ipv4Addr = ip.parse().unwrap();
    let answers = std::net::TcpStream::connect((ip, port.parse::<u16>().unwrap()));
    assert!(answers.is_ok(), "{line}: {answers:?}");
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let mut rest = String::new();
    told.read_to_string(&mut rest).unwrap();
    assert!(child.wait().unwrap().success());
    // A picture for telephones has half blocks.
    let (networked, picture) = (rest.contains("on the local network"), rest.contains('▀'));
    assert_eq!((networked, picture), (!ip.is_loopback(), !ip.is_loopback()), "{rest}");
    assert_eq!(rest.contains("No network was found"), ip.is_loopback(), "{rest}");
}

#[test]
fn a_port_that_is_taken_is_passed_over_unless_it_was_named() {
    let folder = Folder::new();
    let held = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = held.local_addr().unwrap().to_string();
    folder.run(["hall", "--addr", &taken]).refused(&[&taken, "another program", "--addr"]);
    // Whether or not the usual port is free here, two halls find two.
    let other = Folder::new();
    let ((mut one, first), (mut two, second)) = (open(&folder, &[]), open(&other, &[]));
    assert_ne!(port(&first), port(&second));
    one.kill().unwrap();
    two.kill().unwrap();
    one.wait().unwrap();
    two.wait().unwrap();
}

#[test]
fn what_cannot_be_used_is_refused_and_left_alone() {
    let folder = Folder::new();
    let file = folder.write("file", "x");
    let run = |words: &[&str]| folder.run(["hall", "--no-open"].iter().chain(words));
    run(&["--data", file.to_str().unwrap()]).refused(&["--data"]);
    run(&["--addr", "nowhere"]).refused(&["nowhere"]);
    run(&["--addr", "203.0.113.7:1"]).refused(&["203.0.113.7:1"]);
    for url in ["games.example", "ftp://games.example", "https://", "https://a/b"] {
        run(&["--addr", "127.0.0.1:0", "--public-url", url]).refused(&[url]);
    }
    std::fs::create_dir_all(folder.file("diary")).unwrap();
    let foreign = folder.write("diary/hall.db", "my diary");
    run(&["--addr", "127.0.0.1:0", "--data", folder.file("diary").to_str().unwrap()])
        .refused(&["hall.db", "left as it is"]);
    assert_eq!(std::fs::read_to_string(foreign).unwrap(), "my diary");
    let newer = folder.file("newer").to_str().unwrap().to_owned();
    let (mut child, _) = open(&folder, &["--addr", "127.0.0.1:0", "--data", &newer]);
    child.kill().unwrap();
    child.wait().unwrap();
    // The version of the format stands in four bytes at a place that SQLite documents.
    let file = folder.file("newer/hall.db");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[63] = 99;
    std::fs::write(&file, &bytes).unwrap();
    run(&["--addr", "127.0.0.1:0", "--data", &newer]).refused(&["newer version", "99", "--data"]);
    assert_eq!(std::fs::read(&file).unwrap(), bytes);
    let (mut child, _) = open(&folder, &["--addr", "127.0.0.1:0"]);
    run(&["--addr", "127.0.0.1:0"]).refused(&["Another hall"]);
    child.kill().unwrap();
    let mut rest = String::new();
    let _ = child.stderr.take().unwrap().read_to_string(&mut rest);
    child.wait().unwrap();
    assert_eq!(rest, "");
}

#[test]
fn load_tells_its_figures() {
    let folder = Folder::new();
    let ran = folder.run(["load", "--tables", "3", "--seconds", "2", "--json"]);
    let told: serde_json::Value = serde_json::from_str(ran.good()).unwrap();
    assert!(told["moves_per_s"].as_f64().unwrap() > 0.0, "{told}");
    assert_eq!(told["refused"], 0, "{told}");
    folder.run(["load", "--tables", "0"]).refused(&["--tables"]);
}
