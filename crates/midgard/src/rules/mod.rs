//! The rules, a file for each part of the game. Each enforcing line cites its number.
//!
//! A state's stack holds what is to be done; [`Midgard::run`] does what needs nobody, and stops
//! at the first step that waits for a player or for fate. This file only says which file answers
//! for which step.

pub(crate) mod assign;
mod battle;
mod opening;
mod round;
mod runes;
pub(crate) mod score;
mod seer;
mod trade;
mod voyage;
mod workers;

use tabletop::{Ask, Chance, Impossible, Pending, Refusal, Seat, Seats, Witness};

use crate::cards::{Deck, Kind};
use crate::place::{Front, LANDS};
use crate::state::{State, size};
use crate::step::Step;
use crate::{Choice, Event, Midgard};

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

impl Midgard {
    /// What the state waits for.
    pub(crate) fn ask(&self, s: &State) -> Pending {
        let seats = self.seats_count();
        let all = Seats::first(seats);
        let one = |seat| Pending::Ask(Ask::one(seat));
        let pick = |count: u8, of: u8, seen| Pending::Chance(Chance::pick(count, of, seen));
        let roll = |dice| Pending::Chance(Chance::roll(dice, 6, seats));
        let step = self.top(s);
        match step {
            Step::Stalls(military) => {
                let of = self.stalls_of(military).count() as u8;
                pick(self.stalls_wanted(military), of, all)
            }
            Step::FirstPlayer => Pending::Chance(Chance::roll(1, seats, seats)),
            Step::Leader(seat) | Step::Runes(seat) | Step::Assign(seat) => one(seat),
            Step::FirstDestiny(seat) => pick(1, s.left(Deck::Destinies), Seats::only(seat)),
            Step::TurnTroll
            | Step::TurnDraugrs
            | Step::TurnRunes
            | Step::TurnMonsters
            | Step::TurnMerchant => {
                let (deck, wanted) = self.wanted(s, step);
                pick(wanted.min(s.left(deck)), s.left(deck), all)
            }
            Step::DealJourneys => {
                let (deck, wanted) = self.wanted(s, step);
                pick(wanted.min(s.left(deck)), s.left(deck), Seats::NONE) // MID-R1: face down
            }
            Step::TopRune => pick(1, s.left(Deck::Runes), all),
            Step::DealDestinies(count) => {
                let of = s.left(Deck::Destinies) - s.under.len() as u8;
                pick(count, of, Seats::only(s.active)) // MID-S7
            }
            Step::OtherJourney => pick(1, s.left(Deck::Journeys), all),
            Step::Roll => roll(size(&self.rollers(s))),
            Step::Reroll | Step::Blanks => roll(s.fight.chosen.count()),
            Step::AssignAll => Pending::Ask(Ask { seats: self.assigning(s), together: true }),
            Step::Worker
            | Step::ShareFood(_)
            | Step::ShareWood(_)
            | Step::TakeRune
            | Step::Look
            | Step::Foresee
            | Step::KeepDestiny
            | Step::PutUnder
            | Step::BuyShip
            | Step::Sail(_)
            | Step::Pray
            | Step::Barter(_)
            | Step::AnyKind(..)
            | Step::Recruit(_)
            | Step::Success
            | Step::Party(_)
            | Step::Rolled
            | Step::Choose(_)
            | Step::Losses(..)
            | Step::Triumph
            | Step::Blame
            | Step::AtSea
            | Step::Overboard(..) => one(s.active),
            Step::Reckon => one(s.first),
            Step::Over => Pending::Over(self.outcome(s)),
            // These run by themselves and are never on top when somebody looks.
            Step::Idle
            | Step::Leaders
            | Step::BeginRound
            | Step::Restock
            | Step::Workers(_)
            | Step::DrawDestinies(_)
            | Step::Muster
            | Step::Battles
            | Step::Hunt(_)
            | Step::Front(_)
            | Step::EndRound
            | Step::EndFight
            | Step::Reveal
            | Step::Resolve
            | Step::Feed
            | Step::Landing
            | Step::Home
            | Step::CleanUp => Pending::Over(self.outcome(s)),
        }
    }

    /// Whether the seat may choose this.
    pub(crate) fn allowed(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match self.top(s) {
            Step::Over => return refuse("MID-R5", "mid-why-over"),
            step if self.is_asked(s, step, seat) => {}
            _ => return refuse(rule_of(choice), "mid-why-not-asked"),
        }
        self.fits(s, seat, choice)
    }

    /// Whether the seat is asked by this step.
    pub(crate) fn is_asked(&self, s: &State, step: Step, seat: Seat) -> bool {
        match step {
            Step::Over => false,
            _ => matches!(self.ask(s), Pending::Ask(ask) if ask.seats.has(seat)),
        }
    }

