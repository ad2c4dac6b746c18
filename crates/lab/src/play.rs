//! One game between minds, from start to end.

use minds::{Level, Mind, Stream};
use sitting::{Fate, Secret};
use tabletop::saga::{CardBox, Header, Saga, Sitter, Undo};
use tabletop::{Game, MAX_SEATS, Outcome, Pending, Source};

use crate::scribe::Scribe;

/// Steps after which a game is taken for endless, which by the contract none is.
pub(crate) const ENDLESS: u32 = 1_000_000;

/// The branch of a game's stream for openings, beyond those of fate and seats.
const LUCK: u64 = 1 << 32;

/// Minds at a table, kept from game to game with their buffers.
pub(crate) struct Table<'a, G: Game> {
    game: &'a G,
    levels: &'a [Level],
    minds: Vec<Mind<G>>,
    opening: u32,
    list: Vec<G::Choice>,
    fortune: Vec<u8>,
}

/// A finished game.
pub(crate) struct Played<S> {
    pub(crate) end: S,
    pub(crate) outcome: Outcome,
    /// Questions with at least two choices.
    pub(crate) decisions: u64,
    /// The saga, if it was wanted.
    pub(crate) saga: Option<Saga>,
}

/// Who follows a game as it is played.
pub(crate) trait Follow<G: Game> {
    /// A step was made; `decided` if a seat had to choose among several.
    fn step(&mut self, game: &G, after: &G::State, decided: bool);
}

/// Nobody follows.
impl<G: Game> Follow<G> for () {
    fn step(&mut self, _: &G, _: &G::State, _: bool) {}
}

impl<'a, G: Game> Table<'a, G> {
    /// Seats the minds.
    pub(crate) fn new(game: &'a G, levels: &'a [Level]) -> Table<'a, G> {
        let minds = levels.iter().map(|level| Mind::new(*level, 0)).collect();
        Table { game, levels, minds, opening: 0, list: Vec::new(), fortune: Vec::new() }
    }

    /// Lets the first so many decisions of each seat fall at random, so that what minds would never
    /// begin with is seen too.
    pub(crate) fn opening(mut self, decisions: u32) -> Table<'a, G> {
        self.opening = decisions;
        self
    }

    /// Plays a game. All of it follows from the stream: fate's secret and each mind's own stream,
    /// so that one mind's thinking changes neither the rolls nor what the others draw. With a box
    /// for its header the saga is written too. Nothing comes of a game that breaks its contract.
    pub(crate) fn play(
        &mut self,
        stream: &Stream,
        saga: Option<&CardBox>,
        follow: &mut impl Follow<G>,
    ) -> Option<Played<G::State>> {
        let fate = Fate::new(secret(stream.split(0)));
        for (mind, n) in self.minds.iter_mut().zip(1..) {
            mind.reseed(stream.split(n));
        }
        let mut scribe = Scribe::new(saga.map(|cards| self.header(cards, &fate)));
        let game = self.game;
        let mut state = game.start();
        let mut decisions = 0;
        let mut opened = [0; MAX_SEATS];
        let mut luck = stream.split(LUCK);
        for _ in 0..ENDLESS {
            match game.pending(&state) {
                Pending::Over(outcome) => {
                    let saga = scribe.end(game, &state, *fate.secret().bytes());
                    return Some(Played { end: state, outcome, decisions, saga });
                }
                Pending::Chance(chance) => {
                    chance.draw(&mut fate.stream(scribe.next()), &mut self.fortune);
                    game.settle(&mut state, &self.fortune, &mut ()).ok()?;
                    scribe.fortune(game, &state, &self.fortune);
                    follow.step(game, &state, false);
                }
                Pending::Ask(ask) => {
                    let seat = ask.seats.iter().next()?;
                    game.choices(&state, seat, &mut self.list);
                    decisions += u64::from(self.list.len() > 1);
                    let opened = &mut opened[seat.index()];
                    let chosen = if *opened < self.opening && self.list.len() > 1 {
                        *opened += 1;
                        luck.below(self.list.len() as u32) as usize
                    } else {
                        let mind = self.minds.get_mut(seat.index())?;
                        mind.choose_at(game, &state, seat, &self.list)?
                    };
                    let choice = self.list[chosen];
                    game.apply(&mut state, seat, &choice, &mut ()).ok()?;
                    let text = scribe.writes().then(|| choice.to_string());
                    scribe.choice(game, &state, ask, seat, text);
                    follow.step(game, &state, self.list.len() > 1);
                }
            }
        }
        None
    }

    fn header(&self, cards: &CardBox, fate: &Fate) -> Header {
        let about = G::about();
        Header {
            game: about.id.to_owned(),
            rules: about.rules_version,
            setup: self.game.setup().clone(),
            seats: self.levels.iter().map(|level| Sitter::Mind(level.to_string())).collect(),
            cards: cards.clone(),
            undo: Undo::Ask,
            fork: None,
            fate: fate.commitment(),
            salts: Vec::new(),
        }
    }
}

/// A secret that follows from a seed: anybody who knows the seed can foretell the rolls, which is
/// what a reproducible result needs and a real table must not have.
fn secret(mut stream: Stream) -> Secret {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(8) {
        part.copy_from_slice(&stream.word().to_le_bytes());
    }
    Secret::from_bytes(bytes)
}
