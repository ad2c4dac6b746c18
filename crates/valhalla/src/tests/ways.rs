//! Which ways to play go together, and what a box must have for them.

use tabletop::{Game, Setup};

use super::draw::BOX;
use crate::Valhalla;

/// The rules that faults of a set-up name, in order.
fn rules(setup: Setup) -> Vec<&'static str> {
    match Valhalla::build(&setup, BOX) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.0.iter().map(|fault| fault.rule.unwrap_or("no rule")).collect(),
    }
}

/// VAL-M2, M16: one player only against a Monster; solo and co-op do not go together.
#[test]
fn one_player_needs_a_monster() {
    assert_eq!(rules(Setup::new(1)), ["VAL-M2"]);
    assert_eq!(rules(Setup::new(1).with("solo", "hel")), [""; 0]);
    assert_eq!(rules(Setup::new(2).with("solo", "hel")), ["VAL-M2"]);
    assert_eq!(rules(Setup::new(2).with("coop", "hel")), [""; 0]);
    assert_eq!(rules(Setup::new(5).with("coop", "hel")), ["VAL-M16"]);
    let both = Setup::new(1).with("solo", "hel").with("coop", "fenrir");
    assert_eq!(rules(both), ["VAL-M16", "VAL-M16"]);
}

/// VAL-M13, M15, M16: level, abilities and mercy are a Monster's.
#[test]
fn levels_need_a_monster() {
    let setup = Setup::new(2).with("level", "2").with("abilities", "off").with("mercy", "5");
    assert_eq!(rules(setup), ["VAL-M13", "VAL-M15", "VAL-M16"]);
}

/// VAL-M14, M17: Loki, Thor, Tyr, King and pairs are not used; Dwarves only with the Valkyries.
#[test]
fn what_is_not_played_against_a_monster() {
    let coop = || Setup::new(4).with("coop", "hel");
    for deck in ["loki", "thor", "tyr", "king"] {
        assert_eq!(rules(coop().with("with", deck)), ["VAL-M14"], "{deck}");
    }
    assert_eq!(rules(coop().with("pairs", "alliance")), ["VAL-M14"]);
    assert_eq!(rules(coop().with("with", "dwarves")), ["VAL-M14"]);
    assert_eq!(rules(coop().with("with", "valkyries")), [""; 0]);
    assert_eq!(rules(coop().with("with", "valkyries").with("with", "dwarves")), [""; 0]);
    let many = coop().with("with", "loki").with("with", "king").with("pairs", "alliance");
    assert_eq!(rules(many.with("variant", "draft")), ["VAL-M14", "VAL-M2", "VAL-M14", "VAL-M14"]);
    // What there is not is told once, as that.
    assert_eq!(rules(coop().with("with", "ships").with("variant", "fast")), ["no rule"; 2]);
}

/// VAL-X5: Thor needs a third player, who supports.
#[test]
fn thor_needs_three_players() {
    for (players, wrong) in [(2, true), (3, false), (4, false), (5, false), (6, false)] {
        let found = rules(Setup::new(players).with("with", "thor"));
        assert_eq!(found, ["VAL-X5"][..wrong as usize], "{players}");
    }
}

/// VAL-X38: pairs are for four or six.
#[test]
fn pairs_are_for_four_or_six() {
    for pairs in ["partnership", "alliance"] {
        for players in [2, 3, 4, 5, 6] {
            let setup = Setup::new(players).with("pairs", pairs);
            let told = match Valhalla::build(&setup, BOX) {
                Ok(_) => Vec::new(),
                Err(faults) => faults.phrases(),
            };
            let told: Vec<String> =
                told.iter().map(|fault| words::Words::english().text(fault)).collect();
            match players {
                4 | 6 => assert_eq!(told, [""; 0]),
                _ => {
                    let [told] = &told[..] else { panic!("{players}: {told:?}") };
                    let says = format!("pairs are for 4 or 6 players, not {players}");
                    assert!(told.contains(&says) && told.contains("VAL-X38"), "{told}");
                }
            }
        }
    }
    // With another fault, that one too.
    let many = Setup::new(3).with("pairs", "alliance").with("loki", "2");
    assert_eq!(rules(many), ["VAL-X38", "VAL-X1"]);
    let none = Setup::new(3).with("pairs", "trios");
    assert_eq!(rules(none), ["no rule"]);
    assert_eq!(rules(Setup::new(7).with("pairs", "alliance")), ["no rule"]);
}

