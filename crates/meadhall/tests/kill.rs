//! The hall is killed at random moments while it is played at. What was acknowledged is there
//! afterwards, in order, and nothing is there twice.
#![allow(clippy::unwrap_used)]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use common::Folder;
use serde_json::{Value, json};

const KILLS: usize = 50;
const TABLES: usize = 4;

/// How long somebody waits who is told to be slower.
const SLOWER: Duration = Duration::from_millis(30);

struct Hall {
    child: Child,
    address: String,
}

impl Hall {
    fn open(folder: &Folder) -> Hall {
        let mut command = folder.program();
        command.args(["hall", "--addr", "127.0.0.1:0", "--no-open"]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.rsplit("http://").next().unwrap().trim().to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{line}");
        Hall { child, address }
    }

    /// As `kill -9` does.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A request; nothing if the hall is gone before it has answered.
fn ask(address: &str, method: &str, path: &str, key: &str, body: &str) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: \
         application/json\r\nAuthorization: Bearer {key}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8(answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
    });
    // A cut answer is none.
    if length.is_some_and(|length| length != body.len()) {
        return None;
    }
    Some((status, body.to_owned()))
}

/// A person's table: what was acknowledged, and how often the answer never came.
struct Seat {
    key: String,
    table: String,
    acknowledged: Vec<String>,
    unsure: usize,
}

impl Seat {
    fn sit(address: &str) -> Seat {
        let (_, key) = ask(address, "POST", "/api/keys", "", "{}").unwrap();
        let key: Value = serde_json::from_str(&key).unwrap();
        let key = key["key"].as_str().unwrap().to_owned();
        let new = json!({ "game": "valhalla", "seats": ["me", "here", "mind-random"] });
        let (status, made) = ask(address, "POST", "/api/tables", &key, &new.to_string()).unwrap();
        assert_eq!(status, 201, "{made}");
        let made: Value = serde_json::from_str(&made).unwrap();
        let table = made["table"].as_str().unwrap().to_owned();
        Seat { key, table, acknowledged: Vec::new(), unsure: 0 }
    }

    /// Moves as fast as it can until the hall is gone.
    fn play(&mut self, address: &str, go: &AtomicBool) {
        let path = format!("/api/tables/{}", self.table);
        while go.load(Ordering::Relaxed) {
            let view = match ask(address, "GET", &path, &self.key, "") {
                Some((200, view)) => view,
                Some((429, _)) => {
                    std::thread::sleep(SLOWER);
                    continue;
                }
                Some((status, told)) => panic!("{status}: {told}"),
                None => return,
            };
            let view: Value = serde_json::from_str(&view).unwrap();
            if view["stage"] == "over" {
                return;
            }
            let Some(question) = view["news"]["questions"].get(0) else {
                std::thread::sleep(Duration::from_millis(2));
                continue;
            };
            let choices = question["choices"].as_array().unwrap();
            let choice = choices[self.acknowledged.len() * 7 % choices.len()].clone();
            let act = json!({
                "act": "choose", "seat": question["seat"],
                "question": question["question"], "choice": choice,
            });
            let acts = format!("{path}/acts");
            match ask(address, "POST", &acts, &self.key, &act.to_string()) {
                Some((200, _)) => {
                    let choice = choice.as_str().unwrap();
                    self.acknowledged.push(format!("{}: {choice}", question["seat"]));
                }
                // Refused before anything was done.
                Some((429, _)) => std::thread::sleep(SLOWER),
                Some((status, told)) => panic!("{status}: {told}"),
                None => {
                    self.unsure += 1;
                    return;
                }
            }
        }
    }

    /// Plays to the end, and gives the choices of both people that the saga holds, step by step.
    fn stored(&mut self, address: &str) -> Vec<String> {
        self.play(address, &AtomicBool::new(true));
        let path = format!("/api/tables/{}/saga", self.table);
        let text = loop {
            match ask(address, "GET", &path, &self.key, "").unwrap() {
                (200, text) => break text,
                // The last moves may have used up what one client may ask at once.
                (429, _) => std::thread::sleep(SLOWER),
                (status, told) => panic!("{status}: {told}"),
            }
        };
        let saga = tabletop::saga::Saga::parse(&text).unwrap();
        let mut stored = Vec::new();
        for line in &saga.lines {
            match &line.deed {
                tabletop::saga::Deed::Choice { seat, steps } if seat.0 < 2 => {
                    stored.extend(steps.iter().map(|step| format!("{}: {step}", seat.0 + 1)));
                }
                _ => {}
            }
        }
        stored
    }
}

#[test]
fn fifty_kills_lose_nothing_that_was_acknowledged_and_double_nothing() {
    let folder = Folder::new();
    let mut hall = Hall::open(&folder);
    let mut seats: Vec<Seat> = (0..TABLES).map(|_| Seat::sit(&hall.address)).collect();
    for kill in 0..KILLS {
        let go = Arc::new(AtomicBool::new(true));
        std::thread::scope(|threads| {
            for seat in &mut seats {
                let (address, go) = (hall.address.clone(), go.clone());
                threads.spawn(move || seat.play(&address, &go));
            }
            // Moments that differ from kill to kill, some while the hall has hardly begun.
            std::thread::sleep(Duration::from_millis(40 + (kill as u64 * 37) % 160));
            hall.kill();
            go.store(false, Ordering::Relaxed);
        });
        hall = Hall::open(&folder);
    }
    let mut moves = 0;
    for seat in &mut seats {
        let stored = seat.stored(&hall.address);
        moves += seat.acknowledged.len();
        // In order of acknowledgement every move is there; between them at most those whose
        // answer never came, once each.
        let mut rest = stored.iter();
        let lost: Vec<_> =
            seat.acknowledged.iter().filter(|told| !rest.any(|kept| kept == *told)).collect();
        assert!(lost.is_empty(), "{}: lost {lost:?} of {stored:?}", seat.table);
        let more = stored.len() - seat.acknowledged.len();
        assert!(more <= seat.unsure, "{}: {more} more than {}", seat.table, seat.unsure);
    }
    assert!(moves > KILLS, "only {moves} moves were made");
    hall.kill();
}
