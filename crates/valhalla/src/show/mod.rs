//! The table as plain data for one pair of eyes. Everything here is drawn from a view.

mod art;
mod battle;
mod board;
mod buttons;
mod cards;
mod feats;
mod hunt;
mod pairs;
mod prompt;
mod sheets;
mod told;
mod words;

use pieces::clockwise;
use screen::{Art, Draw, Item, Kind, Score, Screen, Sheet, Zone};
use tabletop::{Eyes, Game, Pending, Phrase, Seat, Seats};

use crate::state::State;
use crate::{Choice, Event, Valhalla, View};

/// What a part of the picture needs to know.
struct Easel<'a> {
    game: &'a Valhalla,
    s: &'a State,
    eyes: Eyes,
    choices: Vec<Choice>,
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
}

fn zone(id: String, kind: Kind, title: Phrase, owner: Option<Seat>, items: Vec<Item>) -> Zone {
    Zone { id, kind, title, owner, facts: Vec::new(), items }
}

impl Draw for Valhalla {
    fn screen(&self, view: &View) -> Screen {
        let s = &view.table;
        let mut choices = Vec::new();
        if let Eyes::Seat(seat) = view.eyes {
            self.choices(s, seat, &mut choices);
        }
        let easel = Easel { game: self, s, eyes: view.eyes, choices };
        let pending = self.pending(s);
        let asked = match pending {
            Pending::Ask(ask) => ask.seats,
            _ => Seats::NONE,
        };
        let (prompt, rule) = easel.prompt(asked);
        let mut zones = easel.middle();
        let seats = self.seats_count();
        let near = match view.eyes {
            Eyes::Seat(seat) => seat,
            Eyes::Spectator => Seat(0),
        };
        zones.extend(easel.hand_zones());
        clockwise(near, seats).for_each(|seat| zones.extend(easel.board(seat)));
        let over = match pending {
            Pending::Over(outcome) => Some(outcome),
            _ => None,
        };
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
            ending: over.map(|outcome| match outcome.ending.id {
                "empty-deck" => Phrase::new("val-ending-empty-deck"),
                "monster-slain" => Phrase::new("val-ending-monster-slain"),
                "last-chance" => Phrase::new("val-ending-last-chance"),
                "shields-lost" => Phrase::new("val-ending-shields-lost"),
                "deck-lost" => Phrase::new("val-ending-deck-lost"),
                _ => Phrase::new("val-ending-last-shield"),
            }),
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        told::phrase(self, event)
    }

    fn told_by(&self, event: &Event) -> Option<&'static str> {
        Some(told::rule(self, event))
    }

    fn art() -> &'static Art {
        &art::ART
    }

    fn sheets(&self) -> Vec<Sheet> {
        sheets::all(self)
    }
}

impl Valhalla {
    /// The result, winners first, then by points.
    fn scores(&self, s: &State, won: impl Fn(Seat) -> bool) -> Vec<Score> {
        let score = |seat: Seat| {
            let line = |id, value| (Phrase::new(id), value);
            if self.hunts() {
                let beaten = s.beast.card as i16;
                let lines = vec![line("val-score-monster", beaten)];
                return Score { seat, won: won(seat), lines, total: beaten };
            }
            let parts = self.score(s, seat);
            let mut lines = vec![
                line("val-score-valhalla", parts.valhalla),
                line("val-score-shields", parts.shields),
            ];
            if self.seats_count() > 2 {
                lines.push(line("val-score-sets", parts.sets));
            }
            if parts.king != 0 {
                lines.push(line("val-score-king", parts.king));
            }
            if parts.jarl != 0 {
                lines.push(line("val-score-jarl", parts.jarl));
            }
            Score { seat, won: won(seat), lines, total: parts.total() }
        };
        let mut scores: Vec<_> = Seat::all(self.seats_count()).map(score).collect();
        scores.sort_by_key(|score| (!score.won, std::cmp::Reverse(score.total)));
        scores
    }
}
