//! The card data as tables for people.

use screen::Sheet;
use tabletop::Phrase;

use super::words;
use crate::Ragnarok;
use crate::cards::{self, BEINGS};

fn heads(ids: &[&'static str]) -> Vec<Phrase> {
    ids.iter().map(|id| Phrase::new(id)).collect()
}

fn number(n: impl Into<tabletop::Arg>) -> Phrase {
    Phrase::new("rag-number").with("n", n)
}

fn origin(word: &str) -> Phrase {
    Phrase::new(match word {
        "book" => "rag-from-book",
        "known" => "rag-from-known",
        _ => "rag-from-ours",
    })
}

fn listed(items: Vec<Phrase>) -> Phrase {
    match items.is_empty() {
        true => Phrase::new("rag-nothing"),
        false => Phrase::new("rag-listed").with("items", items),
    }
}

pub(super) fn all(game: &Ragnarok) -> Vec<Sheet> {
    vec![beings(game), boards(game), cards(game), treasures(game), ap_cards(game), dice(game)]
}

fn beings(game: &Ragnarok) -> Sheet {
    let row = |n: usize| {
        let being = &game.deck.beings[n];
        let set = if being.base { "rag-set-base" } else { "rag-set-rise" };
        vec![
            words::being(n as u8),
            Phrase::new(if being.god { "rag-kind-god" } else { "rag-kind-giant" }),
            Phrase::new(set),
            words::price(&being.price),
            listed(words::powers(&being.powers[0])),
            listed(words::powers(&being.powers[1])),
            origin(&game.provenance.beings[n]),
        ]
    };
    Sheet {
        title: Phrase::new("rag-sheet-beings"),
        columns: heads(&[
            "rag-head-name",
            "rag-head-kind",
            "rag-head-set",
            "rag-head-price",
            "rag-head-first",
            "rag-head-second",
            "rag-head-provenance",
        ]),
        rows: (0..BEINGS.len()).map(row).collect(),
    }
}

/// What the two APs have of each area.
fn boards(game: &Ragnarok) -> Sheet {
    let mut rows = Vec::new();
    for (ap, name) in ["rag-ap-loki", "rag-ap-thrym"].into_iter().enumerate() {
        for n in 0..BEINGS.len() {
            let area = &game.deck.beings[n].ap[ap];
            rows.push(vec![
                Phrase::new(name),
                words::being(n as u8),
                listed(words::ap_powers(&area.powers[0])),
                listed(words::ap_powers(&area.powers[1])),
                area.number.map_or(Phrase::new("rag-nothing"), number),
                Phrase::new("rag-letter").with("n", area.letter + 1),
                origin(&game.provenance.beings[n]),
            ]);
        }
    }
    Sheet {
        title: Phrase::new("rag-sheet-boards"),
        columns: heads(&[
            "rag-head-ap",
            "rag-head-name",
            "rag-head-one",
            "rag-head-two",
            "rag-head-number",
            "rag-head-letter",
            "rag-head-provenance",
        ]),
        rows,
    }
}

fn cards(game: &Ragnarok) -> Sheet {
    let deck = &game.deck;
    let mut kinds: Vec<(usize, usize)> = Vec::new();
    for card in 0..deck.cards.len() {
        let same = |other: usize| {
            (deck.cards[card], &deck.names[card], deck.pool[card])
                == (deck.cards[other], &deck.names[other], deck.pool[other])
                && game.provenance.cards[card] == game.provenance.cards[other]
        };
        match kinds.iter_mut().find(|(first, _)| same(*first)) {
            Some((_, copies)) => *copies += 1,
            None => kinds.push((card, 1)),
        }
    }
    let row = |(card, copies): &(usize, usize)| {
        let (id, value) = match deck.cards[*card] {
            cards::Card::Action(..) => ("rag-card-action", None),
            cards::Card::Attack(attack) => ("rag-card-attack", Some(attack.value)),
            cards::Card::Defence(value) => ("rag-card-defence", Some(value)),
            cards::Card::Ploy(_) => ("rag-card-ploy", None),
        };
        let (from, copies_from) = &game.provenance.cards[*card];
        vec![
            game.title(*card as u8),
            words::pool(deck.pool[*card]),
            Phrase::new(id),
            value.map_or(Phrase::new("rag-nothing"), number),
            game.text(*card as u8).unwrap_or(Phrase::new("rag-nothing")),
            number(*copies),
            origin(from),
            origin(copies_from),
        ]
    };
    Sheet {
        title: Phrase::new("rag-sheet-cards"),
        columns: heads(&[
            "rag-head-name",
            "rag-head-deck",
            "rag-head-kind",
            "rag-head-value",
            "rag-head-effect",
            "rag-head-copies",
            "rag-head-provenance",
            "rag-head-copies-provenance",
        ]),
        rows: kinds.iter().map(row).collect(),
    }
}

fn treasures(game: &Ragnarok) -> Sheet {
    let row = |(n, treasure): (usize, &cards::Treasure)| {
        vec![number(n + 1), words::treasure(*treasure), origin(&game.provenance.treasures[n])]
    };
    Sheet {
        title: Phrase::new("rag-sheet-treasures"),
        columns: heads(&["rag-head-number", "rag-head-effect", "rag-head-provenance"]),
        rows: game.deck.treasures.iter().enumerate().map(row).collect(),
    }
}

fn ap_cards(game: &Ragnarok) -> Sheet {
    let attacks = game.deck.ap_attacks.iter().map(|card| {
        let who = if card.loki { "rag-ap-both" } else { "rag-ap-thrym" };
        let text = words::effect(card.attack.effect);
        vec![Phrase::new("rag-card-attack"), number(card.attack.value), text, Phrase::new(who)]
    });
    let defences = game.deck.ap_defences.iter().map(|value| {
        let nothing = Phrase::new("rag-nothing");
        vec![Phrase::new("rag-card-defence"), number(*value), nothing, Phrase::new("rag-ap-both")]
    });
    let mut rows: Vec<Vec<Phrase>> = attacks.chain(defences).collect();
    rows.iter_mut().zip(&game.provenance.ap).for_each(|(row, from)| row.push(origin(from)));
    Sheet {
        title: Phrase::new("rag-sheet-ap-cards"),
        columns: heads(&[
            "rag-head-kind",
            "rag-head-value",
            "rag-head-effect",
            "rag-head-ap",
            "rag-head-provenance",
        ]),
        rows,
    }
}

fn dice(game: &Ragnarok) -> Sheet {
    let row = |colour: cards::Colour| {
        let faces = game.deck.dice[colour as usize].map(words::face);
        vec![words::colour(colour), listed(faces.to_vec()), origin("ours")]
    };
    Sheet {
        title: Phrase::new("rag-sheet-dice"),
        columns: heads(&["rag-head-name", "rag-head-faces", "rag-head-provenance"]),
        rows: cards::Colour::ALL.map(row).to_vec(),
    }
}
