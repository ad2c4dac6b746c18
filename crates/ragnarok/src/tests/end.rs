//! RAG-E1: the end.

use testkit::Drawn;

use super::table::{check, table};

/// RAG-E1: after round 6 most followers win, then temples, then resources with runes, then it is
/// shared.
#[test]
fn who_wins() {
    let end = |one: &str, two: &str| {
        format!("2 rise kari | at end | round 6 | active 2\n1: {one}\n2: {two}")
    };
    let wins = |one: &str, two: &str, who: &str| {
        check(&end(one, two), &[], &format!("now over | wins {who}"));
    };
    wins("followers 9", "followers 8 | purse 9 9 9 | temples Kari.1", "1");
    wins("followers 9", "followers 9 | temples Kari.1", "2");
    wins("followers 9 | purse 0 1 0", "followers 9 | purse 0 0 0 1", "1 2");
    wins("followers 9 | purse 0 1 0", "followers 9 | purse 0 0 1 1", "2");
    wins("followers 9", "followers 9", "1 2");
    check("2 | at end | round 5 | active 2", &[], "round 6 | active 1");
    let over = table(&end("followers 9", "followers 9")).refuses("1 end", "RAG-E1");
    let tabletop::Pending::Over(outcome) = tabletop::Game::pending(&over.game, &over.state) else {
        panic!("it is over");
    };
    assert_eq!(&outcome.shares[..2], [0.5, 0.5]);
    assert_eq!(outcome.ending.id, "six-rounds");
}
