//! The types of a game with a fault: the true ones, and room for what goes wrong.

use std::fmt;
use std::str::FromStr;

use tabletop::{Eyes, Garbled, Witness};
use testkit::thief;

use crate::fault::Fault;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) true_one: thief::State,
    pub(crate) extra: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    pub(crate) true_one: thief::Choice,
    /// What the text form does not tell.
    pub(crate) unsaid: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Event {
    pub(crate) true_one: thief::Event,
    pub(crate) fault: Fault,
    /// Whether it was redacted before.
    pub(crate) faded: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    pub(crate) true_one: thief::View,
    pub(crate) leak: Option<State>,
    pub(crate) draft: [u8; 3],
    pub(crate) extra: u32,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.true_one.fmt(f)
    }
}

impl FromStr for Choice {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Choice, Garbled> {
        Ok(Choice { true_one: text.parse()?, unsaid: false })
    }
}

impl tabletop::Event for Event {
    fn seen_by(self, eyes: Eyes) -> Option<Event> {
        let theft = matches!(self.true_one, thief::Event::Stole { .. });
        match self.fault {
            Fault::LoudEvent if theft => Some(self),
            Fault::FadingEvent if self.faded => None,
            _ => {
                let faded = self.fault == Fault::FadingEvent;
                Some(Event { true_one: self.true_one.seen_by(eyes)?, faded, ..self })
            }
        }
    }
}

/// Hands events on as ours, and notes whether anybody listened.
pub(crate) struct Through<'a, W> {
    pub(crate) to: &'a mut W,
    pub(crate) fault: Fault,
    pub(crate) heard: bool,
}

impl<W: Witness<Event>> Witness<thief::Event> for Through<'_, W> {
    fn see(&mut self, event: impl FnOnce() -> thief::Event) {
        let (fault, heard) = (self.fault, &mut self.heard);
        if fault == Fault::SilentReveal {
            // Every event is made here; that one law is not at stake with this fault.
            let event = event();
            if !matches!(event, thief::Event::Revealed { .. }) {
                self.to.see(|| Event { true_one: event, fault, faded: false });
            }
            return;
        }
        self.to.see(|| {
            *heard = true;
            Event { true_one: event(), fault, faded: false }
        });
    }
}
