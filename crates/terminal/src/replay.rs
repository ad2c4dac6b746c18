//! Looking at a saga step by step, forwards and backwards.

use std::io;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEventKind};
use ratatui::layout::Rect;
use screen::{Item, Kind, Screen, Zone};
use shelf::Position;
use sitting::{Failure, Replay};
use tabletop::saga::Sitter;
use tabletop::{Eyes, Phrase, Seat, Seats};

use crate::draw::overlay::Panel;
use crate::draw::pages::{fits, too_small};
use crate::draw::table::{self, Scene};
use crate::draw::{Hits, Look, Pen, side};
use crate::focus::{self, Way};
use crate::linear;
use crate::play::{art_of, judged_result};
use crate::room::{Room, eyes_text, names, oddly};
use crate::stage::{Input, Inputs, Stage};
use crate::theme::Theme;
use words::Voice;

/// With whose eyes a saga is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// These.
    Eyes(Eyes),
    /// Everybody's together: each board as its owner sees it.
    All,
}

/// The sights that are allowed: all of them after the end; before it, at a table with one person,
/// that person's and a spectator's; else only a spectator's.
pub fn sights(replay: &Replay) -> Vec<Sight> {
    let saga = replay.saga();
    let seats = replay.table().seats();
    if saga.secret().is_some() {
        return [Sight::All].into_iter().chain(Eyes::all(seats).map(Sight::Eyes)).collect();
    }
    let humans: Vec<Seat> = Seat::all(seats)
        .filter(|seat| matches!(saga.header.seats.get(seat.index()), Some(Sitter::Human(_))))
        .collect();
    let own = if let [only] = humans[..] { Some(Eyes::Seat(only)) } else { None };
    own.into_iter().chain([Eyes::Spectator]).map(Sight::Eyes).collect()
}

/// Steps through a saga on the full screen until the person leaves.
pub fn run(replay: Replay, room: &Room) -> io::Result<()> {
    let mut stage = Stage::open(room)?;
    let Stage { terminal, keys } = &mut stage;
    Viewer::new(replay, room).run(terminal, keys)
}

/// One position as lines of text. Without a sight, the first that is allowed.
pub fn print_at(
    replay: &mut Replay,
    room: &Room,
    step: usize,
    sight: Option<Sight>,
) -> Result<Vec<String>, Failure> {
    replay.goto(step)?;
    let sight = sight.or(sights(replay).first().copied()).unwrap_or(Sight::Eyes(Eyes::Spectator));
    let names = names(&room.words, &replay.sitters());
    let voice = Voice::new(&room.words, &names);
    let art = art_of(replay.table().about().id);
    let screen = looked(replay.position(), replay.table().seats(), sight);
    let mut lines = vec![heading(replay, sight, voice)];
    lines.extend(linear::lines(&screen, art, &room.words, &|seat| voice.name(seat)));
    Ok(lines)
}

/// The screen for a sight.
fn looked(position: &dyn Position, seats: u8, sight: Sight) -> Screen {
    let eyes = match sight {
        Sight::Eyes(eyes) => return position.screen(eyes),
        Sight::All => Eyes::Spectator,
    };
    let mut screen = position.screen(eyes);
    for seat in Seat::all(seats) {
        let mut own = position.screen(Eyes::Seat(seat)).zones;
        own.retain(|zone| zone.owner == Some(seat));
        own.iter_mut().for_each(|zone| zone.title = title_for_all(zone, seat, &screen));
        let first = screen.zones.iter().position(|zone| zone.owner == Some(seat));
        let first = first.unwrap_or(screen.zones.len());
        screen.zones.retain(|zone| zone.owner != Some(seat));
        screen.zones.splice(first..first, own);
    }
    without_buttons(&mut screen);
    screen
}

/// What all together call a zone that its owner may call "yours": what others call it, or by whose
/// hand it is.
fn title_for_all(zone: &Zone, owner: Seat, others: &Screen) -> Phrase {
    let same = |other: &&Zone| other.id == zone.id && other.owner == zone.owner;
    match others.zones.iter().find(same) {
        Some(other) => other.title.clone(),
        None if zone.kind == Kind::Fan => Phrase::new("terminal-replay-hand").with("player", owner),
        None => zone.title.clone(),
    }
}

