//! A screen of no game: every kind of thing on it. Its proper names have no Latin letters, so
//! that in the pseudo-language any two Latin letters in a row betray a text that is no phrase.

use screen::*;
use tabletop::{Eyes, Phrase, Seat, Seats};

pub(crate) static ART: Art = Art {
    signs: &[
        Sign { id: "bear", letter: "B", paint: Paint::Orange, svg: "", phrase: "mind-random" },
        Sign { id: "wolf", letter: "W", paint: Paint::Green, svg: "", phrase: "mind-random" },
        Sign { id: "spear", letter: "s", paint: Paint::Red, svg: "", phrase: "mind-random" },
        Sign { id: "axe", letter: "x", paint: Paint::Blue, svg: "", phrase: "mind-random" },
    ],
};

fn name(text: &str) -> Phrase {
    Phrase::verbatim(text)
}

pub(crate) fn card(title: &str, value: i16, buttons: &[usize]) -> Item {
    Item::Card(Card {
        name: title.to_owned(),
        title: name(title),
        kind: name("Κάρτα"),
        sign: Some(if value % 2 == 0 { "bear" } else { "wolf" }),
        face_up: true,
        corners: vec![
            Corner { label: name("Δύναμη"), value },
            Corner { label: name("Δόξα"), value: value - 1 },
        ],
        symbols: vec![Symbol { sign: "spear", used: false }, Symbol { sign: "axe", used: true }],
        badges: if value > 6 { vec![name("έτοιμος")] } else { Vec::new() },
        text: vec![name("Όταν επιτίθεται, παίρνει δύο πόντους παραπάνω από τον αντίπαλο.")],
        buttons: buttons.to_vec(),
        would: Some(format!("play {title}")),
        place: None,
    })
}

fn back() -> Item {
    Item::Card(Card {
        name: "hidden".to_owned(),
        title: name("πλάτη"),
        kind: name("Κάρτα"),
        sign: None,
        face_up: false,
        corners: Vec::new(),
        symbols: Vec::new(),
        badges: Vec::new(),
        text: Vec::new(),
        buttons: Vec::new(),
        would: None,
        place: None,
    })
}

fn die(face: &'static str, used: bool, buttons: &[usize]) -> Item {
    Item::Die(Die {
        name: "die".to_owned(),
        face: Some(face),
        sign: None,
        used,
        title: name("Ζάρι"),
        buttons: buttons.to_vec(),
        would: Some("die".to_owned()),
    })
}

fn token(count: i16) -> Item {
    Item::Token(Token {
        name: "shield".to_owned(),
        sign: None,
        count,
        title: name("Ασπίδα"),
        owner: None,
        buttons: Vec::new(),
        would: None,
        place: None,
    })
}

fn gap() -> Item {
    Item::Gap(Gap { title: name("Θέση"), buttons: Vec::new(), would: None, place: None })
}

fn zone(id: &str, kind: Kind, title: &str, owner: Option<Seat>, items: Vec<Item>) -> Zone {
    let facts = if kind == Kind::Stack { vec![name("56")] } else { Vec::new() };
    Zone { id: id.to_owned(), kind, title: name(title), owner, facts, items }
}

fn button(choice: &str, text: &str) -> Button {
    Button { choice: choice.to_owned(), phrase: name(text), rule: Some("ΚΑΝ-1") }
}

/// A table of so many players as the first sees it, in the middle of a fight.
pub(crate) fn table(players: u8) -> Screen {
    let me = Seat(0);
    let mut zones = Vec::new();
    for seat in Seat::all(players).skip(1) {
        let squad = vec![card("Αρκούδος", 4, &[]), card("Λύκος", 7, &[]), gap(), gap()];
        zones.push(zone(&format!("squad-{seat}"), Kind::Row, "Ομάδα", Some(seat), squad));
        zones.push(zone(
            &format!("hand-{seat}"),
            Kind::Fan,
            "Χέρι",
            Some(seat),
            vec![back(), back(), back()],
        ));
        zones.push(zone(
            &format!("shields-{seat}"),
            Kind::Row,
            "Ασπίδες",
            Some(seat),
            vec![token(4)],
        ));
    }
    zones.push(zone("deck", Kind::Stack, "Τράπουλα", None, vec![back()]));
    zones.push(zone(
        "discard",
        Kind::Stack,
        "Πεταμένα",
        None,
        vec![card("Κάτω", 2, &[]), card("Πάνω", 3, &[])],
    ));
    let dice = vec![die("spear", false, &[3]), die("axe", true, &[]), die("axe", false, &[4])];
    zones.push(zone("dice", Kind::Row, "Ζάρια", None, dice));
    let squad = vec![card("Ὀδυσσεύς", 5, &[0, 1]), card("Ἀχιλλεύς", 8, &[]), gap(), gap()];
    zones.push(zone("squad-1", Kind::Row, "Ομάδα", Some(me), squad));
    let hand = ["Αἴας", "Νέστωρ", "Διομήδης", "Πάτροκλος", "Φοῖνιξ"];
    let hand = hand
        .iter()
        .enumerate()
        .map(|(at, title)| card(title, at as i16 + 1, if at == 1 { &[2] } else { &[] }));
    zones.push(zone("hand-1", Kind::Fan, "Χέρι", Some(me), hand.collect()));
    zones.push(zone("shields-1", Kind::Row, "Ασπίδες", Some(me), vec![token(3)]));
    Screen {
        eyes: Eyes::Seat(me),
        prompt: name("Διάλεξε τι θα κάνει η ομάδα σου."),
        rule: Some("ΚΑΝ-7"),
        asked: Seats::only(me),
        facts: vec![name("Γύρος 3"), name("Μάχη"), name("Τράπουλα 56")],
        zones,
        buttons: vec![
            button("arm 1 with 1", "Όπλισε τον Ὀδυσσεύς"),
            button("attack 2", "Επίθεση στον δεύτερο"),
            button("play 2", "Παίξε τον Νέστωρ"),
            button("reroll 1", "Ξαναρίξε το πρώτο"),
            button("reroll 3", "Ξαναρίξε το τρίτο"),
            button("done", "Τέλος"),
        ],
        scores: Vec::new(),
        ending: None,
    }
}

/// The same table after the end.
pub(crate) fn ended(players: u8) -> Screen {
    let mut screen = table(players);
    screen.buttons.clear();
    screen.asked = Seats::NONE;
    screen.ending = Some(name("Η τράπουλα τελείωσε."));
    screen.scores = Seat::all(players)
        .map(|seat| Score {
            seat,
            won: seat == Seat(0),
            lines: vec![(name("Δόξα"), 12), (name("Ασπίδες"), 6 - i16::from(seat.0))],
            total: 18 - i16::from(seat.0),
        })
        .collect();
    screen
}
