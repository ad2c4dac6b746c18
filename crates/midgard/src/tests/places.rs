//! MID-L: places.

use testkit::Drawn;

use super::table::{check, refused, table};

/// MID-L1: all that lies there.
#[test]
fn smiths_and_butcher_give_all_they_have() {
    let before = "players 2 | stock 3/2/1 | meat 4";
    check(before, &["1 go armourer"], "1: home 4/0/0\nstock 0/2/1");
    check(before, &["1 go spearmaker"], "1: home 1/2/0\nstock 3/0/1");
    check(before, &["1 go blacksmith"], "1: home 1/0/1\nstock 3/2/0");
    check(before, &["1 go butcher"], "1: food 5\nmeat 0");
}

/// MID-L2: a swordsman and the marker; from who has it, it goes to the left.
#[test]
fn the_jarls_longhouse_moves_the_marker() {
    check("players 3 | first 3", &["1 go longhouse"], "first 1\n1: home 2/0/0");
    check("players 3 | first 1", &["1 go longhouse"], "first 2\n1: home 2/0/0");
}

/// MID-L3: food, wood and coins one for one, any number, asked as the result.
#[test]
fn the_market_exchanges() {
    let before = "players 2\n1: food 2 | wood 0 | coins 3";
    table(before)
        .act(&["1 go market"])
        .lists(1, &["food 0", "food 1", "food 2", "food 3", "food 4", "food 5"])
        .refuses("1 food 6", "MID-L3")
        .act(&["1 food 1"])
        .lists(1, &["wood 0", "wood 1", "wood 2", "wood 3", "wood 4"])
        .act(&["1 wood 4"])
        .shows("1: food 1 | wood 4 | coins 0\nnow 2 Worker");
    let none = "players 2\n1: food 0 | wood 0 | coins 0";
    check(none, &["1 go market"], "now 2 Worker");
}

/// MID-L4: a coin for what the open card shows, warriors of choice too.
#[test]
fn the_merchant_sells_what_it_shows() {
    check("players 2 | merchant Fishwife", &["1 go merchant"], "1: coins 0 | food 4 | wood 2");
    table("players 2 | merchant Shield-Maiden")
        .act(&["1 go merchant"])
        .lists(1, &["recruit swordsman", "recruit spearman", "recruit axeman"])
        .act(&["1 recruit axeman"])
        .shows("1: coins 0 | food 2 | home 1/0/1\nsupply 10/12/9");
    let dry = "players 2 | merchant Shield-Maiden | supply 0/3/3";
    table(dry).act(&["1 go merchant"]).refuses("1 recruit swordsman", "MID-L16");
}

/// MID-L5: an open rune or the top of the deck for a wood; spaces are refilled by MID-R1 only; used
/// runes are kept.
#[test]
fn the_runesmith_sells_runes() {
    let before = "players 2 | open gifts glory";
    table(before)
        .act(&["1 go runesmith"])
        .lists(1, &["take gifts", "take glory", "take top"])
        .refuses("1 take wealth", "MID-L5")
        .act(&["1 take gifts"])
        .shows("1: wood 0 | runes gifts\nopen glory");
    table(before)
        .act(&["1 go runesmith", "1 take top"])
        .shows("now ~ pick 1 of 8")
        .act(&["~ wealth"])
        .shows("1: runes wealth\nopen gifts glory");
    let none = "players 2 | deck runes";
    refused(none, "1 go runesmith", "MID-L5");
    let used = "players 2\n1: runes wealth | coins 2";
    table(used)
        .act(&["1 rune wealth"])
        .shows("1: runes wealth! | coins 4")
        .refuses("1 rune wealth", "MID-L5")
        .refuses("1 rune gifts", "MID-L5");
}

/// MID-L6: a hidden journey on the board is looked at, then a destiny drawn, if there is one.
#[test]
fn the_seer_shows_a_journey_and_a_destiny() {
    table("players 2")
        .act(&["1 go seer"])
        .lists(1, &["look 2", "look 3", "look 4"])
        .refuses("1 look 1", "MID-L6")
        .act(&["1 look 3"])
        .shows("now ~ pick 1 of 12")
        .act(&["~ wood"])
        .shows("1: destinies wood\nnow 2 Worker");
    let none = "players 2\n2: destinies red yellow blue wood food coins warriors favours runes \
                monsters draugrs trolls";
    check(none, &["1 go seer", "1 look 2"], "1: destinies -\nnow 2 Worker");
}

