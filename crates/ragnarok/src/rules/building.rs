//! RAG-T5, T6: the Building phase.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{NOBODY, Power, Treasure};
use crate::state::{Cause, Find, Phase, State, TEMPLES};
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

/// RAG-T5: builds, or building points.
const BUILDS: u8 = 2;

impl Ragnarok {
    pub(super) fn begin_building(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.phase = Phase::Building;
        let seat = s.active;
        self.stand_up(s, seat, w);
        // What Yggdrasil gave in the Action phase is there already; builds add up.
        s.builds += BUILDS + self.power(s, seat, Power::Builds);
        self.push(s, Step::Build);
    }

    pub(super) fn may_build(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let board = &s.boards[seat.index()];
        let builds = || ensure(s.builds > 0, "RAG-T5", "rag-why-no-builds");
        match *choice {
            Choice::Village(kind) => {
                let building = self.deck.village[kind as usize % 3];
                builds()?;
                let room = board.village[kind as usize % 3] < building.most;
                ensure(room, "RAG-T5", "rag-why-village-full")?;
                ensure(board.affords(&building.price), "RAG-T5", "rag-why-price")
            }
            Choice::Temple(area, site) => {
                builds()?;
                self.may_build_temple(s, seat, area, site)
            }
            Choice::Move(area, site, to, there) => {
                let can = self.power(s, seat, Power::MoveOwn) > 0 && !s.once.moved;
                ensure(can, "RAG-P1", "rag-why-no-power")?;
                let any = self.power(s, seat, Power::MoveTreasure) > 0;
                self.may_move(s, seat, [area, site, to, there], any)
            }
            Choice::Token(token) => {
                let mine = board.kept().any(|kept| kept == token);
                ensure(mine, "RAG-P4", "rag-why-no-token")?;
                let builds = matches!(self.deck.treasures[token as usize], Treasure::Build(_));
                ensure(builds, "RAG-P4", "rag-why-other-phase")
            }
            Choice::RuneBuild => ensure(self.has_rune(s, seat), "RAG-T11", "rag-why-no-rune"),
            Choice::Exchange(from, to) => self.may_exchange(s, seat, from, to),
            Choice::RuneFor(to) => self.may_buy_with_rune(s, seat, to),
            Choice::End => Ok(()),
            _ => not_now(choice),
        }
    }

    fn may_build_temple(&self, s: &State, seat: Seat, area: u8, site: u8) -> Legal {
        let Some(land) = s.areas.get(area as usize) else {
            return ensure(false, "RAG-S1", "rag-why-no-area");
        };
        ensure(land.lives(), "RAG-K2", "rag-why-destroyed")?;
        let free = land.sites.get(site as usize).is_some_and(|site| site.temple == NOBODY);
        ensure(free, "RAG-T6", "rag-why-site-taken")?;
        ensure(land.temples(seat) < 2, "RAG-T6", "rag-why-two-temples")?;
        ensure(s.temples(seat) < TEMPLES, "RAG-T6", "rag-why-nine-temples")?;
        let price = &self.deck.beings[land.being as usize].price;
        ensure(s.boards[seat.index()].affords(price), "RAG-T6", "rag-why-price")
    }

    pub(super) fn builds(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        let board = &s.boards[seat.index()];
        if s.builds > 0 {
            (0..3).map(Choice::Village).for_each(&mut *add);
            for (area, land) in s.areas.iter().enumerate() {
                if !land.lives() || !board.affords(&self.deck.beings[land.being as usize].price) {
                    continue;
                }
                for (site, _) in land.sites.iter().enumerate().filter(|(_, s)| s.temple == NOBODY) {
                    add(Choice::Temple(area as u8, site as u8));
                }
            }
        }
        board.kept().map(Choice::Token).for_each(&mut *add);
        add(Choice::RuneBuild);
        self.exchanges(s, add);
        if self.power(s, seat, Power::MoveOwn) > 0 && !s.once.moved {
            let any = self.power(s, seat, Power::MoveTreasure) > 0;
            self.moves(s, seat, any, add);
        }
        add(Choice::End);
    }

