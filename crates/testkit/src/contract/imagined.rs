//! Worlds imagined from views.

use screen::Draw;
use tabletop::{Eyes, MAX_SEATS, Pending, Seat};

use super::law::{Held, difference};
use super::walk::Walk;
use super::{Law, hold};

impl<G: Draw> Walk<'_, G> {
    /// In every state one pair of eyes imagines, in turn; where costly laws are due all do.
    pub(crate) fn imagined(&mut self, pending: &Pending) -> Held {
        let seats = self.game.seats();
        let all = self.costly() || matches!(pending, Pending::Over(_));
        let turn = self.trail.step % (u32::from(seats) + 1);
        for (n, eyes) in (0..).zip(Eyes::all(seats)) {
            if all || n == turn {
                self.world(pending, eyes)?;
            }
        }
        Ok(())
    }

    fn world(&mut self, pending: &Pending, eyes: Eyes) -> Held {
        let game = self.game;
        let view = game.view(&self.state, eyes);
        let mut again = self.source.clone();
        let world = game.imagine(&view, &mut self.source);
        let back = game.view(&world, eyes);
        let fits = back == view;
        hold!(Law::Fits, fits, "{eyes:?} imagined: {}", difference(&view, &back));
        self.census.count(game, &world)?;
        let asked = game.pending(&world);
        let same = asked == *pending && game.contest(&world) == game.contest(&self.state);
        hold!(Law::Public, same, "{eyes:?} imagined: {}", difference(pending, &asked));
        self.advice(&world, eyes)?;
        if let Eyes::Seat(seat) = eyes {
            self.own_eyes(seat, &world)?;
        }
        if self.costly() {
            let same = game.view(&self.state, eyes) == view;
            hold!(Law::Same, same, "{eyes:?} has two views of one state");
            let same = game.imagine(&view, &mut again) == world;
            hold!(Law::Same, same, "{eyes:?} imagines two worlds from one stream");
        }
        for law in [Law::Fits, Law::Public, Law::Advice] {
            self.report.tried(law, 1);
        }
        Ok(())
    }

    fn advice(&self, world: &G::State, eyes: Eyes) -> Held {
        // What is not filled in stays no number.
        let mut shares = [f32::NAN; MAX_SEATS];
        let shares = &mut shares[..self.game.seats() as usize];
        self.game.advice(world, shares);
        let fair = shares.iter().all(|share| (0.0..=1.0).contains(share));
        hold!(Law::Advice, fair, "advice on a world of {eyes:?}: {shares:?}");
        Ok(())
    }

    fn own_eyes(&mut self, seat: Seat, world: &G::State) -> Held {
        let most = if self.costly() { 32 } else { 2 };
        let list = &self.lists[seat.index()];
        self.game.choices(world, seat, &mut self.again);
        let same = *list == self.again;
        hold!(
            Law::OwnEyes,
            same,
            "seat {seat} has other choices in a world it cannot tell apart: {}",
            difference(list, &self.again)
        );
        if !list.is_empty() {
            let habit = self.game.instinct(world, list, &mut self.source.clone());
            let there = habit.is_none_or(|at| at < list.len());
            hold!(Law::Advice, there, "seat {seat} would by instinct do {habit:?} of {list:?}");
        }
        for choice in self.pool.some(most, &mut self.source) {
            let here = self.game.check(&self.state, seat, &choice);
            let there = self.game.check(world, seat, &choice);
            hold!(
                Law::OwnEyes,
                here == there,
                "seat {seat} learns of what it cannot see by asking for '{choice}': {here:?}, in a \
                 world it cannot tell apart {there:?}"
            );
        }
        self.report.tried(Law::OwnEyes, 1);
        Ok(())
    }
}
