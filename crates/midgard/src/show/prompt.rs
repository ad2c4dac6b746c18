//! What the viewer is asked, or what it waits for.

use tabletop::{Eyes, Phrase, Seats};

use super::{Easel, words};
use crate::cards::{Kind, NOBODY};
use crate::step::Step;

impl Easel<'_> {
    /// The question in words and the rule it comes from.
    pub(super) fn prompt(&self, asked: Seats) -> (Phrase, Option<&'static str>) {
        let (s, game) = (self.s, self.game);
        let step = game.top(s);
        if self.over {
            return (Phrase::new("mid-ask-over"), Some("MID-E8"));
        }
        let viewer = match self.eyes {
            Eyes::Seat(seat) if asked.has(seat) => seat,
            _ => {
                let waits = match asked.count() {
                    0 => Phrase::new("mid-wait-fate"),
                    1 => {
                        let seat = asked.iter().next().unwrap_or_default();
                        Phrase::new("mid-wait-seat").with("seat", seat)
                    }
                    count => Phrase::new("mid-wait-seats").with("count", count),
                };
                return (waits, None);
            }
        };
        let count = |id, count: u8| Phrase::new(id).with("count", count);
        let (phrase, rule) = match step {
            Step::Leader(_) => (Phrase::new("mid-ask-leader"), "MID-S4"),
            Step::Worker => (count("mid-ask-worker", s.boards[viewer.index()].workers), "MID-R2"),
            Step::ShareFood(total) => (count("mid-ask-share-food", total), "MID-L3"),
            Step::ShareWood(total) => (count("mid-ask-share-wood", total), "MID-L3"),
            Step::TakeRune => (Phrase::new("mid-ask-rune"), "MID-L5"),
            Step::Look => (Phrase::new("mid-ask-look"), "MID-L6"),
            Step::Foresee => (Phrase::new("mid-ask-foresee"), "MID-U9"),
            Step::KeepDestiny => (Phrase::new("mid-ask-keep"), "MID-D2"),
            Step::PutUnder => (Phrase::new("mid-ask-under"), "MID-U9"),
            Step::BuyShip => (Phrase::new("mid-ask-buy"), "MID-L7"),
            Step::Sail(_) => (Phrase::new("mid-ask-sail"), "MID-L8"),
            Step::Pray => (Phrase::new("mid-ask-pray"), "MID-L9"),
            Step::Barter(_) => (Phrase::new("mid-ask-barter"), "MID-L14"),
            Step::AnyKind(left, _) => (count("mid-ask-kind", left), "MID-L4"),
            Step::Recruit(_) => (Phrase::new("mid-ask-recruit"), "MID-L16"),
            Step::Success => (Phrase::new("mid-ask-reveal"), "MID-U8"),
            Step::Runes(_) => (Phrase::new("mid-ask-runes"), "MID-U12"),
            Step::Assign(_) | Step::AssignAll => match game.question(s, viewer) {
                Some(asked) => {
                    let place = words::front(asked.front);
                    let phrase = match asked.kind {
                        Some(Kind::Swordsman) => Phrase::new("mid-ask-send-swordsmen"),
                        Some(Kind::Spearman) => Phrase::new("mid-ask-send-spearmen"),
                        Some(Kind::Axeman) => Phrase::new("mid-ask-send-axemen"),
                        None => Phrase::new("mid-ask-load"),
                    };
                    (phrase.with("place", place), "MID-A1")
                }
                None => (Phrase::new("mid-wait-fate"), "MID-A1"),
            },
            Step::Party(_) => (Phrase::new("mid-ask-party"), "MID-F1"),
            Step::Rolled if s.fight.hunt => (count("mid-ask-hunt", game.tally_dice(s).0), "MID-F1"),
            Step::Rolled => {
                let (hits, shields) = game.tally_dice(s);
                let phrase = Phrase::new("mid-ask-fight")
                    .with("hits", hits)
                    .with("shields", shields)
                    .with("enemy", game.enemy_title(s.fight.enemy));
                (phrase, "MID-F2")
            }
            Step::Choose(_) => (Phrase::new("mid-ask-choose"), "MID-F2"),
            Step::Losses(left, _) => (count("mid-ask-losses", left), "MID-F2"),
            Step::Triumph => (Phrase::new("mid-ask-triumph"), "MID-U2"),
            Step::Blame => (Phrase::new("mid-ask-blame"), "MID-F5"),
            Step::AtSea => {
                let journey = s.lands.iter().zip(3..).find(|(_, front)| *front == s.at);
                let card = journey.map_or(NOBODY, |(land, _)| land.journey);
                (Phrase::new("mid-ask-at-sea").with("card", game.title(card)), "MID-U4")
            }
            Step::Reckon => (Phrase::new("mid-ask-reckon"), "MID-E1"),
            Step::Overboard(left, _) => (count("mid-ask-overboard", left), "MID-F7"),
            _ => (Phrase::new("mid-wait-fate"), "MID-R2"),
        };
        (phrase, Some(rule))
    }
}
