//! GOW-F: flipping.

use super::table::table;

/// GOW-F1: damage stays on a flipped card, other tokens leave; enough damage defeats the new enemy.
#[test]
fn damage_stays_on_a_flipped_card() {
    let drawn = |health: u8| {
        format!(
            "heroes kratos freya | turn 1
        b1: enemy 9 rune fe melee 2 own; rune ur: flip self / enemy {health} rune fe melee 2 own
        1: hand melee_2_stun number_2"
        )
    };
    let flip = ["1 kratos melee melee_2_stun at b1", "1 add number_2", "~ die 0", "1 end", "~ ur"];
    table(&drawn(6)).act(&flip).shows(&["b1 back", "b1 damage 4", "b1 stunned false", "b1 alive"]);
    table(&drawn(4)).act(&flip).shows(&["b1 back", "b1 dead", "b1 damage 0"]);
}

/// GOW-F1: armour destroyed and an enemy's attack are conditions too.
#[test]
fn conditions_of_flips() {
    let broken = "heroes kratos freya | turn 1
        b1: enemy 9 armour 1 rune fe melee 2 own; broken: flip self / enemy 5 rune fe melee 2 own
        1: hand melee_1";
    let flipped = table(broken).act(&["1 kratos melee melee_1 at b1"]);
    flipped.shows(&["b1 back", "b1 broken 0", "b1 damage 0"]);
    let attacks = "heroes kratos freya | turn 1
        b1: enemy 9 rune fe melee 2 own; attacks: flip b1b t1b";
    table(attacks).act(&["1 end", "~ fe"]).shows(&["b1 back", "t1 back", "kratos damage 2"]);
}

/// GOW-F2: a track flips the cards it shows, to the side it shows; one already there stays.
#[test]
fn a_track_names_cards_and_sides() {
    let drawn = "heroes kratos freya | turn 1
        t1: frame fe: flip t2b t3b; frame ur: flip t2f t3b t4b
        t3: when tokens t3 1: token t4 1; frame oss: token t3 2 / frame oss: token t3 2";
    let once = table(drawn).act(&["1 end", "~ fe"]).shows(&["t2 back", "t3 back", "t4 front"]);
    once.act(&["~ ur"]).shows(&["t2 front", "t3 back", "t4 back"]);
    let kept = "heroes kratos freya | turn 1
        t1: frame ur: flip t3b\nt3: rune fe: flip self / frame oss: token t3 2";
    let kept = table(kept).act(&["1 end", "~ fe"]).shows(&["t3 back"]);
    kept.act(&["~ ur"]).shows(&["t3 back"]);
}

/// GOW-F3: the reward goes to the hero who met the condition, else to who is activating.
#[test]
fn rewards() {
    let drawn = "heroes kratos freya | turn 1\nkratos: damage 5\nfreya: damage 5
        b1: enemy 1 rune fe melee 2 own; defeated: flip self / reward: heal 2\n1: hand melee_1";
    let met = table(drawn).act(&["1 kratos melee melee_1 at b1", "~ die 0"]);
    met.shows(&["kratos damage 3", "freya damage 5"]);
    let rune = "heroes kratos freya | scene 2\nkratos: damage 5\nfreya: damage 5\nt1: rune fe: flip self / reward: heal 2";
    table(rune).act(&["~ fe"]).shows(&["kratos damage 5", "freya damage 3"]);
    let downed = "heroes kratos freya | scene 2\nkratos: damage 5\nfreya: downed\nt1: rune fe: flip self / reward: heal 2";
    table(downed).act(&["~ fe"]).shows(&["kratos damage 3"]);
}

/// GOW-F4: an enemy on a health card has its damage there, wherever it stands.
#[test]
fn health_cards() {
    let drawn = "heroes kratos freya | turn 1\nfreya: at 1 back
        t1: enemy h1 rune fe ranged 2\nb1: enemy h1 rune ur melee 2 own
        h1: health 3; when rounds 99: flip self / health 4\n1: hand melee_1 ranged_1/melee_1 number_1";
    let hit = table(drawn).act(&["1 kratos melee melee_1 at b1", "1 done", "~ die 0"]);
    let hit = hit.shows(&["h1 damage 1", "b1 damage 0"]);
    let both = hit.act(&["1 kratos ranged ranged_1/melee_1 at t1", "1 add number_1", "~ die 0"]);
    both.shows(&["t1 dead", "b1 dead", "h1 dead"]);
}

/// GOW-F5: a crystal goes on top of the deck, is held in hand and paid where a spot asks for it.
#[test]
fn crystals() {
    let drawn = "heroes kratos freya | turn 1
        t1: spot number: crystal 1; spot crystal: token self 1\n1: hand number_1 crystal";
    let gained =
        table(drawn).act(&["1 spot kratos t1 1", "1 pay number_1"]).shows(&["1 top crystal"]);
    let paid = gained.act(&["1 spot kratos t1 2", "1 pay crystal"]);
    paid.shows(&["t1 tokens 1", "1 discard crystal number_1"]);
}

/// GOW-F6: a frame is a rule while its side is up: it guards, strengthens, hardens, and fires once.
#[test]
fn instruction_frames() {
    let drawn = "heroes kratos freya | turn 1
        t1: while: guard b1, stronger 1, hardened 1; frame ur: flip self
        b1: enemy 5 rune fe melee 2 own\nb2: enemy 5 rune oss melee 1 own\n1: hand melee_1 melee_1\n2: hand melee_2";
    let guarded = table(drawn).refuses("1 kratos melee melee_1 at b1", "GOW-F6");
    guarded.act(&["1 end", "~ fe"]).shows(&["kratos damage 3"]);
    let down = table(drawn).act(&["1 end", "~ ur"]).shows(&["t1 back"]);
    down.act(&["~ fe"]).shows(&["kratos damage 2"]);
    let hard =
        table(drawn).act(&["1 move kratos 2 front", "1 kratos melee melee_1 at b2", "~ die 0"]);
    hard.shows(&["b2 damage 0"]);
    let once = "heroes kratos freya | turn 1\nt1: when all-dead: token b1 1";
    table(once).act(&["1 end", "~ fe", "~ fe"]).shows(&["b1 tokens 1"]);
}

/// GOW-F7: an empty stack gives none.
#[test]
fn an_empty_stack() {
    let drawn = "heroes kratos freya | turn 1\nt1: spot number: crystal 12; spot any: crystal 1\n1: hand number_1 number_1";
    let ten = table(drawn).act(&["1 spot kratos t1 1", "1 pay number_1"]).shows(&["stock 20"]);
    ten.act(&["1 spot kratos t1 2", "1 pay number_1"]).shows(&["stock 20"]);
}
