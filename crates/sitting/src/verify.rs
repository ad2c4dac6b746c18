//! A fold that is doubted.

use std::sync::Arc;

use shelf::Table;
use tabletop::saga::{Deed, Remark, Saga};
use tabletop::{Outcome, Pending, Seats};

use crate::timeline::Timeline;
use crate::{Failure, Fate, Secret, Why, outcome};

/// What was checked in a saga in which nothing is wrong.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// All steps.
    pub steps: usize,
    /// Choices, each legal when it was made; also those that were taken back.
    pub choices: usize,
    /// Fortunes, each as the secret gives it, but for the inherited ones.
    pub fortunes: usize,
    /// Fortunes taken over from another saga: possible ones, but this fate does not prove them.
    pub inherited: usize,
    /// How often something was taken back.
    pub undos: usize,
    /// Hashes, each that of the position.
    pub hashes: usize,
    /// The outcome; nothing if the table was left before the end.
    pub outcome: Option<Outcome>,
    /// The seats that gave up or ran out of time.
    pub forfeits: Seats,
    /// The version of the rules it was played by, if the program's is newer.
    pub older_rules: Option<u16>,
}

/// Replays a saga that has ended: every choice must be legal, every roll the one that the revealed
/// secret gives, the secret the one that was promised, every hash the position's.
pub fn verify(table: Arc<dyn Table>, saga: &Saga) -> Result<Report, Failure> {
    let mut timeline = Timeline::new(table, saga.header.clone())?;
    let inherited = saga.header.fork.map_or(0, |fork| fork.steps);
    let last = saga.lines.len();
    let salted = |secret: &[u8; 32]| {
        Fate::new(Secret::from_bytes(*secret)).salted(saga.header.salts.clone())
    };
    let fate = saga.secret().map(salted);
    if fate.as_ref().is_some_and(|fate| fate.commitment() != saga.header.fate) {
        return Err(timeline.failure(last, Why::Commitment));
    }
    let mut report = Report {
        steps: last,
        choices: 0,
        fortunes: 0,
        inherited: 0,
        undos: 0,
        hashes: 0,
        outcome: None,
        forfeits: Seats::NONE,
        older_rules: None,
    };
    for (i, line) in saga.lines.iter().enumerate() {
        let pending = timeline.base.pending();
        timeline.push(line.clone())?;
        report.hashes += usize::from(line.hash.is_some());
        match (&line.deed, pending) {
            (Deed::Choice { .. }, _) => report.choices += 1,
            (Deed::Fortune(_), _) if i < inherited => report.inherited += 1,
            (Deed::Fortune(found), Pending::Chance(chance)) => {
                report.fortunes += 1;
                let expected = fate.as_ref().map(|fate| fate.answer(i + 1, &chance));
                if let Some(expected) = expected.filter(|expected| expected != found) {
                    let why = Why::Roll { expected, found: found.clone() };
                    return Err(timeline.failure(i + 1, why));
                }
            }
            (Deed::Table(Remark::Undo(_)), _) => report.undos += 1,
            _ => {}
        }
    }
    if fate.is_none() {
        return Err(timeline.failure(last, Why::NoSecret));
    }
    report.outcome = outcome::of(&*timeline.base, timeline.table.seats(), timeline.forfeits);
    report.forfeits = timeline.forfeits;
    let newer = timeline.table.about().rules_version > saga.header.rules;
    report.older_rules = newer.then_some(saga.header.rules);
    Ok(report)
}
