//! What can be chosen before a game.

use std::ops::RangeInclusive;

use tabletop::{About, BuiltInBox, Choosable, Fault, Mode, Opt, Phrase, Seat, Setup};

use crate::cards::{BEINGS, Deck};

const fn value(
    id: &'static str,
    players: RangeInclusive<u8>,
    phrase: &'static str,
    rule: &'static str,
) -> Choosable {
    Choosable { id, players, phrase, rule }
}

const fn being(id: &'static str) -> Choosable {
    value(id, 1..=5, "rag-being-named", "RAG-S1")
}

const fn space(id: &'static str) -> Choosable {
    value(id, 2..=5, "rag-space-named", "RAG-S4")
}

const fn first(id: &'static str, least: u8) -> Choosable {
    value(id, least..=5, "rag-first-named", "RAG-S5")
}

/// What is known of the game.
pub(crate) static ABOUT: About = About {
    id: "ragnarok",
    prefix: "RAG",
    rules_version: 1,
    players: 1..=5,
    modes: &[
        Mode { id: "rivals", players: 2..=5 },
        Mode { id: "team", players: 4..=4 },
        Mode { id: "solo", players: 1..=1 },
    ],
    options: &[
        Opt {
            id: "mode",
            values: &[
                value("rivals", 2..=5, "rag-mode-rivals", "RAG-S5"),
                value("team", 4..=4, "rag-mode-team", "RAG-M1"),
                value("loki", 1..=1, "rag-mode-loki", "RAG-A1"),
                value("thrym", 1..=1, "rag-mode-thrym", "RAG-A1"),
            ],
            several: false,
            default: "rivals",
            phrase: "rag-option-mode",
        },
        Opt {
            id: "edition",
            values: &[
                value("en", 1..=5, "rag-edition-en", "RAG-D1"),
                value("fr", 1..=5, "rag-edition-fr", "RAG-D1"),
                value("nl", 1..=5, "rag-edition-nl", "RAG-D1"),
                value("de", 1..=5, "rag-edition-de", "RAG-D1"),
            ],
            several: false,
            default: "en",
            phrase: "rag-option-edition",
        },
        Opt {
            id: "rise",
            values: &[
                value("no", 1..=5, "rag-rise-no", "RAG-S1"),
                value("yes", 1..=5, "rag-rise-yes", "RAG-S1"),
            ],
            several: false,
            default: "no",
            phrase: "rag-option-rise",
        },
        Opt {
            id: "being",
            values: &[
                being("odin"),
                being("thor"),
                being("freya"),
                being("tyr"),
                being("heimdall"),
                being("loki"),
                being("surtur"),
                being("ymir"),
                being("thrym"),
                being("agir"),
                being("kari"),
                being("mork"),
                being("grim"),
                being("hel"),
            ],
            several: true,
            default: "",
            phrase: "rag-option-being",
        },
        Opt {
            id: "space",
            values: &[
                value("usual", 1..=5, "rag-space-usual", "RAG-S4"),
                space("3"),
                space("5"),
                space("7"),
                space("9"),
                space("12"),
                space("15"),
                space("20"),
            ],
            several: false,
            default: "usual",
            phrase: "rag-option-space",
        },
        Opt {
            id: "level",
            values: &[
                value("easy", 1..=1, "rag-level-easy", "RAG-A9"),
                value("normal", 1..=5, "rag-level-normal", "RAG-A9"),
                value("hard", 1..=1, "rag-level-hard", "RAG-A9"),
            ],
            several: false,
            default: "normal",
            phrase: "rag-option-level",
        },
        Opt {
            id: "first",
            values: &[
                value("roll", 1..=5, "rag-first-roll", "RAG-S5"),
                first("1", 2),
                first("2", 2),
                first("3", 3),
                first("4", 4),
                first("5", 5),
            ],
            several: false,
            default: "roll",
            phrase: "rag-option-first",
        },
    ],
    boxes: &[
        BuiltInBox { name: "0.2", text: include_str!("../data/box-0.2.toml") },
        BuiltInBox { name: "0.1", text: include_str!("../data/box-0.1.toml") },
    ],
    rules: include_str!("../../../docs/rules/ragnarok.md"),
};

