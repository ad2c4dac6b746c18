//! The contract on every mode of the game.

use ragnarok::Ragnarok;
use tabletop::{Game, Setup};

fn table(setup: &Setup) -> Ragnarok {
    let cards = Ragnarok::about().boxes[0].text;
    Ragnarok::build(setup, cards).expect("the built-in box and the set-up are sound")
}

fn tables() -> Vec<(String, Ragnarok)> {
    let mut tables = Vec::new();
    let mut add = |name: &str, setup: Setup| tables.push((name.to_owned(), table(&setup)));
    for players in 2..=5 {
        let setup = || Setup::new(players);
        add(&format!("{players} base"), setup());
        add(&format!("{players} rise"), setup().with("rise", "yes").with("space", "3"));
        let named = setup().with("being", "kari").with("being", "ymir").with("edition", "fr");
        add(&format!("{players} named"), named.with("first", "2"));
    }
    let team = || Setup::new(4).with("mode", "team");
    add("team", team());
    add("team rise", team().with("rise", "yes").with("edition", "de").with("space", "3"));
    for level in ["easy", "normal", "hard"] {
        let solo = |mode| Setup::new(1).with("mode", mode).with("level", level);
        add(&format!("loki {level}"), solo("loki"));
        add(&format!("loki rise {level}"), solo("loki").with("rise", "yes"));
        add(&format!("thrym {level}"), solo("thrym"));
    }
    let mork = Setup::new(1).with("being", "mork").with("being", "kari").with("being", "ymir");
    add("loki mork", mork);
    tables
}

/// Every law of the contract, by random play (see `testkit`).
#[test]
fn holds_on_every_mode() {
    let tables = tables();
    let named: Vec<(&str, Ragnarok)> =
        tables.iter().map(|(name, game)| (name.as_str(), game.clone())).collect();
    let report = testkit::contract(&named, 1_008, 7);
    for ending in ["six-rounds", "solo-lost"] {
        assert!(report.endings.contains_key(ending), "{:?}", report.endings);
    }
}
