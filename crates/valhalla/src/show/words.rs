//! Cards and their parts in words, made from their effects so that they cannot disagree.

use tabletop::Phrase;

use super::feats;
use crate::Valhalla;
use crate::cards::{
    Card, Clan, Condition, Deck, Demand, Effect, Jarl, NOBODY, Power, Sides, Tactic, Trait, Weapon,
};
use crate::options::Edition;

pub(super) fn clan(clan: Clan) -> Phrase {
    Phrase::new(match clan {
        Clan::Bear => "val-clan-bear",
        Clan::Wolf => "val-clan-wolf",
        Clan::Boar => "val-clan-boar",
        Clan::Deer => "val-clan-deer",
        Clan::Giant => "val-clan-giant",
    })
}

pub(super) fn weapon(weapon: Weapon) -> Phrase {
    Phrase::new(match weapon {
        Weapon::Spear => "val-weapon-spear",
        Weapon::Sword => "val-weapon-sword",
        Weapon::Axe => "val-weapon-axe",
        Weapon::Shield => "val-weapon-shield",
        Weapon::Bow => "val-weapon-bow",
        Weapon::Miss => "val-weapon-miss",
    })
}

/// A die by its kind: the face, and whether it is grey.
pub(super) fn die(kind: u8) -> Phrase {
    let face = weapon(Weapon::ALL[kind as usize % 6]);
    match kind {
        0..6 => face,
        6..12 => Phrase::new("val-die-grey").with("face", face),
        _ => Phrase::new("val-die-delivered").with("face", face),
    }
}

/// Several dice by their kinds.
pub(super) fn dice(kinds: impl Iterator<Item = u8>) -> Vec<Phrase> {
    kinds.filter(|kind| *kind != NOBODY).map(die).collect()
}

pub(super) fn tactic(tactic: Tactic) -> Phrase {
    match tactic {
        Tactic::Fury => Phrase::new("val-tactic-fury"),
        Tactic::OutnumberedFury => Phrase::new("val-tactic-outnumbered-fury"),
        Tactic::Heroic => Phrase::new("val-tactic-heroic"),
        Tactic::HeroicSymbol(w) => {
            Phrase::new("val-tactic-heroic-symbol").with("weapon", weapon(w))
        }
        Tactic::NewWeapons => Phrase::new("val-tactic-new-weapons"),
        Tactic::PushBack => Phrase::new("val-tactic-push-back"),
        Tactic::ChangeOfWeapons => Phrase::new("val-tactic-change-of-weapons"),
        Tactic::CutOff => Phrase::new("val-tactic-cut-off"),
        Tactic::Delivery(w) => Phrase::new("val-tactic-delivery").with("weapon", weapon(w)),
        Tactic::Road => Phrase::new("val-tactic-road"),
        Tactic::Mission(m) => Phrase::new("val-tactic-mission").with("demand", feats::mission(m)),
        Tactic::CallToArms => Phrase::new("val-tactic-call-to-arms"),
        Tactic::CrySquad => Phrase::new("val-tactic-cry-squad"),
        Tactic::CryActivation => Phrase::new("val-tactic-cry-activation"),
    }
}

fn tactic_text(tactic: Tactic, edition: Edition) -> Phrase {
    match tactic {
        Tactic::Fury => Phrase::new("val-text-fury"),
        Tactic::OutnumberedFury => Phrase::new("val-text-outnumbered-fury"),
        Tactic::Heroic => Phrase::new("val-text-heroic"),
        Tactic::HeroicSymbol(w) => Phrase::new("val-text-heroic-symbol").with("weapon", weapon(w)),
        Tactic::NewWeapons => Phrase::new("val-text-new-weapons"),
        Tactic::PushBack => Phrase::new("val-text-push-back"),
        Tactic::ChangeOfWeapons => Phrase::new("val-text-change-of-weapons"),
        Tactic::CutOff => Phrase::new("val-text-cut-off"),
        Tactic::Delivery(w) => Phrase::new("val-text-delivery").with("weapon", weapon(w)),
        Tactic::Road => Phrase::new("val-text-road"),
        Tactic::Mission(m) => {
            Phrase::new("val-text-mission").with("demand", feats::demand(m, edition))
        }
        Tactic::CallToArms => Phrase::new("val-text-call-to-arms"),
        Tactic::CrySquad => Phrase::new("val-text-cry-squad"),
        Tactic::CryActivation => Phrase::new("val-text-cry-activation"),
    }
}

