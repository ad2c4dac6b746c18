//! VAL-E6 to E9: the score.

use tabletop::{Game, Pending};
use testkit::Drawn;

use super::table::{check, table};
use crate::rules::score::sets;

fn shows(before: &str, after: &str) {
    check(before, &[], after);
}

/// VAL-E6: the glory on the cards in Valhalla, and shields; nothing for squad and hand.
#[test]
fn glory_is_what_lies_in_valhalla_and_shields() {
    let before =
        "players 2\n1: valhalla Ulf Orm Bjarni | squad Kolbjorn | hand Starkad | captured 2";
    shows(before, "1: glory 10"); // 2 + 5 + 1, and 2 for the shield
}

/// VAL-E7: with two players 2 for each captured shield, none for one's own.
#[test]
fn two_players_score_captured_shields_only() {
    shows("players 2\n1: captured 2 2 2\n2: squad Ulf", "1: glory 6\n2: glory 0 | shields 1");
}

/// VAL-E8: with more players 2 for each shield, own or captured, and sets of different opponents.
#[test]
fn more_players_score_all_shields_and_sets() {
    shows("players 3\n1: captured 2 2", "1: glory 12\n2: glory 4\n3: glory 8");
    shows("players 3\n1: captured 2 3", "1: glory 14");
    shows("players 3\n1: captured 2 2 3 3", "1: glory 20"); // 8 + 8 + two sets
    shows("players 4\n1: captured 2 3", "1: glory 12");
    shows("players 4\n1: captured 2 3 4", "1: glory 17");
    shows("players 5\n1: captured 2 3 4", "1: glory 16");
    shows("players 5\n1: captured 2 3 4 5", "1: glory 20");
    shows("players 6\n1: captured 2 3 4", "1: glory 14");
    shows("players 6\n1: captured 2 3 4 5", "1: glory 19");
    shows("players 6\n1: captured 2 3 4 5 6", "1: glory 23");
}

/// VAL-E8: each shield is in one set at most, and the split that scores most is used: every pile
/// of captured shields, against a search through all splits.
#[test]
fn the_best_split_into_sets_is_used() {
    assert_eq!(sets(&[0, 2, 2, 1, 1, 0], 5), 4); // one set of four, not one of three
    assert_eq!(sets(&[0, 2, 2, 2, 0, 0], 5), 4); // two sets of three
    for players in 3..=6u8 {
        let worth: &[(u32, i16)] = match players {
            3 => &[(2, 2)],
            4 => &[(3, 3)],
            5 => &[(3, 2), (4, 4)],
            _ => &[(4, 3), (5, 5)],
        };
        let opponents = players as u32 - 1;
        let piles = 5usize.pow(opponents);
        let mut best = vec![0i16; piles]; // by the pile's number in base five
        for pile in 0..piles {
            let count = |n: u32| pile / 5usize.pow(n) % 5;
            for chosen in 0u32..1 << opponents {
                let members = || (0..opponents).filter(|n| chosen >> n & 1 == 1);
                let value = worth.iter().find(|(size, _)| *size == chosen.count_ones());
                let (Some((_, value)), true) = (value, members().all(|n| count(n) > 0)) else {
                    continue;
                };
                let rest = pile - members().map(|n| 5usize.pow(n)).sum::<usize>();
                best[pile] = best[pile].max(value + best[rest]);
            }
            let mut captured = [0; 6];
            (0..opponents).for_each(|n| captured[n as usize + 1] = count(n) as u8);
            assert_eq!(sets(&captured, players), best[pile], "{captured:?} of {players}");
        }
    }
}

/// How a game ends whose last turn is seat 1's: the winners and the shares.
fn outcome(drawing: &str) -> [f32; 3] {
    let table = table(&format!("players 3 | last 1 | deck -\n{drawing}")).act(&["1 draw"]);
    let table = table.act(&["~ ...", "2 end", "~ ...", "3 end", "~ ...", "1 end"]);
    match table.game.pending(&table.state) {
        Pending::Over(outcome) => [0, 1, 2].map(|seat| outcome.shares[seat]),
        other => panic!("{other:?}"),
    }
}

/// VAL-E9: most glory wins; then more captured shields, then more own ones, then it is shared.
#[test]
fn ties_are_broken_by_shields() {
    // Shields all alike: the most glory.
    assert_eq!(
        outcome("1: squad Elg | valhalla Ulf\n2: valhalla Orm\n3: valhalla Bera"),
        [0., 1., 0.]
    );
    // 1: 6 + 2 + 2 = 10 with a captured shield; 3: 8 + 2 = 10 with none, but one own shield more.
    let captured = "1: squad Elg | captured 2 | valhalla Varg\n2: captured 1\n3: valhalla Ulf";
    assert_eq!(outcome(captured), [1., 0., 0.]);
    // 1 and 3 have one captured shield and 12 points each, 3 with an own shield more.
    let own = "1: squad Elg | captured 2 | shields 3 | valhalla Starkad Bjarni
        3: captured 2 | shields 4 | valhalla Ulf\n2: shields 2";
    assert_eq!(outcome(own), [0., 0., 1.]);
    // Alike in all: shared.
    let shared = "1: squad Elg | captured 2 | valhalla Varg\n3: captured 2 | valhalla Ulf";
    assert_eq!(outcome(shared), [0.5, 0., 0.5]);
    assert_eq!(outcome("1: squad Elg"), [1. / 3.; 3]);
}
