//! What the viewer is asked, or what it waits for.

use tabletop::{Eyes, Phrase, Seats};

use super::{Easel, words};
use crate::step::Step;

impl Easel<'_> {
    /// The question in words and the rule it comes from.
    pub(super) fn prompt(&self, asked: Seats) -> (Phrase, Option<&'static str>) {
        let (s, game) = (self.s, self.game);
        let step = game.top(s);
        if step == Step::Over {
            return (Phrase::new("rag-ask-over"), Some("RAG-E1"));
        }
        if !matches!(self.eyes, Eyes::Seat(seat) if asked.has(seat)) {
            let waits = match asked.iter().next() {
                None => Phrase::new("rag-wait-fate"),
                Some(seat) => Phrase::new("rag-wait-seat").with("seat", seat),
            };
            return (waits, None);
        }
        let plain = |id, rule| (Phrase::new(id), rule);
        let count = |id, count: u8, rule| (Phrase::new(id).with("count", count), rule);
        let attack = &s.attack;
        let being = s.areas.get(attack.being as usize).map(|area| words::being(area.being));
        let (phrase, rule) = match step {
            Step::WhichDeck(_, n) => count("rag-ask-deck", n, "RAG-S6"),
            Step::OpenDraw => plain("rag-ask-open-draw", "RAG-T3"),
            Step::Recall(_) => plain("rag-ask-recall", "RAG-P3"),
            Step::HandLimit => plain("rag-ask-hand-limit", "RAG-T14"),
            Step::AnyResource(n) => count("rag-ask-any-resource", n, "RAG-P1"),
            Step::MoreDice(n) => count("rag-ask-more-dice", n, "RAG-P1"),
            Step::Exchange => plain("rag-ask-exchange", "RAG-T2"),
            Step::Reroll => plain("rag-ask-reroll", "RAG-P1"),
            Step::Kari(_) => {
                (Phrase::new("rag-ask-kari").with("seat", game.who(s.active)), "RAG-T4")
            }
            Step::Act => count("rag-ask-act", s.points, "RAG-T3"),
            Step::Convert(n) => count("rag-ask-convert", n, "RAG-P3"),
            Step::Discards { left, followers: true, .. } => {
                count("rag-ask-sacrifice", left, "RAG-P3")
            }
            Step::Discards { left, .. } => count("rag-ask-swap", left, "RAG-P2"),
            Step::Divine => plain("rag-ask-divine", "RAG-P3"),
            Step::Mud => plain("rag-ask-mud", "RAG-P2"),
            Step::Build => count("rag-ask-build", s.builds, "RAG-T5"),
            Step::Strike(_) => {
                (Phrase::new("rag-ask-strike").with("seat", game.who(s.active)), "RAG-T7")
            }
            Step::Bonus => count("rag-ask-bonus", attack.attack, "RAG-T7"),
            Step::Defend(_) => {
                let values = |id| {
                    Phrase::new(id)
                        .with("seat", game.who(attack.attacker))
                        .with("attack", attack.attack)
                        .with("defence", attack.defence)
                };
                match being {
                    Some(being) => (values("rag-ask-defend-being").with("being", being), "RAG-K1"),
                    None => {
                        let target = game.who(attack.target);
                        (values("rag-ask-defend").with("target", target), "RAG-T7")
                    }
                }
            }
            Step::Steal(n) => count("rag-ask-steal", n, "RAG-T9"),
            Step::Give(n) => count("rag-ask-give", n, "RAG-A7"),
            Step::Freeze if game.picks_for_ap(s) => plain("rag-ask-ap-tie", "RAG-A3"),
            Step::Raze if game.picks_for_ap(s) => plain("rag-ask-ap-tie", "RAG-A3"),
            Step::MoveFoe if game.picks_for_ap(s) => plain("rag-ask-ap-tie", "RAG-A3"),
            Step::Freeze => plain("rag-ask-freeze", "RAG-T9"),
            Step::Raze => plain("rag-ask-raze", "RAG-T9"),
            Step::MoveFoe => plain("rag-ask-move", "RAG-T9"),
            Step::Answer => plain("rag-ask-answer", "RAG-P2"),
            Step::Plunder(n) => count("rag-ask-plunder", n, "RAG-P1"),
            Step::Again(_) => plain("rag-ask-again", "RAG-T7"),
            _ => plain("rag-ask-buy", "RAG-T12"),
        };
        (phrase, Some(rule))
    }
}
