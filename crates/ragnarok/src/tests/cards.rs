//! RAG-P2, P3, D1: every ploy and every action card.

use testkit::Drawn;

use super::table::{check, refused, table};

fn play(hand: &str, rest: &[&str], after: &str) {
    let mut acts = vec!["1 draw b", "~ ..."];
    acts.extend(rest);
    check(&format!("2 | at action | discard rampart warcry\n1: {hand}"), &acts, after);
}

/// RAG-P3: what action cards do.
#[test]
fn action_cards() {
    play(
        "hand odin-leader-of-the-gods | purse 0 3 4",
        &["1 play odin-leader-of-the-gods", "1 convert 2 3"],
        "1: purse 5 1 1 0",
    );
    play("hand rune-of-fertility", &["1 play rune-of-fertility", "~ 3"], "1: followers 2");
    play("hand rune-of-fertility#3", &["1 play rune-of-fertility#3", "~ 6"], "1: followers 2");
    play(
        "hand rune-of-fertility#5 | followers 3",
        &["1 play rune-of-fertility#5", "~ 1"],
        "1: followers 2",
    );
    play("hand seduction#5", &["1 play seduction#5"], "1: followers 2");
    play("hand spoils-of-war#4", &["1 play spoils-of-war#4"], "1: purse 0 3 0 0");
    play("hand blood-vein", &["1 play blood-vein"], "1: purse 2 0 0 0");
    play(
        "hand backup-has-arrived#4",
        &["1 play backup-has-arrived#4", "1 draw a", "~ ..."],
        "points 2 | now 1 Act",
    );
    play(
        "hand tyr-god-of-war",
        &["1 play tyr-god-of-war", "1 fetch rampart"],
        "discard warcry tyr-god-of-war",
    );
    play("hand drakkar", &["1 play drakkar", "1 divine Thor", "~ mjolnir"], "points 2 | now 1 Act");
    // Nothing if there is none.
    check(
        "2 | at action\n1: hand tyr-god-of-war",
        &["1 draw a", "~ ...", "1 play tyr-god-of-war"],
        "discard tyr-god-of-war | now 1 Act",
    );
}

/// RAG-P3: up to five are converted, and what is there; up to four cards are sacrificed.
#[test]
fn limits_of_action_cards() {
    let table =
        table("2 | at action\n1: hand odin-leader-of-the-gods sacrifice rout | purse 0 4 4")
            .act(&["1 draw b", "~ ambush ambush#2", "1 play odin-leader-of-the-gods"])
            .refuses("1 convert 3 3", "RAG-P3")
            .refuses("1 convert 5 0", "RAG-P3")
            .act(&["1 convert 1 0", "1 play sacrifice", "1 discard ambush"])
            .refuses("1 discard rout", "RAG-P3") // named in ascending order, rout comes before
            .refuses("1 discard rampart", "RAG-P3");
    table.act(&["1 discard ambush#2"]).shows("1: followers 2 | hand rout");
}

/// RAG-P2: Freya, Puddle of Mud.
#[test]
fn a_ploys() {
    play(
        "hand rout ambush | up freya",
        &["1 use freya", "1 discard rout", "1 done", "1 draw a", "~ seduction"],
        "discard rampart warcry freya rout",
    );
    play(
        "up puddle-of-mud",
        &["1 use puddle-of-mud", "1 fetch warcry"],
        "discard rampart puddle-of-mud",
    );
    table("2 | at action | discard rampart warcry\n1: up puddle-of-mud")
        .act(&["1 draw a", "~ ...", "1 use puddle-of-mud"])
        .refuses("1 fetch puddle-of-mud", "RAG-P2") // it never fetches itself
        .refuses("1 fetch rampart", "RAG-P2");
}

/// RAG-P2: what the bonuses are tied to.
#[test]
fn attack_ploys() {
    let all =
        "up weapons-of-war weapons-of-war#2 weapons-of-war#4 thief undead-army power-drain warcry";
    for (card, base, helps) in [
        ("night-raid", 4, "thief=4 power-drain=3"),
        ("rout", 4, "undead-army=3"),
        ("false-prophet", 4, "power-drain=3"),
        ("frost-breath", 5, "warcry=3"),
        ("landslide", 3, ""),
    ] {
        let before = format!("2 | at attack\n2: hand {card} | {all}");
        let attack = format!("2 attack {card}");
        for ploy in ["thief", "undead-army", "power-drain", "warcry"] {
            let help = helps.split(' ').find_map(|help| help.strip_prefix(&format!("{ploy}=")));
            let table = table(&before).act(&[&attack]);
            match help.map(|n| n.parse::<u8>().expect("a number")) {
                Some(n) => {
                    let act = format!("2 use {ploy}");
                    table.act(&[&act]).shows(&format!("attack {}:0", base + n));
                }
                None => {
                    table.refuses(&format!("2 use {ploy}"), "RAG-P2");
                }
            }
        }
        table(&before)
            .act(&[&attack, "2 use weapons-of-war", "2 use weapons-of-war#4"])
            .shows(&format!("attack {}:0", base + 3));
    }
    check(
        "2 rise ymir | at attack\n1: hand rampart\n2: hand rout | up cold-climate",
        &["2 attack rout", "2 use cold-climate"],
        "attack 7:0",
    );
}

/// RAG-D1: Warcry: en, nl destroy or freeze a temple; fr, de destroy a card or freeze a temple.
#[test]
fn warcry_by_edition() {
    for (edition, temple, card) in
        [("en", true, false), ("nl", true, false), ("fr", false, true), ("de", false, true)]
    {
        let drawn = |hand: &str| {
            let before =
                format!("2 {edition} | at attack\n2: hand {hand} | up warcry weapons-of-war");
            let attack = format!("2 attack {hand}");
            table(&before).act(&[&attack])
        };
        for (hand, base, works) in
            [("torchbearers", 2, temple), ("fire-arrow", 5, card), ("frost-breath", 5, true)]
        {
            let table = drawn(hand);
            if works {
                table.act(&["2 use warcry"]).shows(&format!("attack {}:0", base + 3));
            } else {
                table.refuses("2 use warcry", "RAG-P2");
            }
        }
    }
}

/// RAG-P2: Agir steals a follower from the attacker after a successful defence, Fresh Blood
/// brings two; neither after a lost one.
#[test]
fn ploys_after_a_defence() {
    let before = "2 rise agir | at attack\n1: hand rampart | up agir fresh-blood\n2: hand rout | followers 3";
    check(
        before,
        &["2 attack rout", "1 defend rampart", "1 use agir", "1 use fresh-blood"],
        "1: followers 3\n2: followers 2",
    );
    table(before).act(&["2 attack rout", "1 done"]).shows("active 2");
    refused(before, "1 use agir", "RAG-T4");
}
