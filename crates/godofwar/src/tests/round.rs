//! GOW-R1, R2: rounds.

use super::table::table;

/// GOW-R1: everybody draws up to 7; an empty deck is rebuilt from the discard.
#[test]
fn preparation() {
    let drawn = "heroes kratos freya | round\n1: discard melee_1 melee_1 melee_1 | deck number_1 number_1\n2: deck melee_2";
    let first = table(drawn).act(&["~ 1 2"]).shows(&["1 holds 2", "now ~ Draw"]);
    let rebuilt = first.act(&["~ 1 2 3"]).shows(&["1 holds 5", "1 discard ", "1 deck 0"]);
    // Nothing is left: no more is drawn.
    rebuilt.act(&["~ 1"]).shows(&["2 holds 1", "now 1 Act", "round 1"]);
}

/// GOW-R1: stun counts as a card drawn and is not shuffled in while the draw goes on.
#[test]
fn a_stun_in_a_draw() {
    let drawn = "heroes kratos freya | round\n1: discard melee_1 | top stun | deck number_1\n2: deck melee_2";
    let drew = table(drawn).act(&["~ 1", "~ 1"]);
    drew.shows(&["1 holds 2", "1 discard stun"]);
}

/// GOW-R2: from the first player on, hero activation then scene activation of each.
#[test]
fn activations_alternate() {
    let drawn = "heroes kratos freya | round\n1: deck number_1\n2: deck melee_2";
    let first = table(drawn).act(&["~ 1", "~ 1"]).shows(&["now 1 Act"]).act(&["1 end"]);
    let second = first.shows(&["now ~ Reveal"]).act(&["~ 1"]).shows(&["now 2 Act"]);
    second
        .act(&["2 end", "~ 1"])
        .shows(&["offer 2", "now ~ Reveal"])
        .act(&["~ 1"])
        .shows(&["now 1 Grow"]);
}
