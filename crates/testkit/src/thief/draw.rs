//! The picture, as plain as can be.

use pieces::Cards;
use screen::{Art, Button, Card, Draw, Item, Kind, Score, Screen, Sheet, Zone};
use tabletop::{Eyes, Game, Pending, Phrase, Seat, Seats};

use super::{Choice, Event, Laid, Thief, View};

static ART: Art = Art { signs: &[] };

impl Draw for Thief {
    fn screen(&self, view: &View) -> Screen {
        // A world that fits the view is asked what all can know: who is asked and what is legal.
        let world = self.imagine(view, &mut Still);
        let mut list = Vec::new();
        if let Eyes::Seat(seat) = view.eyes {
            self.choices(&world, seat, &mut list);
        }
        let pending = self.pending(&world);
        let ending = match pending {
            Pending::Over(outcome) => {
                Some(Phrase::new("thief-over").with("why", outcome.ending.id))
            }
            _ => None,
        };
        Screen {
            eyes: view.eyes,
            prompt: Phrase::new("thief-prompt"),
            rule: Some("THF-2"),
            asked: match pending {
                Pending::Ask(ask) => ask.seats,
                _ => Seats::NONE,
            },
            facts: vec![Phrase::new("thief-round").with("round", view.round + 1)],
            zones: self.zones(view, &list),
            buttons: list.iter().map(button).collect(),
            scores: match pending {
                Pending::Over(outcome) => self.scores(&outcome),
                _ => Vec::new(),
            },
            ending,
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        let shown = |id, card: Option<u8>| match card {
            Some(card) => Phrase::new(id).with("card", card + 1),
            None => Phrase::new(id).with("card", Phrase::new("thief-unseen")),
        };
        match *event {
            Event::Drew { seat, card } => shown("thief-drew", card).with("seat", seat),
            Event::Laid { seat, card } => shown("thief-laid", card).with("seat", seat),
            Event::Revealed { seat, card, .. } => {
                shown("thief-revealed", Some(card)).with("seat", seat)
            }
            Event::Won { seat } => Phrase::new("thief-won").with("seat", seat),
            Event::Rolled { face } => Phrase::new("thief-rolled").with("face", face),
            Event::Stole { thief, victim, card } => {
                shown("thief-stole", card).with("thief", thief).with("victim", victim)
            }
            Event::Buried { seat, card } => shown("thief-buried", card).with("seat", seat),
        }
    }

    fn told_by(&self, _event: &Event) -> Option<&'static str> {
        None
    }

    fn art() -> &'static Art {
        &ART
    }

    fn sheets(&self) -> Vec<Sheet> {
        Vec::new()
    }
}

impl Thief {
    fn zones(&self, view: &View, list: &[Choice]) -> Vec<Zone> {
        let mut zones = vec![zone("discard".into(), None, view.discard, 0, list)];
        for seat in Seat::all(self.seats()) {
            let (known, count) = view.hands[seat.index()];
            let hidden = count - known.count();
            zones.push(zone(format!("hand-{seat}"), Some(seat), known, hidden, list));
            let (laid, hidden) = match view.laid[seat.index()] {
                Laid::Nothing => (Cards::NONE, 0),
                Laid::Hidden => (Cards::NONE, 1),
                Laid::Own(card, _) => ([card].into_iter().collect(), 0),
            };
            zones.push(zone(format!("laid-{seat}"), Some(seat), laid, hidden, list));
        }
        zones
    }

    fn scores(&self, outcome: &tabletop::Outcome) -> Vec<Score> {
        let score = |seat: Seat| Score {
            seat,
            won: outcome.shares[seat.index()] > 0.0,
            lines: Vec::new(),
            total: outcome.points[seat.index()],
        };
        Seat::all(self.seats()).map(score).collect()
    }
}

fn button(choice: &Choice) -> Button {
    let id = match choice {
        Choice::Lay(_) => "thief-lay",
        Choice::Calm => "thief-calm",
        Choice::Boast => "thief-boast",
        Choice::Rob(_) => "thief-rob",
        Choice::Spare => "thief-spare",
        Choice::Bury(_) => "thief-bury",
        Choice::Keep => "thief-keep",
    };
    Button { choice: choice.to_string(), phrase: Phrase::new(id), rule: None }
}

fn zone(id: String, owner: Option<Seat>, known: Cards, hidden: u8, list: &[Choice]) -> Zone {
    let mut items = Vec::new();
    for card in known.iter() {
        let means =
            |choice: &Choice| matches!(choice, Choice::Lay(c) | Choice::Bury(c) if *c == card);
        let buttons = (0..list.len()).filter(|&i| means(&list[i])).collect();
        items.push(item(format!("card-{card}"), true, buttons, Some(Choice::Lay(card))));
    }
    for position in 0..hidden {
        items.push(item(format!("{id}-{position}"), false, Vec::new(), None));
    }
    let title = Phrase::new("thief-zone");
    Zone { id, kind: Kind::Row, title, owner, facts: Vec::new(), items }
}

fn item(name: String, face_up: bool, buttons: Vec<usize>, would: Option<Choice>) -> Item {
    Item::Card(Card {
        name,
        title: Phrase::new("thief-card"),
        kind: Phrase::new("thief-card"),
        sign: None,
        face_up,
        corners: Vec::new(),
        symbols: Vec::new(),
        badges: Vec::new(),
        text: Vec::new(),
        buttons,
        would: would.map(|choice| choice.to_string()),
        place: None,
    })
}

/// A source that never moves, for worlds of which only the open part is looked at.
struct Still;

impl tabletop::Source for Still {
    fn next(&mut self) -> u32 {
        u32::MAX
    }
}
