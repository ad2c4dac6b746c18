//! What a recorded game shows: how it ended, who won and by what.

use std::fs;

use shelf::Position;
use sitting::{Replay, Report, open, verify};
use tabletop::saga::{Deed, Saga};
use tabletop::{Outcome, Pending, Piece, Seat};

use crate::plan::{Plan, Wanted, frozen_box};

/// A recorded game that was proven.
pub(crate) struct Proven {
    /// What was checked.
    pub(crate) report: Report,
    /// How it ended.
    pub(crate) outcome: Outcome,
    /// What decided.
    pub(crate) decided: String,
}

/// Reads, proves and judges a recorded game; tells what is wrong with it.
pub(crate) fn proven(game: &str, plan: &Plan, wanted: &Wanted) -> Result<Proven, String> {
    let path = wanted.file(game);
    let text = fs::read_to_string(&path).map_err(|fault| format!("no saga: {fault}"))?;
    let saga = Saga::parse(&text).map_err(|fault| fault.to_string())?;
    if saga.text() != text {
        return Err("it is not written as it is read".to_owned());
    }
    as_planned(game, wanted, &saga)?;
    let found = judge(plan, &saga)?;
    let (ending, decided) = (found.outcome.ending.id, &found.decided);
    if (ending, decided) != (&wanted.ending, &wanted.decided) {
        let (by, of) = (&wanted.ending, &wanted.decided);
        return Err(format!("ended by {ending}, decided by {decided}, instead of {by} and {of}"));
    }
    Ok(found)
}

/// Whether the header and the table lines are those of the plan.
fn as_planned(game: &str, wanted: &Wanted, saga: &Saga) -> Result<(), String> {
    let header = &saga.header;
    let salts = if wanted.salts { header.seats.len() - 1 } else { 0 };
    let remarks = saga.lines.iter().filter(|line| matches!(line.deed, Deed::Table(_))).count();
    let told = [
        (header.game == game, "it is of another game"),
        (header.setup == wanted.setup(), "it was set up otherwise"),
        (header.seats == wanted.sitters()?, "others sit there"),
        (header.undo == wanted.undo(), "taking back is ruled otherwise"),
        (header.salts.len() == salts, "the salts are not those of the plan"),
        (header.cards == frozen_box(game, wanted)?, "it was not played on the frozen box"),
        (remarks == wanted.script.len() + 1, "its table lines are not those of the plan"),
    ];
    match told.iter().find(|(holds, _)| !holds) {
        Some((_, fault)) => Err((*fault).to_owned()),
        None => Ok(()),
    }
}

/// Proves a saga and finds out what decided it.
fn judge(plan: &Plan, saga: &Saga) -> Result<Proven, String> {
    let table = open(&saga.header).map_err(|faults| faults.to_string())?;
    let report = verify(table.clone(), saga).map_err(|failure| failure.to_string())?;
    let mut replay = Replay::new(table, saga.clone()).map_err(|failure| failure.to_string())?;
    replay.goto(saga.lines.len()).map_err(|failure| failure.to_string())?;
    let outcome = report.outcome.ok_or("it was left before the end")?;
    let decided = decided(plan, replay.position(), saga.header.setup.players, &outcome)?;
    Ok(Proven { report, outcome, decided })
}

/// What decided a game that is over. By points and tie-breakers alone the winners must be those
/// that the game names; `outcome` differs where one of them gave up.
pub(crate) fn decided(
    plan: &Plan,
    end: &dyn Position,
    players: u8,
    outcome: &Outcome,
) -> Result<String, String> {
    let Pending::Over(by_rules) = end.pending() else { return Err("it is not over".to_owned()) };
    let pieces = end.pieces();
    let mut best: Vec<Seat> = Seat::all(players).collect();
    keep_most(&mut best, |seat| i64::from(by_rules.points[seat.index()]));
    let wins = &by_rules.shares[..players.into()];
    let winners: Vec<Seat> = Seat::all(players).filter(|seat| wins[seat.index()] > 0.0).collect();
    // Companions and partners do not divide a win: each has the whole of it, or nothing.
    if players == 1 || winners.is_empty() || wins.iter().sum::<f32>() > 1.5 {
        if winners.iter().any(|seat| !best.contains(seat)) {
            return Err(format!("{winners:?} won, but by points it should have been {best:?}"));
        }
        let kept = outcome.shares == by_rules.shares;
        return Ok(if kept { "together" } else { "forfeit" }.to_owned());
    }
    let mut by = "points";
    for breaker in &plan.tie_breakers {
        if best.len() == 1 {
            break;
        }
        keep_most(&mut best, |seat| has(&pieces, breaker, *seat));
        by = breaker;
    }
    if best != winners {
        return Err(format!("{winners:?} won, but by {by} it should have been {best:?}"));
    }
    let by = if best.len() > 1 { "shared" } else { by };
    let by = if outcome.shares == by_rules.shares { by } else { "forfeit" };
    Ok(by.to_owned())
}

/// How many of a tie-breaker's pieces a seat has; `sum …` adds their positions up, for pieces that
/// are counted on one marker.
fn has(pieces: &[Piece], breaker: &str, seat: Seat) -> i64 {
    let (name, sum) = breaker.strip_prefix("sum ").map_or((breaker, false), |name| (name, true));
    let counts = |piece: &&Piece| {
        piece.seat == Some(seat) && format!("{} {}", piece.kind, piece.zone) == name
    };
    let worth = |piece: &Piece| if sum { i64::from(piece.position) } else { 1 };
    pieces.iter().filter(counts).map(worth).sum()
}

fn keep_most(seats: &mut Vec<Seat>, of: impl Fn(&Seat) -> i64) {
    let most = seats.iter().map(&of).max();
    seats.retain(|seat| Some(of(seat)) == most);
}

/// One line of `results.txt`.
pub(crate) fn line(wanted: &Wanted, proven: &Proven, players: u8) -> String {
    let outcome = &proven.outcome;
    let per_seat = |value: &dyn Fn(usize) -> String| -> String {
        (0..usize::from(players)).map(value).collect::<Vec<_>>().join(" ")
    };
    format!(
        "{}: {} steps, ended by {} ({}), points {}, shares {}, decided by {}\n",
        wanted.name,
        proven.report.steps,
        outcome.ending.id,
        outcome.ending.rule,
        per_seat(&|seat| outcome.points[seat].to_string()),
        per_seat(&|seat| outcome.shares[seat].to_string()),
        proven.decided,
    )
}