    /// Whether a seat that is asked may choose this.
    pub(crate) fn fits(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match self.top(s) {
            Step::Leader(_) => self.may_lead(s, choice),
            Step::Worker => self.may_work(s, seat, choice),
            step @ (Step::ShareFood(_) | Step::ShareWood(_)) => self.may_share(step, choice),
            Step::TakeRune => self.may_take_rune(s, choice),
            Step::Look => self.may_look(s, seat, choice),
            Step::Foresee => self.may_foresee(s, seat, choice),
            Step::KeepDestiny if matches!(choice, Choice::Keep(_)) => self.may_keep(s, choice),
            Step::PutUnder if matches!(choice, Choice::Under(_)) => self.may_keep(s, choice),
            Step::BuyShip => match choice {
                Choice::Buy(ship) => self.may_buy(s, seat, *ship),
                _ => not_now(choice),
            },
            Step::Sail(_) => match choice {
                Choice::Sail(land) => self.may_sail_to(s, *land),
                _ => not_now(choice),
            },
            Step::Pray => self.may_pray(s, seat, choice),
            Step::Barter(space) => self.may_barter(s, seat, space, choice),
            Step::AnyKind(_, from) => self.may_choose_kind(s, from, choice),
            Step::Recruit(from) => self.may_recruit(s, from, choice),
            Step::Success => self.may_reveal(s, seat, choice),
            Step::Runes(_) | Step::AtSea => self.may_pass(s, seat, choice),
            Step::Triumph => self.may_pass(s, seat, choice),
            Step::Assign(_) | Step::AssignAll => self.may_assign(s, seat, choice),
            Step::Party(from) => self.may_party(s, from, choice),
            Step::Rolled => self.may_fight(s, seat, choice),
            Step::Choose(from) => self.may_choose(s, from, choice),
            Step::Losses(left, from) => self.may_lose(s, left, from, choice),
            Step::Blame => self.may_blame(seat, choice),
            Step::Overboard(left, from) => self.may_throw(s, left, from, choice),
            Step::Reckon if *choice == Choice::Reckon => Ok(()),
            _ => not_now(choice),
        }
    }

