//! What is wrong with aims and knobs for a box at hand, found out before the first game.

use std::collections::BTreeSet;

use minds::{Level, Stream};
use screen::Draw;
use shelf::Visitor;
use tabletop::{Fault, Game, Phrase};
use toml_edit::DocumentMut;

use super::knobs::{Slot, finds, fits, slots};
use super::{Aim, Knob, Tuning};
use crate::play::Table;

/// Random games that tell which kinds there are; one may miss what is seldom had.
const PROBES: u64 = 8;

/// All that is wrong with the knobs of an aim and with the aim itself, for a box of the game of that
/// id: paths that lead to nothing, words that no record takes, a kind that is in no tally.
pub fn tuning_faults(id: &str, tuning: &Tuning, aim: &Aim, cards: &str) -> Vec<Fault> {
    struct Visit<'a>(&'a Tuning, &'a Aim, &'a str);
    impl Visitor for Visit<'_> {
        type Out = Vec<Fault>;
        fn visit<G: Draw>(self) -> Vec<Fault> {
            faults::<G>(self.0, self.1, self.2)
        }
    }
    shelf::with(id, Visit(tuning, aim, cards)).unwrap_or_default()
}

/// The box under another name, all else as it was; nothing if it is none.
pub fn named(cards: &str, name: &str) -> Option<String> {
    let mut cards: DocumentMut = cards.parse().ok()?;
    cards["name"] = toml_edit::value(name);
    Some(cards.to_string())
}

/// What a box calls itself.
pub fn box_name(cards: &str) -> Option<String> {
    let cards: DocumentMut = cards.parse().ok()?;
    cards.get("name")?.as_str().map(str::to_owned)
}

fn faults<G: Draw>(tuning: &Tuning, aim: &Aim, cards: &str) -> Vec<Fault> {
    // What is no box is told elsewhere.
    let Ok(mut cards) = cards.parse::<DocumentMut>() else { return Vec::new() };
    let mut faults = Vec::new();
    for knob in tuning.knobs.iter().filter(|knob| knob.aims.contains(&aim.name)) {
        if !finds(&mut cards, &knob.path) {
            faults.push(Fault::new(knob.place(), Phrase::new("fault-tune-lost")));
        } else if !fits(&mut cards, knob) {
            let why =
                if knob.values.is_some() { "fault-tune-no-word" } else { "fault-tune-no-number" };
            faults.push(Fault::new(knob.place(), Phrase::new(why)));
        }
        for value in untaken::<G>(knob, aim, &mut cards) {
            let message = Phrase::new("fault-tune-value").with("value", value.as_str());
            faults.push(Fault::new(knob.place(), message));
        }
    }
    let kind = aim.fair.as_deref();
    // A table that cannot be laid is told by whoever lays it.
    if let (Some(kind), Ok(game)) = (kind, G::build(&aim.setup(), &cards.to_string())) {
        let known = kinds(&game);
        if !known.is_empty() && !known.contains(kind) {
            let message = Phrase::new("fault-tune-kind").with("name", kind);
            let message = message.with("known", Phrase::names(known.iter().copied()));
            faults.push(Fault::new(format!("aim {}", aim.name), message));
        }
    }
    faults
}

/// The words of a knob that give a good box nowhere.
fn untaken<G: Game>(knob: &Knob, aim: &Aim, cards: &mut DocumentMut) -> Vec<String> {
    let slots = slots(cards, knob);
    let taken = |slot: &Slot, value: &String| {
        let same = |option: &usize| slot.options[*option].to_string() == *value;
        (0..slot.options.len()).find(same).is_some_and(|option| {
            let mut cards = cards.clone();
            slot.set(&mut cards, option);
            G::build(&aim.setup(), &cards.to_string()).is_ok()
        })
    };
    if slots.is_empty() || G::build(&aim.setup(), &cards.to_string()).is_err() {
        return Vec::new();
    }
    let values = knob.values.iter().flatten();
    values.filter(|value| !slots.iter().any(|slot| taken(slot, value))).cloned().collect()
}

/// The kinds of things that games at a table tell of.
fn kinds<G: Game>(game: &G) -> BTreeSet<&'static str> {
    let minds = vec![Level::Random; usize::from(game.seats())];
    let mut table = Table::new(game, &minds);
    let stream = Stream::seeded(0);
    let mut kinds = BTreeSet::new();
    for number in 0..PROBES {
        if let Some(played) = table.play(&stream.split(number), None, &mut ()) {
            game.tally(&played.end, &mut |row| {
                kinds.insert(row.kind);
            });
        }
    }
    kinds
}
