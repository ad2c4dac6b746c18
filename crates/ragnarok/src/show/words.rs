//! Cards and their parts in words, made from their effects so that they cannot disagree.

use tabletop::{Arg, Phrase, Seat};

use crate::Ragnarok;
use crate::cards::{
    Action, ApPower, BEINGS, Card, Colour, Effect, Face, NOBODY, Ploy, Power, Resource, Treasure,
};
use crate::options::{Edition, Rival};
use crate::state::Cause;

pub(super) fn resource(resource: Resource) -> Phrase {
    Phrase::new(match resource {
        Resource::Blood => "rag-resource-blood",
        Resource::Diamond => "rag-resource-diamond",
        Resource::Gold => "rag-resource-gold",
        Resource::Rune => "rag-resource-rune",
    })
}

/// So many of a resource.
pub(super) fn some(kind: Resource, count: u8) -> Phrase {
    let id = match kind {
        Resource::Blood => "rag-some-blood",
        Resource::Diamond => "rag-some-diamonds",
        Resource::Gold => "rag-some-gold",
        Resource::Rune => "rag-some-runes",
    };
    Phrase::new(id).with("count", count)
}

pub(super) fn price(price: &[u8; 3]) -> Phrase {
    let parts = Resource::COMMON.into_iter().zip(price).filter(|(_, count)| **count > 0);
    let parts: Vec<_> = parts.map(|(kind, count)| some(kind, *count)).collect();
    Phrase::new("rag-listed").with("items", parts)
}

pub(super) fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Yellow => "rag-die-yellow",
        Colour::Blue => "rag-die-blue",
        Colour::White => "rag-die-white",
    })
}

pub(super) fn face(face: Face) -> Phrase {
    match face {
        Face::Blank => Phrase::new("rag-face-blank"),
        Face::Skull => Phrase::new("rag-face-skull"),
        Face::Gain(kind, count) => some(kind, count),
        Face::Followers(count) => Phrase::new("rag-followers").with("count", count),
    }
}

pub(super) fn being(being: u8) -> Phrase {
    BEINGS
        .get(being as usize)
        .map_or(Phrase::new("rag-being-unknown"), |name| Phrase::verbatim(*name))
}

pub(super) fn building(kind: u8) -> Phrase {
    Phrase::new(match kind {
        0 => "rag-building-mine",
        1 => "rag-building-well",
        _ => "rag-building-shrine",
    })
}

pub(super) fn pool(pool: u8) -> Phrase {
    match pool {
        0 => Phrase::new("rag-deck-a"),
        1 => Phrase::new("rag-deck-b"),
        other => Phrase::new("rag-deck-divine").with("being", being(other - 2)),
    }
}

pub(super) fn cause(cause: Cause) -> Phrase {
    Phrase::new(match cause {
        Cause::Temple => "rag-cause-temple",
        Cause::Treasure => "rag-cause-treasure",
        Cause::Card => "rag-cause-card",
        Cause::Dice => "rag-cause-dice",
        Cause::Bought => "rag-cause-bought",
        Cause::Power => "rag-cause-power",
        Cause::Attack => "rag-cause-attack",
        Cause::Theft => "rag-cause-theft",
        Cause::Slaying => "rag-cause-slaying",
        Cause::Ploy => "rag-cause-ploy",
        Cause::Weaken => "rag-cause-weaken",
        Cause::Runes => "rag-cause-runes",
    })
}

pub(super) fn effect(effect: Effect) -> Phrase {
    let of = |id, amount: u8| Phrase::new(id).with("amount", amount);
    match effect {
        Effect::StealResources(n) => of("rag-effect-steal-resources", n),
        Effect::LoseFollowers(n) => of("rag-effect-lose-followers", n),
        Effect::StealFollowers(n) => of("rag-effect-steal-followers", n),
        Effect::Freeze => Phrase::new("rag-effect-freeze"),
        Effect::DestroyCards(n) => of("rag-effect-destroy-cards", n),
        Effect::DestroyTemple => Phrase::new("rag-effect-destroy-temple"),
        Effect::Move => Phrase::new("rag-effect-move"),
        Effect::StealRunes(n) => of("rag-effect-steal-runes", n),
    }
}

