//! A game against a Monster: one worth for all, since all win or lose together.

use tabletop::Seat;

use super::battle::sigmoid;
use crate::Valhalla;
use crate::cards::{Effect, Face, MONSTER_CARDS, NOBODY, Power};
use crate::hunt::{Foe, HuntStep};
use crate::state::State;
use crate::step::Step;

/// What one more card of the deck is worth where two are drawn at a time, in cards of the Monster.
const DECK_CARD: f32 = 0.045;
/// What shields are worth, by how many are left.
const SHIELDS: [f32; 5] = [-4.4, 0.0, 2.0, 3.3, 4.4];
/// What one glory in Valhalla is worth: it counts in every battle to come.
const GLORY: f32 = 0.06;
/// What it is worth to be ready for the next attack. A squad that is ready beats the Monster off
/// too, and one that waits for better odds loses fewer battles: worth less than a card, greedy
/// minds attack in vain and lose their shields.
const READY: f32 = 1.4;
/// What a beaten card of the Monster is worth more than the ready squad that it costs: else nobody
/// would spend one on it.
const GAIN: f32 = 0.3;
/// The worth with which the game is as likely won as lost, and how much worth is one unit of log
/// odds, by the number of players: companions have more of everything, and need it. This, `BURDEN`
/// and `LEVEL` were fitted to 25,000 games of greedy minds (`crates/shelf/examples/guesses.rs`):
/// what is promised is about what is won.
const ODDS: [(f32, f32); 4] = [(2.7, 1.56), (3.35, 2.4), (6.6, 2.1), (7.75, 1.55)];
/// How much more it takes for each point of strength that the Monster's cards have more.
const BURDEN: f32 = 1.3;
/// How much more it takes on each level: a higher one takes more of the deck (VAL-M13).
const LEVEL: f32 = 0.58;
/// How much weaker than for one alone a Monster is whom companions beat as often: deck, turns and
/// glory are divided among them.
const DIVIDED: f32 = 4.0;

impl Valhalla {
    /// The chance that the Monster will be slain.
    pub(super) fn weigh_hunt(&self, s: &State, shares: &mut [f32]) {
        let seats = self.seats_count();
        let each = self.each();
        let left = MONSTER_CARDS as f32 - s.beast.card as f32;
        let mut value = self.deck_card() * s.left as f32 - self.card_worth() * left;
        for seat in Seat::all(seats) {
            value += each * self.hunter_worth(s, seat);
        }
        if s.battle.is_hunt() && s.stack.contains(&Step::Hunt(HuntStep::Judge)) {
            value += self.hunt_prospect(s);
        }
        // No floor and no ceiling: where nearly all is lost or won, minds must still tell what is worse.
        let share = sigmoid(self.log_odds(value));
        shares[..seats as usize].fill(share);
    }

    /// How much the things of one of several companions count.
    fn each(&self) -> f32 {
        1.0 / (self.seats_count() as f32).sqrt()
    }

    /// The log odds that a worth of everything comes to.
    fn log_odds(&self, value: f32) -> f32 {
        let (even, unit) = ODDS[(self.seats_count() as usize).clamp(1, ODDS.len()) - 1];
        let level = self.options.ways.quest.map_or(1, |quest| quest.level) as f32;
        (value - even - BURDEN * self.burden() - LEVEL * (level - 1.0)) / unit
    }

    /// What one more card of the Monster's that is beaten is worth. For one alone it is the measure
    /// of all else, unless the Monster is weaker than usual.
    fn card_worth(&self) -> f32 {
        let alone = self.seats_count() == 1 && self.burden() >= 0.0;
        if alone { 1.0 } else { self.each() * READY + GAIN }
    }

    /// How much stronger the Monster's cards are than those which so many players beat about as
    /// often as not, in the mean (VAL-M14, M16, M17).
    fn burden(&self) -> f32 {
        let Some(quest) = self.options.ways.quest else { return 0.0 };
        let mean = |faces: &[Face; MONSTER_CARDS]| {
            let sum: f32 = faces.iter().map(|face| f32::from(face.strength)).sum();
            sum / MONSTER_CARDS as f32
        };
        let usual = mean(&self.stock.lore.monsters[quest.monster as usize].front);
        let divided = if self.seats_count() == 1 { 0.0 } else { DIVIDED };
        self.monster.as_ref().map_or(usual, mean) - usual + divided
    }

