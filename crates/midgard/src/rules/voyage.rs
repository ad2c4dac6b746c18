//! Voyages to the lands beyond the sea (MID-F6, F7).

use tabletop::Witness;

use super::trade::size_from;
use super::{Legal, ensure, not_now};
use crate::cards::{Deck, Journey, KRAKEN, NOBODY};
use crate::place::Front;
use crate::state::{Fight, State, Verdict, size};
use crate::step::Step;
use crate::{Choice, Event, Midgard};

/// The lands on the left, which are near (MID-F6).
const NEAR: usize = 2;

impl Midgard {
    /// The land that is sailed to.
    fn land(&self, s: &State) -> usize {
        Front::ALL[s.at as usize].as_land().unwrap_or(0)
    }

    /// MID-F6 (a): a longship with no warriors still reveals it.
    pub(crate) fn reveal_journey(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let land = self.land(s);
        let card = s.lands[land].journey;
        if card == NOBODY {
            return;
        }
        s.secrets.clear(card);
        s.lands[land].open = true;
        s.lands[land].among = 0;
        for other in &mut s.lands {
            other.among &= !(1 << Deck::Journeys.index(card));
        }
        let seat = s.active;
        w.see(|| Event::Revealed { seat, land: land as u8, card });
        if size(&s.fronts[s.at as usize].band) > 0 {
            self.push(s, Step::Resolve);
            self.push(s, Step::AtSea);
        }
    }

    /// MID-U4: it is discarded, the top of the deck comes instead.
    pub(crate) fn discard_journey(&self, s: &mut State) {
        let land = self.land(s);
        s.gone.add(s.lands[land].journey);
        s.lands[land].journey = NOBODY;
        s.lands[land].open = false;
        self.push(s, Step::OtherJourney);
    }

    pub(crate) fn other_journey(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        let (land, seat) = (self.land(s), s.active);
        for card in self.pull(s, Deck::Journeys, fortune) {
            s.lands[land].journey = card;
            s.lands[land].open = true;
            w.see(|| Event::OtherJourney { seat, card });
        }
    }

    /// MID-F7
    pub(crate) fn resolve(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let card = s.lands[self.land(s)].journey;
        if card == NOBODY {
            return;
        }
        match self.chest.journey(card) {
            Journey::Calm => {}
            Journey::Kraken => self.begin_fight(s, KRAKEN, w),
            Journey::Lost => self.push(s, Step::Overboard(2, 0)),
            Journey::Storm => self.push(s, Step::Overboard(1, 0)),
            Journey::Whirlpool => self.push(s, Step::Losses(1, 0)),
            // What is not there is not lost.
            Journey::Doldrums => self.lose_food(s, 1, w),
        }
    }

    fn lose_food(&self, s: &mut State, count: u8, w: &mut impl Witness<Event>) {
        let (seat, food) = (s.active, &mut s.fronts[s.at as usize].food);
        let count = count.min(*food);
        *food -= count;
        if count > 0 {
            w.see(|| Event::LostFood { seat, count });
        }
    }

    /// What is on the longship: warriors by kind, then food.
    pub(crate) fn cargo(&self, s: &State) -> [u8; 4] {
        let camp = &s.fronts[s.at as usize];
        let [a, b, c] = camp.band;
        [a, b, c, camp.food]
    }

    /// What leaves no choice is thrown overboard. Returns whether the player must choose.
    pub(crate) fn asks_overboard(
        &self,
        s: &mut State,
        left: u8,
        from: u8,
        w: &mut impl Witness<Event>,
    ) -> bool {
        let cargo = self.cargo(s);
        let sorts = (from as usize..4).filter(|sort| cargo[*sort] > 0).count();
        if left > 0 && sorts > 1 && left < size_from(&cargo, from as usize) {
            return true;
        }
        self.pop(s);
        let mut left = left;
        for (sort, there) in cargo.into_iter().enumerate().skip(from as usize) {
            let count = there.min(left);
            left -= count;
            match sort {
                3 => self.lose_food(s, count, w),
                kind => self.bury_warriors(s, kind, count, w),
            }
        }
        false
    }

    /// MID-F7: any mix that can be met, warriors by kind before food.
    pub(crate) fn may_throw(&self, s: &State, left: u8, from: u8, choice: &Choice) -> Legal {
        let Some(sort) = sort(choice) else { return not_now(choice) };
        let cargo = self.cargo(s);
        ensure(cargo[sort] > 0, "MID-F7", "mid-why-not-on-board")?;
        let ahead = sort >= from as usize && size_from(&cargo, sort) >= left;
        ensure(ahead, "MID-F7", "mid-why-ascending")
    }

    pub(crate) fn throw(
        &self,
        s: &mut State,
        left: u8,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Some(sort) = sort(&choice) else { return };
        self.pop(s);
        match sort {
            3 => self.lose_food(s, 1, w),
            kind => self.bury_warriors(s, kind, 1, w),
        }
        self.push(s, Step::Overboard(left - 1, sort as u8));
    }

    /// MID-F6 (b): the unfed die; all food on board goes to the supply.
    pub(crate) fn feed(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let each = if self.land(s) < NEAR { 2 } else { 1 };
        let camp = &mut s.fronts[s.at as usize];
        let food = std::mem::take(&mut camp.food);
        let warriors = size(&camp.band);
        if warriors == 0 {
            return;
        }
        let seat = s.active;
        w.see(|| Event::Fed { seat, food });
        let unfed = warriors.saturating_sub(food.saturating_mul(each));
        self.push(s, Step::Losses(unfed, 0));
    }

    /// MID-F6 (c); MID-A2: the forbidden die before the first round.
    pub(crate) fn land_there(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let card = s.lands[self.land(s)].monster;
        if card == NOBODY || size(&s.fronts[s.at as usize].band) == 0 {
            return;
        }
        if let Some(kind) = self.chest.enemy(card).forbids {
            let count = s.fronts[s.at as usize].band[kind as usize];
            self.bury_warriors(s, kind as usize, count, w);
        }
        if size(&s.fronts[s.at as usize].band) > 0 {
            self.begin_fight(s, card, w);
        }
    }

    /// Survivors go home.
    pub(crate) fn go_home(&self, s: &mut State) {
        self.pop(s);
        let camp = &mut s.fronts[s.at as usize];
        let band = std::mem::take(&mut camp.band);
        camp.food = 0;
        let home = &mut s.boards[s.active.index()].home;
        home.iter_mut().zip(band).for_each(|(there, more)| *there += more);
        let result = &mut s.results[s.at as usize];
        if result.ended == NOBODY {
            result.ended = Verdict::LOST;
        }
        s.at = NOBODY;
        s.fight = Fight::NONE;
    }
}

/// What a choice throws overboard.
fn sort(choice: &Choice) -> Option<usize> {
    match *choice {
        Choice::Lose(kind) => Some(kind as usize),
        Choice::LoseFood => Some(3),
        _ => None,
    }
}
