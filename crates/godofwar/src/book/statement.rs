//! Reads one statement of a scene: `trigger … if condition: effect, effect`.

use tabletop::Phrase;

use super::faces::Symbol;
use super::words::{Condition, Effect, Trigger, Who};
use super::{Enemy, NOBODY, PLACE_IDS, RUNES};

/// What a statement says.
pub(super) enum Statement {
    /// An enemy stands here.
    Enemy(Enemy),
    /// An enemy health card with so much health (GOW-F4).
    Health(u8),
    /// Something happens.
    Line(Spoken),
}

/// A statement before it is numbered.
pub(super) struct Spoken {
    pub(super) trigger: Trigger,
    pub(super) runes: u8,
    pub(super) condition: Condition,
    pub(super) cost: [Symbol; 4],
    pub(super) once: bool,
    pub(super) effects: Vec<Effect>,
}

type Read<T> = Result<T, Phrase>;

fn unknown(word: &str) -> Phrase {
    Phrase::new("gow-fault-word").with("word", word)
}

/// Where a statement stands: its place (nobody's for quest cards) and side.
#[derive(Clone, Copy)]
pub(super) struct Here {
    pub(super) place: u8,
    pub(super) side: u8,
}

/// Reads a statement.
pub(super) fn read(text: &str, here: Here) -> Read<Statement> {
    let (head, effects) = match text.split_once(':') {
        Some((head, effects)) => (head, Some(effects)),
        None => (text, None),
    };
    let words: Vec<&str> = head.split_whitespace().collect();
    match (words.first().copied(), effects) {
        (Some("enemy"), None) => enemy(&words[1..]).map(Statement::Enemy),
        (Some("health"), None) => {
            let word = words.get(1).copied().unwrap_or_default();
            Ok(Statement::Health(number(word)?))
        }
        (Some(_), Some(effects)) => line(&words, effects, here).map(Statement::Line),
        _ => Err(Phrase::new("gow-fault-statement")),
    }
}

/// A condition alone, as quest cards write them.
pub(super) fn lone_condition(text: &str, here: Here) -> Read<Condition> {
    condition(&text.split_whitespace().collect::<Vec<_>>(), here)
}

fn number(word: &str) -> Read<u8> {
    let read = word.parse::<u8>().ok().filter(|n| (1..=99).contains(n));
    read.ok_or_else(|| Phrase::new("gow-fault-number").with("word", word))
}

fn rune(word: &str) -> Read<u8> {
    let found = RUNES.iter().position(|rune| *rune == word);
    let known = || Phrase::names(RUNES);
    let fault = || Phrase::new("gow-fault-rune").with("word", word).with("known", known());
    found.map(|n| 1 << n).ok_or_else(fault)
}

fn place(word: &str, here: Here) -> Read<u8> {
    if word == "self" && here.place != NOBODY {
        return Ok(here.place);
    }
    let found = PLACE_IDS.iter().position(|id| *id == word);
    let fault = || Phrase::new("gow-fault-place").with("word", word);
    found.map(|n| n as u8).ok_or_else(fault)
}

fn enemy(words: &[&str]) -> Read<Enemy> {
    let mut enemy = Enemy { tracked: NOBODY, ..Enemy::default() };
    let mut words = words.iter().copied().peekable();
    match words.next() {
        Some("h1") => enemy.tracked = 8,
        Some("h2") => enemy.tracked = 9,
        word => enemy.health = number(word.unwrap_or_default())?,
    }
    let (mut armours, mut ranged) = (0, false);
    while let Some(word) = words.next() {
        match word {
            "armour" => {
                while let Some(value) = words.peek().and_then(|word| word.parse().ok()) {
                    let fits = armours < 3 && value > 0;
                    if !fits || armours > 0 && value > enemy.armour[armours - 1] {
                        return Err(Phrase::new("gow-fault-armour"));
                    }
                    enemy.armour[armours] = value;
                    armours += 1;
                    words.next();
                }
            }
            "rune" => enemy.runes |= rune(words.next().unwrap_or_default())?,
            "melee" => {
                enemy.strength = number(words.next().unwrap_or_default())?;
                while let Some(side @ ("left" | "own" | "right")) = words.peek().copied() {
                    enemy.reach |= match side {
                        "left" => 1,
                        "own" => 2,
                        _ => 4,
                    };
                    words.next();
                }
                if enemy.reach == 0 {
                    return Err(Phrase::new("gow-fault-reach"));
                }
            }
            "ranged" => {
                enemy.strength = number(words.next().unwrap_or_default())?;
                ranged = true;
            }
            "stun" => enemy.stun = true,
            "poison" => enemy.poison = true,
            word => return Err(unknown(word)),
        }
    }
    if ranged && enemy.reach > 0 {
        return Err(Phrase::new("gow-fault-reach"));
    }
    Ok(enemy)
}