    /// What one more card of the deck is worth: where three are drawn at a time it is sooner gone.
    fn deck_card(&self) -> f32 {
        if self.gathers() { DECK_CARD * 2.0 / 3.0 } else { DECK_CARD } // VAL-M14
    }

    /// What a seat's things are worth, apart from a battle that goes on.
    fn hunter_worth(&self, s: &State, seat: Seat) -> f32 {
        let board = &s.boards[seat.index()];
        let glory = self.valhalla_bonus(s, seat) as f32;
        READY * self.readiness(s, seat)
            + GLORY * glory
            + SHIELDS[board.own.min(4) as usize]
            + 0.1 * self.hand_worth(s, seat, self.rounds_left(s))
            + 0.1 * self.jarl_worth(s, seat)
    }

    /// What a Jarl does against a Monster: strength in every battle wins most, which is also what
    /// play shows (docs/balance/valhalla.md). It tells Jarls apart when one is chosen.
    fn jarl_worth(&self, s: &State, seat: Seat) -> f32 {
        let Some(jarl) = self.jarl(s, seat) else { return 0.0 };
        let worth = |effect: &Effect| {
            let sides = [0, 1].iter().filter(|side| effect.sides.has(**side)).count() as f32;
            match effect.power {
                Power::Strength => sides * effect.amount as f32,
                _ => 1.0,
            }
        };
        // The second ability has a condition.
        let (basic, extra) = (worth(&jarl.basic), 0.5 * worth(&jarl.extra));
        if jarl.either { basic.max(extra) } else { basic + extra }
    }

    /// The chance that the seat's squad would beat the card on top.
    fn readiness(&self, s: &State, seat: Seat) -> f32 {
        let Some(face) = self.face(s.beast.card) else { return 1.0 };
        let mut attack = *s;
        attack.battle =
            crate::state::Battle { on: true, attacker: seat, ..crate::state::Battle::NONE };
        attack.battle.lair.foe = Foe::Prey;
        attack.battle.lair.card = s.beast.card;
        if self.arrives(s, seat) {
            let squad = &mut attack.boards[seat.index()].squad;
            let free = squad.iter_mut().filter(|card| **card == NOBODY);
            free.zip(s.incoming.iter()).for_each(|(slot, card)| *slot = *card);
        }
        let reach = self.guess(&attack, 0);
        if reach.activated == 0 {
            return 0.0;
        }
        let strength = reach.strength + self.shared_strength(&attack, 0) as f32;
        sigmoid((strength - face.strength as f32) / 2.4)
    }

    /// What the battle that goes on will bring.
    fn hunt_prospect(&self, s: &State) -> f32 {
        let Some(face) = self.face(s.battle.lair.card) else { return 0.0 };
        let (seat, side) = (s.battle.attacker, s.battle.hero());
        let level = self.options.ways.quest.map_or(1, |quest| quest.level) as f32;
        let phase = self.waiting_side(s) == Some(side);
        let mut reach = self.reach(s, side, false);
        if !phase && !s.battle.lair.closing {
            reach = self.guess(s, side);
            reach.strength += self.valhalla_bonus(s, seat) as f32;
        }
        let tie = if side == 0 { 0.5 } else { -0.5 };
        let margin = reach.strength - face.strength as f32 + tie;
        let chance = match () {
            () if reach.activated == 0 => 0.0,
            () if s.battle.lair.closing => (margin > 0.0) as u8 as f32,
            () if phase && matches!(self.top(s), Step::Fight(_)) => sigmoid(margin / 0.7),
            () => sigmoid(margin / 2.0),
        };
        let toll = self.deck_card() * 2.0 * level;
        match side {
            0 if s.beast.last_chance => 8.0 * chance - 4.0,
            0 => {
                let next = self.face(s.beast.card + 1).map_or(99, |face| face.limit) as f32;
                let room = next - self.valhalla_bonus(s, seat) as f32;
                let glory = self.each() * GLORY * reach.glory.min(room.max(0.0));
                let spent = self.each() * READY * self.readiness(s, seat);
                chance * (self.card_worth() + glory - spent) - (1.0 - chance) * toll
            }
            _ => {
                let own = s.boards[seat.index()].own.clamp(1, 4) as usize;
                chance * 0.1 - (1.0 - chance) * (SHIELDS[own] - SHIELDS[own - 1] + toll)
            }
        }
    }
}
