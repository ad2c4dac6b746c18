//! What a seat sees, as JSON: the same picture that people at a screen get, with the ids of
//! phrases instead of their texts.

use screen::{Item, Kind, Zone};
use serde_json::{Map, Value, json};
use shelf::Position;
use tabletop::{Arg, Eyes, Phrase, Seat};

/// The seat's view of a position.
pub(crate) fn of(position: &dyn Position, seat: Seat) -> Value {
    let screen = position.screen(Eyes::Seat(seat));
    let asked: Vec<usize> = screen.asked.iter().map(number).collect();
    json!({
        "seat": number(seat),
        "asked": asked,
        "prompt": phrase(&screen.prompt),
        "rule": screen.rule,
        "facts": phrases(&screen.facts),
        "zones": screen.zones.iter().map(zone).collect::<Vec<_>>(),
    })
}

fn number(seat: Seat) -> usize {
    seat.index() + 1
}

fn zone(zone: &Zone) -> Value {
    let kind = match zone.kind {
        Kind::Row => "row",
        Kind::Fan => "fan",
        Kind::Grid { .. } => "grid",
        Kind::Stack => "stack",
        Kind::Track => "track",
        Kind::Map => "map",
    };
    json!({
        "id": zone.id,
        "kind": kind,
        "title": phrase(&zone.title),
        "owner": zone.owner.map(number),
        "facts": phrases(&zone.facts),
        "items": zone.items.iter().map(item).collect::<Vec<_>>(),
    })
}

fn item(item: &Item) -> Value {
    match item {
        Item::Card(card) => {
            let corner = |corner: &screen::Corner| json!([phrase(&corner.label), corner.value]);
            let symbol = |symbol: &screen::Symbol| json!([symbol.sign, symbol.used]);
            json!({
                "is": "card",
                "name": card.name,
                "title": phrase(&card.title),
                "kind": phrase(&card.kind),
                "sign": card.sign,
                "face_up": card.face_up,
                "corners": card.corners.iter().map(corner).collect::<Vec<_>>(),
                "symbols": card.symbols.iter().map(symbol).collect::<Vec<_>>(),
                "badges": phrases(&card.badges),
                "text": phrases(&card.text),
                "would": card.would,
            })
        }
        Item::Die(die) => json!({
            "is": "die",
            "name": die.name,
            "title": phrase(&die.title),
            "face": die.face,
            "sign": die.sign,
            "used": die.used,
            "would": die.would,
        }),
        Item::Token(token) => json!({
            "is": "token",
            "name": token.name,
            "title": phrase(&token.title),
            "sign": token.sign,
            "count": token.count,
            "owner": token.owner.map(number),
            "would": token.would,
        }),
        Item::Gap(gap) => json!({ "is": "gap", "title": phrase(&gap.title), "would": gap.would }),
    }
}

fn phrases(phrases: &[Phrase]) -> Value {
    phrases.iter().map(phrase).collect()
}

/// A phrase without gaps is its id, one with gaps an object, and a name is itself.
fn phrase(phrase: &Phrase) -> Value {
    let arg = |arg: &Arg| match arg {
        Arg::Number(number) => json!(number),
        Arg::Text(text) => json!(text),
        Arg::Seat(seat) => json!({ "seat": number(*seat) }),
        Arg::Phrase(inner) => self::phrase(inner),
        Arg::List(list) => phrases(list),
    };
    match (phrase.id, &phrase.args[..]) {
        ("verbatim", [(_, text)]) => arg(text),
        (id, []) => json!(id),
        (id, args) => {
            let mut filled = Map::new();
            filled.insert("id".to_owned(), json!(id));
            filled.extend(args.iter().map(|(gap, value)| ((*gap).to_owned(), arg(value))));
            Value::Object(filled)
        }
    }
}