fn line(words: &[&str], effects: &str, here: Here) -> Read<Spoken> {
    let trigger = match words[0] {
        "defeated" => Trigger::Defeated,
        "attacks" => Trigger::Attacks,
        "broken" => Trigger::Broken,
        "rune" => Trigger::Rune,
        "frame" => Trigger::Frame,
        "spot" => Trigger::Spot,
        "reward" => Trigger::Reward,
        "when" => Trigger::When,
        "start" => Trigger::Start,
        "round" => Trigger::Round,
        "while" => Trigger::While,
        word => return Err(unknown(word)),
    };
    let (mut runes, mut cost, mut paid, mut once) = (0, [Symbol::None; 4], 0, false);
    let mut holds = Condition::Always;
    for (i, word) in words[1..].iter().copied().enumerate() {
        match (trigger, word) {
            (Trigger::Rune | Trigger::Frame, word) if word != "if" => runes |= rune(word)?,
            (Trigger::Spot, "once") => once = true,
            (Trigger::When, word) if word != "if" => {
                holds = condition(&words[1 + i..], here)?;
                break;
            }
            (_, "if") => {
                holds = condition(&words[2 + i..], here)?;
                break;
            }
            (Trigger::Spot, word) if paid < 4 => {
                cost[paid] = symbol(word)?;
                paid += 1;
            }
            (_, word) => return Err(unknown(word)),
        }
    }
    if matches!(trigger, Trigger::Rune | Trigger::Frame) && runes == 0 {
        return Err(Phrase::new("gow-fault-no-rune"));
    }
    if trigger == Trigger::Spot && paid == 0
        || trigger == Trigger::When && holds == Condition::Always
    {
        return Err(Phrase::new("gow-fault-statement"));
    }
    let effects: Result<Vec<Effect>, Phrase> =
        effects.split(',').map(|text| effect(text, here)).collect();
    let effects = effects?;
    let lasting = |effect: &Effect| {
        matches!(effect, Effect::Stronger(_) | Effect::Hardened(_) | Effect::Guard(_))
    };
    if effects.iter().any(|effect| lasting(effect) != (trigger == Trigger::While)) {
        return Err(Phrase::new("gow-fault-lasting"));
    }
    Ok(Spoken { trigger, runes, condition: holds, cost, once, effects })
}

fn symbol(word: &str) -> Read<Symbol> {
    Ok(match word {
        "melee" => Symbol::Melee,
        "ranged" => Symbol::Ranged,
        "defence" => Symbol::Defence,
        "special" => Symbol::Special,
        "crystal" => Symbol::Crystal,
        "any" => Symbol::Any,
        word => match word.strip_prefix("number") {
            Some("") => Symbol::Number(1),
            Some(least) => Symbol::Number(number(least)?),
            None => return Err(unknown(word)),
        },
    })
}

