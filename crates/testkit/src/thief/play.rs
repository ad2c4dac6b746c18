//! How a position goes on.

use pieces::Cards;
use tabletop::{Ask, Chance, Ending, Outcome, Pending, Refusal, Seat, Seats, Witness};

use super::{Choice, Event, NONE, Phase, State};

const ROUNDS: u8 = 5;
const GOAL: i8 = 6;

/// What the position waits for.
pub(super) fn pending(state: &State, seats: u8) -> Pending {
    let pick = |count: u8, from: &Cards, seen| {
        Pending::Chance(Chance::pick(count.min(from.count()), from.count(), seen))
    };
    match state.phase {
        Phase::Deal(seat) => pick(3, &state.deck, Seats::only(seat)),
        Phase::Lay => Pending::Ask(Ask { seats: state.laying(seats), together: true }),
        Phase::Roll => Pending::Chance(Chance::roll(1, 6, seats)),
        Phase::Rob | Phase::Bury => Pending::Ask(Ask::one(state.winner)),
        Phase::Steal(victim) => {
            pick(1, &state.hands[victim.index()], Seats::only(victim).with(state.winner))
        }
        Phase::Draw(seat, _) => pick(1, &state.deck, Seats::only(seat)),
        Phase::Over(id) => Pending::Over(outcome(state, seats, id)),
    }
}

fn outcome(state: &State, seats: u8, id: &'static str) -> Outcome {
    let table = &state.points[..seats as usize];
    let most = table.iter().copied().max().unwrap_or(0);
    let winners = table.iter().filter(|&&points| points == most).count() as f32;
    let mut outcome = Outcome {
        shares: [0.0; tabletop::MAX_SEATS],
        points: [0; tabletop::MAX_SEATS],
        ending: Ending { id, rule: "THF-8" },
    };
    for (i, &points) in table.iter().enumerate() {
        outcome.points[i] = points.into();
        outcome.shares[i] = if points == most { 1.0 / winners } else { 0.0 };
    }
    outcome
}

/// The one legality.
pub(super) fn check(state: &State, seats: u8, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    let ask = match pending(state, seats) {
        Pending::Ask(ask) if seat.0 < seats && ask.seats.has(seat) => ask,
        _ => return Err(Refusal::new("THF-2", "thief-no-turn")),
    };
    let hand = &state.hands[seat.index()];
    let drafted = ask.together && state.draft[seat.index()] != NONE;
    let (fits, refusal) = match choice {
        Choice::Lay(card) => (
            state.phase == Phase::Lay && !drafted && hand.has(card),
            Refusal::new("THF-2", "thief-no-lay"),
        ),
        Choice::Calm | Choice::Boast => (drafted, Refusal::new("THF-2", "thief-no-card")),
        Choice::Rob(victim) => (
            state.phase == Phase::Rob && state.victims(seats).any(|seat| seat == victim),
            Refusal::new("THF-5", "thief-no-victim"),
        ),
        Choice::Spare => (state.phase == Phase::Rob, Refusal::new("THF-5", "thief-no-victim")),
        Choice::Bury(card) => {
            (state.phase == Phase::Bury && hand.has(card), Refusal::new("THF-6", "thief-no-burial"))
        }
        Choice::Keep => (state.phase == Phase::Bury, Refusal::new("THF-6", "thief-no-burial")),
    };
    fits.then_some(()).ok_or(refusal)
}

/// All that passes the check, in order.
pub(super) fn choices(state: &State, seats: u8, seat: Seat, list: &mut Vec<Choice>) {
    list.clear();
    let asked = matches!(pending(state, seats), Pending::Ask(ask) if ask.seats.has(seat));
    if !asked || seat.0 >= seats {
        return;
    }
    let hand = &state.hands[seat.index()];
    match state.phase {
        Phase::Lay if state.draft[seat.index()] == NONE => {
            list.extend(hand.iter().map(Choice::Lay));
        }
        Phase::Lay => list.extend([Choice::Calm, Choice::Boast]),
        Phase::Rob => {
            list.extend(state.victims(seats).map(Choice::Rob));
            list.push(Choice::Spare);
        }
        Phase::Bury => {
            list.extend(hand.iter().map(Choice::Bury));
            list.push(Choice::Keep);
        }
        _ => {}
    }
}

