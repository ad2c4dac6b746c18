//! What the fights of the round promise a seat.

use tabletop::Seat;

use super::PRICES;
use crate::Midgard;
use crate::cards::{Colour, Count, Enemy, Family, Goods, KRAKEN, NOBODY, Power};
use crate::place::{FRONTS, Front};
use crate::state::{Band, State, Verdict, size};
use crate::step::Step;

/// The chance that is aimed at when warriors are shared out.
const SURE: f32 = 0.9;

impl Midgard {
    /// Warriors at home and in fights, and what the fights promise.
    pub(super) fn army_worth(&self, s: &State, seat: Seat, time: f32) -> f32 {
        let board = &s.boards[seat.index()];
        let price = |kind: usize| PRICES.warriors[kind] * (0.15 + 0.85 * time);
        let (mut home, mut food) = (board.home, board.food);
        let mut worth = 0.0;
        let assigning = matches!(self.top(s), Step::Assign(_) | Step::AssignAll | Step::Runes(_))
            && s.fought == s.round;
        let early = s.fought != s.round;
        for front in Front::ALL {
            let camp = &s.fronts[*front as usize];
            let over = !early && s.results[*front as usize].ended != Verdict::NONE.ended;
            if camp.seat != seat.0 || over && s.at != *front as u8 {
                continue;
            }
            let card = self.enemy_at(s, *front);
            let (mut band, mut loaded) = (camp.band, camp.food);
            if s.at == *front as u8 {
                worth += self.fight_worth(s, seat, &band, &price);
                continue;
            }
            if card == NOBODY {
                continue;
            }
            // Kinds that can still be sent there.
            let first = *front as u8 * 4;
            let from = match (early, assigning) {
                (true, _) => 0,
                (_, true) => board.cursor.saturating_sub(first).min(4),
                _ => 4,
            };
            if from < 4 {
                self.fill(s, seat, *front, from, &mut band, &mut loaded, &mut home, &mut food);
            }
            let enemy = self.chest.enemy(card);
            let (mut risk, mut fighters) = (1.0, band);
            if let Some(land) = front.as_land() {
                risk = 0.85;
                let each = if land < 2 { 2 } else { 1 };
                let fed = loaded.saturating_mul(each);
                let mut hungry = size(&fighters).saturating_sub(fed);
                for count in &mut fighters {
                    let starve = (*count).min(hungry);
                    *count -= starve;
                    hungry -= starve;
                }
            }
            let found = self.prospect_of(s, seat, &fighters, card);
            let sent: f32 = (0..3).map(|kind| band[kind] as f32 * price(kind)).sum();
            let mean = sent / size(&band).max(1) as f32;
            let lost = found.losses + (size(&band) - size(&fighters)) as f32;
            worth += found.wins * risk * self.reward_worth(s, seat, *front, enemy, time);
            worth += sent - mean * lost;
        }
        if board.hunting && (early || assigning) {
            let master = self.leads(s, seat, Power::Swordmaster) as usize;
            let hits = self.tables.hits[master];
            let food: f32 = (0..3).map(|kind| home[kind] as f32 * hits[kind]).sum();
            worth += food.min(6.0) * PRICES.food * time;
        }
        if s.fight.on && s.fight.hunt && s.active == seat {
            let (hits, _) = self.tally_dice(s);
            let more = self.chosen_hits(s, seat);
            worth += (hits as f32 + more).min(6.0) * PRICES.food * time.max(0.1);
        }
        // Dice in fights were counted there; those at home wait.
        worth + (0..3).map(|kind| home[kind] as f32 * price(kind)).sum::<f32>()
    }

    /// Sends warriors of the kinds from `from` on, strongest first, until a victory is likely, with
    /// the food they need.
    #[allow(clippy::too_many_arguments)]
    fn fill(
        &self,
        s: &State,
        seat: Seat,
        front: Front,
        from: u8,
        band: &mut Band,
        loaded: &mut u8,
        home: &mut Band,
        food: &mut u8,
    ) {
        let card = self.enemy_at(s, front);
        let enemy = self.chest.enemy(card);
        let camp = &s.fronts[front as usize];
        let land = front.as_land();
        let room = land.map_or(u8::MAX, |_| self.capacity(s, camp));
        let each = if land.is_some_and(|land| land < 2) { 2 } else { 1 };
        let needs = |warriors: u8| if land.is_some() { warriors.div_ceil(each) } else { 0 };
        while self.prospect_of(s, seat, band, card).wins < SURE {
            let kinds = (from as usize..3).rev();
            let mut fit = kinds.filter(|kind| {
                home[*kind] > 0 && enemy.forbids.is_none_or(|no| no as usize != *kind)
            });
            let Some(kind) = fit.next() else { break };
            let after = size(band) + 1;
            let need = needs(after).saturating_sub(*loaded);
            if need > *food || after + needs(after).max(*loaded) > room {
                break;
            }
            band[kind] += 1;
            home[kind] -= 1;
        }
        if land.is_some() && from <= 3 {
            let more = needs(size(band)).saturating_sub(*loaded).min(*food);
            *loaded += more;
            *food -= more;
        }
    }

