//! The table as plain data for one pair of eyes. Everything here is drawn from a view.

mod art;
mod boards;
mod buttons;
mod cards;
mod fight;
mod prompt;
mod sheets;
mod told;
mod town;
mod words;

use pieces::clockwise;
use screen::{Art, Draw, Item, Kind, Score, Screen, Sheet, Zone};
use tabletop::{Eyes, Game, Pending, Phrase, Seat, Seats};

use crate::state::State;
use crate::{Choice, Event, Midgard, View};

/// What a part of the picture needs to know.
struct Easel<'a> {
    game: &'a Midgard,
    s: &'a State,
    eyes: Eyes,
    choices: Vec<Choice>,
    over: bool,
}

impl Easel<'_> {
    /// The buttons whose choice satisfies this.
    fn buttons(&self, fits: impl Fn(&Choice) -> bool) -> Vec<usize> {
        (0..self.choices.len()).filter(|i| fits(&self.choices[*i])).collect()
    }

    /// Whether the viewer is asked anything now.
    fn asked(&self) -> bool {
        !self.choices.is_empty()
    }

    /// What a thing would mean, told only while the viewer is asked.
    fn would(&self, choice: Choice) -> Option<String> {
        self.asked().then(|| choice.to_string())
    }
}

fn zone(id: String, kind: Kind, title: Phrase, owner: Option<Seat>, items: Vec<Item>) -> Zone {
    Zone { id, kind, title, owner, facts: Vec::new(), items }
}

impl Draw for Midgard {
    fn screen(&self, view: &View) -> Screen {
        let s = &view.table;
        let mut choices = Vec::new();
        if let Eyes::Seat(seat) = view.eyes {
            self.choices(s, seat, &mut choices);
        }
        let pending = self.pending(s);
        let over = match pending {
            Pending::Over(outcome) => Some(outcome),
            _ => None,
        };
        let easel = Easel { game: self, s, eyes: view.eyes, choices, over: over.is_some() };
        let asked = match pending {
            Pending::Ask(ask) => ask.seats,
            _ => Seats::NONE,
        };
        let (prompt, rule) = easel.prompt(asked);
        let near = match view.eyes {
            Eyes::Seat(seat) => seat,
            Eyes::Spectator => Seat(0),
        };
        let mut zones = easel.middle();
        zones.extend(easel.hand_zones());
        clockwise(near, self.seats_count()).for_each(|seat| zones.extend(easel.board(seat)));
        Screen {
            eyes: view.eyes,
            prompt,
            rule,
            asked,
            facts: easel.facts(),
            zones,
            buttons: easel.all_buttons(rule),
            scores: over.map_or(Vec::new(), |outcome| {
                self.scores(s, |seat| outcome.shares[seat.index()] > 0.0)
            }),
            ending: over.map(|_| Phrase::new("mid-ending-eight-rounds")),
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        told::phrase(self, event)
    }

    fn told_by(&self, event: &Event) -> Option<&'static str> {
        Some(told::rule(event))
    }

    fn art() -> &'static Art {
        &art::ART
    }

    fn sheets(&self) -> Vec<Sheet> {
        sheets::all(self)
    }
}

impl Midgard {
    /// The result line by line, winners first, then by points.
    fn scores(&self, s: &State, won: impl Fn(Seat) -> bool) -> Vec<Score> {
        let score = |seat: Seat| {
            let parts = self.score(s, seat);
            let line = |id, value| (Phrase::new(id), value);
            let mut lines = vec![line("mid-score-earned", parts.earned)];
            for card in s.boards[seat.index()].hand.iter() {
                let phrase = Phrase::new("mid-score-destiny").with("card", self.title(card));
                lines.push((phrase, self.destiny_worth(s, seat, card) as i16));
            }
            lines.extend([
                line("mid-score-sets", parts.sets),
                line("mid-score-runes", parts.runes),
                line("mid-score-ship", parts.ship),
                line("mid-score-favours", parts.favours),
                line("mid-score-coins", parts.coins),
                line("mid-score-blame", parts.blame),
            ]);
            Score { seat, won: won(seat), lines, total: parts.total() }
        };
        let mut scores: Vec<_> = Seat::all(self.seats_count()).map(score).collect();
        scores.sort_by_key(|score| (!score.won, std::cmp::Reverse(score.total)));
        scores
    }
}