/// Carries out a choice that passed the check.
pub(super) fn apply(
    state: &mut State,
    seats: u8,
    seat: Seat,
    choice: Choice,
    witness: &mut impl Witness<Event>,
) {
    let i = seat.index();
    match choice {
        Choice::Lay(card) => state.draft[i] = card,
        Choice::Calm | Choice::Boast => {
            let card = std::mem::replace(&mut state.draft[i], NONE);
            state.secrets.forget(&state.hands[i], Seats::only(seat));
            state.hands[i].take(card);
            state.laid[i] = card;
            state.boast[i] = choice == Choice::Boast;
            witness.see(|| Event::Laid { seat, card: Some(card) });
            if state.laying(seats).is_empty() {
                reveal(state, seats, witness);
            }
        }
        Choice::Rob(victim) => state.phase = Phase::Steal(victim),
        Choice::Bury(card) => {
            state.secrets.forget(&state.hands[i], Seats::only(seat));
            state.secrets.forget(&state.deck, Seats::only(seat));
            state.hands[i].take(card);
            state.deck.add(card);
            state.secrets.only(card, seat);
            witness.see(|| Event::Buried { seat, card: Some(card) });
            draw(state, seats, seat, 0);
        }
        Choice::Spare | Choice::Keep => draw(state, seats, seat, 0),
    }
}

/// THF-3
fn reveal(state: &mut State, seats: u8, witness: &mut impl Witness<Event>) {
    let mut best = NONE;
    for seat in Seat::all(seats) {
        let card = state.laid[seat.index()];
        if card == NONE {
            continue;
        }
        let boast = state.boast[seat.index()];
        witness.see(|| Event::Revealed { seat, card, boast });
        state.discard.add(card);
        state.secrets.clear(card);
        if best == NONE || card > best {
            (best, state.winner) = (card, seat);
        }
    }
    for seat in Seat::all(seats) {
        let boast = state.boast[seat.index()];
        state.points[seat.index()] += match seat == state.winner {
            true => 1 + i8::from(boast),
            false => -i8::from(boast),
        };
    }
    let seat = state.winner;
    witness.see(|| Event::Won { seat });
    (state.laid, state.boast) = ([NONE; 3], [false; 3]);
    state.won = Some((state.round, seat));
    state.phase = Phase::Roll;
}

/// Carries out a fortune that passed the check.
pub(super) fn settle(
    state: &mut State,
    seats: u8,
    fortune: &[u8],
    witness: &mut impl Witness<Event>,
) {
    match state.phase {
        Phase::Deal(seat) => {
            deal(state, seat, fortune, witness);
            state.phase = match seat.0 + 1 < seats {
                true => Phase::Deal(Seat(seat.0 + 1)),
                false => Phase::Lay,
            };
        }
        Phase::Roll => {
            let face = fortune[0];
            witness.see(|| Event::Rolled { face });
            state.points[state.winner.index()] += i8::from(face == 6);
            state.phase = Phase::Rob;
        }
        Phase::Steal(victim) => {
            let thief = state.winner;
            let both = Seats::only(thief).with(victim);
            let Some(card) = state.hands[victim.index()].at(fortune[0] - 1) else { return };
            for seat in [thief, victim] {
                state.secrets.forget(&state.hands[seat.index()], both);
            }
            state.hands[victim.index()].take(card);
            state.hands[thief.index()].add(card);
            state.secrets.show(card, both);
            witness.see(|| Event::Stole { thief, victim, card: Some(card) });
            state.phase = Phase::Bury;
        }
        Phase::Draw(seat, drawn) => {
            deal(state, seat, fortune, witness);
            draw(state, seats, seat.left(seats), drawn + 1);
        }
        Phase::Lay | Phase::Rob | Phase::Bury | Phase::Over(_) => {}
    }
}

/// The seat gets these cards of the deck, seen by itself alone.
fn deal(state: &mut State, seat: Seat, fortune: &[u8], witness: &mut impl Witness<Event>) {
    let drawn: Cards = fortune.iter().filter_map(|&n| state.deck.at(n - 1)).collect();
    let hand = state.hands[seat.index()];
    state.secrets.forget(&state.deck, Seats::only(seat));
    state.secrets.forget(&hand, Seats::only(seat));
    for card in drawn.iter() {
        state.deck.take(card);
        state.hands[seat.index()].add(card);
        state.secrets.only(card, seat);
        witness.see(|| Event::Drew { seat, card: Some(card) });
    }
}

/// The seat draws next, after so many others; or the round ends.
fn draw(state: &mut State, seats: u8, seat: Seat, drawn: u8) {
    if drawn < seats && !state.deck.is_empty() {
        state.phase = Phase::Draw(seat, drawn);
        return;
    }
    state.round += 1;
    let rich = state.points[..seats as usize].iter().any(|&points| points >= GOAL);
    state.phase = if rich {
        Phase::Over("rich")
    } else if state.hands.iter().all(Cards::is_empty) {
        Phase::Over("empty")
    } else if state.round >= ROUNDS {
        Phase::Over("dusk")
    } else {
        Phase::Lay
    };
}
