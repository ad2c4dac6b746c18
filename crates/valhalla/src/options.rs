//! What can be chosen before a game.

use tabletop::{About, BuiltInBox, Choosable, Fault, Mode, Opt, Phrase, Seat, Setup};

use crate::cards::Part;
use crate::ways::{self, Ways};

/// What is known of the game.
pub(crate) static ABOUT: About = About {
    id: "valhalla",
    prefix: "VAL",
    rules_version: 1,
    players: 1..=6,
    modes: &[
        Mode { id: "rivals", players: 2..=6 },
        Mode { id: "partnership", players: 4..=6 },
        Mode { id: "alliance", players: 4..=6 },
        Mode { id: "solo", players: 1..=1 },
        Mode { id: "coop", players: 2..=4 },
    ],
    options: &[
        Opt {
            id: "edition",
            values: &[
                Choosable { id: "pl", players: 1..=6, phrase: "val-edition-pl", rule: "VAL-B18" },
                Choosable { id: "ru", players: 1..=6, phrase: "val-edition-ru", rule: "VAL-B18" },
            ],
            several: false,
            default: "pl",
            phrase: "val-option-edition",
        },
        Opt {
            id: "variant",
            values: &[
                Choosable {
                    id: "first-game",
                    players: 2..=6,
                    phrase: "val-variant-first-game",
                    rule: "VAL-S4",
                },
                Choosable {
                    id: "simplified",
                    players: 2..=6,
                    phrase: "val-variant-simplified",
                    rule: "VAL-V1",
                },
                Choosable {
                    id: "draft",
                    players: 2..=6,
                    phrase: "val-variant-draft",
                    rule: "VAL-V2",
                },
                Choosable {
                    id: "five-jarls",
                    players: 2..=6,
                    phrase: "val-variant-five-jarls",
                    rule: "VAL-V3",
                },
            ],
            several: true,
            default: "",
            phrase: "val-option-variant",
        },
        Opt {
            id: "first",
            values: &[
                Choosable {
                    id: "random",
                    players: 1..=6,
                    phrase: "val-first-random",
                    rule: "VAL-S7",
                },
                Choosable { id: "1", players: 1..=6, phrase: "val-first-named", rule: "VAL-S7" },
                Choosable { id: "2", players: 2..=6, phrase: "val-first-named", rule: "VAL-S7" },
                Choosable { id: "3", players: 3..=6, phrase: "val-first-named", rule: "VAL-S7" },
                Choosable { id: "4", players: 4..=6, phrase: "val-first-named", rule: "VAL-S7" },
                Choosable { id: "5", players: 5..=6, phrase: "val-first-named", rule: "VAL-S7" },
                Choosable { id: "6", players: 6..=6, phrase: "val-first-named", rule: "VAL-S7" },
            ],
            several: false,
            default: "random",
            phrase: "val-option-first",
        },
        Opt {
            id: "with",
            values: &[
                expansion("loki", 2, "val-with-loki", "VAL-X1"),
                expansion("thor", 3, "val-with-thor", "VAL-X5"),
                expansion("valkyries", 1, "val-with-valkyries", "VAL-X10"),
                expansion("dwarves", 1, "val-with-dwarves", "VAL-X19"),
                expansion("tyr", 2, "val-with-tyr", "VAL-X28"),
                expansion("king", 2, "val-with-king", "VAL-X33"),
            ],
            several: true,
            default: "",
            phrase: "val-option-with",
        },
        ways::SOLO,
        ways::COOP,
        ways::LEVEL,
        ways::ABILITIES,
        ways::MERCY,
        ways::PAIRS,
        Opt {
            id: "loki",
            values: &[
                trick("random", "val-loki-random"),
                trick("recommended", "val-loki-recommended"),
                trick("1", "val-loki-named"),
                trick("2", "val-loki-named"),
                trick("3", "val-loki-named"),
                trick("4", "val-loki-named"),
                trick("5", "val-loki-named"),
                trick("6", "val-loki-named"),
                trick("7", "val-loki-named"),
                trick("8", "val-loki-named"),
                trick("9", "val-loki-named"),
                trick("10", "val-loki-named"),
            ],
            several: false,
            default: "random",
            phrase: "val-option-loki",
        },
    ],
    boxes: &[
        BuiltInBox { name: "0.7", text: include_str!("../data/box-0.7.toml") },
        BuiltInBox { name: "0.6", text: include_str!("../data/box-0.6.toml") },
        BuiltInBox { name: "0.5", text: include_str!("../data/box-0.5.toml") },
        BuiltInBox { name: "0.4", text: include_str!("../data/box-0.4.toml") },
        BuiltInBox { name: "0.3", text: include_str!("../data/box-0.3.toml") },
        BuiltInBox { name: "0.2", text: include_str!("../data/box-0.2.toml") },
        BuiltInBox { name: "0.1", text: include_str!("../data/box-0.1.toml") },
    ],
    rules: include_str!("../../../docs/rules/valhalla.md"),
};