fn ability(ability: Trait) -> Option<Phrase> {
    Some(match ability {
        Trait::None => return None,
        Trait::Foe(c) => Phrase::new("val-ability-foe").with("clan", clan(c)),
        Trait::Own(c) => Phrase::new("val-ability-own").with("clan", clan(c)),
        Trait::Diversity => Phrase::new("val-ability-diversity"),
        Trait::Frost => Phrase::new("val-ability-frost"),
        Trait::Block => Phrase::new("val-ability-block"),
        Trait::Deny => Phrase::new("val-ability-deny"),
        Trait::Disarm => Phrase::new("val-ability-disarm"),
        Trait::Sacrifice => Phrase::new("val-ability-sacrifice"),
    })
}

/// A warrior's ability in a word or two, for the card itself.
pub(super) fn short_ability(ability: Trait) -> Option<Phrase> {
    let name = |c: Clan| match c {
        Clan::Giant => Phrase::new("val-short-giant"),
        other => clan(other),
    };
    Some(match ability {
        Trait::None => return None,
        Trait::Foe(c) => Phrase::new("val-short-foe").with("clan", name(c)),
        Trait::Own(c) => Phrase::new("val-short-own").with("clan", name(c)),
        Trait::Diversity => Phrase::new("val-short-diversity"),
        Trait::Frost => Phrase::new("val-short-frost"),
        Trait::Block => Phrase::new("val-short-block"),
        Trait::Deny => Phrase::new("val-short-deny"),
        Trait::Disarm => Phrase::new("val-short-disarm"),
        Trait::Sacrifice => Phrase::new("val-short-sacrifice"),
    })
}

/// An open demand of a Giant in words; symbols speak for themselves.
pub(super) fn demand(demand: Demand) -> Option<Phrase> {
    Some(Phrase::new(match demand {
        Demand::Symbols(_) => return None,
        Demand::Different(dice) => {
            return Some(Phrase::new("val-demand-different").with("count", dice));
        }
        Demand::AnyTwo => "val-demand-any-two",
        Demand::Pair => "val-demand-pair",
        Demand::Triple => "val-demand-triple",
        Demand::TwoPairs => "val-demand-two-pairs",
    }))
}

pub(super) fn effect(effect: Effect) -> Phrase {
    let phrase = match effect.power {
        Power::Strength => Phrase::new("val-effect-strength"),
        Power::ClanStrength(c) => Phrase::new("val-effect-clan-strength").with("clan", clan(c)),
        Power::ExtraDice => Phrase::new("val-effect-extra-dice"),
        Power::FreeRerolls => Phrase::new("val-effect-free-rerolls"),
        Power::TurnMiss => Phrase::new("val-effect-turn-miss"),
        Power::TurnTo(w) => Phrase::new("val-effect-turn-to").with("weapon", weapon(w)),
        Power::FoeFewerDice => Phrase::new("val-effect-foe-fewer-dice"),
        Power::FrostProof => Phrase::new("val-effect-frost-proof"),
        Power::TieDefence => Phrase::new("val-effect-tie-defence"),
        Power::Silence => Phrase::new("val-effect-silence"),
        Power::BeforeBoost => Phrase::new("val-effect-before-boost"),
        Power::Plunder => Phrase::new("val-effect-plunder"),
        Power::LastHonour => Phrase::new("val-effect-last-honour"),
        Power::DrawWon => Phrase::new("val-effect-draw-won"),
        Power::DrawLost => Phrase::new("val-effect-draw-lost"),
        Power::SquadSlots => Phrase::new("val-effect-squad-slots"),
        Power::PlayTwo => Phrase::new("val-effect-play-two"),
        Power::PairLimit => Phrase::new("val-effect-pair-limit"),
        Power::DrawMoreA => Phrase::new("val-effect-draw-more-a"),
        Power::DrawMoreB => Phrase::new("val-effect-draw-more-b"),
        Power::KeepMore => Phrase::new("val-effect-keep-more"),
        Power::Salvage => Phrase::new("val-effect-salvage"),
        Power::WatchSwap => Phrase::new("val-effect-watch-swap"),
        Power::ShieldGlory => Phrase::new("val-effect-shield-glory"),
        Power::ClanGlory(c) => Phrase::new("val-effect-clan-glory").with("clan", clan(c)),
    }
    .with("amount", effect.amount);
    let always = matches!(effect.power, Power::FoeFewerDice | Power::TieDefence);
    match effect.sides {
        Sides::Attack if effect.power.in_battle() && !always => {
            Phrase::new("val-when-attacking").with("effect", phrase)
        }
        Sides::Defence if effect.power.in_battle() && !always => {
            Phrase::new("val-when-defending").with("effect", phrase)
        }
        _ => phrase,
    }
}

