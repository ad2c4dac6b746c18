//! The table as plain data for one pair of eyes. Everything here is drawn from a view.

mod art;
mod board;
mod buttons;
mod cards;
mod fight;
mod prompt;
mod sheets;
mod told;
mod words;
mod world;

use pieces::clockwise;
use screen::{Art, Draw, Item, Kind, Score, Screen, Sheet, Zone};
use tabletop::{Eyes, Game, Pending, Phrase, Seat, Seats};

use crate::state::State;
use crate::{Choice, Event, Ragnarok, View};

/// What a part of the picture needs to know.
struct Easel<'a> {
    game: &'a Ragnarok,
    s: &'a State,
    eyes: Eyes,
    choices: Vec<Choice>,
}

impl Easel<'_> {
    /// The buttons whose choice satisfies this.
    fn buttons(&self, fits: impl Fn(&Choice) -> bool) -> Vec<usize> {
        (0..self.choices.len()).filter(|i| fits(&self.choices[*i])).collect()
    }

    /// The choice a player would mean, while it is asked anything.
    fn would(&self, choice: Choice) -> Option<String> {
        (!self.choices.is_empty()).then(|| choice.to_string())
    }
}

fn zone(id: String, kind: Kind, title: Phrase, owner: Option<Seat>, items: Vec<Item>) -> Zone {
    Zone { id, kind, title, owner, facts: Vec::new(), items }
}

impl Draw for Ragnarok {
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
        let mut zones = easel.fight_zones();
        zones.push(easel.world());
        zones.push(easel.yggdrasil());
        zones.extend(easel.piles());
        let near = match view.eyes {
            Eyes::Seat(seat) => seat,
            Eyes::Spectator => Seat(0),
        };
        zones.extend(easel.hand_zone());
        for seat in clockwise(near, self.seats_count()) {
            zones.extend(easel.board(seat));
        }
        zones.extend(easel.ap_zone());
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
            ending: over.map(|outcome| {
                Phrase::new(match outcome.ending.id {
                    "solo-won" => "rag-ending-solo-won",
                    "solo-lost" => "rag-ending-solo-lost",
                    _ => "rag-ending-six-rounds",
                })
            }),
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

impl Ragnarok {
    /// The result, winners first, then by what counts (RAG-E1).
    fn scores(&self, s: &State, won: impl Fn(Seat) -> bool) -> Vec<Score> {
        let score = |seat: Seat| {
            let [followers, temples, resources] = self.rank(s, seat).map(|n| n as i16);
            let line = |id, value| (Phrase::new(id), value);
            let mut lines = vec![
                line("rag-score-followers", followers),
                line("rag-score-temples", temples),
                line("rag-score-resources", resources),
            ];
            if self.options.ap.is_some() {
                lines.push(line("rag-score-ap", s.followers[1] as i16));
            }
            Score { seat, won: won(seat), lines, total: followers }
        };
        let mut scores: Vec<_> = Seat::all(self.seats_count()).map(score).collect();
        scores.sort_by_key(|score| (!score.won, std::cmp::Reverse(self.rank(s, score.seat))));
        scores
    }
}
