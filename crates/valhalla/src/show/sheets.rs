//! The card data as tables for people.

use std::ops::Range;

use screen::Sheet;
use tabletop::{Arg, Phrase};

use super::{feats, words};
use crate::Valhalla;
use crate::cards::{Card, Demand, Part, Tactic, Weapon};

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

/// Every deck of the box, whether it is on the table or not.
pub(super) fn all(game: &Valhalla) -> Vec<Sheet> {
    let mut sheets = Vec::new();
    let mut from = 0;
    for part in Part::ALL {
        let numbers = from..from + game.stock.parts[part as usize];
        from = numbers.end;
        let numbers = numbers.start as u8..numbers.end as u8;
        if numbers.is_empty() {
            continue;
        }
        match part {
            Part::Thor => sheets.push(thor(game, numbers)),
            Part::Tyr => sheets.push(tyr(game, numbers)),
            _ => {
                let [warriors_title, tactics_title] = titles(part);
                sheets.push(warriors(game, warriors_title, numbers.clone()));
                sheets.push(tactics(game, tactics_title, numbers));
            }
        }
    }
    if !game.stock.loki.is_empty() {
        sheets.push(loki(game));
    }
    sheets.push(jarls(game));
    let lore = &game.stock.lore;
    sheets.extend((!lore.monsters.is_empty()).then(|| super::hunt::sheet(game)));
    sheets.extend((!lore.reign_sources.is_empty()).then(|| super::hunt::king_sheet(game)));
    sheets
}

fn titles(part: Part) -> [&'static str; 2] {
    match part {
        Part::Valkyries => ["val-sheet-valkyries-warriors", "val-sheet-valkyries-tactics"],
        Part::Dwarves => ["val-sheet-dwarves-warriors", "val-sheet-dwarves-tactics"],
        _ => ["val-sheet-warriors", "val-sheet-tactics"],
    }
}

fn warriors(game: &Valhalla, title: &'static str, numbers: Range<u8>) -> Sheet {
    let deck = &game.stock;
    let row = |card: u8| {
        let warrior = deck.warrior(card)?;
        let demand = match warrior.demand {
            Demand::Symbols(need) => {
                let weapons = Weapon::ALL.iter().zip(need);
                let all =
                    weapons.flat_map(|(w, n)| std::iter::repeat_n(words::weapon(*w), n as usize));
                Phrase::new("val-listed").with("items", Arg::List(all.collect()))
            }
            open => words::demand(open)?,
        };
        let text = match (game.ability_text(warrior.ability), feats::favour(warrior.favour)) {
            (Some(ability), Some(favour)) => {
                Phrase::new("val-both-texts").with("ability", ability).with("favour", favour)
            }
            (ability, favour) => ability.or(favour).unwrap_or(Phrase::new("val-nothing")),
        };
        Some(vec![
            number(card + 1),
            words::title(deck, card),
            words::clan(warrior.clan),
            number(warrior.strength),
            demand,
            number(warrior.glory),
            text,
            origin(&game.provenance.cards[card as usize]),
        ])
    };
    Sheet {
        title: Phrase::new(title),
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
        rows: numbers.filter_map(row).collect(),
    }
}

/// Cards that are alike in one row: name, copies, what is told of one of them, and where the
/// figures come from.
fn kinds(
    game: &Valhalla,
    numbers: Range<u8>,
    tell: impl Fn(u8) -> Option<Vec<Phrase>>,
) -> Vec<Vec<Phrase>> {
    let mut rows: Vec<(Card, u8, u8)> = Vec::new();
    for number in numbers {
        let card = game.stock.cards[number as usize];
        match rows.iter_mut().find(|(other, ..)| *other == card) {
            Some((_, copies, _)) => *copies += 1,
            None => rows.push((card, 1, number)),
        }
    }
    let row = |(_, copies, card): (Card, u8, u8)| {
        let mut row = vec![words::title(&game.stock, card), number(copies)];
        row.extend(tell(card)?);
        row.push(origin(&game.provenance.cards[card as usize]));
        Some(row)
    };
    rows.into_iter().filter_map(row).collect()
}

/// Tactics; where missions are among them, the glory that the rules give these (VAL-X18).
fn tactics(game: &Valhalla, title: &'static str, numbers: Range<u8>) -> Sheet {
    let mission = |card: u8| matches!(game.stock.tactic(card), Some(Tactic::Mission(_)));
    let missions = numbers.clone().any(mission);
    let tell = |card| {
        let mut told = vec![game.tactic_text(game.stock.tactic(card)?)];
        if missions {
            told.extend(match mission(card) {
                true => [number(game.stock.glory(card) as u8), origin("book")],
                false => [Phrase::new("val-nothing"), Phrase::new("val-nothing")],
            });
        }
        Some(told)
    };
    let columns: &[&'static str] = match missions {
        true => &[
            "val-head-name",
            "val-head-copies",
            "val-head-effect",
            "val-head-glory",
            "val-head-glory-provenance",
            "val-head-provenance",
        ],
        false => &["val-head-name", "val-head-copies", "val-head-effect", "val-head-provenance"],
    };
    Sheet { title: Phrase::new(title), columns: heads(columns), rows: kinds(game, numbers, tell) }
}

fn thor(game: &Valhalla, numbers: Range<u8>) -> Sheet {
    let tell = |card| {
        let thor = game.stock.thor(card)?;
        Some(vec![feats::thor_text(thor), number(thor.glory)])
    };
    Sheet {
        title: Phrase::new("val-sheet-thor"),
        columns: heads(&[
            "val-head-name",
            "val-head-copies",
            "val-head-effect",
            "val-head-glory",
            "val-head-provenance",
        ]),
        rows: kinds(game, numbers, tell),
    }
}

fn tyr(game: &Valhalla, numbers: Range<u8>) -> Sheet {
    let tell = |card| Some(vec![feats::tyr_text(game.stock.tyr(card)?)]);
    Sheet {
        title: Phrase::new("val-sheet-tyr"),
        columns: heads(&[
            "val-head-name",
            "val-head-copies",
            "val-head-effect",
            "val-head-provenance",
        ]),
        rows: kinds(game, numbers, tell),
    }
}

fn loki(game: &Valhalla) -> Sheet {
    let row = |(n, card): (usize, &crate::cards::Loki)| {
        let rows = (0..card.rows().count()).map(|row| feats::row(card, row)).collect();
        let (from, name_from) = &game.provenance.loki[n];
        vec![
            number(n as u8 + 1),
            feats::loki_name(&game.stock, n as u8),
            Phrase::new("val-listed").with("items", Arg::List(rows)),
            feats::loki_discard(card).unwrap_or(Phrase::new("val-nothing")),
            yes(card.recommended),
            origin(name_from),
            origin(from),
        ]
    };
    Sheet {
        title: Phrase::new("val-sheet-loki"),
        columns: heads(&[
            "val-head-number",
            "val-head-name",
            "val-head-rows",
            "val-head-discard",
            "val-head-recommended",
            "val-head-label-provenance",
            "val-head-provenance",
        ]),
        rows: game.stock.loki.iter().enumerate().map(row).collect(),
    }
}

fn jarls(game: &Valhalla) -> Sheet {
    let row = |(n, jarl): (usize, &crate::cards::Jarl)| {
        let source = &game.provenance.jarls[n];
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
            origin(&source.name),
            origin(&source.link),
            origin(&source.figures),
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
            "val-head-link-provenance",
            "val-head-provenance",
        ]),
        rows: game.deck.jarls.iter().enumerate().map(row).collect(),
    }
}
