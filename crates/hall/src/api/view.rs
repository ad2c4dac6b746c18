//! What the API shows: a screen in words, as plain JSON.

use screen::{Item, Screen, Zone};
use serde_json::{Value, json};
use shelf::Hint;
use sitting::Entry;
use tabletop::{About, Eyes, Phrase};
use words::{Voice, Words};

use crate::shown::{Finished, Listed, Phase, SeatShown, SitterShown, TablePage};

pub(crate) fn game(about: &'static About, words: &Words) -> Value {
    let options: Vec<Value> = about
        .options
        .iter()
        .map(|option| {
            let value = |value: &tabletop::Choosable| {
                let (least, most) = (value.players.start(), value.players.end());
                json!({ "id": value.id, "players": [least, most], "rule": value.rule })
            };
            let values: Vec<Value> = option.values.iter().map(value).collect();
            let default = option.default;
            json!({ "id": option.id, "several": option.several, "default": default, "values": values })
        })
        .collect();
    json!({
        "id": about.id,
        "name": words.named(&format!("{}-name", about.id)),
        "players": [about.players.start(), about.players.end()],
        "rules_version": about.rules_version,
        "options": options,
    })
}

pub(crate) fn listed(table: &Listed) -> Value {
    json!({
        "table": table.id,
        "game": table.about.id,
        "stage": stage(&table.phase),
        "seats": table.seats.iter().map(seat).collect::<Vec<_>>(),
        "free": table.free,
        "changed": table.changed,
    })
}

fn stage(phase: &Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Frozen(_) => "frozen",
    }
}

fn seat(shown: &SeatShown) -> Value {
    let (kind, name, level) = match &shown.sitter {
        SitterShown::Free => ("free", None, None),
        SitterShown::Human(name) => ("human", Some(name), None),
        SitterShown::Mind(level, name) => ("mind", name.as_ref(), Some(level.name())),
    };
    json!({
        "seat": shown.seat.0 + 1,
        "sits": kind,
        "name": name,
        "level": level,
        "mine": shown.mine,
        "asked": shown.asked,
        "here": shown.here,
        "forfeit": shown.forfeit,
        "left_ms": shown.left.map(|(left, _)| left),
    })
}

fn log(entries: &[Entry], voice: Voice<'_>) -> Vec<Value> {
    let entry = |entry: &Entry| json!({ "step": entry.step, "text": voice.say(&entry.phrase), "rule": entry.rule });
    entries.iter().map(entry).collect()
}

fn eyes(eyes: Eyes) -> Value {
    match eyes {
        Eyes::Seat(seat) => json!(seat.0 + 1),
        Eyes::Spectator => json!("all"),
    }
}

/// A table as one viewer sees it.
pub(crate) fn table(page: &TablePage, words: &Words, news: Value) -> Value {
    let voice = Voice::new(words, &page.names);
    let talk: Vec<Value> = page
        .talk
        .iter()
        .map(|said| json!({ "seat": said.seat.0 + 1, "text": said.text }))
        .collect();
    json!({
        "table": page.id,
        "game": page.about.id,
        "stage": stage(&page.phase),
        "frozen": match &page.phase { Phase::Frozen(why) => Some(voice.say(why)), _ => None },
        "eyes": eyes(page.eyes),
        "curtain": page.curtain.map(|seat| seat.0 + 1),
        "seats": page.seats.iter().map(seat).collect::<Vec<_>>(),
        "names": page.names,
        "news": news,
        "screen": page.screen.as_ref().map(|screen| drawn(screen, voice)),
        "log": log(&page.log, voice),
        "talk": talk,
        "hint": page.hints().iter().map(hint).collect::<Vec<_>>(),
        "rematch": page.rematch,
    })
}

/// A choice, and the chance to win that it promises.
fn hint(hint: &Hint) -> Value {
    json!({ "choice": hint.choice, "chance": hint.chance.0, "error": hint.chance.1 })
}

/// A finished game after one of its steps.
pub(crate) fn finished(page: &Finished, words: &Words) -> Value {
    let voice = Voice::new(words, &page.names);
    let shares = page.outcome.map(|outcome| outcome.shares[..page.seats.len()].to_vec());
    json!({
        "table": page.id,
        "game": page.about.id,
        "eyes": eyes(page.eyes),
        "at": page.at,
        "steps": page.steps,
        "names": page.names,
        "screen": drawn(&page.screen, voice),
        "log": log(&page.log, voice),
        "shares": shares,
        "commitment": page.commitment,
        "secret": page.secret,
        "verified": page.verified.is_ok(),
        "fault": page.verified.as_ref().err().map(|fault| voice.say(fault)),
    })
}

fn drawn(screen: &Screen, voice: Voice<'_>) -> Value {
    let all = |phrases: &[Phrase]| phrases.iter().map(|p| voice.say(p)).collect::<Vec<_>>();
    let choices: Vec<Value> = screen
        .buttons
        .iter()
        .map(|b| json!({ "choice": b.choice, "text": voice.say(&b.phrase), "rule": b.rule }))
        .collect();
    let scores: Vec<Value> = screen
        .scores
        .iter()
        .map(|s| json!({ "seat": s.seat.0 + 1, "won": s.won, "total": s.total }))
        .collect();
    json!({
        "prompt": voice.say(&screen.prompt),
        "rule": screen.rule,
        "facts": all(&screen.facts),
        "zones": screen.zones.iter().map(|zone| self::zone(zone, voice)).collect::<Vec<_>>(),
        "choices": choices,
        "scores": scores,
        "ending": screen.ending.as_ref().map(|ending| voice.say(ending)),
    })
}

fn zone(zone: &Zone, voice: Voice<'_>) -> Value {
    json!({
        "id": zone.id,
        "title": voice.say(&zone.title),
        "owner": zone.owner.map(|seat| seat.0 + 1),
        "facts": zone.facts.iter().map(|fact| voice.say(fact)).collect::<Vec<_>>(),
        "items": zone.items.iter().map(|item| self::item(item, voice)).collect::<Vec<_>>(),
    })
}

fn item(item: &Item, voice: Voice<'_>) -> Value {
    match item {
        Item::Card(card) => {
            let corner =
                |c: &screen::Corner| json!({ "label": voice.say(&c.label), "value": c.value });
            let symbol = |s: &screen::Symbol| json!({ "sign": s.sign, "used": s.used });
            json!({
                "card": voice.say(&card.title),
                "name": card.name,
                "kind": voice.say(&card.kind),
                "sign": card.sign,
                "face_up": card.face_up,
                "corners": card.corners.iter().map(corner).collect::<Vec<_>>(),
                "symbols": card.symbols.iter().map(symbol).collect::<Vec<_>>(),
                "badges": card.badges.iter().map(|badge| voice.say(badge)).collect::<Vec<_>>(),
                "text": card.text.iter().map(|line| voice.say(line)).collect::<Vec<_>>(),
                "would": card.would,
            })
        }
        Item::Die(die) => json!({
            "die": voice.say(&die.title), "name": die.name, "face": die.face, "used": die.used,
        }),
        Item::Token(token) => json!({
            "token": voice.say(&token.title),
            "name": token.name,
            "count": token.count,
            "owner": token.owner.map(|seat| seat.0 + 1),
        }),
        Item::Gap(gap) => json!({ "gap": voice.say(&gap.title) }),
    }
}
