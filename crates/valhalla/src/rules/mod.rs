//! The rules, a file for each part of the game. Each enforcing line cites its number.
//!
//! A state's stack holds what is to be done; [`Valhalla::run`] does what needs nobody, and stops
//! at the first step that waits for a player or for fate. This file only says which file answers
//! for which step.

mod aftermath;
mod arming;
mod battle;
mod draft;
mod dwarves;
mod feats;
mod fight;
mod hunt;
mod jarl;
mod king;
mod loki;
mod opening;
mod pairs;
mod payment;
mod ragnarok;
pub(crate) mod score;
mod tactics;
mod thor;
mod turn;
mod tyr;
mod valkyries;

pub(crate) use arming::{own_dice, reduced};

use pieces::Cards;
use tabletop::{Ask, Chance, Impossible, Pending, Refusal, Seat, Seats, Witness};

use crate::cards::NOBODY;
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

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

impl Valhalla {
    /// What the state waits for.
    pub(crate) fn ask(&self, s: &State) -> Pending {
        let seats = self.seats_count();
        let one = |seat| Pending::Ask(Ask::one(seat));
        let side = |side: u8| Pending::Ask(Ask::one(s.battle.seat(side as usize)));
        let all = || {
            let seats = Seats(Seats::first(seats).0 & !s.done.0);
            Pending::Ask(Ask { seats, together: true })
        };
        let pick = |count: u8, seen| Pending::Chance(Chance::pick(count.min(s.left), s.left, seen));
        match self.top(s) {
            Step::DealJarls(seat) => Pending::Chance(self.deal_jarls(s, seat)),
            Step::KeepJarl | Step::DiscardTwo => all(),
            Step::FirstDiscard => pick(self.first_discard(s), Seats::first(seats)),
            Step::OpenWarriors => pick(1, Seats::first(seats)),
            Step::FirstPlayer => Pending::Chance(Chance::roll(1, seats, seats)),
            Step::TakeWarrior(seat)
            | Step::PlaceWarrior(seat)
            | Step::MakeRoom(seat)
            | Step::DraftTurn(seat, _)
            | Step::DraftFill(seat, _)
            | Step::Watch(seat)
            | Step::Pay { seat, .. } => one(seat),
            Step::DealHand(seat) => pick(self.hand_size(), Seats::only(seat)),
            Step::DraftOpen => pick(2, Seats::first(seats)),
            Step::Action | Step::Keep(_) => one(s.active),
            Step::Draw { count, .. } => pick(count, Seats::only(s.active)),
            Step::Before(n)
            | Step::WhichAbility(n)
            | Step::Fight(n)
            | Step::Choose { side: n, .. }
            | Step::KeepGrey(n, _)
            | Step::TurnMisses(n, _)
            | Step::Honour(n) => side(n),
            Step::Send(_) => side(1),
            Step::Roll(n) => {
                let (own, grey) = self.dice_to_roll(s, n as usize);
                Pending::Chance(Chance::roll(own + grey, 6, seats))
            }
            Step::Reroll(_) => Pending::Chance(Chance::roll(s.battle.chosen.count(), 6, seats)),
            Step::NewWeapons(_) => Pending::Chance(Chance::roll(s.battle.grey.min(2), 6, seats)),
            Step::Plunder(n) => {
                let (winner, loser) = (s.battle.seat(n as usize), s.battle.seat(1 - n as usize));
                let seen = Seats::only(winner).with(loser);
                Pending::Chance(Chance::pick(1, s.boards[loser.index()].cards, seen))
            }
            Step::DrawAfter(n, count) => pick(count, Seats::only(s.battle.seat(n as usize))),
            Step::WatchDraw(seat) => pick(1, Seats::only(seat)),
            Step::Feat(feat) => self.ask_feat(s, feat),
            Step::Over => Pending::Over(self.outcome(s)),
            Step::Hunt(step) => self.hunt_ask(s, step),
            // These run by themselves and are never on top when somebody looks.
            Step::Idle
            | Step::Musters
            | Step::DealHands
            | Step::FirstTurn
            | Step::PartB
            | Step::EndTurn
            | Step::Clash
            | Step::Phase(_)
            | Step::Compare
            | Step::EndBattle
            | Step::Ragnarok(_)
            | Step::EndRagnarok => Pending::Over(self.outcome(s)),
        }
    }

    /// Whether the seat may choose this.
    pub(crate) fn allowed(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match self.ask(s) {
            Pending::Ask(ask) if ask.seats.has(seat) => {}
            Pending::Over(_) => return refuse("VAL-E9", "val-why-over"),
            _ => return refuse(rule_of(choice), "val-why-not-asked"),
        }
        self.fits(s, seat, choice)
    }

