//! The picture, as plain as can be.

use screen::{Art, Button, Draw, Item, Kind, Paint, Score, Screen, Sheet, Sign, Token, Zone};
use tabletop::{Eyes, Game, Pending, Phrase, Seat, Seats};

use super::{Event, Nim, State, Take, View};

static ART: Art = Art {
    signs: &[Sign {
        id: "stick",
        letter: "I",
        paint: Paint::Plain,
        svg: "<path d='M12 2v20'/>",
        phrase: "nim-stick",
    }],
};

impl Draw for Nim {
    fn screen(&self, View(eyes, state): &View) -> Screen {
        let mut list = Vec::new();
        if let Eyes::Seat(seat) = eyes {
            self.choices(state, *seat, &mut list);
        }
        let pending = self.pending(state);
        Screen {
            eyes: *eyes,
            prompt: Phrase::new("nim-prompt").with("seat", state.turn),
            rule: Some("NIM-2"),
            asked: match pending {
                Pending::Ask(ask) => ask.seats,
                _ => Seats::NONE,
            },
            facts: Vec::new(),
            zones: vec![heaps(state, &list)],
            buttons: list.iter().map(button).collect(),
            scores: match pending {
                Pending::Over(outcome) => Seat::all(2).map(|seat| score(seat, &outcome)).collect(),
                _ => Vec::new(),
            },
            ending: matches!(pending, Pending::Over(_)).then(|| Phrase::new("nim-last-stick")),
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        match event {
            Event::Heaped(_) => Phrase::new("nim-heaped"),
            Event::Took(seat, take) => {
                Phrase::new("nim-took").with("seat", *seat).with("count", take.count)
            }
        }
    }

    fn told_by(&self, event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Heaped(_) => "NIM-1",
            Event::Took(..) => "NIM-2",
        })
    }

    fn art() -> &'static Art {
        &ART
    }

    fn sheets(&self) -> Vec<Sheet> {
        Vec::new()
    }
}

fn heaps(state: &State, list: &[Take]) -> Zone {
    let item = |heap: usize| {
        let from = |take: &Take| take.heap as usize == heap;
        Item::Token(Token {
            name: format!("heap-{heap}"),
            sign: Some("stick"),
            count: state.heaps.map_or(0, |heaps| heaps[heap].into()),
            title: Phrase::new("nim-heap").with("number", heap + 1),
            owner: None,
            buttons: (0..list.len()).filter(|&i| from(&list[i])).collect(),
            would: Some(Take { count: 1, heap: heap as u8 }.to_string()),
            place: None,
        })
    };
    Zone {
        id: "heaps".into(),
        kind: Kind::Row,
        title: Phrase::new("nim-heaps"),
        owner: None,
        facts: Vec::new(),
        items: (0..super::HEAPS).map(item).collect(),
    }
}

fn button(take: &Take) -> Button {
    let phrase = Phrase::new("nim-take").with("count", take.count).with("heap", take.heap + 1);
    Button { choice: take.to_string(), phrase, rule: Some("NIM-2") }
}

fn score(seat: Seat, outcome: &tabletop::Outcome) -> Score {
    let won = outcome.shares[seat.index()] > 0.0;
    Score { seat, won, lines: Vec::new(), total: outcome.points[seat.index()] }
}
