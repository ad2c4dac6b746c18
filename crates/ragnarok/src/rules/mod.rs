//! The rules, a file for each part of the game. Each enforcing line cites its number.
//!
//! A state's stack holds what is to be done; [`Ragnarok::run`] does what needs nobody, and stops
//! at the first step that waits for a player or for fate. This file only says which file answers
//! for which step.

mod action;
mod ap;
mod ap_moves;
mod attack;
mod building;
mod defence;
mod dice;
mod draw;
mod effects;
mod end;
mod followers;
mod opening;
mod ploys;
mod powers;
mod resource;
mod slaying;
mod temples;
mod turn;

use tabletop::{Ask, Chance, Impossible, Pending, Refusal, Seat, Seats, Witness};

use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

/// What a check answers.
pub(crate) type Legal = Result<(), Refusal>;

/// Refuses by a rule.
pub(crate) fn refuse(rule: &'static str, why: &'static str) -> Legal {
    Err(Refusal::new(rule, why))
}

/// Passes if it holds, else refuses by a rule.
pub(crate) fn ensure(holds: bool, rule: &'static str, why: &'static str) -> Legal {
    if holds { Ok(()) } else { refuse(rule, why) }
}

/// Refuses what is not asked now.
pub(crate) fn not_now(choice: &Choice) -> Legal {
    refuse(rule_of(choice), "rag-why-not-now")
}

impl Ragnarok {
    /// What the state waits for.
    pub(crate) fn ask(&self, s: &State) -> Pending {
        let all = Seats::first(self.seats_count());
        let one = |seat| Pending::Ask(Ask::one(seat));
        let roll = |dice| Pending::Chance(Chance::roll(dice, 6, self.seats_count()));
        let pick = |count, of, seen| Pending::Chance(Chance::pick(count, of, seen));
        match self.top(s) {
            Step::Beings(kind, count) => pick(count, self.nameable(s, kind).count(), all),
            Step::Treasures => pick(opening::OPEN_TREASURES, crate::cards::TREASURES as u8, all),
            Step::RollFirst(seats) => roll(seats.count()),
            Step::Draw { seat, pool, count, open } => {
                let left = s.left[pool as usize];
                pick(count.min(left), left, if open { all } else { Seats::only(seat) })
            }
            Step::Roll => roll(s.dice.len() as u8),
            Step::RollOne(_) => roll(1),
            Step::Reveal => pick(1, s.closed.count_ones() as u8, all),
            Step::DestroyCards(seat, count) => {
                let cards = s.boards[seat.index()].cards();
                pick(count.min(cards), cards, all)
            }
            Step::ApToken => pick(1, self.bag(s).count(), all),
            Step::ApStrike => pick(1, s.ap_attacks.count_ones() as u8, all),
            Step::ApDefend => pick(1, s.ap_defences.count_ones() as u8, all),
            Step::WhichDeck(seat, _)
            | Step::Recall(seat)
            | Step::Kari(seat)
            | Step::Strike(seat)
            | Step::Defend(seat)
            | Step::Again(seat) => one(seat),
            Step::HandLimit
            | Step::AnyResource(_)
            | Step::MoreDice(_)
            | Step::Exchange
            | Step::Reroll
            | Step::OpenDraw
            | Step::Act
            | Step::Convert(_)
            | Step::Discards { .. }
            | Step::Divine
            | Step::Mud
            | Step::Build
            | Step::Buy => one(s.active),
            Step::Bonus | Step::Steal(_) => one(s.attack.attacker),
            Step::Freeze | Step::Raze | Step::MoveFoe => one(self.picker(s)),
            Step::Give(_) => one(Seat(0)),
            Step::Answer | Step::Plunder(_) => one(s.attack.target),
            // The rest runs by itself and is never on top when somebody looks.
            _ => Pending::Over(self.outcome(s)),
        }
    }

    /// Whether the seat may choose this.
    pub(crate) fn allowed(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match self.ask(s) {
            Pending::Ask(ask) if ask.seats.has(seat) => {}
            Pending::Over(_) => return refuse("RAG-E1", "rag-why-over"),
            _ => return refuse(rule_of(choice), "rag-why-not-asked"),
        }
        self.fits(s, seat, choice)
    }

