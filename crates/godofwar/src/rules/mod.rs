//! The rules, a file for each part of the game. Each enforcing line cites its number.
//!
//! A state's stack holds what is to be done; [`GodOfWar::run`] does what needs nobody, and stops at
//! the first step that waits for a player or for fate. This file only says which file answers for
//! which step.

mod attack;
mod effects;
mod flip;
mod growth;
mod hero;
mod opening;
mod quest;
mod rage;
mod round;
mod scene;
mod secret;
mod solo;
mod special;
mod spot;
mod strike;

use pieces::clockwise;
use tabletop::{
    Ask, Chance, Ending, Impossible, MAX_SEATS, Outcome, Pending, Refusal, Seat, Seats, Witness,
};

use crate::book::{Hero, Kind, NOBODY};
use crate::state::{End, Part, State};
use crate::step::Step;
use crate::{Choice, Event, GodOfWar};

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

impl GodOfWar {
    /// What the state waits for.
    pub(crate) fn ask(&self, s: &State) -> Pending {
        if let Some(seat) = self.whom(s) {
            return Pending::Ask(Ask::one(seat));
        }
        let seats = self.seats_count();
        let pick = |count, of| Pending::Chance(Chance::pick(count, of, Seats::first(seats)));
        match self.top(s) {
            Step::DealHeroes => pick(seats, 5),
            Step::DrawQuests => self.draw_quests(),
            Step::DrawBosses => self.draw_bosses(),
            Step::FirstPlayer => Pending::Chance(Chance::roll(1, seats, seats)),
            Step::Draw(seat, count) => {
                let left = s.player(seat).deck.count();
                pick(count.min(left), left)
            }
            Step::DrawUnseen(seat, count) => self.draw_unseen(s, seat, count),
            Step::Unveil => pick(1, 1),
            Step::Reveal => pick(1, s.upgrades.count()),
            Step::Look(count) => pick(count, s.upgrades.count()),
            Step::Die => Pending::Chance(Chance::roll(1, 6, seats)),
            // The rest runs by itself and is never on top when somebody looks.
            _ => Pending::Over(self.outcome(s)),
        }
    }

    /// The seat that is asked, if one is.
    pub(crate) fn whom(&self, s: &State) -> Option<Seat> {
        Some(match self.top(s) {
            Step::ChooseHero(seat)
            | Step::Act(seat)
            | Step::Grow(seat)
            | Step::WhoSuffers(seat)
            | Step::DropOne(seat)
            | Step::Window(.., seat) => seat,
            Step::Put(hero) | Step::Pay { by: hero, .. } => self.seat_of(s, hero),
            Step::Medium | Step::Intercept => self.seat_of(s, Hero::Mimir),
            Step::Assign(..) | Step::NextQuest => s.first, // GOW-R4, R6
            Step::Combine(_) => self.seat_of(s, s.blow.by),
            Step::Toward(..) | Step::Sort(_) => s.turn, // GOW-R6
            Step::Defend | Step::Brace(_) | Step::Cancel => self.seat_of(s, s.strike.on),
            _ => return None,
        })
    }

    /// Whether the seat may choose this.
    pub(crate) fn allowed(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match self.whom(s) {
            Some(asked) if asked == seat => self.fits(s, self.top(s), seat, choice),
            None if matches!(self.ask(s), Pending::Over(_)) => refuse("GOW-Q4", "gow-why-over"),
            _ => refuse(rule_of(choice), "gow-why-not-asked"),
        }
    }

