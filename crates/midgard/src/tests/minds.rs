//! Positions with a single winning choice, which a seer finds. Seat 1 places the last worker of the
//! game (MID-R2, MID-E8) and has nobody to fight with; it is behind by some glory, and one place
//! alone brings more. That no other does is proven by trying everything.

use testkit::solve::finds;

use super::table::table;

/// The table, what seat 1 has, by how much seat 2 leads, and the place that wins.
const POSITIONS: [(&str, &str, u8, &str); 11] = [
    ("meat 2 | open gifts glory", "food 0 | wood 1 | coins 0", 2, "runesmith"),
    ("meat 2 | open gifts glory", "food 1 | wood 1 | coins 1", 2, "runesmith"),
    ("merchant Shield-Maiden | stock 0/2/0", "food 2 | wood 2 | coins 2", 3, "stall-2"),
    ("meat 0 | stock 1/0/1 | merchant Fishwife", "food 0 | wood 3 | coins 3", 4, "shipwright"),
    ("merchant Shield-Maiden | stock 0/2/0", "food 3 | wood 3 | coins 0", 5, "stall-2"),
    ("meat 2 | open gifts glory", "food 0 | wood 1 | coins 1 | destinies runes", 6, "runesmith"),
    ("meat 2 | open gifts glory", "food 0 | wood 1 | coins 2 | destinies coins", 8, "runesmith"),
    ("meat 2 | open gifts glory", "food 0 | wood 0 | coins 0 | destinies food", 4, "butcher"),
    ("meat 2 | open gifts glory", "food 0 | wood 1 | coins 1 | destinies favours", 5, "chapel"),
    ("meat 2 | open gifts glory", "food 0 | wood 0 | coins 1 | destinies warriors", 3, "longhouse"),
    (
        "meat 0 | stock 1/0/1 | merchant Fishwife",
        "food 0 | wood 0 | coins 0 | destinies food",
        2,
        "stall-3",
    ),
];

#[test]
fn a_seer_finds_the_only_place_that_wins() {
    for (board, own, lead, place) in POSITIONS {
        let drawn = table(&format!(
            "players 2 | round 8 | {board}\n\
             1: workers 1 | home 0/0/0 | favours 0 | glory 10 | {own}\n\
             2: workers 0 | home 0/0/0 | food 0 | wood 0 | coins 0 | favours 0 | glory {}",
            10 + lead
        ));
        println!("{board} {own} {lead}");
        // Some plans are long: a rune is bought, used and spent on what a destiny counts.
        finds(&drawn.game, &drawn.state, &format!("go {place}"), 4_000);
    }
}