/// A Jarl's extra ability; where its condition says the side already, it is not said again.
pub(super) fn extra(jarl: &Jarl) -> Phrase {
    let said = matches!(
        (jarl.condition, jarl.extra.sides),
        (Condition::Attacking, Sides::Attack) | (Condition::Defending, Sides::Defence)
    );
    effect(if said { Effect { sides: Sides::Both, ..jarl.extra } } else { jarl.extra })
}

pub(super) fn condition(condition: Condition) -> Phrase {
    let of = |id, amount: u8| Phrase::new(id).with("amount", amount);
    match condition {
        Condition::SquadAtMost(n) => of("val-if-squad-at-most", n),
        Condition::SquadAtLeast(n) => of("val-if-squad-at-least", n),
        Condition::FewerThanFoe => Phrase::new("val-if-fewer-than-foe"),
        Condition::ClanInSquad(c, n) => of("val-if-clan-in-squad", n).with("clan", clan(c)),
        Condition::ClansAtLeast(n) => of("val-if-clans-at-least", n),
        Condition::OwnShieldsAtMost(n) => of("val-if-own-shields-at-most", n),
        Condition::CapturedAtLeast(n) => of("val-if-captured-at-least", n),
        Condition::HandAtLeast(n) => of("val-if-hand-at-least", n),
        Condition::HandAtMost(n) => of("val-if-hand-at-most", n),
        Condition::Attacking => Phrase::new("val-if-attacking"),
        Condition::Defending => Phrase::new("val-if-defending"),
        Condition::ValhallaAtMost(n) => of("val-if-valhalla-at-most", n),
        Condition::DeckAtMost(n) => of("val-if-deck-at-most", n),
    }
}

/// A card's name; of a card that is not known, what its back says.
pub(super) fn title(deck: &Deck, card: u8) -> Phrase {
    match deck.cards.get(card as usize) {
        Some(Card::Warrior(_)) => Phrase::verbatim(&deck.names[card as usize]),
        Some(Card::Tactic(kind)) => tactic(*kind),
        Some(Card::Thor(thor)) => feats::thor_name(*thor),
        Some(Card::Tyr(tyr)) => feats::tyr_name(*tyr),
        None => Phrase::new("val-card-back"),
    }
}

impl Valhalla {
    /// A warrior's ability in words; against a Monster Giants do something else (VAL-M8, D1), and
    /// Boars look at its card (VAL-M7).
    pub(super) fn ability_text(&self, kind: Trait) -> Option<Phrase> {
        match (kind, self.options.edition) {
            (Trait::Frost, Edition::Pl) if self.hunts() => {
                Some(Phrase::new("val-ability-frost-first"))
            }
            (Trait::Frost, Edition::Ru) if self.hunts() => {
                Some(Phrase::new("val-ability-frost-each"))
            }
            (Trait::Foe(c), _) if self.hunts() => {
                Some(Phrase::new("val-ability-foe-monster").with("clan", clan(c)))
            }
            _ => ability(kind),
        }
    }

    /// What a tactic does in words; against a Monster Cut Off does something else, and the few are
    /// compared with its card (VAL-M7).
    pub(super) fn tactic_text(&self, kind: Tactic) -> Phrase {
        match kind {
            Tactic::CutOff if self.hunts() => Phrase::new("val-text-cut-off-monster"),
            Tactic::OutnumberedFury if self.hunts() => {
                Phrase::new("val-text-outnumbered-fury-monster")
            }
            _ => tactic_text(kind, self.options.edition),
        }
    }

    /// A card's name; of a card that is not known, what its back says.
    pub(super) fn title(&self, card: u8) -> Phrase {
        title(&self.deck, card)
    }

    /// A Jarl's name; of one that is not known, what its back says.
    pub(super) fn jarl_title(&self, jarl: u8) -> Phrase {
        match self.deck.jarl_names.get(jarl as usize) {
            Some(name) => Phrase::verbatim(name),
            None => Phrase::new("val-jarl-back"),
        }
    }
}
