//! King of the Hill (VAL-X33 to X37).

use tabletop::{Seat, Witness};

use crate::cards::Reign;
use crate::feat::Feat;
use crate::pairs::{King, PairEvent};
use crate::state::{State, Verdict};
use crate::step::Step;
use crate::{Event, Valhalla};

impl Valhalla {
    /// How many Kings there can be (VAL-X33, X37).
    pub(crate) fn king_cards(&self) -> usize {
        match (self.options.ways.king, self.seats_count()) {
            (false, _) => 0,
            (true, 6) => 2,
            (true, _) => 1,
        }
    }

    fn reign(&self) -> &Reign {
        &self.stock.lore.reigns[self.seats_count() as usize - 2]
    }

    /// Which King's card a seat holds.
    pub(crate) fn king_of(&self, s: &State, seat: Seat) -> Option<usize> {
        s.kings[..self.king_cards()].iter().position(|king| king.is(seat))
    }

    /// After a battle with a winner (VAL-X33, X37).
    pub(super) fn king_changes(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let (winner, loser) = match s.verdict {
            _ if self.king_cards() == 0 => return,
            Verdict::Attacker => (s.battle.attacker, s.battle.defender),
            Verdict::Defender => (s.battle.defender, s.battle.attacker),
            Verdict::Nobody => return,
        };
        let free = s.kings[..self.king_cards()].iter().position(|king| *king == King::NONE);
        let crowned = match (self.king_of(s, winner), self.king_of(s, loser), free) {
            // VAL-X37: King against King: the loser's card returns to the middle, the winner keeps
            // its level.
            (Some(_), Some(fallen), _) => {
                s.kings[fallen] = King::NONE;
                w.see(|| Event::Pair(PairEvent::Dethroned { seat: loser }));
                return;
            }
            // VAL-X33: who beats the King takes its place.
            (None, Some(fallen), _) => fallen,
            // VAL-X33, X37: the winner of a battle in which no King fought, while a card is free.
            (None, None, Some(free)) => free,
            _ => return,
        };
        s.kings[crowned] = King { seat: winner.0, level: 0 };
        w.see(|| Event::Pair(PairEvent::Crowned { seat: winner }));
    }

    /// VAL-X34: at the start of its turn a King with a warrior gains the level's points, then goes
    /// up one level.
    pub(super) fn king_gains(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        if s.boards[seat.index()].squad_size() == 0 {
            return;
        }
        let Some(points) = self.king_points(s, seat) else { return };
        self.push(s, Step::Feat(Feat::Rise(seat)));
        self.owe(s, seat, points, w);
    }

    /// VAL-X34: a King who was paid goes up one level, not past the last.
    pub(super) fn king_rises(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        self.pop(s);
        let Some(number) = self.king_of(s, seat) else { return };
        let level = s.kings[number].level;
        if level + 1 < self.reign().count {
            s.kings[number].level += 1;
            w.see(|| Event::Pair(PairEvent::Rises { seat, level: level + 2 }));
        }
    }

    /// VAL-X35: the grey dice that who attacks this seat rolls more.
    pub(crate) fn king_dice(&self, s: &State, defender: Seat) -> u8 {
        let king = self.king_of(s, defender).map(|number| s.kings[number]);
        king.map_or(0, |king| self.reign().dice[king.level as usize])
    }

    /// VAL-X34: the points that the King's level brings.
    pub(crate) fn king_points(&self, s: &State, seat: Seat) -> Option<u8> {
        let king = s.kings[self.king_of(s, seat)?];
        Some(self.reign().glory[king.level as usize])
    }

    /// What the King will gain on its next turn: while it is paid, what the level above brings.
    pub(crate) fn king_prospect(&self, s: &State, seat: Seat) -> Option<u8> {
        let king = s.kings[self.king_of(s, seat)?];
        let rises = s.stack.contains(&Step::Feat(Feat::Rise(seat)));
        let level = (king.level + rises as u8).min(self.reign().count - 1);
        Some(self.reign().glory[level as usize])
    }
}
