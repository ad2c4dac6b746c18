//! Listed ⇔ checked ⇔ applies.

use screen::Draw;
use tabletop::{Game, Pending, Refusal, Seat, Seats};

use super::law::Held;
use super::walk::Walk;
use super::{Law, hold};

impl<G: Draw> Walk<'_, G> {
    /// Lists the choices of all seats and checks what is and what is not among them.
    pub(crate) fn legality(&mut self, pending: &Pending) -> Held {
        let asked = match pending {
            Pending::Ask(ask) => {
                let table = Seats::first(self.game.seats());
                let some = !ask.seats.is_empty() && ask.seats.0 & !table.0 == 0;
                hold!(Law::Asked, some, "the question is put to {:?}", ask.seats);
                ask.seats
            }
            _ => Seats::NONE,
        };
        for seat in Seat::all(self.game.seats()) {
            self.list(seat, asked.has(seat))?;
            self.listed(seat)?;
            let most = match (self.costly(), asked.has(seat)) {
                (true, true) => usize::MAX,
                (true, false) => 64,
                (false, true) => 64,
                (false, false) => 4,
            };
            self.unlisted(seat, most)?;
        }
        Ok(())
    }

    fn list(&mut self, seat: Seat, asked: bool) -> Held {
        let (game, state) = (self.game, &self.state);
        let list = &mut self.lists[seat.index()];
        game.choices(state, seat, list);
        // The second buffer still holds another seat's list: it must be emptied first.
        game.choices(state, seat, &mut self.again);
        hold!(Law::Order, *list == self.again, "seat {seat}: {list:?}, then {:?}", self.again);
        let count = list.len();
        hold!(Law::Asked, asked == (count > 0), "seat {seat}, asked: {asked}, has {count} choices");
        for (i, choice) in list.iter().enumerate() {
            hold!(Law::Order, !list[..i].contains(choice), "seat {seat}: '{choice}' twice");
            self.pool.add(*choice)?;
        }
        self.report.tried(Law::Asked, 1);
        self.report.tried(Law::Order, 1);
        self.report.tried(Law::Text, count as u64);
        Ok(())
    }

    fn listed(&mut self, seat: Seat) -> Held {
        let list = &self.lists[seat.index()];
        for choice in list {
            let checked = self.game.check(&self.state, seat, choice);
            hold!(Law::Listed, checked.is_ok(), "seat {seat}: '{choice}': check says {checked:?}");
            let mut state = self.state;
            let applied = self.game.apply(&mut state, seat, choice, &mut ());
            hold!(Law::Listed, applied.is_ok(), "seat {seat}: '{choice}': apply says {applied:?}");
        }
        self.report.tried(Law::Listed, list.len() as u64);
        Ok(())
    }

    fn unlisted(&mut self, seat: Seat, most: usize) -> Held {
        let list = &self.lists[seat.index()];
        let costly = self.costly();
        let mut tried = 0;
        for choice in self.pool.some(most, &mut self.source) {
            if list.contains(&choice) {
                continue;
            }
            let checked = self.game.check(&self.state, seat, &choice);
            let Err(refusal) = checked else {
                hold!(Law::Unlisted, false, "seat {seat}: '{choice}' passes the check");
                continue;
            };
            let named = is_rule::<G>(refusal.rule) && !refusal.why.is_empty();
            hold!(Law::Refusal, named, "seat {seat}: '{choice}' is refused with {refusal:?}");
            tried += 1;
            // To copy and compare a state costs more than the check: one in four will do.
            if !costly && tried % 4 != 0 {
                continue;
            }
            note(&mut self.report.phrases, &mut self.report.rules, refusal);
            let mut state = self.state;
            let applied = self.game.apply(&mut state, seat, &choice, &mut ());
            hold!(Law::Unlisted, applied.is_err(), "seat {seat}: '{choice}' applies");
            let same = applied == Err(refusal);
            hold!(Law::Refusal, same, "'{choice}': check {refusal:?}, apply {applied:?}");
            hold!(
                Law::Refusal,
                state == self.state,
                "'{choice}' was refused and changed the state"
            );
        }
        self.report.tried(Law::Unlisted, tried);
        self.report.tried(Law::Refusal, tried);
        Ok(())
    }
}

type Names = std::collections::BTreeSet<&'static str>;

fn note(phrases: &mut Names, rules: &mut Names, refusal: Refusal) {
    phrases.insert(refusal.why);
    rules.insert(refusal.rule);
}

/// Whether this is a number of the game's rules.
pub(crate) fn is_rule<G: Game>(rule: &str) -> bool {
    let number = rule.strip_prefix(G::about().prefix).and_then(|rest| rest.strip_prefix('-'));
    number.is_some_and(|number| !number.is_empty())
}
