//! Events in words.

use tabletop::Phrase;

use super::words;
use crate::book::Hero;
use crate::state::End;
use crate::{Event, GodOfWar};

pub(super) fn phrase(game: &GodOfWar, event: &Event) -> Phrase {
    let hero = |id, hero: Hero| Phrase::new(id).with("hero", words::hero(hero));
    let at = |id, at: u8| Phrase::new(id).with("place", words::place(at));
    let scene = |id, scene: u8| {
        let name = game.book.scenes.get(scene as usize).map_or("", |scene| scene.name.as_str());
        Phrase::new(id).with("name", Phrase::verbatim(name))
    };
    match *event {
        Event::ChoseHero { seat, hero: Hero::Brok } => {
            Phrase::new("gow-told-brothers").with("seat", seat)
        }
        Event::ChoseHero { seat, hero: who } => hero("gow-told-hero", who).with("seat", seat),
        Event::Drawn { scene: n } => scene("gow-told-drawn", n),
        Event::FirstPlayer { seat } => Phrase::new("gow-told-first").with("seat", seat),
        Event::SceneLaid { scene: n } => scene("gow-told-laid", n),
        Event::Obstacle { scene: n } => scene("gow-told-obstacle", n),
        Event::Put { hero: who, column } | Event::Moved { hero: who, column } => {
            hero("gow-told-moved", who).with("column", column + 1)
        }
        Event::RoundBegins { round } => Phrase::new("gow-told-round").with("round", round),
        Event::Drew { seat, count } => {
            Phrase::new("gow-told-drew").with("seat", seat).with("count", count)
        }
        Event::DrewStatus { seat, status } => {
            let said = Phrase::new("gow-told-drew-status").with("seat", seat);
            said.with("status", words::status(status))
        }
        Event::Joined { hero: who } => hero("gow-told-joined", who),
        Event::Activates { seat } => Phrase::new("gow-told-activates").with("seat", seat),
        Event::Attacked { hero: who, at: to, strength } => {
            let said = hero("gow-told-attacked", who).with("place", words::place(to));
            said.with("strength", strength)
        }
        Event::Rolled { die } => Phrase::new("gow-told-rolled").with("die", die),
        Event::Hurt { at: to, damage } => at("gow-told-hurt", to).with("damage", damage),
        Event::ArmourBroke { at: to } => at("gow-told-armour-broke", to),
        Event::ArmourHeld { at: to } => at("gow-told-armour-held", to),
        Event::Defeated { at: to } => at("gow-told-defeated", to),
        Event::Dazed { at: to } => at("gow-told-dazed", to),
        Event::Shook { at: to } => at("gow-told-shook", to),
        Event::Flipped { at: to, side: 0 } => at("gow-told-front", to),
        Event::Flipped { at: to, .. } => at("gow-told-back", to),
        Event::UsedSpot { hero: who, at: to } => {
            hero("gow-told-spot", who).with("place", words::place(to))
        }
        Event::Special { hero: who, card } => {
            hero("gow-told-special", who).with("card", game.title(card))
        }
        Event::UsedRage { hero: who } => hero("gow-told-rage", who),
        Event::UsedAlly { which } => {
            Phrase::new("gow-told-ally").with("ally", super::buttons::ally(which))
        }
        Event::Revealed { card } => {
            let rune = words::rune(game.rune_of(card).unwrap_or_default());
            Phrase::new("gow-told-revealed").with("card", game.title(card)).with("rune", rune)
        }
        Event::EnemyAttacks { at: to, column } => {
            at("gow-told-enemy-attacks", to).with("column", column + 1)
        }
        Event::Defended { hero: who, strength } => {
            hero("gow-told-defended", who).with("strength", strength)
        }
        Event::Intercepted => Phrase::new("gow-told-intercepted"),
        Event::Cancelled { hero: who } => hero("gow-told-cancelled", who),
        Event::Wounded { hero: who, damage } => {
            hero("gow-told-wounded", who).with("damage", damage)
        }
        Event::Downed { hero: who } => hero("gow-told-downed", who),
        Event::Healed { hero: who, damage } => hero("gow-told-healed", who).with("damage", damage),
        Event::Gained { seat, status } => {
            let said = Phrase::new("gow-told-gained").with("seat", seat);
            said.with("status", words::status(status))
        }
        Event::Took { seat, card } => {
            Phrase::new("gow-told-took").with("seat", seat).with("card", game.title(card))
        }
        Event::Removed { seat, card } => {
            Phrase::new("gow-told-removed").with("seat", seat).with("card", game.title(card))
        }
        Event::QuestDone { scene: n } => scene("gow-told-done", n),
        Event::Over { end: End::Won } => Phrase::new("gow-told-won"),
        Event::Over { .. } => Phrase::new("gow-told-lost"),
    }
}

/// The rule an event comes from.
pub(super) fn rule(event: &Event) -> &'static str {
    match event {
        Event::ChoseHero { .. } => "GOW-S1",
        Event::Drawn { .. } => "GOW-S2",
        Event::SceneLaid { .. } => "GOW-S3",
        Event::FirstPlayer { .. } | Event::Put { .. } => "GOW-S5",
        Event::Obstacle { .. } => "GOW-Q2",
        Event::RoundBegins { .. } | Event::Drew { .. } => "GOW-R1",
        Event::DrewStatus { .. } | Event::Gained { .. } => "GOW-A8",
        Event::Joined { .. } | Event::Intercepted => "GOW-P3",
        Event::Activates { .. } => "GOW-R2",
        Event::Moved { .. } => "GOW-H1",
        Event::Attacked { .. } => "GOW-H6",
        Event::Rolled { .. } | Event::Hurt { .. } => "GOW-H7",
        Event::ArmourBroke { .. } | Event::ArmourHeld { .. } => "GOW-H9",
        Event::Defeated { .. } => "GOW-H8",
        Event::Dazed { .. } | Event::Shook { .. } => "GOW-A7",
        Event::Flipped { .. } => "GOW-F1",
        Event::UsedSpot { .. } => "GOW-H11",
        Event::Special { .. } => "GOW-H5",
        Event::UsedRage { .. } => "GOW-H10",
        Event::UsedAlly { .. } => "GOW-P6",
        Event::Revealed { .. } => "GOW-A1",
        Event::EnemyAttacks { .. } => "GOW-A3",
        Event::Defended { .. } | Event::Wounded { .. } | Event::Healed { .. } => "GOW-A4",
        Event::Cancelled { .. } => "GOW-P4",
        Event::Downed { .. } => "GOW-A5",
        Event::Took { .. } | Event::Removed { .. } => "GOW-R4",
        Event::QuestDone { .. } => "GOW-Q1",
        Event::Over { .. } => "GOW-Q4",
    }
}
