//! Cards, statements and places in words: text is made from what they do.

use tabletop::Phrase;

use crate::GodOfWar;
use crate::book::{
    Card, Condition, Effect, Enemy, FIRST_UPGRADE, Face, Hero, Kind, Line, PLACE_IDS, Power, RUNES,
    Status, Symbol, Trigger, Who,
};

pub(super) fn hero(hero: Hero) -> Phrase {
    Phrase::new(match hero {
        Hero::Kratos => "gow-hero-kratos",
        Hero::Atreus => "gow-hero-atreus",
        Hero::Mimir => "gow-hero-mimir",
        Hero::Freya => "gow-hero-freya",
        Hero::Brok => "gow-hero-brok",
        Hero::Sindri => "gow-hero-sindri",
    })
}

pub(super) fn status(status: Status) -> Phrase {
    Phrase::new(match status {
        Status::Stun => "gow-status-stun",
        Status::Poison => "gow-status-poison",
        Status::Crystal => "gow-status-crystal",
    })
}

pub(super) fn rune(rune: usize) -> Phrase {
    Phrase::new(
        [
            "gow-rune-fe",
            "gow-rune-ur",
            "gow-rune-thurs",
            "gow-rune-oss",
            "gow-rune-reid",
            "gow-rune-kaun",
        ][rune % RUNES.len()],
    )
}

fn runes(mask: u8) -> Vec<Phrase> {
    (0..RUNES.len()).filter(|n| mask >> n & 1 == 1).map(rune).collect()
}

/// The place as choices write it.
pub(super) fn place(at: u8) -> Phrase {
    Phrase::verbatim(PLACE_IDS.get(at as usize).copied().unwrap_or_default())
}

pub(super) fn kind_sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Melee => "melee",
        Kind::Ranged => "ranged",
        Kind::Defence => "defence",
        Kind::Special => "special",
        Kind::Crystal => "crystal",
        Kind::Status => "stun",
        Kind::Number | Kind::None => "number",
    }
}

fn kind(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Melee => "gow-type-melee",
        Kind::Ranged => "gow-type-ranged",
        Kind::Defence => "gow-type-defence",
        Kind::Special => "gow-type-special",
        _ => "gow-type-number",
    })
}

/// A face in words.
pub(super) fn face(face: &Face) -> Phrase {
    let named = |id| Phrase::new(id).with("number", face.number);
    let plain = match (face.kind, face.power) {
        (Kind::Special, Power::Heal) => named("gow-face-heal"),
        (Kind::Special, Power::Draw) => named("gow-face-draw"),
        (Kind::Special, Power::Fury) => named("gow-face-fury"),
        (Kind::Special, Power::Daze) => named("gow-face-daze"),
        (Kind::Special, Power::Boost) => named("gow-face-boost"),
        (Kind::Special, Power::Ward | Power::None) => named("gow-face-ward"),
        (Kind::Number, _) => named("gow-face-number"),
        (other, _) if face.number == 0 => kind(other),
        (other, _) => named("gow-face-strength").with("type", kind(other)),
    };
    let plain = if face.stun { Phrase::new("gow-face-stun").with("face", plain) } else { plain };
    if face.rage { Phrase::new("gow-face-rage").with("face", plain) } else { plain }
}

impl GodOfWar {
    /// A card's title: what its faces do.
    pub(super) fn title(&self, card: u8) -> Phrase {
        if let Some(known) = Status::of(card) {
            return status(known);
        }
        let Card { faces: [one, other] } = self.book.cards[card as usize % self.book.cards.len()];
        match other.kind {
            Kind::None => face(&one),
            _ => Phrase::new("gow-face-or").with("one", face(&one)).with("other", face(&other)),
        }
    }

    /// The rune of an upgrade card.
    pub(super) fn rune_of(&self, card: u8) -> Option<usize> {
        let n = card.checked_sub(FIRST_UPGRADE)? as usize;
        self.book.runes.get(n).map(|rune| *rune as usize)
    }
}

/// What an enemy does when its rune comes.
pub(super) fn enemy(enemy: &Enemy) -> Vec<Phrase> {
    let mut said = Vec::new();
    let attack = match enemy.reach {
        0 => Phrase::new("gow-enemy-ranged"),
        reach => {
            let columns = [(1, "gow-reach-left"), (2, "gow-reach-own"), (4, "gow-reach-right")];
            let columns = columns.into_iter().filter(|(bit, _)| reach & bit != 0);
            let columns: Vec<_> = columns.map(|(_, id)| Phrase::new(id)).collect();
            Phrase::new("gow-enemy-melee").with("columns", columns)
        }
    };
    if enemy.runes != 0 {
        let attack = attack.with("strength", enemy.strength).with("runes", runes(enemy.runes));
        said.push(attack);
    }
    if enemy.stun {
        said.push(Phrase::new("gow-enemy-stuns"));
    }
    if enemy.poison {
        said.push(Phrase::new("gow-enemy-poisons"));
    }
    for armour in enemy.armour.into_iter().filter(|armour| *armour > 0) {
        said.push(Phrase::new("gow-enemy-armour").with("armour", armour));
    }
    said
}

/// The columns that an enemy at a place reaches, in a few words.
pub(super) fn reaches(enemy: &Enemy, at: u8) -> Phrase {
    if enemy.reach == 0 {
        return Phrase::new("gow-badge-ranged");
    }
    let own = at as i8 % 4;
    let columns = (0..4i8).filter(|column| {
        let offset = column - own;
        (-1..=1).contains(&offset) && enemy.reach >> (offset + 1) & 1 == 1
    });
    let columns: Vec<_> = columns.map(|n| Phrase::verbatim((n + 1).to_string())).collect();
    Phrase::new("gow-badge-melee").with("columns", columns)
}