fn action(action: Action) -> Phrase {
    let of = |id, amount: u8| Phrase::new(id).with("amount", amount);
    match action {
        Action::Gain(kind, n) => Phrase::new("rag-action-gain").with("what", some(kind, n)),
        Action::Followers(n) => of("rag-action-followers", n),
        Action::Convert(n) => of("rag-action-convert", n),
        Action::Die(die) => Phrase::new("rag-action-die").with("die", colour(die)),
        Action::Sacrifice(n) => of("rag-action-sacrifice", n),
        Action::Draw(n) => of("rag-action-draw", n),
        Action::Recall => Phrase::new("rag-action-recall"),
        Action::Divine => Phrase::new("rag-action-divine"),
    }
}

pub(super) fn treasure(treasure: Treasure) -> Phrase {
    let of = |id, amount: u8| Phrase::new(id).with("amount", amount);
    match treasure {
        Treasure::Gain(kind, n) => some(kind, n),
        Treasure::Followers(n) => Phrase::new("rag-followers").with("count", n),
        Treasure::Cards(n) => of("rag-treasure-cards", n),
        Treasure::Runes(n) => of("rag-treasure-runes", n),
        Treasure::Strength(n) => of("rag-treasure-strength", n),
        Treasure::Build(n) => of("rag-treasure-build", n),
    }
}

pub(super) fn power(power: Power, amount: u8) -> Phrase {
    Phrase::new(match power {
        Power::FirstPurchase => "rag-power-first-purchase",
        Power::Followers => "rag-power-followers",
        Power::Attack => "rag-power-attack",
        Power::AttackFollowers => "rag-power-attack-followers",
        Power::DrawMore => "rag-power-draw-more",
        Power::Builds => "rag-power-builds",
        Power::Defence => "rag-power-defence",
        Power::Recall => "rag-power-recall",
        Power::Harvest => "rag-power-harvest",
        Power::Exchange => "rag-power-exchange",
        Power::ResourceDie => "rag-power-resource-die",
        Power::WhiteDie => "rag-power-white-die",
        Power::Ruin => "rag-power-ruin",
        Power::Wound => "rag-power-wound",
        Power::Shelter => "rag-power-shelter",
        Power::Reap => "rag-power-reap",
        Power::MoveOwn => "rag-power-move-own",
        Power::MoveTreasure => "rag-power-move-treasure",
        Power::RuneIfNone => "rag-power-rune-if-none",
        Power::RuneStrength => "rag-power-rune-strength",
        Power::Plunder => "rag-power-plunder",
        Power::Reroll => "rag-power-reroll",
        Power::NoSkulls => "rag-power-no-skulls",
        Power::Barter => "rag-power-barter",
        Power::Fumble => "rag-power-fumble",
        Power::RuneFollowers => "rag-power-rune-followers",
        Power::RuneTrade => "rag-power-rune-trade",
    })
    .with("amount", amount)
}

pub(super) fn ap_power(power: ApPower, amount: u8) -> Phrase {
    Phrase::new(match power {
        ApPower::Followers => "rag-ap-power-followers",
        ApPower::Runes => "rag-ap-power-runes",
        ApPower::Attack => "rag-ap-power-attack",
        ApPower::Defence => "rag-ap-power-defence",
        ApPower::Dice => "rag-ap-power-dice",
        ApPower::MoveOwn => "rag-ap-power-move-own",
        ApPower::LoseFollowers => "rag-ap-power-lose-followers",
        ApPower::LoseResources => "rag-ap-power-lose-resources",
        ApPower::LoseCards => "rag-ap-power-lose-cards",
        ApPower::MoveYours => "rag-ap-power-move-yours",
        ApPower::Tokens => "rag-ap-power-tokens",
        ApPower::RuneIfSpared => "rag-ap-power-rune-if-spared",
        ApPower::RerollSkull => "rag-ap-power-reroll-skull",
        ApPower::RerollBlank => "rag-ap-power-reroll-blank",
    })
    .with("amount", amount)
}

