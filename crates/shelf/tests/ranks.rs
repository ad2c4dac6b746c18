//! The five ranks in every game.

use minds::{Level, Settings};
use screen::Draw;
use shelf::Visitor;

struct Ranks;

impl Visitor for Ranks {
    type Out = (Vec<Result<Level, String>>, Vec<Settings>);

    fn visit<G: Draw>(self) -> Self::Out {
        let said = G::ranks().iter().map(|seer| {
            let level = seer.parse::<Level>();
            level.map_err(|garbled| format!("{}: {seer}: {garbled}", G::about().id))
        });
        let thinks = |level: &Level| level.settings::<G>().expect("a rank is a seer");
        (said.collect(), Level::RANKS.iter().map(thinks).collect())
    }
}

/// A game says how all five think or says nothing; what it says is read and used, and no two ranks
/// are the same.
#[test]
fn every_game_has_five_ranks() {
    for id in shelf::GAMES {
        let (said, used) = shelf::with(id, Ranks).expect("it is on the shelf");
        assert!(said.is_empty() || said.len() == Level::RANKS.len(), "{id}: {}", said.len());
        for (said, used) in said.into_iter().zip(&used) {
            assert_eq!(said, Ok(Level::Seer(*used)), "{id}");
        }
        let mut different = used.clone();
        different.dedup();
        assert_eq!(different, used, "{id}");
        let konung = shelf::settings(id, Level::RANKS[4]);
        assert_eq!(konung, used.last().copied(), "{id}");
    }
    assert_eq!(shelf::settings("chess", Level::RANKS[0]), None);
}
