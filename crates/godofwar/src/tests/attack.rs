//! GOW-H: hero activation.

use super::table::table;

const FOE: &str = "heroes kratos freya | turn 1
    b1: enemy 9 rune fe melee 2 own
    t1: enemy 9 rune ur ranged 2";

fn with(hand: &str) -> String {
    format!("{FOE}\n1: hand {hand}")
}

/// GOW-H1: one move a turn to any column with a free place; alone in front; joining one chooses.
#[test]
fn one_move_to_a_free_place() {
    let moved =
        table(FOE).refuses("1 move kratos 4 back", "GOW-H1").act(&["1 move kratos 4 front"]);
    moved.shows(&["kratos at 4 front"]).refuses("1 move kratos 3 front", "GOW-H1");
    table(FOE)
        .refuses("1 move kratos 1 front", "GOW-H1")
        .act(&["1 move kratos 2 front"])
        .shows(&["kratos at 2 front", "freya at 2 back"]);
    let behind = table(FOE).act(&["1 move kratos 2 back"]);
    behind.shows(&["kratos at 2 back", "freya at 2 front"]);
    let full =
        "heroes kratos freya brok | turn 1\nfreya: at 2 front\nbrok: at 2 back\nsindri: at 3 front";
    table(full).refuses("1 move kratos 2 back", "GOW-H1");
}

/// GOW-H1: instead of moving, places at a column are swapped; who stays alone is in front.
#[test]
fn a_swap_takes_the_move() {
    let pair = "heroes kratos freya | turn 1\nkratos: at 2 back\nfreya: at 2 front";
    let swapped = table(pair).act(&["1 swap kratos"]);
    let swapped = swapped.shows(&["kratos at 2 front", "freya at 2 back"]);
    swapped.refuses("1 move kratos 1 front", "GOW-H1");
    table(pair).act(&["1 move kratos 1 front"]).shows(&["freya at 2 front"]);
    table(FOE).refuses("1 swap kratos", "GOW-H1");
}

/// GOW-H2: any number of actions; played cards are discarded.
#[test]
fn any_number_of_actions() {
    let two = table(&with("melee_1 ranged_1/melee_1"));
    let two = two.act(&["1 kratos melee melee_1 at b1", "~ die 0"]);
    let two = two.act(&["1 kratos melee ranged_1/melee_1 at b1", "~ die 0"]);
    two.shows(&["b1 damage 2", "1 hand ", "1 discard melee_1 ranged_1/melee_1"])
        .refuses("1 kratos melee 1 at b1", "GOW-H2");
}

/// GOW-H3: a card is what its symbols say; of two the player declares one.
#[test]
fn a_choice_of_two_is_declared() {
    let either = || table(&with("ranged_1/melee_1 ranged number_2"));
    either()
        .act(&["1 kratos ranged ranged_1/melee_1 at t1", "1 done", "~ die 0"])
        .shows(&["t1 damage 1"]);
    either()
        .act(&["1 kratos melee ranged_1/melee_1 at b1", "1 done", "~ die 0"])
        .shows(&["b1 damage 1"]);
    either().refuses("1 kratos melee ranged at b1", "GOW-H3");
}

/// GOW-H4: at least one number; strength is the sum; one attack card only.
#[test]
fn numbers_add_up() {
    table(&with("ranged defence_1")).refuses("1 kratos ranged ranged at b1", "GOW-H4");
    let begun = table(&with("ranged number_2 number_3")).act(&["1 kratos ranged ranged at b1"]);
    let begun = begun.refuses("1 done", "GOW-H4");
    let all = begun.act(&["1 add number_2", "1 add number_3", "~ die 2"]);
    all.shows(&["b1 damage 3", "1 hand ", "kratos rage 1"]);
    let second = table(&with("melee_1 melee_1 number_1")).act(&["1 kratos melee melee_1 at b1"]);
    second.refuses("1 add melee_1", "GOW-H4");
}

/// GOW-H5: defence is not played in a hero activation; boosts only after the die.
#[test]
fn every_card_in_its_time() {
    let drawn = "heroes kratos atreus | turn 1\nb1: enemy 9 rune fe melee 2 own
        1: hand melee_1 defence_1\n2: hand boost_2";
    let drawn = table(drawn)
        .refuses("1 defend defence_1", "GOW-A4")
        .refuses("2 atreus special boost_2", "GOW-H5");
    let die = drawn
        .act(&["1 kratos melee melee_1 at b1", "~ die 2"])
        .shows(&["now 2 Window", "b1 damage 0"]);
    die.act(&["2 atreus special boost_2"]).shows(&["b1 damage 1", "atreus rage 1", "now 1 Act"]);
}

/// GOW-H5: a pass holds for one window, a standing pass until the next activation.
#[test]
fn windows_are_passed_once_or_for_the_activation() {
    let drawn = "heroes kratos atreus | turn 1\nb1: enemy 9 rune fe melee 2 own
        1: hand melee_1 ranged_1/melee_1 ranged number_1\n2: hand boost_2";
    let first = || table(drawn).act(&["1 kratos melee melee_1 at b1", "1 done", "~ die 0"]);
    let second = ["1 kratos melee ranged_1/melee_1 at b1", "1 done", "~ die 0"];
    first().act(&["2 pass"]).act(&second).shows(&["now 2 Window"]);
    first().act(&["2 pass activation"]).act(&second).shows(&["now 1 Act", "b1 damage 2"]);
}