    /// Whether a seat that is asked may choose this.
    pub(crate) fn fits(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match self.top(s) {
            Step::KeepJarl => self.may_keep_jarl(s, seat, choice),
            Step::TakeWarrior(_) => self.may_take_warrior(s, choice),
            Step::DiscardTwo => self.may_discard_two(s, seat, choice),
            Step::DraftTurn(_, last) => self.may_draft(s, seat, last, choice),
            Step::DraftFill(_, from) => self.may_fill(s, seat, from, choice),
            Step::Action => self.may_act(s, seat, choice),
            Step::MakeRoom(_) => self.may_dismiss(s, seat, choice),
            Step::PlaceWarrior(_) => self.may_place(s, seat, choice),
            Step::Keep(_) => self.may_drop(s, choice),
            Step::Before(side) => self.may_before(s, seat, side as usize, choice),
            Step::WhichAbility(_) => may_choose_ability(choice),
            Step::Fight(side) => self.may_fight(s, side as usize, choice),
            Step::Choose { side, from, optional, .. } => {
                self.may_choose_dice(s, side as usize, from, optional, choice)
            }
            Step::KeepGrey(_, faces) => self.may_hold(faces, choice),
            Step::TurnMisses(side, from) => self.may_turn_miss(s, side as usize, from, choice),
            Step::Send(from) => self.may_send(s, from, choice),
            Step::Honour(side) => self.may_honour(s, side as usize, choice),
            Step::Watch(_) => self.may_watch(s, seat, choice),
            Step::Hunt(step) => self.hunt_fits(s, seat, step, choice),
            Step::Pay { seat, owed, from } => self.may_claim(s, seat, owed, from, choice),
            Step::Feat(feat) => self.may_feat(s, seat, feat, choice),
            _ => not_now(choice),
        }
    }

