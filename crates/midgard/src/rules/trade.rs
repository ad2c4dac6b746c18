//! What places give and sell: goods, warriors, longships, favours (MID-L3 to L9, L14 to L16).

use tabletop::{Seat, Witness};

use super::workers::affords;
use super::{Legal, ensure, not_now};
use crate::cards::{Goods, NOBODY};
use crate::place::Front;
use crate::state::{Band, Camp, Earned, MOST_WARRIORS, State, size};
use crate::step::Step;
use crate::{Choice, Event, Midgard};

impl Midgard {
    /// The seat gets goods; warriors are about to come (MID-L16).
    pub(crate) fn earn(
        &self,
        s: &mut State,
        seat: Seat,
        goods: Goods,
        w: &mut impl Witness<Event>,
    ) {
        let board = &mut s.boards[seat.index()];
        board.food = board.food.saturating_add(goods.food);
        board.wood = board.wood.saturating_add(goods.wood);
        board.coins = board.coins.saturating_add(goods.coins);
        board.favours = board.favours.saturating_add(goods.favours);
        for (count, event) in [
            (goods.food, Event::GotFood { seat, count: goods.food }),
            (goods.wood, Event::GotWood { seat, count: goods.wood }),
            (goods.coins, Event::GotCoins { seat, count: goods.coins }),
            (goods.favours, Event::GotFavours { seat, count: goods.favours }),
        ] {
            if count > 0 {
                w.see(|| event);
            }
        }
        self.praise(s, seat, Earned::Stalls, goods.glory, w);
        if goods.any > 0 || goods.warriors != [0; 3] {
            self.enlist(s, goods.warriors);
        }
        if goods.any > 0 {
            self.push(s, Step::AnyKind(goods.any, 0));
        }
    }

    /// The seat gets glory.
    pub(crate) fn praise(
        &self,
        s: &mut State,
        seat: Seat,
        from: Earned,
        count: u8,
        w: &mut impl Witness<Event>,
    ) {
        if count > 0 {
            s.boards[seat.index()].earned[from as usize] += count as u16;
            w.see(|| Event::GotGlory { seat, count });
        }
    }

    /// Warriors of the supply come to the active player, as many as there are (MID-L16).
    pub(crate) fn enlist(&self, s: &mut State, band: Band) {
        for (kind, wanted) in band.into_iter().enumerate() {
            let count = wanted.min(s.supply[kind]);
            s.supply[kind] -= count;
            s.coming[kind] += count;
        }
        self.push(s, Step::Recruit(0));
    }

    fn room(&self, s: &State) -> u8 {
        MOST_WARRIORS.saturating_sub(s.army(s.active))
    }

    /// Whether a warrior of any kind can be chosen.
    pub(crate) fn asks_kind(&self, s: &State, left: u8, from: u8) -> bool {
        let some = (from as usize..3).any(|kind| s.supply[kind] > 0);
        left > 0 && some && self.room(s) > 0
    }

    pub(crate) fn may_choose_kind(&self, s: &State, from: u8, choice: &Choice) -> Legal {
        let Choice::Recruit(kind) = *choice else { return not_now(choice) };
        ensure(kind as u8 >= from, "MID-L4", "mid-why-ascending")?;
        ensure(s.supply[kind as usize] > 0, "MID-L16", "mid-why-no-supply")
    }

    pub(crate) fn choose_kind(&self, s: &mut State, left: u8, choice: Choice) {
        let Choice::Recruit(kind) = choice else { return };
        self.pop(s);
        s.supply[kind as usize] -= 1;
        s.coming[kind as usize] += 1;
        self.push(s, Step::AnyKind(left - 1, kind as u8));
    }

