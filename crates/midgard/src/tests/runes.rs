//! MID-U: runes.

use testkit::Drawn;

use super::table::{check, refused, table};

/// MID-U1: four in any mix.
#[test]
fn gifts() {
    table("players 2\n1: runes gifts")
        .act(&["1 rune gifts"])
        .lists(1, &["food 0", "food 1", "food 2", "food 3", "food 4"])
        .act(&["1 food 1", "1 wood 1"])
        .shows("1: food 2 | wood 2 | coins 3 | runes gifts!\nnow 1 Worker");
}

/// MID-U2: half of the printed glory more, rounded down, the Kraken too; other glory is not counted.
#[test]
fn glory() {
    let before = "players 2 | now battles | draugrs Mound-Warden:red | camp draugr-1 1 0/0/3\n\
                  1: runes glory | leader Ullr | favours 0";
    table(before)
        .refuses("1 rune glory", "MID-U12")
        .act(&["~ double hit blank"])
        .lists(1, &["rune glory", "pass", "pass round"])
        .act(&["1 rune glory"])
        .shows("1: glory 8 | runes glory!"); // 5 printed, 2 more, 1 for Ullr
    check(before, &["~ double hit blank", "1 pass"], "1: glory 6 | runes glory");
    let kraken = "players 2 | now battles | land 3 Mare:red kraken | camp land-3 1 0/0/3 3 large\n\
                  1: runes glory | favours 0";
    check(kraken, &["~ double hit blank", "1 rune glory"], "1: glory 4");
    refused("players 2\n1: runes glory", "1 rune glory", "MID-U2");
}

/// MID-U3: no losses in this round; not from journeys, hunger or a crossed-out weapon.
#[test]
fn healing() {
    let before = "players 2 | now battles | troll War-Troll | camp troll 1 0/2/0\n\
                  1: runes healing | favours 0 | home 0/0/0";
    table(before)
        .act(&["~ blank blank"])
        .lists(1, &["stand", "rune healing", "pass round"])
        .act(&["1 rune healing"])
        .shows("at-troll 1 0/2/0 0 | now ~ roll 2")
        .act(&["~ blank blank"])
        .shows("1: home 0/0/0 | beaten -");
    let hunt = "players 2 | now battles\n1: runes healing gifts | home 1/0/0 | hunting";
    table(hunt).act(&["1 roll", "~ blank"]).refuses("1 rune healing", "MID-U3");
    let sea = "players 2 | now battles | land 3 Sea-Hag:red whirlpool | camp land-3 1 3/0/0 1 large\n\
               1: runes healing gifts | favours 0 | home 0/0/0";
    table(sea).refuses("1 rune healing", "MID-U3").act(&["1 pass"]).shows("1: home 0/0/0");
}

/// MID-U4: a revealed journey is discarded, the top of the deck comes instead.
#[test]
fn journey() {
    let before = "players 2 | now battles | land 3 Mare:red whirlpool | camp land-3 1 0/2/0 2 large\n\
                  1: runes journey | favours 0";
    table(before)
        .lists(1, &["rune journey", "pass", "pass round"])
        .act(&["1 rune journey"])
        .shows("now ~ pick 1 of 15")
        .act(&["~ doldrums"])
        .shows("at-land-3 1 0/1/0 0 | now ~ roll 1");
    refused("players 2\n1: runes journey", "1 rune journey", "MID-U4");
}

/// MID-U6: blanks are rerolled once, and stand: favours cannot reroll them, the others they can.
#[test]
fn potential() {
    let before = "players 2 | now battles | troll Frost-Troll | camp troll 1 0/2/1\n\
                  1: runes potential | favours 2";
    table(before)
        .act(&["~ blank hit blank", "1 rune potential"])
        .shows("now ~ roll 2")
        .act(&["~ blank blank"])
        .lists(1, &["stand", "favour"])
        .act(&["1 favour"])
        .lists(1, &["add spearman hit"]);
    let all = before.replace("0/2/1", "0/0/1");
    table(&all).act(&["~ blank", "1 rune potential", "~ blank"]).lists(1, &[]);
    table(before).act(&["~ hit hit hit"]).refuses("1 rune potential", "MID-U6");
    refused("players 2\n1: runes potential", "1 rune potential", "MID-U6");
}

/// MID-U7: shields hit and still protect; nothing is rerolled after it; Svanhildr's count 2.
#[test]
fn retaliation() {
    let before = "players 2 | now battles | troll Hill-Troll | camp troll 1 3/0/0\n\
                  1: runes retaliation potential gifts | favours 2 | home 0/0/0 | leader Ullr";
    table(before)
        .act(&["~ shield shield blank", "1 rune retaliation"])
        .refuses("1 favour", "MID-U7")
        .refuses("1 rune potential", "MID-U7")
        .act(&["1 stand"])
        .shows("damage 2 | at-troll 1 3/0/0 0");
    let master = before.replace("Ullr", "Svanhildr");
    table(&master)
        .act(&["~ shield shield blank", "1 rune retaliation", "1 stand"])
        .shows("1: beaten Hill-Troll | home 3/0/0");
    let hunt = "players 2 | now battles\n1: runes retaliation | home 1/0/0 | hunting | favours 0";
    check(hunt, &["1 roll", "~ shield", "1 rune retaliation"], "1: food 2");
}

