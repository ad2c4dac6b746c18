//! A sitting on the full screen.

mod acts;
mod begin;
mod keys;
mod panels;
#[cfg(test)]
mod tests;
mod view;

use std::io;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::Backend;
use screen::Screen;
use shelf::{Counsel, Odds};
use sitting::{Curtain, Idea, Rejected, Sitting};
use tabletop::{Eyes, Pending, Seat};

use crate::draw::patch::Target;
use crate::draw::{Hits, Look};
use crate::room::{Keeper, Left, Room, names, oddly};
use crate::stage::{Inputs, Stage};
use crate::task::{Stand, Task};
use crate::theme::Theme;
use panels::Overlay;
use words::Voice;

pub(crate) use acts::{
    ADVISER, SAMPLES, another_chose_last, nothing_own, rejected, told_undone, why_not,
};
pub(crate) use begin::art_of;
pub(crate) use panels::{hint_how, hints, judged_result, not_kept, odds_lines, result};

/// Plays a sitting on the full screen until the people leave it. Every new line of the saga is
/// kept. An error means that the terminal is too small to begin (`InvalidInput`, and it says so)
/// or failed, or that the saga could not be kept even on leaving; the terminal is left clean in
/// any case.
pub fn play(sitting: &mut Sitting, room: &Room, keeper: &mut dyn Keeper) -> io::Result<Left> {
    let mut stage = Stage::open(room)?;
    let Stage { terminal, keys } = &mut stage;
    Play::new(sitting, room, keeper).run(terminal, keys)
}

pub(crate) struct Play<'a> {
    sitting: &'a mut Sitting,
    room: &'a Room,
    keeper: &'a mut dyn Keeper,
    theme: Theme,
    names: Vec<String>,
    screen: Screen,
    log: Vec<String>,
    /// The person who has to confirm before anything is shown.
    curtain: Option<Seat>,
    look: Look,
    overlay: Option<Overlay>,
    /// Something told until the next key.
    notice: Option<String>,
    /// Why the saga is not safe now.
    unkept: Option<io::Error>,
    kept: usize,
    mind: Option<Task<Option<Idea>>>,
    /// What a mind came to before it was time to show it.
    held: Option<Idea>,
    hint: Option<Task<Counsel>>,
    odds: Option<Task<Option<Odds>>>,
    /// When the next move of a mind may be shown.
    next_mind: Instant,
    /// The table cannot go on: a fault of a game, told to the people.
    stuck: bool,
    /// The result has been shown.
    told_end: bool,
    stale: bool,
    /// The table did not fit when it was drawn last, so that nobody saw it.
    small: bool,
    hits: Hits,
}

