//! Positions of the last fight with a single choice that wins or saves, which a seer finds. That no
//! other does is proven by trying everything.

use tabletop::{Game, Seat};
use testkit::solve::finds;

use super::table::{Table, table};

/// The scene does something at every rune.
fn at_every_rune(what: &str) -> String {
    let frames = ["fe", "ur", "thurs", "oss", "reid", "kaun"];
    frames.map(|rune| format!("frame {rune}: {what}")).join("; ")
}

/// The boss must fall in this hero activation: the next rune, whatever it is, is the end (GOW-Q4).
fn now_or_never(heroes: &str, win: &str, rest: &str) -> Table {
    let rules = at_every_rune("token t4 1");
    let head = format!("heroes {heroes} | turn 1 | win {win} | lose tokens t4 1 | rules {rules}");
    last_fight(&format!("{head}\n{rest}"))
}

/// Who survives the attack of the enemy at b1 has won (GOW-Q4); it strikes now.
fn hold_out(heroes: &str, attack: &str, rest: &str) -> Table {
    let foe = format!("b1: enemy 9 rune fe {attack}; frame fe: token t4 1");
    let drawn = format!("heroes {heroes} | scene 1 | win tokens t4 1\n{foe}\n{rest}");
    last_fight(&drawn).act(&["~ fe"])
}

fn last_fight(drawing: &str) -> Table {
    let mut drawn = table(drawing);
    drawn.state.stage = 2;
    drawn
}

/// The one choice of a seat that wins.
#[track_caller]
fn only(table: &Table, seat: u8, wanted: &str) {
    let wanted = table.choice(Seat(seat - 1), wanted).to_string();
    finds(&table.game, &table.state, &wanted, 1000);
}

/// GOW-F1: worse enemies come when the last one falls, and nobody shrinks from that blow: they were seen
/// coming.
#[test]
fn who_comes_next_is_seen_coming() {
    let drawn = "heroes kratos freya | turn 1 | win dead b1; shows b1 back
        t1: when all-dead: flip b1b
        b1: enemy 1 rune fe melee 2 own / enemy 14 armour 3 rune fe melee 4 own
        1: hand melee_1 number_3";
    let promise = |table: &Table| {
        let mut shares = [0.0; 2];
        table.game.advice(&table.state, &mut shares);
        shares[0]
    };
    let before = table(drawn);
    let blow = ["1 kratos melee melee_1 at b1", "1 done", "~ die 0"];
    let struck = table(drawn).act(&blow).shows(&["b1 back", "b1 alive"]);
    assert!(promise(&struck) > promise(&before), "{} {}", promise(&struck), promise(&before));
}

/// GOW-H6: the boss stands above, where only the arrow reaches it.
#[test]
fn the_boss_stands_above() {
    let rest = "b1: enemy 3 rune fe melee 2 own\nt1: enemy 3 rune ur ranged 2
        1: hand ranged_1/melee_1 number_3 number_1";
    let drawn = now_or_never("kratos freya", "dead t1", rest);
    only(&drawn, 1, "kratos ranged ranged_1/melee_1 at t1");
}

/// GOW-H9: the weak blow that stuns breaks the armour, the strong one is for the boss.
#[test]
fn the_weak_blow_is_for_the_armour() {
    let rest = "b1: enemy 2 armour 2 rune fe melee 2 own\n1: hand melee_2_stun melee_1 number_3";
    let drawn = now_or_never("kratos freya", "dead b1", rest);
    only(&drawn, 1, "kratos melee melee_2_stun at b1");
}

/// GOW-H1: the boss is in another column: go there first.
#[test]
fn go_to_the_boss() {
    let rest = "b1: enemy 1 rune fe melee 2 own\nb3: enemy 2 rune ur melee 2 own
        1: hand melee_1 number_3";
    let drawn = now_or_never("kratos freya", "dead b3", rest);
    only(&drawn, 1, "move kratos 3 front");
}

/// GOW-P1: one blow is all there is; the rage comes before it.
#[test]
fn rage_before_the_only_blow() {
    let rest = "b1: enemy 2 rune fe melee 2 own\nkratos: rage 5\n1: hand melee_1";
    only(&now_or_never("kratos freya", "dead b1", rest), 1, "rage kratos");
}

/// GOW-P2: of three enemies in reach of the bird one is the boss.
#[test]
fn the_bird_flies_at_the_boss() {
    let rest = "b1: enemy 4 rune fe melee 2 own\nb2: enemy 4 rune ur melee 2 own
        t3: enemy 4 rune oss ranged 2\natreus: rage 5";
    let drawn = now_or_never("atreus freya", "dead t3", rest).act(&["1 move atreus 4 front"]);
    only(&drawn, 1, "rage atreus on t3");
}

/// GOW-H5: the die has blocked the blow; Atreus' boost after it brings the boss down.
#[test]
fn a_boost_after_the_die() {
    let rest = "b1: enemy 1 rune fe melee 2 own\n1: hand melee_1\n2: hand boost_2";
    let drawn = now_or_never("kratos atreus", "dead b1", rest);
    let drawn = drawn.act(&["1 kratos melee melee_1 at b1", "~ die 2"]);
    only(&drawn, 2, "atreus special boost_2");
}

/// GOW-P5: Brok's gift is for the brother who stands before the boss.
#[test]
fn the_gift_is_for_the_brother() {
    let rest = "b1: enemy 9 rune fe melee 2 own\nb2: enemy 2 rune ur melee 2 own
        brok: at 2 front | rage 4\nsindri: at 3 front\nfreya: at 4 front\n1: hand melee_1";
    let drawn = now_or_never("brok freya", "dead b2", rest);
    let drawn = drawn.act(&["1 move brok 1 front", "1 move sindri 2 front"]);
    only(&drawn, 1, "rage brok on sindri");
}

/// GOW-H11: the seal of the boss opens for two crystals, in this column and in no other.
#[test]
fn two_crystals_for_the_seal() {
    let rest = "t1: spot crystal crystal: token t3 1\nb1: enemy 9 rune fe melee 2 own
        1: hand crystal crystal";
    only(&now_or_never("kratos freya", "tokens t3 1", rest), 1, "spot kratos t1 1");
}

/// GOW-A4: two hearts left against a blow of three: it must be held off, and by both cards.
#[test]
fn hold_the_shield_up() {
    let rest = "kratos: damage 12\nfreya: downed\n1: hand defence_1 number_1 melee_1";
    let drawn = hold_out("kratos freya", "melee 3 own", rest);
    only(&drawn, 1, "defend defence_1");
    only(&drawn.act(&["1 defend defence_1"]), 1, "add number_1");
}

/// GOW-P3: Kratos would fall; Mimir takes the blow.
#[test]
fn mimir_takes_the_blow() {
    let rest = "mimir: medium kratos\nkratos: at 1 front | damage 13";
    only(&hold_out("mimir kratos", "melee 3 own", rest), 1, "intercept");
}

/// GOW-P4: the token is worth nothing any more, unless it is given back now.
#[test]
fn the_token_is_given_back() {
    let rest = "kratos: at 1 front | token | damage 12\nfreya: downed";
    only(&hold_out("freya kratos", "melee 3 own", rest), 2, "token");
}

/// GOW-P1, H10: the rage of the hero whose turn it is heals before the blow falls.
#[test]
fn rage_heals_before_the_blow() {
    let rest = "kratos: damage 12 | rage 5\nfreya: downed\n1: hand melee_1";
    let drawn = hold_out("kratos freya", "melee 3 own", rest).act(&["1 pass"]);
    only(&drawn, 1, "rage kratos");
}