/// MID-L7: one longship a player, for its cost; it can be used in the same round.
#[test]
fn the_shipwright_sells_a_longship() {
    let before = "players 3\n1: coins 3 | wood 3 | workers 3\n2: workers 0\n3: workers 0";
    table(before)
        .act(&["1 go shipwright"])
        .refuses("1 buy 4", "MID-S2")
        .act(&["1 buy Karve"])
        .shows("1: ship Karve | coins 2 | wood 1")
        .refuses("1 go shipwright", "MID-R2")
        .act(&["1 go own-ship"])
        .refuses("1 sail 1", "MID-R1")
        .act(&["1 sail 3"])
        .shows("at-land-3 1 0/0/0 0")
        .refuses("1 go own-ship", "MID-L8");
    refused("players 2\n1: ship Karve | coins 9 | wood 9", "1 go shipwright", "MID-L7");
    refused("players 2", "1 go own-ship", "MID-L7");
    refused("players 2", "1 go shipwright", "MID-L17");
    let sold = "players 2\n1: coins 9 | wood 9\n2: ship Karve";
    table(sold).act(&["1 go shipwright"]).refuses("1 buy Karve", "MID-L7");
}

/// MID-L8: the small longship is free, the large costs a coin; one longship a land.
#[test]
fn public_longships_sail() {
    let before = "players 2 | camp land-3 2 0/0/0 0 own";
    table(before)
        .act(&["1 go small-ship"])
        .lists(1, &["sail 2", "sail 4"])
        .refuses("1 sail 3", "MID-L8")
        .act(&["1 sail 2"])
        .shows("at-land-2 1 0/0/0 0\n1: coins 1")
        .act(&["2 go large-ship"])
        .shows("2: coins 0")
        .lists(2, &["sail 4"]);
    let full = "players 2 | camp land-2 2 0/0/0 0 own | camp land-3 2 0/0/0 0 small | \
                camp land-4 1 0/0/0 0 large";
    refused(full, "1 go small-ship", "MID-L8");
    refused("players 2\n1: coins 0", "1 go large-ship", "MID-L17");
}

/// MID-L9: 1, 3, 6 or 10 coins for 1 to 4 favours.
#[test]
fn the_chapel_sells_favours() {
    for (coins, most) in [(1, 1), (2, 1), (3, 2), (6, 3), (9, 3), (10, 4), (20, 4)] {
        let table =
            table(&format!("players 2\n1: coins {coins} | favours 0")).act(&["1 go chapel"]);
        assert_eq!(table.choices(1).len(), most, "{coins} coins");
    }
    let rich = "players 2\n1: coins 11 | favours 0";
    check(rich, &["1 go chapel", "1 favours 3"], "1: coins 5 | favours 3");
    check(rich, &["1 go chapel", "1 favours 4"], "1: coins 1 | favours 4");
    table("players 2\n1: coins 5").act(&["1 go chapel"]).refuses("1 favours 3", "MID-L9");
    refused("players 2\n1: coins 0", "1 go chapel", "MID-L17");
}

/// MID-L10: 5, 4, 3, 2 coins by buyer; once per player; usable at once.
#[test]
fn the_hut_sells_a_worker() {
    for (sold, price) in [(0, 5), (1, 4), (2, 3), (3, 2)] {
        let before = format!("players 4 | sold {sold}\n1: coins {price}");
        check(&before, &["1 go hut"], "1: coins 0 | workers 3 | crew 4");
        let poor = before.replace(&format!("coins {price}"), &format!("coins {}", price - 1));
        refused(&poor, "1 go hut", "MID-L17");
    }
    refused("players 2\n1: coins 9 | hut 0", "1 go hut", "MID-L10");
}

/// MID-L11: a worker reserves the fight.
#[test]
fn a_worker_reserves_a_fight() {
    table("players 2")
        .act(&["1 go troll", "2 go draugr-2"])
        .shows("at-troll 1 0/0/0 0 | at-draugr-2 2 0/0/0 0")
        .refuses("1 go troll", "MID-R2")
        .act(&["1 go draugr-1"])
        .shows("at-draugr-1 1 0/0/0 0");
}

