//! What is wrong with aims and knobs for a box at hand, found out before the first game.

use std::collections::BTreeSet;

use minds::{Level, Stream};
use screen::Draw;
use shelf::Visitor;
use tabletop::{Fault, Game, Phrase};
use toml_edit::DocumentMut;

use super::arms::nearest;
use super::knobs::{Slot, finds, fits, is_ours, place_of, slots};
use super::{Aim, Knob, Tuning};
use crate::play::Table;
use crate::tournament::sides;

/// Random games that tell which kinds there are; one may miss what is seldom had.
const PROBES: u64 = 8;

/// Random games in which a thing that is at the table at all is met, as good as surely.
const MORE_PROBES: u64 = 200;

/// The most settings of a knob that are tried until one gives a good box, those that change least:
/// more than any knob of a good file needs.
const TRIES: usize = 500;

/// All that is wrong with the knobs of an aim and with the aim itself, for a box of the game of that
/// id: paths that lead to nothing, or to nothing that is ours, or to what belongs to none of the
/// things that are to be fair; words and numbers that no record takes; a value that two turn; a kind that is in no tally; a share of
/// games won where rivals play. Faults that the tuning has whatever the box are not among them.
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

/// Why an aim can turn nothing at all in a box: for each of its knobs why that turns nothing. None if any
/// does, since what comes with a game is for its newest box, and an older one need not have it all.
pub fn idle_faults(tuning: &Tuning, aim: &Aim, cards: &str) -> Vec<Fault> {
    // What is no box is told elsewhere.
    let Ok(mut cards) = cards.parse::<DocumentMut>() else { return Vec::new() };
    let knobs = tuning.knobs.iter().filter(|knob| knob.aims.contains(&aim.name));
    let idle = knobs.map(|knob| {
        let place = format!("aim {}, {}", aim.name, knob.place());
        idle(&mut cards, knob).map(|message| Fault::new(place, message))
    });
    idle.collect::<Option<Vec<Fault>>>().unwrap_or_default()
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
    // A table that cannot be laid is told by whoever lays it.
    let game = G::build(&aim.setup(), &cards.to_string()).ok();
    let mut tallied = Tallied::new(game.as_ref(), aim);
    for knob in tuning.knobs.iter().filter(|knob| knob.aims.contains(&aim.name)) {
        let idle = idle(&mut cards, knob).or_else(|| nobodys(&mut cards, knob, aim, &mut tallied));
        faults.extend(idle.map(|message| Fault::new(knob.place(), message)));
        for value in untaken::<G>(knob, aim, &mut cards) {
            let message = Phrase::new("fault-tune-value").with("value", value.as_str());
            faults.push(Fault::new(knob.place(), message));
        }
        let none = no_number::<G>(knob, aim, &mut cards);
        faults.extend(none.map(|message| Fault::new(knob.place(), message)));
    }
    faults.extend(turned_twice(tuning, aim, &mut cards));
    let wrong = tallied.no_such_kind().or_else(|| {
        let rivals = aim.rate.is_some() && game.is_some_and(|game| sides(&game) > 1);
        rivals.then(|| Phrase::new("fault-tune-rivals"))
    });
    faults.extend(wrong.map(|message| Fault::new(format!("aim {}", aim.name), message)));
    faults
}

/// Why a knob would never turn anything in a box.
fn idle(cards: &mut DocumentMut, knob: &Knob) -> Option<Phrase> {
    let why = if !finds(cards, &knob.path) {
        "fault-tune-lost"
    } else if knob.bad_bounds().is_some() {
        // That is told already.
        return None;
    } else if !fits(cards, knob) {
        if knob.values.is_some() { "fault-tune-no-word" } else { "fault-tune-no-number" }
    } else if !is_ours(cards, knob) {
        "fault-tune-not-ours"
    } else if slots(cards, knob).is_empty() {
        "fault-tune-stays"
    } else {
        return None;
    };
    Some(Phrase::new(why))
}

/// Why a knob would never be tried: it belongs to things that no game tells of.
fn nobodys<G: Game>(
    cards: &mut DocumentMut,
    knob: &Knob,
    aim: &Aim,
    tallied: &mut Tallied<'_, G>,
) -> Option<Phrase> {
    let kind = aim.fair.as_deref()?;
    if knob.shared || knob.bad_bounds().is_some() || tallied.names.is_empty() {
        return None;
    }
    let slots = slots(cards, knob);
    if slots.is_empty() || tallied.tells_of_any(&slots) {
        return None;
    }
    let names = tallied.names.iter().map(String::as_str);
    let example = place_of(cards, names).or_else(|| tallied.names.first().cloned())?;
    let message = Phrase::new("fault-tune-nobodys").with("kind", kind);
    Some(message.with("example", example))
}

