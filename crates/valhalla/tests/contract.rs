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
        let each = ["loki", "thor", "valkyries", "dwarves", "tyr", "king"];
        let each: Vec<&str> = each.into_iter().filter(|id| players > 2 || *id != "thor").collect();
        let mut all = setup();
        for expansion in each {
            let edition =
                if (players as usize + expansion.len()).is_multiple_of(2) { "pl" } else { "ru" };
            add(expansion, setup().with("with", expansion).with("edition", edition));
            all = all.with("with", expansion);
        }
        add("all expansions", all.clone());
        add("all expansions ru", all.clone().with("edition", "ru"));
        if players.is_multiple_of(2) && players > 2 {
            for pairs in ["partnership", "alliance"] {
                for edition in ["pl", "ru"] {
                    let setup = setup().with("pairs", pairs).with("edition", edition);
                    add(&format!("{pairs} {edition}"), setup);
                    let all = all.clone().with("pairs", pairs).with("edition", edition);
                    add(&format!("{pairs} {edition}, all expansions"), all);
                }
            }
        }
        add("all expansions, draft", all.with("variant", "draft").with("loki", "recommended"));
    }
    hunts(&mut tables);
    tables
}

/// Each Monster and level, alone and together, in both editions, with and without abilities.
fn hunts(tables: &mut Vec<(String, Valhalla)>) {
    let mut add = |name: String, setup: Setup| tables.push((name, table(setup)));
    for monster in ["jormungandr", "surtur", "hel", "fenrir"] {
        for level in ["1", "2", "3"] {
            let solo = Setup::new(1).with("solo", monster).with("level", level);
            add(format!("solo {monster} {level}"), solo.clone());
            add(format!("solo {monster} {level} ru"), solo.with("edition", "ru"));
        }
        let players = 2..=4;
        for (players, (edition, level)) in players.zip([("pl", "1"), ("ru", "2"), ("pl", "3")]) {
            let coop = Setup::new(players).with("coop", monster);
            let coop = coop.with("edition", edition).with("level", level);
            add(format!("co-op {players} {monster} {edition} {level}"), coop);
        }
        let plain = Setup::new(2).with("coop", monster).with("abilities", "off");
        add(format!("co-op 2 {monster} without abilities"), plain);
        for (edition, players) in [("pl", 1), ("ru", 3)] {
            let mode = if players == 1 { "solo" } else { "coop" };
            let one = Setup::new(players).with(mode, monster).with("edition", edition);
            let one = one.with("with", "valkyries");
            add(format!("{mode} {players} {monster} {edition}, valkyries"), one.clone());
            add(format!("{mode} {players} {monster} {edition}, both"), one.with("with", "dwarves"));
        }
    }
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
    let report = testkit::Trial::new(&named, 7).could(could).hold(3_000);
    for ending in ["last-shield", "empty-deck", "shields-lost", "deck-lost"] {
        assert!(report.endings.contains_key(ending), "{ending}: {:?}", report.endings);
    }
}
