//! The one list of games.
//!
//! **Knows:** every game's name, once, in [`with`]. **Must not know:** what any game does.
//!
//! Two doors lead to a game: [`with`] hands its type to a generic visitor (the lab, where speed
//! matters), and [`table`] makes a [`Table`] whose type is erased (sittings and servers, where one
//! process holds tables of different games).

#![forbid(unsafe_code)]

mod erased;
mod table;

pub use table::{Counsel, Hint, Odds, Position, Refused, Table, Told};

use std::sync::Arc;

use screen::{Art, Draw};
use tabletop::{About, Faults, Setup};

/// Something to be done with a game whose type is only known inside.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Draw>(self) -> Self::Out;
}

/// Hands the type of the game with that id to the visitor; nothing if there is none.
pub fn with<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
    // A new game is one line here.
    match id {
        "valhalla" => Some(visitor.visit::<valhalla::Valhalla>()),
        "midgard" => Some(visitor.visit::<midgard::Midgard>()),
        "ragnarok" => Some(visitor.visit::<ragnarok::Ragnarok>()),
        "godofwar" => Some(visitor.visit::<godofwar::GodOfWar>()),
        _ => None,
    }
}

/// The ids of all games, in the order in which they are shown.
pub const GAMES: &[&str] = &["valhalla", "midgard", "ragnarok", "godofwar"];

/// What is known of a game before it is set up.
pub fn about(id: &str) -> Option<&'static About> {
    struct Ask;
    impl Visitor for Ask {
        type Out = &'static About;
        fn visit<G: Draw>(self) -> &'static About {
            G::about()
        }
    }
    with(id, Ask)
}

/// The signs and colours of a game.
pub fn art(id: &str) -> Option<&'static Art> {
    struct Ask;
    impl Visitor for Ask {
        type Out = &'static Art;
        fn visit<G: Draw>(self) -> &'static Art {
            G::art()
        }
    }
    with(id, Ask)
}

/// Sets up a table of the game with that id. Nothing if there is no such game; all faults of
/// set-up and box together if it cannot be set up.
pub fn table(id: &str, setup: &Setup, cards: &str) -> Option<Result<Arc<dyn Table>, Faults>> {
    struct Build<'a>(&'a Setup, &'a str);
    impl Visitor for Build<'_> {
        type Out = Result<Arc<dyn Table>, Faults>;
        fn visit<G: Draw>(self) -> Self::Out {
            let game = G::build(self.0, self.1)?;
            Ok(Arc::new(erased::Erased(Arc::new(game))))
        }
    }
    with(id, Build(setup, cards))
}
