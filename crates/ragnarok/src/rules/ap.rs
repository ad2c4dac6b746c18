//! RAG-A: the automated player's turn. It follows its procedure and has no choices of its own.

use pieces::Cards;
use tabletop::{Seat, Witness};

use crate::cards::{ApPower, Colour, Resource};
use crate::state::{AREAS, Cause, Phase, Purpose, State, TEMPLES, bits};
use crate::step::Step;
use crate::{Event, Ragnarok};

/// The AP's board.
const AP: Seat = Seat(1);
const YOU: Seat = Seat(0);

impl Ragnarok {
    pub(super) fn ap_building(&self, s: &mut State) {
        self.pop(s);
        s.phase = Phase::Building;
        let tokens = 1 + self.ap_power(s, ApPower::Tokens);
        self.push(s, Step::ApMove);
        (0..tokens).for_each(|_| self.push(s, Step::ApToken));
    }

    /// RAG-A4: the tokens in the bag are those of areas where it has fewer than two temples, so
    /// moves and destruction adjust them by themselves, and freezing does not.
    pub(crate) fn bag(&self, s: &State) -> Cards {
        let open = |area: &usize| s.areas[*area].temples(AP) < 2;
        (0..AREAS).filter(open).map(|area| area as u8).collect()
    }

    /// RAG-A4: bag empty or nine temples standing: no build.
    pub(super) fn ap_can_build(&self, s: &State) -> bool {
        s.temples(AP) < TEMPLES && !self.bag(s).is_empty()
    }

    pub(super) fn ap_token(&self, s: &mut State, nth: u8, w: &mut impl Witness<Event>) {
        let Some(area) = self.bag(s).at(nth - 1) else { return };
        let being = s.areas[area as usize].being;
        w.see(|| Event::ApToken { being });
        let Some(site) = s.areas[area as usize].landing() else { return };
        s.areas[area as usize].sites[site as usize].temple = AP.0;
        s.boards[AP.index()].count.built[area as usize] += 1;
        w.see(|| Event::BuiltTemple { seat: AP, being, site });
        self.remove_treasure(s, area, site, w);
        self.gain_followers(s, AP, 1, Cause::Temple, w);
    }

    /// RAG-A1: an empty deck is shuffled anew; against Loki only his own attack cards.
    pub(super) fn ap_shuffle_attacks(&self, s: &mut State) {
        let cards = self.deck.ap_attacks.iter().enumerate();
        let used = cards.filter(|(_, card)| card.loki || self.is_thrym());
        s.ap_attacks = used.fold(0, |mask, (n, _)| mask | 1 << n);
    }

    pub(super) fn ap_shuffle_defences(&self, s: &mut State) {
        s.ap_defences = (1 << self.deck.ap_defences.len()) - 1;
    }

    /// RAG-A2: its attack in your Attack phase.
    pub(super) fn ap_strikes(&self, s: &mut State, nth: u8, w: &mut impl Witness<Event>) {
        let Some(card) = bits(s.ap_attacks).nth(nth as usize - 1) else { return };
        s.ap_attacks &= !(1 << card);
        let attack = self.deck.ap_attacks[card as usize].attack;
        w.see(|| Event::ApDrew { card });
        self.begin_attack(s, AP, card, attack, crate::cards::NOBODY);
        let level = self.deck.levels[self.options.level].attack;
        let more = self.ap_power(s, ApPower::Attack) as i8 + level;
        s.attack.attack = s.attack.attack.saturating_add_signed(more);
    }

    /// RAG-A5: it defends with one card.
    pub(super) fn ap_defends(&self, s: &mut State, nth: u8, w: &mut impl Witness<Event>) {
        let Some(card) = bits(s.ap_defences).nth(nth as usize - 1) else { return };
        s.ap_defences &= !(1 << card);
        let level = self.deck.levels[self.options.level].defence;
        let more = self.ap_power(s, ApPower::Defence) as i8 + level;
        let value = self.deck.ap_defences[card as usize].saturating_add_signed(more);
        s.attack.defence = value;
        w.see(|| Event::ApDefends { card, value });
    }

    /// RAG-A5: first its weaken effects, which add up; then you may attack.
    pub(super) fn ap_weakens(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.phase = Phase::Attack;
        self.push(s, Step::ApSpared);
        self.push(s, Step::Strike(YOU));
        for area in (0..AREAS).rev() {
            let being = s.areas[area].being;
            let mut weakens = |power: ApPower| {
                let count = self.ap_power_of(s, area, power);
                if count > 0 {
                    w.see(|| Event::ApWeakens { power: power as u8, being });
                }
                count
            };
            let lost = weakens(ApPower::LoseFollowers);
            let steps = [
                (weakens(ApPower::LoseResources), Step::Give as fn(u8) -> Step),
                (weakens(ApPower::LoseCards), |n| Step::DestroyCards(YOU, n)),
                (weakens(ApPower::MoveYours), |_| Step::MoveFoe),
            ];
            for (count, step) in steps.into_iter().filter(|(count, _)| *count > 0) {
                self.push(s, step(count));
            }
            self.lose_followers(s, YOU, lost, Cause::Weaken, w);
        }
    }

    /// RAG-A7: a rune if you did not attack it.
    pub(super) fn ap_spared(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let runes = self.ap_power(s, ApPower::RuneIfSpared);
        if !s.once.ap_attacked && runes > 0 && self.is_thrym() {
            w.see(|| Event::ApSpared);
            self.gain_runes(s, AP, runes, w);
        }
    }

    /// RAG-A6: Loki rolls, Thrym trades; then powers, then extra dice.
    pub(super) fn ap_followers(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.phase = Phase::Followers;
        let late = s.round > 3;
        self.push(s, Step::ApGains);
        if !self.is_thrym() {
            self.ap_rolls(s, 1 + late as u8);
            return;
        }
        let (runes, followers) = if late { (2, 5) } else { (1, 2) };
        let purse = &mut s.boards[AP.index()].purse[Resource::Rune as usize];
        if *purse < runes {
            return w.see(|| Event::ApNoTrade { runes });
        }
        *purse -= runes;
        w.see(|| Event::ApTrades { runes });
        self.gain_followers(s, AP, followers, Cause::Runes, w);
    }

    fn ap_rolls(&self, s: &mut State, dice: u8) {
        s.dice.clear();
        s.purpose = Purpose::Followers;
        self.put_dice(s, Colour::White, dice);
        self.push(s, Step::Roll);
    }

    pub(super) fn ap_gains(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        for area in 0..AREAS {
            let being = s.areas[area].being;
            let followers = self.ap_power_of(s, area, ApPower::Followers);
            let runes = self.ap_power_of(s, area, ApPower::Runes);
            if followers + runes > 0 {
                w.see(|| Event::ApPower { being });
            }
            self.gain_followers(s, AP, followers, Cause::Power, w);
            self.gain_runes(s, AP, runes, w);
        }
        let dice = self.ap_power(s, ApPower::Dice);
        self.ap_rolls(s, dice);
    }
}
