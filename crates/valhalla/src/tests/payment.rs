//! VAL-X14: bonus points are paid from the discard.

use tabletop::Seat;
use testkit::Drawn;

use super::table::{Table, table};

/// A table with this discard, at which seat 1 has just earned points. Of the cards, Bersi and Birna
/// have glory 1, Ulf and Bera 2, Hrolf and Flosi 3, Kveldulf 5.
fn owed(discard: &str, points: u8) -> Table {
    let mut table = table(&format!("players 2 | discard {discard}\n1: squad Ylva\n2: squad Varg"));
    table.game.owe(&mut table.state, Seat(0), points, &mut table.told);
    table.game.run(&mut table.state, &mut table.told);
    table
}

/// VAL-X14: the player chooses cards whose glory adds up to the bonus; a card after which the rest
/// could not be paid exactly is refused; sets are chosen in ascending order.
#[test]
fn cards_add_up_to_the_bonus() {
    let three = || owed("Hrolf Ulf fury Bersi Flosi Birna", 3);
    // 3 = Hrolf = Flosi = Bersi + Ulf = Birna + Ulf, but never Bersi + Birna, which leaves 1.
    three().lists(1, &["claim Hrolf", "claim Flosi", "claim Bersi", "claim Birna"]);
    three().refuses("1 claim Ulf", "VAL-X14"); // the others of its sets come first
    three().refuses("1 claim Kveldulf", "VAL-X14"); // not in the discard
    three().refuses("1 claim fury", "VAL-X14"); // no glory
    three().refuses("2 claim Hrolf", "VAL-X14");
    three().act(&["1 claim Flosi"]).shows("1: valhalla Flosi | glory 3\nnow 1 Action");
    // What is left to pay in one way only is paid.
    three().act(&["1 claim Bersi"]).shows("1: valhalla Bersi Ulf | glory 3\nnow 1 Action");
}

/// VAL-X14: paid cards leave the discard, the order of the rest stays.
#[test]
fn the_order_of_the_discard_stays() {
    let paid = owed("Hrolf Ulf fury Bersi Flosi Birna", 3).act(&["1 claim Birna"]);
    paid.shows("discard Hrolf fury Bersi Flosi");
}

/// VAL-X14: if no set adds up, the largest total below is paid; with nothing to pay with, nothing.
#[test]
fn the_largest_total_below_is_paid() {
    owed("Hrolf Kveldulf", 4).shows("1: valhalla Hrolf\ndiscard Kveldulf | now 1 Action");
    owed("Bersi Ulf", 9).shows("1: valhalla Bersi Ulf\ndiscard - | now 1 Action");
    owed("Kveldulf fury", 4).shows("1: valhalla -\ndiscard Kveldulf fury | now 1 Action");
    owed("-", 2).shows("1: valhalla -\nnow 1 Action");
    let below = owed("Ulf Bera Kveldulf", 3);
    below.lists(1, &["claim Ulf", "claim Bera"]);
}

/// A table in this position.
fn at(state: crate::state::State) -> Table {
    let mut table = owed("-", 0);
    table.state = state;
    table
}

/// VAL-X14: however a payment is begun, it ends with just the points, by brute force.
#[test]
fn every_path_pays_the_same() {
    let mut paths = 0;
    for points in 1..12 {
        let start = owed("Bersi Hrolf Ulf Kveldulf Birna Bera Flosi", points);
        let most = (0u32..128).map(|set| {
            let glory = [1, 3, 2, 5, 1, 2, 3];
            (0..7).filter(|n| set >> n & 1 == 1).map(|n| glory[n]).sum::<i16>()
        });
        let most = most.filter(|sum| *sum <= points as i16).max();
        let mut open = vec![(start.state, 0)];
        while let Some((state, depth)) = open.pop() {
            let now = at(state);
            if now.drawing().ends_with("now 1 Action\n") {
                assert_eq!(Some(now.game.score(&now.state, Seat(0)).valhalla), most);
                paths += 1;
                continue;
            }
            assert!(depth < 7);
            for choice in now.choices(1) {
                let mut next = at(now.state);
                next.step(&format!("1 {choice}"));
                open.push((next.state, depth + 1));
            }
        }
    }
    assert!(paths > 50, "{paths}");
}