    /// Names what might be chosen; what is not allowed is filtered out by the caller.
    pub(crate) fn candidates(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        let kinds = || Kind::ALL.iter().copied();
        match self.top(s) {
            Step::Leader(_) => {
                (0..self.chest.leaders.len() as u8).for_each(|n| add(Choice::Leader(n)));
            }
            Step::Worker => self.work_candidates(s, seat, add),
            Step::ShareFood(total) => (0..=total).for_each(|n| add(Choice::Food(n))),
            Step::ShareWood(total) => (0..=total).for_each(|n| add(Choice::Wood(n))),
            Step::TakeRune => {
                s.runes.iter().filter(|n| Deck::Runes.has(**n)).for_each(|n| add(Choice::Take(*n)));
                add(Choice::TakeTop);
            }
            Step::Look => (0..LANDS as u8).for_each(|land| add(Choice::Look(land))),
            Step::Foresee => {
                add(Choice::Draw);
                self.rune_candidates(s, seat, add);
            }
            Step::KeepDestiny => s.drawn.iter().for_each(|card| add(Choice::Keep(*card))),
            Step::PutUnder => s.drawn.iter().for_each(|card| add(Choice::Under(*card))),
            Step::BuyShip => (0..self.chest.ships.len() as u8).for_each(|n| add(Choice::Buy(n))),
            Step::Sail(_) => (0..LANDS as u8).for_each(|land| add(Choice::Sail(land))),
            Step::Pray => (1..=4).for_each(|n| add(Choice::Favours(n))),
            Step::Barter(_) => (1..=9).for_each(|n| add(Choice::Times(n))),
            Step::AnyKind(..) | Step::Recruit(_) => {
                kinds().for_each(|kind| add(Choice::Recruit(kind)));
            }
            Step::Success => {
                s.boards[seat.index()].hand.iter().for_each(|card| add(Choice::Reveal(card)));
            }
            Step::Runes(_) | Step::AtSea | Step::Triumph => {
                self.rune_candidates(s, seat, add);
                [Choice::Pass, Choice::PassRound].into_iter().for_each(add);
            }
            Step::Assign(_) | Step::AssignAll => self.assign_candidates(s, seat, add),
            Step::Party(_) => {
                add(Choice::Roll);
                kinds().for_each(|kind| add(Choice::Stay(kind)));
            }
            Step::Rolled => {
                add(Choice::Stand);
                add(Choice::Favour);
                self.rune_candidates(s, seat, add);
                add(Choice::PassRound);
            }
            Step::Choose(from) => {
                add(Choice::Roll);
                (from..12).for_each(|die| add(Choice::Add(die)));
            }
            Step::Losses(..) => kinds().for_each(|kind| add(Choice::Lose(kind))),
            Step::Overboard(..) => {
                kinds().for_each(|kind| add(Choice::Lose(kind)));
                add(Choice::LoseFood);
            }
            Step::Reckon => add(Choice::Reckon),
            Step::Blame => Seat::all(self.seats_count()).for_each(|seat| add(Choice::Blame(seat))),
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
            Step::Leader(_) => self.lead(s, seat, choice, w),
            Step::Worker => self.work(s, seat, choice, w),
            Step::ShareFood(_) | Step::ShareWood(_) => self.share(s, seat, choice, w),
            Step::TakeRune => self.take_rune(s, seat, choice, w),
            Step::Look => self.look(s, seat, choice, w),
            Step::Foresee => self.foresee(s, seat, choice, w),
            Step::KeepDestiny => self.keep(s, seat, choice, w),
            Step::PutUnder => self.put_under(s, choice, w),
            Step::BuyShip => self.buy(s, seat, choice, w),
            Step::Sail(ship) => self.sail(s, seat, ship, choice, w),
            Step::Pray => self.pray(s, seat, choice, w),
            Step::Barter(space) => {
                if let Choice::Times(times) = choice {
                    self.pop(s);
                    self.barter(s, seat, space as usize, times, w);
                }
            }
            Step::AnyKind(left, _) => self.choose_kind(s, left, choice),
            Step::Recruit(_) => self.recruit(s, choice, w),
            Step::Success => self.reveal(s, seat, choice, w),
            Step::Runes(_) | Step::AtSea => self.pass(s, seat, choice, w),
            Step::Triumph => {
                self.pass(s, seat, choice, w);
                self.end_triumph(s);
            }
            Step::Assign(_) | Step::AssignAll => self.assign(s, seat, choice, w),
            Step::Party(_) => self.party(s, choice),
            Step::Rolled => self.fight(s, seat, choice, w),
            Step::Choose(_) => self.choose(s, choice),
            Step::Losses(left, _) => self.lose(s, left, choice, w),
            Step::Blame => self.blame(s, choice, w),
            Step::Overboard(left, _) => self.throw(s, left, choice, w),
            Step::Reckon => self.reckon(s, w),
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
            Step::Stalls(military) => self.stalls_picked(s, military, fortune, w),
            Step::FirstPlayer => self.first_named(s, Seat(fortune[0] - 1), w),
            Step::FirstDestiny(seat) => self.first_destiny(s, seat, fortune, w),
            Step::TopRune => {
                for card in self.pull(s, Deck::Runes, fortune) {
                    self.own_rune(s, s.active, card, w);
                }
            }
            Step::DealDestinies(_) => self.dealt_destinies(s, fortune, w),
            Step::OtherJourney => self.other_journey(s, fortune, w),
            Step::Roll => self.rolled(s, fortune, w),
            Step::Reroll => self.rerolled(s, false, fortune, w),
            Step::Blanks => self.rerolled(s, true, fortune, w),
            step => self.turned_up(s, step, fortune, w),
        }
        self.run(s, w);
        Ok(())
    }

