//! Thief with a fault.

use std::sync::atomic::{AtomicU32, Ordering};

use screen::{Art, Draw, Item, Screen, Sheet};
use tabletop::{
    About, Ask, Chance, Deal, Ending, Eyes, Faults, Game, Impossible, Pending, Phrase, Piece,
    Refusal, Row, Seat, Seats, Setup, Source, Witness,
};
use testkit::thief::{self, NONE, Phase, Thief};

use crate::fault::Fault;
use crate::types::{Choice, Event, State, Through, View};

pub(crate) struct Slip {
    inner: Thief,
    fault: Fault,
    /// What no game may have: a memory of its own.
    calls: AtomicU32,
}

impl Slip {
    pub(crate) fn new(players: u8, fault: Fault) -> Slip {
        Slip { inner: Thief::new(players), fault, calls: AtomicU32::new(0) }
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn call(&self) -> u32 {
        self.calls.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether somebody else holds the highest card, which the seat need not know.
    fn outdone(&self, state: &State, seat: Seat) -> bool {
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        others.into_iter().any(|other| state.true_one.hands[other.index()].has(11))
    }

    /// What goes wrong after every step.
    fn slip(&self, state: &mut State, heard: bool) {
        match self.fault {
            Fault::Endless if matches!(state.true_one.phase, Phase::Over(_)) => {
                *state = self.start();
            }
            Fault::Listens => state.extra += u32::from(heard),
            Fault::Drifts => state.extra = self.call(),
            Fault::Remembers if state.true_one.phase == Phase::Rob => {
                state.extra = self.calls.load(Ordering::Relaxed);
            }
            _ => {}
        }
    }
}

impl Game for Slip {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        Thief::about()
    }

    fn build(_: &Setup, _: &str) -> Result<Slip, Faults> {
        Ok(Slip::new(2, Fault::None))
    }

    fn setup(&self) -> &Setup {
        self.inner.setup()
    }

    fn start(&self) -> State {
        State { true_one: self.inner.start(), extra: 0 }
    }

    fn pending(&self, state: &State) -> Pending {
        match (self.fault, self.inner.pending(&state.true_one)) {
            (Fault::AsksNobody, Pending::Ask(ask)) if state.true_one.phase == Phase::Rob => {
                Pending::Ask(Ask { seats: Seats::NONE, ..ask })
            }
            (Fault::PeepingQuestion, Pending::Chance(chance)) => match chance.deal {
                Deal::Roll { .. } if state.true_one.hands[0].has(11) => {
                    Pending::Chance(Chance::roll(1, 5, self.seats()))
                }
                _ => Pending::Chance(chance),
            },
            (Fault::UnfairShares, Pending::Over(mut outcome)) => {
                outcome.shares[0] = 0.7;
                Pending::Over(outcome)
            }
            (Fault::UnruledEnding, Pending::Over(mut outcome)) => {
                outcome.ending = Ending { rule: "none", ..outcome.ending };
                Pending::Over(outcome)
            }
            (_, pending) => pending,
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let spares = choice.true_one == thief::Choice::Spare;
        if self.is(Fault::PeepingList) && spares && self.outdone(state, seat) {
            return Err(Refusal::new("THF-5", "thief-no-victim"));
        }
        self.inner.check(&state.true_one, seat, &choice.true_one).map_err(|refusal| {
            match self.fault {
                Fault::NamelessRule => Refusal::new("", refusal.why),
                Fault::ForeignRule => Refusal::new("NIM-2", refusal.why),
                Fault::PeepingRefusal if self.outdone(state, seat) => {
                    Refusal::new(refusal.rule, "thief-not-now")
                }
                _ => refusal,
            }
        })
    }

    fn choices(&self, state: &State, seat: Seat, list: &mut Vec<Choice>) {
        let mut found = Vec::new();
        self.inner.choices(&state.true_one, seat, &mut found);
        let phase = state.true_one.phase;
        match self.fault {
            Fault::ListsIllegal if phase == Phase::Rob && !found.is_empty() => {
                found.push(thief::Choice::Keep);
            }
            Fault::SkipsLegal if state.true_one.round == 2 => {
                found.retain(|&choice| choice != thief::Choice::Boast);
            }
            Fault::MuteSeat if seat == Seat(1) => found.clear(),
            Fault::UnaskedSeat if phase == Phase::Rob => found = vec![thief::Choice::Spare],
            Fault::Reorders if self.call() % 2 == 1 => found.reverse(),
            Fault::Doubles => found.extend(found.first().copied()),
            Fault::PeepingList if self.outdone(state, seat) => {
                found.retain(|&choice| choice != thief::Choice::Spare);
            }
            _ => {}
        }
        if !self.is(Fault::KeepsBuffer) {
            list.clear();
        }
        let unsaid = |choice| self.is(Fault::LossyText) && choice == thief::Choice::Keep;
        list.extend(found.iter().map(|&true_one| Choice { true_one, unsaid: unsaid(true_one) }));
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        let stolen = state.true_one.phase == Phase::Bury;
        assert!(!(self.is(Fault::Panics) && stolen), "the rules have lost their head");
        let stuck = choice.true_one == thief::Choice::Boast && state.true_one.round == 1;
        if self.is(Fault::ListsStuck) && stuck {
            return Err(Refusal::new("THF-2", "thief-no-card"));
        }
        let keeps = choice.true_one == thief::Choice::Keep;
        let checked = self.check(state, seat, choice);
        if self.is(Fault::AppliesUnlisted) && keeps && checked.is_err() {
            return Ok(());
        }
        if checked.is_err() && self.is(Fault::RefusedChanges) {
            state.extra += 1;
        }
        if checked.is_err() && self.is(Fault::OtherRefusal) {
            return Err(Refusal::new("THF-1", "thief-no"));
        }
        checked?;
        let mut through = Through { to: witness, fault: self.fault, heard: false };
        self.inner.apply(&mut state.true_one, seat, &choice.true_one, &mut through)?;
        let heard = through.heard;
        if self.is(Fault::OrderMatters) && matches!(choice.true_one, thief::Choice::Lay(_)) {
            state.extra = 3 * state.extra % 1000 + u32::from(seat.0);
        }
        self.slip(state, heard);
        Ok(())
    }

    fn settle(
        &self,
        state: &mut State,
        fortune: &[u8],
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Impossible> {
        let mut through = Through { to: witness, fault: self.fault, heard: false };
        let settled = self.inner.settle(&mut state.true_one, fortune, &mut through);
        let heard = through.heard;
        match (self.fault, settled) {
            (Fault::TakesImpossible, Err(Impossible::Twice(_))) => return Ok(()),
            (Fault::TakesUnasked, Err(Impossible::NotAsked)) => return Ok(()),
            (Fault::WrongImpossible, Err(Impossible::Range { .. })) => {
                return Err(Impossible::NotAsked);
            }
            (Fault::RefusedFateChanges, Err(_)) => state.extra += 1,
            _ => {}
        }
        settled?;
        self.slip(state, heard);
        Ok(())
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        View {
            true_one: self.inner.view(&state.true_one, eyes),
            leak: self.is(Fault::PeepingView).then_some(*state),
            draft: if self.is(Fault::ShownDraft) { state.true_one.draft } else { [NONE; 3] },
            extra: state.extra,
        }
    }

    fn imagine(&self, view: &View, source: &mut impl Source) -> State {
        if let Some(state) = view.leak {
            return state;
        }
        let mut world = match self.fault {
            Fault::FixedWorld => self.inner.imagine(&view.true_one, &mut Fixed),
            _ => self.inner.imagine(&view.true_one, source),
        };
        match self.fault {
            Fault::ShownDraft => world.draft = view.draft,
            Fault::Misfits if world.round == 1 => world.points[1] += 1,
            Fault::LopsidedWorld => keep_from(&mut world, view, 11),
            _ => {}
        }
        State { true_one: world, extra: view.extra }
    }

    fn conceals(&self, state: &State, seat: Seat, choice: &Choice, eyes: Eyes) -> bool {
        match self.fault {
            Fault::ShowsTogether => false,
            Fault::HidesFromSelf if matches!(choice.true_one, thief::Choice::Bury(_)) => true,
            _ => self.inner.conceals(&state.true_one, seat, &choice.true_one, eyes),
        }
    }

    fn advice(&self, state: &State, shares: &mut [f32]) {
        self.inner.advice(&state.true_one, shares);
        match self.fault {
            Fault::AdviceNoNumber => shares[0] /= f32::from(state.true_one.points[0]).min(0.0),
            Fault::AdviceTooMuch => shares[1] *= 1.5,
            Fault::AdviceSilent => shares[0] = f32::NAN,
            _ => {}
        }
    }

    fn instinct(&self, _: &State, list: &[Choice], _: &mut impl Source) -> Option<usize> {
        (self.fault == Fault::InstinctAstray).then_some(list.len())
    }

    fn contest(&self, state: &State) -> Option<u16> {
        self.inner.contest(&state.true_one)
    }

    fn verdict(&self, state: &State, contest: u16) -> Option<u8> {
        match self.fault {
            Fault::ForgetsVerdict if contest == 1 => None,
            Fault::EarlyVerdict => Some(0),
            _ => self.inner.verdict(&state.true_one, contest),
        }
    }

    fn side_of(&self, seat: Seat) -> u8 {
        match self.fault {
            Fault::PartsAllies => 0,
            _ => self.inner.side_of(seat),
        }
    }

    fn tally(&self, state: &State, report: &mut dyn FnMut(Row<'_>)) {
        self.inner.tally(&state.true_one, report);
    }

    fn pieces(&self, state: &State, report: &mut dyn FnMut(Piece)) {
        self.inner.pieces(&state.true_one, &mut |piece| {
            let wrong = piece.number == 3 && piece.zone == "discard";
            match self.fault {
                Fault::LosesPiece if wrong => {}
                Fault::DoublesPiece if wrong => {
                    report(piece);
                    report(Piece { zone: "deck", ..piece });
                }
                _ => report(piece),
            }
        });
    }
}

/// Takes an unseen card out of hands into the deck, against another unseen one.
fn keep_from(world: &mut thief::State, view: &View, card: u8) {
    let spare = world.deck.minus(&view.true_one.deck.0).at(0);
    for seat in 0..3 {
        let unseen = world.hands[seat].has(card) && !view.true_one.hands[seat].0.has(card);
        if let (true, Some(other)) = (unseen, spare) {
            world.hands[seat].take(card);
            world.deck.add(card);
            world.deck.take(other);
            world.hands[seat].add(other);
            world.secrets.clear(card);
            world.secrets.only(other, Seat(seat as u8));
        }
    }
}

struct Fixed;

impl Source for Fixed {
    fn next(&mut self) -> u32 {
        u32::MAX / 2
    }
}

impl Draw for Slip {
    fn screen(&self, view: &View) -> Screen {
        let mut screen = self.inner.screen(&view.true_one);
        match self.fault {
            Fault::LacksButton => {
                screen.buttons.pop();
            }
            Fault::FlickersScreen => screen.facts.push(Phrase::new("n").with("n", self.call())),
            Fault::Remembers => {
                self.call();
            }
            _ => {}
        }
        for item in screen.zones.iter_mut().flat_map(|zone| &mut zone.items) {
            if let Item::Card(card) = item {
                match self.fault {
                    Fault::SameNames => card.name = "card".into(),
                    Fault::UnknownSign => card.sign = Some("moon"),
                    _ => {}
                }
            }
        }
        screen
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.inner.tell(&event.true_one)
    }

    fn told_by(&self, event: &Event) -> Option<&'static str> {
        self.inner.told_by(&event.true_one)
    }

    fn art() -> &'static Art {
        Thief::art()
    }

    fn sheets(&self) -> Vec<Sheet> {
        self.inner.sheets()
    }
}
