//! RAG-T7, T8, T11: attacks and defences.

use testkit::Drawn;

use super::table::{check, refused, table};

/// RAG-T7: the others attack the active player, once each, in turn order from its left.
#[test]
fn only_the_others_attack() {
    table("4 | at attack | active 2\n1: hand rout\n3: hand ambush\n4: hand cutpurse")
        .shows("now 3 Strike")
        .refuses("2 attack rout", "RAG-T7")
        .refuses("3 attack rout", "RAG-T7")
        .act(&["3 pass"])
        .shows("now 4 Strike")
        .act(&["4 pass"])
        .shows("now 1 Strike")
        .act(&["1 attack rout"])
        .shows("now ~ roll 2 | active 3");
    // Who has no card that could be one is not asked.
    check("3 | at attack\n2: hand seduction\n3: hand rout", &[], "now 3 Strike");
    refused("2 | at attack\n2: hand rampart", "2 attack rampart", "RAG-T7");
}

/// RAG-T7: higher than the defence succeeds; any number of defence cards; used cards are
/// discarded.
#[test]
fn higher_than_the_defence_succeeds() {
    let before =
        "2 | at attack\n1: followers 4 | hand shield-wall round-shield rout\n2: hand ambush";
    table(before)
        .act(&["2 attack ambush"])
        .shows("attack 6:0 | now 1 Defend")
        .refuses("1 defend rampart", "RAG-T7")
        .act(&["1 defend shield-wall", "1 defend round-shield"])
        .shows("attack 6:5")
        .act(&["1 done"])
        .shows("1: followers 3\ndiscard ambush shield-wall round-shield");
    let tie = before.replace("ambush", "cutpurse");
    check(
        &tie,
        &["2 attack cutpurse", "1 defend shield-wall", "1 defend round-shield", "1 done"],
        "1: followers 4",
    );
}

/// RAG-T7: the attacker adds before, the defender after, and nothing is added later.
#[test]
fn bonuses_come_first() {
    table("2 | at attack\n1: hand rampart rout | tokens 21\n2: hand cutpurse | up weapons-of-war weapons-of-war#2 | tokens 20")
        .act(&["2 attack cutpurse"])
        .shows("attack 5:0 | now 2 Bonus")
        .refuses("2 token 21", "RAG-P4")
        .act(&["2 use weapons-of-war", "2 token 20"])
        .shows("attack 8:0")
        .act(&["2 done", "1 defend rampart", "1 token 21"])
        .shows("attack 8:7")
        .refuses("2 done", "RAG-T1")
        .act(&["1 done"])
        .shows("discard cutpurse weapons-of-war rampart\n1: tokens -\n2: tokens -");
}

/// RAG-T7: a standing pass holds for the turn only.
#[test]
fn a_defender_may_pass_for_the_turn() {
    table("3 | at attack\n1: hand rampart | followers 4\n2: hand ambush\n3: hand ambush#2")
        .act(&["2 attack ambush", "1 pass turn"])
        .shows("1: followers 3\nnow 3 Strike")
        .act(&["3 attack ambush#2"])
        .shows("1: followers 2\nactive 2");
}

/// RAG-T7, P2: Viking Army, one more attack at once with another attack card.
#[test]
fn viking_army_attacks_again() {
    table("2 | at attack\n1: followers 4\n2: hand rout ambush | up viking-army")
        .act(&["2 attack rout"])
        .shows("1: followers 2\nnow 2 Again")
        .act(&["2 use viking-army", "2 attack ambush"])
        .shows("1: followers 1\ndiscard rout ambush viking-army | active 2");
    table("2 | at attack\n2: hand rout rampart | up viking-army")
        .act(&["2 attack rout"])
        .refuses("2 use viking-army", "RAG-T7");
}

/// RAG-T8: instead of the player, a being in whose area that player has a temple.
#[test]
fn a_being_may_be_attacked_instead() {
    let before = "3 | at attack\n1: temples Odin.1\n2: hand rout | temples Thor.1";
    refused(before, "2 slay Thor rout", "RAG-T8");
    refused(before, "2 slay Tyr rout", "RAG-T8");
    table(before).lists(2, &["pass", "attack rout", "slay Odin rout"]);
    check(
        before,
        &["2 slay Odin rout"],
        "life Odin=2 Thor=7 Freya=7 Tyr=7 Heimdall=7 Loki=7 Surtur=7",
    );
    // A frozen temple counts.
    let frozen = before.replace("at attack", "at attack | ice Odin.1");
    check(
        &frozen,
        &["2 slay Odin rout"],
        "life Odin=2 Thor=7 Freya=7 Tyr=7 Heimdall=7 Loki=7 Surtur=7",
    );
}

/// RAG-T11: with Rise of the Giants a successful attack or defence brings a rune, never for a
/// being.
#[test]
fn success_brings_a_rune() {
    let before = "2 rise kari | at attack\n1: followers 3 | temples Kari.1 | hand rampart ambush\n2: hand cutpurse rout";
    check(before, &["2 attack rout", "1 done"], "1: purse 0 0 0 0\n2: purse 0 0 0 1");
    check(
        before,
        &["2 attack rout", "1 defend rampart", "1 done"],
        "1: purse 0 0 0 1\n2: purse 0 0 0 0",
    );
    check(before, &["2 slay Kari rout", "1 done"], "2: purse 0 0 0 0");
    check(before, &["2 slay Kari rout", "1 defend rampart", "1 done"], "1: purse 0 0 0 0");
    let base = "2 | at attack\n1: followers 3 | hand rampart\n2: hand rout";
    check(base, &["2 attack rout", "1 done"], "2: purse 0 0 0 0");
}

/// RAG-T11: a rune buys +2 for attack or defence, a build, or a resource; any number.
#[test]
fn what_runes_buy() {
    let before =
        "2 rise kari | at attack\n1: purse 0 0 0 2 | hand ambush\n2: purse 0 0 0 3 | hand rout";
    table(before)
        .act(&["2 attack rout", "2 rune", "2 rune", "2 done", "1 rune", "1 rune"])
        .shows("attack 8:4\n1: purse 0 0 0 0\n2: purse 0 0 0 1")
        .refuses("1 rune", "RAG-T11");
    table("2 rise kari | at building\n1: purse 0 0 0 3")
        .act(&["1 rune build", "1 rune build", "1 rune gold"])
        .shows("builds 4\n1: purse 0 0 1 0")
        .refuses("1 rune build", "RAG-T11")
        .refuses("1 rune gold", "RAG-T11");
}
