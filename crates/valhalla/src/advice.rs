//! What an experienced player would guess of a position. Our own figures, tuned by play.

use tabletop::{Pending, Seat};

use crate::Valhalla;
use crate::cards::{Card, Demand, Favour, Tactic, Warrior};
use crate::rules::reduced;
use crate::state::State;
use crate::step::Step;

mod battle;
mod extras;
mod hunt;
mod troop;

/// How often a warrior that asks for so many dice is armed in a battle.
fn ease(demand: Demand) -> f32 {
    match demand {
        Demand::Symbols(_) => [1.0, 0.95, 0.75, 0.5, 0.3][demand.dice().min(4) as usize],
        Demand::AnyTwo => 0.97,
        Demand::Pair => 0.85,
        Demand::Triple => 0.45,
        Demand::TwoPairs => 0.5,
        Demand::Different(dice) => [0.97, 0.97, 0.97, 0.9, 0.65][dice.min(4) as usize],
    }
}

/// A warrior's glory, with what its favour brings about.
fn glory(warrior: &Warrior) -> f32 {
    let favour = if warrior.favour == Favour::None { 0.0 } else { 0.9 };
    warrior.glory as f32 + favour
}

/// What a card in hand is worth as long as there is time to play it. Kept by the deck, since it is
/// asked for with every card of every hand.
pub(crate) fn in_hand(card: &Card) -> f32 {
    match card {
        Card::Warrior(warrior) => {
            let ready = ease(warrior.demand) * glory(warrior);
            0.35 + 0.25 * ready + 0.03 * warrior.strength as f32
        }
        Card::Tactic(Tactic::CutOff) => 0.4,
        Card::Tactic(Tactic::OutnumberedFury | Tactic::Road) => 0.6,
        Card::Tactic(_) => 0.9,
        // Cards of Thor's and Tyr's wait for their moment.
        _ => 0.4,
    }
}

impl Valhalla {
    pub(crate) fn weigh(&self, s: &State, shares: &mut [f32]) {
        let seats = self.seats_count() as usize;
        if let Pending::Over(outcome) = self.ask(s) {
            shares[..seats].copy_from_slice(&outcome.shares[..seats]);
            return;
        }
        if self.hunts() {
            return self.weigh_hunt(s, shares);
        }
        let mut worth = [0f32; 8];
        for seat in Seat::all(seats as u8) {
            worth[seat.index()] = self.worth(s, seat);
        }
        if s.battle.on {
            self.weigh_battle(s, &mut worth);
        }
        if self.allied() {
            // VAL-X41: a pair's things count for both; its score is in each one's worth already.
            let half = seats / 2;
            for seat in 0..half {
                let score = self.score(s, Seat(seat as u8)).total() as f32;
                let pair = worth[seat] + worth[seat + half] - score;
                (worth[seat], worth[seat + half]) = (pair, pair);
            }
        }
        // A lead counts for more, the less is left to be played.
        let scale = 1.2 + self.rounds_left(s).min(6.0) * 0.45;
        let best = worth[..seats].iter().fold(f32::MIN, |best, value| best.max(*value));
        let mut sum = 0.0;
        for (share, worth) in shares.iter_mut().zip(&worth[..seats]) {
            *share = ((worth - best) / scale).exp();
            sum += *share;
        }
        // Allies each have the whole of their pair's share.
        let members = if self.allied() { 2.0 } else { 1.0 };
        shares[..seats].iter_mut().for_each(|share| *share *= members / sum);
    }

    /// About how many turns each player still has.
    fn rounds_left(&self, s: &State) -> f32 {
        let seats = self.seats_count() as f32;
        if s.last_turns > 0 {
            return s.last_turns as f32 / seats;
        }
        if s.trigger != crate::state::Trigger::None {
            return 1.0;
        }
        1.0 + s.left as f32 / (2.5 * seats)
    }

