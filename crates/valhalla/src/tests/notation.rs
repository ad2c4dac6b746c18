//! The notation itself: what is drawn is read, and drawn back the same.

use super::draw::{BOX, drawing, fields, read};
use super::table::{check, listed, refused};

const DRAWN: &str = "players 3 | active 1 | first 2 | deck 20 | discard Ulf fury | last 2
    1: jarl Hödr | squad Bjarni _ _ Ylva Elg | hand fury#2 Orm | dice axe miss* | armed 1:bow 4:shield*
    2: squad _ Runi | valhalla Bera | shields 3 | captured 3 1
    3: shields 4 | dice - | armed -
    battle 1>3 attack";

#[test]
fn a_drawing_is_read_and_drawn_back() {
    let (game, state, buried) = read(DRAWN, BOX);
    let drawn = fields(&drawing(&game, &state, buried));
    for mut field in fields(DRAWN) {
        match field.name.as_str() {
            "players" => field.words.push("Pl".into()),
            "squad" => field.words.resize(field.words.len().max(4), "_".into()),
            "battle" => field.words.truncate(1), // the phase shows in what is waited for
            _ => {}
        }
        assert!(drawn.contains(&field), "{field:?} of\n{}", drawing(&game, &state, buried));
    }
    assert_eq!((state.battle.grey, state.battle.sides[0].gone), (1, 4));
    assert_eq!(state.discard.len(), 120 - 20 - 7, "the rest lies below what is drawn");
}

#[test]
#[should_panic(expected = "expected 1: shields 3")]
fn a_difference_is_told() {
    check("players 2\n1: squad Ulf\n2: squad Ylva", &["1 draw"], "1: shields 3");
}

#[test]
#[should_panic(expected = "'1 attack 1' was refused: val-why-yourself (VAL-T4)")]
fn a_refused_act_is_told() {
    check("players 2\n1: squad Ulf\n2: squad Ylva", &["1 attack 1"], "");
}

#[test]
#[should_panic(expected = "'1 attack 2' gave Ok(())")]
fn an_allowed_act_is_not_refused() {
    refused("players 2\n1: squad Ulf\n2: squad Ylva", "1 attack 2", "VAL-T9");
}

#[test]
#[should_panic(expected = "the choices of 1")]
fn a_missing_choice_is_told() {
    listed("players 2\n1: squad Ulf\n2: squad Ylva", 1, &["draw"]);
}
