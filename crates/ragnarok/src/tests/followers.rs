//! RAG-T12: the Followers phase.

use testkit::Drawn;

use super::table::{check, refused, table};

/// RAG-T12: a white die for each shrine, then followers for 1, 1, 1.
#[test]
fn shrines_then_purchases() {
    table("2 | at followers\n1: village 2 0 2 | purse 3 2 2 | followers 3")
        .shows("now ~ roll 2")
        .act(&["~ 6 5"])
        .shows("1: followers 8")
        .act(&["1 buy", "1 buy"])
        .shows("1: followers 10 | purse 1 0 0 0\nactive 2");
    refused("2 | at followers\n1: purse 1 1 1", "1 draw a", "RAG-T3");
    refused("2 | at building\n1: purse 1 1 1", "1 buy", "RAG-T12");
    check("2 | at followers\n1: purse 9 9 0", &[], "active 2");
}

/// RAG-T12: a skull loses one, a blank nothing; followers come before losses.
#[test]
fn skulls_and_blanks() {
    check("2 | at followers\n1: village 2 0 2 | followers 3", &["~ 1 2"], "1: followers 2");
    check("2 | at followers\n1: village 2 0 2 | followers 3", &["~ 1 1"], "1: followers 1");
    check("2 | at followers\n1: village 2 0 2 | followers 4", &["~ 1 3"], "1: followers 5");
    check("2 | at followers\n1: village 2 0 1 | followers 0", &["~ 1"], "1: followers 0");
}
