//! Who knows which hidden card.

use tabletop::{Eyes, Seat, Seats};

use crate::Cards;

/// For every card of one pool (the cards with one back) the seats that know where it lies. Only
/// cards that lie hidden need an entry; an open card is simply open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secrets<const N: usize> {
    knowers: [Seats; N],
}

impl<const N: usize> Default for Secrets<N> {
    fn default() -> Secrets<N> {
        Secrets { knowers: [Seats::NONE; N] }
    }
}

impl<const N: usize> Secrets<N> {
    /// These seats have seen the card.
    pub fn show(&mut self, card: u8, seats: Seats) {
        let knowers = &mut self.knowers[card as usize];
        *knowers = Seats(knowers.0 | seats.0);
    }

    /// Nobody needs an entry for the card any more: it lies open, or nobody can know it.
    pub fn clear(&mut self, card: u8) {
        self.knowers[card as usize] = Seats::NONE;
    }

    /// The seats that know the card.
    pub fn knowers(&self, card: u8) -> Seats {
        self.knowers[card as usize]
    }

    /// The cards of a set that these eyes know. A spectator knows what the whole table knows.
    pub fn known(&self, cards: &Cards, eyes: Eyes, seats: u8) -> Cards {
        cards.iter().filter(|&card| eyes.among(self.knowers(card), seats)).collect()
    }

    /// A card left or joined the set while only `witnesses` saw which: all others forget which
    /// cards of the whole set they knew.
    pub fn forget(&mut self, set: &Cards, witnesses: Seats) {
        for card in set.iter() {
            self.knowers[card as usize].0 &= witnesses.0;
        }
    }

    /// Only the seat itself knows the card now.
    pub fn only(&mut self, card: u8, seat: Seat) {
        self.knowers[card as usize] = Seats::only(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_did_not_see_the_theft_forgets_the_whole_set() {
        let mut secrets = Secrets::<8>::default();
        let hand: Cards = [1, 2, 3].into_iter().collect();
        let (owner, thief, third) = (Seat(0), Seat(1), Seat(2));
        hand.iter().for_each(|card| secrets.only(card, owner));
        secrets.show(1, Seats::first(3));
        assert_eq!(secrets.known(&hand, Eyes::Seat(third), 3).count(), 1);
        assert_eq!(secrets.known(&hand, Eyes::Spectator, 3).count(), 1);
        secrets.forget(&hand, Seats::only(owner).with(thief));
        assert_eq!(secrets.known(&hand, Eyes::Seat(third), 3).count(), 0);
        assert_eq!(secrets.known(&hand, Eyes::Seat(thief), 3).count(), 1, "the thief still does");
        assert_eq!(secrets.known(&hand, Eyes::Seat(owner), 3).count(), 3);
    }
}