fn condition(words: &[&str], here: Here) -> Read<Condition> {
    Ok(match words {
        ["all-dead"] => Condition::AllDead,
        ["dead", at] => Condition::Dead(place(at, here)?),
        ["left", at, n] => Condition::Left(place(at, here)?, number(n)?),
        ["tokens", at, n] => Condition::Tokens(place(at, here)?, number(n)?),
        ["rounds", n] => Condition::Rounds(number(n)?),
        ["shows", at, "front"] => Condition::Shows(place(at, here)?, 0),
        ["shows", at, "back"] => Condition::Shows(place(at, here)?, 1),
        [] => return Err(Phrase::new("gow-fault-statement")),
        [word, ..] => return Err(unknown(word)),
    })
}

fn who(word: &str) -> Option<Who> {
    Some(match word {
        "hero" => Who::Hero,
        "column" => Who::Column,
        "columns" => Who::Columns,
        "all" => Who::All,
        _ => return None,
    })
}

fn effect(text: &str, here: Here) -> Read<Effect> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (verb, args) = words.split_first().ok_or_else(|| Phrase::new("gow-fault-statement"))?;
    if *verb == "flip" {
        return flip(args, here);
    }
    let by_place: Option<fn(u8, u8) -> Effect> = match *verb {
        "hit" => Some(Effect::Hit),
        "mend" => Some(Effect::Mend),
        "token" => Some(Effect::Token),
        "clear" => Some(Effect::Clear),
        _ => None,
    };
    let by_place_alone: Option<fn(u8) -> Effect> = match *verb {
        "revive" => Some(Effect::Revive),
        "daze" => Some(Effect::Daze),
        "attack" => Some(Effect::Attack),
        "guard" => Some(Effect::Guard),
        _ => None,
    };
    let by_who: Option<fn(Who, u8) -> Effect> = match *verb {
        "harm" => Some(Effect::Harm),
        "heal" => Some(Effect::Heal),
        "rage" => Some(Effect::Rage),
        "crystal" => Some(Effect::Crystal),
        "stun" => Some(Effect::Stun),
        "poison" => Some(Effect::Poison),
        "taint" => Some(Effect::Taint),
        "draw" => Some(Effect::Draw),
        "drop" => Some(Effect::Drop),
        "more-hand" => Some(Effect::MoreHand),
        "less-hand" => Some(Effect::LessHand),
        _ => None,
    };
    let amount = |word: Option<&&str>| word.map_or(Ok(1), |word| number(word));
    Ok(match (by_place, by_place_alone, by_who, *verb) {
        (Some(make), ..) => {
            let at = place(args.first().copied().unwrap_or_default(), here)?;
            make(at, amount(args.get(1))?)
        }
        (_, Some(make), ..) => make(place(args.first().copied().unwrap_or_default(), here)?),
        (_, _, Some(make), _) => match args.first().and_then(|word| who(word)) {
            Some(who) => make(who, amount(args.get(1))?),
            None => make(Who::Hero, amount(args.first())?),
        },
        (.., "stronger") => Effect::Stronger(amount(args.first())?),
        (.., "hardened") => Effect::Hardened(amount(args.first())?),
        (.., verb) => return Err(unknown(verb)),
    })
}

/// `flip self`, or a track: `flip t1f b2b` (GOW-F2).
fn flip(words: &[&str], here: Here) -> Read<Effect> {
    let (mut fronts, mut backs) = (0u16, 0u16);
    for word in words {
        if *word == "self" && here.place != NOBODY {
            let mask = if here.side == 0 { &mut backs } else { &mut fronts };
            *mask |= 1 << here.place;
            continue;
        }
        let fault = || Phrase::new("gow-fault-track").with("word", *word);
        let (at, mask) = match (word.strip_suffix('f'), word.strip_suffix('b')) {
            (Some(at), _) => (at, &mut fronts),
            (_, Some(at)) => (at, &mut backs),
            _ => return Err(fault()),
        };
        *mask |= 1 << place(at, here).map_err(|_| fault())?;
    }
    match fronts & backs == 0 && fronts | backs != 0 {
        true => Ok(Effect::Flip(fronts, backs)),
        false => Err(Phrase::new("gow-fault-track").with("word", words.join(" "))),
    }
}
