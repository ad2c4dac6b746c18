//! Every choice in words.

use tabletop::Phrase;

use super::{Easel, words};
use crate::Choice;
use crate::cards::{NOBODY, Weapon};
use crate::hunt::HuntStep;
use crate::state::MOST_SLOTS;
use crate::step::Step;

impl Easel<'_> {
    /// A choice of the viewer's in words.
    pub(super) fn say(&self, choice: &Choice) -> Phrase {
        let game = self.game;
        let card = |id, card: u8| Phrase::new(id).with("card", game.title(card));
        let cards = |id, a: u8, b: u8| {
            Phrase::new(id).with("card", game.title(a)).with("other", game.title(b))
        };
        let at = |id, slot: u8| card(id, self.own_squad(slot)).with("slot", slot + 1);
        let die = |id, kind: u8| Phrase::new(id).with("die", words::die(kind));
        match *choice {
            Choice::Jarl(jarl) => Phrase::new("val-do-jarl").with("jarl", game.jarl_title(jarl)),
            Choice::Take(n) => card("val-do-take", n),
            Choice::Slot(slot) => match self.s.incoming.last() {
                Some(incoming) => card("val-do-slot", *incoming).with("slot", slot + 1),
                None => at("val-do-slot", slot),
            },
            Choice::Discard(n) => card("val-do-discard", n),
            Choice::Lay(n) => card("val-do-lay", n),
            Choice::Pass => Phrase::new("val-do-pass"),
            Choice::PassTurn => Phrase::new("val-do-pass-turn"),
            Choice::Play(n) => card("val-do-play", n),
            Choice::Pair(a, b) => cards("val-do-pair", a, b),
            Choice::Muster(a, b) => cards("val-do-muster", a, b),
            Choice::Salvage => Phrase::new("val-do-salvage"),
            Choice::Attack(seat) => Phrase::new("val-do-attack").with("seat", seat),
            Choice::Draw => Phrase::new("val-do-draw"),
            Choice::Dismiss(slot) => at("val-do-dismiss", slot),
            Choice::Offer(n) => card("val-do-offer", n),
            Choice::Basic => self.ability("val-do-basic", false),
            Choice::Extra => self.ability("val-do-extra", true),
            Choice::Arm(slot, dice) if dice[0] == NOBODY => at("val-do-arm-freely", slot),
            Choice::Arm(slot, dice) => at("val-do-arm", slot).with("dice", self.dice_words(&dice)),
            Choice::Tactic(n, NOBODY) => card("val-do-tactic", n),
            Choice::Tactic(n, kind) => card("val-do-tactic-with", n).with("die", words::die(kind)),
            Choice::Spend(kind) => die("val-do-spend", kind),
            Choice::Free => Phrase::new("val-do-free"),
            Choice::Add(kind) => die("val-do-add", kind),
            Choice::Roll => Phrase::new("val-do-roll").with("count", self.s.battle.chosen.count()),
            Choice::Turn(kind, face) => {
                let face = words::weapon(Weapon::ALL[face as usize % 6]);
                die("val-do-turn", kind).with("face", face)
            }
            Choice::Hold(face) => {
                let face = words::weapon(Weapon::ALL[face as usize % 6]);
                Phrase::new("val-do-hold").with("face", face)
            }
            Choice::Done => Phrase::new(match self.game.top(self.s) {
                Step::Send(_) | Step::Feat(_) => "val-do-done-sending",
                Step::TurnMisses(..) => "val-do-done-turning",
                Step::Hunt(HuntStep::SetAside) => "val-do-done-aside",
                Step::Hunt(HuntStep::Enter(_)) => "val-do-done-sending",
                _ => "val-do-done",
            }),
            Choice::End => Phrase::new("val-do-end"),
            Choice::Send(slot) => at("val-do-send", slot),
            Choice::Swap(n) => card("val-do-swap", n),
            Choice::Aside(n) => card("val-do-aside", n),
            Choice::Slay => Phrase::new("val-do-slay").with("monster", game.monster_title()),
            _ => self.say_feat(choice),
        }
    }

    pub(super) fn own_squad(&self, slot: u8) -> u8 {
        match self.eyes {
            tabletop::Eyes::Seat(seat) => {
                // VAL-X39: slots beyond one's own are the partner's.
                let lent = self.game.partner(seat).filter(|_| slot as usize >= MOST_SLOTS);
                self.s.boards[lent.unwrap_or(seat).index()].squad[slot as usize % MOST_SLOTS]
            }
            tabletop::Eyes::Spectator => NOBODY,
        }
    }

    fn ability(&self, id: &'static str, extra: bool) -> Phrase {
        let tabletop::Eyes::Seat(seat) = self.eyes else { return Phrase::new(id) };
        match self.game.jarl(self.s, seat) {
            Some(jarl) => {
                let effect = if extra { words::extra(jarl) } else { words::effect(jarl.basic) };
                Phrase::new(id).with("effect", effect)
            }
            None => Phrase::new(id),
        }
    }
}