    /// Whether a seat that is asked by a step may choose this.
    pub(crate) fn fits(&self, s: &State, step: Step, seat: Seat, choice: &Choice) -> Legal {
        match step {
            Step::ChooseHero(_) => self.may_choose_hero(s, choice),
            Step::Put(hero) => self.may_put(s, hero, choice),
            Step::Medium => self.may_join(s, choice),
            Step::Act(_) => self.may_act(s, seat, choice),
            Step::Combine(from) => self.may_combine(s, seat, from, choice),
            Step::Pay { line, paid, .. } => self.may_pay(s, seat, line, paid, choice),
            Step::Toward(at, far) => self.may_turn_toward(s, at, far, choice),
            Step::Intercept => match choice {
                Choice::Intercept | Choice::Pass => Ok(()), // GOW-P3
                _ => not_now(choice),
            },
            Step::Defend => self.may_defend(s, seat, choice),
            Step::Brace(from) => self.may_brace(s, seat, from, choice),
            Step::Cancel => match choice {
                Choice::Token | Choice::Pass => Ok(()), // GOW-P4
                _ => not_now(choice),
            },
            Step::WhoSuffers(_) => self.may_suffer(s, seat, choice),
            Step::Window(moment, ..) => self.may_react(s, seat, moment, choice),
            Step::Grow(_) => self.may_grow(s, seat, choice),
            Step::Assign(_, one, other) => match choice {
                Choice::Give(to) if [one, other].contains(to) => Ok(()), // GOW-R4
                _ => not_now(choice),
            },
            Step::DropOne(_) => match choice {
                Choice::Drop(card) if s.player(seat).hand.has(*card) => Ok(()),
                _ => not_now(choice),
            },
            Step::NextQuest => self.may_go_on(s, choice),
            Step::Sort(_) => match choice {
                Choice::Top | Choice::Under => Ok(()), // GOW-P6
                _ => not_now(choice),
            },
            _ => not_now(choice),
        }
    }

