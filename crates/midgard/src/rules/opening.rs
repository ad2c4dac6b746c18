//! Set-up (MID-S).

use pieces::{Cards, clockwise};
use tabletop::{Seat, Seats, Standing, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{Deck, MOST_RUNES, NOBODY};
use crate::place::{FRONTS, LANDS, SHARED};
use crate::state::{Board, Camp, DICE, Fight, Land, State, Verdict};
use crate::step::Step;
use crate::{Choice, Event, Midgard};

impl Midgard {
    /// The first position: everything still to be done.
    pub(crate) fn opening(&self) -> State {
        let seats = self.seats_count();
        let mut s = State {
            stack: Default::default(),
            round: 0,
            first: Seat(0),
            began: Seat(0),
            active: Seat(0),
            deck: Cards::first(crate::cards::CARDS), // MID-S3
            left: Deck::ALL.map(Deck::size),
            gone: Cards::NONE,
            under: Default::default(),
            drawn: Default::default(),
            secrets: Default::default(),
            troll: NOBODY,
            draugrs: [NOBODY; 2],
            lands: [Land::EMPTY; LANDS],
            runes: [NOBODY; MOST_RUNES],
            merchant: NOBODY,
            stalls: [NOBODY; 4],
            stock: [0; 3],
            meat: 0,
            supply: DICE,
            taken: [NOBODY; SHARED],
            boards: [Board::EMPTY; 4],
            fronts: [Camp::EMPTY; FRONTS],
            results: [Verdict::NONE; FRONTS],
            fought: 0,
            at: NOBODY,
            fight: Fight::NONE,
            coming: [0; 3],
            sold: 0,
            done: Seats::NONE,
            standing: Standing::default(),
        };
        for board in &mut s.boards[..seats as usize] {
            // MID-S5
            let crew = if seats == 2 { 4 } else { 3 };
            *board = Board {
                food: 1,
                wood: 1,
                coins: 1,
                favours: 1,
                home: [1, 0, 0],
                workers: crew,
                crew,
                hut: true,
                blame: self.options.distrustful as u8, // MID-S6
                ..Board::EMPTY
            };
            s.supply[0] -= 1;
        }
        self.push(&mut s, Step::BeginRound);
        Seat::all(seats).rev().for_each(|seat| self.push(&mut s, Step::FirstDestiny(seat)));
        self.push(&mut s, Step::Leaders);
        match self.options.first {
            Some(seat) => (s.first, s.began) = (seat, seat), // MID-S4: named in the set-up
            None => self.push(&mut s, Step::FirstPlayer),
        }
        self.push(&mut s, Step::Stalls(false));
        self.push(&mut s, Step::Stalls(true));
        s
    }

    /// How many stalls of a kind are set up (MID-S1).
    pub(crate) fn stalls_wanted(&self, military: bool) -> u8 {
        match (self.seats_count(), military) {
            (2, _) | (3, true) => 1,
            _ => 2,
        }
    }

    /// The stalls of a kind in the box.
    pub(crate) fn stalls_of(&self, military: bool) -> impl Iterator<Item = u8> {
        let stalls = self.chest.stalls.iter().enumerate();
        stalls.filter(move |(_, stall)| stall.military == military).map(|(n, _)| n as u8)
    }

    pub(crate) fn stalls_picked(
        &self,
        s: &mut State,
        military: bool,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        for n in fortune {
            let stall = self.stalls_of(military).nth(*n as usize - 1).unwrap_or(NOBODY);
            if let Some(space) = s.stalls.iter_mut().find(|space| **space == NOBODY) {
                *space = stall;
                w.see(|| Event::StallSet { stall });
            }
        }
    }

    pub(crate) fn first_named(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        (s.first, s.began) = (seat, seat); // MID-S4
        w.see(|| Event::FirstPlayer { seat });
    }

    /// MID-S4: the player to the right of the first chooses first, then counter-clockwise.
    pub(crate) fn leaders(&self, s: &mut State) {
        self.pop(s);
        clockwise(s.first, self.seats_count()).for_each(|seat| self.push(s, Step::Leader(seat)));
    }

    pub(crate) fn may_lead(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Leader(leader) = *choice else { return not_now(choice) };
        let there = (leader as usize) < self.chest.leaders.len();
        ensure(there, "MID-S4", "mid-why-no-leader")?;
        let free = s.boards.iter().all(|board| board.leader != leader);
        ensure(free, "MID-S4", "mid-why-leader-taken")
    }

    pub(crate) fn lead(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Leader(leader) = choice else { return };
        self.pop(s);
        s.boards[seat.index()].leader = leader;
        w.see(|| Event::Leader { seat, leader });
    }

    /// MID-S5, S7: seen by its owner alone.
    pub(crate) fn first_destiny(
        &self,
        s: &mut State,
        seat: Seat,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        for card in self.pull(s, Deck::Destinies, fortune) {
            self.give_destiny(s, seat, card);
            w.see(|| Event::FirstDestiny { seat, card });
        }
    }
}