    /// Names what might be chosen; what is not allowed is filtered out by the caller.
    pub(crate) fn candidates(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        let board = &s.boards[seat.index()];
        match self.top(s) {
            Step::KeepJarl => board.offer.iter().for_each(|jarl| add(Choice::Jarl(*jarl))),
            Step::TakeWarrior(_) => s.open.iter().for_each(|card| add(Choice::Take(*card))),
            Step::DiscardTwo => board.hand.iter().for_each(|card| add(Choice::Discard(card))),
            Step::DraftTurn(..) => {
                board.hand.iter().for_each(|card| add(Choice::Lay(card)));
                add(Choice::Pass);
            }
            Step::DraftFill(..) => {
                s.open.iter().copied().collect::<Cards>().iter().for_each(|c| add(Choice::Take(c)));
            }
            Step::Action => self.actions(s, seat, add),
            Step::MakeRoom(_) => board.warriors().for_each(|(i, _)| add(Choice::Dismiss(i as u8))),
            Step::PlaceWarrior(_) => {
                (0..self.slots(s, seat)).for_each(|slot| add(Choice::Slot(slot as u8)));
            }
            Step::Keep(_) => s.drawn.iter().for_each(|card| add(Choice::Discard(*card))),
            Step::Before(_) => {
                [Choice::Pass, Choice::PassBattle].into_iter().for_each(&mut *add);
                board.hand.iter().for_each(|card| add(Choice::Offer(card)));
                let tactics = board.hand.and(&self.deck.tactics);
                tactics.iter().for_each(|card| add(Choice::Tactic(card, NOBODY)));
            }
            Step::WhichAbility(_) => [Choice::Basic, Choice::Extra].into_iter().for_each(add),
            Step::Fight(side) => self.deeds(s, side as usize, add),
            Step::Choose { side, from, .. } => {
                [Choice::Roll, Choice::Done].into_iter().for_each(&mut *add);
                let kinds = s.battle.sides[side as usize].pool.kinds().map(|kind| kind as u8);
                kinds.filter(|kind| *kind >= from).for_each(|die| add(Choice::Add(die)));
            }
            Step::KeepGrey(_, faces) => faces.iter().for_each(|face| add(Choice::Hold(*face))),
            Step::TurnMisses(_, from) => {
                add(Choice::Done);
                (from..10).for_each(|n| add(Choice::Turn(5 + n / 5 * 6, n % 5)));
            }
            Step::Send(_) => {
                add(Choice::Done);
                board.warriors().for_each(|(slot, _)| add(Choice::Send(slot as u8)));
                (6..12).for_each(|slot| add(Choice::Send(slot))); // VAL-X41: the ally's
            }
            Step::Honour(_) => {
                add(Choice::Pass);
                board.warriors().for_each(|(slot, _)| add(Choice::Send(slot as u8)));
            }
            Step::Watch(_) => {
                [Choice::Pass, Choice::PassTurn].into_iter().for_each(&mut *add);
                board.hand.iter().for_each(|card| add(Choice::Swap(card)));
            }
            Step::Hunt(step) => self.hunt_candidates(s, seat, step, add),
            Step::Pay { seat, owed, from } => {
                self.claimable(s, seat, owed, from)
                    .iter()
                    .for_each(|card| add(Choice::Claim(card)));
            }
            Step::Feat(feat) => self.feats(s, seat, feat, add),
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
            Step::KeepJarl => self.keep_jarl(s, seat, choice, w),
            Step::TakeWarrior(_) => self.take_warrior(s, seat, choice, w),
            Step::DiscardTwo => self.discard_two(s, seat, choice, w),
            Step::DraftTurn(..) => self.draft(s, seat, choice, w),
            Step::DraftFill(..) => self.fill(s, seat, choice, w),
            Step::Action => self.take_action(s, seat, choice, w),
            Step::MakeRoom(_) => self.dismiss(s, seat, choice, w),
            Step::PlaceWarrior(_) => self.place(s, seat, choice, w),
            Step::Keep(_) => self.drop_card(s, seat, choice, w),
            Step::Before(side) => self.before(s, seat, side as usize, choice, w),
            Step::WhichAbility(side) => self.choose_ability(s, side as usize, choice, w),
            Step::Fight(side) => self.fight(s, side as usize, choice, w),
            Step::Choose { .. } => self.choose_dice(s, choice),
            Step::KeepGrey(side, _) => self.hold(s, side as usize, choice, w),
            Step::TurnMisses(side, _) => self.turn_miss(s, side as usize, choice, w),
            Step::Send(_) => self.send(s, choice, w),
            Step::Honour(side) => self.honour(s, side as usize, choice, w),
            Step::Watch(_) => self.watch(s, seat, choice, w),
            Step::Hunt(step) => self.hunt_act(s, seat, step, choice, w),
            Step::Pay { .. } => self.claim(s, choice, w),
            Step::Feat(feat) => self.do_feat(s, seat, feat, choice, w),
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
            Step::DealJarls(seat) => self.jarls_dealt(s, seat, fortune, w),
            Step::FirstDiscard => self.first_discarded(s, fortune, w),
            Step::OpenWarriors => self.turned_up(s, fortune, w),
            Step::FirstPlayer => self.first_named(s, Seat(fortune[0] - 1), w),
            Step::DealHand(seat) => self.hand_dealt(s, seat, fortune, w),
            Step::DraftOpen => self.laid_open(s, fortune, w),
            Step::Draw { keep, .. } => self.drew(s, keep, fortune, w),
            Step::Roll(side) => self.rolled(s, side as usize, fortune, w),
            Step::Reroll(side) => self.rerolled(s, side as usize, fortune, w),
            Step::NewWeapons(side) => self.new_weapons(s, side as usize, fortune, w),
            Step::Plunder(side) => {
                let (to, from) = (s.battle.seat(side as usize), s.battle.seat(1 - side as usize));
                self.snatched(s, to, from, fortune, "VAL-B20", w);
            }
            Step::Feat(feat) => self.fate_of_feat(s, feat, fortune, w),
            Step::DrawAfter(side, _) => {
                let seat = s.battle.seat(side as usize);
                self.draw_to_hand(s, seat, fortune, w);
            }
            Step::WatchDraw(seat) => self.draw_to_hand(s, seat, fortune, w),
            Step::Hunt(step) => self.hunt_answer(s, step, fortune, w),
            _ => {}
        }
        self.run(s, w);
        Ok(())
    }

