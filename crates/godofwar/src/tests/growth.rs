//! GOW-R3 to R6: the extra activation and growth.

use super::table::table;

const GROWTH: &str =
    "heroes kratos freya | scene 2\n1: hand melee_1 | discard defence_1\n2: discard stun";

/// GOW-R3: one more upgrade card is revealed and its rune activated, for the first player.
#[test]
fn one_more_activation() {
    let drawn =
        "heroes kratos freya | scene 2\nt1: frame ur: heal 1\nkratos: damage 3\nfreya: damage 3";
    let both = table(drawn).act(&["~ ur"]).shows(&["freya damage 2", "offer 1", "now ~ Reveal"]);
    both.act(&["~ ur"]).shows(&["kratos damage 2", "offer 2", "now 1 Grow"]);
}

/// GOW-R4: hands are discarded; each takes an upgrade on top of its deck or removes a card; the
/// rest goes under the deck and the marker passes left.
#[test]
fn growth() {
    let asked =
        table(GROWTH).act(&["~ 1", "~ 1"]).shows(&["1 hand ", "1 discard defence_1 melee_1"]);
    let asked = asked
        .refuses("1 nothing", "GOW-R4")
        .refuses("1 remove 3", "GOW-R4")
        .refuses("1 take 90", "GOW-R4");
    let done = asked.act(&["1 take 71", "2 remove stun"]);
    done.shows(&["1 top number_2", "stock 30", "under 1", "offer 0", "first 2", "2 discard "]);
    table(GROWTH)
        .act(&["~ 1", "~ 1", "1 remove defence_1", "2 take 71"])
        .shows(&["1 discard melee_1"]);
}

/// GOW-R4: who takes what another claimed objects; the first player decides; the other chooses anew.
#[test]
fn objections_are_settled_by_the_first_player() {
    let disputed =
        || table(GROWTH).act(&["~ 1", "~ 1", "1 take 71", "2 take 71"]).shows(&["now 1 Assign"]);
    let other = disputed().act(&["1 give 2"]).shows(&["now 1 Grow"]).refuses("1 take 71", "GOW-R4");
    other.act(&["1 remove melee_1"]).shows(&["2 hand number_2", "1 top ", "under 1"]);
    disputed()
        .act(&["1 give 1"])
        .shows(&["now 2 Grow"])
        .act(&["2 take 72"])
        .shows(&["1 top number_2", "under 0"]);
}

/// GOW-R5: runes on cards that players own activate nothing.
#[test]
fn owned_runes_are_quiet() {
    let drawn = "heroes kratos freya | turn 1\nb1: enemy 9 rune fe melee 2 own\nt1: frame fe: token t1 1\n1: hand melee_2";
    table(drawn)
        .act(&["1 kratos melee melee_2 at b1", "~ die 0"])
        .shows(&["t1 tokens 0", "kratos damage 0"]);
}

/// GOW-R6: the player whose turn it is decides for all; in the extra activation the first player.
#[test]
fn who_decides_for_all() {
    let drawn = "heroes kratos freya | scene 2\nfreya: at 3 front\nb2: enemy 5 rune fe ranged 1";
    let first = table(drawn).act(&["~ fe"]).shows(&["now 2 Toward"]).act(&["2 toward 1"]);
    first.act(&["~ fe"]).shows(&["now 1 Toward"]);
}
