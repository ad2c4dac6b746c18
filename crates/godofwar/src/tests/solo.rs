//! GOW-P6: solo.

use screen::Draw;
use tabletop::{Eyes, Game, Phrase, Seat};

use super::table::{Table, table};

fn alone(more: &str) -> Table {
    table(&format!(
        "heroes kratos | turn 1\nkratos: damage 5 | rage 5\nb1: enemy 9 rune fe melee 3 own\nt1: enemy 9 rune ur ranged 2\nb4: enemy 9 rune ur melee 2 own\n{more}"
    ))
}

/// GOW-P6: each ability, by one of its options, once a quest; Kratos' rage brings them back.
#[test]
fn abilities_are_used_once_and_come_back() {
    let arrow = alone("1: hand melee_1").refuses("1 ally 1 on b4", "GOW-H6");
    let arrow = arrow.act(&["1 ally 1 on t1", "~ die 2"]).shows(&[
        "t1 stunned true",
        "t1 damage 1",
        "kratos rage 5",
    ]);
    let used =
        arrow.refuses("1 ally 1 on t1", "GOW-P6").act(&["1 ally 5"]).shows(&["kratos damage 3"]);
    let used =
        used.refuses("1 ally 5", "GOW-P6").act(&["1 rage kratos"]).shows(&["kratos damage 0"]);
    used.act(&["1 ally 1 on b1", "~ die 0"]).shows(&["b1 damage 3", "b1 stunned true"]);
}

/// GOW-P6: an attack on two enemies has one strength and one die.
#[test]
fn two_enemies_at_once() {
    let two = alone("").act(&["1 ally 3 on t1 b4", "~ die 1"]);
    two.shows(&["t1 damage 2", "b4 damage 2", "kratos rage 5"]);
}

/// GOW-P6: every ability that is on offer is said in words of its own: which two enemies, which rank.
#[test]
fn what_allies_may_do_is_told_apart() {
    let table = alone("");
    let buttons = table.game.screen(&table.game.view(&table.state, Eyes::Seat(Seat(0)))).buttons;
    let said = |word: &str| -> Vec<Phrase> {
        let allies = buttons.iter().filter(|button| button.choice.starts_with(word));
        allies.map(|button| button.phrase.clone()).collect()
    };
    for (word, at_least) in [("ally 3 on", 3), ("step", 2)] {
        let said = said(word);
        assert!(said.len() >= at_least, "{word}: {}", said.len());
        let told_twice = |(n, phrase)| said[..n].contains(phrase);
        assert!(!said.iter().enumerate().any(told_twice), "{said:?}");
    }
}

/// GOW-P6: +3, and the die that adds, are named while the attack is put together.
#[test]
fn help_with_an_attack() {
    let attack = || {
        alone("1: hand melee_1").act(&["1 kratos melee melee_1 at b1"]).shows(&["now 1 Combine"])
    };
    attack().act(&["1 ally 2", "1 done", "~ die 2"]).shows(&["b1 damage 2"]);
    attack().act(&["1 ally 6", "1 done", "~ die 2"]).shows(&["b1 damage 3"]);
}

/// GOW-P6: the defence card of 1, to which numbers may be added; a look at two upgrades; a move.
#[test]
fn defence_look_and_move() {
    let defended = alone("1: hand number_2").act(&["1 end", "~ fe"]).act(&["1 pass"]);
    let defended = defended.shows(&["now 1 Defend"]).act(&["1 ally 4", "1 add number_2"]);
    defended.shows(&["kratos damage 5"]);
    let looked = alone("").act(&["1 ally 8", "~ 1 2", "1 under", "1 top"]);
    let looked = looked.shows(&["under 1"]).refuses("1 step 3 front", "GOW-P6");
    assert_eq!(looked.state.over.len(), 1);
    looked.act(&["1 end"]).shows(&["offer 1"]);
    let moved = alone("").act(&["1 move kratos 2 front", "1 step 3 front"]);
    moved.shows(&["kratos at 3 front"]);
}

/// GOW-P6: one player plays Kratos; a round has two scene activations; allies help nobody else.
#[test]
fn one_player_is_kratos() {
    let round = alone("").act(&["1 end"]);
    assert_eq!(round.game.seats_count(), 1);
    assert!(round.facts().iter().any(|fact| fact.starts_with("kratos at")));
    let two = table("heroes kratos freya | turn 1\nb1: enemy 9 rune fe melee 3 own");
    two.refuses("1 ally 1 on b1", "GOW-P6");
}
