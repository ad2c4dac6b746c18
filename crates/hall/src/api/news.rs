//! What a program needs to know to go on: short, and only of its own seats.

use serde_json::{Value, json};
use tabletop::Pending;

use crate::key::Hash;
use crate::room::{State, Table, asked};

/// What the seats of a key are asked.
pub(crate) fn news(table: &Table, key: Option<Hash>) -> Value {
    let held = table.held(key);
    match &table.state {
        State::Gathering => json!({ "stage": "gathering" }),
        State::Frozen { .. } => json!({ "stage": "frozen" }),
        State::Over(_) => json!({ "stage": "over" }),
        State::Playing(sitting) => {
            let asked = asked(sitting);
            let questions: Vec<Value> = held
                .iter()
                .filter(|seat| asked.has(*seat))
                .map(|seat| {
                    json!({
                        "seat": seat.0 + 1,
                        "question": sitting.question(seat),
                        "choices": sitting.position().choices(seat),
                    })
                })
                .collect();
            let waits: Vec<u8> = match sitting.pending() {
                Pending::Ask(ask) => ask.seats.iter().map(|seat| seat.0 + 1).collect(),
                _ => Vec::new(),
            };
            let undo = sitting.undo_request().map(|request| {
                let waiting: Vec<u8> = request.waiting.iter().map(|seat| seat.0 + 1).collect();
                json!({ "seat": request.seat.0 + 1, "waiting": waiting })
            });
            json!({ "stage": "playing", "waits": waits, "questions": questions, "undo": undo })
        }
    }
}