/// MID-L12: any number of players hunt, one worker each.
#[test]
fn all_may_hunt() {
    table("players 2").act(&["1 go hunt", "2 go hunt"]).refuses("1 go hunt", "MID-L12");
}

/// MID-L13: a coin and a blame, any number of times.
#[test]
fn who_cannot_begs() {
    check("players 2", &["1 go beg"], "1: coins 2 | blame 1");
    check("players 2", &["1 go beg", "2 go beg", "1 go beg"], "1: coins 3 | blame 2 | workers 2");
}

/// MID-L14: the economic stalls.
#[test]
fn economic_stalls() {
    let at = |stall: &str| format!("players 2 | stalls Vikings {stall}\n1: food 4 | favours 0");
    table(&at("Outcast"))
        .act(&["1 go stall-2"])
        .lists(1, &["times 1", "times 2", "times 3"])
        .refuses("1 times 4", "MID-L14")
        .act(&["1 times 3"])
        .shows("1: food 1 | favours 3");
    let poor = at("Outcast").replace("food 4", "food 2");
    table(&poor).act(&["1 go stall-2"]).refuses("1 times 3", "MID-L14");
    check(&at("Outcast").replace("food 4", "food 1"), &["1 go stall-2"], "1: food 0 | favours 1");
    check(&at("Skald"), &["1 go stall-2"], "1: glory 2");
    check(&at("Trader"), &["1 go stall-2"], "1: food 5 | wood 2");
    check(&at("Stranger"), &["1 go stall-2"], "1: coins 3");
    table(&at("Skald")).act(&["1 go stall-2"]).refuses("2 go stall-2", "MID-R2");
    refused(&at("Skald"), "1 go stall-3", "MID-S1");
}

/// MID-L15: the military stalls.
#[test]
fn military_stalls() {
    let at = |stall: &str| format!("players 2 | stalls {stall}\n1: coins 2");
    check(&at("Savages"), &["1 go stall-1"], "1: food 0 | home 3/0/0");
    check(&at("Raiders"), &["1 go stall-1"], "1: wood 0 | home 1/2/0");
    check(&at("Heroes"), &["1 go stall-1"], "1: coins 0 | home 2/0/1");
    check(&at("Vikings"), &["1 go stall-1"], "1: coins 1 | home 2/1/0");
    refused(&at("Heroes").replace("coins 2", "coins 1"), "1 go stall-1", "MID-L17");
}

/// MID-L16: eight warriors at most, those in fights included; the player chooses which new ones to
/// keep; an empty supply gives none, the cost is still paid.
#[test]
fn eight_warriors_at_most() {
    let full = "players 2 | stock 0/0/3\n1: home 3/2/1 | coins 2";
    check(full, &["1 go blacksmith"], "1: home 3/2/3\nstock 0/0/0 | supply 8/10/7");
    let away = "players 2 | stock 0/0/3 | camp troll 1 1/0/0\n1: home 3/2/1";
    check(away, &["1 go blacksmith"], "1: home 3/2/2");
    let one = "players 2 | stalls Heroes\n1: home 3/2/2 | coins 2";
    table(one)
        .act(&["1 go stall-1"])
        .lists(1, &["recruit swordsman", "recruit axeman"])
        .refuses("1 recruit spearman", "MID-L16")
        .act(&["1 recruit axeman"])
        .shows("1: home 3/2/3 | coins 0\nsupply 8/10/7");
    let none = "players 2 | stalls Savages | supply 0/9/9";
    check(none, &["1 go stall-1"], "1: food 0 | home 1/0/0\nsupply 0/9/9");
    let dry = "players 2 | supply 1/0/0 | now clean-up";
    table(dry).until("1 Worker").shows("supply 0/0/0");
}

/// MID-L17: what cannot be paid cannot be chosen; what gives nothing can.
#[test]
fn what_gives_nothing_can_be_chosen() {
    let poor = "players 2 | open gifts\n1: food 0 | wood 0 | coins 0";
    for place in ["merchant", "runesmith", "shipwright", "large-ship", "chapel", "hut", "stall-1"] {
        refused(poor, &format!("1 go {place}"), "MID-L17");
    }
    check("players 2 | stock 0/0/0", &["1 go blacksmith"], "1: home 1/0/0\nnow 2 Worker");
    let full = "players 2\n1: home 8/0/0";
    check(full, &["1 go longhouse"], "1: home 8/0/0\nnow 2 Worker");
}
