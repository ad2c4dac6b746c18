//! The menu of games: what is played, by how many, against whom and with which options.

mod form;
#[cfg(test)]
mod tests;

use std::io;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::Style;
use screen::Art;
use tabletop::saga::Sitter;
use tabletop::{About, Fault, Phrase, Setup};
use words::{Voice, Words};

use crate::draw::overlay::Panel;
use crate::draw::pages::{fits, too_small};
use crate::draw::{Hits, Pen};
use crate::fit::wrap;
use crate::linear::by_rule;
use crate::room::{Room, oddly};
use crate::stage::{Input, Inputs, Stage};
use crate::theme::Theme;
use form::{Form, Row};

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The game's id.
    pub game: &'static str,
    /// Players and options; checked, so that a table can be set up with it.
    pub setup: Setup,
    /// Who sits where.
    pub seats: Vec<Sitter>,
}

/// Shows the menu of all games on the shelf; nothing if the person leaves it.
pub fn run(room: &Room) -> io::Result<Option<Chosen>> {
    let games: Vec<&'static About> =
        shelf::GAMES.iter().filter_map(|id| shelf::about(id)).collect();
    let mut stage = Stage::open(room)?;
    let Stage { terminal, keys } = &mut stage;
    Menu::new(&games, &check, room).run(terminal, keys)
}

/// What is wrong with a set-up, by the game itself.
fn check(about: &'static About, setup: &Setup) -> Vec<Fault> {
    let cards = about.boxes.first().map_or("", |cards| cards.text);
    match shelf::table(about.id, setup, cards) {
        Some(Err(faults)) => faults.0,
        _ => Vec::new(),
    }
}

/// A game's own judgement of a set-up.
type Check<'a> = &'a dyn Fn(&'static About, &Setup) -> Vec<Fault>;

struct Menu<'a> {
    form: Form,
    at: usize,
    check: Check<'a>,
    room: &'a Room,
    /// It did not fit when it was drawn last.
    small: bool,
    hits: Hits,
}

/// What a step of the menu leads to.
enum Next {
    Stay,
    Leave,
    Start(Chosen),
}

