//! The table as plain data for one pair of eyes.

mod art;
mod board;
mod buttons;
mod cards;
mod meaning;
mod prompt;
mod sheets;
mod told;
mod words;

use screen::{Art, Draw, Item, Kind, Score, Screen, Sheet, Zone};
use tabletop::{Eyes, Game, Pending, Phrase, Seat, Seats};

use crate::state::{End, State};
use crate::{Choice, Event, GodOfWar, View};

/// What a part of the picture needs to know.
struct Easel<'a> {
    game: &'a GodOfWar,
    s: &'a State,
    eyes: Eyes,
    choices: Vec<Choice>,
}

impl Easel<'_> {
    /// The buttons whose choice satisfies this.
    fn buttons(&self, fits: impl Fn(&Choice) -> bool) -> Vec<usize> {
        (0..self.choices.len()).filter(|i| fits(&self.choices[*i])).collect()
    }
}

/// How an ending by the loss condition of a scene is told. The first scene of the built-in box has
/// none; in a box where it has one, it is told in general words.
const LOST: [&str; 10] = [
    "gow-told-lost",
    "gow-ending-lost-2",
    "gow-ending-lost-3",
    "gow-ending-lost-4",
    "gow-ending-lost-5",
    "gow-ending-lost-6",
    "gow-ending-lost-7",
    "gow-ending-lost-8",
    "gow-ending-lost-9",
    "gow-ending-lost-10",
];

fn zone(id: String, kind: Kind, title: Phrase, owner: Option<Seat>, items: Vec<Item>) -> Zone {
    Zone { id, kind, title, owner, facts: Vec::new(), items }
}

impl Draw for GodOfWar {
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
        let over = matches!(pending, Pending::Over(_));
        let line = |seat| Score {
            seat,
            won: s.end == End::Won,
            lines: vec![
                (Phrase::new("gow-score-quests"), s.stage as i16 + (s.end == End::Won) as i16),
                (Phrase::new("gow-score-rounds"), s.rounds as i16),
            ],
            total: s.stage as i16 + (s.end == End::Won) as i16,
        };
        Screen {
            eyes: view.eyes,
            prompt,
            rule,
            asked,
            facts: easel.facts(),
            zones: easel.zones(),
            buttons: easel.all_buttons(),
            scores: match over {
                true => Seat::all(self.seats_count()).map(line).collect(),
                false => Vec::new(),
            },
            ending: over.then(|| {
                Phrase::new(match s.end {
                    End::Won => "gow-ending-won",
                    End::Downed | End::None => "gow-ending-downed",
                    End::Lost => LOST.get(s.scene as usize).copied().unwrap_or("gow-told-lost"),
                    End::Late => "gow-ending-late",
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
