//! The end of a thought that has a time, looked at every so much work: asking the clock takes as
//! long as a small decision.

use std::time::Instant;

/// Choices weighed between two looks.
const WORK: u16 = 16;

/// When to stop, if there is a time.
#[derive(Clone, Copy)]
pub(crate) struct Clock {
    end: Option<Instant>,
    work: u16,
}

impl Clock {
    /// Never: the thought is counted in iterations, and what comes of it must not hang on time.
    pub(crate) const NEVER: Clock = Clock { end: None, work: 0 };

    pub(crate) fn until(end: Instant) -> Clock {
        Clock { end: Some(end), work: 0 }
    }

    /// Whether it is over, after so many more choices were weighed.
    pub(crate) fn is_over(&mut self, weighed: u16) -> bool {
        let Some(end) = self.end else { return false };
        self.work = self.work.saturating_add(weighed);
        if self.work < WORK {
            return false;
        }
        self.work = 0;
        Instant::now() >= end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_looked_at_after_some_work() {
        let mut past = Clock::until(Instant::now());
        assert!(!past.is_over(WORK - 1) && past.is_over(1) && !past.is_over(1));
        assert!(past.is_over(u16::MAX));
        let mut never = Clock::NEVER;
        assert!(!never.is_over(u16::MAX));
    }
}
