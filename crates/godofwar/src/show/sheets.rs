//! The tables of card data, for people.

use screen::Sheet;
use tabletop::Phrase;

use super::{board, words};
use crate::GodOfWar;
use crate::book::{FIRST_STATUS, Hero, PLACE_IDS, STARTING, Status};

/// All tables of the box.
pub(super) fn all(game: &GodOfWar) -> Vec<Sheet> {
    let mut sheets = vec![heroes(game), cards(game)];
    for scene in 0..game.book.scenes.len() {
        sheets.push(scene_sheet(game, scene));
    }
    sheets
}

fn heads<const N: usize>(ids: [&'static str; N]) -> Vec<Phrase> {
    ids.into_iter().map(Phrase::new).collect()
}

fn number(n: u8) -> Phrase {
    Phrase::verbatim(n.to_string())
}

fn heroes(game: &GodOfWar) -> Sheet {
    let row = |hero: Hero| {
        let board = game.book.boards[hero as usize];
        vec![words::hero(hero), number(board.health), number(board.rage), number(board.power)]
    };
    Sheet {
        title: Phrase::new("gow-sheet-heroes"),
        columns: heads(["gow-sign-hero", "gow-corner-health", "gow-corner-rage", "gow-head-power"]),
        rows: Hero::ALL.into_iter().map(row).collect(),
    }
}

fn cards(game: &GodOfWar) -> Sheet {
    let mut rows: Vec<Vec<Phrase>> = Vec::new();
    for card in 0..FIRST_STATUS {
        let whose = match game.rune_of(card) {
            Some(rune) => words::rune(rune),
            None => words::hero(Hero::ALL[card as usize / STARTING]),
        };
        let from = Phrase::verbatim(game.book.provenance[card as usize].as_str());
        rows.push(vec![number(card + 1), game.title(card), whose, from]);
    }
    for status in [Status::Stun, Status::Poison, Status::Crystal] {
        let numbers = status.cards();
        let numbers = Phrase::verbatim(format!("{}–{}", numbers.start + 1, numbers.end));
        let from = Phrase::verbatim("known");
        rows.push(vec![numbers, words::status(status), board::status_text(status), from]);
    }
    Sheet {
        title: Phrase::new("gow-sheet-cards"),
        columns: heads(["gow-head-number", "gow-head-card", "gow-head-of", "gow-head-from"]),
        rows,
    }
}

fn scene_sheet(game: &GodOfWar, number: usize) -> Sheet {
    let scene = &game.book.scenes[number];
    let mut rows = Vec::new();
    let mut row = |place: Phrase, name: Phrase, text: Vec<Phrase>| {
        rows.push(vec![place, name, Phrase::new("gow-said").with("lines", text)]);
    };
    let lines = |range| game.book.lines(range).map(|(_, line)| words::line(game, line));
    let wins = scene.win.iter().map(|c| Phrase::new("gow-need").with("what", words::condition(*c)));
    let loses = scene.lose.iter();
    let loses = loses.map(|c| Phrase::new("gow-lose").with("what", words::condition(*c)));
    let kind = if scene.boss { "gow-kind-boss" } else { "gow-kind-quest" };
    let rules = wins.chain(loses).chain(lines(scene.rules)).collect();
    let from = Phrase::verbatim(scene.provenance.as_str());
    row(from, Phrase::new(kind), rules);
    let obstacle = lines(scene.obstacle).collect();
    row(Phrase::verbatim(""), Phrase::new("gow-badge-obstacle"), obstacle);
    for (place, sides) in scene.sides.iter().enumerate() {
        for side in sides.iter().flatten() {
            let side = &game.book.sides[*side as usize];
            let mut text = Vec::new();
            if let Some(enemy) = side.enemy {
                if enemy.health > 0 {
                    text.push(Phrase::new("gow-enemy-health").with("health", enemy.health));
                }
                text.extend(words::enemy(&enemy));
            }
            text.extend(lines(side.lines));
            let name = Phrase::verbatim(side.name.as_str());
            row(Phrase::verbatim(PLACE_IDS[place]), name, text);
        }
    }
    Sheet {
        title: Phrase::verbatim(scene.name.as_str()),
        columns: heads(["gow-head-place", "gow-head-card", "gow-head-text"]),
        rows,
    }
}
