//! Time: each seat's, and the hall's.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, Seat, Seats};

use crate::shown::Clock;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// What each seat's clock shows, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Times {
    /// What is left where there is time in all.
    left: [i64; MAX_SEATS],
    /// Since when it runs; 0 while it stands.
    since: [i64; MAX_SEATS],
}

impl Times {
    pub(crate) fn new(clock: Clock) -> Times {
        let left = match clock {
            Clock::Live { seconds, .. } => i64::from(seconds) * 1000,
            Clock::None | Clock::Days(_) => 0,
        };
        Times { left: [left; MAX_SEATS], since: [0; MAX_SEATS] }
    }

    /// Something happened: these people are asked now; `acted` has just chosen.
    pub(crate) fn turn(&mut self, clock: Clock, now: i64, asked: Seats, acted: Option<Seat>) {
        for seat in Seat::all(MAX_SEATS as u8) {
            let i = seat.index();
            let (runs, asked) = (self.since[i] != 0, asked.has(seat));
            if runs && !asked {
                if let Clock::Live { more, .. } = clock {
                    self.left[i] += i64::from(more) * 1000 - (now - self.since[i]).max(0);
                }
                self.since[i] = 0;
            }
            let anew = matches!(clock, Clock::Days(_)) && acted == Some(seat);
            if asked && (!runs || anew) {
                self.since[i] = now;
            }
        }
    }

    /// The hall stood still until now: nobody loses time by it.
    pub(crate) fn resume(&mut self, clock: Clock, boot: i64) {
        if let Clock::Live { .. } = clock {
            for since in self.since.iter_mut().filter(|since| **since != 0) {
                *since = boot.max(*since);
            }
        }
    }

    /// When a seat's time is over, if its clock runs.
    pub(crate) fn ends(&self, clock: Clock, seat: Seat) -> Option<i64> {
        let (left, since) = (self.left[seat.index()], self.since[seat.index()]);
        match clock {
            _ if since == 0 => None,
            Clock::None => None,
            Clock::Live { .. } => Some(since + left),
            Clock::Days(days) => Some(since + i64::from(days) * DAY),
        }
    }

    /// What a seat's clock shows, and whether it runs.
    pub(crate) fn shows(&self, clock: Clock, seat: Seat, now: i64) -> Option<(u64, bool)> {
        let left = match (clock, self.ends(clock, seat)) {
            (Clock::None, _) => return None,
            (_, Some(end)) => return Some(((end - now).max(0) as u64, true)),
            (Clock::Live { .. }, None) => self.left[seat.index()],
            (Clock::Days(days), None) => i64::from(days) * DAY,
        };
        Some((left.max(0) as u64, false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const LIVE: Clock = Clock::Live { seconds: 60, more: 5 };

    #[test]
    fn a_live_clock_runs_for_who_is_asked_and_gains_after_a_move() {
        let mut times = Times::new(LIVE);
        times.turn(LIVE, 1000, Seats::only(A), None);
        assert_eq!(times.ends(LIVE, A), Some(61_000));
        assert_eq!(times.ends(LIVE, B), None);
        assert_eq!(times.shows(LIVE, A, 11_000), Some((50_000, true)));
        times.turn(LIVE, 21_000, Seats::only(A), Some(A));
        assert_eq!(times.ends(LIVE, A), Some(61_000), "still its turn");
        times.turn(LIVE, 31_000, Seats::only(B), Some(A));
        assert_eq!(times.shows(LIVE, A, 99_000), Some((35_000, false)));
        assert_eq!(times.ends(LIVE, B), Some(91_000));
    }

    #[test]
    fn days_begin_anew_with_every_move() {
        let clock = Clock::Days(2);
        let mut times = Times::new(clock);
        times.turn(clock, 1000, Seats::only(A), None);
        assert_eq!(times.ends(clock, A), Some(1000 + 2 * DAY));
        times.turn(clock, 5000, Seats::only(A), Some(A));
        assert_eq!(times.ends(clock, A), Some(5000 + 2 * DAY));
        times.turn(clock, 6000, Seats::only(A), Some(B));
        assert_eq!(times.ends(clock, A), Some(5000 + 2 * DAY), "what others do changes nothing");
    }

    #[test]
    fn a_hall_that_stood_still_costs_nobody_time() {
        let mut times = Times::new(LIVE);
        times.turn(LIVE, 1000, Seats::only(A), None);
        times.resume(LIVE, 500_000);
        assert_eq!(times.ends(LIVE, A), Some(560_000));
    }

    #[test]
    fn without_a_clock_nothing_ends() {
        let mut times = Times::new(Clock::None);
        times.turn(Clock::None, 1000, Seats::only(A), None);
        assert_eq!(times.ends(Clock::None, A), None);
        assert_eq!(times.shows(Clock::None, A, 1000), None);
    }
}
