//! A table that hides hands (the option to GOW-H12): what is known, asked and shown.

use tabletop::{Eyes, Game, Pending, Seat, Seats};

use super::table::{Table, table};
use crate::state::Player;

/// What eyes know of the first seat's cards.
fn known(table: &Table, eyes: Eyes) -> Player {
    *table.game.view(&table.state, eyes).table.player(Seat(0))
}

fn seen_by(table: &Table) -> Seats {
    match table.game.pending(&table.state) {
        Pending::Chance(chance) => chance.seen,
        other => panic!("fate is not asked: {other:?}"),
    }
}

/// GOW-H12: others see how many cards a hand has, and which may be in it, no more.
#[test]
fn a_hand_is_its_own_players_alone() {
    let drawn = "heroes kratos freya | turn 1 | hidden\n1: hand melee_1 number_2 | deck number_1";
    let hidden = table(drawn);
    let own = known(&hidden, Eyes::Seat(Seat(0)));
    assert_eq!((own.hand.count(), own.unseen, own.deck.count()), (2, 0, 1));
    for eyes in [Eyes::Seat(Seat(1)), Eyes::Spectator] {
        let other = known(&hidden, eyes);
        assert_eq!((other.hand.count(), other.unseen, other.deck.count()), (0, 2, 3));
        assert_eq!(other.held(), 2);
    }
    let open = table(&drawn.replace(" | hidden", ""));
    assert_eq!(known(&open, Eyes::Spectator), *open.state.player(Seat(0)));
}

/// GOW-H5, GOW-A4: whether a hero is asked tells nothing of what it holds.
#[test]
fn questions_follow_from_what_a_hand_may_hold() {
    let drawn = "heroes kratos freya | turn 1 | hidden\nb1: enemy 9 rune fe melee 2 own\n1: hand melee_1 | deck defence_1\n2: hand number_1 | deck boost_3";
    let blow = ["1 kratos melee melee_1 at b1", "~ die 0"];
    let hidden = table(drawn).act(&blow).shows(&["now 2 Window"]);
    hidden.refuses("2 freya special 1", "GOW-H2");
    let open = table(&drawn.replace(" | hidden", ""));
    open.act(&blow).shows(&["now 1 Act"]);
    let struck = drawn.replace("deck boost_3", "deck number_2").replace("melee_1", "number_3");
    let asked = table(&struck).act(&["1 end", "~ fe"]).shows(&["now 1 Defend"]);
    asked.act(&["1 pass"]).shows(&["kratos damage 2"]);
    let open = table(&struck.replace(" | hidden", ""));
    open.act(&["1 end", "~ fe"]).shows(&["kratos damage 2"]);
}

/// GOW-R1, GOW-A8: all see stun and poison as they are drawn; the rest only who drew it.
#[test]
fn what_is_resolved_at_once_is_drawn_openly() {
    let drawn =
        "heroes kratos freya | round | hidden\n1: deck stun number_1 melee_1\n2: deck number_1";
    let draws = table(drawn).shows(&["now ~ Draw"]);
    assert_eq!(seen_by(&draws), Seats::first(2), "whether a stun is among them");
    let unseen = draws.act(&["~ 1 2 3"]).shows(&["now ~ DrawUnseen", "1 holds 0"]);
    assert_eq!(seen_by(&unseen), Seats::only(Seat(0)));
    let drawn = unseen.act(&["~ 2 1"]).shows(&["1 hand melee_1 number_1", "1 deck 0"]);
    assert_eq!(seen_by(&drawn), Seats::only(Seat(1)), "no stun is in the second deck");
}

/// GOW-R1, GOW-R4, GOW-F5: a card that all saw go on top is known in the hand; so is a whole hand
/// when the discard pile is shuffled, for the deck was empty.
#[test]
fn what_all_saw_is_known() {
    let drawn = "heroes kratos freya | round | hidden\n1: top crystal | discard melee_1 | deck number_1 number_2\n2: deck number_1";
    let top = table(drawn).shows(&["now ~ DrawUnseen", "1 hand crystal"]);
    assert_eq!(known(&top, Eyes::Spectator).hand.count(), 1);
    let rebuilt = top.act(&["~ 1 2"]).shows(&["now ~ DrawUnseen", "1 holds 3", "1 deck 1"]);
    let player = known(&rebuilt, Eyes::Spectator);
    assert_eq!((player.hand.count(), player.unseen), (3, 0));
}

/// Hands that are laid open show what was drawn unseen only after all have seen something else.
#[test]
fn hands_are_laid_open_after_a_sign() {
    let drawn = "heroes kratos freya | scene 2 | hidden\nt1: frame fe: draw all 1\n1: deck number_1 number_2 number_1\n2: deck number_1 number_2 number_1";
    let last = table(drawn).act(&["~ fe", "~ 1", "~ 2", "~ fe", "~ 1"]);
    let veiled = last.act(&["~ 1"]).shows(&["now ~ Unveil", "1 discard ", "2 discard "]);
    assert_eq!(seen_by(&veiled), Seats::first(2));
    veiled.act(&["~ 1"]).shows(&["now 1 Grow", "1 holds 0", "2 holds 0"]);
}
