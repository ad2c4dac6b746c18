//! RAG-A: alone against the AP, which follows its procedure without choices of its own.

use testkit::Drawn;

use super::table::{check, refused, table};
use crate::Event;

/// RAG-A1: slaying is off; the AP starts at the bottom; Thrym has a rune; its decks.
#[test]
fn how_solo_is_set_up() {
    table("1 loki").shows("ap 0 | runes 0");
    table("1 thrym").shows("ap 0 | runes 1");
    check("1 loki | at attack\n1: temples Odin.1", &[], "now ~ pick 1 of 8");
    check("1 thrym | at attack", &[], "now ~ pick 1 of 12");
    refused("1 loki | at attack | active 2\n1: hand rout", "1 slay Odin rout", "RAG-A1");
    // Each deck is shuffled anew when it is empty.
    let mut drawn = table("1 loki | at attack");
    drawn.state.ap_attacks = 0b1;
    drawn.state.stack.clear();
    drawn.state.stack.push(crate::step::Step::ApStrike);
    drawn.state.stack.push(crate::step::Step::ApStrike);
    let drawn = drawn.act(&["~ 1"]);
    assert_eq!(drawn.state.ap_attacks.count_ones(), 8, "the last was drawn, all are back");
}

/// RAG-A1, A2: you play first, then the AP's Building, Attack and Followers phases.
#[test]
fn the_order_of_a_round() {
    check("1 loki | at end", &[], "active 2 | round 1 | now ~ pick 1 of 7");
    table("1 loki | at end\n1: hand rout")
        .act(&["~ 1"])
        .shows("aptemples Odin.5 | ap 1 | now 1 Strike")
        .act(&["1 pass"])
        .shows("now ~ roll 1")
        .act(&["~ 6"])
        .shows("ap 4 | active 1 | round 2");
}

/// RAG-A2: the AP draws an attack card; you defend; what it steals goes to the supply, followers
/// move it up, runes go to Thrym.
#[test]
fn the_ap_attacks() {
    // Loki's cards in order: lose 1 v5, lose 2 v4, steal follower v5, steal 2 v4, steal 2 v5,
    // freeze v5, destroy card v6, move v4.
    table("1 loki | at attack\n1: followers 4 | hand rampart")
        .act(&["~ 1"])
        .shows("attack 5:0 | now 1 Defend")
        .act(&["1 defend rampart"])
        .shows("1: followers 4");
    check("1 loki | at attack\n1: followers 4", &["~ 2"], "1: followers 2 | temples -");
    check("1 loki | at attack\n1: followers 4", &["~ 3"], "1: followers 3\nap 1");
    table("1 loki | at attack\n1: purse 1 1 0 0")
        .act(&["~ 4"])
        .refuses("1 give gold", "RAG-A7")
        .act(&["1 give blood", "1 give diamond"])
        .shows("1: purse 0 0 0 0");
    check("1 loki | at attack\n1: hand rout seduction", &["~ 7", "1 done", "~ 1"], "active 2");
    // Thrym's: steal 1 rune v4.
    check("1 thrym | at attack\n1: purse 0 0 0 2", &["~ 9", "1 done"], "1: purse 0 0 0 1\nrunes 3");
}

/// RAG-A3: it moves your dearest temple to the cheapest area, freezes and destroys the dearest;
/// ties are yours.
#[test]
fn the_dearest_is_hit() {
    // Costs: Odin 7, Thor 5, Freya 6, Tyr 4, Heimdall 4, Loki 5, Surtur 5.
    check("1 loki | at attack\n1: temples Odin.1 Tyr.1", &["~ 6"], "1: temples Odin.1* Tyr.1");
    table("1 loki | at attack\n1: temples Thor.1 Loki.1 Tyr.1")
        .act(&["~ 6"])
        .shows("now 1 Freeze")
        .refuses("1 freeze Tyr 1", "RAG-A3")
        .lists(1, &["freeze Thor 1", "freeze Loki 1"]);
    // Cheapest: Tyr and Heimdall; where you have two is passed over.
    table("1 loki | at attack\n1: temples Odin.1")
        .act(&["~ 8"])
        .lists(1, &["move Odin 1 to Tyr 5", "move Odin 1 to Heimdall 5"])
        .refuses("1 move Odin 1 to Loki 5", "RAG-A3");
    check(
        "1 loki | at attack\n1: temples Odin.1 Tyr.1 Tyr.2",
        &["~ 8"],
        "1: temples Heimdall.5 Tyr.1 Tyr.2",
    );
    check("1 loki | at attack\n1: temples Tyr.1", &["~ 8"], "1: temples Tyr.1");
    // A destroyed temple is the dearest too.
    let raze = super::draw::BOX.replacen(
        "kind = \"attack\"\nvalue = 5\neffect = \"lose-followers\"\namount = 1\nloki = true",
        "kind = \"attack\"\nvalue = 5\neffect = \"destroy-temple\"\nloki = true",
        1,
    );
    let table = super::table::table_of("1 loki | at attack\n1: temples Odin.1 Tyr.1", &raze);
    table.act(&["~ 1"]).shows("1: temples Tyr.1");
}