    /// Whether a seat that is asked may choose this.
    pub(crate) fn fits(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match self.top(s) {
            Step::WhichDeck(..) | Step::OpenDraw => self.may_name_deck(choice),
            Step::Recall(_) => self.may_recall(s, choice),
            Step::HandLimit => self.may_drop(s, seat, choice),
            Step::AnyResource(_) => self.may_take_any(choice),
            Step::MoreDice(_) => self.may_add_die(choice),
            Step::Exchange => self.may_trade(s, seat, choice),
            Step::Reroll => self.may_reroll(s, choice),
            Step::Kari(_) => self.may_turn(s, choice),
            Step::Act => self.may_act(s, seat, choice),
            Step::Convert(most) => self.may_convert(s, seat, most, choice),
            Step::Discards { from, .. } => self.may_discard(s, seat, from, choice),
            Step::Divine => self.may_name_divine(s, choice),
            Step::Mud => self.may_fetch_ploy(s, choice),
            Step::Build => self.may_build(s, seat, choice),
            Step::Strike(_) => self.may_strike(s, seat, choice),
            Step::Bonus => self.may_add_bonus(s, seat, choice),
            Step::Defend(_) => self.may_defend(s, seat, choice),
            Step::Steal(_) => self.may_steal(s, choice),
            Step::Give(_) => self.may_give(s, choice),
            Step::Freeze | Step::Raze | Step::MoveFoe => self.may_hit_temple(s, choice),
            Step::Answer => self.may_answer(s, seat, choice),
            Step::Plunder(_) => self.may_plunder(s, choice),
            Step::Again(_) => self.may_attack_again(s, seat, choice),
            Step::Buy => self.may_buy(s, seat, choice),
            _ => not_now(choice),
        }
    }

    /// Names what might be chosen; what is not allowed is filtered out by the caller.
    pub(crate) fn candidates(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        let board = &s.boards[seat.index()];
        match self.top(s) {
            Step::WhichDeck(..) | Step::OpenDraw => (0..2).map(Choice::Draw).for_each(add),
            Step::Recall(_) => {
                s.discard.and(&self.deck.defences).iter().map(Choice::Fetch).for_each(add);
            }
            Step::Mud => s.discard.and(&self.deck.ploys).iter().map(Choice::Fetch).for_each(add),
            Step::HandLimit => board.hand.iter().map(Choice::Discard).for_each(add),
            Step::Discards { .. } => {
                add(Choice::Done);
                board.hand.iter().map(Choice::Discard).for_each(add);
            }
            Step::AnyResource(_) | Step::Steal(_) | Step::Plunder(_) => {
                crate::cards::Resource::COMMON.map(Choice::Take).into_iter().for_each(add);
            }
            Step::Give(_) => {
                crate::cards::Resource::COMMON.map(Choice::Give).into_iter().for_each(add);
            }
            Step::MoreDice(_) => {
                crate::cards::Colour::ALL.map(Choice::Die).into_iter().for_each(add);
            }
            Step::Exchange => self.trades(s, add),
            Step::Reroll => {
                add(Choice::Done);
                (0..s.dice.len() as u8).map(Choice::Reroll).for_each(add);
            }
            Step::Kari(_) => self.turns(s, add),
            Step::Act => self.actions(s, seat, add),
            Step::Convert(most) => {
                for diamonds in 0..=most {
                    (0..=most).for_each(|gold| add(Choice::Convert(diamonds, gold)));
                }
            }
            Step::Divine => (0..7).map(Choice::Divine).for_each(add),
            Step::Build => self.builds(s, seat, add),
            Step::Strike(_) => self.strikes(s, seat, add),
            Step::Bonus => self.bonuses(s, seat, add),
            Step::Defend(_) => self.defences(s, seat, add),
            Step::Freeze | Step::Raze | Step::MoveFoe => self.temple_hits(s, add),
            Step::Answer => {
                [Choice::Done, Choice::PassTurn].into_iter().for_each(&mut *add);
                board.upright.iter().map(Choice::Use).for_each(add);
            }
            Step::Again(_) => {
                add(Choice::Pass);
                board.upright.iter().map(Choice::Use).for_each(add);
            }
            Step::Buy => {
                [Choice::Buy, Choice::RuneFollowers, Choice::End].into_iter().for_each(add);
            }
            _ => {}
        }
    }