    /// Does what needs nobody, until something waits.
    pub(crate) fn run(&self, s: &mut State, w: &mut impl Witness<Event>) {
        loop {
            let step = self.top(s);
            match step {
                Step::Leaders => self.leaders(s),
                Step::BeginRound => self.begin_round(s, w),
                Step::TurnTroll
                | Step::TurnDraugrs
                | Step::DealJourneys
                | Step::TurnRunes
                | Step::TurnMonsters
                | Step::TurnMerchant => match self.turns_up(s, step, w) {
                    true => return,
                    false => drop(self.pop(s)),
                },
                Step::Restock => self.restock(s),
                Step::Workers(from) => self.next_worker(s, from),
                Step::Look if !self.lands().any(|land| self.is_hidden(s, land)) => {
                    self.pop(s);
                }
                Step::Foresee if !self.asks_foresight(s) => {
                    self.pop(s);
                    self.push(s, Step::DrawDestinies(self.draws(s)));
                }
                Step::DrawDestinies(wanted) => self.draw_destinies(s, wanted, w),
                Step::KeepDestiny if self.asks_keep(s) => return,
                Step::PutUnder if self.asks_under(s, w) => return,
                Step::KeepDestiny | Step::PutUnder => {}
                Step::AnyKind(left, from) if !self.asks_kind(s, left, from) => {
                    self.pop(s);
                }
                Step::Recruit(from) if self.asks_recruit(s, from, w) => return,
                Step::Recruit(_) => {}
                Step::Success if self.asks_reveal(s, w) => return,
                Step::Success => {}
                Step::Muster => self.muster(s),
                Step::Runes(seat) => {
                    s.active = seat;
                    if self.asks_for_runes(s, seat) {
                        return;
                    }
                    self.pop(s);
                }
                Step::Assign(seat) => {
                    s.active = seat;
                    if self.question(s, seat).is_some() {
                        return;
                    }
                    self.assigned(s, seat, w);
                }
                Step::AssignAll if self.assigning(s).is_empty() => self.all_assigned(s, w),
                Step::Battles => self.battles(s),
                Step::Hunt(seat) => self.begin_hunt(s, seat, w),
                Step::Party(_) if size(&s.fight.hunters) == 0 => self.party(s, Choice::Roll),
                Step::Front(n) => self.front(s, Front::ALL[n as usize], w),
                Step::Rolled if !self.asks_after_roll(s) => {
                    self.pop(s);
                }
                Step::EndRound => self.end_round(s, w),
                Step::Losses(left, from) => {
                    if self.asks_losses(s, left, from, w) {
                        return;
                    }
                }
                Step::EndFight => self.end_fight(s, w),
                Step::Triumph if !self.asks_triumph(s) => {
                    self.pop(s);
                    self.end_triumph(s);
                }
                Step::Blame => {
                    if self.asks_blame(s, w) {
                        return;
                    }
                }
                Step::Reveal => self.reveal_journey(s, w),
                Step::AtSea if !self.asks_for_runes(s, s.active) => {
                    self.pop(s);
                }
                Step::OtherJourney if !self.replenish(s, Deck::Journeys, w) => {
                    self.pop(s);
                }
                Step::Resolve => self.resolve(s, w),
                Step::Overboard(left, from) => {
                    if self.asks_overboard(s, left, from, w) {
                        return;
                    }
                }
                Step::Feed => self.feed(s, w),
                Step::Landing => self.land_there(s, w),
                Step::Home => self.go_home(s),
                Step::CleanUp => self.clean_up(s, w),
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
}

/// Refuses a choice that answers another question than the one that is asked.
pub(crate) fn not_now(choice: &Choice) -> Legal {
    refuse(rule_of(choice), "mid-why-not-now")
}

/// The rule that a choice comes from.
pub(crate) fn rule_of(choice: &Choice) -> &'static str {
    use crate::place::Place;
    match choice {
        Choice::Leader(_) => "MID-S4",
        Choice::Go(place) => match place {
            Place::Blacksmith | Place::Spearmaker | Place::Armourer | Place::Butcher => "MID-L1",
            Place::Longhouse => "MID-L2",
            Place::Market => "MID-L3",
            Place::Merchant => "MID-L4",
            Place::Runesmith => "MID-L5",
            Place::Seer => "MID-L6",
            Place::Shipwright => "MID-L7",
            Place::SmallShip | Place::LargeShip | Place::OwnShip => "MID-L8",
            Place::Chapel => "MID-L9",
            Place::Hut => "MID-L10",
            Place::Troll | Place::Draugr1 | Place::Draugr2 => "MID-L11",
            Place::Hunt => "MID-L12",
            Place::Beg => "MID-L13",
            Place::Stall1 | Place::Stall2 | Place::Stall3 | Place::Stall4 => "MID-L14",
        },
        Choice::Food(_) | Choice::Wood(_) => "MID-L3",
        Choice::Take(_) | Choice::TakeTop => "MID-L5",
        Choice::Look(_) | Choice::Draw => "MID-L6",
        Choice::Keep(_) => "MID-D2",
        Choice::Under(_) => "MID-U9",
        Choice::Buy(_) => "MID-L7",
        Choice::Sail(_) => "MID-L8",
        Choice::Favours(_) => "MID-L9",
        Choice::Times(_) => "MID-L14",
        Choice::Recruit(_) => "MID-L16",
        Choice::Send(..) => "MID-A1",
        Choice::Load(..) => "MID-A3",
        Choice::Rune(_) | Choice::Pass | Choice::PassRound => "MID-U12",
        Choice::Reveal(_) => "MID-U8",
        Choice::Stay(_) => "MID-F1",
        Choice::Favour | Choice::Add(_) | Choice::Roll | Choice::Stand | Choice::Lose(_) => {
            "MID-F2"
        }
        Choice::LoseFood => "MID-F7",
        Choice::Blame(_) => "MID-F5",
        Choice::Reckon => "MID-E1",
    }
}
