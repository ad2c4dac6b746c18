//! What an experienced player would guess of a position. Our own figures, tuned by play.

use tabletop::{Pending, Seat};

use crate::Ragnarok;
use crate::cards::{Action, ApPower, Card, Effect, Ploy, Power, Resource, Treasure};
use crate::state::{Phase, ROUNDS, State};
use crate::step::Step;

/// What a power is worth in followers, at once and for each round that is left.
fn worth_of(power: Power) -> (f32, f32) {
    match power {
        Power::Followers => (0.0, 1.0),
        Power::FirstPurchase => (0.0, 0.75),
        Power::WhiteDie => (0.0, 0.95),
        Power::Builds => (0.0, 0.5),
        Power::ResourceDie => (0.0, 0.4),
        Power::Harvest => (0.0, 0.35),
        Power::DrawMore => (0.0, 0.3),
        Power::Attack | Power::Defence | Power::Ruin => (0.0, 0.2),
        Power::AttackFollowers | Power::Wound | Power::RuneTrade | Power::RuneFollowers => {
            (0.0, 0.4)
        }
        Power::Exchange | Power::Barter => (0.0, 0.25),
        Power::Plunder | Power::Recall | Power::RuneIfNone | Power::NoSkulls => (0.0, 0.25),
        _ => (0.0, 0.15),
    }
}

impl Ragnarok {
    pub(crate) fn weigh(&self, s: &State, shares: &mut [f32]) {
        let seats = self.seats_count() as usize;
        if let Pending::Over(outcome) = self.ask(s) {
            shares[..seats].copy_from_slice(&outcome.shares[..seats]);
            return;
        }
        let mut worth = [0f32; 8];
        for seat in Seat::all(seats as u8) {
            worth[self.side(seat)] += self.worth(s, seat);
        }
        let sides = match (self.options.team, self.options.ap) {
            (true, _) => 2,
            (_, Some(_)) => 2,
            _ => seats,
        };
        for side in 0..sides {
            worth[side] += s.followers[side] as f32;
        }
        if self.options.ap.is_some() {
            worth[1] += self.ap_worth(s);
        }
        self.weigh_attack(s, &mut worth);
        // A lead counts for more, the less is left to be played.
        let scale = 1.5 + 0.6 * (ROUNDS - s.round) as f32;
        let best = worth[..sides].iter().fold(f32::MIN, |best, value| best.max(*value));
        let mut parts = [0f32; 8];
        let mut sum = 0.0;
        for (part, worth) in parts.iter_mut().zip(&worth[..sides]) {
            *part = ((worth - best) / scale).exp();
            sum += *part;
        }
        for seat in Seat::all(seats as u8) {
            shares[seat.index()] = parts[self.side(seat)] / sum;
        }
    }

    /// How many turns a seat still has that begin later, and whether this one is going on.
    fn turns_left(&self, s: &State, seat: Seat) -> f32 {
        let seats = self.seats_count().max(1);
        let place = |seat: Seat| (seat.0 + seats - s.first.0) % seats;
        let waits = self.is_ap(s.active) || place(seat) <= place(s.active);
        (ROUNDS - s.round) as f32 + if waits { 0.0 } else { 1.0 }
    }

    /// What a seat's things are worth in followers, beside those it has.
    fn worth(&self, s: &State, seat: Seat) -> f32 {
        let board = &s.boards[seat.index()];
        let later = self.turns_left(s, seat);
        let now = seat == s.active;
        // Phases of the turn that goes on still to come.
        let phases = |phase: Phase| later + if now && s.phase < phase { 1.0 } else { 0.0 };
        let [mines, wells, shrines] = board.village.map(f32::from);
        let mut worth = 0.36 * mines * phases(Phase::Resource)
            + 0.3 * wells * phases(Phase::Resource)
            + 0.95 * shrines * phases(Phase::Followers);
        for power in Power::ALL {
            let amount = self.power(s, seat, *power);
            if amount > 0 {
                let (once, each) = worth_of(*power);
                worth += amount as f32 * (once + each * phases(Phase::Followers));
            }
        }
        worth += self.purse_worth(s, seat, phases(Phase::Followers));
        let time = (phases(Phase::Attack) / 1.5).min(1.0);
        for card in board.hand.iter() {
            worth += time * self.card_worth(card);
        }
        for card in board.lying.or(&board.upright).iter() {
            worth += time * (0.2 + self.card_worth(card));
        }
        for token in board.kept() {
            worth += match self.deck.treasures[token as usize] {
                Treasure::Build(n) => 0.6 * n as f32 * (phases(Phase::Building) / 2.0).min(1.0),
                Treasure::Strength(n) => 0.2 * n as f32 * time,
                _ => 0.0,
            };
        }
        worth
            + 0.02 * s.temples(seat) as f32
            + if now { 0.1 * s.points as f32 + 0.25 * s.builds as f32 } else { 0.0 }
    }