/// Takes all choices off a screen that is only looked at.
fn without_buttons(screen: &mut Screen) {
    screen.buttons.clear();
    for item in screen.zones.iter_mut().flat_map(|zone| &mut zone.items) {
        match item {
            Item::Card(card) => card.buttons.clear(),
            Item::Die(die) => die.buttons.clear(),
            Item::Token(token) => token.buttons.clear(),
            Item::Gap(gap) => gap.buttons.clear(),
        }
    }
}

/// Where in the saga this is, and with whose eyes.
fn heading(replay: &Replay, sight: Sight, voice: Voice<'_>) -> String {
    let eyes = match sight {
        Sight::Eyes(eyes) => eyes_text(eyes, voice),
        Sight::All => voice.t("terminal-all-eyes"),
    };
    let phrase = Phrase::new("terminal-replay-at")
        .with("step", replay.at())
        .with("steps", replay.steps())
        .with("eyes", &*eyes);
    voice.say(&phrase)
}

pub(crate) struct Viewer<'a> {
    replay: Replay,
    room: &'a Room,
    theme: Theme,
    names: Vec<String>,
    sight: usize,
    look: Look,
    panel: Option<Panel>,
    /// It did not fit when it was drawn last.
    small: bool,
    hits: Hits,
}

impl<'a> Viewer<'a> {
    pub(crate) fn new(replay: Replay, room: &'a Room) -> Viewer<'a> {
        let theme = Theme { colour: room.colour, art: art_of(replay.table().about().id) };
        let names = names(&room.words, &replay.sitters());
        Viewer {
            replay,
            room,
            theme,
            names,
            sight: 0,
            look: Look::default(),
            panel: None,
            small: false,
            hits: Hits::default(),
        }
    }

    fn run<B: Backend>(
        mut self,
        terminal: &mut Terminal<B>,
        inputs: &mut dyn Inputs,
    ) -> io::Result<()> {
        loop {
            terminal.draw(|frame| self.draw(frame.area(), frame.buffer_mut())).map_err(oddly)?;
            let input = loop {
                if let Some(input) = inputs.next(Duration::from_millis(250))? {
                    break input;
                }
            };
            if self.take(input) {
                return Ok(());
            }
        }
    }

    fn sight(&self) -> Sight {
        let allowed = sights(&self.replay);
        allowed
            .get(self.sight % allowed.len().max(1))
            .copied()
            .unwrap_or(Sight::Eyes(Eyes::Spectator))
    }

    /// Takes an input; true if the person leaves.
    pub(crate) fn take(&mut self, input: Input) -> bool {
        match input {
            Input::Stop => return true,
            // Nobody acts on what cannot be seen.
            Input::Key(key) if self.small => return key.code == KeyCode::Char('q'),
            Input::Mouse(_) if self.small => {}
            Input::Key(key) if self.panel.is_some() => self.panel_key(key),
            Input::Key(key) => return self.key(key),
            Input::Mouse(mouse) => match mouse.kind {
                MouseEventKind::ScrollUp => self.jump(-1),
                MouseEventKind::ScrollDown => self.jump(1),
                MouseEventKind::Down(_) => {
                    self.panel = None;
                    self.look.focus = self.hits.at(mouse.column, mouse.row);
                }
                _ => {}
            },
            Input::Redraw => {}
        }
        false
    }

    fn panel_key(&mut self, key: KeyEvent) {
        let Some(panel) = &mut self.panel else { return };
        match key.code {
            KeyCode::Up => panel.step(-1),
            KeyCode::Down => panel.step(1),
            KeyCode::PageUp => panel.step(-10),
            KeyCode::PageDown => panel.step(10),
            _ => self.panel = None,
        }
    }

    fn key(&mut self, key: KeyEvent) -> bool {
        let last = self.replay.steps() as isize;
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return true,
            KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => self.jump(1),
            KeyCode::Left | KeyCode::Backspace => self.jump(-1),
            KeyCode::PageDown => self.jump(10),
            KeyCode::PageUp => self.jump(-10),
            KeyCode::Home => self.jump(-last),
            KeyCode::End => self.jump(last),
            KeyCode::Up => {
                self.look.focus = focus::towards(&self.hits.map, self.look.focus, Way::Up)
            }
            KeyCode::Down => {
                self.look.focus = focus::towards(&self.hits.map, self.look.focus, Way::Down);
            }
            KeyCode::Tab => {
                self.look.focus = focus::next(&self.hits.map, self.look.focus, true, |_| true)
            }
            KeyCode::BackTab => {
                self.look.focus = focus::next(&self.hits.map, self.look.focus, false, |_| true);
            }
            KeyCode::Char('v') => self.sight += 1,
            KeyCode::Char('d') => self.panel = self.details(),
            KeyCode::Char('e') => self.panel = self.result(),
            KeyCode::Char('?') | KeyCode::F(1) => self.panel = Some(self.help()),
            _ => {}
        }
        false
    }