    /// What an enemy's death is worth.
    fn reward_worth(&self, s: &State, seat: Seat, front: Front, enemy: &Enemy, time: f32) -> f32 {
        let goods = match enemy.family {
            Family::Troll => Goods { wood: enemy.pay, ..Goods::default() },
            Family::Draugr => Goods { coins: enemy.pay, ..Goods::default() },
            Family::Monster => Goods { favours: enemy.pay, ..Goods::default() },
            Family::Kraken => Goods::default(),
        };
        let coins = front.as_land().map_or(0, |land| s.lands[land].coins) + goods.coins;
        let mut worth = enemy.glory as f32
            + goods.wood as f32 * PRICES.wood * time
            + coins as f32 * (0.33 + PRICES.coin * time)
            + goods.favours as f32 * 2.3;
        if let Some(colour) = enemy.colour {
            worth += self.set_worth(s, seat, colour);
        }
        if enemy.family == Family::Troll {
            worth += 2.5; // blame for others, not for oneself
        }
        worth
    }

    /// What a card of a colour brings towards a set (MID-E2): a share of its glory if the next set
    /// lacks the colour, little if it does not.
    fn set_worth(&self, s: &State, seat: Seat, colour: Colour) -> f32 {
        let of = |count| self.count_of(s, seat, count);
        let counts = [of(Count::Red), of(Count::Yellow), of(Count::Blue)];
        let sets = counts.into_iter().fold(u8::MAX, u8::min);
        let lacking = counts.iter().filter(|count| **count == sets).count();
        let own = counts[colour as usize];
        if own == sets { 5.0 / lacking as f32 } else { 0.5 }
    }

    fn chosen_hits(&self, s: &State, seat: Seat) -> f32 {
        let master = self.leads(s, seat, Power::Swordmaster) as usize;
        let of = |kind: usize| s.fight.chosen.0[kind * 4..kind * 4 + 4].iter().sum::<u8>() as f32;
        (0..3).map(|kind| of(kind) * self.tables.hits[master][kind]).sum()
    }

    /// The fight that goes on, as its dice lie, or a voyage on its way.
    fn fight_worth(
        &self,
        s: &State,
        seat: Seat,
        band: &Band,
        price: &impl Fn(usize) -> f32,
    ) -> f32 {
        let sent: f32 = (0..3).map(|kind| band[kind] as f32 * price(kind)).sum();
        let count = size(band);
        let time = 1.0;
        let front = Front::ALL[(s.at as usize).min(FRONTS - 1)];
        let monster = self.enemy_at(s, front);
        if count == 0 {
            return 0.0;
        }
        let mean = sent / count as f32;
        if !s.fight.on {
            // At sea, or won: those who are left matter, and the monster that waits.
            let wins = match (front.as_land(), monster) {
                (Some(_), card) if card != NOBODY => self.prospect_of(s, seat, band, card).wins,
                _ => return sent,
            };
            return sent
                + wins * self.reward_worth(s, seat, front, self.chest.enemy(monster), time);
        }
        let enemy = self.chest.enemy(s.fight.enemy);
        let (hits, shields) = self.tally_dice(s);
        let left = enemy.defence as f32 - s.fight.damage as f32 - hits as f32;
        let left = (left - self.chosen_hits(s, seat)).max(0.0);
        let mut losses = match (s.fight.healed, self.top(s)) {
            (true, _) => 0,
            (_, Step::Losses(left, _)) => left,
            (_, Step::EndFight) => 0,
            _ => enemy.attack.saturating_sub(shields),
        }
        .min(count);
        let fallen = losses as f32;
        let mut after = *band;
        for kind in after.iter_mut() {
            let dead = (*kind).min(losses);
            *kind -= dead;
            losses -= dead;
        }
        let at = |left: u8| self.prospect_left(s, seat, &after, s.fight.enemy, left);
        let (low, high) = (at(left.floor() as u8), at(left.ceil() as u8));
        let part = left.fract();
        let wins = low.wins * (1.0 - part) + high.wins * part;
        let more = low.losses * (1.0 - part) + high.losses * part;
        let reward = match s.fight.enemy {
            KRAKEN => enemy.glory as f32 + 4.0,
            _ => self.reward_worth(s, seat, front, enemy, time),
        };
        sent - mean * (fallen + more).min(count as f32) + wins * reward
    }
}
