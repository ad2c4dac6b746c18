//! GOW-A1, A2, R3: scene activations.

use pieces::Cards;
use tabletop::{Seat, Witness};

use crate::book::{NOBODY, Trigger};
use crate::state::{Part, State};
use crate::step::{Moment, Step};
use crate::{Event, GodOfWar};

impl GodOfWar {
    /// One more is the first player's (GOW-R3, R6).
    pub(super) fn begin_scene(&self, s: &mut State, part: Part, seat: Seat) {
        self.pop(s);
        (s.part, s.turn) = (part, seat);
        s.standing.lift_all();
        s.spent = Cards::NONE; // GOW-R1
        self.push(s, Step::EndScene);
        self.push(s, Step::Reveal);
    }

    /// Reveals a card whose place in the deck is known, or none if the deck is empty.
    pub(super) fn reveal_known(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let card = match (s.over.pop(), s.under.is_empty()) {
            (Some(card), _) => card,
            (None, false) => s.under.remove(0),
            (None, true) => {
                self.pop(s);
                return;
            }
        };
        self.reveal(s, card, w);
    }

    pub(super) fn revealed(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        let card = s.upgrades.at(fortune[0] - 1).unwrap_or(NOBODY);
        s.upgrades.take(card);
        self.reveal(s, card, w);
    }

    /// The card stays open for growth; its rune activates the scene (GOW-A1).
    fn reveal(&self, s: &mut State, card: u8, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.offer.push(card);
        s.rune = self.book.runes[(card - crate::book::FIRST_UPGRADE) as usize];
        w.see(|| Event::Revealed { card });
        self.push(s, Step::Judge);
        let by = self.acting(s);
        self.push(s, Step::Tell(Trigger::Frame, NOBODY, by));
        self.push(s, Step::Sweep(0));
    }

    /// Top row left to right, then bottom row (GOW-A1).
    pub(super) fn sweep(&self, s: &mut State, from: u8) {
        self.pop(s);
        let matches = |at: &u8| self.side(s, *at).runes >> s.rune & 1 == 1;
        if let Some(at) = (from..8).find(matches) {
            self.push(s, Step::Sweep(at + 1));
            self.push(s, Step::Part { at, side: NOBODY, part: 0 });
            self.open_window(s, Moment::BeforeCard); // GOW-H5
        }
    }

    /// Enemy attack, frame, rune flip, all of the side that was up (GOW-A2).
    pub(super) fn part(
        &self,
        s: &mut State,
        at: u8,
        side: u8,
        part: u8,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        let up = s.spots[at as usize].side;
        let by = self.acting(s);
        match part {
            0 => {
                self.push(s, Step::Judge);
                self.push(s, Step::Part { at, side: up, part: 2 });
                self.push(s, Step::Part { at, side: up, part: 1 });
                let runes = self.side(s, at).enemy.map_or(0, |enemy| enemy.runes);
                if runes >> s.rune & 1 == 1 && self.lives(s, at) {
                    self.rouse(s, at, w);
                }
            }
            // The new side of a card that flipped meanwhile is not activated.
            _ if up != side => {}
            1 => self.push(s, Step::Tell(Trigger::Frame, at, by)),
            _ => self.push(s, Step::Tell(Trigger::Rune, at, by)),
        }
    }

    /// An enemy acts: a stunned one loses the token instead (GOW-A7).
    pub(super) fn rouse(&self, s: &mut State, at: u8, w: &mut impl Witness<Event>) {
        if std::mem::take(&mut s.spots[at as usize].stunned) {
            w.see(|| Event::Shook { at });
        } else {
            self.push(s, Step::Attack(at));
        }
    }
}
