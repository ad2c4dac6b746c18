//! GOW-S: set-up.

use tabletop::{Game, Pending, Seat, Setup};

use super::table::{box_with, scene};
use crate::book::{Hero, NOBODY};
use crate::state::State;
use crate::{Choice, GodOfWar};

fn game(setup: Setup) -> GodOfWar {
    let head = "win = [\"rounds 90\"]\nlose = []\nrules = []\nobstacle = [\"while: hardened 1\"]\nprovenance = \"ours\"";
    let cards = box_with(&scene("Drawn", "quest", head, &[]));
    GodOfWar::build(&setup, &cards).unwrap_or_else(|faults| panic!("{faults}"))
}

fn apply(game: &GodOfWar, s: &mut State, seat: u8, text: &str) -> Result<(), &'static str> {
    let choice: Choice = text.parse().expect("a choice");
    game.apply(s, Seat(seat - 1), &choice, &mut ()).map_err(|refusal| refusal.rule)
}

/// GOW-S1, S2, S3, S4: heroes, pyramid, scene, upgrade deck and stacks.
#[test]
fn the_table_is_laid() {
    let game = game(Setup::new(2).with("quest", "3"));
    let mut s = game.start();
    assert_eq!(apply(&game, &mut s, 1, "hero kratos"), Ok(()));
    assert_eq!(apply(&game, &mut s, 2, "hero kratos"), Err("GOW-S1"));
    assert_eq!(apply(&game, &mut s, 2, "hero sindri"), Err("GOW-S1"));
    assert_eq!(apply(&game, &mut s, 2, "hero brok"), Ok(()));
    assert_eq!((s.player(Seat(1)).deck.count(), s.body(Hero::Sindri).seat), (14, 1));
    assert_eq!((s.upgrades.count(), s.stock.count()), (88, 30)); // GOW-S4
    game.settle(&mut s, &[3, 1], &mut ()).expect("two of the five other quests");
    game.settle(&mut s, &[4, 2, 1], &mut ()).expect("three of four bosses");
    assert_eq!(s.pyramid, [2, 3, 0, 9, 7, 6]); // GOW-S2
    game.settle(&mut s, &[2], &mut ()).expect("the first player");
    assert_eq!((s.scene, s.first), (2, Seat(1)));
    assert!(s.spots.iter().all(|spot| spot.side == 0)); // GOW-S3
}

/// GOW-S2: a boss that is named is among the three; it is not drawn twice.
#[test]
fn a_boss_is_named() {
    let game = game(Setup::new(2).with("boss", "2").with("heroes", "random"));
    let mut s = game.start();
    game.settle(&mut s, &[1, 2], &mut ()).expect("two of five heroes");
    game.settle(&mut s, &[3, 1, 2], &mut ()).expect("three of six quests");
    assert!(game.settle(&mut s, &[1, 2, 3], &mut ()).is_err(), "only two are drawn");
    game.settle(&mut s, &[1, 2], &mut ()).expect("two of the three other bosses");
    assert_eq!(s.pyramid, [2, 0, 1, 7, 6, 8]);
}

/// GOW-S5: from the first player, each hero at a column, at most two; Mimir is not put.
#[test]
fn heroes_are_put() {
    let game = game(Setup::new(3).with("first", "2"));
    let mut s = game.start();
    for (seat, text) in [(1, "hero mimir"), (2, "hero brok"), (3, "hero freya")] {
        apply(&game, &mut s, seat, text).expect("a free hero");
    }
    game.settle(&mut s, &[1, 2, 3], &mut ()).expect("quests");
    game.settle(&mut s, &[1, 2, 3], &mut ()).expect("bosses");
    assert_eq!(apply(&game, &mut s, 2, "put brok 2 back"), Err("GOW-H1"));
    assert_eq!(apply(&game, &mut s, 2, "put brok 2 front"), Ok(()));
    assert_eq!(apply(&game, &mut s, 2, "put sindri 2 front"), Ok(()));
    assert_eq!(apply(&game, &mut s, 3, "put freya 2 back"), Err("GOW-S5"));
    assert_eq!(apply(&game, &mut s, 3, "put freya 4 front"), Ok(()));
    assert_eq!(s.at_column(1), [Some(Hero::Sindri), Some(Hero::Brok)]);
    assert_eq!(s.body(Hero::Mimir).column, NOBODY);
    assert!(matches!(game.pending(&s), Pending::Chance(_)), "the first round has begun");
}

/// GOW-S6: a first game plays quest 1 with heroes one per column from the left.
#[test]
fn a_first_game() {
    let game = game(Setup::new(2).with("variant", "first-game").with("first", "1"));
    let mut s = game.start();
    apply(&game, &mut s, 1, "hero kratos").expect("free");
    apply(&game, &mut s, 2, "hero brok").expect("free");
    game.settle(&mut s, &[5, 1], &mut ()).expect("quests");
    game.settle(&mut s, &[1, 2, 3], &mut ()).expect("bosses");
    let columns = [Hero::Kratos, Hero::Brok, Hero::Sindri].map(|hero| s.body(hero).column);
    assert_eq!((s.scene, columns), (0, [0, 1, 2]));
    let wrong = Setup::new(2).with("variant", "first-game").with("quest", "2");
    assert!(GodOfWar::build(&wrong, GodOfWar::about().boxes[0].text).is_err());
}

/// GOW-S1: heroes may be dealt by fate.
#[test]
fn heroes_dealt() {
    let game = game(Setup::new(2).with("heroes", "random"));
    let mut s = game.start();
    game.settle(&mut s, &[5, 3], &mut ()).expect("two of five");
    assert_eq!([s.player(Seat(0)).hero, s.player(Seat(1)).hero], [4, 2]);
    assert_eq!(s.body(Hero::Sindri).seat, 0);
}
