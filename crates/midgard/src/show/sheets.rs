//! The card data as tables for people.

use screen::Sheet;
use tabletop::{Arg, Phrase};

use super::words;
use crate::Midgard;
use crate::cards::{Deck, Kind};

fn number(n: u8) -> Phrase {
    Phrase::new("mid-number").with("n", n)
}

fn nothing() -> Phrase {
    Phrase::new("mid-nothing")
}

fn origin(word: &str) -> Phrase {
    Phrase::new(match word {
        "book" => "mid-from-book",
        "known" => "mid-from-known",
        _ => "mid-from-ours",
    })
}

fn sheet(title: &'static str, heads: &[&'static str], rows: Vec<Vec<Phrase>>) -> Sheet {
    let columns = heads.iter().map(|id| Phrase::new(id)).collect();
    Sheet { title: Phrase::new(title), columns, rows }
}

pub(super) fn all(game: &Midgard) -> Vec<Sheet> {
    let mut sheets = vec![dice(game), leaders(game), stalls(game), ships(game)];
    sheets.extend([Deck::Trolls, Deck::Draugrs, Deck::Monsters].map(|deck| enemies(game, deck)));
    let texts = [Deck::Journeys, Deck::Runes, Deck::Destinies, Deck::Merchants];
    sheets.extend(texts.map(|deck| texts_of(game, deck)));
    sheets.push(town(game));
    sheets
}

fn dice(game: &Midgard) -> Sheet {
    let row = |kind: &Kind| {
        let faces = game.chest.dice[*kind as usize].iter().map(|face| words::face(*face));
        let faces = Phrase::new("mid-listed").with("items", Arg::List(faces.collect()));
        vec![words::kind(*kind), faces, origin(&game.provenance.dice)]
    };
    let rows = Kind::ALL.iter().map(row).collect();
    sheet("mid-sheet-dice", &["mid-head-name", "mid-head-faces", "mid-head-provenance"], rows)
}

fn leaders(game: &Midgard) -> Sheet {
    let powers = game.chest.leaders.iter().zip(&game.provenance.leaders).enumerate();
    let rows = powers.map(|(n, (power, from))| {
        vec![number(n as u8 + 1), game.leader_title(n as u8), words::power(*power), origin(from)]
    });
    let heads = ["mid-head-number", "mid-head-name", "mid-head-effect", "mid-head-provenance"];
    sheet("mid-sheet-leaders", &heads, rows.collect())
}

fn stalls(game: &Midgard) -> Sheet {
    let stalls = game.chest.stalls.iter().zip(&game.provenance.stalls).enumerate();
    let rows = stalls.map(|(n, (stall, from))| {
        vec![
            game.stall_title(n as u8),
            Phrase::new(if stall.military { "mid-military" } else { "mid-economic" }),
            words::goods(&stall.cost),
            words::goods(&stall.gives),
            number(stall.times),
            origin(from),
        ]
    });
    let heads = [
        "mid-head-name",
        "mid-head-kind",
        "mid-head-cost",
        "mid-head-gives",
        "mid-head-times",
        "mid-head-provenance",
    ];
    sheet("mid-sheet-stalls", &heads, rows.collect())
}

fn ships(game: &Midgard) -> Sheet {
    let ships = game.chest.ships.iter().zip(&game.provenance.ships).enumerate();
    let rows = ships.map(|(n, (ship, from))| {
        vec![
            number(n as u8 + 1),
            game.ship_title(n as u8),
            number(ship.coins),
            number(ship.wood),
            number(ship.capacity),
            number(ship.glory),
            number(ship.players),
            origin(from),
        ]
    });
    let heads = [
        "mid-head-number",
        "mid-head-name",
        "mid-head-coins",
        "mid-head-wood",
        "mid-head-holds",
        "mid-head-glory",
        "mid-head-players",
        "mid-head-provenance",
    ];
    sheet("mid-sheet-ships", &heads, rows.collect())
}

fn enemies(game: &Midgard, deck: Deck) -> Sheet {
    let rows = deck.cards().map(|card| {
        let enemy = game.chest.enemy(card);
        vec![
            number(card + 1),
            game.title(card),
            enemy.colour.map_or_else(nothing, words::colour),
            number(enemy.attack),
            number(enemy.defence),
            words::reward(enemy),
            enemy.forbids.map_or_else(nothing, words::kind),
            origin(&game.provenance.cards[card as usize]),
        ]
    });
    let heads = [
        "mid-head-number",
        "mid-head-name",
        "mid-head-colour",
        "mid-head-attack",
        "mid-head-defence",
        "mid-head-reward",
        "mid-head-forbids",
        "mid-head-provenance",
    ];
    let title = match deck {
        Deck::Trolls => "mid-sheet-trolls",
        Deck::Draugrs => "mid-sheet-draugrs",
        _ => "mid-sheet-monsters",
    };
    let mut rows: Vec<Vec<Phrase>> = rows.collect();
    if deck == Deck::Monsters {
        let kraken = &game.chest.kraken;
        rows.push(vec![
            nothing(),
            words::family(kraken.family),
            nothing(),
            number(kraken.attack),
            number(kraken.defence),
            words::reward(kraken),
            nothing(),
            origin(&game.provenance.kraken),
        ]);
    }
    sheet(title, &heads, rows)
}

fn texts_of(game: &Midgard, deck: Deck) -> Sheet {
    let rows = deck.cards().map(|card| {
        let n = deck.index(card);
        let (text, glory) = match deck {
            Deck::Journeys => (words::journey(game.chest.journeys[n]), nothing()),
            Deck::Runes => (words::rune(game.chest.runes[n].0), number(game.chest.runes[n].1)),
            Deck::Destinies => (words::destiny(game.chest.destinies[n]), nothing()),
            _ => (words::goods(&game.chest.merchants[n]), nothing()),
        };
        let from = origin(&game.provenance.cards[card as usize]);
        vec![number(card + 1), game.title(card), text, glory, from]
    });
    let heads = [
        "mid-head-number",
        "mid-head-name",
        "mid-head-effect",
        "mid-head-glory",
        "mid-head-provenance",
    ];
    let title = match deck {
        Deck::Journeys => "mid-sheet-journeys",
        Deck::Runes => "mid-sheet-runes",
        Deck::Destinies => "mid-sheet-destinies",
        _ => "mid-sheet-merchants",
    };
    sheet(title, &heads, rows.collect())
}

fn town(game: &Midgard) -> Sheet {
    let town = &game.chest.town;
    let list = |numbers: &[u8]| {
        let items = numbers.iter().map(|n| number(*n)).collect();
        Phrase::new("mid-listed").with("items", Arg::List(items))
    };
    let row = |id, figures, from: &str| vec![Phrase::new(id), figures, origin(from)];
    let from = &game.provenance.town;
    let rows = vec![
        row("mid-town-runes", number(town.runes), &game.provenance.spaces),
        row("mid-town-ships", list(&town.ships), from),
        row("mid-town-chapel", list(&town.chapel), from),
        row("mid-town-hut", list(&town.hut), from),
        row("mid-town-blame", list(&town.blame), from),
    ];
    sheet("mid-sheet-town", &["mid-head-name", "mid-head-figures", "mid-head-provenance"], rows)
}
