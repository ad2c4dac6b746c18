//! Going on from an earlier step, otherwise.

use tabletop::saga::{Deed, Fork, Header, Remark};

use crate::timeline::Timeline;
use crate::{Failure, Fate, Sitting, Why};

impl Sitting {
    /// A new sitting that goes on from the position after step `number` with a new fate. What had
    /// been taken back by then is left out, those who sat there then sit there, and who had given
    /// up may win again.
    pub fn fork_at(&self, number: usize, fate: Fate) -> Result<Sitting, Failure> {
        fork(&self.timeline, number, fate)
    }
}

pub(crate) fn fork(from: &Timeline, number: usize, fate: Fate) -> Result<Sitting, Failure> {
    if number > from.len() {
        return Err(from.failure(number, Why::NoStep(from.len())));
    }
    let kept = from.live_at(number);
    let old = &from.saga.header;
    let header = Header {
        seats: seats_at(from, number),
        fork: Some(Fork { steps: kept.len(), from: old.fate }),
        fate: fate.commitment(),
        salts: fate.salts().to_vec(),
        ..old.clone()
    };
    let mut timeline = Timeline::new(from.table.clone(), header)?;
    for number in kept {
        timeline.append(from.saga.lines[number - 1].deed.clone())?;
    }
    Ok(Sitting::over(timeline, fate))
}

/// Who sat where after a step.
pub(crate) fn seats_at(timeline: &Timeline, number: usize) -> Vec<tabletop::saga::Sitter> {
    let mut sitters = timeline.saga.header.seats.clone();
    for line in &timeline.saga.lines[..number] {
        match &line.deed {
            Deed::Table(Remark::Seat(seat, sitter)) => sitters[seat.index()] = sitter.clone(),
            Deed::Table(Remark::Resign(seat) | Remark::Timeout(seat)) => {
                sitters[seat.index()] = crate::mind(crate::seats::STAND_IN);
            }
            _ => {}
        }
    }
    sitters
}