/// VAL-M1, X34: a box without Monsters or Kings is good, but not for tables that need them.
#[test]
fn an_older_box_has_no_monsters() {
    let old = include_str!("../../data/box-0.1.toml");
    let rule = |setup: Setup| match Valhalla::build(&setup, old) {
        Ok(_) => None,
        Err(faults) => faults.0[0].rule,
    };
    assert_eq!(rule(Setup::new(2)), None);
    assert_eq!(rule(Setup::new(1).with("solo", "hel")), Some("VAL-M1"));
    assert_eq!(rule(Setup::new(2).with("with", "king")), Some("VAL-X34"));
}

/// VAL-X34: a King's levels for a number of players that cannot be are one fault; for a number
/// that is there already they are told as that.
#[test]
fn a_wrong_number_of_players_is_one_fault() {
    let faults = |players: &str| -> Vec<String> {
        let bad = BOX.replacen("players = 6\nglory", &format!("players = {players}\nglory"), 1);
        let faults = crate::cards::Deck::read(&bad).expect_err("it is wrong").0;
        faults.iter().map(|fault| format!("{} {}", fault.place, fault.message)).collect()
    };
    for players in ["9", "1", "\"all\""] {
        let told = faults(players);
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].starts_with("king 5.players fault-not-a-number("), "{told:?}");
    }
    let told = faults("2");
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(told[0], "king 5.players fault-name-again(times: 2)");
    assert!(told[1].starts_with("[[king]] val-fault-kings-missing("), "{told:?}");
}

/// VAL-M16, M1: strengths together are three lists of six that do not fall.
#[test]
fn strengths_together_are_checked() {
    let newest = Valhalla::about().boxes[0].text;
    let line = newest.lines().find(|line| line.starts_with("together = ")).expect("a Monster");
    let sixes = "[1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1, 1]";
    let bad = [
        "7".to_owned(),
        format!("[{sixes}]"),
        format!("[{sixes}, [1, 2, 3, 4, 5]]"),
        format!("[{sixes}, [0, 2, 3, 4, 5, 6]]"),
        format!("[{sixes}, [1, 2, 3, 4, 5, 100]]"),
        format!("[{sixes}, [1, 2, 4, 3, 5, 6]]"),
    ];
    let read = |list: &str| crate::cards::Deck::read(&newest.replacen(line, list, 1));
    assert!(read(&format!("together = [{sixes}, [2, 2, 2, 2, 2, 2]]")).is_ok());
    for list in bad {
        let faults = read(&format!("together = {list}")).expect_err("it is wrong").0;
        let told: Vec<_> =
            faults.iter().map(|f| (f.rule, f.place.as_str(), f.message.id)).collect();
        let place = "monster 1 (Jörmungandr).together";
        assert_eq!(told, [(Some("VAL-M16"), place, "val-fault-monster-together")], "{list}");
    }
}

/// A box's Monsters and Kings are checked, all faults at once.
#[test]
fn faults_of_monsters_and_kings_are_all_told() {
    let bad = BOX
        .replacen("id = \"surtur\"", "id = \"hel\"", 1)
        .replacen(
            "{ strength = 8, limit = 4, symbols = [\"spear\"",
            "{ strength = 99, limit = 4, symbols = [\"stone\"",
            1,
        )
        .replacen("ability = \"chill\"", "ability = \"sing\"", 1)
        .replacen("players = 3\nglory", "players = 4\nglory", 1)
        .replacen("dice = [0, 1, 2]", "dice = [1, 1, 2]", 1);
    let faults = crate::cards::Deck::read(&bad).expect_err("it is wrong").0;
    let told: Vec<String> =
        faults.iter().map(|fault| format!("{} {}", fault.place, fault.message)).collect();
    for part in [
        "surtur",
        "stone",
        "sing",
        "val-fault-monster-order",
        "val-fault-kings-missing",
        "val-fault-king-first",
        "fault-name-again",
    ] {
        assert!(told.iter().any(|fault| fault.contains(part)), "{part}: {told:#?}");
    }
}