    /// Those who come go home or to the supply, unless the player must choose. Returns whether it
    /// must.
    pub(crate) fn asks_recruit(
        &self,
        s: &mut State,
        from: u8,
        w: &mut impl Witness<Event>,
    ) -> bool {
        let room = self.room(s);
        let kinds = (from as usize..3).filter(|kind| s.coming[*kind] > 0).count();
        if size(&s.coming) > room && room > 0 && kinds > 1 {
            return true; // MID-L16
        }
        self.pop(s);
        let mut left = room;
        let mut band = [0; 3];
        for (kind, keeps) in band.iter_mut().enumerate() {
            let came = std::mem::take(&mut s.coming[kind]);
            let kept = if kind >= from as usize { came.min(left) } else { 0 };
            left -= kept;
            *keeps = kept;
            s.supply[kind] += came - kept;
        }
        self.welcome(s, band, w);
        false
    }

    fn welcome(&self, s: &mut State, band: Band, w: &mut impl Witness<Event>) {
        let seat = s.active;
        let home = &mut s.boards[seat.index()].home;
        home.iter_mut().zip(band).for_each(|(there, more)| *there += more);
        if size(&band) > 0 {
            w.see(|| Event::Recruited { seat, band });
        }
    }

    /// MID-L16: the player chooses which of the new ones to keep, kinds ascending.
    pub(crate) fn may_recruit(&self, s: &State, from: u8, choice: &Choice) -> Legal {
        let Choice::Recruit(kind) = *choice else { return not_now(choice) };
        ensure(s.coming[kind as usize] > 0, "MID-L16", "mid-why-none-comes")?;
        ensure(kind as u8 >= from, "MID-L16", "mid-why-ascending")?;
        let rest = size_from(&s.coming, kind as usize);
        ensure(rest >= self.room(s), "MID-L16", "mid-why-ascending")
    }

    pub(crate) fn recruit(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Recruit(kind) = choice else { return };
        self.pop(s);
        s.coming[kind as usize] -= 1;
        let mut band = [0; 3];
        band[kind as usize] = 1;
        self.welcome(s, band, w);
        self.push(s, Step::Recruit(kind as u8));
    }

    /// MID-L3: an exchange is asked as its result.
    pub(crate) fn exchange(&self, s: &mut State, seat: Seat) {
        let board = &mut s.boards[seat.index()];
        let total = board.food.saturating_add(board.wood).saturating_add(board.coins);
        (board.food, board.wood, board.coins) = (0, 0, 0);
        if total > 0 {
            self.push(s, Step::ShareFood(total));
        }
    }

    pub(crate) fn may_share(&self, step: Step, choice: &Choice) -> Legal {
        match (step, *choice) {
            (Step::ShareFood(total), Choice::Food(n))
            | (Step::ShareWood(total), Choice::Wood(n)) => {
                ensure(n <= total, "MID-L3", "mid-why-too-many")
            }
            _ => not_now(choice),
        }
    }

    pub(crate) fn share(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match (self.pop(s), choice) {
            (Step::ShareFood(total), Choice::Food(n)) => {
                let board = &mut s.boards[seat.index()];
                board.food = board.food.saturating_add(n);
                self.push(s, Step::ShareWood(total - n));
            }
            (Step::ShareWood(total), Choice::Wood(n)) => {
                let board = &mut s.boards[seat.index()];
                board.wood = board.wood.saturating_add(n);
                board.coins = board.coins.saturating_add(total - n);
                let (food, wood, coins) = (board.food, board.wood, board.coins);
                w.see(|| Event::Shared { seat, food, wood, coins });
            }
            _ => {}
        }
    }

    pub(crate) fn may_buy(&self, s: &State, seat: Seat, ship: u8) -> Legal {
        let Some(offer) = self.chest.ships.get(ship as usize) else {
            return super::refuse("MID-L7", "mid-why-ship-gone");
        };
        // MID-S2: which are on offer depends on the number of players.
        ensure(offer.players <= self.seats_count(), "MID-S2", "mid-why-ship-gone")?;
        let there = s.boards.iter().all(|board| board.ship != ship);
        ensure(there, "MID-L7", "mid-why-ship-gone")?;
        let board = &s.boards[seat.index()];
        let pays = board.coins >= offer.coins && board.wood >= offer.wood;
        ensure(pays, "MID-L7", "mid-why-cannot-pay")
    }

