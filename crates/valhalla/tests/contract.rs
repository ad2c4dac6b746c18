//! The contract on every mode of the game.

use tabletop::{Game, Setup};
use valhalla::Valhalla;

fn table(setup: Setup) -> Valhalla {
    let cards = Valhalla::about().boxes[0].text;
    Valhalla::build(&setup, cards).expect("the built-in box and the set-up are sound")
}

fn tables() -> Vec<(String, Valhalla)> {
    let mut tables = Vec::new();
    for players in 2..=6 {
        let mut add = |name: &str, setup: Setup| {
            tables.push((format!("{players} {name}"), table(setup)));
        };
        let setup = || Setup::new(players);
        add("pl", setup());
        add("ru", setup().with("edition", "ru").with("first", "2"));
        add("first game", setup().with("variant", "first-game"));
        add("simplified", setup().with("variant", "simplified"));
        add("draft", setup().with("variant", "draft"));
        let both = setup().with("variant", "draft").with("variant", "five-jarls");
        add("draft, five Jarls", both);
    }
    tables
}

/// Every law of the contract, by random play (see `testkit`).
#[test]
fn holds_on_every_mode() {
    let tables = tables();
    let named: Vec<(&str, Valhalla)> =
        tables.iter().map(|(name, game)| (name.as_str(), game.clone())).collect();
    let games: u32 =
        std::env::var("CONTRACT_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_020);
    let report = testkit::contract(&named, games, 7);
    assert!(report.endings.contains_key("last-shield"), "{:?}", report.endings);
    assert!(report.endings.contains_key("empty-deck"), "{:?}", report.endings);
}
