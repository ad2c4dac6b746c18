//! GOW-A: scene activation.

use super::table::table;

/// GOW-A1: the revealed card stays for growth; top row left to right, then the bottom row.
#[test]
fn cards_with_the_rune_are_activated_in_order() {
    // Each frame tells by tokens who came before it.
    let drawn = "heroes kratos freya | turn 1
        t4: frame fe if tokens b1 1: token t4 9; frame fe: token t4 1
        b1: frame fe if tokens t4 1: token b1 2; frame ur: token b1 9";
    table(drawn).act(&["1 end", "~ fe"]).shows(&["t4 tokens 1", "b1 tokens 2", "offer 1"]);
}

/// GOW-A2: attack, frame, rune flip, of the side that was up; the new side is not activated.
#[test]
fn a_card_acts_in_three_parts_and_once() {
    let drawn = "heroes kratos freya | turn 1
        b1: enemy 5 rune fe melee 2 own; frame fe if left b1 5: token t1 1; rune fe: flip self / frame fe: token t1 9
        t2: frame fe: token self 1; enemy 5 rune ur melee 3 own";
    let end = table(drawn).act(&["1 end", "~ fe"]);
    // A rune in a frame triggers no attack: Freya at column 2 is unhurt.
    end.shows(&["kratos damage 2", "t1 tokens 1", "b1 back", "t2 tokens 1", "freya damage 0"]);
    let flips = "heroes kratos freya | turn 1
        b1: enemy 5 rune fe melee 2 own; attacks: flip self; frame fe: token t1 1 / rune fe: flip self";
    table(flips).act(&["1 end", "~ fe"]).shows(&["b1 back", "t1 tokens 0", "kratos damage 2"]);
}

/// GOW-A3: melee hits the columns shown; ranged the furthest with a hero; of two the players choose.
#[test]
fn whom_enemies_reach() {
    let melee = "heroes kratos freya | turn 1\nb2: enemy 5 rune fe melee 2 left right";
    table(melee).act(&["1 end", "~ fe"]).shows(&["kratos damage 2", "freya damage 0"]);
    let ranged = "heroes kratos freya | turn 1\nfreya: at 3 front\nb2: enemy 5 rune fe ranged 2\nt4: enemy 5 rune ur ranged 2";
    let tie = table(ranged).act(&["1 end", "~ fe"]).shows(&["now 1 Toward"]);
    let tie = tie.refuses("1 toward 2", "GOW-A3").act(&["1 toward 3"]);
    tie.shows(&["freya damage 2", "kratos damage 0"]);
    table(ranged).act(&["1 end", "~ ur"]).shows(&["kratos damage 2", "freya damage 0"]);
    let mimir = "heroes kratos mimir | turn 1\nmimir: medium kratos\nb4: enemy 5 rune fe melee 2 own\nmimir: at 4 front";
    table(mimir).act(&["1 end", "~ fe"]).shows(&["mimir damage 0", "kratos damage 0"]);
}

/// GOW-A4: only the front hero; one defence with numbers of its own hand; effects only with damage.
#[test]
fn the_front_hero_defends() {
    let drawn = "heroes kratos freya | turn 1\nb1: enemy 5 rune fe melee 3 own stun
        kratos: at 1 front\nfreya: at 1 back\n1: hand defence_1 defence_1 number_2";
    let asked = || table(drawn).act(&["1 end", "~ fe"]).shows(&["now 1 Defend"]);
    let held = asked().act(&["1 defend defence_1", "1 add number_2"]);
    held.shows(&["kratos damage 0", "1 top ", "1 hand defence_1"]);
    let hurt = asked().act(&["1 defend defence_1", "1 done"]);
    hurt.shows(&["kratos damage 2", "1 top stun", "freya damage 0"]);
    asked().act(&["1 pass"]).shows(&["kratos damage 3", "1 holds 3"]);
    // Damage of an effect cannot be defended and hits the front hero.
    let harm = "heroes kratos freya | turn 1\nb1: frame fe: harm column 2
        kratos: at 1 front\nfreya: at 1 back\n1: hand defence_1 number_2";
    table(harm).act(&["1 end", "~ fe"]).shows(&["kratos damage 2", "freya damage 0", "1 holds 2"]);
}

/// GOW-A5: a downed hero leaves its column and discards its hand, but its scene activation happens.
#[test]
fn a_downed_hero() {
    let drawn = "heroes kratos freya | scene 1\nb1: enemy 5 rune fe melee 3 own
        kratos: at 1 front | damage 13\nfreya: at 1 back\n1: hand melee_1";
    let down = table(drawn).act(&["~ fe"]);
    let down = down.shows(&["kratos downed", "freya at 1 front", "1 hand ", "1 discard melee_1"]);
    // No cards are drawn for it; its scene activation comes all the same.
    let next = down.act(&["~ ur"]);
    next.shows(&["now 1 Grow"]);
    let heal = "heroes kratos freya | turn 2\nkratos: downed\n2: hand heal_2";
    table(heal).refuses("2 freya special heal_2 on kratos", "GOW-H5");
}

/// GOW-A6: all heroes downed: lost.
#[test]
fn all_downed_is_lost() {
    let drawn = "heroes kratos freya | scene 1\nb1: enemy 5 rune fe melee 3 own
        kratos: damage 13\nfreya: downed";
    table(drawn).act(&["~ fe"]).shows(&["over downed"]);
}

/// GOW-A7: a stunned enemy loses the token instead of acting; frames go on.
#[test]
fn stun_on_enemies() {
    let drawn = "heroes kratos freya | turn 1
        b1: enemy 9 armour 9 rune fe melee 3 own; frame fe: token t1 1; frame ur: token t1 2
        1: hand melee_2_stun";
    let stunned = table(drawn).act(&["1 kratos melee melee_2_stun at b1"]);
    let stunned = stunned.shows(&["b1 stunned true", "b1 broken 0", "b1 damage 0"]);
    let frame = stunned.act(&["1 end", "~ ur"]).shows(&["b1 stunned true", "t1 tokens 2"]);
    frame.act(&["~ fe"]).shows(&["b1 stunned false", "kratos damage 0", "t1 tokens 3"]);
}

/// GOW-A8: a stun drawn is discarded with no replacement; poison wounds and another is drawn.
#[test]
fn stun_and_poison_drawn() {
    let drawn = "heroes kratos freya | round\n1: top poison stun | deck number_1 number_1 number_2 melee_1 melee_1 melee_1 defence_1 defence_1
        2: deck melee_2";
    let drew = table(drawn).act(&["~ 1 2 3 4 5 6"]);
    drew.shows(&["1 holds 6", "kratos damage 1", "1 deck 2", "1 discard poison stun"]);
    let hit = "heroes kratos freya | turn 1\nb1: enemy 5 rune fe melee 1 own poison";
    table(hit).act(&["1 end", "~ fe"]).shows(&["1 top poison", "kratos damage 1"]);
}

/// GOW-A9: they leave when a quest ends, or by growth.
#[test]
fn status_cards_leave() {
    let drawn = "heroes kratos freya | turn 1 | win dead b1\nb1: enemy 1 rune fe melee 1 own
        1: hand melee_1 crystal | top stun | discard poison";
    let done = table(drawn).shows(&["stock 27"]).act(&["1 kratos melee melee_1 at b1", "~ die 0"]);
    done.shows(&["stock 30", "1 top ", "1 discard melee_1", "now 1 Grow"]);
}
