//! What pages are made from: plain data, already redacted for one pair of eyes.

use minds::{Level, Odds};
use screen::{Art, Screen};
use serde::{Deserialize, Serialize};
use shelf::{Counsel, Hint, Refused};
use sitting::review::Review;
use sitting::{Entry, Report, UndoRight};
use tabletop::{About, Eyes, Opt, Outcome, Phrase, Seat, Seats};
use words::Words;

/// What every page needs.
#[derive(Clone, Copy)]
pub struct Hall<'a> {
    /// The language of who looks.
    pub words: &'a Words,
    /// Who can reach this hall.
    pub reach: &'a Reach,
    /// Light or dark.
    pub theme: Theme,
    /// The address of the page itself, to come back to.
    pub path: &'a str,
}

/// Who can open a link to this hall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Only this machine.
    Machine,
    /// Everybody on the local network, but this machine is on none.
    NoNetwork,
    /// Everybody on the local network, at this address.
    Network(String),
    /// Everybody who reaches this public address.
    Public(String),
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// As it is written in forms and cookies.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of that name; the system's for any other.
    pub fn named(name: &str) -> Theme {
        let all = [Theme::Light, Theme::Dark];
        all.into_iter().find(|theme| theme.name() == name).unwrap_or_default()
    }
}

/// The front page.
pub struct Front {
    /// The games on the shelf.
    pub games: Vec<Shelved>,
    /// Unfinished tables where who looks has a seat, newest first.
    pub mine: Vec<Listed>,
    /// How many open tables wait for somebody.
    pub open: usize,
}

/// A game on the shelf.
pub struct Shelved {
    /// The game.
    pub about: &'static About,
    /// Its signs.
    pub art: &'static Art,
}

/// The lobby.
pub struct Lobby {
    /// Tables where somebody may still sit down, or that may be watched; newest first.
    pub open: Vec<Listed>,
    /// Tables where who looks has a seat, finished ones too.
    pub mine: Vec<Listed>,
}

/// A table in a list.
pub struct Listed {
    /// Its address is `/t/ID`.
    pub id: String,
    /// The game.
    pub about: &'static About,
    /// How far it is.
    pub phase: Phase,
    /// Who sits there.
    pub seats: Vec<SeatShown>,
    /// Whether a seat of who looks is asked.
    pub my_turn: bool,
    /// Whether somebody may sit down without an invitation.
    pub free: bool,
    /// When something last happened there, in seconds since 1970.
    pub changed: i64,
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It waits until every seat is taken.
    Gathering,
    /// It is played.
    Playing,
    /// It has ended; the secret is revealed.
    Over,
    /// It no longer replays: nothing can be done, but the saga can be had. Says why.
    Frozen(Phrase),
}

/// The form for a new table, as it was filled in so far.
///
/// Fields: `game`, `players`, `name`, `o-OPTION` (repeated where several may be chosen),
/// `seat-1`… = `me` | `here` | `friend` | `mind-LEVEL`, `name-1`… for seats `here`,
/// `listed` = `on` (in the lobby; then anybody may take a seat `friend`), `clock` = `none` |
/// `live` | `days`, `minutes`, `seconds` (added for each move), `days`. `GET /new` with any of
/// them shows the form filled in and checked; `POST /new` sets the table up.
pub struct NewTable {
    /// The game.
    pub about: &'static About,
    /// Its signs.
    pub art: &'static Art,
    /// How many play.
    pub players: u8,
    /// The options with what is chosen and what cannot be.
    pub options: Vec<OptionShown>,
    /// Who is to sit where.
    pub seats: Vec<SeatWish>,
    /// The name of who sets it up.
    pub name: String,
    /// Whether it shows in the lobby.
    pub listed: bool,
    /// The clock.
    pub clock: Clock,
    /// All that is wrong, if it was sent or filled in by an address.
    pub faults: Vec<Phrase>,
}

/// An option of the form.
pub struct OptionShown {
    /// The option.
    pub option: &'static Opt,
    /// The values chosen now (the default where nothing was).
    pub chosen: Vec<String>,
    /// For each value of the option: why it cannot be chosen with the rest, with its rule.
    pub barred: Vec<Option<Phrase>>,
}

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// Who sets the table up.
    Me,
    /// Somebody at the same screen, by name (may be empty).
    Here(String),
    /// Somebody who comes by a link, or from the lobby.
    Friend,
    /// A mind.
    Mind(Level),
}

/// The time that players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Clock {
    /// As long as they like.
    None,
    /// So many seconds in all, and so many more after each move.
    Live {
        /// At the start.
        seconds: u32,
        /// After each move.
        more: u32,
    },
    /// So many days for each move.
    Days(u16),
}

