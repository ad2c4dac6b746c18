//! Fights and hunts (MID-R4, MID-F1 to F5).

use pieces::{Dice, clockwise};
use tabletop::{Seat, Witness};

use super::trade::size_from;
use super::{Legal, ensure, not_now};
use crate::cards::{Face, Family, Goods, Kind, NOBODY, Power, Rune};
use crate::choice::Die;
use crate::place::{FRONTS, Front};
use crate::state::{Band, Earned, Fight, State, Verdict, size};
use crate::step::Step;
use crate::{Choice, Event, Midgard};

/// The most food that a hunt brings (MID-F1).
const MOST_GAME: u8 = 6;

impl Midgard {
    /// MID-R4: hunt, troll, draugrs, lands; pushed last first.
    pub(crate) fn battles(&self, s: &mut State) {
        self.pop(s);
        self.push(s, Step::CleanUp);
        (0..FRONTS as u8).rev().for_each(|front| self.push(s, Step::Front(front)));
        for seat in clockwise(s.first, self.seats_count()).rev() {
            if s.boards[seat.index()].hunting {
                self.push(s, Step::Hunt(seat)); // MID-F1: in turn order
            }
        }
    }

    /// MID-A4: those in no fight hunt.
    pub(crate) fn begin_hunt(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        self.pop(s);
        let hunters = s.boards[seat.index()].home;
        if size(&hunters) == 0 {
            return;
        }
        s.active = seat;
        s.fight = Fight { on: true, hunt: true, hunters, ..Fight::NONE };
        w.see(|| Event::HuntBegins { seat });
        self.push(s, Step::Party(0));
    }

    /// MID-F1: as many as you like.
    pub(crate) fn may_party(&self, s: &State, from: u8, choice: &Choice) -> Legal {
        match *choice {
            Choice::Roll => Ok(()),
            Choice::Stay(kind) => {
                let there = s.fight.hunters[kind as usize] > 0;
                ensure(there, "MID-F1", "mid-why-no-hunter")?;
                ensure(kind as u8 >= from, "MID-F1", "mid-why-ascending")
            }
            _ => not_now(choice),
        }
    }

    pub(crate) fn party(&self, s: &mut State, choice: Choice) {
        self.pop(s);
        match choice {
            Choice::Stay(kind) => {
                s.fight.hunters[kind as usize] -= 1;
                self.push(s, Step::Party(kind as u8));
            }
            _ => self.begin_roll(s),
        }
    }

    /// The battle at a front.
    pub(crate) fn front(&self, s: &mut State, front: Front, w: &mut impl Witness<Event>) {
        self.pop(s);
        let camp = s.fronts[front as usize];
        let Some(seat) = camp.seat() else { return };
        s.active = seat;
        s.at = front as u8;
        if size(&camp.band) == 0 {
            s.results[front as usize].ended = Verdict::LEFT; // MID-A1
            w.see(|| Event::NoFight { seat, front });
        }
        self.push(s, Step::Home);
        match front.as_land() {
            Some(_) => [Step::Landing, Step::Feed, Step::Reveal]
                .into_iter()
                .for_each(|step| self.push(s, step)),
            None if size(&camp.band) > 0 => self.begin_fight(s, self.enemy_at(s, front), w),
            None => {}
        }
    }

    pub(crate) fn begin_fight(&self, s: &mut State, enemy: u8, w: &mut impl Witness<Event>) {
        let seat = s.active;
        s.fight = Fight { on: true, enemy, ..Fight::NONE };
        w.see(|| Event::FightBegins { seat, enemy });
        self.begin_roll(s);
    }

    /// Who rolls: the hunters, or the warriors of the front.
    pub(crate) fn rollers(&self, s: &State) -> Band {
        match s.fight.hunt {
            true => s.fight.hunters,
            false => s.fronts[s.at as usize].band,
        }
    }

