//! What an experienced player would guess of a position. Our own figures, tuned by play.

use tabletop::{Pending, Seat};

use crate::Ragnarok;
use crate::cards::{Action, ApPower, Card, Effect, Ploy, Power, Resource, Treasure};
use crate::options::Rival;
use crate::state::{Phase, ROUNDS, State};
use crate::step::Step;

/// What a power is worth in followers for each round that is left.
fn worth_of(power: Power) -> f32 {
    match power {
        Power::Followers => 1.0,
        Power::WhiteDie => 0.95,
        Power::FirstPurchase => 0.7,
        Power::Builds => 0.45,
        Power::ResourceDie => 0.4,
        Power::Harvest => 0.3,
        Power::DrawMore => 0.3,
        Power::AttackFollowers | Power::Wound | Power::RuneTrade | Power::RuneFollowers => 0.4,
        Power::Exchange | Power::Barter | Power::Attack | Power::Defence => 0.25,
        Power::Plunder | Power::Recall | Power::RuneIfNone | Power::NoSkulls => 0.25,
        _ => 0.15,
    }
}

/// What the powers of one temple are worth for each round.
fn powers_worth(amounts: &[u8; Power::ALL.len()]) -> f32 {
    let each = Power::ALL.iter().zip(amounts).filter(|(_, amount)| **amount > 0);
    each.map(|(power, amount)| *amount as f32 * worth_of(*power)).sum()
}

/// What the automated player wins beyond what its temples promise and the player's things do not
/// bring, by the rounds after this one. Fitted, as is `scale` against it, to games of greedy minds
/// (`crates/shelf/examples/guesses.rs`).
const AP_GAINS: [f32; ROUNDS as usize] = [4.4, 9.0, 11.5, 12.5, 14.0, 13.0];
/// The first of the levels.
const EASY: usize = 0;

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
        for (worth, followers) in worth.iter_mut().zip(s.followers).take(sides) {
            *worth += followers as f32;
        }
        if self.options.ap.is_some() {
            worth[1] += self.ap_worth(s);
        }
        self.weigh_attack(s, &mut worth);
        // A lead counts for more, the less is left to be played.
        let left = (ROUNDS - s.round) as f32;
        let scale = if self.options.ap.is_some() { 2.1 + 0.85 * left } else { 1.5 + 0.6 * left };
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
        let resource = phases(Phase::Resource);
        let mut worth = 0.3 * (mines + wells) * resource
            + (mines.min(2.0 * wells + 1.0)) * 0.05 * resource
            + 0.95 * shrines * phases(Phase::Followers);
        for area in s.areas.iter().filter(|area| area.lives()) {
            let temples = area.working(seat) as usize;
            if temples > 0 {
                let powers = &self.deck.beings[area.being as usize].powers[..temples.min(2)];
                worth += phases(Phase::Followers) * powers.iter().map(powers_worth).sum::<f32>();
                // A being with few followers may soon be slain.
                let danger = (7.0 - area.followers as f32).max(0.0) * (later / 3.0).min(1.0);
                worth -= 0.03 * temples as f32 * danger;
            }
        }
        worth += self.purse_worth(s, seat, phases(Phase::Followers));
        worth += self.hand_worth(s, seat, later, phases(Phase::Attack));
        for token in board.kept() {
            worth += match self.deck.treasures[token as usize] {
                Treasure::Build(n) => 0.6 * n as f32 * (phases(Phase::Building) / 2.0).min(1.0),
                Treasure::Strength(n) => 0.2 * n as f32 * (phases(Phase::Attack) / 1.5).min(1.0),
                _ => 0.0,
            };
        }
        let ready = if now { 0.05 * s.points as f32 + 0.15 * s.builds as f32 } else { 0.0 };
        worth + 0.02 * s.temples(seat) as f32 + ready
    }

    /// Cards: each is worth less in hand than what it does, so that it is played.
    fn hand_worth(&self, s: &State, seat: Seat, later: f32, attacked: f32) -> f32 {
        let board = &s.boards[seat.index()];
        let acting = seat == s.active && s.phase < Phase::Action;
        let acts = (later + if acting { 1.0 } else { 0.0 }).min(1.0);
        // Points that are left in this phase can still be spent.
        let acts = if seat == s.active && s.points > 0 { acts.max(0.4) } else { acts };
        let (fights, held) = ((later + 0.5).min(1.0), attacked.min(1.0));
        let (mut worth, mut count) = (0.0, 0.0f32);
        for card in board.hand.iter() {
            let time = match self.deck.cards[card as usize] {
                Card::Action(..) => acts,
                Card::Attack(_) => fights,
                Card::Defence(_) => held,
                Card::Ploy(_) => later.min(1.0),
            };
            worth += time * self.card_worth(card);
            count += 1.0;
        }
        for card in board.lying.or(&board.upright).iter() {
            worth += (0.3 + 0.7 * later).min(1.0) * (0.15 + self.card_worth(card));
        }
        worth - 0.25 * (count - 9.0).max(0.0)
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
        let loose = |n: f32, each: f32| {
            let n = n - sets;
            each * n.min(4.0) + 0.4 * each * (n - 4.0).max(0.0)
        };
        let time = if left > 1.0 { 1.0 } else { 0.35 };
        0.92 * sets
            + time * (loose(blood, 0.3) + loose(diamonds, 0.24) + loose(gold, 0.24))
            + 0.4 * runes * (left / 2.0).min(1.0)
    }

    fn card_worth(&self, card: u8) -> f32 {
        match self.deck.cards[card as usize] {
            Card::Action(action, _) => match action {
                Action::Gain(_, n) => 0.15 * n as f32,
                Action::Followers(n) => 0.75 * n as f32,
                Action::Die(_) => 0.75,
                Action::Convert(_) => 0.15,
                Action::Sacrifice(_) => 0.5,
                Action::Draw(n) => 0.15 * n as f32,
                Action::Recall => 0.1,
                Action::Divine => 0.25,
            },
            Card::Attack(attack) => 0.1 + 0.03 * attack.value as f32 + 0.2 * harm(attack.effect),
            Card::Defence(value) => 0.1 + 0.06 * value as f32,
            Card::Ploy(ploy) => match ploy {
                Ploy::FreshBlood(n) => 0.4 * n as f32,
                Ploy::Build(_) => 0.4,
                Ploy::Army | Ploy::StealBack(_) | Ploy::Turn => 0.4,
                Ploy::Strength(n) => 0.1 + 0.1 * n as f32,
                _ => 0.3,
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
        // On easy Thrym, who lives by attacks, wins about half.
        let weak = self.options.ap == Some(Rival::Thrym) && self.options.level == EASY;
        let gains = AP_GAINS[(ROUNDS - s.round) as usize] * if weak { 0.55 } else { 1.0 };
        left * powers.sum::<f32>() + 2.0 * runes.min(2.0 * left) + gains
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
        if let Some(area) = s.areas.get(attack.being as usize) {
            let lead = attack.attack as f32 - attack.defence as f32;
            let kill = (0.12 * (lead - area.followers as f32 + 2.0)).clamp(0.0, 0.9);
            worth[self.side(attack.attacker)] += 0.8 * kill + 0.03 * lead.max(0.0);
            worth[self.side(attack.target)] -= kill * area.temples(attack.target) as f32 * 0.7;
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
