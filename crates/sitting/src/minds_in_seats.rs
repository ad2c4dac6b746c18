//! Minds in seats: think anywhere, act here.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minds::Level;
use shelf::{Counsel, Position};
use tabletop::saga::Failing;
use tabletop::{Pending, Seat, Seats};

use crate::{Outside, Rejected, Sitting, seats};

/// A question for a mind, which can be taken to another thread.
pub struct Thought {
    seat: Seat,
    level: Level,
    seed: u64,
    question: u64,
    position: Box<dyn Position>,
    /// Those that gave up.
    gone: Seats,
    /// The programs outside, if it is one of them that is asked.
    programs: Option<Arc<dyn Outside>>,
}

/// What a mind would choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Idea {
    /// In which seat.
    pub seat: Seat,
    /// What.
    pub choice: String,
    /// How a program outside failed to say what; then there is no choice.
    pub failed: Option<Failing>,
    /// The question it answers.
    pub question: u64,
}

impl Thought {
    /// In which seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of the question that it answers.
    pub fn question(&self) -> u64 {
        self.question
    }

    /// Thinks; nothing if there is nothing to choose. The same thought gives the same idea.
    pub fn think(&self) -> Option<Idea> {
        let answer = match &self.programs {
            Some(programs) => programs.choose(self.seat, &*self.position),
            None => Ok(self.position.think(self.seat, self.level, self.seed)?),
        };
        let (choice, failed) = match answer {
            Ok(choice) => (choice, None),
            Err(how) => (String::new(), Some(how)),
        };
        Some(Idea { seat: self.seat, choice, failed, question: self.question })
    }

    /// What the choices promise, as a seer of that level sees it; other minds have no figures, so
    /// the usual seer answers for them. Once `stop` is set, what was found so far is the answer.
    pub fn counsel(&self, stop: &AtomicBool) -> Counsel {
        self.position.hints(self.seat, self.gone, self.level, self.seed, stop)
    }
}

impl Sitting {
    /// The first mind that is asked.
    pub fn mind_to_move(&self) -> Option<(Seat, Level)> {
        let Pending::Ask(ask) = self.now.pending() else { return None };
        if self.ended() {
            return None;
        }
        ask.seats.iter().find_map(|seat| {
            let sitter = self.sitters().get(seat.index())?;
            Some((seat, seats::level(sitter).ok()??))
        })
    }

    /// What the first mind that is asked has to think about.
    pub fn thought(&self) -> Option<Thought> {
        let (seat, level) = self.mind_to_move()?;
        let programs = self.outside_at(seat);
        Some(Thought { programs, ..self.ponder(seat, level) })
    }

    /// What a mind of that level would have to think about in a seat that is asked: a hint.
    pub fn hint(&self, seat: Seat, level: Level) -> Option<Thought> {
        match self.now.pending() {
            Pending::Ask(ask) if ask.seats.has(seat) => Some(self.ponder(seat, level)),
            _ => None,
        }
    }

    /// Carries out what a mind came to, unless its question has changed meanwhile.
    pub fn take(&mut self, idea: &Idea) -> Result<(), Rejected> {
        if self.question(idea.seat) != idea.question {
            return Err(Rejected::Stale);
        }
        if let Some(how) = idea.failed {
            return self.failed(idea.seat, how);
        }
        match self.act(idea.seat, &idea.choice) {
            Err(Rejected::Refused(_)) if self.outside_at(idea.seat).is_some() => {
                self.failed(idea.seat, Failing::Nonsense)
            }
            other => other,
        }
    }

    /// Lets fate answer and minds choose until a person is asked or the game is over; gives the
    /// number of choices.
    pub fn run_minds(&mut self) -> Result<usize, Rejected> {
        let mut choices = 0;
        loop {
            self.advance()?;
            let Some(thought) = self.thought() else { return Ok(choices) };
            let idea = thought.think().ok_or(Rejected::Stuck(thought.seat))?;
            self.take(&idea)?;
            choices += 1;
        }
    }

    fn ponder(&self, seat: Seat, level: Level) -> Thought {
        let draft = self.draft(seat).len();
        Thought {
            seat,
            level,
            seed: self.fate.seed(self.timeline.len() + 1, seat, draft),
            question: self.question(seat),
            position: self.now.fork(),
            gone: self.forfeits(),
            programs: None,
        }
    }
}
