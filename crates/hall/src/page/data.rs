//! What the pages are made from: plain data, gathered by the server.

use screen::{Art, Screen};
use shelf::{Odds, Refused};
use sitting::{Entry, UndoRequest, UndoRight};
use tabletop::{About, Eyes, Outcome, Phrase, Seat, Seats};
use words::{Voice, Words};

/// What every page needs.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    /// The language.
    pub words: &'a Words,
    /// Light, dark, or as the browser wishes.
    pub theme: Theme,
    /// The path of this page, to come back to it.
    pub path: &'a str,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the browser wishes.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Its name in the cookie and on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of that name; any other is [`Theme::Auto`].
    pub fn named(name: &str) -> Theme {
        [Theme::Light, Theme::Dark].into_iter().find(|t| t.name() == name).unwrap_or_default()
    }
}

/// A table as one browser sees it.
pub struct Table<'a> {
    /// Its id: it lies at `/t/ID`.
    pub id: &'a str,
    /// The game.
    pub about: &'static About,
    /// Its signs and colours.
    pub art: &'static Art,
    /// Words, and what the players are called (see [`super::names`]).
    pub voice: Voice<'a>,
    /// What lies on it for these eyes; empty hands behind a curtain.
    pub screen: &'a Screen,
    /// The number of the question that the seat is asked.
    pub question: u64,
    /// The number of this picture, for a browser that comes back.
    pub version: u64,
    /// What these eyes were told, oldest first.
    pub log: &'a [Entry],
    /// Who sits where, by seat.
    pub seats: &'a [Chair<'a>],
    /// Why a choice is refused to these eyes; nothing if it is allowed.
    pub why: &'a dyn Fn(&str) -> Option<Refused>,
    /// What this seat may take back.
    pub undo: UndoRight,
    /// What somebody asks to take back.
    pub request: Option<&'a UndoRequest>,
    /// What a hint advises: the text of a choice.
    pub hint: Option<&'a str>,
    /// The odds, if they were asked for.
    pub odds: Option<&'a Odds>,
    /// Something to tell this browser alone: a refusal, a fault.
    pub note: Option<&'a Phrase>,
    /// A link that was made for this browser to be passed on, once.
    pub link: Option<Link<'a>>,
    /// Who at this screen is asked to come before it; then nothing else is shown.
    pub curtain: Option<Seat>,
    /// What was said at the table, oldest first: who and what.
    pub chat: &'a [(String, String)],
    /// The outcome, once it is over.
    pub outcome: Option<&'a Outcome>,
    /// Whether the saga is closed: nothing can be taken back, the finished game can be looked at.
    pub ended: bool,
    /// Why the table does not go on, if it is frozen.
    pub frozen: Option<&'a Phrase>,
    /// Who can reach the table's link, in words.
    pub reach: &'a Phrase,
}

impl Table<'_> {
    /// The seat of these eyes.
    pub fn me(&self) -> Option<Seat> {
        match self.screen.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        }
    }

    /// Whether these eyes have to choose now.
    pub fn asked(&self) -> bool {
        self.me().is_some_and(|seat| self.screen.asked.has(seat)) && self.outcome.is_none()
    }
}

/// A seat and who sits there.
#[derive(Clone, Copy, Debug)]
pub struct Chair<'a> {
    /// Which.
    pub seat: Seat,
    /// Who.
    pub sitter: Sits<'a>,
    /// Whether a browser of that seat is connected.
    pub here: bool,
    /// Its time, if the table has clocks.
    pub clock: Option<Clock>,
}

/// Who sits there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sits<'a> {
    /// The person before this screen.
    Me,
    /// Somebody else.
    Other,
    /// A mind of that level.
    Mind(&'a str),
    /// A mind that plays on for a person who left; whether this browser may take the seat back.
    StandIn(&'a str, bool),
    /// Nobody yet: a friend is to come by a link; whether this browser may make it.
    Awaited(bool),
}

/// A seat's time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Seconds left.
    pub left: u64,
    /// When it runs out, in milliseconds since 1970, while it runs.
    pub until: Option<u64>,
}

/// A link to be passed on.
#[derive(Clone, Copy, Debug)]
pub struct Link<'a> {
    /// The whole address.
    pub address: &'a str,
    /// The seat it leads to.
    pub seat: Seat,
    /// Whether it carries this browser's own seat to another device.
    pub own: bool,
}

/// A table in the lobby.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The game.
    pub about: &'static About,
    /// What the players are called; an empty name is a free seat.
    pub names: Vec<String>,
    /// Whether a free seat can be taken.
    pub free: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether this browser sits there.
    pub mine: bool,
    /// Whether this browser is to move there.
    pub yours: bool,
}

/// A finished game at one of its steps.
pub struct Finished<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game.
    pub about: &'static About,
    /// Its signs and colours.
    pub art: &'static Art,
    /// Words and names.
    pub voice: Voice<'a>,
    /// What these eyes saw at that step.
    pub screen: &'a Screen,
    /// The step that is shown.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// How many seats there are.
    pub seats: u8,
    /// The whole log of these eyes.
    pub log: &'a [Entry],
    /// What the check of the saga found.
    pub verdict: Verdict<'a>,
}

/// What the check of a saga found.
#[derive(Clone, Copy, Debug)]
pub struct Verdict<'a> {
    /// The commitment to the secret, in hex.
    pub commitment: &'a str,
    /// The secret, in hex, if it is revealed.
    pub secret: Option<&'a str>,
    /// All is well: so many choices and rolls were checked; or what is wrong.
    pub result: &'a Result<(usize, usize), Phrase>,
}

/// Whose turn it is, for a list of seats.
pub(super) fn waits_for(asked: Seats, seat: Seat, over: bool) -> bool {
    asked.has(seat) && !over
}