pub(super) fn condition(condition: Condition) -> Phrase {
    let at = |id, to| Phrase::new(id).with("place", place(to));
    match condition {
        Condition::Always => Phrase::new("gow-if-always"),
        Condition::AllDead => Phrase::new("gow-if-all-dead"),
        Condition::Dead(to) => at("gow-if-dead", to),
        Condition::Left(to, n) => at("gow-if-left", to).with("number", n),
        Condition::Tokens(to, n) => at("gow-if-tokens", to).with("number", n),
        Condition::Rounds(n) => Phrase::new("gow-if-rounds").with("number", n),
        Condition::Shows(to, 0) => at("gow-if-front", to),
        Condition::Shows(to, _) => at("gow-if-back", to),
    }
}

fn who(who: Who) -> Phrase {
    Phrase::new(match who {
        Who::Hero => "gow-who-hero",
        Who::Column => "gow-who-column",
        Who::Columns => "gow-who-columns",
        Who::All => "gow-who-all",
    })
}

fn effect(effect: Effect) -> Phrase {
    let at = |id, to, n: u8| Phrase::new(id).with("place", place(to)).with("number", n);
    let met = |id, to, n: u8| Phrase::new(id).with("who", who(to)).with("number", n);
    let track = |id, mask: u16| {
        let places: Vec<_> = (0..10).filter(|n| mask >> n & 1 == 1).map(place).collect();
        Phrase::new(id).with("places", places)
    };
    match effect {
        Effect::Flip(0, backs) => track("gow-do-flip-back", backs),
        Effect::Flip(fronts, 0) => track("gow-do-flip-front", fronts),
        Effect::Flip(fronts, backs) => Phrase::new("gow-do-flip-both")
            .with("one", track("gow-do-flip-front", fronts))
            .with("other", track("gow-do-flip-back", backs)),
        Effect::Harm(to, n) => met("gow-do-harm", to, n),
        Effect::Hit(to, n) => at("gow-do-hit", to, n),
        Effect::Mend(to, n) => at("gow-do-mend", to, n),
        Effect::Revive(to) => at("gow-do-revive", to, 1),
        Effect::Daze(to) => at("gow-do-daze", to, 1),
        Effect::Attack(to) => at("gow-do-attack", to, 1),
        Effect::Token(to, n) => at("gow-do-token", to, n),
        Effect::Clear(to, n) => at("gow-do-clear", to, n),
        Effect::Heal(to, n) => met("gow-do-heal", to, n),
        Effect::Rage(to, n) => met("gow-do-rage", to, n),
        Effect::Crystal(to, n) => met("gow-do-crystal", to, n),
        Effect::Stun(to, n) => met("gow-do-stun", to, n),
        Effect::Poison(to, n) => met("gow-do-poison", to, n),
        Effect::Taint(to, n) => met("gow-do-taint", to, n),
        Effect::Draw(to, n) => met("gow-do-draw", to, n),
        Effect::Drop(to, n) => met("gow-do-drop", to, n),
        Effect::MoreHand(to, n) => met("gow-do-more-hand", to, n),
        Effect::LessHand(to, n) => met("gow-do-less-hand", to, n),
        Effect::Stronger(n) => Phrase::new("gow-do-stronger").with("number", n),
        Effect::Hardened(n) => Phrase::new("gow-do-hardened").with("number", n),
        Effect::Guard(to) => at("gow-do-guard", to, 1),
    }
}

fn symbol(symbol: Symbol) -> Phrase {
    match symbol {
        Symbol::Number(n) => Phrase::new("gow-pay-number").with("number", n),
        Symbol::Melee => kind(Kind::Melee),
        Symbol::Ranged => kind(Kind::Ranged),
        Symbol::Defence => kind(Kind::Defence),
        Symbol::Special => kind(Kind::Special),
        Symbol::Crystal => status(Status::Crystal),
        Symbol::Any | Symbol::None => Phrase::new("gow-pay-any"),
    }
}

/// A statement in words.
pub(super) fn line(game: &GodOfWar, line: &Line) -> Phrase {
    let head = match line.trigger {
        Trigger::Defeated => Phrase::new("gow-on-defeated"),
        Trigger::Attacks => Phrase::new("gow-on-attacks"),
        Trigger::Broken => Phrase::new("gow-on-broken"),
        Trigger::Rune => Phrase::new("gow-on-rune").with("runes", runes(line.runes)),
        Trigger::Frame => Phrase::new("gow-on-frame").with("runes", runes(line.runes)),
        Trigger::Spot => {
            let cost = line.cost.iter().filter(|symbol| **symbol != Symbol::None);
            let cost: Vec<_> = cost.map(|paid| symbol(*paid)).collect();
            let id = if line.once { "gow-on-spot-once" } else { "gow-on-spot" };
            Phrase::new(id).with("cost", cost)
        }
        Trigger::Reward => Phrase::new("gow-on-reward"),
        Trigger::When => Phrase::new("gow-on-when"),
        Trigger::Start => Phrase::new("gow-on-start"),
        Trigger::Round => Phrase::new("gow-on-round"),
        Trigger::While => Phrase::new("gow-on-while"),
    };
    let (from, to) = line.effects;
    let effects: Vec<_> = (from..to).map(|n| effect(game.book.effects[n as usize])).collect();
    let said = Phrase::new("gow-line").with("when", head).with("effects", effects);
    match line.condition {
        Condition::Always => said,
        other => Phrase::new("gow-line-if").with("line", said).with("if", condition(other)),
    }
}
