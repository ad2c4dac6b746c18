//! What a player would mean by a thing on the table, so that one that cannot be used says why.

use tabletop::{Eyes, Seat};

use super::Easel;
use crate::book::{Hero, Kind};
use crate::step::Step;
use crate::{Choice, On};

impl Easel<'_> {
    /// The choice as text, told only while the viewer is asked.
    pub(super) fn would(&self, choice: Option<Choice>) -> Option<String> {
        choice.filter(|_| !self.choices.is_empty()).map(|choice| choice.to_string())
    }

    fn viewer(&self) -> Option<Seat> {
        match self.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        }
    }

    /// The viewer's hero who would act: one that can still act first.
    fn actor(&self) -> Option<Hero> {
        let mut heroes = self.s.bodies_of(self.viewer()?);
        heroes.clone().find(|hero| !self.s.body(*hero).downed).or_else(|| heroes.next())
    }

    /// By a place: to attack who lives there with the first card that can, else to use it.
    pub(super) fn meant_by_place(&self, at: u8) -> Option<Choice> {
        let hero = self.actor()?;
        if !self.game.lives(self.s, at) {
            return Some(Choice::Spot(hero, at, 0));
        }
        let hand = self.s.player(self.viewer()?).hand;
        let card = hand.iter().find(|card| self.attack_kind(*card).is_some()).or(hand.at(0))?;
        let kind = self.attack_kind(card).unwrap_or(Kind::Melee);
        Some(Choice::Attack(hero, kind, card, at))
    }

    /// By a card of a hand: what the question at hand asks of cards, else to attack or to play it.
    pub(super) fn meant_by_card(&self, seat: Seat, card: u8) -> Option<Choice> {
        if Some(seat) != self.viewer() {
            return None;
        }
        Some(match self.game.top(self.s) {
            Step::Combine(_) | Step::Brace(_) => Choice::Add(card),
            Step::Pay { .. } => Choice::Pay(card),
            Step::Defend | Step::Cancel | Step::Intercept => Choice::Defend(card),
            Step::DropOne(_) => Choice::Drop(card),
            _ => match self.attack_kind(card) {
                Some(kind) => {
                    let foe = (0..8).find(|at| self.game.lives(self.s, *at)).unwrap_or(0);
                    Choice::Attack(self.actor()?, kind, card, foe)
                }
                None => Choice::Special(self.actor()?, card, On::Nobody),
            },
        })
    }

    /// By a column: to go there.
    pub(super) fn meant_by_column(&self, column: u8) -> Option<Choice> {
        Some(match self.game.top(self.s) {
            Step::Put(hero) => Choice::Put(hero, column, false),
            Step::Toward(..) => Choice::Toward(column),
            _ => Choice::Move(self.actor()?, column, false),
        })
    }

    /// By a hero: its rage, if it is one's own; else what is done to heroes.
    pub(super) fn meant_by_hero(&self, hero: Hero) -> Option<Choice> {
        let own = self.s.bodies_of(self.viewer()?).any(|other| other == hero);
        Some(match self.game.top(self.s) {
            Step::ChooseHero(_) => Choice::Hero(hero),
            Step::Medium => Choice::Medium(hero),
            Step::WhoSuffers(_) => Choice::Suffer(hero),
            _ if own => Choice::Rage(hero, On::Nobody),
            _ => Choice::Swap(hero),
        })
    }

    fn attack_kind(&self, card: u8) -> Option<Kind> {
        let faces = self.game.book.cards[card as usize].faces;
        faces.iter().map(|face| face.kind).find(|kind| matches!(kind, Kind::Melee | Kind::Ranged))
    }
}
