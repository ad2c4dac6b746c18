//! The bare loop of random play, on which the speed of rules is measured.

use tabletop::{Game, Outcome, Pending, Source};

/// Buffers of [`random_game`], kept from game to game.
pub struct Scratch<G: Game> {
    list: Vec<G::Choice>,
    fortune: Vec<u8>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Scratch<G> {
        // Room enough that no list grows while somebody counts allocations.
        Scratch { list: Vec::with_capacity(1024), fortune: Vec::with_capacity(255) }
    }
}

/// What happened in games played at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    /// Questions with at least two choices.
    pub decisions: u64,
    /// The choices there were at those decisions, summed up.
    pub options: u64,
    /// Questions with a single choice.
    pub forced: u64,
    /// Answers of fate.
    pub fortunes: u64,
}

impl Pace {
    /// Choices and fortunes together.
    pub fn steps(&self) -> u64 {
        self.decisions + self.forced + self.fortunes
    }

    /// The mean number of choices at a decision.
    pub fn branching(&self) -> f64 {
        self.options as f64 / self.decisions.max(1) as f64
    }
}

/// Plays from a position to the end, every choice as likely as the others, and counts into
/// `pace`. No view is made and nothing is allocated. Nothing comes of a game that is not over
/// after `limit` steps.
pub fn random_game<G: Game>(
    game: &G,
    state: &mut G::State,
    source: &mut impl Source,
    scratch: &mut Scratch<G>,
    limit: u32,
    pace: &mut Pace,
) -> Option<Outcome> {
    let Scratch { list, fortune } = scratch;
    for _ in 0..limit {
        match game.pending(state) {
            Pending::Over(outcome) => return Some(outcome),
            Pending::Chance(chance) => {
                chance.draw(source, fortune);
                game.settle(state, fortune, &mut ()).ok()?;
                pace.fortunes += 1;
            }
            Pending::Ask(ask) => {
                let seat = ask.seats.iter().next()?;
                game.choices(state, seat, list);
                let chosen = match list.len() {
                    0 => return None,
                    1 => {
                        pace.forced += 1;
                        0
                    }
                    count => {
                        pace.decisions += 1;
                        pace.options += count as u64;
                        source.below(count as u32) as usize
                    }
                };
                game.apply(state, seat, &list[chosen], &mut ()).ok()?;
            }
        }
    }
    match game.pending(state) {
        Pending::Over(outcome) => Some(outcome),
        _ => None,
    }
}
