//! What the menu asks for, without how it is shown.

use minds::Level;
use tabletop::saga::Sitter;
use tabletop::{About, Choosable, MAX_SEATS, Opt, Phrase, Seat, Setup};

use crate::menu::Chosen;
use crate::room::level_phrase;

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// Which game.
    Game,
    /// How many players.
    Players,
    /// Who sits there.
    Seat(Seat),
    /// An option that takes one value, by its index.
    Option(usize),
    /// A value of an option that takes several, by their indices.
    Tick(usize, usize),
    /// Begin.
    Start,
    /// Leave.
    Quit,
}

/// The rank that sits there if nobody says: neither a push-over nor a wall.
const MIDDLING: usize = 3;

/// What is chosen so far.
pub(super) struct Form {
    games: Vec<&'static About>,
    game: usize,
    players: u8,
    /// For each seat, 0 a person, else a rank of minds from 1.
    seats: [usize; MAX_SEATS],
    chosen: Vec<(&'static str, &'static str)>,
}

impl Form {
    pub(super) fn new(games: &[&'static About]) -> Form {
        let mut seats = [MIDDLING; MAX_SEATS];
        seats[0] = 0;
        let players = games.first().map_or(0, |about| about.players_for(&[], 0));
        Form { games: games.to_vec(), game: 0, players, seats, chosen: Vec::new() }
    }

    pub(super) fn about(&self) -> Option<&'static About> {
        self.games.get(self.game).copied()
    }

    pub(super) fn games(&self) -> usize {
        self.games.len()
    }

    pub(super) fn players(&self) -> u8 {
        self.players
    }

    pub(super) fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        if let Some(about) = self.about() {
            rows.extend([Row::Game, Row::Players]);
            rows.extend(Seat::all(self.players).map(Row::Seat));
            for (at, option) in about.options.iter().enumerate() {
                if option.several {
                    rows.extend((0..option.values.len()).map(|value| Row::Tick(at, value)));
                } else {
                    rows.push(Row::Option(at));
                }
            }
            rows.push(Row::Start);
        }
        rows.push(Row::Quit);
        rows
    }

    /// Changes what a row holds, forwards or back.
    pub(super) fn turn(&mut self, row: Row, by: isize) {
        let Some(about) = self.about() else { return };
        match row {
            Row::Game if self.games.len() > 1 => {
                self.game = around(self.game, by, self.games.len());
                let next = self.games[self.game];
                self.chosen.clear();
                self.players = self.players.clamp(*next.players.start(), *next.players.end());
            }
            Row::Players => {
                let (least, most) = (*about.players.start(), *about.players.end());
                let at = around((self.players - least) as usize, by, (most - least) as usize + 1);
                self.players = least + at as u8;
            }
            Row::Seat(seat) => {
                let held = &mut self.seats[seat.index()];
                *held = around(*held, by, Level::RANKS.len() + 1);
            }
            Row::Option(option) => {
                let option = &about.options[option];
                let now = self.value(option);
                let at = option.values.iter().position(|value| Some(value.id) == now.map(|v| v.id));
                let next = around(at.unwrap_or(0), by, option.values.len());
                self.chosen.retain(|(id, _)| *id != option.id);
                // The default is not written down: a set-up says what differs.
                if option.values[next].id != option.default {
                    self.chosen.push((option.id, option.values[next].id));
                }
            }
            Row::Tick(option, value) => {
                let option = &about.options[option];
                let pair = (option.id, option.values[value].id);
                if self.has(pair.0, pair.1) {
                    self.chosen.retain(|other| *other != pair);
                } else {
                    self.chosen.push(pair);
                }
            }
            Row::Game | Row::Start | Row::Quit => {}
        }
    }

    pub(super) fn has(&self, option: &str, value: &str) -> bool {
        self.chosen.contains(&(option, value))
    }

    /// The value of an option that takes one.
    pub(super) fn value(&self, option: &'static Opt) -> Option<&'static Choosable> {
        let chosen = self.chosen.iter().find(|(id, _)| *id == option.id).map(|&(_, value)| value);
        let wanted = chosen.unwrap_or(option.default);
        option.values.iter().find(|value| value.id == wanted).or(option.values.first())
    }

    pub(super) fn sitter(&self, seat: Seat) -> Phrase {
        match self.seats[seat.index()].checked_sub(1).and_then(|at| Level::RANKS.get(at)) {
            Some(level) => level_phrase(level.name()),
            None => Phrase::new("terminal-menu-human"),
        }
    }

    pub(super) fn setup(&self) -> Setup {
        let pairs = self.chosen.iter();
        pairs.fold(Setup::new(self.players), |setup, (option, value)| setup.with(option, value))
    }

    pub(super) fn chosen(&self, name: &dyn Fn(Seat) -> String) -> Chosen {
        let sitter = |seat: Seat| match self.seats[seat.index()]
            .checked_sub(1)
            .and_then(|at| Level::RANKS.get(at))
        {
            Some(level) => Sitter::Mind(level.name().to_owned()),
            None => Sitter::Human(name(seat)),
        };
        Chosen {
            game: self.about().map_or("", |about| about.id),
            setup: self.setup(),
            seats: Seat::all(self.players).map(sitter).collect(),
        }
    }
}

/// A step in a ring of `count`.
fn around(at: usize, by: isize, count: usize) -> usize {
    (at as isize + by).rem_euclid(count.max(1) as isize) as usize
}
