//! The five ranks at every kind of table.

use minds::{Level, Settings};
use screen::Draw;
use shelf::Visitor;
use tabletop::Setup;

struct Ranks(Setup);

impl Visitor for Ranks {
    type Out = (Vec<Result<Level, String>>, Vec<Settings>);

    fn visit<G: Draw>(self) -> Self::Out {
        let game = G::build(&self.0, G::about().boxes[0].text).expect("it is built in");
        let said = game.ranks().iter().map(|seer| {
            let level = seer.parse::<Level>();
            level.map_err(|garbled| format!("{}: {seer}: {garbled}", G::about().id))
        });
        let thinks = |level: &Level| level.settings(&game).expect("a rank is a seer");
        (said.collect(), Level::RANKS.iter().map(thinks).collect())
    }
}

/// A game says how all five think or says nothing; what it says is read and used, and no two ranks
/// are the same.
#[test]
fn every_table_has_five_ranks() {
    let rivals = shelf::GAMES.iter().map(|id| (*id, Setup::new(2)));
    let others = [
        ("valhalla", Setup::new(1).with("solo", "hel")),
        ("valhalla", Setup::new(2).with("coop", "hel")),
        ("ragnarok", Setup::new(1).with("mode", "loki")),
        ("godofwar", Setup::new(1)),
    ];
    for (id, setup) in rivals.chain(others) {
        let at = format!("{id} {setup:?}");
        let (said, used) = shelf::with(id, Ranks(setup.clone())).expect("it is on the shelf");
        assert!(said.is_empty() || said.len() == Level::RANKS.len(), "{at}: {}", said.len());
        for (said, used) in said.into_iter().zip(&used) {
            assert_eq!(said, Ok(Level::Seer(*used)), "{at}");
        }
        let mut different = used.clone();
        different.dedup();
        assert_eq!(different, used, "{at}");
        let cards = shelf::about(id).expect("it is on the shelf").boxes[0].text;
        let table = shelf::table(id, &setup, cards).expect("it is on the shelf").expect("it is set up");
        assert_eq!(table.settings(Level::RANKS[4]), used.last().copied(), "{at}");
        assert_eq!(table.settings(Level::Greedy), None, "{at}");
    }
}