    fn begin_roll(&self, s: &mut State) {
        let fight = &mut s.fight;
        fight.round = fight.round.saturating_add(1);
        (fight.pool, fight.fixed, fight.chosen) = Default::default();
        (fight.healed, fight.avenged) = (false, false);
        self.push(s, Step::EndRound);
        if size(&self.rollers(s)) > 0 {
            self.push(s, Step::Rolled);
            self.push(s, Step::Roll);
        }
    }

    pub(crate) fn rolled(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        let mut faces = fortune.iter();
        for (kind, count) in self.rollers(s).into_iter().enumerate() {
            for face in faces.by_ref().take(count as usize) {
                s.fight.pool.add(self.shown(kind, *face));
            }
        }
        let (seat, dice) = (s.active, s.fight.pool);
        w.see(|| Event::Rolled { seat, dice });
    }

    /// What a kind's die shows with this number up.
    fn shown(&self, kind: usize, number: u8) -> usize {
        Die::number(kind, self.chest.dice[kind][number as usize - 1])
    }

    /// Whether a favour can be spent (MID-F2); after Retaliation nothing is rerolled (MID-U7).
    pub(crate) fn may_favour(&self, s: &State, seat: Seat) -> Legal {
        ensure(s.boards[seat.index()].favours > 0, "MID-F2", "mid-why-no-favour")?;
        ensure(!s.fight.avenged, "MID-U7", "mid-why-avenged")?;
        ensure(s.fight.pool.count() > 0, "MID-U6", "mid-why-fixed")
    }

    /// Whether the player is asked after a roll.
    pub(crate) fn asks_after_roll(&self, s: &State) -> bool {
        self.may_favour(s, s.active).is_ok() || self.asks_for_runes(s, s.active)
    }

    pub(crate) fn may_fight(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match choice {
            Choice::Stand => Ok(()),
            Choice::Favour => self.may_favour(s, seat),
            Choice::PassRound => {
                // Offered where runes alone are asked for.
                let alone = self.may_favour(s, seat).is_err();
                ensure(alone, "MID-U12", "mid-why-not-alone")
            }
            _ => self.may_rune(s, seat, choice),
        }
    }