/// RAG-A4: a token is drawn, a temple built on the empty site, else the lowest free one, whose
/// treasure is removed; the second temple takes the token out; no card.
#[test]
fn the_ap_builds() {
    check("1 loki | at building | active 2", &["~ 2"], "aptemples Thor.5 | ap 1");
    let table = table("1 loki | at building | active 2 | aptemples Odin.5").act(&["~ 1"]);
    assert_eq!(table.state.spent & 1, 1, "the treasure of site 1 is removed");
    table.shows("aptemples Odin.1 Odin.5");
    let two = "1 loki | at building | active 2 | aptemples Odin.1 Odin.5";
    check(two, &[], "now ~ pick 1 of 6");
    check(&two.replace("active 2", "active 2 | ice Odin.1"), &[], "now ~ pick 1 of 6");
    let nine = "aptemples Odin.1 Odin.2 Thor.1 Thor.2 Tyr.1 Tyr.2 Loki.1 Loki.2 Surtur.1";
    let full = super::table::table(&format!("1 loki | at building | active 2 | {nine}"));
    full.shows("ap 0");
    // Destruction and moves adjust the tokens.
    let razed = super::table::table(
        "1 loki | at attack | active 2 | aptemples Odin.1 Odin.2\n\
         1: hand torchbearers | up weapons-of-war#4",
    );
    assert_eq!(razed.game.bag(&razed.state).count(), 6);
    let razed =
        razed.act(&["1 attack torchbearers", "1 use weapons-of-war#4", "~ 1", "1 destroy Odin 1"]);
    assert_eq!(razed.game.bag(&razed.state).count(), 7);
}

/// RAG-A5: weaken effects first, then you may attack; it draws a defence card; resources come
/// from the supply, runes from Thrym, who gains one for each success.
#[test]
fn you_attack_the_ap() {
    // Defence cards in order: 2 3 3 4 4 5 5 6.
    table("1 thrym grim | at attack | active 2\n1: hand night-raid rune-raid")
        .act(&["1 attack night-raid", "~ 1", "1 take gold", "1 take gold"])
        .shows("1: purse 0 0 2 1\nrunes 0 | ap 2");
    check(
        "1 thrym grim | at attack | active 2\n1: hand rune-raid",
        &["1 attack rune-raid", "~ 1"],
        "1: purse 0 0 0 2",
    );
    let held = table("1 thrym grim | at attack | active 2\n1: hand night-raid");
    let held = held.act(&["1 attack night-raid", "~ 8"]);
    let gained = |event: &Event| matches!(event, Event::Gained { seat, .. } if seat.0 == 1);
    assert!(held.told.iter().any(gained), "a rune for the defence");
    // Tyr's area raises its defence; frozen it does not.
    let tyr = "1 loki | at attack | active 2 | aptemples Tyr.1 Tyr.2\n1: hand rout";
    let told = |before: &str| {
        let table = table(before).act(&["1 attack rout", "~ 1"]);
        table.told.into_iter().find_map(|event| match event {
            Event::ApDefends { value, .. } => Some(value),
            _ => None,
        })
    };
    assert_eq!(told(tyr), Some(4));
    assert_eq!(told(&tyr.replace("active 2", "active 2 | ice Tyr.1")), Some(3));
}

/// RAG-P2: in solo Leader of the Gods counts against Thrym, Ruler of the Giants against Loki.
#[test]
fn the_ap_is_a_god_or_a_giant() {
    table(
        "1 loki | at attack | active 2\n1: hand rout | up leader-of-the-gods ruler-of-the-giants",
    )
    .act(&["1 attack rout"])
    .refuses("1 use leader-of-the-gods", "RAG-P2")
    .act(&["1 use ruler-of-the-giants"])
    .shows("attack 7:0");
    table("1 thrym odin surtur | at attack | active 2\n1: hand rout | up leader-of-the-gods ruler-of-the-giants")
        .act(&["1 attack rout"])
        .refuses("1 use ruler-of-the-giants", "RAG-P2")
        .act(&["1 use leader-of-the-gods"])
        .shows("attack 7:0");
}

