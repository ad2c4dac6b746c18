//! A mind cannot know more than its seat: in two worlds that differ only in what the seat cannot
//! know it answers the same, byte for byte, in every game on the shelf and in each way to play.

use std::sync::atomic::AtomicBool;

use minds::{Level, Mind, Settings, Stream, counsel};
use screen::Draw;
use shelf::Visitor;
use tabletop::{Eyes, Pending, Seat, Setup, Source};

/// Decisions between two positions that are looked at.
const APART: u32 = 23;

struct Look {
    players: u8,
    minds: Vec<Level>,
}

/// How many positions were looked at, and in how many the other world differed.
#[derive(Default)]
struct Looked {
    positions: u32,
    differed: u32,
}

impl Visitor for Look {
    type Out = Looked;

    fn visit<G: Draw>(self) -> Looked {
        let about = G::about();
        // A game whose players may lay their hands open is looked at with hands that are hidden.
        let mut setup = Setup::new(self.players);
        if about.options.iter().any(|option| option.id == "hands") {
            setup = setup.with("hands", "hidden");
        }
        let game = G::build(&setup, about.boxes[0].text).expect("it is built in");
        let (mut looked, mut stream) = (Looked::default(), Stream::seeded(7));
        let (mut list, mut fortune, mut state) = (Vec::new(), Vec::new(), game.start());
        let mut decisions = 0;
        loop {
            match game.pending(&state) {
                Pending::Over(_) => return looked,
                Pending::Chance(chance) => {
                    chance.draw(&mut stream, &mut fortune);
                    game.settle(&mut state, &fortune, &mut ()).expect("it was drawn");
                }
                Pending::Ask(ask) => {
                    let seat = ask.seats.iter().next().expect("somebody is asked");
                    game.choices(&state, seat, &mut list);
                    decisions += u32::from(list.len() > 1);
                    if list.len() > 1 && decisions % APART == 0 {
                        looked.positions += 1;
                        let view = game.view(&state, Eyes::Seat(seat));
                        let other = game.imagine(&view, &mut stream);
                        looked.differed += u32::from(other != state);
                        for &level in &self.minds {
                            same(&game, [&state, &other], seat, &list, level, stream.word());
                        }
                    }
                    let choice = list[stream.below(list.len() as u32) as usize];
                    game.apply(&mut state, seat, &choice, &mut ()).expect("it is listed");
                }
            }
        }
    }
}

/// The mind's choice and all the figures behind it are the same in both worlds.
fn same<G: Draw>(
    game: &G,
    worlds: [&G::State; 2],
    seat: Seat,
    list: &[G::Choice],
    level: Level,
    seed: u64,
) {
    let never = AtomicBool::new(false);
    let [here, there] = worlds.map(|state| {
        let chosen = Mind::new(level, seed).choose_at(game, state, seat, list);
        let view = game.view(state, Eyes::Seat(seat));
        let settings = level.settings(game).unwrap_or(Settings::iterations(20));
        let counsel = counsel(game, &view, seat, list, settings, seed, &never);
        format!("{chosen:?} {counsel:?}")
    });
    assert_eq!(here, there, "{} {level} in seat {seat}", G::about().id);
}

#[test]
fn a_mind_answers_the_same_in_worlds_that_differ_in_what_its_seat_cannot_know() {
    let minds = ["random", "greedy", "seer:150", "seer:2100", "thrall", "huscarl"];
    let minds: Vec<Level> = minds.iter().map(|name| name.parse().expect("a level")).collect();
    for id in shelf::GAMES {
        let about = shelf::about(id).expect("it is on the shelf");
        let mut all = Looked::default();
        for players in [2, 3, *about.players.end()] {
            let look = Look { players, minds: minds.clone() };
            let looked = shelf::with(id, look).expect("it is on the shelf");
            all.positions += looked.positions;
            all.differed += looked.differed;
        }
        assert!(all.positions >= 10 && all.differed * 2 > all.positions, "{id}: {}", all.differed);
    }
}