    /// Resources: a follower for three at the end, more while there is time to build.
    fn purse_worth(&self, s: &State, seat: Seat, left: f32) -> f32 {
        let [blood, diamonds, gold, runes] = s.boards[seat.index()].purse.map(f32::from);
        let buying = s.phase <= Phase::Followers && seat == s.active;
        let left = if buying { left.max(0.5) } else { left };
        if left == 0.0 {
            return 0.002 * (blood + diamonds + gold + runes);
        }
        let sets = blood.min(diamonds).min(gold);
        let rest = blood + diamonds + gold - 3.0 * sets;
        let each = if left > 1.0 { 0.3 } else { 0.1 };
        let many = |n: f32| if n > 9.0 { 9.0 + 0.4 * (n - 9.0) } else { n };
        0.95 * sets + each * many(rest) + 0.4 * runes * (left / 2.0).min(1.0)
    }

    fn card_worth(&self, card: u8) -> f32 {
        match self.deck.cards[card as usize] {
            Card::Action(action, _) => match action {
                Action::Gain(_, n) => 0.15 + 0.22 * n as f32,
                Action::Followers(n) => 0.8 * n as f32,
                Action::Die(_) => 0.8,
                Action::Convert(_) => 0.35,
                Action::Sacrifice(_) => 0.9,
                Action::Draw(n) => 0.2 * n as f32,
                Action::Recall => 0.25,
                Action::Divine => 0.5,
            },
            Card::Attack(attack) => 0.1 + 0.05 * attack.value as f32 + 0.3 * harm(attack.effect),
            Card::Defence(value) => 0.1 + 0.07 * value as f32,
            Card::Ploy(ploy) => match ploy {
                Ploy::FreshBlood(n) => 0.5 * n as f32,
                Ploy::Build(_) => 0.6,
                Ploy::Army | Ploy::StealBack(_) | Ploy::Turn => 0.5,
                Ploy::Strength(n) => 0.15 + 0.1 * n as f32,
                _ => 0.35,
            },
        }
    }

    /// The AP's temples bring followers in each of its Followers phases.
    fn ap_worth(&self, s: &State) -> f32 {
        let left = (ROUNDS - s.round) as f32 + if s.phase < Phase::Followers { 1.0 } else { 0.5 };
        let each = [
            (ApPower::Followers, 1.0),
            (ApPower::Runes, 1.5),
            (ApPower::Dice, 1.0),
            (ApPower::Attack, 0.3),
            (ApPower::Defence, 0.3),
            (ApPower::LoseFollowers, 0.6),
            (ApPower::LoseResources, 0.3),
            (ApPower::Tokens, 1.2),
        ];
        let powers = each.iter().map(|(power, worth)| self.ap_power(s, *power) as f32 * worth);
        let runes = s.boards[1].purse[Resource::Rune as usize] as f32;
        left * powers.sum::<f32>() + 2.0 * runes.min(2.0 * left)
    }

    /// An attack that is not decided yet, or whose effect is about to be picked.
    fn weigh_attack(&self, s: &State, worth: &mut [f32; 8]) {
        let attack = &s.attack;
        if !attack.on {
            return;
        }
        let chance = match self.top(s) {
            Step::Steal(_) | Step::Give(_) | Step::Freeze | Step::Raze | Step::MoveFoe => 1.0,
            Step::Bonus | Step::Targets | Step::Defend(_) | Step::ApDefend => {
                // Most defences that come are about three.
                let lead = attack.attack as f32 - attack.defence as f32;
                (0.1 + 0.11 * lead).clamp(0.02, 0.95)
            }
            _ => return,
        };
        if attack.slays() {
            worth[self.side(attack.attacker)] += 0.15 * chance;
            return;
        }
        let harm = harm(attack.effect) * chance;
        worth[self.side(attack.target)] -= harm;
        let gain = if attack.effect.steals() { harm } else { 0.3 * chance };
        worth[self.side(attack.attacker)] += gain;
    }
}

/// What an effect costs the one it hits, in followers.
fn harm(effect: Effect) -> f32 {
    match effect {
        Effect::LoseFollowers(n) | Effect::StealFollowers(n) => 0.8 * n as f32,
        Effect::StealResources(n) => 0.35 * n as f32,
        Effect::Freeze => 0.5,
        Effect::DestroyCards(n) => 0.4 * n as f32,
        Effect::DestroyTemple => 1.2,
        Effect::Move => 0.4,
        Effect::StealRunes(n) => 0.5 * n as f32,
    }
}