    /// Does what needs nobody, until something waits.
    pub(crate) fn run(&self, s: &mut State, w: &mut impl Witness<Event>) {
        loop {
            let step = self.top(s);
            if self.hunts() && self.hunt_ends(s, step, w) {
                continue;
            }
            match step {
                Step::Musters => self.muster(s),
                Step::DealHands => self.deal_hands(s, w),
                Step::FirstTurn => self.first_turn(s, w),
                Step::PlaceWarrior(seat) if self.one_slot_free(s, seat) => {
                    self.place_in_the_only_slot(s, seat, w);
                }
                Step::FirstDiscard if self.first_discard(s) == 0 => {
                    self.pop(s);
                }
                Step::MakeRoom(seat) if !self.lacks_room(s, seat) => {
                    self.pop(s);
                }
                Step::Draw { .. } | Step::WatchDraw(_) | Step::DrawAfter(..) if s.left == 0 => {
                    self.pop(s); // VAL-T11: what there is is drawn
                }
                Step::Keep(keep) if s.drawn.len() <= keep as usize => self.keep_rest(s),
                Step::PartB => self.part_b(s),
                Step::EndTurn => self.end_turn(s, w),
                Step::Before(side) if !self.has_before(s, side as usize) => {
                    self.pop(s);
                }
                Step::Clash => self.clash(s, w),
                Step::Phase(side) => self.begin_phase(s, side as usize, w),
                Step::NewWeapons(_) if s.battle.grey == 0 => {
                    self.pop(s); // VAL-B18: possibly none
                }
                Step::Choose { side, .. } if self.nothing_to_choose(s, side as usize) => {
                    self.pop(s);
                }
                Step::TurnMisses(side, from) if self.no_miss_left(s, side as usize, from) => {
                    self.pop(s);
                }
                Step::Compare => self.compare(s, w),
                Step::Send(from) if !self.can_send(s, from) => {
                    self.pop(s);
                }
                Step::Plunder(side) if self.nothing_to_plunder(s, side as usize) => {
                    self.pop(s);
                }
                Step::EndBattle => self.end_battle(s, w),
                Step::Watch(seat) if !self.has_watch(s, seat) => {
                    self.pop(s);
                }
                Step::Ragnarok(seat) => self.begin_ragnarok(s, seat),
                Step::EndRagnarok => self.end_ragnarok(s, w),
                Step::Fight(side) if s.battle.lair.closing => self.end_phase(s, side as usize, w),
                Step::Hunt(step) if self.hunt_run(s, step, w) => {}
                Step::Pay { .. } if self.claim_the_only(s, w) => {}
                Step::Feat(feat) if self.run_feat(s, feat, w) => {}
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

    /// Takes the cards at these positions out of the deck.
    pub(crate) fn pull<'a>(
        &self,
        s: &mut State,
        fortune: &'a [u8],
    ) -> impl Iterator<Item = u8> + use<'a> {
        let whole = s.deck;
        let taken: Cards = fortune.iter().filter_map(|n| whole.at(n - 1)).collect();
        s.deck = s.deck.minus(&taken);
        s.left -= fortune.len() as u8; // different cards, all of the deck: `Chance::check` says so
        fortune.iter().filter_map(move |n| whole.at(n - 1))
    }
}

fn may_choose_ability(choice: &Choice) -> Legal {
    match choice {
        Choice::Basic | Choice::Extra => Ok(()), // VAL-J2
        _ => not_now(choice),
    }
}

/// Refuses a choice that answers another question than the one that is asked.
pub(crate) fn not_now(choice: &Choice) -> Legal {
    refuse(rule_of(choice), "val-why-not-now")
}

/// The rule that a choice comes from.
pub(crate) fn rule_of(choice: &Choice) -> &'static str {
    match choice {
        Choice::Jarl(_) => "VAL-S3",
        Choice::Take(_) => "VAL-S8",
        Choice::Slot(_) => "VAL-S11",
        Choice::Discard(_) => "VAL-T1",
        Choice::Lay(_) => "VAL-V2",
        Choice::Pass | Choice::Offer(_) => "VAL-B1",
        Choice::PassTurn | Choice::Swap(_) => "VAL-B19",
        Choice::Play(_) => "VAL-T2",
        Choice::Pair(..) => "VAL-T3",
        Choice::Muster(..) => "VAL-J3",
        Choice::Salvage => "VAL-J1",
        Choice::Attack(_) => "VAL-T4",
        Choice::Draw => "VAL-T5",
        Choice::Dismiss(_) => "VAL-T6",
        Choice::Basic | Choice::Extra => "VAL-J2",
        Choice::Arm(..) => "VAL-B5",
        Choice::Tactic(..) => "VAL-B8",
        Choice::Spend(_) | Choice::Add(_) | Choice::Roll => "VAL-B3",
        Choice::Free => "VAL-J1",
        Choice::Turn(..) => "VAL-C11",
        Choice::Hold(_) => "VAL-C9",
        Choice::Done => "VAL-B2",
        Choice::End => "VAL-B2",
        Choice::Send(_) => "VAL-B14",
        Choice::Aside(_) => "VAL-M2",
        Choice::Slay => "VAL-M3",
        Choice::Claim(_) => "VAL-X14",
        Choice::PassBattle => "VAL-B1",
        Choice::Support(..) => "VAL-X5",
        Choice::Block(_) => "VAL-X24",
        Choice::Deny(_) => "VAL-X25",
        Choice::Show => "VAL-X26",
        Choice::Sacrifice(_) => "VAL-X27",
        Choice::Bonus(_) | Choice::Recall(_) => "VAL-X2",
        Choice::Wrath(..) => "VAL-X28",
    }
}
