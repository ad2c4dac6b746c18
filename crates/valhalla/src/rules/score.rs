//! The score (VAL-E6 to E9).

use tabletop::{Ending, Outcome, Seat};

use crate::Valhalla;
use crate::cards::Power;
use crate::state::{State, Trigger};

/// A seat's score, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    /// Glory on the cards in Valhalla (VAL-E6).
    pub(crate) valhalla: i16,
    /// Shields (VAL-E7, E8).
    pub(crate) shields: i16,
    /// Sets of shields from different opponents (VAL-E8).
    pub(crate) sets: i16,
    /// What the Jarl adds.
    pub(crate) jarl: i16,
    /// What a King's card adds (VAL-X36).
    pub(crate) king: i16,
}

impl Score {
    pub(crate) fn total(self) -> i16 {
        self.valhalla + self.shields + self.sets + self.jarl + self.king
    }
}

impl Valhalla {
    /// What counts for a seat: its own score, or in an alliance the pair's (VAL-X41).
    pub(crate) fn score(&self, s: &State, seat: Seat) -> Score {
        let own = self.single_score(s, seat);
        let Some(ally) = self.partner(seat).filter(|_| self.allied()) else { return own };
        let other = self.single_score(s, ally);
        let mut pooled = s.boards[seat.index()].captured;
        let taken = s.boards[ally.index()].captured;
        pooled.iter_mut().zip(taken).for_each(|(sum, more)| *sum += more);
        Score {
            valhalla: own.valhalla + other.valhalla,
            shields: own.shields + other.shields,
            // With four players the table for three is used, with six that for five.
            sets: sets(&pooled, self.seats_count() - 1),
            jarl: own.jarl + other.jarl,
            king: own.king + other.king,
        }
    }

    /// What a seat has by itself.
    pub(crate) fn single_score(&self, s: &State, seat: Seat) -> Score {
        let board = &s.boards[seat.index()];
        let captured = board.captured_count() as i16;
        let two = self.seats_count() == 2;
        let shields = 2 * captured + if two { 0 } else { 2 * board.own as i16 }; // VAL-E7, E8
        let jarl = self.effects(s, seat).map(|effect| {
            let amount = effect.amount as i16;
            match effect.power {
                Power::ShieldGlory => amount * captured,
                Power::ClanGlory(clan) => {
                    let of_clan =
                        |card: &u8| self.deck.warrior(*card).is_some_and(|w| w.clan == clan);
                    amount * board.valhalla.iter().filter(of_clan).count() as i16
                }
                _ => 0,
            }
        });
        Score {
            valhalla: board.valhalla.iter().map(|card| self.deck.glory(card)).sum(),
            shields,
            sets: sets(&board.captured, self.seats_count()),
            jarl: jarl.sum(),
            king: self.king_of(s, seat).is_some() as i16, // VAL-X36
        }
    }

    pub(crate) fn outcome(&self, s: &State) -> Outcome {
        if self.hunts() {
            return self.hunt_outcome(s);
        }
        let seats = self.seats_count();
        let mut points = [0; 8];
        // VAL-E9: glory, then captured shields, then own shields.
        let rank = |seat: Seat, total: i16| {
            // VAL-X41: in an alliance on the pair's totals.
            let ally = self.partner(seat).filter(|_| self.allied());
            let boards = [Some(seat), ally].into_iter().flatten().map(|n| &s.boards[n.index()]);
            let captured: u8 = boards.clone().map(|board| board.captured_count()).sum();
            (total, captured, boards.map(|board| board.own).sum::<u8>())
        };
        let mut best = (i16::MIN, 0, 0);
        for seat in Seat::all(seats) {
            points[seat.index()] = self.score(s, seat).total();
            best = best.max(rank(seat, points[seat.index()]));
        }
        let winners = || Seat::all(seats).filter(|seat| rank(*seat, points[seat.index()]) == best);
        // Allies win together: each has the whole of what their pair has.
        let members = if self.allied() { 2.0 } else { 1.0 };
        let share = members / winners().count() as f32;
        let mut shares = [0.0; 8];
        winners().for_each(|seat| shares[seat.index()] = share);
        let ending = match s.trigger {
            Trigger::EmptyDeck => Ending { id: "empty-deck", rule: "VAL-E1" },
            _ => Ending { id: "last-shield", rule: "VAL-E1" },
        };
        Outcome { shares, points, ending }
    }
}

/// The best split of captured shields into sets from different opponents (VAL-E8).
pub(crate) fn sets(captured: &[u8; 6], seats: u8) -> i16 {
    let worth: &[(u8, i16)] = match seats {
        3 => &[(2, 2)],
        4 => &[(3, 3)],
        5 => &[(3, 2), (4, 4)],
        6 => &[(4, 3), (5, 5)],
        _ => &[],
    };
    // A set of a size is best taken from the opponents with most shields; trying every number of
    // sets of each size is small, since nobody has more than four shields of one colour.
    let best = worth.iter().map(|&(size, value)| {
        let mut left = *captured;
        take_set(&mut left, size).then(|| value + sets(&left, seats))
    });
    best.flatten().max().unwrap_or(0)
}

fn take_set(left: &mut [u8; 6], size: u8) -> bool {
    if left.iter().filter(|count| **count > 0).count() < size as usize {
        return false;
    }
    let mut order = [0, 1, 2, 3, 4, 5];
    order.sort_by_key(|n| std::cmp::Reverse(left[*n]));
    order[..size as usize].iter().for_each(|n| left[*n] -= 1);
    true
}
