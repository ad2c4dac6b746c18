//! GOW-Q: quests and the end.

use tabletop::Seat;

use super::table::{Table, table};
use crate::book::NOBODY;

const LAST_BLOW: &str = "heroes kratos freya | turn 1 | win dead b1
    b1: enemy 1 rune fe melee 1 own\nkratos: damage 5 | rage 3\nfreya: downed
    1: hand melee_1 | discard defence_1";

fn done() -> Table {
    table(LAST_BLOW).act(&["1 kratos melee melee_1 at b1", "~ die 0"])
}

/// GOW-Q1: checked after an attack; open activations are dropped, heroes recover, growth is played.
#[test]
fn a_quest_is_done() {
    let grown = done().shows(&[
        "now 1 Grow",
        "kratos damage 0",
        "kratos rage 0",
        "freya nowhere",
        "stage 1",
    ]);
    let next = grown.act(&["1 remove melee_1", "2 nothing"]).shows(&["now 2 NextQuest", "first 2"]);
    let laid = next.act(&["2 quest 2"]).shows(&["now 2 Put", "scene 2"]);
    laid.act(&["2 put freya 1 front", "1 put kratos 1 back"])
        .shows(&["round 1", "freya at 1 front"]);
}

/// GOW-Q1: a loss met at the same moment goes first.
#[test]
fn a_loss_goes_first() {
    let both = LAST_BLOW.replace("| win dead b1", "| win dead b1 | lose dead b1");
    table(&both).act(&["1 kratos melee melee_1 at b1", "~ die 0"]).shows(&["over lost-1"]);
}

/// GOW-Q2: one of the two quests; the other is turned over and its obstacle holds.
#[test]
fn the_second_quest() {
    let next = done()
        .act(&["1 remove melee_1", "2 nothing"])
        .refuses("2 quest 4", "GOW-Q2")
        .refuses("2 quest 1", "GOW-Q2");
    let laid = next.act(&["2 quest 3"]);
    assert_eq!(laid.state.obstacles, [1, NOBODY]);
    // The obstacle adds 1 to the enemy die; the played scene's own obstacle does not hold.
    assert_eq!(
        laid.game.lasting(&laid.state, |e| matches!(e, crate::book::Effect::Hardened(_)) as u8),
        1
    );
}

/// GOW-Q3, GOW-Q4: then a boss, with both other obstacles; the boss defeated: all have won.
#[test]
fn the_boss_and_the_win() {
    let mut second = table(LAST_BLOW);
    second.state.stage = 1;
    let second =
        second.act(&["1 kratos melee melee_1 at b1", "~ die 0", "1 remove melee_1", "2 nothing"]);
    let boss = second.refuses("2 quest 2", "GOW-Q3").act(&["2 quest 5"]);
    assert_eq!((boss.state.scene, boss.state.obstacles), (7, [6, 8]));
    let mut last = table(LAST_BLOW);
    last.state.stage = 2;
    let won = last.act(&["1 kratos melee melee_1 at b1", "~ die 0"]).shows(&["over won"]);
    assert_eq!(
        won.game.outcome(&won.state).shares[..2],
        [1.0, 1.0],
        "partners each have the whole"
    );
}

/// GOW-Q4, GOW-Q5: a loss condition ends the game; special rules of the quest card hold.
#[test]
fn special_rules_and_loss() {
    let drawn = "heroes kratos freya | turn 1 | rules frame fe: token b1 1; when tokens b1 1: token t1 1 | lose tokens b1 2";
    let one = table(drawn).act(&["1 end", "~ fe"]).shows(&["b1 tokens 1", "t1 tokens 1"]);
    let lost = one.act(&["~ fe"]).shows(&["over lost-1"]);
    assert_eq!(lost.game.outcome(&lost.state).shares[Seat(0).index()], 0.0);
    let round =
        "heroes kratos freya | round | rules round: drop all 1\n1: deck number_1\n2: deck melee_2";
    let drop = table(round).act(&["~ 1", "~ 1"]).shows(&["now 1 DropOne"]);
    drop.act(&["1 drop number_1", "2 drop melee_2"]).shows(&["1 hand ", "2 hand ", "now 1 Act"]);
}

/// GOW-Q6: after 20 rounds an open quest is lost.
#[test]
fn out_of_rounds() {
    let mut last = table("heroes kratos freya | scene 2\n1: discard melee_1\n2: discard melee_2");
    last.state.round = 20;
    let late = last.act(&["~ 1", "~ 1", "1 take 71", "2 take 72"]);
    late.shows(&["over late"]);
}