/// RAG-A6: Loki rolls one white die, two from round 4; Thrym trades a rune for two followers, two
/// for five from round 4, none if too few; then powers, then extra dice.
#[test]
fn the_ap_wins_followers() {
    check("1 loki | at followers | active 2", &["~ 6"], "ap 3");
    check("1 loki | at followers | active 2 | round 4", &["~ 6 5"], "ap 5");
    check("1 thrym | at followers | active 2 | runes 1", &[], "ap 2 | runes 0");
    check("1 thrym | at followers | active 2 | round 4 | runes 3", &[], "ap 5 | runes 1");
    check("1 thrym | at followers | active 2 | round 4 | runes 1", &[], "ap 0 | runes 1");
    table("1 loki | at followers | active 2 | aptemples Loki.1 Loki.2 Thor.1")
        .act(&["~ 3"])
        .shows("ap 3 | now ~ roll 1") // one by the die, two by Thor
        .act(&["~ 3"])
        .shows("ap 4");
}

/// RAG-A7: Thrym's powers never add within an area; weakening by Hel, Heimdall, Mork; Ymir moves;
/// a rune if you do not attack.
#[test]
fn powers_of_thrym() {
    check(
        "1 thrym odin | at followers | active 2 | runes 0 | aptemples Odin.1 Odin.2",
        &[],
        "ap 2", // two for two temples, not one and two
    );
    check(
        "1 thrym hel mork heimdall | at attack | active 2 | aptemples Hel.1 Mork.1 Heimdall.1\n\
         1: followers 4 | purse 0 0 2 1 | hand seduction seduction#2",
        &["1 give gold", "~ 1"],
        "1: followers 3 | purse 0 0 1 1",
    );
    // Tyr has number 2, Agir 3; Odin is letter A.
    let moved = table("1 thrym ymir tyr agir odin | at building | active 2 | aptemples Ymir.1 Ymir.2 Tyr.1 Agir.1").act(&["~ 1"]);
    let way = |event: &Event| matches!(event, Event::MovedTemple { from: 3, to: 0, .. });
    assert!(moved.told.iter().any(way), "{:?}", moved.told);
    // Thrym's area: a rune if it was spared.
    let spared = "1 thrym Thrym | at attack | active 2 | runes 0 | aptemples Thrym.1\n1: hand rout";
    let told = |acts: &[&str]| table(spared).act(acts).told.contains(&Event::ApSpared);
    assert!(told(&["1 pass"]) && !told(&["1 attack rout", "~ 1"]));
}

/// RAG-A8: Loki's powers: Freya one more token; Mork moves one of yours; Kari rerolls a skull
/// before a blank, once, and the second result stands; Odin nothing.
#[test]
fn powers_of_loki() {
    table("1 loki | at building | active 2 | aptemples Freya.1")
        .act(&["~ 1"])
        .shows("now ~ pick 1 of 7 | ap 1")
        .act(&["~ 2"])
        .shows("ap 2");
    check(
        "1 loki mork tyr | at attack | active 2 | aptemples Mork.1 Mork.2\n1: temples Odin.1",
        &[],
        "active 2",
    );
    let one = "1 loki kari | at followers | active 2 | round 4 | ap 8 | aptemples Kari.1";
    check(one, &["~ 2 2"], "ap 8 | active 1");
    check(one, &["~ 2 1", "~ 1"], "ap 7 | active 1");
    let two = one.replace("Kari.1", "Kari.1 Kari.2");
    check(&two, &["~ 2 1", "~ 6"], "ap 11 | active 1");
    check(&two, &["~ 2 3", "~ 2"], "ap 9 | active 1");
    check("1 loki | at followers | active 2 | aptemples Odin.1 Odin.2", &["~ 2"], "ap 0");
}

/// RAG-T13: the AP's marker has havens; RAG-A2: stolen followers move it up.
#[test]
fn the_ap_has_havens() {
    check(
        "1 loki | at attack | active 2 | ap 6\n1: hand rout",
        &["1 attack rout", "~ 1", "~ 2"],
        "ap 5",
    );
}

/// RAG-A9: after round 6 the better one wins, a full tie is the AP's; levels shift its data.
#[test]
fn who_wins_alone() {
    let end = |fields: &str, one: &str| {
        format!("1 loki | at followers | active 2 | round 6 | {fields}\n1: {one}")
    };
    let over = |fields: &str, one: &str, won: &str| {
        check(&end(fields, one), &["~ 2 2"], &format!("now over | wins {won}"));
    };
    over("ap 9", "followers 10", "1");
    over("ap 9", "followers 9", "-");
    over("ap 9", "followers 9 | purse 0 0 1", "1");
    over("ap 9 | aptemples Odin.1", "followers 9 | purse 0 0 1", "-");
    let easy = table("1 loki easy | at attack").act(&["~ 1"]);
    assert!(easy.told.iter().any(|e| matches!(e, Event::Compared { attack: 4, .. })));
    let hard = table("1 loki hard | at attack").act(&["~ 1"]);
    assert!(hard.told.iter().any(|e| matches!(e, Event::Compared { attack: 6, .. })));
    hard.shows("ap 5");
}
