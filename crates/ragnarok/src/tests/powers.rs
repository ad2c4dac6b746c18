//! RAG-P1: every power of every being, the first with one temple, both with two.

use testkit::Drawn;

use super::table::{check, refused, table};

/// RAG-P1: Odin: the first purchase brings one more, the second power one in each phase.
#[test]
fn odin() {
    check(
        "2 | at followers\n1: temples Odin.1 | purse 2 2 2",
        &["1 buy", "1 buy"],
        "1: followers 3",
    );
    check("2 | at followers\n1: temples Odin.1 Odin.2", &[], "1: followers 1");
}

/// RAG-P1: Thor: attacks +1; a follower for a successful attack on a player, once in a phase.
#[test]
fn thor() {
    check(
        "2 | at attack\n1: hand rampart\n2: hand rout | temples Thor.1",
        &["2 attack rout"],
        "attack 5:0",
    );
    check(
        "2 | at attack\n1: followers 4\n2: hand rout ambush | temples Thor.1 Thor.2 | up viking-army",
        &["2 attack rout", "2 use viking-army", "2 attack ambush"],
        "2: followers 1\n1: followers 1",
    );
}

/// RAG-P1: Freya: three open cards, one more build. Tyr: defence +1, a defence card from the
/// discard for the first successful defence.
#[test]
fn freya_and_tyr() {
    check("2 | at action\n1: temples Freya.1", &["1 draw a"], "now ~ pick 3 of 54");
    check("2 | at building\n1: temples Freya.1 Freya.2", &[], "builds 3");
    table("3 | at attack | discard rampart\n1: temples Tyr.1 Tyr.2 | hand rampart#2 palisade\n2: hand rout\n3: hand rout#2")
        .act(&["2 attack rout", "1 defend palisade", "1 done"])
        .shows("now 1 Recall")
        .refuses("1 fetch palisade", "RAG-P3") // it is discarded when the attack is over
        .act(&["1 fetch rampart", "3 attack rout#2", "1 defend rampart", "1 done"])
        .shows("active 2");
}

/// RAG-P1: Heimdall: a resource of choice; exchange two for one.
#[test]
fn heimdall() {
    table("2\n1: temples Heimdall.1 Heimdall.2 | purse 0 0 2")
        .refuses("1 take rune", "RAG-T3")
        .act(&["1 take blood", "~ 1 1", "1 exchange gold diamond", "1 exchange gold blood"])
        .shows("1: purse 2 1 0 0");
}

/// RAG-P1: Loki: one more yellow or blue die; one more white die.
#[test]
fn loki() {
    table("2\n1: temples Loki.1")
        .refuses("1 die white", "RAG-P1")
        .act(&["1 die blue", "~ 6 1 1"])
        .shows("1: purse 2 0 2 0");
    check(
        "2 | at followers\n1: temples Loki.1 Loki.2 | village 2 0 1",
        &["~ 3 3"],
        "1: followers 2",
    );
}

/// RAG-P1: Surtur: +2 to attacks that freeze, destroy or hit a being; the hit loses one more.
#[test]
fn surtur() {
    let before = "2 | at attack\n1: temples Odin.1 | followers 4 | hand rampart\n2: temples Surtur.1 | hand frost-breath fire-arrow rout";
    check(before, &["2 attack frost-breath"], "attack 7:0");
    check(before, &["2 attack fire-arrow"], "attack 7:0");
    check(before, &["2 attack rout"], "attack 4:0");
    check(before, &["2 slay Odin rout"], "attack 6:0");
    let two = before.replace("Surtur.1", "Surtur.1 Surtur.2");
    check(&two, &["2 attack rout", "1 done"], "1: followers 1");
}

/// RAG-P1: Hel: losses are one less; followers for followers lost.
#[test]
fn hel() {
    let before =
        "2 rise hel | at attack\n1: followers 4\n2: hand rout ambush | temples Hel.1 Hel.2";
    check(before, &["2 attack rout"], "1: followers 2\n2: followers 1");
    let own = "2 rise hel | at attack\n1: followers 4 | temples Hel.1\n2: hand rout ambush";
    check(own, &["2 attack rout"], "1: followers 3");
    check(own, &["2 attack ambush"], "1: followers 4");
}