impl<'a> Menu<'a> {
    fn new(games: &[&'static About], check: Check<'a>, room: &'a Room) -> Menu<'a> {
        let form = Form::new(games);
        Menu { at: 0, form, check, room, small: false, hits: Hits::default() }
    }

    fn run<B: Backend>(
        mut self,
        terminal: &mut Terminal<B>,
        inputs: &mut dyn Inputs,
    ) -> io::Result<Option<Chosen>> {
        loop {
            terminal.draw(|frame| self.draw(frame.area(), frame.buffer_mut())).map_err(oddly)?;
            match inputs.next(Duration::from_millis(250))?.map(|input| self.take(input)) {
                Some(Next::Leave) => return Ok(None),
                Some(Next::Start(chosen)) => return Ok(Some(chosen)),
                Some(Next::Stay) | None => {}
            }
        }
    }

    fn words(&self) -> &'a Words {
        &self.room.words
    }

    fn take(&mut self, input: Input) -> Next {
        let last = self.form.rows().len().saturating_sub(1);
        match input {
            Input::Stop => return Next::Leave,
            // Nobody acts on what cannot be seen.
            Input::Key(key) if self.small && key.code != KeyCode::Char('q') => {}
            Input::Mouse(_) if self.small => {}
            Input::Key(key) => match key.code {
                KeyCode::Char('q') | KeyCode::Esc => return Next::Leave,
                KeyCode::Up | KeyCode::BackTab => {
                    self.at = self.at.checked_sub(1).unwrap_or(last);
                }
                KeyCode::Down | KeyCode::Tab => {
                    self.at = if self.at < last { self.at + 1 } else { 0 };
                }
                KeyCode::Home => self.at = 0,
                KeyCode::End => self.at = last,
                KeyCode::Left => self.turn(-1),
                KeyCode::Right => self.turn(1),
                KeyCode::Enter | KeyCode::Char(' ') => return self.enter(),
                _ => {}
            },
            Input::Mouse(mouse) => match mouse.kind {
                MouseEventKind::ScrollUp => self.at = self.at.saturating_sub(1),
                MouseEventKind::ScrollDown => self.at = (self.at + 1).min(last),
                MouseEventKind::Down(MouseButton::Left) => {
                    if let Some(row) = self.hits.row(mouse.column, mouse.row) {
                        self.at = row.min(last);
                        return self.enter();
                    }
                }
                _ => {}
            },
            Input::Redraw => {}
        }
        Next::Stay
    }

    fn turn(&mut self, by: isize) {
        if let Some(&row) = self.form.rows().get(self.at) {
            self.form.turn(row, by);
            self.at = self.at.min(self.form.rows().len() - 1);
        }
    }

    fn enter(&mut self) -> Next {
        match self.form.rows().get(self.at) {
            Some(Row::Quit) => Next::Leave,
            Some(Row::Start) if self.faults().is_empty() => {
                Next::Start(self.form.chosen(&|seat| self.words().seat(seat)))
            }
            // Where there is nothing to change, the next row may have something.
            Some(Row::Game) if self.form.games() == 1 => {
                self.at += 1;
                Next::Stay
            }
            _ => {
                self.turn(1);
                Next::Stay
            }
        }
    }

    /// All that is wrong with what is chosen now.
    fn faults(&self) -> Vec<Fault> {
        match self.form.about() {
            Some(about) => (self.check)(about, &self.form.setup()),
            None => Vec::new(),
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        static PLAIN: Art = Art { signs: &[] };
        let theme = Theme { colour: self.room.colour, art: &PLAIN };
        let pen = Pen { voice: Voice::new(self.words(), &[]), theme };
        self.small = !fits(area);
        if self.small {
            return too_small(pen, area, buffer);
        }
        let faults = self.faults();
        let mut told: Vec<(String, Style)> = Vec::new();
        let columns = area.width as usize - 4;
        let mut tell = |text: String, style| {
            told.extend(wrap(&text, columns).into_iter().map(|line| (line, style)));
        };
        for fault in &faults {
            tell(pen.voice.say(&fault.phrase()), theme.alarm());
        }
        if let Some((text, rule)) =
            self.form.rows().get(self.at).and_then(|row| self.explained(*row))
        {
            let rule =
                rule.map(|rule| format!(" {}", by_rule(rule, pen.voice))).unwrap_or_default();
            tell(format!("{text}{rule}"), Style::new());
        }
        let below = (told.len() as u16 + 1).min(area.height / 2);
        let upper = Rect { height: area.height - below, ..area };
        let mut panel = Panel {
            title: pen.voice.t("terminal-menu"),
            rows: self.form.rows().iter().map(|row| self.label(*row, !faults.is_empty())).collect(),
            at: self.at,
            scroll: 0,
            foot: pen.voice.t("terminal-menu-keys"),
            text: Vec::new(),
        };
        self.hits = panel.draw(pen, upper, buffer);
        for (y, (line, style)) in told.iter().take(below as usize).enumerate() {
            buffer.set_stringn(area.x + 2, upper.bottom() + y as u16, line, columns, *style);
        }
    }

    /// A row in words.
    fn label(&self, row: Row, faulty: bool) -> String {
        let voice = Voice::new(self.words(), &[]);
        let about = self.form.about();
        let value = |id: &'static str, value: String| {
            voice.say(&Phrase::new(id).with("value", &*format!("‹ {value} ›")))
        };
        match row {
            Row::Game => {
                value("terminal-menu-game", about.map(|game| self.title(game)).unwrap_or_default())
            }
            Row::Players => value("terminal-menu-players", self.form.players().to_string()),
            Row::Seat(seat) => {
                let sitter = voice.say(&self.form.sitter(seat));
                let label = Phrase::new("terminal-menu-seat").with("number", u32::from(seat.0) + 1);
                voice.say(&label.with("value", &*format!("‹ {sitter} ›")))
            }
            Row::Option(option) => {
                let option = about.map(|about| &about.options[option]);
                let chosen = option.and_then(|option| self.form.value(option));
                let chosen = chosen.map(|value| self.value_text(value)).unwrap_or_default();
                format!("{}: ‹ {chosen} ›", option.map(|o| voice.t(o.phrase)).unwrap_or_default())
            }
            Row::Tick(option, value) => {
                let Some(option) = about.map(|about| &about.options[option]) else {
                    return String::new();
                };
                let tick =
                    if self.form.has(option.id, option.values[value].id) { "[x]" } else { "[ ]" };
                format!("{tick} {}", self.value_text(&option.values[value]))
            }
            Row::Start if faulty => voice.t("terminal-menu-cannot-start"),
            Row::Start => voice.t("terminal-menu-start"),
            Row::Quit => voice.t("terminal-menu-quit"),
        }
    }

    fn title(&self, about: &About) -> String {
        self.words().named(&format!("{}-name", about.id)).unwrap_or_else(|| about.id.to_owned())
    }

    fn value_text(&self, value: &'static tabletop::Choosable) -> String {
        let meaning = Phrase::new(value.phrase).with("value", value.id);
        let phrase = Phrase::new("terminal-menu-value").with("id", value.id);
        Voice::new(self.words(), &[]).say(&phrase.with("meaning", meaning))
    }

    /// What a row means, and the rule behind it.
    fn explained(&self, row: Row) -> Option<(String, Option<&'static str>)> {
        let about = self.form.about()?;
        let voice = Voice::new(self.words(), &[]);
        match row {
            Row::Game => Some((self.words().named(&format!("{}-about", about.id))?, None)),
            Row::Option(option) => {
                let option = &about.options[option];
                let value = self.form.value(option)?;
                Some((self.value_text(value), Some(value.rule)))
            }
            Row::Tick(option, value) => {
                let option = &about.options[option];
                let (label, value) = (voice.t(option.phrase), &option.values[value]);
                Some((format!("{label}: {}", self.value_text(value)), Some(value.rule)))
            }
            _ => None,
        }
    }
}
