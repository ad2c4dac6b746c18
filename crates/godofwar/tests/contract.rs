//! The contract for every number of players, hero and quest.

use godofwar::GodOfWar;
use tabletop::{Game, Setup};

fn table(setup: Setup) -> GodOfWar {
    let cards = GodOfWar::about().boxes[0].text;
    GodOfWar::build(&setup, cards).unwrap_or_else(|faults| panic!("{faults}"))
}

fn tables() -> Vec<(String, GodOfWar)> {
    let mut tables = Vec::new();
    for players in 1..=4 {
        for quest in 1..=6 {
            let setup = Setup::new(players).with("quest", &quest.to_string());
            tables.push((format!("{players} quest {quest}"), table(setup)));
        }
        let first = Setup::new(players).with("variant", "first-game").with("first", "1");
        tables.push((format!("{players} first game"), table(first)));
    }
    tables
}

/// Every law of the contract, by random play (see `testkit`).
#[test]
fn holds_for_every_number_of_players_and_quest() {
    let tables = tables();
    let named: Vec<(&str, GodOfWar)> =
        tables.iter().map(|(name, game)| (name.as_str(), game.clone())).collect();
    let games: u32 =
        std::env::var("CONTRACT_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_036);
    let report = testkit::contract(&named, games, 7);
    assert!(report.endings.contains_key("downed"), "{:?}", report.endings);
}
