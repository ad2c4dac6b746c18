//! Why something is not done. Nothing has changed.

use axum::http::StatusCode;
use sitting::Rejected;
use store::Fault;
use tabletop::{Phrase, Seat};

/// Why something is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum No {
    /// There is no such table, game or page.
    Gone,
    /// That seat is not held by who asks.
    NotYours,
    /// The question has changed meanwhile.
    Stale,
    /// A mind plays that seat now; who holds it may come back.
    Away(Seat),
    /// The rules or the table do not allow it.
    Rejected(Rejected),
    /// The table is not at a stage where that can be done.
    NotNow,
    /// A saga that was brought here goes on elsewhere: what is hidden in it stays so.
    GoesOn,
    /// Somebody sits there, or that seat is not to be had.
    Taken,
    /// An invitation that is used up or never was.
    Token,
    /// What was sent is wrong: all of it.
    Bad(Vec<Phrase>),
    /// Too much at once from one client.
    Slower,
    /// What was sent is too long.
    Long,
    /// The person is still at the table.
    StillHere(Seat),
    /// It could not be kept.
    Store(Fault),
    /// The system gives no random numbers.
    Unseeded,
}

impl No {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            No::Gone => StatusCode::NOT_FOUND,
            No::NotYours => StatusCode::FORBIDDEN,
            No::Stale | No::Away(_) | No::NotNow | No::GoesOn | No::Taken | No::StillHere(_) => {
                StatusCode::CONFLICT
            }
            No::Rejected(Rejected::Refused(_)) => StatusCode::UNPROCESSABLE_ENTITY,
            No::Rejected(_) => StatusCode::CONFLICT,
            No::Token => StatusCode::GONE,
            No::Bad(_) => StatusCode::UNPROCESSABLE_ENTITY,
            No::Slower => StatusCode::TOO_MANY_REQUESTS,
            No::Long => StatusCode::PAYLOAD_TOO_LARGE,
            No::Store(Fault::Full) => StatusCode::INSUFFICIENT_STORAGE,
            No::Store(_) | No::Unseeded => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    pub(crate) fn phrases(&self) -> Vec<Phrase> {
        let one = |id| vec![Phrase::new(id)];
        match self {
            No::Gone => one("server-gone"),
            No::NotYours => one("server-not-yours"),
            No::Stale => one("server-stale"),
            No::Away(seat) => vec![Phrase::new("server-away").with("seat", *seat)],
            No::Rejected(rejected) => vec![rejected.phrase()],
            No::NotNow => one("server-not-now"),
            No::GoesOn => one("server-review-goes-on"),
            No::Taken => one("server-taken"),
            No::Token => one("server-token"),
            No::Bad(faults) => faults.clone(),
            No::Slower => one("server-slower"),
            No::Long => one("server-long"),
            No::StillHere(seat) => vec![Phrase::new("server-still-here").with("seat", *seat)],
            No::Store(fault) => vec![fault.phrase()],
            No::Unseeded => one("server-no-randomness"),
        }
    }

    /// The first of the phrases: there is always one.
    pub(crate) fn phrase(&self) -> Phrase {
        self.phrases().into_iter().next().unwrap_or(Phrase::new("server-not-now"))
    }

    /// The rule that forbids it, if one does.
    pub(crate) fn rule(&self) -> Option<&'static str> {
        match self {
            No::Rejected(Rejected::Refused(shelf::Refused::Illegal(refusal))) => Some(refusal.rule),
            _ => None,
        }
    }
}

impl From<Rejected> for No {
    fn from(rejected: Rejected) -> No {
        if rejected == Rejected::Stale { No::Stale } else { No::Rejected(rejected) }
    }
}

impl From<Fault> for No {
    fn from(fault: Fault) -> No {
        No::Store(fault)
    }
}

impl From<getrandom::Error> for No {
    fn from(_: getrandom::Error) -> No {
        No::Unseeded
    }
}

impl From<sitting::NoRandomness> for No {
    fn from(_: sitting::NoRandomness) -> No {
        No::Unseeded
    }
}
