//! What the viewer is asked, or what it waits for.

use tabletop::{Eyes, Phrase, Seats};

use super::{Easel, words};
use crate::step::{Moment, Step};

impl Easel<'_> {
    /// The question in words and the rule it comes from.
    pub(super) fn prompt(&self, asked: Seats) -> (Phrase, Option<&'static str>) {
        let s = self.s;
        let step = self.game.top(s);
        if step == Step::Over {
            return (Phrase::new("gow-ask-over"), Some("GOW-Q4"));
        }
        if !matches!(self.eyes, Eyes::Seat(seat) if asked.has(seat)) {
            let waits = match asked.iter().next() {
                Some(seat) => Phrase::new("gow-wait-seat").with("seat", seat),
                None => Phrase::new("gow-wait-fate"),
            };
            return (waits, None);
        }
        let struck = |id| {
            let strength = s.strike.strength.saturating_sub(s.strike.less);
            Phrase::new(id).with("hero", words::hero(s.strike.on)).with("strength", strength)
        };
        let (phrase, rule) = match step {
            Step::ChooseHero(_) => (Phrase::new("gow-ask-hero"), "GOW-S1"),
            Step::Put(hero) => {
                (Phrase::new("gow-ask-put").with("hero", words::hero(hero)), "GOW-S5")
            }
            Step::Medium => (Phrase::new("gow-ask-medium"), "GOW-P3"),
            Step::Act(_) => (Phrase::new("gow-ask-act"), "GOW-H2"),
            Step::Combine(_) => {
                (Phrase::new("gow-ask-combine").with("strength", s.blow.strength), "GOW-H4")
            }
            Step::Pay { .. } => (Phrase::new("gow-ask-pay"), "GOW-H11"),
            Step::Toward(..) => (Phrase::new("gow-ask-toward"), "GOW-A3"),
            Step::Intercept => (struck("gow-ask-intercept"), "GOW-P3"),
            Step::Defend => (struck("gow-ask-defend"), "GOW-A4"),
            Step::Brace(_) => (struck("gow-ask-brace"), "GOW-A4"),
            Step::Cancel => (struck("gow-ask-cancel"), "GOW-P4"),
            Step::WhoSuffers(_) => (Phrase::new("gow-ask-suffer"), "GOW-P5"),
            Step::Window(Moment::BeforeDamage, ..) => (struck("gow-ask-before-damage"), "GOW-H5"),
            Step::Window(Moment::AfterDie, ..) => {
                let said = Phrase::new("gow-ask-after-die").with("strength", s.blow.strength);
                (said.with("die", s.blow.die), "GOW-H5")
            }
            Step::Window(..) => (Phrase::new("gow-ask-window"), "GOW-H5"),
            Step::Grow(_) => (Phrase::new("gow-ask-grow"), "GOW-R4"),
            Step::Assign(card, ..) => {
                (Phrase::new("gow-ask-assign").with("card", self.game.title(card)), "GOW-R4")
            }
            Step::DropOne(_) => (Phrase::new("gow-ask-drop"), "GOW-Q5"),
            Step::Sort(card) => {
                (Phrase::new("gow-ask-sort").with("card", self.game.title(card)), "GOW-P6")
            }
            _ => (Phrase::new("gow-ask-quest"), "GOW-Q2"),
        };
        (phrase, Some(rule))
    }
}
