//! RAG-S: the set-up.

use pieces::{Cards, List};
use tabletop::{Seat, Seats, Witness};

use crate::cards::{BEINGS, Face, NOBODY, POOLS, Resource, TREASURES};
use crate::state::{AREAS, Area, Assault, Board, Find, MOST_PLAYERS, Once, Phase, Purpose, State};
use crate::step::Step;
use crate::{Event, Ragnarok};

/// RAG-S3: three in each of seven areas lie face up.
pub(crate) const OPEN_TREASURES: u8 = 3 * AREAS as u8;

impl Ragnarok {
    pub(crate) fn opening(&self) -> State {
        let rise = self.options.rise;
        let out = if rise { Cards::NONE } else { self.deck.rise };
        let mut s = State {
            stack: List::default(),
            deck: Cards::NONE,
            left: [0; POOLS],
            under: Cards::NONE,
            discard: Cards::NONE,
            boxed: Cards::first(self.deck.cards.len()),
            played: Cards::NONE,
            shown: Cards::NONE,
            boards: [Board::START; MOST_PLAYERS],
            followers: [0; MOST_PLAYERS],
            areas: [Area::EMPTY; AREAS],
            closed: (1 << TREASURES) - 1,
            spent: 0,
            round: 1,
            first: Seat(0),
            active: Seat(0),
            phase: Phase::Resource,
            points: 0,
            builds: 0,
            once: Once::default(),
            rerolls: 0,
            dice: List::default(),
            purpose: Purpose::Resources,
            attack: Assault::NONE,
            attacks: 0,
            succeeded: false,
            standing: Default::default(),
            runed: Seats::NONE,
            ap_attacks: 0,
            ap_defences: 0,
        };
        for pool in 0..2 {
            let cards = self.deck.pools[pool].minus(&out);
            self.bring_in(&mut s, pool, &cards);
        }
        for seat in Seat::all(self.seats_count()) {
            let board = &mut s.boards[seat.index()];
            // RAG-S5: 2 blood, 2 diamonds, 2 gold, or 2, 3, 3; two mines.
            let more = rise as u8;
            board.purse = [2, 2 + more, 2 + more, 0];
            board.village[0] = 2;
        }
        if self.options.ap.is_some() {
            // RAG-A1: Thrym starts with one rune; RAG-A9: the level's start.
            s.followers[1] = self.deck.levels[self.options.level].start;
            s.boards[1].purse[Resource::Rune as usize] = self.is_thrym() as u8;
        }
        self.push(&mut s, Step::DealHands);
        self.push(&mut s, Step::Treasures);
        self.push(&mut s, Step::Gather);
        // RAG-S1: chosen ones are in; two gods and two giants at least; the rest is fate's.
        let mut chosen = self.options.beings;
        if !rise {
            chosen =
                (0..BEINGS.len()).filter(|b| self.deck.beings[*b].base).fold(0, |m, b| m | 1 << b);
        }
        let named = (0..BEINGS.len() as u8).filter(|being| chosen >> being & 1 == 1);
        s.areas.iter_mut().zip(named).for_each(|(area, being)| area.being = being);
        let of = |god: bool| {
            let gods = (0..BEINGS.len()).filter(|b| self.deck.beings[*b].god == god);
            gods.filter(|b| chosen >> b & 1 == 1).count() as u8
        };
        // The base game has its seven, however many of them are giants.
        let lack = [true, false].map(|god| if rise { 2u8.saturating_sub(of(god)) } else { 0 });
        let rest = AREAS as u8 - chosen.count_ones() as u8 - lack[0] - lack[1];
        self.push(&mut s, Step::Beings(2, rest));
        self.push(&mut s, Step::Beings(1, lack[1]));
        self.push(&mut s, Step::Beings(0, lack[0]));
        self.run(&mut s, &mut ());
        s
    }