/// The words of a knob that give a good box nowhere.
fn untaken<G: Game>(knob: &Knob, aim: &Aim, cards: &mut DocumentMut) -> Vec<String> {
    if knob.bad_bounds().is_some() {
        return Vec::new();
    }
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

/// Why none of the numbers of a knob gives a good box, at any of its places or several of them together.
fn no_number<G: Game>(knob: &Knob, aim: &Aim, cards: &mut DocumentMut) -> Option<Phrase> {
    if knob.bad_bounds().is_some() || knob.values.is_some() {
        return None;
    }
    let slots = slots(cards, knob);
    let wrong = |cards: &DocumentMut| G::build(&aim.setup(), &cards.to_string()).err();
    if slots.is_empty() || wrong(cards).is_some() {
        return None;
    }
    let options: Vec<usize> = slots.iter().map(|slot| slot.options.len()).collect();
    let mut first = None;
    for arm in nearest(&options, Stream::seeded(0)).take(TRIES) {
        let mut cards = cards.clone();
        slots.iter().zip(&arm).for_each(|(slot, option)| slot.set(&mut cards, *option));
        let why = wrong(&cards)?;
        first.get_or_insert(why);
    }
    let message = Phrase::new("fault-tune-no-box").with("why", first?.0.first()?.phrase());
    let bound = |bound: Option<i64>| bound.unwrap_or_default().to_string();
    Some(message.with("least", bound(knob.least)).with("most", bound(knob.most)))
}

/// Values that two knobs turn: what one of them sets the other would set back.
fn turned_twice(tuning: &Tuning, aim: &Aim, cards: &mut DocumentMut) -> Vec<Fault> {
    let mut turned: Vec<(&Knob, Slot)> = Vec::new();
    let mut faults = Vec::new();
    for knob in tuning.knobs.iter().filter(|knob| knob.aims.contains(&aim.name)) {
        if knob.bad_bounds().is_some() {
            continue;
        }
        let own = slots(cards, knob);
        let twice = own.iter().find_map(|slot| {
            let (other, _) = turned.iter().find(|(_, other)| other.is_same_value(slot))?;
            let message = Phrase::new("fault-tune-twice").with("value", slot.path());
            Some(message.with("other", other.place()))
        });
        faults.extend(twice.map(|message| Fault::new(knob.place(), message)));
        turned.extend(own.into_iter().map(|slot| (knob, slot)));
    }
    faults
}

/// What games at a table tell of, found out by playing some.
struct Tallied<'a, G> {
    game: Option<&'a G>,
    kind: &'a str,
    opening: u32,
    /// Games played so far.
    played: u64,
    kinds: BTreeSet<&'static str>,
    /// The things of the kind that is to be fair.
    names: BTreeSet<String>,
}

impl<'a, G: Game> Tallied<'a, G> {
    /// What a few games tell of, where a kind is to be fair.
    fn new(game: Option<&'a G>, aim: &'a Aim) -> Tallied<'a, G> {
        let kind = aim.fair.as_deref().unwrap_or_default();
        let (kinds, names) = (BTreeSet::new(), BTreeSet::new());
        let mut tallied = Tallied { game, kind, opening: aim.opening, played: 0, kinds, names };
        if aim.fair.is_some() {
            tallied.play(PROBES);
        }
        tallied
    }

    /// Plays until there are so many games, all of random minds.
    fn play(&mut self, games: u64) {
        let Some(game) = self.game else { return };
        let minds = vec![Level::Random; usize::from(game.seats())];
        let mut table = Table::new(game, &minds).opening(self.opening);
        let stream = Stream::seeded(0);
        for number in self.played..games {
            if let Some(played) = table.play(&stream.split(number), None, &mut ()) {
                game.tally(&played.end, &mut |row| {
                    self.kinds.insert(row.kind);
                    if row.kind == self.kind {
                        self.names.insert(row.name.to_owned());
                    }
                });
            }
        }
        self.played = self.played.max(games);
    }

    /// Whether any game tells of a thing that one of these belongs to. What was not met at once is
    /// looked for in more games: of many things few are at a table.
    fn tells_of_any(&mut self, slots: &[Slot]) -> bool {
        let met = |names: &BTreeSet<String>| slots.iter().any(|slot| names.contains(&slot.record));
        if !met(&self.names) {
            self.play(MORE_PROBES);
        }
        met(&self.names)
    }

    /// What is wrong if no game tells of the kind.
    fn no_such_kind(&self) -> Option<Phrase> {
        if self.kinds.is_empty() || self.kinds.contains(self.kind) {
            return None;
        }
        let message = Phrase::new("fault-tune-kind").with("name", self.kind);
        Some(message.with("known", Phrase::names(self.kinds.iter().copied())))
    }
}