/// RAG-P1: Ymir: move one own temple in a Building phase; with two, to any free site, taking its
/// treasure.
#[test]
fn ymir() {
    let before = "2 rise ymir | at building\n1: temples Ymir.1 Ymir.2";
    let one = "2 rise ymir | at building\n1: temples Ymir.1";
    table(one)
        .refuses("1 move Ymir 1 to Odin 1", "RAG-T6")
        .act(&["1 move Ymir 1 to Odin 5"])
        .shows("1: temples Odin.5 | followers 0 | purse 0 0 0 0");
    table(before)
        .act(&["1 move Ymir 1 to Odin 1"])
        .shows("1: temples Odin.1 Ymir.2 | purse 0 2 0 0")
        .refuses("1 move Ymir 2 to Odin 5", "RAG-P1");
    refused("2 | at building\n1: temples Odin.1", "1 move Odin 1 to Thor 5", "RAG-P1");
}

/// RAG-P1: Thrym: a rune if you have none; runes give three.
#[test]
fn thrym() {
    check("2 rise thrym | at resource\n1: temples Thrym.1", &[], "1: purse 0 0 0 1");
    check(
        "2 rise thrym | at resource\n1: temples Thrym.1 | purse 0 0 0 1",
        &[],
        "1: purse 0 0 0 1",
    );
    check(
        "2 rise thrym | at attack\n1: hand rampart\n2: temples Thrym.1 Thrym.2 | purse 0 0 0 1 | hand rout",
        &["2 attack rout", "2 rune"],
        "attack 7:0",
    );
}

/// RAG-P1: Agir: defence +1; a resource of the attacker's after a successful defence.
#[test]
fn agir() {
    table("2 rise agir | at attack\n1: temples Agir.1 Agir.2 | hand shield-wall\n2: hand rout | purse 0 1 0")
        .act(&["2 attack rout", "1 defend shield-wall"])
        .refuses("1 take gold", "RAG-P1")
        .act(&["1 take diamond"])
        .shows("1: purse 0 1 0 1\n2: purse 0 0 0 0");
}

/// RAG-P1: Kari: a reroll in a turn, two with two temples, whose skulls are blanks.
#[test]
fn kari() {
    table("2 rise kari\n1: temples Kari.1")
        .act(&["~ 1 1"])
        .refuses("1 reroll 3", "RAG-P1")
        .act(&["1 reroll 2", "~ 6"])
        .shows("1: purse 0 2 1 0");
    check(
        "2 rise kari | at followers\n1: temples Kari.1 Kari.2 | village 2 0 1 | followers 3",
        &["~ 1", "1 reroll 1", "~ 1", "1 done"],
        "1: followers 3",
    );
}

/// RAG-P1: Mork: discard one, draw two, once; an attacker who fails discards one.
#[test]
fn mork() {
    table("2 rise mork | at action\n1: temples Mork.1 | hand rout ambush")
        .act(&["1 draw a", "~ ...", "1 barter rout b", "~ ..."])
        .shows("discard rout | points 3")
        .refuses("1 barter ambush a", "RAG-P1");
    check(
        "2 rise mork | at attack\n1: temples Mork.1 Mork.2 | hand rampart\n2: hand rout seduction",
        &["2 attack rout", "1 defend rampart", "~ 1"],
        "2: hand -\ndiscard rout seduction rampart",
    );
}

/// RAG-P1: Grim: a follower for the first rune in a round; a rune for two followers, once.
#[test]
fn grim() {
    check(
        "3 rise grim | at attack\n1: followers 4\n2: hand rout ambush | temples Grim.1 | up viking-army",
        &["2 attack rout", "2 use viking-army", "2 attack ambush", "2 done"],
        "2: followers 1 | purse 0 0 0 2",
    );
    table("2 rise grim | at followers\n1: temples Grim.1 Grim.2 | purse 1 1 1 2")
        .act(&["1 rune followers"])
        .shows("1: followers 2 | purse 1 1 1 1")
        .refuses("1 rune followers", "RAG-P1");
}