const fn expansion(
    id: &'static str,
    least: u8,
    phrase: &'static str,
    rule: &'static str,
) -> Choosable {
    Choosable { id, players: least..=6, phrase, rule }
}

const fn trick(id: &'static str, phrase: &'static str) -> Choosable {
    Choosable { id, players: 2..=6, phrase, rule: "VAL-X1" }
}

/// The rulebook that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// Polish.
    Pl,
    /// Russian.
    Ru,
}

/// The options as the rules read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The rulebook.
    pub edition: Edition,
    /// VAL-S4.
    pub first_game: bool,
    /// VAL-V1.
    pub simplified: bool,
    /// VAL-V2.
    pub draft: bool,
    /// VAL-V3.
    pub five_jarls: bool,
    /// The first player, if named (VAL-S7).
    pub first: Option<Seat>,
    /// Monster, pairs, King.
    pub ways: Ways,
    /// The expansions.
    pub with: With,
    /// Which card of Loki's.
    pub loki: Trick,
}

/// The expansions that are played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct With {
    /// Loki's Trick (VAL-X1 to X4).
    pub loki: bool,
    /// Thor's Support (VAL-X5 to X9).
    pub thor: bool,
    /// Valkyries (VAL-X10 to X18).
    pub valkyries: bool,
    /// Dwarves of Svartalfheim (VAL-X19 to X27).
    pub dwarves: bool,
    /// Tyr's Wrath (VAL-X28 to X32).
    pub tyr: bool,
}

impl With {
    /// Whether the cards of a deck are on the table.
    pub fn has(&self, part: Part) -> bool {
        match part {
            Part::Base => true,
            Part::Valkyries => self.valkyries,
            Part::Dwarves => self.dwarves,
            Part::Thor => self.thor,
            Part::Tyr => self.tyr,
        }
    }
}

/// Which card of Loki's is in play (VAL-X1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trick {
    /// One drawn at random.
    Random,
    /// The one that is recommended for a first game.
    Recommended,
    /// A card by its number, from 0.
    Card(u8),
}

impl Options {
    /// Reads a set-up, or tells all that is wrong with it.
    pub fn read(setup: &Setup) -> Result<Options, Vec<Fault>> {
        let mut faults = setup.check(&ABOUT);
        let variant = |id| setup.has("variant", id);
        let clash =
            |a: &str, b: &str| Phrase::new("val-fault-clash").with("one", a).with("other", b);
        for other in ["first-game", "draft", "five-jarls"] {
            if variant("simplified") && variant(other) {
                faults.push(Fault::rule("VAL-V1", "variant", clash("simplified", other)));
            }
        }
        if variant("first-game") && variant("five-jarls") {
            faults.push(Fault::rule("VAL-S4", "variant", clash("first-game", "five-jarls")));
        }
        let ways = Ways::read(setup, &mut faults);
        let with = |id| setup.has("with", id);
        let names_trick = setup.chosen.iter().any(|(option, _)| option == "loki");
        if names_trick && !with("loki") {
            let message = Phrase::new("val-fault-without").with("needs", "loki");
            faults.push(Fault::rule("VAL-X1", "loki", message));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Options {
            edition: match setup.value(&ABOUT, "edition") {
                "ru" => Edition::Ru,
                _ => Edition::Pl,
            },
            first_game: variant("first-game"),
            simplified: variant("simplified"),
            draft: variant("draft"),
            five_jarls: variant("five-jarls"),
            first: setup.value(&ABOUT, "first").parse().ok(),
            ways,
            with: With {
                loki: with("loki"),
                thor: with("thor"),
                valkyries: with("valkyries"),
                dwarves: with("dwarves"),
                tyr: with("tyr"),
            },
            loki: match setup.value(&ABOUT, "loki") {
                "recommended" => Trick::Recommended,
                number => number.parse().map_or(Trick::Random, |n: u8| Trick::Card(n - 1)),
            },
        })
    }
}