/// MID-U5: all hidden journeys on the board, not the deck.
#[test]
fn wisdom() {
    let table = table("players 2\n1: runes wisdom").act(&["1 rune wisdom"]);
    let known = |seat| {
        let view = tabletop::Game::view(&table.game, &table.state, tabletop::Eyes::Seat(seat));
        view.table.lands.iter().filter(|land| land.journey < crate::view::UNSEEN).count()
    };
    assert_eq!((known(tabletop::Seat(0)), known(tabletop::Seat(1))), (3, 0));
}

/// MID-U8: a destiny is shown and scored now, and again at the end; nothing if beaten, the rune is
/// spent; for an enemy destiny only the counts become known.
#[test]
fn success() {
    let before = "players 2\n1: runes success | destinies wood trolls | wood 3 | beaten Bog-Troll";
    table(before)
        .act(&["1 rune success"])
        .lists(1, &["reveal wood", "reveal trolls"])
        .refuses("1 reveal food", "MID-U8")
        .act(&["1 reveal trolls"])
        .shows("1: glory 6 | runes success! | destinies wood trolls");
    let beaten = "players 2\n1: runes success | destinies wood\n2: wood 9";
    check(beaten, &["1 rune success"], "1: glory 0 | runes success!");
    let told = table(before).act(&["1 rune success", "1 reveal trolls"]).told;
    let counts = told.iter().find_map(|event| match event {
        crate::Event::Success { counts, .. } => Some(*counts),
        _ => None,
    });
    assert_eq!(counts, Some([1, 0, 0, 0]));
    let end = "players 2 | round 8 | now clean-up\n1: runes success | destinies wood | wood 3";
    table(end)
        .shows("now 1 Runes")
        .act(&["1 rune success", "1 reckon"])
        .shows("1: glory 5 | score 12"); // 5 now, 5 at the end, 1 for the rune, 2 for a favour, −1
}

/// MID-U9: two destinies more, one kept, the others under the deck in the player's order; with too
/// few cards what there is.
#[test]
fn true_vision() {
    let before = "players 2 | deck destinies wood food red blue\n1: runes true-vision";
    let table = table(before)
        .refuses("1 rune true-vision", "MID-U9")
        .act(&["1 go seer", "1 look 2"])
        .lists(1, &["draw", "rune true-vision"])
        .act(&["1 rune true-vision"])
        .shows("now ~ pick 3 of 4")
        .act(&["~ wood food red", "1 keep wood"])
        .lists(1, &["under food", "under red"])
        .act(&["1 under red"]);
    let under: Vec<String> =
        table.state.under.iter().map(|card| super::draw::name(&table.game, *card)).collect();
    assert_eq!(under, ["red", "food"]);
    let few = super::table::table("players 2 | deck destinies wood food\n1: runes true-vision");
    few.act(&["1 go seer", "1 look 2", "1 rune true-vision"]).shows("now ~ pick 2 of 2");
}

/// MID-U10: coins are doubled, at most five more.
#[test]
fn wealth() {
    for (coins, after) in [(0, 0), (3, 6), (5, 10), (9, 14)] {
        let before = format!("players 2\n1: runes wealth | coins {coins}");
        check(&before, &["1 rune wealth"], &format!("1: coins {after}"));
    }
}

/// MID-U11: runes score their printed glory, used or not.
#[test]
fn runes_score_used_or_not() {
    for rune in ["wealth", "wealth!"] {
        let before = format!("players 2\n1: runes {rune} gifts! | favours 0 | coins 0");
        check(&before, &[], "1: score 5");
    }
}

/// MID-U12: at decisions of one's own, without being asked for runes alone once one has passed for
/// the round; and once more after round 8. What comes after the assignment cannot be loaded.
#[test]
fn runes_at_any_decision_of_ones_own() {
    let before = "players 2 | now muster | camp troll 1 0/0/0\n\
                  1: runes gifts | home 3/0/0 | favours 0\n2: runes wealth";
    table(before)
        .lists(1, &["rune gifts", "pass", "pass round"])
        .refuses("2 rune wealth", "MID-U12")
        .act(&["1 pass", "1 send troll swordsman 3", "~ hit blank blank"])
        .shows("now 1 Rolled")
        .act(&["1 pass round"])
        .shows("now ~ roll 2"); // not asked again in this round
    let round =
        table(before).act(&["1 pass round", "1 send troll swordsman 3", "~ hit blank blank"]);
    round.shows("now ~ roll 2");
    let end =
        "players 3 | round 8 | first 2 | now clean-up\n1: runes gifts\n2: runes wealth\n3: food 2";
    table(end)
        .shows("now 2 Runes")
        .act(&["2 rune wealth"])
        .shows("now 1 Runes")
        .act(&["1 pass"])
        .shows("now 2 Reckon");
    let loaded = "players 2 | now battles | land 3 Mare:red calm | camp land-3 1 1/0/0 0 small\n\
                  1: runes gifts | home 0/0/0 | favours 0";
    check(loaded, &["1 rune gifts", "1 food 4", "1 wood 0"], "1: food 5 | home 0/0/0");
}
