//! Damaged boxes, and boxes with any abilities: none of them panics.

use proptest::prelude::*;
use tabletop::{Game, Pending, Seat, Setup, Source};
use testkit::Drawn;

use super::draw::BOX;
use super::secrets::Mix;
use super::table::{sigurd, table_of};
use crate::Valhalla;
use crate::cards::Deck;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    /// A damaged box is read, or refused with at least one fault.
    #[test]
    fn a_damaged_box_never_panics(
        cut in 0usize..40_000, len in 0usize..60, insert in "[\\[\\]{}\"=\n#.a-z0-9 öÞ,-]{0,12}",
    ) {
        let at = |n: usize| (0..=n.min(BOX.len())).rev().find(|n| BOX.is_char_boundary(*n)).unwrap_or(0);
        let (from, to) = (at(cut % BOX.len()), at(cut % BOX.len() + len));
        let text = format!("{}{insert}{}", &BOX[..from], &BOX[to..]);
        match Deck::read(&text) {
            Ok((deck, source)) => {
                prop_assert_eq!((deck.parts[0], source.jarls.len()), (120, 25));
                let whole = [40, 40, 14, 20].iter().zip(&deck.parts[1..]);
                prop_assert!(whole.into_iter().all(|(size, found)| found == size || *found == 0));
            }
            Err(faults) => prop_assert!(!faults.0.is_empty() && !faults.to_string().is_empty()),
        }
    }

    /// Any text at all.
    #[test]
    fn any_text_is_no_box(text in "\\PC{0,80}") {
        prop_assert!(Deck::read(&text).is_err());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Whatever abilities a box gives a Jarl: it is refused, or a game with it is played to its
    /// end (VAL-E9).
    #[test]
    fn any_box_that_is_accepted_can_be_played(
        basic in effect(), extra in effect(), condition in condition(),
        link in "(plus|or)", players in 2u8..=6, seed in any::<u64>(),
    ) {
        let text = sigurd(&basic, &link, &condition, &extra);
        let setup = Setup::new(players);
        match Valhalla::build(&setup, &text) {
            Ok(game) => play(&game, &mut Mix(seed)),
            // Only what stands beside each other can be wrong, never an ability by itself.
            Err(faults) => prop_assert!(faults.0.iter().all(|fault| fault.rule.is_some()), "{faults}"),
        }
    }
}

/// VAL-B8: any number of tactics may be played, also with a box of as many as there can be.
#[test]
fn every_tactic_of_a_box_of_tactics_can_be_played() {
    let warriors: Vec<usize> = BOX.match_indices("[[warrior]]\n").map(|(at, _)| at).collect();
    let jarls = BOX.find("[[jarl]]").expect("the Jarls");
    let tactic = |kind: &str, copies: u8| {
        format!("[[tactic]]\nkind = \"{kind}\"\ncopies = {copies}\nprovenance = \"ours\"\n\n")
    };
    let tactics = tactic("fury", 40) + &tactic("outnumbered-fury", 37);
    let text = format!("{}{tactics}{}", &BOX[..warriors[43]], &BOX[jarls..]);
    let named = |kind: &str, copy: u8| match copy {
        1 => kind.to_owned(),
        _ => format!("{kind}#{copy}"),
    };
    let hand = (1..=40).map(|copy| named("fury", copy));
    let hand: Vec<String> =
        hand.chain((1..=37).map(|copy| named("outnumbered-fury", copy))).collect();
    let before = format!(
        "players 2 | battle 1>2 attack\n1: squad Bersi | hand {} | armed 1:spear
        2: squad Birna Ulf",
        hand.join(" ")
    );
    let acts: Vec<String> = hand.iter().map(|card| format!("1 tactic {card}")).collect();
    let acts: Vec<&str> = acts.iter().map(String::as_str).collect();
    let played = table_of(&before, &text).act(&acts).act(&["1 end"]);
    assert_eq!(played.state.battle.played.len(), 77);
    played.act(&["~ ...", "2 end"]).shows("1: valhalla Bersi | hand -\nbattle -");
}

/// Plays at random to the end; every seat has the first Jarl, whose abilities are on trial.
fn play(game: &Valhalla, source: &mut Mix) {
    let (mut state, mut list, mut fortune) = (game.start(), Vec::new(), Vec::new());
    for _ in 0..20_000 {
        match game.pending(&state) {
            Pending::Over(_) => return,
            Pending::Chance(chance) => {
                chance.draw(source, &mut fortune);
                game.settle(&mut state, &fortune, &mut ()).expect("a possible answer");
            }
            Pending::Ask(ask) => {
                let seat = ask.seats.iter().next().unwrap_or(Seat(0));
                game.choices(&state, seat, &mut list);
                assert!(!list.is_empty(), "nothing to choose at {:?}", game.top(&state));
                let choice = list[source.below(list.len() as u32) as usize];
                game.apply(&mut state, seat, &choice, &mut ()).expect("a listed choice");
            }
        }
        if state.turns > 0 {
            state.boards[..game.seats_count() as usize].iter_mut().for_each(|board| board.jarl = 0);
        }
    }
    panic!("the game does not end");
}

/// An ability as it is written, with just the fields it has.
fn effect() -> impl Strategy<Value = String> {
    let parts = (prop::sample::select(super::EFFECTS.to_vec()), 1u8..=6, any::<bool>(), 0usize..3);
    parts.prop_map(|(word, amount, first, side)| {
        let side = ["attack", "defence", "both"][side];
        let (part, result) = if first { ("a", "won") } else { ("b", "lost") };
        let amount = match word {
            "extra-dice" | "foe-fewer-dice" | "draw-after" => amount.min(3),
            "squad-slots" => amount.max(4),
            _ => amount,
        };
        let mut text = format!("effect = \"{word}\"");
        match word {
            "frost-proof" | "tie-defence" | "silence" | "plunder" | "last-honour" | "play-two"
            | "salvage" | "watch-swap" => {}
            _ => text += &format!(", amount = {amount}"),
        }
        text + &match word {
            "clan-strength" | "clan-glory" => ", clan = \"wolf\"".to_owned(),
            "turn-to" => ", weapon = \"axe\"".to_owned(),
            "draw-after" => format!(", result = \"{result}\""),
            "draw-more" => format!(", part = \"{part}\""),
            "strength" | "extra-dice" | "free-rerolls" | "turn-miss" | "silence" | "plunder"
            | "before-boost" => format!(", side = \"{side}\""),
            _ => String::new(),
        }
    })
}

fn condition() -> impl Strategy<Value = String> {
    (prop::sample::select(super::CONDITIONS.to_vec()), 0u8..=4)
        .prop_map(|(word, amount)| format!("kind = \"{word}\", amount = {amount}, clan = \"bear\""))
}