    /// Carries out a choice that is allowed.
    pub(crate) fn act(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match self.top(s) {
            Step::WhichDeck(..) | Step::OpenDraw => self.name_deck(s, seat, choice),
            Step::Recall(_) | Step::Mud => self.fetch(s, seat, choice, w),
            Step::HandLimit => self.drop_card(s, seat, choice, w),
            Step::AnyResource(_) => self.take_any(s, seat, choice, w),
            Step::MoreDice(_) => self.add_die(s, choice),
            Step::Exchange => self.trade(s, seat, choice, w),
            Step::Reroll => self.reroll(s, choice),
            Step::Kari(_) => self.turn_die(s, seat, choice, w),
            Step::Act => self.take_action(s, seat, choice, w),
            Step::Convert(_) => self.convert(s, seat, choice, w),
            Step::Discards { .. } => self.discards(s, seat, choice, w),
            Step::Divine => self.name_divine(s, seat, choice),
            Step::Build => self.build_one(s, seat, choice, w),
            Step::Strike(_) => self.strike(s, seat, choice, w),
            Step::Bonus => self.add_bonus(s, seat, choice, w),
            Step::Defend(_) => self.defend(s, seat, choice, w),
            Step::Steal(_) => self.steal(s, seat, choice, w),
            Step::Give(_) => self.give_up(s, choice, w),
            Step::Freeze | Step::Raze | Step::MoveFoe => self.hit_temple(s, choice, w),
            Step::Answer => self.answer_attack(s, seat, choice, w),
            Step::Plunder(_) => self.plunder(s, seat, choice, w),
            Step::Again(_) => self.attack_again(s, seat, choice, w),
            Step::Buy => self.buy(s, seat, choice, w),
            _ => {}
        }
        self.run(s, w);
    }

    /// Carries out fate's answer.
    pub(crate) fn answer(
        &self,
        s: &mut State,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) -> Result<(), Impossible> {
        let Pending::Chance(chance) = self.ask(s) else { return Err(Impossible::NotAsked) };
        chance.check(fortune)?;
        match self.pop(s) {
            Step::Beings(kind, _) => self.beings_named(s, kind, fortune),
            Step::Treasures => self.treasures_laid(s, fortune, w),
            Step::RollFirst(seats) => self.rolled_first(s, seats, fortune, w),
            Step::Draw { seat, pool, count, open } => {
                self.drew(s, seat, pool, count, open, fortune, w);
            }
            Step::Roll => self.rolled(s, fortune, w),
            Step::RollOne(die) => self.rolled_one(s, die, fortune[0], w),
            Step::Reveal => self.revealed(s, fortune[0], w),
            Step::DestroyCards(seat, _) => self.cards_destroyed(s, seat, fortune, w),
            Step::ApToken => self.ap_token(s, fortune[0], w),
            Step::ApStrike => self.ap_strikes(s, fortune[0], w),
            Step::ApDefend => self.ap_defends(s, fortune[0], w),
            _ => {}
        }
        self.run(s, w);
        Ok(())
    }

