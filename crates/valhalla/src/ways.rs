//! Other ways to play: against a Monster (VAL-M), in pairs (VAL-X38 to X41), with a King
//! (VAL-X33 to X37).

use std::ops::RangeInclusive;

use tabletop::{Choosable, Fault, Opt, Phrase, Setup};

use crate::cards::MONSTERS;
use crate::options::ABOUT;

const fn value(
    id: &'static str,
    players: RangeInclusive<u8>,
    phrase: &'static str,
    rule: &'static str,
) -> Choosable {
    Choosable { id, players, phrase, rule }
}

const fn one(
    id: &'static str,
    values: &'static [Choosable],
    default: &'static str,
    phrase: &'static str,
) -> Opt {
    Opt { id, values, several: false, default, phrase }
}

pub(crate) const SOLO: Opt = one(
    "solo",
    &[
        value("off", 1..=6, "val-monster-off", "VAL-M2"),
        value("jormungandr", 1..=1, "val-monster-jormungandr", "VAL-M2"),
        value("surtur", 1..=1, "val-monster-surtur", "VAL-M2"),
        value("hel", 1..=1, "val-monster-hel", "VAL-M2"),
        value("fenrir", 1..=1, "val-monster-fenrir", "VAL-M2"),
    ],
    "off",
    "val-option-solo",
);

pub(crate) const COOP: Opt = one(
    "coop",
    &[
        value("off", 1..=6, "val-monster-off", "VAL-M16"),
        value("jormungandr", 2..=4, "val-monster-jormungandr", "VAL-M16"),
        value("surtur", 2..=4, "val-monster-surtur", "VAL-M16"),
        value("hel", 2..=4, "val-monster-hel", "VAL-M16"),
        value("fenrir", 2..=4, "val-monster-fenrir", "VAL-M16"),
    ],
    "off",
    "val-option-coop",
);

pub(crate) const LEVEL: Opt = one(
    "level",
    &[
        value("1", 1..=4, "val-level-1", "VAL-M13"),
        value("2", 1..=4, "val-level-2", "VAL-M13"),
        value("3", 1..=4, "val-level-3", "VAL-M13"),
    ],
    "1",
    "val-option-level",
);

pub(crate) const ABILITIES: Opt = one(
    "abilities",
    &[
        value("on", 1..=6, "val-abilities-on", "VAL-M15"),
        value("off", 1..=4, "val-abilities-off", "VAL-M15"),
    ],
    "on",
    "val-option-abilities",
);

/// A house rule, for who wants an easier hunt.
pub(crate) const MERCY: Opt = one(
    "mercy",
    &[
        value("0", 1..=6, "val-mercy-none", "VAL-M16"),
        value("5", 1..=4, "val-mercy-some", "VAL-M16"),
        value("10", 1..=4, "val-mercy-some", "VAL-M16"),
        value("15", 1..=4, "val-mercy-some", "VAL-M16"),
        value("20", 1..=4, "val-mercy-some", "VAL-M16"),
    ],
    "0",
    "val-option-mercy",
);

pub(crate) const PAIRS: Opt = one(
    "pairs",
    &[
        value("off", 1..=6, "val-pairs-off", "VAL-X38"),
        value("partnership", 4..=6, "val-pairs-partnership", "VAL-X40"),
        value("alliance", 4..=6, "val-pairs-alliance", "VAL-X41"),
    ],
    "off",
    "val-option-pairs",
);

/// How players belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairs {
    /// They do not.
    Off,
    /// Partners with scores of their own (VAL-X40).
    Partnership,
    /// Allies who win together (VAL-X41).
    Alliance,
}

/// A game against a Monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quest {
    /// The Monster's number.
    pub monster: u8,
    /// 1 to 3 (VAL-M13).
    pub level: u8,
    /// Whether special abilities are played (VAL-M15).
    pub abilities: bool,
    /// How much weaker every card is, by a house rule (VAL-M16).
    pub mercy: u8,
}

/// The ways as the rules read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways {
    /// Against a Monster, alone or together.
    pub quest: Option<Quest>,
    /// In pairs.
    pub pairs: Pairs,
    /// With a King (VAL-X33).
    pub king: bool,
}

impl Ways {
    /// Reads a set-up whose values exist, and tells what does not go together.
    pub(crate) fn read(setup: &Setup, faults: &mut Vec<Fault>) -> Ways {
        let value = |option| setup.value(&ABOUT, option);
        let named = |option| MONSTERS.iter().position(|id| *id == value(option));
        let (solo, coop) = (named("solo"), named("coop"));
        let pairs = match value("pairs") {
            "partnership" => Pairs::Partnership,
            "alliance" => Pairs::Alliance,
            _ => Pairs::Off,
        };
        let clash = |rule, one: &str, other: &str| {
            let message = Phrase::new("val-fault-clash").with("one", one).with("other", other);
            Fault::rule(rule, one, message)
        };
        if solo.is_some() && coop.is_some() {
            faults.push(clash("VAL-M16", "solo", "coop"));
        }
        let monster = solo.or(coop);
        if monster.is_some() {
            let mode = if solo.is_some() { "solo" } else { "coop" };
            if pairs != Pairs::Off {
                faults.push(clash("VAL-M14", mode, "pairs")); // VAL-M14: no pairs against a Monster
            }
            // VAL-M2: the set-up that the variants change is not played.
            // VAL-M14: Loki, Thor, Tyr and King are not used.
            for (rule, id) in [("VAL-M2", "variant"), ("VAL-M14", "with")] {
                let values = ABOUT.options.iter().filter(|option| option.id == id);
                let values = values.flat_map(|option| option.values).map(|value| value.id);
                let unfit = values.filter(|value| !["valkyries", "dwarves"].contains(value));
                let chosen = unfit.filter(|value| setup.has(id, value));
                faults.extend(chosen.map(|value| clash(rule, mode, value)));
            }
            if setup.has("with", "dwarves") && !setup.has("with", "valkyries") {
                let message = Phrase::new("val-fault-dwarves-alone");
                faults.push(Fault::rule("VAL-M14", "with", message));
            }
        } else {
            if setup.players == 1 {
                let message = Phrase::new("val-fault-alone");
                faults.push(Fault::rule("VAL-M2", "players", message));
            }
            let monsters = [("level", "VAL-M13"), ("abilities", "VAL-M15"), ("mercy", "VAL-M16")];
            for (option, rule) in monsters {
                if setup.chosen.iter().any(|(given, _)| given == option) {
                    let message = Phrase::new("val-fault-needs-monster");
                    faults.push(Fault::rule(rule, option, message));
                }
            }
        }
        let even = [4, 6].contains(&setup.players);
        if pairs != Pairs::Off && !even && ABOUT.players.contains(&setup.players) {
            // A range of numbers cannot leave five out: what it says of others is not the rule.
            let range = |fault: &Fault| matches!(fault.rule, Some("VAL-X40" | "VAL-X41"));
            faults.retain(|fault| !range(fault));
            let message = Phrase::new("val-fault-pairs-players").with("players", setup.players);
            faults.push(Fault::rule("VAL-X38", "pairs", message));
        }
        Ways {
            quest: monster.map(|monster| Quest {
                monster: monster as u8,
                level: value("level").parse().unwrap_or(1),
                abilities: value("abilities") != "off",
                mercy: value("mercy").parse().unwrap_or(0),
            }),
            pairs,
            king: setup.has("with", "king"),
        }
    }
}
