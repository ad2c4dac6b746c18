//! What the API is sent.

use serde::Deserialize;
use tabletop::{MAX_SEATS, Phrase};
use utoipa::{IntoParams, ToSchema};

use crate::no::No;
use crate::see::about;
use crate::setup::{Wanted, no_wish, wish};
use crate::shown::{Clock, SeatWish};

/// A table to be set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// The game's id.
    game: String,
    /// Who sits where: `me`, `here`, `friend` or `mind-LEVEL`. Without it one person and minds.
    #[serde(default)]
    seats: Vec<String>,
    /// Option and value, a pair for each value.
    #[serde(default)]
    options: Vec<(String, String)>,
    /// Your name.
    #[serde(default)]
    name: String,
    /// Whether it shows in the lobby.
    #[serde(default)]
    listed: bool,
    /// Seconds in all and seconds added a move.
    live: Option<(u32, u32)>,
    /// Days for each move.
    days: Option<u16>,
}

impl NewTable {
    pub(crate) fn wanted(self) -> Result<Wanted, No> {
        let mut wanted = Wanted::quick(about(&self.game)?);
        if self.seats.len() > MAX_SEATS {
            let found = self.seats.len().to_string();
            wanted.faults.push(Phrase::new("server-fault-players").with("found", found));
        } else if !self.seats.is_empty() {
            // Who cannot sit there leaves a seat all the same: the others are not blamed for it.
            let seat = |text: &String| {
                wish(text, "").unwrap_or_else(|| {
                    wanted.faults.push(no_wish(text));
                    SeatWish::Friend
                })
            };
            wanted.seats = self.seats.iter().map(seat).collect();
        }
        wanted.options = self.options;
        wanted.name = self.name;
        wanted.listed = self.listed;
        wanted.clock = match (self.live, self.days) {
            (None, None) => Clock::None,
            (Some((seconds, more)), None) => Clock::Live { seconds, more },
            (None, Some(days)) => Clock::Days(days),
            (Some(_), Some(_)) => {
                wanted.faults.push(Phrase::new("server-fault-clock"));
                Clock::None
            }
        };
        Ok(wanted)
    }
}

/// An invitation to be accepted.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Join {
    /// The token.
    pub(crate) token: String,
    /// Your name.
    #[serde(default)]
    pub(crate) name: String,
    /// 32 hexadecimal digits of your own that fate will depend on.
    pub(crate) salt: Option<String>,
}

/// A free seat to be taken.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Sit {
    /// Which, from 1.
    pub(crate) seat: u8,
    /// Your name.
    #[serde(default)]
    pub(crate) name: String,
    /// 32 hexadecimal digits of your own that fate will depend on.
    pub(crate) salt: Option<String>,
}

/// Where to go on from.
#[derive(Deserialize, ToSchema)]
pub(crate) struct On {
    /// After which step.
    pub(crate) at: usize,
    /// In which seat, from 1.
    pub(crate) seat: u8,
    /// Your name.
    #[serde(default)]
    pub(crate) name: String,
}

/// What is looked back at.
#[derive(Deserialize, Default, IntoParams)]
pub(crate) struct At {
    /// After which step; the last if nothing is said.
    pub(crate) at: Option<usize>,
    /// Whose eyes: a seat, or `all`.
    pub(crate) eyes: Option<String>,
}
