//! What can be chosen before a game.

use std::ops::RangeInclusive;

use tabletop::{About, BuiltInBox, Choosable, Fault, Mode, Opt, Phrase, Seat, Setup};

const fn value(
    id: &'static str,
    players: RangeInclusive<u8>,
    phrase: &'static str,
    rule: &'static str,
) -> Choosable {
    Choosable { id, players, phrase, rule }
}

/// A box: its heroes, and the scenes that all boxes so far have in common.
macro_rules! with_scenes {
    ($heroes:literal) => {
        concat!(
            include_str!($heroes),
            include_str!("../data/scenes/1-travelers.toml"),
            include_str!("../data/scenes/2-alfheim.toml"),
            include_str!("../data/scenes/3-grendels.toml"),
            include_str!("../data/scenes/4-helheim.toml"),
            include_str!("../data/scenes/5-svartaljofurr.toml"),
            include_str!("../data/scenes/6-ogre.toml"),
            include_str!("../data/scenes/7-baldur.toml"),
            include_str!("../data/scenes/8-magni-modi.toml"),
            include_str!("../data/scenes/9-sigrun.toml"),
            include_str!("../data/scenes/10-hraezlyr.toml"),
        )
    };
}

/// What is known of the game.
pub(crate) static ABOUT: About = About {
    id: "godofwar",
    prefix: "GOW",
    rules_version: 2,
    players: 1..=4,
    modes: &[Mode { id: "together", players: 2..=4 }, Mode { id: "solo", players: 1..=1 }],
    options: &[
        Opt {
            id: "variant",
            values: &[value("first-game", 1..=4, "gow-variant-first-game", "GOW-S6")],
            several: true,
            default: "",
            phrase: "gow-option-variant",
        },
        Opt {
            id: "heroes",
            values: &[
                value("choose", 1..=4, "gow-heroes-choose", "GOW-S1"),
                value("random", 2..=4, "gow-heroes-random", "GOW-S1"),
            ],
            several: false,
            default: "choose",
            phrase: "gow-option-heroes",
        },
        Opt {
            id: "first",
            values: &[
                value("random", 1..=4, "gow-first-random", "GOW-S5"),
                value("1", 1..=4, "gow-first-named", "GOW-S5"),
                value("2", 2..=4, "gow-first-named", "GOW-S5"),
                value("3", 3..=4, "gow-first-named", "GOW-S5"),
                value("4", 4..=4, "gow-first-named", "GOW-S5"),
            ],
            several: false,
            default: "random",
            phrase: "gow-option-first",
        },
        Opt {
            id: "hands",
            values: &[
                value("open", 1..=4, "gow-hands-open", "GOW-H12"),
                value("hidden", 2..=4, "gow-hands-hidden", "GOW-H12"),
            ],
            several: false,
            default: "open",
            phrase: "gow-option-hands",
        },
        Opt {
            id: "quest",
            values: &[
                value("random", 1..=4, "gow-quest-random", "GOW-S2"),
                value("1", 1..=4, "gow-quest-named", "GOW-S2"),
                value("2", 1..=4, "gow-quest-named", "GOW-S2"),
                value("3", 1..=4, "gow-quest-named", "GOW-S2"),
                value("4", 1..=4, "gow-quest-named", "GOW-S2"),
                value("5", 1..=4, "gow-quest-named", "GOW-S2"),
                value("6", 1..=4, "gow-quest-named", "GOW-S2"),
            ],
            several: false,
            default: "random",
            phrase: "gow-option-quest",
        },
        Opt {
            id: "boss",
            values: &[
                value("random", 1..=4, "gow-boss-random", "GOW-S2"),
                value("1", 1..=4, "gow-boss-named", "GOW-S2"),
                value("2", 1..=4, "gow-boss-named", "GOW-S2"),
                value("3", 1..=4, "gow-boss-named", "GOW-S2"),
                value("4", 1..=4, "gow-boss-named", "GOW-S2"),
            ],
            several: false,
            default: "random",
            phrase: "gow-option-boss",
        },
    ],
    boxes: &[
        BuiltInBox { name: "0.3", text: with_scenes!("../data/heroes-0.3.toml") },
        BuiltInBox { name: "0.2", text: with_scenes!("../data/heroes-0.2.toml") },
        BuiltInBox { name: "0.1", text: with_scenes!("../data/heroes-0.1.toml") },
    ],
    rules: include_str!("../../../docs/rules/godofwar.md"),
};

/// The options as the rules read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// GOW-S6.
    pub first_game: bool,
    /// Heroes are dealt by fate (GOW-S1).
    pub dealt: bool,
    /// The first player, if named (GOW-S5).
    pub first: Option<Seat>,
    /// The quest at the bottom of the pyramid, if named (GOW-S2).
    pub quest: Option<u8>,
    /// The boss that is sure to be among the three, if named (GOW-S2).
    pub boss: Option<u8>,
    /// Whether nobody sees another's hand.
    pub hidden: bool,
}

impl Options {
    /// Reads a set-up, or tells all that is wrong with it.
    pub fn read(setup: &Setup) -> Result<Options, Vec<Fault>> {
        let mut faults = setup.check(&ABOUT);
        let first_game = setup.has("variant", "first-game");
        let named = |option| setup.value(&ABOUT, option).parse::<u8>().ok().map(|n| n - 1);
        let quest = named("quest");
        if first_game && quest.is_some_and(|quest| quest != 0) {
            faults.push(Fault::rule("GOW-S6", "quest", Phrase::new("gow-fault-first-game")));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Options {
            first_game,
            dealt: setup.value(&ABOUT, "heroes") == "random",
            first: setup.value(&ABOUT, "first").parse().ok(),
            quest: if first_game { Some(0) } else { quest },
            boss: named("boss"),
            hidden: setup.value(&ABOUT, "hands") == "hidden",
        })
    }
}