    fn jump(&mut self, by: isize) {
        let step = self.replay.at().saturating_add_signed(by).min(self.replay.steps());
        let over = self.replay.outcome().is_some();
        // The step exists, so this cannot fail; if it did, the position would simply stay.
        let _ = self.replay.goto(step);
        self.names = names(&self.room.words, &self.replay.sitters());
        self.look = Look { focus: self.look.focus, ..Look::default() };
        if !over {
            self.panel = self.result();
        }
    }

    /// The result, where the game is over.
    fn result(&self) -> Option<Panel> {
        let outcome = self.replay.outcome()?;
        let voice = self.voice();
        let text = judged_result(&self.screen(), &outcome, voice);
        let foot = voice.t("terminal-panel-keys");
        Some(Panel { title: voice.t("terminal-end"), text, foot, ..Panel::default() })
    }

    fn voice(&self) -> Voice<'_> {
        Voice::new(&self.room.words, &self.names)
    }

    fn pen(&self) -> Pen<'_> {
        Pen { voice: self.voice(), theme: self.theme }
    }

    fn screen(&self) -> Screen {
        let mut screen = looked(self.replay.position(), self.replay.table().seats(), self.sight());
        without_buttons(&mut screen);
        screen
    }

    fn help(&self) -> Panel {
        let voice = self.voice();
        let mut text = vec![voice.t("terminal-replay-help")];
        text.extend(crate::help::signs(voice, self.theme.art));
        let foot = voice.t("terminal-panel-keys");
        Panel { title: voice.t("terminal-help"), text, foot, ..Panel::default() }
    }

    fn details(&self) -> Option<Panel> {
        let screen = self.screen();
        let (title, mut text) = side::focused(self.pen(), &screen, &self.look)?;
        text.extend(side::pile(self.pen(), &screen, &self.look));
        Some(Panel { title, text, foot: self.voice().t("terminal-panel-keys"), ..Panel::default() })
    }

    pub(crate) fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.hits = self.paint(area, buffer);
        self.small = !fits(area);
        if self.small {
            return;
        }
        if let Some(mut panel) = self.panel.take() {
            panel.draw(self.pen(), area, buffer);
            self.panel = Some(panel);
        }
    }

    fn paint(&self, area: Rect, buffer: &mut Buffer) -> Hits {
        let pen = self.pen();
        if !fits(area) {
            too_small(pen, area, buffer);
            return Hits::default();
        }
        let eyes = match self.sight() {
            Sight::Eyes(eyes) => eyes,
            Sight::All => Eyes::Spectator,
        };
        let entries = self.replay.log(eyes);
        let log: Vec<String> = entries.iter().map(|entry| pen.voice.say(&entry.phrase)).collect();
        let mut screen = self.screen();
        if screen.ending.is_some() {
            screen.asked = Seats::NONE;
        }
        let notice = heading(&self.replay, self.sight(), pen.voice);
        let mut keys = vec![
            pen.voice.key("?", "terminal-key-help"),
            pen.voice.key("← →", "terminal-key-step"),
            pen.voice.key("v", "terminal-key-eyes"),
            pen.voice.key("d", "terminal-key-details"),
            pen.voice.key("q", "terminal-key-quit"),
        ];
        if screen.ending.is_some() {
            keys.insert(1, pen.voice.key("e", "terminal-key-end"));
        }
        let look = &self.look;
        let scene = Scene {
            pen,
            screen: &screen,
            look,
            log: &log,
            notice: Some(&notice),
            alarm: false,
            keys: &keys,
        };
        table::draw(scene, area, buffer)
    }
}
