//! A picture of a table as plain data, drawn by a game for one pair of eyes, shown by any viewer.
//!
//! **Knows:** zones, cards, dice, tokens, buttons, and the phrases on them. **Must not know:** any
//! game; how a viewer shows a thing (no pixels, no colours but names of a theme, no text).
//!
//! A game draws from a *view*, so a picture cannot hold what its eyes may not know.

#![forbid(unsafe_code)]

mod draw;
mod items;

pub use draw::{Art, Draw, Paint, Sheet, Sign};
pub use items::{
    Button, Card, Corner, Die, Gap, Item, Kind, Place, Score, Screen, Symbol, Token, Zone,
};
