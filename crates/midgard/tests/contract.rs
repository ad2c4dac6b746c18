//! The contract on every mode of the game.

use midgard::Midgard;
use tabletop::{Game, Setup};

fn table(setup: Setup) -> Midgard {
    let cards = Midgard::about().boxes[0].text;
    Midgard::build(&setup, cards).expect("the built-in box and the set-up are sound")
}

fn tables() -> Vec<(String, Midgard)> {
    let mut tables = Vec::new();
    for players in 2..=4 {
        let mut add = |name: &str, setup: Setup| {
            tables.push((format!("{players} {name}"), table(setup)));
        };
        let setup = || Setup::new(players);
        add("plain", setup());
        add("hidden", setup().with("assignment", "hidden").with("first", "2"));
        add("hall of fame", setup().with("variant", "hall-of-fame"));
        let both = setup().with("variant", "hall-of-fame").with("variant", "distrustful-townsfolk");
        add("both variants, hidden", both.with("assignment", "hidden"));
    }
    tables
}

/// Every law of the contract, by random play (see `testkit`): MID-R3 in both ways, MID-S6 with both
/// variants, MID-S7 and MID-L6 by what stays hidden.
#[test]
fn holds_on_every_mode() {
    let tables = tables();
    let named: Vec<(&str, Midgard)> =
        tables.iter().map(|(name, game)| (name.as_str(), game.clone())).collect();
    let report = testkit::contract(&named, 1_008, 7);
    assert!(report.endings.contains_key("eight-rounds"), "{:?}", report.endings);
}
