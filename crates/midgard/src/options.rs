//! What can be chosen before a game.

use tabletop::{About, BuiltInBox, Choosable, Fault, Mode, Opt, Seat, Setup};

/// What is known of the game.
pub(crate) static ABOUT: About = About {
    id: "midgard",
    prefix: "MID",
    rules_version: 1,
    players: 2..=4,
    modes: &[Mode { id: "rivals", players: 2..=4 }],
    options: &[
        Opt {
            id: "variant",
            values: &[
                Choosable {
                    id: "hall-of-fame",
                    players: 2..=4,
                    phrase: "mid-variant-hall-of-fame",
                    rule: "MID-S6",
                },
                Choosable {
                    id: "distrustful-townsfolk",
                    players: 2..=4,
                    phrase: "mid-variant-distrustful-townsfolk",
                    rule: "MID-S6",
                },
            ],
            several: true,
            default: "",
            phrase: "mid-option-variant",
        },
        Opt {
            id: "assignment",
            values: &[
                Choosable {
                    id: "in-turn",
                    players: 2..=4,
                    phrase: "mid-assignment-in-turn",
                    rule: "MID-R3",
                },
                Choosable {
                    id: "hidden",
                    players: 2..=4,
                    phrase: "mid-assignment-hidden",
                    rule: "MID-R3",
                },
            ],
            several: false,
            default: "in-turn",
            phrase: "mid-option-assignment",
        },
        Opt {
            id: "first",
            values: &[
                Choosable {
                    id: "random",
                    players: 2..=4,
                    phrase: "mid-first-random",
                    rule: "MID-S4",
                },
                Choosable { id: "1", players: 2..=4, phrase: "mid-first-named", rule: "MID-S4" },
                Choosable { id: "2", players: 2..=4, phrase: "mid-first-named", rule: "MID-S4" },
                Choosable { id: "3", players: 3..=4, phrase: "mid-first-named", rule: "MID-S4" },
                Choosable { id: "4", players: 4..=4, phrase: "mid-first-named", rule: "MID-S4" },
            ],
            several: false,
            default: "random",
            phrase: "mid-option-first",
        },
    ],
    boxes: &[
        BuiltInBox { name: "0.3", text: include_str!("../data/box-0.3.toml") },
        BuiltInBox { name: "0.2", text: include_str!("../data/box-0.2.toml") },
        BuiltInBox { name: "0.1", text: include_str!("../data/box-0.1.toml") },
    ],
    rules: include_str!("../../../docs/rules/midgard.md"),
};

/// The options as the rules read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// MID-S6: defeated enemies lie open.
    pub hall_of_fame: bool,
    /// MID-S6: everybody starts with blame.
    pub distrustful: bool,
    /// MID-R3: warriors are assigned at the same time, unseen.
    pub hidden: bool,
    /// The first player, if named (MID-S4).
    pub first: Option<Seat>,
}

impl Options {
    /// Reads a set-up, or tells all that is wrong with it.
    pub fn read(setup: &Setup) -> Result<Options, Vec<Fault>> {
        let faults = setup.check(&ABOUT);
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Options {
            hall_of_fame: setup.has("variant", "hall-of-fame"),
            distrustful: setup.has("variant", "distrustful-townsfolk"),
            hidden: setup.value(&ABOUT, "assignment") == "hidden",
            first: setup.value(&ABOUT, "first").parse().ok(),
        })
    }
}