/// The powers that an area gives at a level.
pub(super) fn powers(amounts: &[u8]) -> Vec<Phrase> {
    let all = Power::ALL.iter().map(|p| (*p, amounts[*p as usize]));
    all.filter(|(_, amount)| *amount > 0).map(|(p, amount)| power(p, amount)).collect()
}

/// The powers that an area gives the AP at a level.
pub(super) fn ap_powers(amounts: &[u8]) -> Vec<Phrase> {
    let all = ApPower::ALL.iter().map(|p| (*p, amounts[*p as usize]));
    all.filter(|(_, amount)| *amount > 0).map(|(p, amount)| ap_power(p, amount)).collect()
}

impl Ragnarok {
    /// A player, or the AP by its name.
    pub(super) fn who(&self, owner: Seat) -> Arg {
        match self.options.ap {
            Some(Rival::Loki) if self.is_ap(owner) => Phrase::new("rag-ap-loki").into(),
            Some(Rival::Thrym) if self.is_ap(owner) => Phrase::new("rag-ap-thrym").into(),
            _ => owner.into(),
        }
    }

    /// A card's name; of a card that is not known, what its back says.
    pub(super) fn title(&self, card: u8) -> Phrase {
        match self.deck.names.get(card as usize).filter(|_| card != NOBODY) {
            Some(name) => Phrase::verbatim(name),
            None => Phrase::new("rag-card-back"),
        }
    }

    /// What a card does.
    pub(super) fn text(&self, card: u8) -> Option<Phrase> {
        Some(match *self.deck.cards.get(card as usize)? {
            Card::Action(what, free) if free => {
                Phrase::new("rag-lightning").with("what", action(what))
            }
            Card::Action(what, _) => action(what),
            Card::Attack(attack) if attack.all => {
                Phrase::new("rag-hits-all").with("what", effect(attack.effect))
            }
            Card::Attack(attack) => effect(attack.effect),
            Card::Defence(value) => Phrase::new("rag-defence-text").with("amount", value),
            Card::Ploy(ploy) => self.ploy_text(ploy),
        })
    }

    fn ploy_text(&self, ploy: Ploy) -> Phrase {
        let of = |id, amount: u8| Phrase::new(id).with("amount", amount);
        match ploy {
            Ploy::Strength(n) => of("rag-ploy-strength", n),
            Ploy::Army => Phrase::new("rag-ploy-army"),
            Ploy::Build(n) => of("rag-ploy-build", n),
            Ploy::StealBack(n) => of("rag-ploy-steal-back", n),
            Ploy::Swap(n) => of("rag-ploy-swap", n),
            Ploy::Thief(n) => of("rag-ploy-thief", n),
            Ploy::Undead(n) => of("rag-ploy-undead", n),
            Ploy::Turn => Phrase::new("rag-ploy-turn"),
            Ploy::Drain(n) => of("rag-ploy-drain", n),
            Ploy::Fetch => Phrase::new("rag-ploy-fetch"),
            Ploy::Leader(n) => of("rag-ploy-leader", n),
            // RAG-D1
            Ploy::Warcry(n) => match self.options.edition {
                Edition::En | Edition::Nl => of("rag-ploy-warcry-temple", n),
                Edition::Fr | Edition::De => of("rag-ploy-warcry-card", n),
            },
            Ploy::Ruler(n) => of("rag-ploy-ruler", n),
            Ploy::FreshBlood(n) => of("rag-ploy-fresh-blood", n),
        }
    }
}