impl Play<'_> {
    fn run<B: Backend>(
        mut self,
        terminal: &mut Terminal<B>,
        inputs: &mut dyn Inputs,
    ) -> io::Result<Left> {
        loop {
            self.pump();
            if std::mem::take(&mut self.stale) {
                terminal
                    .draw(|frame| self.draw(frame.area(), frame.buffer_mut()))
                    .map_err(oddly)?;
            }
            let Some(input) = inputs.next(self.patience())? else { continue };
            self.stale = true;
            if let Some(left) = self.take(input) {
                self.keep();
                return self.unkept.map_or(Ok(left), Err);
            }
        }
    }

    /// How long to wait for keys before looking after the work.
    fn patience(&self) -> Duration {
        let busy = self.mind.is_some() || self.hint.is_some() || self.odds.is_some();
        let waiting = self.sitting.mind_to_move().is_some() && !self.stuck;
        Duration::from_millis(if busy || waiting { 20 } else { 250 })
    }

    fn voice(&self) -> Voice<'_> {
        Voice::new(&self.room.words, &self.names)
    }

    /// Lets fate answer, takes what minds came to and sets them to work.
    fn pump(&mut self) {
        self.take_hint();
        self.take_odds();
        // While somebody is asked to let a choice be taken back, the game waits.
        if self.stuck || self.sitting.undo_request().is_some() {
            return;
        }
        match self.mind.as_mut().map(Task::stand) {
            Some(Stand::Working) => return,
            Some(Stand::Done(Some(idea))) => {
                self.mind = None;
                self.held = Some(idea);
            }
            Some(Stand::Done(None) | Stand::Lost) => {
                self.mind = None;
                if let Some((seat, _)) = self.sitting.mind_to_move() {
                    self.halt(Rejected::Stuck(seat));
                }
            }
            None => {}
        }
        if self.held.is_some() && Instant::now() < self.next_mind {
            return;
        }
        if let Some(idea) = self.held.take() {
            self.next_mind = Instant::now() + self.room.pace;
            match self.sitting.take(&idea) {
                // The question changed while it thought: it thinks again.
                Ok(()) | Err(Rejected::Stale) => self.changed(),
                Err(fault) => return self.halt(fault),
            }
        }
        self.go_on();
    }

    /// Fate answers; the end is sealed; or a mind that is asked begins to think.
    fn go_on(&mut self) {
        match self.sitting.advance() {
            Ok(0) => {}
            Ok(_) => self.changed(),
            Err(Rejected::Ended) => {}
            Err(fault) => return self.halt(fault),
        }
        if matches!(self.sitting.pending(), Pending::Over(_)) && !self.sitting.ended() {
            match self.sitting.finish() {
                Ok(()) => self.changed(),
                Err(fault) => self.halt(fault),
            }
        }
        if self.mind.is_none() {
            self.mind = self.sitting.thought().map(|thought| Task::begin(move |_| thought.think()));
        }
        if self.sitting.ended() && !self.told_end {
            self.told_end = true;
            self.overlay = Some(self.end_panel());
            self.stale = true;
        }
    }

    fn halt(&mut self, fault: Rejected) {
        self.stuck = true;
        self.notice = Some(self.rejected(&fault));
        self.stale = true;
    }

    /// Something happened at the table: keep it and look again.
    fn changed(&mut self) {
        self.keep();
        self.refresh();
    }

    /// Keeps the saga if it has grown, or if it is not safe yet.
    fn keep(&mut self) {
        let steps = self.sitting.saga().lines.len();
        if steps == self.kept && self.unkept.is_none() {
            return;
        }
        self.unkept = self.keeper.keep(self.sitting.saga()).err();
        self.kept = steps;
    }

    /// Looks at the table anew.
    fn refresh(&mut self) {
        self.stale = true;
        self.names = names(&self.room.words, self.sitting.sitters());
        let before = (self.screen.eyes, self.screen.buttons.clone());
        match self.sitting.curtain() {
            Curtain::Closed(seat) => {
                self.curtain = Some(seat);
                self.overlay = None;
                self.notice = None;
                self.hint = None;
                self.odds = None;
                return;
            }
            Curtain::Open(eyes) => {
                self.curtain = None;
                self.screen = self.sitting.position().screen(eyes);
                self.log = self.told(eyes);
            }
        }
        if before != (self.screen.eyes, self.screen.buttons.clone()) {
            self.hint = None;
            let first = (!self.screen.buttons.is_empty()).then_some(Target::Button(0));
            self.look = Look { focus: first, ..Look::default() };
        }
        let request = self.sitting.undo_request().copied();
        if let (Some(request), Some(me)) = (request, self.me())
            && request.waiting.has(me)
        {
            self.overlay = Some(self.allow_panel(request.seat, me));
        }
    }

    fn told(&self, eyes: Eyes) -> Vec<String> {
        let voice = self.voice();
        self.sitting.log(eyes).iter().map(|entry| voice.say(&entry.phrase)).collect()
    }

    fn take_hint(&mut self) {
        match self.hint.as_mut().map(Task::stand) {
            Some(Stand::Done(counsel)) => {
                self.notice = None;
                let (panel, best) = self.hint_panel(&counsel);
                self.overlay = Some(panel);
                self.look.hint = best;
                self.look.focus = best.map(Target::Button).or(self.look.focus);
            }
            Some(Stand::Lost) => self.notice = Some(self.voice().t("terminal-no-hint")),
            Some(Stand::Working) | None => return,
        }
        self.hint = None;
        self.stale = true;
    }

    fn take_odds(&mut self) {
        let found = match self.odds.as_mut().map(Task::stand) {
            Some(Stand::Done(found)) => found,
            Some(Stand::Lost) => None,
            Some(Stand::Working) | None => return,
        };
        self.odds = None;
        self.stale = true;
        self.overlay = Some(self.odds_panel(found.as_ref()));
    }
}
