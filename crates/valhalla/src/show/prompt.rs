//! What the viewer is asked, or what it waits for.

use tabletop::{Eyes, Phrase, Seats};

use super::Easel;
use crate::step::Step;

impl Easel<'_> {
    /// The question in words and the rule it comes from.
    pub(super) fn prompt(&self, asked: Seats) -> (Phrase, Option<&'static str>) {
        let s = self.s;
        let step = self.game.top(s);
        if step == Step::Over {
            let rule = match self.game.hunts() {
                true => self.game.hunt_outcome(s).ending.rule, // VAL-M11, M12
                false => "VAL-E9",
            };
            return (Phrase::new("val-ask-over"), Some(rule));
        }
        let viewer = match self.eyes {
            Eyes::Seat(seat) if asked.has(seat) => seat,
            _ => {
                let waits = match asked.count() {
                    0 => Phrase::new("val-wait-fate"),
                    1 => {
                        let seat = asked.iter().next().unwrap_or_default();
                        Phrase::new("val-wait-seat").with("seat", seat)
                    }
                    count => Phrase::new("val-wait-seats").with("count", count),
                };
                return (waits, None);
            }
        };
        let board = &s.boards[viewer.index()];
        let card = |id| match s.incoming.last() {
            Some(card) => Phrase::new(id).with("card", self.game.title(*card)),
            None => Phrase::new(id),
        };
        let side_foe = |side: u8| s.battle.seat(1 - side as usize);
        let (phrase, rule) = match step {
            Step::KeepJarl => (Phrase::new("val-ask-jarl"), "VAL-S3"),
            Step::TakeWarrior(_) => (Phrase::new("val-ask-take"), "VAL-S8"),
            Step::PlaceWarrior(_) => (card("val-ask-slot"), "VAL-S11"),
            Step::DiscardTwo => {
                let left = 2 - board.draft.len().min(2);
                (Phrase::new("val-ask-discard-two").with("count", left), "VAL-S9")
            }
            Step::DraftTurn(..) => (Phrase::new("val-ask-draft"), "VAL-V2"),
            Step::DraftFill(..) => (Phrase::new("val-ask-fill"), "VAL-V2"),
            Step::Action if board.squad_size() == 0 => (Phrase::new("val-ask-must-play"), "VAL-T7"),
            Step::Action => (Phrase::new("val-ask-action"), "VAL-T1"),
            Step::MakeRoom(_) => (card("val-ask-room"), "VAL-T6"),
            Step::Keep(keep) => (Phrase::new("val-ask-keep").with("count", keep), "VAL-T1"),
            Step::Before(_) if self.game.options.with.dwarves => {
                (Phrase::new("val-ask-before-cards"), "VAL-B1")
            }
            Step::Before(_) => (Phrase::new("val-ask-before"), "VAL-B1"),
            Step::WhichAbility(_) => (Phrase::new("val-ask-ability"), "VAL-J2"),
            Step::Fight(_) if s.battle.is_ragnarok() => (Phrase::new("val-ask-ragnarok"), "VAL-E4"),
            Step::Fight(side) if s.battle.is_hunt() => {
                let other = self.game.face(s.battle.lair.card).map_or(0, |face| face.strength);
                let (id, rule) =
                    [("val-ask-hunt", "VAL-M9"), ("val-ask-hunted", "VAL-M10")][side as usize];
                (Phrase::new(id).with("strength", other), rule)
            }
            Step::Fight(0) => (Phrase::new("val-ask-attack").with("seat", side_foe(0)), "VAL-B2"),
            Step::Fight(side) => {
                let strength = s.battle.sides[0].strength;
                let phrase = Phrase::new("val-ask-defence").with("seat", side_foe(side));
                (phrase.with("strength", strength), "VAL-B11")
            }
            Step::Choose { .. } => (Phrase::new("val-ask-reroll"), "VAL-B3"),
            Step::KeepGrey(..) => (Phrase::new("val-ask-hold"), "VAL-C9"),
            Step::TurnMisses(..) => (Phrase::new("val-ask-turn"), "VAL-C11"),
            Step::Send(_) if s.battle.is_hunt() => {
                (Phrase::new("val-ask-send"), s.battle.hunt_rule())
            }
            Step::Send(_) => (Phrase::new("val-ask-send"), "VAL-B14"),
            Step::Honour(_) => (Phrase::new("val-ask-honour"), "VAL-B15"),
            Step::Hunt(step) => self.hunt_prompt(step),
            Step::Pay { owed, .. } => {
                (Phrase::new("val-ask-claim").with("points", owed), "VAL-X14")
            }
            Step::Feat(feat) => self.ask_feat(feat),
            _ => (Phrase::new("val-ask-watch"), "VAL-B19"),
        };
        (phrase, Some(rule))
    }
}