    pub(super) fn build_one(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Village(kind) => {
                s.builds -= 1;
                let board = &mut s.boards[seat.index()];
                board.pay(&self.deck.village[kind as usize % 3].price);
                board.village[kind as usize % 3] += 1;
                w.see(|| Event::Built { seat, building: kind });
            }
            Choice::Temple(area, site) => self.build_temple(s, seat, area, site, w),
            Choice::Move(area, site, to, there) => {
                s.once.moved = true;
                let takes = self.power(s, seat, Power::MoveTreasure) > 0;
                self.relocate(s, seat, [area, site, to, there], takes, w);
            }
            Choice::Token(token) => {
                if let Treasure::Build(count) = self.deck.treasures[token as usize] {
                    s.builds += count;
                }
                self.use_token(s, seat, token, w);
            }
            Choice::RuneBuild => {
                self.spend_rune(s, seat, w);
                s.builds += 1; // RAG-T11
            }
            Choice::Exchange(..) | Choice::RuneFor(_) => self.trade(s, seat, choice, w),
            _ => {
                self.pop(s);
                s.builds = 0; // RAG-T5: what is left lapses
            }
        }
    }

    pub(super) fn use_token(
        &self,
        s: &mut State,
        seat: Seat,
        token: u8,
        w: &mut impl Witness<Event>,
    ) {
        s.boards[seat.index()].tokens &= !(1 << token);
        s.spent |= 1 << token;
        w.see(|| Event::UsedToken { seat, token });
    }

    /// RAG-T6: a follower, the site's treasure, the top card of the divine deck.
    fn build_temple(
        &self,
        s: &mut State,
        seat: Seat,
        area: u8,
        site: u8,
        w: &mut impl Witness<Event>,
    ) {
        let being = s.areas[area as usize].being;
        s.builds -= 1;
        let board = &mut s.boards[seat.index()];
        board.pay(&self.deck.beings[being as usize].price);
        board.count.built[area as usize] += 1;
        s.areas[area as usize].sites[site as usize].temple = seat.0;
        w.see(|| Event::BuiltTemple { seat, being, site });
        self.gain_followers(s, seat, 1, Cause::Temple, w);
        self.push(s, Step::Draw { seat, pool: 2 + being, count: 1, open: false });
        self.take_treasure(s, seat, area, site, w);
    }

    /// Takes what lies on a site; a closed one is turned up first.
    pub(super) fn take_treasure(
        &self,
        s: &mut State,
        seat: Seat,
        area: u8,
        site: u8,
        w: &mut impl Witness<Event>,
    ) {
        let there = &mut s.areas[area as usize].sites[site as usize].treasure;
        match std::mem::replace(there, Find::Nothing) {
            Find::Nothing => {}
            Find::Closed => self.push(s, Step::Reveal),
            Find::Open(token) => self.found(s, seat, token, w),
        }
    }

    /// RAG-P4: a face-down treasure is seen only when taken. Nobody knows which of those never
    /// seen it is, so fate names it now.
    pub(super) fn revealed(&self, s: &mut State, nth: u8, w: &mut impl Witness<Event>) {
        let Some(token) = crate::state::bits(s.closed).nth(nth as usize - 1) else { return };
        s.closed &= !(1 << token);
        self.found(s, s.active, token, w);
    }

    fn found(&self, s: &mut State, seat: Seat, token: u8, w: &mut impl Witness<Event>) {
        w.see(|| Event::FoundTreasure { seat, token });
        let treasure = self.deck.treasures[token as usize];
        if treasure.is_kept() {
            s.boards[seat.index()].tokens |= 1 << token;
            return;
        }
        s.spent |= 1 << token;
        match treasure {
            Treasure::Gain(resource, count) => self.gain(s, seat, resource, count, w),
            Treasure::Followers(count) => {
                self.gain_followers(s, seat, count, Cause::Treasure, w);
            }
            Treasure::Cards(count) => self.push(s, Step::WhichDeck(seat, count)),
            Treasure::Runes(count) if self.options.rise => self.gain_runes(s, seat, count, w),
            Treasure::Runes(count) => self.push(s, Step::AnyResource(count)),
            Treasure::Strength(_) | Treasure::Build(_) => {}
        }
    }
}
