//! A mind cannot know more than its seat: in two worlds that differ only in what the seat cannot
//! know it answers the same, byte for byte, in every game on the shelf and in each way to play that
//! hides something else.

use std::sync::atomic::AtomicBool;

use minds::{Level, Mind, Settings, Stream, counsel};
use screen::Draw;
use shelf::Visitor;
use tabletop::{Eyes, Pending, Seat, Setup, Source};

/// Decisions between two positions that are looked at.
const APART: u32 = 23;

/// Positions of one table in which another world differs, and the most that are looked at for them.
const DIFFER: u32 = 5;
const MOST: u32 = 60;

struct Look<'a> {
    setup: Setup,
    minds: &'a [Level],
}

/// How many positions were looked at, and in how many the other world differed.
#[derive(Default)]
struct Looked {
    positions: u32,
    differed: u32,
}

impl Visitor for Look<'_> {
    type Out = Looked;

    fn visit<G: Draw>(self) -> Looked {
        let game = G::build(&self.setup, G::about().boxes[0].text).expect("it can be set up");
        let (mut looked, mut stream) = (Looked::default(), Stream::seeded(7));
        let (mut list, mut fortune, mut state) = (Vec::new(), Vec::new(), game.start());
        let mut decisions = 0;
        while looked.positions < MOST && looked.differed < DIFFER {
            match game.pending(&state) {
                // Some games are lost before much was decided.
                Pending::Over(_) => state = game.start(),
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
                        // In the same world a mind answers the same in any case.
                        if other != state {
                            looked.differed += 1;
                            for &level in self.minds {
                                same(&game, [&state, &other], seat, &list, level, stream.word());
                            }
                        }
                    }
                    let choice = list[stream.below(list.len() as u32) as usize];
                    game.apply(&mut state, seat, &choice, &mut ()).expect("it is listed");
                }
            }
        }
        looked
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
    assert_eq!(here, there, "{:?} {level} in seat {seat}", game.setup());
}

/// Tables at which something is hidden from a seat, and how the game is set up there: whatever
/// puts other pieces out of sight.
const HIDING: &[(&str, u8, &str)] = &[
    ("valhalla", 2, ""),
    ("valhalla", 3, ""),
    ("valhalla", 6, ""),
    ("valhalla", 2, "variant=draft variant=five-jarls"),
    ("valhalla", 2, "with=loki with=valkyries with=dwarves with=tyr with=king"),
    ("valhalla", 4, "with=loki with=thor with=valkyries with=dwarves with=tyr with=king"),
    ("valhalla", 4, "pairs=partnership"),
    ("valhalla", 4, "pairs=alliance"),
    ("valhalla", 2, "coop=hel"),
    ("midgard", 2, ""),
    ("midgard", 3, ""),
    ("midgard", 4, ""),
    ("midgard", 3, "assignment=hidden variant=hall-of-fame variant=distrustful-townsfolk"),
    ("ragnarok", 2, ""),
    ("ragnarok", 3, ""),
    ("ragnarok", 5, ""),
    ("ragnarok", 3, "rise=yes space=3"),
    ("ragnarok", 4, "mode=team"),
    ("ragnarok", 4, "mode=team rise=yes"),
    ("godofwar", 2, "hands=hidden"),
    ("godofwar", 3, "hands=hidden heroes=random"),
    ("godofwar", 4, "hands=hidden"),
];

/// Tables at which who sits alone, or with open hands, sees all that lies there.
const OPEN: &[(&str, u8, &str)] = &[
    ("valhalla", 1, "solo=hel"),
    ("valhalla", 1, "solo=fenrir level=3 with=valkyries with=dwarves"),
    ("ragnarok", 1, "mode=loki"),
    ("ragnarok", 1, "mode=loki rise=yes"),
    ("ragnarok", 1, "mode=thrym"),
    ("godofwar", 1, ""),
    ("godofwar", 2, ""),
];

fn looked(id: &str, players: u8, options: &str, minds: &[&str]) -> Looked {
    let minds: Vec<Level> = minds.iter().map(|name| name.parse().expect("a level")).collect();
    let options = options.split_whitespace().map(|text| text.split_once('=').expect("a value"));
    let setup = options.fold(Setup::new(players), |setup, (id, value)| setup.with(id, value));
    shelf::with(id, Look { setup, minds: &minds }).expect("it is on the shelf")
}

#[test]
fn a_mind_answers_the_same_in_worlds_that_differ_in_what_its_seat_cannot_know() {
    let minds = ["random", "greedy", "seer:150", "seer:2100", "thrall", "huscarl"];
    for (id, players, options) in HIDING {
        let Looked { positions, differed } = looked(id, *players, options, &minds);
        assert_eq!(differed, DIFFER, "{id} {players} {options}: of {positions}");
    }
}

/// If something is hidden there one day, the table belongs to the others.
#[test]
fn nothing_is_hidden_at_the_other_tables() {
    for (id, players, options) in OPEN {
        let Looked { positions, differed } = looked(id, *players, options, &[]);
        assert_eq!(differed, 0, "{id} {players} {options}: of {positions}");
    }
}