/// GOW-H6: same column; melee only the bottom row; a living enemy.
#[test]
fn reach() {
    let armed = || table(&with("melee_1 ranged_1/melee_1 number_2"));
    armed().refuses("1 kratos melee melee_1 at t1", "GOW-H6");
    armed().refuses("1 kratos ranged ranged_1/melee_1 at b2", "GOW-H6");
    armed().act(&["1 move kratos 3 front"]).refuses("1 kratos melee melee_1 at b1", "GOW-H6");
    armed()
        .act(&["1 kratos ranged ranged_1/melee_1 at t1", "1 done", "~ die 0"])
        .shows(&["t1 damage 1"]);
}

/// GOW-H7: damage is strength less die, not below 0, and adds up.
#[test]
fn the_die_blocks() {
    let blocked = table(&with("melee_1 ranged_1/melee_1 number_3"));
    let blocked =
        blocked.act(&["1 kratos melee melee_1 at b1", "1 done", "~ die 2"]).shows(&["b1 damage 0"]);
    let second = ["1 kratos melee ranged_1/melee_1 at b1", "1 add number_3", "~ die 2"];
    blocked.act(&second).shows(&["b1 damage 2", "kratos rage 2"]);
}

/// GOW-H8: defeated at its health, excess lost: a death token, or a flip.
#[test]
fn defeat_leaves_a_token_or_flips() {
    let weak = |more: &str| {
        format!(
            "heroes kratos freya | turn 1
        b1: enemy 2 rune fe melee 2 own; frame fe: token t1 1{more} / enemy 5 rune ur melee 2 own
        1: hand melee_1 ranged_1/melee_1 number_3"
        )
    };
    let attack = ["1 kratos melee melee_1 at b1", "1 add number_3", "~ die 0"];
    let dead = table(&weak("")).act(&attack).shows(&["b1 dead", "b1 damage 0", "verdict 2"]);
    let dead = dead.refuses("1 kratos melee ranged_1/melee_1 at b1", "GOW-H6");
    // It does not attack any more; its frame still works.
    dead.act(&["1 end", "~ fe"]).shows(&["kratos damage 0", "t1 tokens 1"]);
    let flipped = table(&weak("; defeated: flip self")).act(&attack);
    flipped.shows(&["b1 back", "b1 alive", "b1 damage 0"]);
}

/// GOW-H9: armour: no die, no damage, one at a time from the strongest; a weaker attack does nothing.
#[test]
fn armour_breaks_one_by_one() {
    let drawn = "heroes kratos freya | turn 1\nb1: enemy 3 armour 4 2 rune fe melee 2 own
        1: hand melee_1 melee_1 melee_1 number_3 number_2 number_1 number_1";
    let weak = ["1 kratos melee melee_1 at b1", "1 add number_1", "1 done"];
    let weak = table(drawn).act(&weak).shows(&["b1 broken 0", "kratos rage 1", "now 1 Act"]);
    let broke = weak.act(&["1 kratos melee melee_1 at b1", "1 add number_3"]);
    let broke = broke.shows(&["b1 broken 1", "b1 damage 0", "kratos rage 2"]);
    broke
        .act(&["1 kratos melee melee_1 at b1", "1 add number_1", "1 add number_2"])
        .shows(&["b1 broken 2", "b1 damage 0"]);
}

/// GOW-H10: one rage for an attack; specials with the symbol too; at the last space it is used.
#[test]
fn rage_rises_and_is_used() {
    let drawn = "heroes freya atreus | turn 1\nb1: enemy 9 rune fe melee 2 own
        freya: rage 3 | damage 4\n1: hand heal_2 melee_2";
    let drawn = table(drawn).refuses("1 rage freya on freya", "GOW-H10");
    let full =
        drawn.act(&["1 freya special heal_2 on freya"]).shows(&["freya rage 4", "freya damage 2"]);
    let full = full.act(&["1 freya melee melee_2 at b1", "~ die 0"]).shows(&["freya rage 4"]);
    full.act(&["1 rage freya on atreus"]).shows(&["freya rage 0", "atreus token true"]);
}

/// GOW-H11: spots of both cards of the column; conditions, costs, once; no rage.
#[test]
fn spots_are_paid_for() {
    let drawn = "heroes kratos freya | turn 1
        t1: spot once melee number2: token self 1; spot any if tokens t1 1: token self 2
        b2: spot any: token self 1
        1: hand melee_1 number_2 number_1 defence_1";
    let open = || {
        table(drawn)
            .refuses("1 spot kratos t1 2", "GOW-H11")
            .refuses("1 spot kratos b2 1", "GOW-H11")
    };
    let paying = open().act(&["1 spot kratos t1 1"]).refuses("1 pay number_2", "GOW-H11");
    let paying = paying.act(&["1 pay melee_1"]).refuses("1 pay number_1", "GOW-H11");
    let paid = paying.act(&["1 pay number_2"]).shows(&["t1 tokens 1", "kratos rage 0"]);
    let paid = paid.refuses("1 spot kratos t1 1", "GOW-H11");
    paid.act(&["1 spot kratos t1 2", "1 pay number_1", "1 spot kratos t1 2", "1 pay defence_1"])
        .shows(&["t1 tokens 5"]);
}