    /// Names what might be chosen; what is not allowed is filtered out by the caller.
    pub(crate) fn candidates(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        let hand = s.player(seat).hand;
        let of_kind = |kind: Kind| hand.and(&self.book.of_kind[kind as usize]);
        let numbers = |from: u8, add: &mut dyn FnMut(Choice)| {
            add(Choice::Done);
            let later = of_kind(Kind::Number);
            later.iter().filter(|card| *card >= from).for_each(|card| add(Choice::Add(card)));
        };
        match self.top(s) {
            Step::ChooseHero(_) => Hero::ALL.into_iter().for_each(|hero| add(Choice::Hero(hero))),
            Step::Put(hero) => {
                (0..8).for_each(|n| add(Choice::Put(hero, n / 2, n % 2 == 1)));
            }
            Step::Medium => Hero::ALL.into_iter().for_each(|hero| add(Choice::Medium(hero))),
            Step::Act(_) => self.deeds(s, seat, add),
            Step::Combine(from) => {
                numbers(from, add);
                let allies = [1, 5].into_iter().filter(|_| self.solo());
                allies.for_each(|n| add(Choice::Ally(n, crate::On::Nobody, NOBODY)));
            }
            Step::Pay { .. } => hand.iter().for_each(|card| add(Choice::Pay(card))),
            Step::Toward(..) => (0..4).for_each(|column| add(Choice::Toward(column))),
            Step::Intercept => [Choice::Intercept, Choice::Pass].into_iter().for_each(add),
            Step::Defend => {
                add(Choice::Pass);
                of_kind(Kind::Defence).iter().for_each(|card| add(Choice::Defend(card)));
                if self.solo() {
                    add(Choice::Ally(3, crate::On::Nobody, NOBODY));
                }
            }
            Step::Brace(from) => numbers(from, add),
            Step::Cancel => [Choice::Token, Choice::Pass].into_iter().for_each(add),
            Step::WhoSuffers(_) => s.bodies_of(seat).for_each(|hero| add(Choice::Suffer(hero))),
            Step::Window(..) => {
                [Choice::Pass, Choice::PassActivation].into_iter().for_each(&mut *add);
                self.reactions(s, seat, add);
            }
            Step::Grow(_) => {
                s.offer.iter().for_each(|card| add(Choice::Take(*card)));
                s.player(seat).discard.iter().for_each(|card| add(Choice::Remove(card)));
                add(Choice::Nothing);
            }
            Step::Assign(_, one, other) => {
                [one, other].into_iter().for_each(|seat| add(Choice::Give(seat)));
            }
            Step::DropOne(_) => hand.iter().for_each(|card| add(Choice::Drop(card))),
            Step::NextQuest => (1..6).for_each(|n| add(Choice::Quest(n))),
            Step::Sort(_) => [Choice::Top, Choice::Under].into_iter().for_each(add),
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
        (s.fuse, s.veiled) = (0, false);
        match self.top(s) {
            Step::ChooseHero(_) => self.hero_chosen(s, seat, choice, w),
            Step::Put(_) => self.put(s, choice, w),
            Step::Medium => self.join(s, choice, w),
            Step::Act(_) => self.deed(s, seat, choice, w),
            Step::Combine(_) => self.combine(s, seat, choice, w),
            Step::Pay { .. } => self.pay(s, seat, choice),
            Step::Toward(at, _) => self.turned_toward(s, at, choice),
            Step::Intercept => self.intercept(s, choice, w),
            Step::Defend => self.defend(s, seat, choice, w),
            Step::Brace(_) => self.brace(s, seat, choice, w),
            Step::Cancel => self.cancel(s, choice, w),
            Step::WhoSuffers(_) => self.suffer(s, choice),
            Step::Window(..) => self.react(s, seat, choice, w),
            Step::Grow(_) => self.grow(s, seat, choice),
            Step::Assign(..) => self.assign(s, choice),
            Step::DropOne(_) => self.drop_one(s, seat, choice),
            Step::NextQuest => self.go_on(s, choice),
            Step::Sort(_) => self.sort(s, choice),
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
        (s.fuse, s.veiled) = (0, false);
        match self.top(s) {
            Step::DealHeroes => self.heroes_dealt(s, fortune, w),
            Step::DrawQuests => self.quests_drawn(s, fortune, w),
            Step::DrawBosses => self.bosses_drawn(s, fortune, w),
            Step::FirstPlayer => self.first_named(s, Seat(fortune[0] - 1), w),
            Step::Draw(seat, count) => self.drew(s, seat, count, fortune, w),
            Step::DrawUnseen(seat, _) => self.drew_unseen(s, seat, fortune, w),
            Step::Unveil => {
                self.pop(s);
            }
            Step::Reveal => self.revealed(s, fortune, w),
            Step::Look(_) => self.looked(s, fortune),
            Step::Die => self.rolled(s, self.book.die[fortune[0] as usize - 1], w),
            _ => {}
        }
        self.run(s, w);
        Ok(())
    }

    /// Does what needs nobody, until something waits.
    pub(crate) fn run(&self, s: &mut State, w: &mut impl Witness<Event>) {
        loop {
            match self.top(s) {
                // What follows lays hands open.
                Step::Growth | Step::QuestDone | Step::Deal if s.veiled && s.stack.len() < 60 => {
                    return self.push(s, Step::Unveil);
                }
                Step::LayScene(scene) => self.lay_scene(s, scene, w),
                Step::Muster => self.muster(s, w),
                Step::Round => self.begin_round(s, w),
                Step::Fill(seat) => self.fill(s, seat),
                Step::Draw(seat, count) if self.draws_itself(s, seat, count, w) => {}
                Step::Medium if self.joins_itself(s) => {}
                Step::Activation(seat) => self.activate(s, seat, w),
                Step::Act(seat) if !self.is_up(s, seat) => {
                    self.pop(s); // GOW-A5
                }
                Step::SceneActivation(seat) => self.begin_scene(s, Part::Scene, seat),
                Step::ExtraActivation => self.begin_scene(s, Part::Extra, s.first),
                Step::Reveal if s.upgrades.is_empty() || !s.over.is_empty() => {
                    self.reveal_known(s, w);
                }
                Step::Look(_) if s.upgrades.is_empty() => {
                    self.pop(s);
                    self.push_sorts(s);
                }
                Step::Sweep(from) => self.sweep(s, from),
                Step::Part { at, side, part } => self.part(s, at, side, part, w),
                Step::EndScene => {
                    self.pop(s);
                    s.rune = NOBODY;
                }
                Step::Growth => self.begin_growth(s),
                Step::EndGrowth => self.end_growth(s, w),
                Step::Combine(from) if self.combined(s, from) => self.finish_attack(s, w),
                Step::Resolve => self.resolve(s, w),
                Step::Attack(at) => self.enemy_attacks(s, at),
                Step::Hit(at, column) => self.hit(s, at, column, w),
                Step::Intercept if !self.can_intercept(s) => {
                    self.pop(s);
                }
                Step::Defend if !self.can_defend(s) => {
                    self.pop(s);
                }
                Step::Brace(from) if self.braced(s, from) => self.finish_defence(s, w),
                Step::Cancel if !self.can_cancel(s) => {
                    self.pop(s);
                }
                Step::Deal => self.deal(s, w),
                Step::Wound(hero, damage) => self.wound(s, hero, damage),
                Step::WhoSuffers(seat) if self.one_suffers(s, seat) => {}
                Step::Window(moment, passed, _) => {
                    self.pop(s);
                    if let Some(seat) = self.asked(s, moment, passed) {
                        return self.push(s, Step::Window(moment, passed, seat));
                    }
                }
                Step::Effects { at, by, from, to } => self.next_effect(s, at, by, from, to, w),
                Step::Effect(effect, hero) => self.meet(s, effect, hero, w),
                Step::Tell(trigger, at, by) => {
                    self.pop(s);
                    self.tell_lines(s, trigger, at, by);
                }
                Step::Settle(places, by) => self.settle_flipped(s, places, by, w),
                Step::DropOne(seat) if s.player(seat).hand.is_empty() => {
                    self.pop(s);
                }
                Step::Judge => self.judge(s, w),
                Step::QuestDone => self.quest_done(s, w),
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

    /// Puts a step on the stack. A box can chain so many effects that there is no room: the rest
    /// of the chain is dropped, and the game goes on.
    pub(crate) fn push(&self, s: &mut State, step: Step) {
        if s.stack.len() < 60 {
            s.stack.push(step);
        }
    }

    /// The game ends.
    pub(crate) fn finish(&self, s: &mut State, end: End, w: &mut impl Witness<Event>) {
        s.end = end;
        s.blow = crate::state::Blow::NONE;
        s.stack.clear();
        s.stack.push(Step::Over);
        w.see(|| Event::Over { end });
    }

    /// The player of a body.
    pub(crate) fn seat_of(&self, s: &State, hero: Hero) -> Seat {
        Seat(s.body(hero).seat)
    }

    /// Whether a seat has a hero that is not downed.
    pub(crate) fn is_up(&self, s: &State, seat: Seat) -> bool {
        s.bodies_of(seat).any(|hero| s.body(hero).is_up())
    }

    /// The hero that acts where nobody did: of the seat whose activation it is, or of the next one
    /// clockwise that is not downed (GOW-F3).
    pub(crate) fn acting(&self, s: &State) -> Hero {
        let seats = clockwise(s.turn, self.seats_count());
        let mut heroes = seats.flat_map(|seat| s.bodies_of(seat));
        heroes.find(|hero| s.body(*hero).is_up()).unwrap_or_default()
    }

    /// All win or all lose (GOW-Q4).
    pub(crate) fn outcome(&self, s: &State) -> Outcome {
        let mut shares = [0.0; MAX_SEATS];
        if s.end == End::Won {
            shares[..self.seats_count() as usize].fill(1.0);
        }
        let (id, rule) = match s.end {
            End::Won => ("won", "GOW-Q4"),
            End::Downed | End::None => ("downed", "GOW-A6"),
            End::Lost => (LOST.get(s.scene as usize).copied().unwrap_or("lost"), "GOW-Q4"),
            End::Late => ("late", "GOW-Q6"),
        };
        Outcome { shares, points: [0; MAX_SEATS], ending: Ending { id, rule } }
    }
}

/// How an ending by the loss condition of a scene is named, by the scene's number.
const LOST: [&str; 10] = [
    "lost-1", "lost-2", "lost-3", "lost-4", "lost-5", "lost-6", "lost-7", "lost-8", "lost-9",
    "lost-10",
];

/// Refuses a choice that answers another question than the one that is asked.
pub(crate) fn not_now(choice: &Choice) -> Legal {
    refuse(rule_of(choice), "gow-why-not-now")
}

/// The rule that a choice comes from.
pub(crate) fn rule_of(choice: &Choice) -> &'static str {
    match choice {
        Choice::Hero(_) => "GOW-S1",
        Choice::Put(..) => "GOW-S5",
        Choice::Move(..) | Choice::Swap(_) => "GOW-H1",
        Choice::Attack(..) => "GOW-H6",
        Choice::Add(_) | Choice::Done => "GOW-H4",
        Choice::Pass | Choice::PassActivation | Choice::Special(..) => "GOW-H5",
        Choice::End => "GOW-R2",
        Choice::Rage(..) => "GOW-H10",
        Choice::Spot(..) | Choice::Pay(_) => "GOW-H11",
        Choice::Defend(_) => "GOW-A4",
        Choice::Intercept | Choice::Medium(_) => "GOW-P3",
        Choice::Token => "GOW-P4",
        Choice::Ally(..) | Choice::Step(..) | Choice::Top | Choice::Under => "GOW-P6",
        Choice::Toward(_) => "GOW-A3",
        Choice::Take(_) | Choice::Remove(_) | Choice::Nothing | Choice::Give(_) => "GOW-R4",
        Choice::Quest(_) => "GOW-Q2",
        Choice::Suffer(_) => "GOW-P5",
        Choice::Drop(_) => "GOW-Q5",
    }
}
