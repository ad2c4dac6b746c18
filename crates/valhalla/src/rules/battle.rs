//! A battle from the challenge to the roll (VAL-B1, B2, B11), and its strengths (VAL-B9, C1–C4).

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{Dread, NOBODY, Power, Trait, Warrior};
use crate::options::Edition;
use crate::state::{Battle, OWN_DICE, REAL, State};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    pub(crate) fn begin_battle(
        &self,
        s: &mut State,
        attacker: Seat,
        defender: Seat,
        w: &mut impl Witness<Event>,
    ) {
        s.battle = Battle { on: true, attacker, defender, ..Battle::NONE };
        s.battles += 1;
        w.see(|| Event::Attacked { seat: attacker, target: defender });
        // VAL-B1: before the battle the attacker first, then the defender.
        for step in [
            Step::EndBattle,
            Step::Compare,
            Step::Phase(1),
            Step::Phase(0),
            Step::Clash,
            Step::Before(1),
            Step::Before(0),
        ] {
            self.push(s, step);
        }
        self.ask_supporters(s); // VAL-X9
    }

    /// Whether the side is asked for something before the battle. All know its Jarl and how many
    /// cards it holds, so the window tells nothing.
    pub(crate) fn has_before(&self, s: &State, side: usize) -> bool {
        let seat = s.battle.seat(side);
        let offer = self.power(s, seat, Power::BeforeBoost) > 0 && !s.battle.extras.offered[side];
        let could = offer && s.boards[seat.index()].cards > 0 || self.could_call(s, seat);
        s.battle.extras.standing.asks(seat, could, could, false)
    }

    pub(crate) fn may_before(&self, s: &State, seat: Seat, side: usize, choice: &Choice) -> Legal {
        match *choice {
            Choice::Pass => Ok(()),
            // Worth saying only where something else is asked in this battle (VAL-X18).
            Choice::PassBattle if self.options.with.valkyries => Ok(()),
            Choice::Offer(card) => {
                let able = self.power(s, seat, Power::BeforeBoost) > 0;
                ensure(able, "VAL-J1", "val-why-no-ability")?;
                ensure(!s.battle.extras.offered[side], "VAL-J1", "val-why-used-up")?;
                ensure(s.boards[seat.index()].hand.has(card), "VAL-B1", "val-why-not-in-hand")
            }
            Choice::Tactic(card, die) => self.may_call(s, seat, card, die),
            _ => not_now(choice),
        }
    }

    pub(crate) fn before(
        &self,
        s: &mut State,
        seat: Seat,
        side: usize,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            // It may go on: both kinds in any order, Call to Arms as often as it is held.
            Choice::Offer(card) => {
                let boost = self.power(s, seat, Power::BeforeBoost);
                s.lose(seat, card);
                s.discard.push(card);
                let bonus = &mut s.battle.sides[side].bonus;
                *bonus = bonus.saturating_add(boost);
                s.battle.extras.offered[side] = true;
                w.see(|| Event::Offered { seat, card });
            }
            Choice::Tactic(card, _) => self.call(s, seat, card, w), // VAL-X21
            _ => {
                self.pop(s);
                if choice == Choice::PassBattle {
                    s.battle.extras.standing.pass(seat);
                }
            }
        }
    }

    /// The battle proper: Jarls that silence the other do so now, the attacker's first.
    pub(crate) fn clash(&self, s: &mut State, w: &mut impl Witness<Event>) {
        if s.battle.is_hunt() {
            return self.hunt_clash(s, w);
        }
        self.pop(s);
        for side in [0, 1] {
            if self.power(s, s.battle.seat(side), Power::Silence) > 0 {
                self.silence(s, 1 - side, w);
            }
        }
    }

    /// A side's Jarl is off for the rest of the battle (VAL-C12).
    pub(crate) fn silence(&self, s: &mut State, side: usize, w: &mut impl Witness<Event>) {
        let seat = s.battle.seat(side);
        if self.jarl(s, seat).is_some() && !s.battle.sides[side].silenced {
            s.battle.sides[side].silenced = true;
            w.see(|| Event::Silenced { seat });
        }
    }

    pub(crate) fn begin_phase(&self, s: &mut State, side: usize, w: &mut impl Witness<Event>) {
        self.pop(s);
        let seat = s.battle.seat(side);
        self.push(s, Step::Fight(side as u8));
        self.push(s, Step::Roll(side as u8));
        // VAL-J2: an `or` Jarl whose condition holds says which ability it uses, before the roll.
        let asks = self.jarl(s, seat).is_some_and(|jarl| {
            let useful = jarl.basic.sides.has(side) || jarl.extra.sides.has(side);
            jarl.either && useful && self.holds(s, seat, jarl.condition)
        });
        if asks && !self.jarl_off(s, side) {
            self.push(s, Step::WhichAbility(side as u8));
        }
        let lost = self.dice_lost(s, side);
        if lost > 0 {
            let rule = match () {
                () if s.battle.is_hunt() => "VAL-M15",
                () if self.freezes(s) => "VAL-C4",
                () => "VAL-J1",
            };
            w.see(|| Event::LostDice { seat, count: lost, rule });
        }
    }

    pub(crate) fn choose_ability(
        &self,
        s: &mut State,
        side: usize,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        let extra = choice == Choice::Extra;
        s.battle.sides[side].extra = extra;
        let seat = s.battle.seat(side);
        w.see(|| Event::UsesAbility { seat, extra });
    }

    /// Dice that a side loses before its roll: to Giants (VAL-C4: once, only in defence) and to
    /// the attacker's Jarl.
    fn dice_lost(&self, s: &State, side: usize) -> u8 {
        if s.battle.is_hunt() {
            return (self.battle_dread(s) == Some(Dread::Chill)) as u8; // VAL-M15
        }
        if side == 0 || self.power(s, s.battle.defender, Power::FrostProof) > 0 {
            return 0;
        }
        self.freezes(s) as u8 + self.power(s, s.battle.attacker, Power::FoeFewerDice)
    }

    /// Whether the attacker has activated a Frost Giant, its own or its partner's (VAL-C4, X39).
    fn freezes(&self, s: &State) -> bool {
        self.activated(s, 0).any(|warrior| warrior.ability == Trait::Frost)
    }

    /// How many own and grey dice a side rolls (VAL-B2, B18).
    pub(crate) fn dice_to_roll(&self, s: &State, side: usize) -> (u8, u8) {
        let own = OWN_DICE.saturating_sub(self.dice_lost(s, side));
        let by_jarl = self.power(s, s.battle.seat(side), Power::ExtraDice);
        // VAL-X35; in Ragnarök the King does not apply (VAL-E5).
        let against_king = side == 0 && !s.battle.is_ragnarok();
        let king = if against_king { self.king_dice(s, s.battle.defender) } else { 0 };
        let grey = by_jarl + s.battle.extras.dice[side] + king; // VAL-X7
        (own, grey.min(s.battle.grey))
    }

    pub(crate) fn rolled(
        &self,
        s: &mut State,
        side: usize,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let (own, grey) = self.dice_to_roll(s, side);
        s.battle.grey -= grey;
        let fighter = &mut s.battle.sides[side];
        fighter.gone = OWN_DICE - own;
        for (i, face) in fortune.iter().enumerate() {
            let grey = if i < own as usize { 0 } else { 6 };
            fighter.pool.add(*face as usize - 1 + grey);
        }
        let (seat, dice) = (s.battle.seat(side), s.battle.sides[side].pool);
        w.see(|| Event::Rolled { seat, dice });
    }

    /// The strength of a side as it stands (VAL-B9, B21).
    pub(crate) fn strength(&self, s: &State, side: usize) -> u8 {
        let fighter = &s.battle.sides[side];
        if !fighter.fights() {
            return 0; // VAL-B11
        }
        let warriors = s.boards[s.battle.seat(side).index()].warriors();
        // VAL-X17: who is on the road counts no more.
        let road = if side == 0 { s.battle.extras.road } else { 0 };
        let counts = |slot: usize| fighter.is_activated(slot) && road >> slot & 1 == 0;
        // Absurd boxes may go beyond a byte: 255 is strength enough.
        warriors
            .filter(|(slot, _)| counts(*slot))
            .fold(self.shared_strength(s, side), |sum, (slot, card)| {
                sum.saturating_add(self.warrior_strength(s, side, slot, card))
            })
            .saturating_add(self.lent_strength(s, side))
    }

    /// What one activated warrior counts, with its own bonus, what the Jarl gives its clan, Tyr's
    /// card under it and the card beside it.
    pub(crate) fn warrior_strength(&self, s: &State, side: usize, slot: usize, card: u8) -> u8 {
        let Some(warrior) = self.deck.warrior(card) else { return 0 };
        let (owner, place) = self.squad_of(s, side, slot);
        // VAL-X39: the Jarl leads its own squad only.
        let by_jarl = match owner == s.battle.seat(side) {
            true => self.power(s, owner, Power::ClanStrength(warrior.clan)),
            false => 0,
        };
        let own = warrior.strength + self.bonus(s, side, owner, warrior) + by_jarl;
        let beside = s.battle.extras.beside[side][slot] != NOBODY;
        let offered = 3 * (beside && !self.spellbound(s, warrior.clan)) as u8; // VAL-X27, M15
        own + self.tyr_strength(s, side, owner, place) + offered
    }

    /// What counts whoever is activated, as long as somebody is: tactics and the Jarl.
    pub(crate) fn shared_strength(&self, s: &State, side: usize) -> u8 {
        let seat = s.battle.seat(side);
        let jarl = self.power(s, seat, Power::Strength);
        let mut fixed = s.battle.sides[side].bonus.saturating_add(jarl);
        if s.battle.is_hunt() {
            fixed = fixed.saturating_add(self.valhalla_bonus(s, seat)); // VAL-M5
        }
        let [for_squad, for_activation] = s.battle.extras.cries[side];
        if for_squad + for_activation == 0 {
            return fixed;
        }
        let squad = for_squad * s.boards[seat.index()].squad_size(); // VAL-X22
        let activated = s.battle.sides[side].activated.count_ones();
        let by_activation = [0, 1, 2, 4, 6][activated.min(4) as usize]; // VAL-X23
        fixed.saturating_add(squad).saturating_add(for_activation * by_activation)
    }

    /// What a warrior's own ability adds, in the squad of a seat.
    pub(crate) fn bonus(&self, s: &State, side: usize, seat: Seat, warrior: &Warrior) -> u8 {
        let own = warrior.clan;
        let step = |count: u8, low: u8, high: u8| match count {
            n if n >= high => 5,
            n if n >= low => 2,
            _ => 0,
        };
        match warrior.ability {
            _ if self.spellbound(s, own) => 0, // VAL-M15
            // VAL-M7: the colours on the Monster's card.
            Trait::Foe(clan) if s.battle.is_hunt() => {
                3 * self.face(s.battle.lair.card).is_some_and(|face| face.shows(clan)) as u8
            }
            // VAL-C1, X38: in Ragnarök there is no opponent.
            Trait::Foe(clan) if !s.battle.is_ragnarok() => {
                3 * (self.clan_in_pair(s, s.battle.seat(1 - side), clan) > 0) as u8
            }
            // VAL-C2, X38: the warrior itself does not count.
            Trait::Own(clan) => step(self.clan_in_pair(s, seat, clan) - (clan == own) as u8, 1, 2),
            Trait::Diversity => step(self.clan_kinds(s, seat), 3, 4), // VAL-C3
            _ => 0,
        }
    }

    /// A side has ended its phase.
    pub(crate) fn end_phase(&self, s: &mut State, side: usize, w: &mut impl Witness<Event>) {
        self.pop(s);
        let strength = self.strength(s, side); // VAL-B21
        s.battle.sides[side].strength = strength;
        let seat = s.battle.seat(side);
        if s.battle.is_ragnarok() {
            return;
        }
        w.see(|| Event::PhaseEnded { seat, strength });
        if side == 1 || s.battle.is_hunt() {
            return;
        }
        for (slot, card) in s.boards[seat.index()].warriors() {
            s.battle.extras.worth[slot] = self.warrior_strength(s, 0, slot, card);
        }
        if !s.battle.sides[0].fights() {
            // VAL-B10: the battle ends at once with no winner.
            self.pop(s);
            self.pop(s);
            s.verdict = crate::state::Verdict::Nobody;
            w.see(|| Event::NoWinner { seat });
        } else if self.options.edition == Edition::Pl {
            // VAL-B18: by the Polish book unused grey dice return now.
            let unused = s.battle.sides[0].grey_unused();
            s.battle.sides[0].pool.0[6..REAL].fill(0);
            s.battle.grey += unused;
        }
    }
}
