//! How a full-screen table begins.

use std::time::Instant;

use screen::Art;
use sitting::{Curtain, Sitting};
use tabletop::Eyes;

use crate::draw::{Hits, Look};
use crate::play::Play;
use crate::room::{Keeper, Room, names};
use crate::theme::Theme;

/// The art of a sitting's game.
pub(crate) fn art_of(id: &str) -> &'static Art {
    static NONE: Art = Art { signs: &[] };
    shelf::art(id).unwrap_or(&NONE)
}

impl<'a> Play<'a> {
    pub(crate) fn new(
        sitting: &'a mut Sitting,
        room: &'a Room,
        keeper: &'a mut dyn Keeper,
    ) -> Play<'a> {
        let art = art_of(sitting.table().about().id);
        let eyes = match sitting.curtain() {
            Curtain::Open(eyes) => eyes,
            Curtain::Closed(_) => Eyes::Spectator,
        };
        let mut play = Play {
            names: names(&room.words, sitting.sitters()),
            screen: sitting.position().screen(eyes),
            log: Vec::new(),
            curtain: None,
            look: Look::default(),
            overlay: None,
            notice: None,
            unkept: None,
            kept: usize::MAX,
            mind: None,
            held: None,
            hint: None,
            odds: None,
            next_mind: Instant::now(),
            stuck: false,
            told_end: false,
            stale: true,
            small: false,
            hits: Hits::default(),
            theme: Theme { colour: room.colour, art },
            sitting,
            room,
            keeper,
        };
        play.screen.buttons.clear();
        play.changed();
        play
    }
}
