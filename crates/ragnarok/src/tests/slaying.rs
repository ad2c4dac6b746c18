//! RAG-K: divine slaying.

use testkit::Drawn;

use super::table::{check, refused, table};

const ALL: &str = "Thor=5 Freya=5 Tyr=5 Heimdall=5 Loki=5 Surtur=5";

/// RAG-K1: any attack card; only its value counts; the active player may defend; the being loses
/// the difference, not below 0.
#[test]
fn a_being_loses_the_difference() {
    let before = "2 | at attack\n1: temples Odin.1 | hand round-shield | followers 4\n2: hand rout fimbul-storm";
    check(
        before,
        &["2 slay Odin rout", "1 defend round-shield"],
        &format!("life Odin=3 {ALL}\n1: followers 4"),
    );
    // A card that hits all hits only the being.
    check(
        before,
        &["2 slay Odin fimbul-storm", "1 done"],
        &format!("life Odin=2 {ALL}\n1: followers 4"),
    );
}

/// RAG-K1: bonuses tied to an effect do not count, those against a god or a giant do.
#[test]
fn which_bonuses_count_against_a_being() {
    let before = "2 | at attack\n1: temples Odin.1 Surtur.1 | hand rampart\n2: hand night-raid | \
                  up thief power-drain weapons-of-war ruler-of-the-giants leader-of-the-gods";
    let table = table(before).act(&["2 slay Odin night-raid"]);
    let table = table.refuses("2 use thief", "RAG-K1").refuses("2 use power-drain", "RAG-K1");
    let table = table.refuses("2 use leader-of-the-gods", "RAG-K1");
    table.act(&["2 use ruler-of-the-giants", "2 use weapons-of-war"]).shows("attack 8:0");
    let giant = super::table::table(before).act(&["2 slay Surtur night-raid"]);
    giant
        .refuses("2 use ruler-of-the-giants", "RAG-K1")
        .act(&["2 use leader-of-the-gods"])
        .shows("attack 7:0");
    let player = super::table::table(before).act(&["2 attack night-raid"]);
    player
        .refuses("2 use ruler-of-the-giants", "RAG-P2")
        .act(&["2 use thief", "2 use power-drain"])
        .shows("attack 11:0");
}

/// RAG-K1: if it loses nothing the defence succeeded: Fresh Blood and Agir may follow.
#[test]
fn a_held_defence_of_a_being_is_one() {
    check(
        "2 | at attack\n1: temples Odin.1 | hand rampart | up fresh-blood\n2: hand rout",
        &["2 slay Odin rout", "1 defend rampart", "1 use fresh-blood"],
        &format!("life Odin=5 {ALL}\n1: followers 2"),
    );
}

/// RAG-K2: at 0 it dies: temples and treasures are removed, the killer gains a follower, owners
/// keep theirs, powers end.
#[test]
fn a_being_dies() {
    let table = table(
        "2 | at attack | life Odin=4\n1: temples Odin.1 Odin.2 Thor.1 | followers 3 | purse 1 1 1\n\
         2: hand rout | temples Odin.3",
    )
    .act(&["2 slay Odin rout"])
    .shows(&format!(
        "life Odin=0 {ALL}\n1: temples Thor.1 | followers 3\n2: temples - | followers 1"
    ));
    let drawing = table.drawing();
    assert!(!drawing.contains("Odin.4=?") && !drawing.contains("Odin.1="), "{drawing}");
    // Odin's first power is gone: one follower for a purchase.
    table.act(&["1 buy"]).shows("1: followers 4");
}

/// RAG-K2: its divine deck closes, cards in hands stay, temples may be built again elsewhere.
#[test]
fn after_a_death() {
    let dead = "2 | at action | life Odin=0\n1: hand drakkar gungnir";
    table(dead)
        .act(&["1 draw a", "~ ...", "1 play drakkar"])
        .refuses("1 divine Odin", "RAG-P3")
        .act(&["1 divine Thor", "~ mjolnir"])
        .shows("1: hand gungnir mjolnir spoils-of-war spoils-of-war#2");
    refused(
        "2 | at attack | life Odin=0\n1: temples Thor.1\n2: hand rout",
        "2 slay Odin rout",
        "RAG-K2",
    );
}