/// A table as one viewer sees it.
pub struct TablePage {
    /// Its address is `/t/ID`.
    pub id: String,
    /// The game.
    pub about: &'static About,
    /// Its signs.
    pub art: &'static Art,
    /// How far it is.
    pub phase: Phase,
    /// Whose eyes look now.
    pub eyes: Eyes,
    /// The seats that this viewer holds; none for a spectator.
    pub held: Seats,
    /// Where several people share this viewer's screen: the one who must confirm to sit before it.
    /// While there is one, there is no screen.
    pub curtain: Option<Seat>,
    /// The table; none while it gathers, is covered or frozen.
    pub screen: Option<Screen>,
    /// The number of the question that `eyes` are asked; acts must carry it.
    pub question: u64,
    /// Who sits where.
    pub seats: Vec<SeatShown>,
    /// The clock of the table.
    pub clock: Clock,
    /// What was told, oldest first; the last lines only.
    pub log: Vec<Entry>,
    /// What people said, oldest first; the last lines only.
    pub talk: Vec<Said>,
    /// What `eyes` may take back.
    pub undo: UndoRight,
    /// Somebody asks to take something back: who asks, and who has yet to agree.
    pub undo_request: Option<(Seat, Seats)>,
    /// What a mind thinks of the choices, if a hint was asked for and the question is the same.
    pub hint: Option<Counsel>,
    /// How the contest that goes on will end, if that was asked for and the question is the same.
    pub odds: Option<Odds>,
    /// Whether there is a contest whose odds can be had.
    pub contest: bool,
    /// The result, once over. Who gave up has no share, whatever the screen's scores say.
    pub outcome: Option<Outcome>,
    /// The table of the rematch, if there is one.
    pub rematch: Option<String>,
    /// Links for seats that are still to be taken or carried to another device; each works once.
    /// Only for the viewer who made them.
    pub links: Vec<(Seat, String)>,
    /// Why each thing on the screen that stands for no choice is refused, by its `would`.
    pub refusals: Vec<(String, Refused)>,
    /// How many only watch.
    pub watching: usize,
    /// Something to be said to this viewer now, such as why an act was refused.
    pub notice: Option<Phrase>,
    /// The players' names as they are shown, by seat.
    pub names: Vec<String>,
    /// What the push channel is told on coming back, so that nothing is missed.
    pub version: String,
}

impl TablePage {
    /// The best choices that a mind found.
    pub(crate) fn hints(&self) -> &[Hint] {
        let found = self.hint.as_ref().map_or(&[][..], |counsel| &counsel.choices);
        &found[..found.len().min(minds::TOLD)]
    }
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatShown {
    /// Which seat.
    pub seat: Seat,
    /// What is said there of who sits.
    pub sitter: SitterShown,
    /// Whether it is held by who looks.
    pub mine: bool,
    /// Whether it is asked now.
    pub asked: bool,
    /// Whether its person is connected.
    pub here: bool,
    /// Whether it gave up or ran out of time, and cannot win.
    pub forfeit: bool,
    /// Milliseconds left, if there is a clock, and whether they run now.
    pub left: Option<(u64, bool)>,
}

/// What is said of who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SitterShown {
    /// Nobody yet.
    Free,
    /// A person by name.
    Human(String),
    /// A mind; where it stands in for a person who may come back, that one's name.
    Mind(Level, Option<String>),
}

/// Something that was said at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// By whom.
    pub seat: Seat,
    /// What: untrusted text.
    pub text: String,
}

/// A finished game, looked at after one of its steps: `/t/ID?at=N&eyes=SEAT` (`eyes=all` for a
/// spectator's).
pub struct Finished {
    /// Its address is `/t/ID`.
    pub id: String,
    /// The game.
    pub about: &'static About,
    /// Its signs.
    pub art: &'static Art,
    /// Whose eyes look.
    pub eyes: Eyes,
    /// The step that is looked at; 0 is before the first.
    pub at: usize,
    /// How many steps there are.
    pub steps: usize,
    /// The table after that step.
    pub screen: Screen,
    /// What was told up to that step, oldest first.
    pub log: Vec<Entry>,
    /// Who sat where at the end.
    pub seats: Vec<SeatShown>,
    /// The result; none if the table was left before the end.
    pub outcome: Option<Outcome>,
    /// Commitment and secret in hexadecimal; no secret if the saga does not reveal it.
    pub commitment: String,
    /// The secret.
    pub secret: Option<String>,
    /// What the check of the whole saga found.
    pub verified: Result<Report, Phrase>,
    /// The table of the rematch, if there is one.
    pub rematch: Option<String>,
    /// Whether who looks held a seat, and may ask for a rematch.
    pub played: bool,
    /// The players' names as they are shown, by seat.
    pub names: Vec<String>,
}

/// A finished game, judged: `/t/ID/review`; `POST` there has it done.
pub struct Reviewed {
    /// The table's address is `/t/ID`.
    pub id: String,
    /// The game.
    pub about: &'static About,
    /// The players' names as they are shown, by seat.
    pub names: Vec<String>,
    /// How far the judging is.
    pub judged: Judged,
}

/// How far the judging of a game is.
pub enum Judged {
    /// Nobody has asked for it.
    Not,
    /// So much of the whole is done.
    Going {
        /// Done.
        done: usize,
        /// The whole, as far as it is known.
        of: usize,
    },
    /// It is done.
    Found(Review),
}

/// Something went wrong: a link to a table that is gone, a saga that is broken.
pub struct Trouble {
    /// The number of the answer: 404 and the like.
    pub status: u16,
    /// What is wrong, in words.
    pub what: Vec<Phrase>,
}
