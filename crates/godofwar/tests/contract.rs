//! The contract for every number of players, hero, quest and boss, with open and hidden hands.

use godofwar::GodOfWar;
use tabletop::{Game, Setup};

fn table(setup: &Setup) -> GodOfWar {
    let cards = GodOfWar::about().boxes[0].text;
    GodOfWar::build(setup, cards).unwrap_or_else(|faults| panic!("{faults}"))
}

fn tables() -> Vec<(String, GodOfWar)> {
    let mut tables = Vec::new();
    let mut add = |name: String, setup: Setup| tables.push((name, table(&setup)));
    for players in 1..=4 {
        for quest in 1..=6 {
            let boss = (quest - 1) % 4 + 1;
            let setup = || Setup::new(players).with("quest", &quest.to_string());
            add(format!("{players} quest {quest}"), setup().with("boss", &boss.to_string()));
            if players > 1 {
                let heroes = if quest % 2 == 0 { "random" } else { "choose" };
                let hidden = setup().with("hands", "hidden").with("heroes", heroes);
                add(format!("{players} quest {quest} hidden"), hidden);
            }
        }
        let first = Setup::new(players).with("variant", "first-game").with("first", "1");
        add(format!("{players} first game"), first);
    }
    tables
}

/// Every law of the contract, by random play (see `testkit`).
#[test]
fn holds_for_every_number_of_players_quest_and_boss() {
    let tables = tables();
    let named: Vec<(&str, GodOfWar)> =
        tables.iter().map(|(name, game)| (name.as_str(), game.clone())).collect();
    let games: u32 =
        std::env::var("CONTRACT_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_012);
    let report = testkit::contract(&named, games, 7);
    assert!(report.endings.contains_key("downed"), "{:?}", report.endings);
}