    pub(crate) fn buy(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Buy(ship) = choice else { return };
        self.pop(s);
        let offer = self.chest.ships[ship as usize];
        let board = &mut s.boards[seat.index()];
        board.coins -= offer.coins;
        board.wood -= offer.wood;
        board.ship = ship;
        w.see(|| Event::BoughtShip { seat, ship });
    }

    /// MID-L8: one longship a land in a round.
    pub(crate) fn may_sail_to(&self, s: &State, land: u8) -> Legal {
        let there = self.lands().contains(&(land as usize));
        ensure(there, "MID-R1", "mid-why-no-such-land")?;
        let camp = &s.fronts[Front::land(land as usize) as usize];
        ensure(camp.seat == NOBODY, "MID-L8", "mid-why-land-taken")
    }

    pub(crate) fn sail(
        &self,
        s: &mut State,
        seat: Seat,
        ship: u8,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Sail(land) = choice else { return };
        self.pop(s);
        let front = Front::land(land as usize) as usize;
        s.fronts[front] = Camp { seat: seat.0, ship, ..Camp::EMPTY };
        w.see(|| Event::SetSail { seat, ship, land });
    }

    /// MID-L9
    pub(crate) fn may_pray(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Favours(n) = *choice else { return not_now(choice) };
        ensure((1..=4).contains(&n), "MID-L9", "mid-why-too-many")?;
        let price = self.chest.town.chapel[n as usize - 1];
        ensure(s.boards[seat.index()].coins >= price, "MID-L9", "mid-why-cannot-pay")
    }

    pub(crate) fn pray(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Favours(favours) = choice else { return };
        self.pop(s);
        s.boards[seat.index()].coins -= self.chest.town.chapel[favours as usize - 1];
        self.earn(s, seat, Goods { favours, ..Goods::default() }, w);
    }

    /// MID-L14, L15
    pub(crate) fn visit_stall(
        &self,
        s: &mut State,
        seat: Seat,
        space: usize,
        w: &mut impl Witness<Event>,
    ) {
        let Some(stall) = self.stall_at(s, space) else { return };
        // Where it can be used several times the player says how often.
        match stall.times > 1 && affords(&s.boards[seat.index()], stall.cost, 2) {
            true => self.push(s, Step::Barter(space as u8)),
            false => self.barter(s, seat, space, 1, w),
        }
    }

    pub(crate) fn may_barter(&self, s: &State, seat: Seat, space: u8, choice: &Choice) -> Legal {
        let (Choice::Times(n), Some(stall)) = (*choice, self.stall_at(s, space as usize)) else {
            return not_now(choice);
        };
        ensure((1..=stall.times).contains(&n), "MID-L14", "mid-why-too-many")?;
        let pays = affords(&s.boards[seat.index()], stall.cost, n);
        ensure(pays, "MID-L14", "mid-why-cannot-pay")
    }

    pub(crate) fn barter(
        &self,
        s: &mut State,
        seat: Seat,
        space: usize,
        times: u8,
        w: &mut impl Witness<Event>,
    ) {
        let Some(stall) = self.stall_at(s, space) else { return };
        let (cost, gives) = (stall.cost, stall.gives);
        let board = &mut s.boards[seat.index()];
        board.food -= cost.food * times;
        board.wood -= cost.wood * times;
        board.coins -= cost.coins * times;
        let goods = Goods {
            food: gives.food * times,
            wood: gives.wood * times,
            coins: gives.coins * times,
            favours: gives.favours * times,
            glory: gives.glory * times,
            ..gives // warriors come once only: such a stall is used once
        };
        self.earn(s, seat, goods, w);
    }

    /// What a longship holds (MID-L7, L8).
    pub(crate) fn capacity(&self, s: &State, camp: &Camp) -> u8 {
        match (camp.ship, camp.seat()) {
            (Camp::OWN, Some(seat)) => {
                let ship = s.boards[seat.index()].ship;
                self.chest.ships.get(ship as usize).map_or(0, |ship| ship.capacity)
            }
            (ship, _) => self.chest.town.ships[ship as usize % 2],
        }
    }
}

/// How many there are of this kind and of those after it.
pub(crate) fn size_from(band: &[u8], kind: usize) -> u8 {
    band[kind..].iter().sum()
}