    /// Does what needs nobody, until something waits.
    pub(crate) fn run(&self, s: &mut State, w: &mut impl Witness<Event>) {
        loop {
            let step = self.top(s);
            match step {
                Step::Beings(_, 0) => {
                    self.pop(s);
                }
                Step::Gather => self.gather(s, w),
                Step::DealHands => self.deal_hands(s, w),
                Step::Turn => self.begin_turn(s, w),
                Step::EndTurn => self.end_turn(s, w),
                Step::HandLimit if s.boards[s.active.index()].cards() <= turn::HAND_LIMIT => {
                    self.pop(s);
                }
                Step::Draw { pool, .. } if s.left[pool as usize] == 0 => {
                    self.refill(s, w);
                }
                Step::WhichDeck(_, 0) | Step::AnyResource(0) | Step::MoreDice(0) => {
                    self.pop(s);
                }
                Step::Recall(_) if s.discard.and(&self.deck.defences).is_empty() => {
                    self.pop(s); // RAG-P3: nothing if there is none
                }
                Step::Mud if s.discard.and(&self.deck.ploys).is_empty() => {
                    self.pop(s);
                }
                Step::Finish => self.finish(s),
                Step::Resource => self.begin_resource(s, w),
                Step::GatherDice => self.gather_dice(s),
                Step::Exchange if !self.can_trade(s, s.active) => {
                    self.pop(s);
                }
                Step::Roll if s.dice.is_empty() => {
                    self.pop(s);
                }
                Step::Reroll if !self.can_reroll(s) => {
                    self.pop(s);
                }
                Step::ApReroll => self.ap_reroll(s),
                Step::Windows => self.open_windows(s),
                Step::Kari(seat) if !self.kari_opens(s, seat) => {
                    self.pop(s);
                }
                Step::Resolve => self.resolve(s, w),
                Step::Action => self.begin_action(s),
                Step::Convert(_) if !self.can_convert(s) => {
                    self.pop(s);
                }
                Step::Discards { left, .. } if self.no_discards(s, left) => {
                    self.end_discards(s);
                }
                Step::Divine if !self.any_divine(s) => {
                    self.pop(s);
                }
                Step::Building => self.begin_building(s, w),
                Step::Attack => self.begin_attack_phase(s),
                Step::Strike(seat) if !self.may_have_attack(s, seat) => {
                    self.pop(s);
                }
                Step::Bonus if !self.bonus_opens(s) => {
                    self.pop(s);
                }
                Step::Targets => self.name_targets(s),
                Step::Versus(seat) => self.versus(s, seat),
                Step::Defend(seat) if !self.defence_opens(s, seat) => {
                    self.pop(s);
                }
                Step::ApDefend if s.ap_defences == 0 => self.ap_shuffle_defences(s),
                Step::ApStrike if s.ap_attacks == 0 => self.ap_shuffle_attacks(s),
                Step::Compare => self.compare(s, w),
                Step::Steal(left) if !self.can_steal(s, left) => {
                    self.pop(s);
                }
                Step::Give(left) if !self.can_give(s, left) => {
                    self.pop(s);
                }
                Step::Freeze | Step::Raze | Step::MoveFoe if self.temple_hit_runs(s, w) => {}
                Step::DestroyCards(seat, _) if s.boards[seat.index()].cards() == 0 => {
                    self.pop(s);
                }
                Step::Answer if !self.answer_opens(s) => {
                    self.pop(s);
                }
                Step::Plunder(left) if !self.can_plunder(s, left) => {
                    self.pop(s);
                }
                Step::EndAttack => self.end_attack(s),
                Step::Again(seat) if !self.again_opens(s, seat) => {
                    self.pop(s);
                }
                Step::Followers => self.begin_followers(s, w),
                Step::Buy if !self.can_buy(s, s.active) => {
                    self.pop(s);
                }
                Step::ApBuilding => self.ap_building(s),
                Step::ApToken if !self.ap_can_build(s) => {
                    self.pop(s);
                    w.see(|| Event::ApNoBuild);
                }
                Step::ApMove => self.ap_moves_own(s, w),
                Step::ApWeaken => self.ap_weakens(s, w),
                Step::ApSpared => self.ap_spared(s, w),
                Step::ApFollowers => self.ap_followers(s, w),
                Step::ApGains => self.ap_gains(s, w),
                _ => return,
            }
        }
    }

    pub(crate) fn top(&self, s: &State) -> Step {
        s.stack.last().copied().unwrap_or_default()
    }

    pub(crate) fn pop(&self, s: &mut State) -> Step {
        s.stack.pop().unwrap_or_default()
    }

    pub(crate) fn push(&self, s: &mut State, step: Step) {
        s.stack.push(step);
    }

    /// Counts a step with a number down; at 0 it is over.
    pub(crate) fn step_down(&self, s: &mut State) {
        let next = match self.pop(s) {
            Step::AnyResource(n) if n > 1 => Step::AnyResource(n - 1),
            Step::MoreDice(n) if n > 1 => Step::MoreDice(n - 1),
            Step::Steal(n) if n > 1 => Step::Steal(n - 1),
            Step::Give(n) if n > 1 => Step::Give(n - 1),
            Step::Plunder(n) if n > 1 => Step::Plunder(n - 1),
            _ => return,
        };
        self.push(s, next);
    }
}

/// The rule that a choice comes from.
pub(crate) fn rule_of(choice: &Choice) -> &'static str {
    match choice {
        Choice::Draw(_) | Choice::Play(_) => "RAG-T3",
        Choice::Lay(_) | Choice::Use(_) | Choice::Turn(..) => "RAG-T4",
        Choice::Take(_) => "RAG-T3",
        Choice::Give(_) => "RAG-A7",
        Choice::Barter(..) | Choice::Reroll(_) | Choice::Die(_) | Choice::RuneFollowers => "RAG-P1",
        Choice::Convert(..) | Choice::Divine(_) | Choice::Fetch(_) => "RAG-P3",
        Choice::Discard(_) => "RAG-T14",
        Choice::Exchange(..) => "RAG-T2",
        Choice::Rune | Choice::RuneBuild | Choice::RuneFor(_) => "RAG-T11",
        Choice::Village(_) => "RAG-T5",
        Choice::Temple(..) | Choice::Move(..) => "RAG-T6",
        Choice::Token(_) => "RAG-P4",
        Choice::Attack(_) | Choice::Defend(_) => "RAG-T7",
        Choice::Slay(..) => "RAG-T8",
        Choice::Freeze(..) | Choice::Raze(..) => "RAG-T9",
        Choice::Buy => "RAG-T12",
        Choice::Done | Choice::Pass | Choice::PassTurn | Choice::End => "RAG-T1",
    }
}
