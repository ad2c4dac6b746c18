//! The card data as tables for people.

use screen::Sheet;
use tabletop::{Arg, Phrase};

use super::words;
use crate::Valhalla;
use crate::cards::{Demand, Weapon};

pub(super) fn heads(ids: &[&'static str]) -> Vec<Phrase> {
    ids.iter().map(|id| Phrase::new(id)).collect()
}

pub(super) fn number(n: u8) -> Phrase {
    Phrase::new("val-number").with("n", n)
}

fn yes(mark: bool) -> Phrase {
    Phrase::new(if mark { "val-yes" } else { "val-nothing" })
}

pub(super) fn origin(word: &str) -> Phrase {
    Phrase::new(match word {
        "book" => "val-from-book",
        "known" => "val-from-known",
        _ => "val-from-ours",
    })
}

pub(super) fn all(game: &Valhalla) -> Vec<Sheet> {
    let mut all = vec![warriors(game), tactics(game), jarls(game)];
    let lore = &game.deck.lore;
    all.extend((!lore.monsters.is_empty()).then(|| super::hunt::sheet(game)));
    all.extend((!lore.reign_sources.is_empty()).then(|| super::hunt::king_sheet(game)));
    all
}

fn warriors(game: &Valhalla) -> Sheet {
    let row = |card: u8| {
        let warrior = game.deck.warrior(card)?;
        let demand = match warrior.demand {
            Demand::Symbols(need) => {
                let weapons = Weapon::ALL.iter().zip(need);
                let all =
                    weapons.flat_map(|(w, n)| std::iter::repeat_n(words::weapon(*w), n as usize));
                Phrase::new("val-listed").with("items", Arg::List(all.collect()))
            }
            open => words::demand(open)?,
        };
        Some(vec![
            number(card + 1),
            game.title(card),
            words::clan(warrior.clan),
            number(warrior.strength),
            demand,
            number(warrior.glory),
            words::ability(warrior.ability).unwrap_or(Phrase::new("val-nothing")),
            origin(&game.provenance.cards[card as usize]),
        ])
    };
    Sheet {
        title: Phrase::new("val-sheet-warriors"),
        columns: heads(&[
            "val-head-number",
            "val-head-name",
            "val-head-clan",
            "val-head-strength",
            "val-head-weapons",
            "val-head-glory",
            "val-head-ability",
            "val-head-provenance",
        ]),
        rows: (0..game.deck.cards.len() as u8).filter_map(row).collect(),
    }
}

fn tactics(game: &Valhalla) -> Sheet {
    let mut kinds: Vec<(crate::cards::Tactic, u8, u8)> = Vec::new();
    for card in 0..game.deck.cards.len() as u8 {
        let Some(tactic) = game.deck.tactic(card) else { continue };
        match kinds.iter_mut().find(|(kind, ..)| *kind == tactic) {
            Some((_, copies, _)) => *copies += 1,
            None => kinds.push((tactic, 1, card)),
        }
    }
    let row = |(tactic, copies, card): &(crate::cards::Tactic, u8, u8)| {
        vec![
            words::tactic(*tactic),
            number(*copies),
            words::tactic_text(*tactic),
            origin(&game.provenance.cards[*card as usize]),
        ]
    };
    Sheet {
        title: Phrase::new("val-sheet-tactics"),
        columns: heads(&[
            "val-head-name",
            "val-head-copies",
            "val-head-effect",
            "val-head-provenance",
        ]),
        rows: kinds.iter().map(row).collect(),
    }
}

fn jarls(game: &Valhalla) -> Sheet {
    let row = |(n, jarl): (usize, &crate::cards::Jarl)| {
        let (from, name_from) = &game.provenance.jarls[n];
        vec![
            number(n as u8 + 1),
            game.jarl_title(n as u8),
            words::effect(jarl.basic),
            Phrase::new(if jarl.either { "val-link-or" } else { "val-link-plus" }),
            words::condition(jarl.condition),
            words::extra(jarl),
            yes(jarl.three_plus),
            yes(jarl.starter),
            yes(jarl.solo),
            origin(name_from),
            origin(from),
        ]
    };
    Sheet {
        title: Phrase::new("val-sheet-jarls"),
        columns: heads(&[
            "val-head-number",
            "val-head-name",
            "val-head-basic",
            "val-head-link",
            "val-head-condition",
            "val-head-extra",
            "val-head-three-plus",
            "val-head-starter",
            "val-head-solo",
            "val-head-name-provenance",
            "val-head-provenance",
        ]),
        rows: game.deck.jarls.iter().enumerate().map(row).collect(),
    }
}
