//! The rules, tested by number. A test draws a table, acts, and looks at the table again: see
//! [`draw`] for the notation and [`table`] for `check`, `refused` and `listed`.
//!
//! All of them play with the frozen box `sagas/valhalla/box.toml`, so that tuning the cards of a
//! release changes no test.

mod draw;
mod table;

mod aftermath;
mod battle;
mod boxes;
mod cards;
mod conditions;
mod coop;
mod dice;
mod dread;
mod dwarves;
mod end;
mod faults;
mod hunt;
mod hunted;
mod hunting;
mod instinct;
mod jarls;
mod king;
mod lair;
mod loki;
mod minds;
mod notation;
mod page;
mod pairs;
mod pairs_mixed;
mod payment;
mod powers;
mod score;
mod secrets;
mod setup;
mod sheets;
mod tactics;
mod tally;
mod thor;
mod told;
mod turn;
mod tyr;
mod valkyries;
mod variants;
mod ways;
mod wild;
mod wrong;

/// Every ability of a Jarl, as it is written in a box.
const EFFECTS: [&str; 23] = [
    "strength",
    "clan-strength",
    "extra-dice",
    "free-rerolls",
    "turn-miss",
    "turn-to",
    "foe-fewer-dice",
    "frost-proof",
    "tie-defence",
    "silence",
    "before-boost",
    "plunder",
    "last-honour",
    "draw-after",
    "squad-slots",
    "play-two",
    "pair-limit",
    "draw-more",
    "keep-more",
    "salvage",
    "watch-swap",
    "shield-glory",
    "clan-glory",
];

/// Every condition of an extra ability, as it is written in a box.
const CONDITIONS: [&str; 13] = [
    "squad-at-most",
    "squad-at-least",
    "fewer-than-foe",
    "clan-in-squad",
    "clans-at-least",
    "own-shields-at-most",
    "captured-at-least",
    "hand-at-least",
    "hand-at-most",
    "attacking",
    "defending",
    "valhalla-at-most",
    "deck-at-most",
];