    /// Puts cards from the box into the closed deck of a pool.
    fn bring_in(&self, s: &mut State, pool: usize, cards: &Cards) {
        s.boxed = s.boxed.minus(cards);
        s.deck = s.deck.or(cards);
        s.left[pool] = cards.count();
    }

    /// The beings that fate can still name: gods, giants or any.
    pub(crate) fn nameable(&self, s: &State, kind: u8) -> Cards {
        let taken = |being: u8| s.areas.iter().any(|area| area.being == being);
        let fits = |being: &u8| match kind {
            0 => self.deck.beings[*being as usize].god,
            1 => !self.deck.beings[*being as usize].god,
            _ => true,
        };
        (0..BEINGS.len() as u8).filter(|being| !taken(*being)).filter(fits).collect()
    }

    pub(super) fn beings_named(&self, s: &mut State, kind: u8, fortune: &[u8]) {
        let nameable = self.nameable(s, kind);
        for being in fortune.iter().filter_map(|n| nameable.at(n - 1)) {
            if let Some(area) = s.areas.iter_mut().find(|area| area.being == NOBODY) {
                area.being = being;
            }
        }
    }

    /// RAG-S2, S4: the seven areas in their order, their divine decks, the beings' tokens.
    pub(super) fn gather(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.areas.sort_unstable_by_key(|area| area.being);
        let usual = [5, 5, 5, 7, 9, 12][self.seats_count() as usize % 6]; // RAG-S4
        for n in 0..AREAS {
            let being = s.areas[n].being;
            s.areas[n].followers = self.options.space.unwrap_or(usual);
            let cards = self.deck.pools[2 + being as usize];
            self.bring_in(s, 2 + being as usize, &cards);
            w.see(|| Event::Being { being });
        }
    }

    /// RAG-S3: sites are alike, so the open treasures lie on the first three, the closed one on
    /// the fourth, and the fifth is empty.
    pub(super) fn treasures_laid(
        &self,
        s: &mut State,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        for (n, token) in fortune.iter().map(|token| token - 1).enumerate() {
            s.areas[n / 3].sites[n % 3].treasure = Find::Open(token);
            s.closed &= !(1 << token);
        }
        s.areas.iter_mut().for_each(|area| area.sites[3].treasure = Find::Closed);
        w.see(|| Event::TreasuresLaid);
        match self.options.first {
            _ if self.options.ap.is_some() => {} // RAG-A2: you play first
            Some(seat) => s.first = seat,
            None => self.push(s, Step::RollFirst(Seats::first(self.seats_count()))),
        }
    }

    /// RAG-S5, M1: most followers starts; the tied roll again.
    pub(super) fn rolled_first(
        &self,
        s: &mut State,
        seats: Seats,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let mut best = (0, Seats::NONE);
        for (seat, face) in seats.iter().zip(fortune.iter().map(|face| face - 1)) {
            w.see(|| Event::RolledFirst { seat, face });
            // A skull counts 0.
            let followers = match self.deck.face(crate::cards::Colour::White, face) {
                Face::Followers(n) => n,
                _ => 0,
            };
            match followers.cmp(&best.0) {
                std::cmp::Ordering::Greater => best = (followers, Seats::only(seat)),
                std::cmp::Ordering::Equal => best.1 = best.1.with(seat),
                std::cmp::Ordering::Less => {}
            }
        }
        let mut tied = best.1.iter();
        match (tied.next(), tied.next()) {
            (Some(seat), None) => s.first = seat,
            _ => self.push(s, Step::RollFirst(best.1)),
        }
    }

    /// RAG-S5: three cards of A and three of B each.
    pub(super) fn deal_hands(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.active = s.first;
        let seat = s.first;
        w.see(|| Event::FirstPlayer { seat });
        self.push(s, Step::Turn);
        for seat in pieces::clockwise(s.first, self.seats_count()).rev() {
            self.push(s, Step::Draw { seat, pool: 1, count: 3, open: false });
            self.push(s, Step::Draw { seat, pool: 0, count: 3, open: false });
        }
    }
}