    pub(crate) fn fight(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Stand => drop(self.pop(s)),
            Choice::PassRound => {
                self.pop(s);
                s.standing.pass(seat);
            }
            Choice::Favour => {
                s.boards[seat.index()].favours -= 1;
                w.see(|| Event::SpentFavour { seat });
                if self.leads(s, seat, Power::Pious) {
                    self.praise(s, seat, Earned::Leader, 2, w); // MID-D1
                }
                self.push(s, Step::Choose(0));
            }
            _ => self.use_rune(s, seat, choice, w),
        }
    }

    /// MID-F2: any of them, chosen in ascending order.
    pub(crate) fn may_choose(&self, s: &State, from: u8, choice: &Choice) -> Legal {
        let chosen = &s.fight.chosen;
        match *choice {
            Choice::Roll => ensure(chosen.count() > 0, "MID-F2", "mid-why-none-chosen"),
            Choice::Add(die) => {
                let there = s.fight.pool.of(die as usize) > 0;
                ensure(there, "MID-F2", "mid-why-no-such-die")?;
                ensure(die >= from, "MID-F2", "mid-why-ascending")
            }
            _ => not_now(choice),
        }
    }

    pub(crate) fn choose(&self, s: &mut State, choice: Choice) {
        self.pop(s);
        match choice {
            Choice::Add(die) => {
                s.fight.pool.take(die as usize);
                s.fight.chosen.add(die as usize);
                self.push(s, Step::Choose(die));
            }
            _ => self.push(s, Step::Reroll),
        }
    }

    /// The chosen dice were rolled again; with Potential they stand (MID-U6).
    pub(crate) fn rerolled(
        &self,
        s: &mut State,
        stand: bool,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let chosen = std::mem::take(&mut s.fight.chosen);
        let mut new = Dice::default();
        let mut faces = fortune.iter();
        for kind in 0..3 {
            let count: u8 = chosen.0[kind * 4..kind * 4 + 4].iter().sum();
            for face in faces.by_ref().take(count as usize) {
                new.add(self.shown(kind, *face));
            }
        }
        match stand {
            true => s.fight.fixed.join(&new),
            false => s.fight.pool.join(&new),
        }
        let (seat, dice) = (s.active, new);
        w.see(|| Event::Rerolled { seat, dice });
    }

    /// Hits and shields of the dice as they lie.
    pub(crate) fn tally_dice(&self, s: &State) -> (u8, u8) {
        let mut dice = s.fight.pool;
        dice.join(&s.fight.fixed);
        let master = self.leads(s, s.active, Power::Swordmaster);
        let (mut hits, mut shields) = (0, 0);
        for kind in 0..3 {
            // MID-D4
            let more = (master && kind == Kind::Swordsman as usize) as u8;
            let of = |face: Face| dice.of(Die::number(kind, face));
            hits += of(Face::Hit) * (1 + more) + of(Face::Double) * (2 + more);
            shields += of(Face::Shield);
            if s.fight.avenged {
                hits += of(Face::Shield) * (1 + more); // MID-U7
            }
        }
        (hits, shields)
    }

    /// Both sides strike at the same time (MID-F2).
    pub(crate) fn end_round(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let (hits, shields) = self.tally_dice(s);
        let seat = s.active;
        if s.fight.hunt {
            let food = hits.min(MOST_GAME); // MID-F1
            s.fight = Fight::NONE;
            return self.earn(s, seat, Goods { food, ..Goods::default() }, w);
        }
        w.see(|| Event::Hit { seat, hits, shields });
        // MID-D5: the final dice, once a round, won or lost.
        let doubles = (0..3).any(|kind| {
            let die = Die::number(kind, Face::Double);
            s.fight.pool.of(die) + s.fight.fixed.of(die) > 0
        });
        if doubles && self.leads(s, seat, Power::Berserker) {
            w.see(|| Event::Berserk { seat });
            self.praise(s, seat, Earned::Leader, 1, w);
        }
        s.fight.damage = s.fight.damage.saturating_add(hits);
        let attack = self.chest.enemy(s.fight.enemy).attack;
        let losses = if s.fight.healed { 0 } else { attack.saturating_sub(shields) };
        self.push(s, Step::EndFight);
        self.push(s, Step::Losses(losses, 0)); // MID-F3: a dead enemy's attack still counts
    }

    /// Losses that leave no choice are taken. Returns whether the player must choose.
    pub(crate) fn asks_losses(
        &self,
        s: &mut State,
        left: u8,
        from: u8,
        w: &mut impl Witness<Event>,
    ) -> bool {
        let band = s.fronts[s.at as usize].band;
        let kinds = (from as usize..3).filter(|kind| band[*kind] > 0).count();
        if left > 0 && kinds > 1 && left < size_from(&band, from as usize) {
            return true;
        }
        self.pop(s);
        let mut left = left;
        for (kind, there) in band.into_iter().enumerate().skip(from as usize) {
            let count = there.min(left);
            left -= count;
            self.bury_warriors(s, kind, count, w);
        }
        false
    }

    /// Warriors of the front are dead: their dice go to the supply.
    pub(crate) fn bury_warriors(
        &self,
        s: &mut State,
        kind: usize,
        count: u8,
        w: &mut impl Witness<Event>,
    ) {
        if count == 0 {
            return;
        }
        s.fronts[s.at as usize].band[kind] -= count;
        s.supply[kind] += count;
        s.results[s.at as usize].lost += count;
        let (seat, kind) = (s.active, Kind::ALL[kind]);
        w.see(|| Event::Fell { seat, kind, count });
    }

    /// MID-F2: the player chooses which, kinds ascending.
    pub(crate) fn may_lose(&self, s: &State, left: u8, from: u8, choice: &Choice) -> Legal {
        let Choice::Lose(kind) = *choice else { return not_now(choice) };
        let band = &s.fronts[s.at as usize].band;
        ensure(band[kind as usize] > 0, "MID-F2", "mid-why-no-warrior")?;
        let ahead = kind as u8 >= from && size_from(band, kind as usize) >= left;
        ensure(ahead, "MID-F2", "mid-why-ascending")
    }

    pub(crate) fn lose(
        &self,
        s: &mut State,
        left: u8,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Lose(kind) = choice else { return };
        self.pop(s);
        self.bury_warriors(s, kind as usize, 1, w);
        self.push(s, Step::Losses(left - 1, kind as u8));
    }

    pub(crate) fn end_fight(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let (seat, enemy) = (s.active, s.fight.enemy);
        if s.fight.damage >= self.chest.enemy(enemy).defence {
            return self.triumph(s, seat, enemy, w); // MID-F3: even with no warrior left
        }
        if size(&s.fronts[s.at as usize].band) > 0 {
            return self.begin_roll(s); // there is no retreat (MID-F3)
        }
        w.see(|| Event::Beaten { seat, enemy });
        s.fight = Fight::NONE; // damage is removed
    }

    /// MID-F4, F5
    fn triumph(&self, s: &mut State, seat: Seat, card: u8, w: &mut impl Witness<Event>) {
        let enemy = *self.chest.enemy(card);
        w.see(|| Event::Defeated { seat, enemy: card });
        let mut goods = Goods::default();
        let from = match enemy.family {
            Family::Troll => {
                goods.wood = enemy.pay;
                s.troll = NOBODY;
                let blame = &mut s.boards[seat.index()].blame;
                if *blame > 0 {
                    *blame -= 1; // MID-F5
                    w.see(|| Event::BlameLifted { seat });
                }
                self.push(s, Step::Blame);
                Earned::Trolls
            }
            Family::Draugr => {
                goods.coins = enemy.pay;
                s.draugrs.iter_mut().filter(|c| **c == card).for_each(|c| *c = NOBODY);
                Earned::Draugrs
            }
            Family::Monster => {
                goods.favours = enemy.pay;
                for land in s.lands.iter_mut().filter(|land| land.monster == card) {
                    land.monster = NOBODY;
                    goods.coins = std::mem::take(&mut land.coins);
                }
                Earned::Monsters
            }
            Family::Kraken => Earned::Kraken, // MID-F7: its card is discarded with the journeys
        };
        if enemy.family != Family::Kraken {
            s.boards[seat.index()].own.add(card);
            s.results[s.at as usize].ended = Verdict::WON;
        }
        self.earn(s, seat, goods, w);
        self.praise(s, seat, from, enemy.glory, w);
        s.fight.on = false;
        self.push(s, Step::Triumph);
    }

    /// Whether the player is asked for a rune after its victory (MID-U2).
    pub(crate) fn asks_triumph(&self, s: &State) -> bool {
        let can = self.holds(s, s.active, Rune::Glory);
        s.standing.asks(s.active, can, can, false)
    }

    pub(crate) fn end_triumph(&self, s: &mut State) {
        s.fight = Fight::NONE;
    }

    /// MID-F5: another player of one's choice; of one other there is none. Returns whether the
    /// player must choose.
    pub(crate) fn asks_blame(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        if self.seats_count() > 2 {
            return true;
        }
        self.pop(s);
        self.take_blame(s, s.active.left(2), w);
        false
    }

    pub(crate) fn may_blame(&self, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Blame(other) = *choice else { return not_now(choice) };
        ensure(other.0 < self.seats_count(), "MID-F5", "mid-why-nobody")?;
        ensure(other != seat, "MID-F5", "mid-why-another")
    }

    pub(crate) fn blame(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Blame(seat) = choice else { return };
        self.pop(s);
        self.take_blame(s, seat, w);
    }
}
