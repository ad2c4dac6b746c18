//! The score (MID-E).

use tabletop::{Ending, Outcome, Seat};

use crate::Midgard;
use crate::cards::{Colour, Count, Deck};
use crate::state::State;

/// A seat's score, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    /// Glory earned during the game.
    pub(crate) earned: i16,
    /// MID-E1
    pub(crate) destinies: i16,
    /// MID-E2
    pub(crate) sets: i16,
    /// MID-E3
    pub(crate) runes: i16,
    /// MID-E4
    pub(crate) ship: i16,
    /// MID-E5
    pub(crate) favours: i16,
    /// MID-E6
    pub(crate) coins: i16,
    /// MID-E7
    pub(crate) blame: i16,
}

impl Score {
    pub(crate) fn total(self) -> i16 {
        self.earned
            + self.destinies
            + self.sets
            + self.runes
            + self.ship
            + self.favours
            + self.coins
            + self.blame
    }
}

impl Midgard {
    pub(crate) fn score(&self, s: &State, seat: Seat) -> Score {
        let board = &s.boards[seat.index()];
        let worth = |card: u8| self.destiny_worth(s, seat, card) as i16;
        let runes = board.own.and(&self.chest.decks[Deck::Runes as usize]);
        let rune = |card: u8| self.chest.runes[Deck::Runes.index(card)].1 as i16;
        let blame = match board.blame {
            0 => 0,
            n => self.chest.town.blame[(n as usize).min(6) - 1] as i16, // MID-E7: six or more
        };
        Score {
            earned: s.glory(seat),
            destinies: board.hand.iter().map(worth).sum(),
            sets: 5 * self.sets(s, seat) as i16, // MID-E2
            runes: runes.iter().map(rune).sum(), // MID-E3, U11: used or not
            ship: self.chest.ships.get(board.ship as usize).map_or(0, |ship| ship.glory as i16),
            favours: 2 * board.favours as i16, // MID-E5
            coins: board.coins as i16 / 3,     // MID-E6
            blame: -blame,
        }
    }

    /// How many sets of a red, a yellow and a blue card a player has (MID-E2).
    pub(crate) fn sets(&self, s: &State, seat: Seat) -> u8 {
        let of = |count| self.count_of(s, seat, count);
        of(Count::Red).min(of(Count::Yellow)).min(of(Count::Blue))
    }

    /// How much a player has of what a destiny counts.
    pub(crate) fn count_of(&self, s: &State, seat: Seat, count: Count) -> u8 {
        let board = &s.boards[seat.index()];
        let beaten = |deck: Deck| board.own.and(&self.chest.decks[deck as usize]).count();
        let coloured = |colour: Colour| {
            let fits = |card: &u8| {
                self.chest.enemies.get(*card as usize).is_some_and(|e| e.colour == Some(colour))
            };
            board.own.iter().filter(fits).count() as u8
        };
        match count {
            Count::Red => coloured(Colour::Red),
            Count::Yellow => coloured(Colour::Yellow),
            Count::Blue => coloured(Colour::Blue),
            Count::Wood => board.wood,
            Count::Food => board.food,
            Count::Coins => board.coins,
            Count::Warriors => s.army(seat),
            Count::Favours => board.favours,
            Count::Runes => beaten(Deck::Runes),
            Count::Monsters => beaten(Deck::Monsters),
            Count::Draugrs => beaten(Deck::Draugrs),
            Count::Trolls => beaten(Deck::Trolls),
        }
    }

    /// What every player has of it.
    pub(crate) fn counts(&self, s: &State, count: Count) -> [u8; 4] {
        let mut counts = [0; 4];
        for seat in Seat::all(self.seats_count()) {
            counts[seat.index()] = self.count_of(s, seat, count);
        }
        counts
    }

    /// MID-E1: the owner alone best, or tied for best, or nothing; with 0 nothing.
    pub(crate) fn destiny_worth(&self, s: &State, seat: Seat, card: u8) -> u8 {
        let destiny = self.chest.destiny(card);
        let counts = self.counts(s, destiny.count);
        let own = counts[seat.index()];
        let others = Seat::all(self.seats_count()).filter(|other| *other != seat);
        let best = others.map(|other| counts[other.index()]).max().unwrap_or(0);
        match own.cmp(&best) {
            _ if own == 0 => 0,
            std::cmp::Ordering::Greater => destiny.high,
            std::cmp::Ordering::Equal => destiny.low,
            std::cmp::Ordering::Less => 0,
        }
    }

    /// How many enemies a player has defeated, trolls included.
    pub(crate) fn trophies(&self, s: &State, seat: Seat) -> u8 {
        let own = &s.boards[seat.index()].own;
        let enemies = [Deck::Trolls, Deck::Draugrs, Deck::Monsters];
        enemies.iter().map(|deck| own.and(&self.chest.decks[*deck as usize]).count()).sum()
    }

    pub(crate) fn outcome(&self, s: &State) -> Outcome {
        let seats = self.seats_count();
        let mut points = [0; 8];
        let mut best = (i16::MIN, 0);
        for seat in Seat::all(seats) {
            points[seat.index()] = self.score(s, seat).total();
            best = best.max((points[seat.index()], self.trophies(s, seat)));
        }
        // MID-E8: most glory, then most enemies; else shared.
        let wins = |seat: &Seat| (points[seat.index()], self.trophies(s, *seat)) == best;
        let share = 1.0 / Seat::all(seats).filter(wins).count() as f32;
        let mut shares = [0.0; 8];
        Seat::all(seats).filter(wins).for_each(|seat| shares[seat.index()] = share);
        Outcome { shares, points, ending: Ending { id: "eight-rounds", rule: "MID-R5" } }
    }
}
