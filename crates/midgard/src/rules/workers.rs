//! Workers and the places they go to (MID-R2, MID-L).

use pieces::clockwise;
use tabletop::{Seat, Witness};

use super::{Legal, ensure, refuse};
use crate::cards::{Kind, NOBODY, Power, Rune};
use crate::place::{Place, SHARED};
use crate::state::{Camp, State};
use crate::step::Step;
use crate::{Choice, Event, Midgard};

impl Midgard {
    /// MID-R2: one worker each, clockwise, until all are placed; who has none is skipped.
    pub(crate) fn next_worker(&self, s: &mut State, from: Seat) {
        self.pop(s);
        let seats = self.seats_count();
        let next = clockwise(from, seats).find(|seat| s.boards[seat.index()].workers > 0);
        let Some(seat) = next else { return self.push(s, Step::Muster) };
        s.active = seat;
        self.push(s, Step::Workers(seat.left(seats)));
        self.push(s, Step::Worker);
    }

    pub(crate) fn may_work(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Go(place) => self.may_go(s, seat, place),
            _ => self.may_rune(s, seat, choice),
        }
    }

    /// Whether the place can be chosen (MID-L17 where it is too dear).
    fn may_go(&self, s: &State, seat: Seat, place: Place) -> Legal {
        let board = &s.boards[seat.index()];
        if (place as usize) < SHARED {
            let free = s.taken[place as usize] == NOBODY;
            ensure(free, "MID-R2", "mid-why-place-taken")?;
        }
        let pays = |holds: bool| ensure(holds, "MID-L17", "mid-why-cannot-pay");
        let sails = || ensure(self.free_land(s), "MID-L8", "mid-why-no-land");
        match place {
            Place::Blacksmith
            | Place::Spearmaker
            | Place::Armourer
            | Place::Butcher
            | Place::Longhouse
            | Place::Market
            | Place::Seer
            | Place::Beg => Ok(()),
            Place::Merchant => {
                ensure(s.merchant != NOBODY, "MID-L4", "mid-why-no-merchant")?;
                pays(board.coins >= self.merchant_price(s, seat))
            }
            Place::Runesmith => {
                let any = s.left(crate::cards::Deck::Runes) > 0;
                let open = s.runes.iter().any(|rune| *rune != NOBODY);
                ensure(any || open, "MID-L5", "mid-why-no-rune")?;
                pays(board.wood >= 1)
            }
            Place::Shipwright => {
                ensure(board.ship == NOBODY, "MID-L7", "mid-why-has-ship")?;
                let ships = 0..self.chest.ships.len() as u8;
                pays(ships.into_iter().any(|ship| self.may_buy(s, seat, ship).is_ok()))
            }
            Place::SmallShip => sails(),
            Place::LargeShip => {
                sails()?;
                pays(board.coins >= 1)
            }
            Place::OwnShip => {
                ensure(board.ship != NOBODY, "MID-L7", "mid-why-no-ship")?;
                ensure(!board.sailing, "MID-L8", "mid-why-ship-sails")?;
                sails()
            }
            Place::Chapel => pays(board.coins >= self.chest.town.chapel[0]),
            Place::Hut => {
                ensure(board.hut, "MID-L10", "mid-why-no-worker")?;
                pays(board.coins >= self.hut_price(s))
            }
            Place::Troll => ensure(s.troll != NOBODY, "MID-L11", "mid-why-no-enemy"),
            Place::Draugr1 => ensure(s.draugrs[0] != NOBODY, "MID-L11", "mid-why-no-enemy"),
            Place::Draugr2 => ensure(s.draugrs[1] != NOBODY, "MID-L11", "mid-why-no-enemy"),
            Place::Hunt => ensure(!board.hunting, "MID-L12", "mid-why-hunts"),
            Place::Stall1 | Place::Stall2 | Place::Stall3 | Place::Stall4 => {
                let stall = place.stall().and_then(|n| self.stall_at(s, n));
                let Some(stall) = stall else { return refuse("MID-S1", "mid-why-no-stall") };
                pays(affords(board, stall.cost, 1))
            }
        }
    }

    pub(crate) fn merchant_price(&self, s: &State, seat: Seat) -> u8 {
        if self.leads(s, seat, Power::Trader) { 0 } else { 1 } // MID-L4, D3
    }

    pub(crate) fn hut_price(&self, s: &State) -> u8 {
        self.chest.town.hut[(s.sold as usize).min(3)] // MID-L10
    }

    pub(crate) fn stall_at(&self, s: &State, space: usize) -> Option<&crate::cards::Stall> {
        self.chest.stalls.get(s.stalls[space] as usize)
    }

    /// Whether a land waits for a longship (MID-L8).
    fn free_land(&self, s: &State) -> bool {
        self.lands().any(|land| self.may_sail_to(s, land as u8).is_ok())
    }

    pub(crate) fn work(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Go(place) = choice else { return self.use_rune(s, seat, choice, w) };
        self.pop(s);
        s.boards[seat.index()].workers -= 1;
        if (place as usize) < SHARED {
            s.taken[place as usize] = seat.0;
        }
        w.see(|| Event::Went { seat, place });
        if let Some(front) = place.front() {
            s.fronts[front as usize].seat = seat.0; // MID-L11
        }
        match place {
            Place::Blacksmith => self.take_stock(s, Kind::Axeman), // MID-L1
            Place::Spearmaker => self.take_stock(s, Kind::Spearman),
            Place::Armourer => self.take_stock(s, Kind::Swordsman),
            Place::Butcher => {
                let food = std::mem::take(&mut s.meat);
                self.earn(s, seat, crate::cards::Goods { food, ..Default::default() }, w);
            }
            Place::Longhouse => self.visit_jarl(s, seat, w),
            Place::Market => self.exchange(s, seat),
            Place::Merchant => {
                s.boards[seat.index()].coins -= self.merchant_price(s, seat);
                self.earn(s, seat, self.chest.merchant(s.merchant), w); // MID-L4
            }
            Place::Runesmith => {
                s.boards[seat.index()].wood -= 1; // MID-L5
                self.push(s, Step::TakeRune);
            }
            Place::Seer => {
                self.push(s, Step::Foresee);
                self.push(s, Step::Look);
            }
            Place::Shipwright => self.push(s, Step::BuyShip),
            Place::SmallShip => self.push(s, Step::Sail(Camp::SMALL)),
            Place::LargeShip => {
                s.boards[seat.index()].coins -= 1; // MID-L8
                self.push(s, Step::Sail(Camp::LARGE));
            }
            Place::OwnShip => {
                s.boards[seat.index()].sailing = true;
                self.push(s, Step::Sail(Camp::OWN));
            }
            Place::Chapel => self.push(s, Step::Pray),
            Place::Hut => self.buy_worker(s, seat, w),
            Place::Hunt => s.boards[seat.index()].hunting = true,
            Place::Beg => self.beg(s, seat, w),
            Place::Stall1 | Place::Stall2 | Place::Stall3 | Place::Stall4 => {
                self.visit_stall(s, seat, place.stall().unwrap_or(0), w);
            }
            Place::Troll | Place::Draugr1 | Place::Draugr2 => {}
        }
    }

    /// MID-L1: all that lies there; those who do not fit go to the supply (MID-L16).
    fn take_stock(&self, s: &mut State, kind: Kind) {
        s.coming[kind as usize] += std::mem::take(&mut s.stock[kind as usize]);
        self.push(s, Step::Recruit(0));
    }

    /// MID-L2: the marker moves in no other way, and counts from the assignment on (MID-R2).
    fn visit_jarl(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        s.first = if s.first == seat { seat.left(self.seats_count()) } else { seat };
        let seat = s.first;
        w.see(|| Event::MarkerMoved { seat });
        self.enlist(s, [1, 0, 0]);
    }

    /// MID-L10: the first buyer pays most; the worker is usable at once.
    fn buy_worker(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        let coins = self.hut_price(s);
        s.sold += 1;
        let board = &mut s.boards[seat.index()];
        board.coins -= coins;
        board.hut = false;
        board.crew += 1;
        board.workers += 1;
        w.see(|| Event::BoughtWorker { seat, coins });
    }

    /// MID-L13
    fn beg(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        let board = &mut s.boards[seat.index()];
        board.begging += 1;
        board.coins = board.coins.saturating_add(1);
        w.see(|| Event::Begged { seat });
        self.take_blame(s, seat, w);
    }

    pub(crate) fn take_blame(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        let blame = &mut s.boards[seat.index()].blame;
        *blame = blame.saturating_add(1);
        w.see(|| Event::Blamed { seat });
    }

    /// Whether the seat's leader has the power (MID-D).
    pub(crate) fn leads(&self, s: &State, seat: Seat, power: Power) -> bool {
        let leader = s.boards[seat.index()].leader;
        self.chest.leaders.get(leader as usize) == Some(&power)
    }

    /// Names the choices of a worker.
    pub(crate) fn work_candidates(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        Place::ALL.iter().for_each(|place| add(Choice::Go(*place)));
        self.rune_candidates(s, seat, add);
    }

    /// Whether the seat has the rune and has not used it.
    pub(crate) fn holds(&self, s: &State, seat: Seat, rune: Rune) -> bool {
        let board = &s.boards[seat.index()];
        let card = self.chest.card_of(rune);
        board.own.has(card) && !board.has_used(card)
    }
}

/// Whether a cost can be paid so many times.
pub(crate) fn affords(board: &crate::state::Board, cost: crate::cards::Goods, times: u8) -> bool {
    let enough = |have: u8, need: u8| have as u16 >= need as u16 * times as u16;
    enough(board.food, cost.food)
        && enough(board.wood, cost.wood)
        && enough(board.coins, cost.coins)
}