/// The language of the rulebook that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Edition {
    En,
    Fr,
    Nl,
    De,
}

/// The AP that is played against (RAG-A1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Rival {
    Loki,
    Thrym,
}

/// The options as the rules read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The rulebook.
    pub edition: Edition,
    /// Two against two (RAG-M1).
    pub team: bool,
    /// The AP, if one plays alone.
    pub ap: Option<Rival>,
    /// Easy, normal, hard (RAG-A9).
    pub level: usize,
    /// With Rise of the Giants.
    pub rise: bool,
    /// Beings that were chosen, a bit each (RAG-S1).
    pub beings: u16,
    /// The beings' first space on Yggdrasil, if another than usual (RAG-S4).
    pub space: Option<u8>,
    /// The first player, if named (RAG-S5).
    pub first: Option<Seat>,
}

impl Options {
    /// Reads a set-up, or tells all that is wrong with it. Which beings are of the base game and
    /// which are gods is in the box; without one these mixes are not looked at.
    pub fn read(setup: &Setup, deck: Option<&Deck>) -> Result<Options, Vec<Fault>> {
        let mut faults = setup.check(&ABOUT);
        let value = |id| setup.value(&ABOUT, id);
        let chosen = |id: &str| BEINGS.iter().position(|b| b.to_lowercase() == id);
        let beings = setup.chosen.iter().filter(|(option, _)| option == "being");
        let beings: u16 =
            beings.filter_map(|(_, id)| chosen(id)).fold(0, |mask, being| mask | 1 << being);
        let thrym = setup.has("mode", "thrym");
        let named = |wanted: &dyn Fn(usize) -> bool| {
            (0..BEINGS.len()).filter(|b| beings >> b & 1 == 1 && wanted(*b)).collect::<Vec<_>>()
        };
        let mut rise = thrym || setup.has("rise", "yes");
        let clash = |one: &str, other: &str| {
            Phrase::new("rag-fault-clash").with("one", one).with("other", other)
        };
        let without = setup.has("rise", "no");
        if thrym && without {
            faults.push(Fault::rule("RAG-A1", "mode", clash("thrym", "rise no")));
        }
        if setup.has("mode", "team")
            && setup.chosen.iter().any(|(o, v)| o == "first" && v != "roll")
        {
            faults.push(Fault::rule("RAG-M1", "first", clash("team", value("first"))));
        }
        if let Some(deck) = deck {
            for being in named(&|being| !deck.beings[being].base) {
                rise = true;
                if without {
                    let name = BEINGS[being].to_lowercase();
                    faults.push(Fault::rule("RAG-S1", "being", clash(&name, "rise no")));
                }
            }
            let kinds = [true, false].map(|god| named(&|b| deck.beings[b].god == god).len());
            // RAG-S1: seven, at least two of either kind.
            if rise && (kinds[0] > 5 || kinds[1] > 5 || kinds[0] + kinds[1] > 7) {
                let message = Phrase::new("rag-fault-beings").with("gods", kinds[0]);
                faults.push(Fault::rule("RAG-S1", "being", message.with("giants", kinds[1])));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let ap = match (value("mode"), setup.players) {
            ("thrym", _) => Some(Rival::Thrym),
            ("loki", _) | (_, 1) => Some(Rival::Loki),
            _ => None,
        };
        Ok(Options {
            edition: match value("edition") {
                "fr" => Edition::Fr,
                "nl" => Edition::Nl,
                "de" => Edition::De,
                _ => Edition::En,
            },
            team: value("mode") == "team",
            ap,
            level: match value("level") {
                "easy" => 0,
                "hard" => 2,
                _ => 1,
            },
            rise,
            beings,
            space: value("space").parse().ok(),
            first: value("first").parse().ok(),
        })
    }
}