    /// What a seat's things are worth in glory, apart from a battle that goes on.
    fn worth(&self, s: &State, seat: Seat) -> f32 {
        let left = self.rounds_left(s);
        let mut squad = Best::default();
        let fights = (0.5 + 0.08 * left).min(0.8);
        let arriving = s.incoming.iter().copied().filter(|_| self.arrives(s, seat));
        let mut add = |warrior: &Warrior, demand: Demand, more: f32| {
            // Ragnarök is the last chance of every warrior in the squad.
            let ready = ease(demand) * glory(warrior);
            squad.add(fights * ready + 0.08 * warrior.strength as f32 + more);
        };
        for (slot, card) in s.boards[seat.index()].warriors() {
            if let Some(warrior) = self.deck.warrior(card) {
                let demand = reduced(warrior.demand, self.tyr_weapon(s, seat, slot));
                add(warrior, demand, self.wrath_worth(s, seat, slot, warrior));
            }
        }
        for warrior in arriving.filter_map(|card| self.deck.warrior(card)) {
            add(warrior, warrior.demand, 0.0);
        }
        // Who has no warrior can neither attack nor score; a full squad is worth less than its sum.
        let slots = self.slots(s, seat);
        let first = [0.0, 1.1, 1.7, 1.9, 2.1, 2.2, 2.3][(squad.count).min(slots)];
        let squad = first + squad.sum(&[1.0; 6][..slots]);
        // A King with a warrior gains by every turn it stays King.
        let king = self.king_prospect(s, seat).filter(|_| s.boards[seat.index()].squad_size() > 0);
        let king = king.map_or(0.0, |glory| glory as f32 * (0.6 * left).min(1.2));
        let glory = self.score(s, seat).total() as f32 + self.coming(s, seat);
        glory + squad + king + self.hand_worth(s, seat, left)
    }

    /// Whether warriors on their way are going to this seat's squad.
    fn arrives(&self, s: &State, seat: Seat) -> bool {
        match self.top(s) {
            Step::PlaceWarrior(to) => to == seat,
            _ => s.active == seat,
        }
    }

    fn hand_worth(&self, s: &State, seat: Seat, left: f32) -> f32 {
        // Warriors in hand need turns to come into play.
        let time = ((left - 0.3) / 2.5).clamp(0.0, 1.0);
        let (mut warriors, mut tactics) = (Best::default(), Best::default());
        let hand = &s.boards[seat.index()].hand;
        let worth = |card: u8| self.deck.in_hand[card as usize];
        hand.and(&self.deck.warriors).iter().for_each(|card| warriors.add(worth(card)));
        hand.minus(&self.deck.warriors).iter().for_each(|card| tactics.add(worth(card)));
        if seat == s.active && !s.drawn.is_empty() {
            // One of the cards drawn will be kept, surely the best.
            let (mut warrior, mut other) = (0f32, 0f32);
            for &card in s.drawn.iter() {
                let best = if self.deck.warriors.has(card) { &mut warrior } else { &mut other };
                *best = best.max(worth(card));
            }
            if warrior >= other {
                warriors.add(warrior);
            } else {
                tactics.add(other);
            }
        }
        // The card that part B will bring, so that acting on is not judged poorer than stopping.
        if seat == s.active && s.stack.contains(&Step::PartB) {
            tactics.add(0.8);
        }
        time * warriors.sum(&[1.0, 0.8, 0.5, 0.3, 0.15, 0.1, 0.05, 0.05])
            + (0.35 + 0.65 * time) * tactics.sum(&[1.0, 0.85, 0.7, 0.5, 0.3, 0.2, 0.1, 0.1])
    }
}

/// The highest values of a set, in descending order.
#[derive(Default)]
struct Best {
    items: [f32; 8],
    count: usize,
}

impl Best {
    fn add(&mut self, value: f32) {
        self.count += 1;
        let filled = self.count.min(self.items.len());
        let mut value = value;
        for item in &mut self.items[..filled] {
            if value > *item {
                std::mem::swap(item, &mut value);
            }
        }
    }

    fn sum(&self, weights: &[f32]) -> f32 {
        self.items.iter().zip(weights).map(|(item, weight)| item * weight).sum()
    }
}
