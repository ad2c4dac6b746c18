//! What fate is asked and what it cannot answer.

use screen::Draw;
use tabletop::{Chance, Deal, Impossible, Pending, Seats};

use super::law::Held;
use super::walk::Walk;
use super::{Law, hold};

impl<G: Draw> Walk<'_, G> {
    /// Impossible fortunes are refused as what they are.
    pub(crate) fn fate(&mut self, pending: &Pending) -> Held {
        let mut fortune = Vec::new();
        match pending {
            Pending::Chance(chance) => {
                let table = Seats::first(self.game.seats());
                let known = chance.seen.0 & !table.0 == 0;
                hold!(Law::Fate, known && answerable(chance), "fate is asked {chance:?}");
                chance.draw(&mut self.source, &mut fortune);
                for wrong in spoilt(chance, &fortune) {
                    if let Err(refusal) = chance.check(&wrong) {
                        self.refuses(&wrong, refusal)?;
                    }
                }
            }
            Pending::Ask(_) | Pending::Over(_) => {
                self.refuses(&[], Impossible::NotAsked)?;
                self.refuses(&[1], Impossible::NotAsked)?;
            }
        }
        Ok(())
    }

    fn refuses(&mut self, fortune: &[u8], refusal: Impossible) -> Held {
        let mut state = self.state;
        let settled = self.game.settle(&mut state, fortune, &mut ());
        let right = settled == Err(refusal);
        hold!(Law::Fate, right, "~ {fortune:?}: {settled:?} instead of {refusal:?}");
        hold!(Law::Fate, state == self.state, "~ {fortune:?} was refused and changed the state");
        self.report.tried(Law::Fate, 1);
        Ok(())
    }
}

fn answerable(chance: &Chance) -> bool {
    match chance.deal {
        Deal::Roll { dice, faces } => dice == 0 || faces > 0,
        Deal::Pick { count, of } => count <= of,
    }
}

/// Fortunes near this one that cannot be.
fn spoilt(chance: &Chance, fortune: &[u8]) -> Vec<Vec<u8>> {
    let most = match chance.deal {
        Deal::Roll { faces, .. } => faces,
        Deal::Pick { of, .. } => of,
    };
    let mut wrong = vec![fortune.to_vec()];
    wrong[0].push(1);
    if let Some((_, rest)) = fortune.split_last() {
        wrong.push(rest.to_vec());
        for number in [Some(0), most.checked_add(1), fortune.first().copied()] {
            wrong.push(rest.iter().copied().chain(number).collect());
        }
    }
    wrong
}
