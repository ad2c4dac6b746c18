//! The contract on every mode of the game.

use tabletop::{Game, Piece, Setup};
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
        let each = ["loki", "thor", "valkyries", "dwarves", "tyr"];
        let each: Vec<&str> = each.into_iter().filter(|id| players > 2 || *id != "thor").collect();
        let mut all = setup();
        for expansion in each {
            let edition = if (players as usize + expansion.len()) % 2 == 0 { "pl" } else { "ru" };
            add(expansion, setup().with("with", expansion).with("edition", edition));
            all = all.with("with", expansion);
        }
        add("all expansions", all.clone());
        add("all expansions ru", all.clone().with("edition", "ru"));
        add("all expansions, draft", all.with("variant", "draft").with("loki", "recommended"));
    }
    tables
}

/// Only cards of Tyr's can lie among those that were not shuffled in; they have the last numbers.
fn could(game: &Valhalla, _: &valhalla::View, piece: &Piece) -> bool {
    let setup = game.setup();
    let decks = [("valkyries", 40), ("dwarves", 40), ("thor", 14)];
    let before = decks.iter().filter(|(id, _)| setup.has("with", id)).map(|(_, cards)| cards);
    piece.zone != "box" || piece.number >= 120 + before.sum::<u16>()
}

/// Every law of the contract, by random play (see `testkit`).
#[test]
fn holds_on_every_mode() {
    let tables = tables();
    let named: Vec<(&str, Valhalla)> =
        tables.iter().map(|(name, game)| (name.as_str(), game.clone())).collect();
    let games: u32 =
        std::env::var("CONTRACT_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_020);
    let trial = testkit::Trial::new(&named, 7).could(could);
    let report = trial.run(0..games, &mut |_| ()).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(report.endings.contains_key("last-shield"), "{:?}", report.endings);
    assert!(report.endings.contains_key("empty-deck"), "{:?}", report.endings);
}
