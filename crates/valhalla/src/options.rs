//! What can be chosen before a game.

use tabletop::{About, BuiltInBox, Choosable, Fault, Mode, Opt, Phrase, Seat, Setup};

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
            values: &[Choosable {
                id: "king",
                players: 2..=6,
                phrase: "val-with-king",
                rule: "VAL-X33",
            }],
            several: true,
            default: "",
            phrase: "val-option-with",
        },
        ways::SOLO,
        ways::COOP,
        ways::LEVEL,
        ways::ABILITIES,
        ways::PAIRS,
    ],
    boxes: &[
        BuiltInBox { name: "0.2", text: include_str!("../data/box-0.2.toml") },
        BuiltInBox { name: "0.1", text: include_str!("../data/box-0.1.toml") },
    ],
    rules: include_str!("../../../docs/rules/valhalla.md"),
};

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
        })
    }
}
