//! Events in words, and the rules they come from.

use tabletop::{Phrase, Seat};

use super::{feats, words};
use crate::cards::Weapon;
use crate::state::{KINDS, Trigger};
use crate::{Event, Valhalla};

pub(super) fn phrase(game: &Valhalla, event: &Event) -> Phrase {
    let by = |id, seat: Seat| Phrase::new(id).with("seat", seat);
    let card = |id, seat: Seat, card: u8| by(id, seat).with("card", game.title(card));
    let count = |id, count: u8| Phrase::new(id).with("count", count);
    let all = |dice: &pieces::Dice<KINDS>| {
        let kinds = dice.0.iter().enumerate();
        let kinds = kinds.flat_map(|(kind, n)| std::iter::repeat_n(kind as u8, *n as usize));
        words::dice(kinds)
    };
    let face = |face: u8| words::weapon(Weapon::ALL[face as usize % 6]);
    match *event {
        Event::JarlsDealt { seat } => by("val-told-jarls-dealt", seat),
        Event::JarlRevealed { seat, jarl } => {
            by("val-told-jarl", seat).with("jarl", game.jarl_title(jarl))
        }
        Event::FirstDiscard { count: n } => count("val-told-first-discard", n),
        Event::TurnedUp { card } => {
            Phrase::new("val-told-turned-up").with("card", game.title(card))
        }
        Event::FirstPlayer { seat } => by("val-told-first-player", seat),
        Event::Took { seat, card: n } => card("val-told-took", seat, n),
        Event::LeftOver { card } => {
            Phrase::new("val-told-left-over").with("card", game.title(card))
        }
        Event::Placed { seat, card: n, slot } => {
            card("val-told-placed", seat, n).with("slot", slot + 1)
        }
        Event::HandDealt { seat, count } => by("val-told-hand", seat).with("count", count),
        Event::Discarded { seat, card: n } => card("val-told-discarded", seat, n),
        Event::ShuffledBack { count: n } => count("val-told-shuffled-back", n),
        Event::LaidOpen { card } => {
            Phrase::new("val-told-laid-open").with("card", game.title(card))
        }
        Event::Laid { seat, card: n } => card("val-told-laid", seat, n),
        Event::DraftPassed { seat } => by("val-told-draft-passed", seat),
        Event::TurnBegins { seat } => by("val-told-turn", seat),
        Event::ShowedHand { seat } => by("val-told-showed-hand", seat),
        Event::ShowedNoTactic { seat } => by("val-told-showed-no-tactic", seat),
        Event::Drew { seat, count } => by("val-told-drew", seat).with("count", count),
        Event::DrewCard { seat, card: n } => card("val-told-drew-card", seat, n),
        Event::DealtCard { seat, card: n } => card("val-told-dealt-card", seat, n),
        Event::Fell { seat, card: n } => card("val-told-fell", seat, n),
        Event::Salvaged { seat, card: n } => card("val-told-salvaged", seat, n),
        Event::Attacked { seat, target } => by("val-told-attacked", seat).with("target", target),
        Event::Offered { seat, card: n } => card("val-told-offered", seat, n),
        Event::UsesAbility { seat, extra: false } => by("val-told-uses-basic", seat),
        Event::UsesAbility { seat, extra: true } => by("val-told-uses-extra", seat),
        Event::Silenced { seat } => by("val-told-silenced", seat),
        Event::LostDice { seat, count, .. } => by("val-told-lost-dice", seat).with("count", count),
        Event::Rolled { seat, dice } => by("val-told-rolled", seat).with("dice", all(&dice)),
        Event::Spent { seat, die } => by("val-told-spent", seat).with("die", words::die(die)),
        Event::UsedReroll { seat } => by("val-told-used-reroll", seat),
        Event::Rerolled { seat, dice } => by("val-told-rerolled", seat).with("dice", all(&dice)),
        Event::Turned { seat, die, face: to } => {
            by("val-told-turned", seat).with("die", words::die(die)).with("face", face(to))
        }
        Event::TookGrey { seat, face: shown } => {
            by("val-told-took-grey", seat).with("face", face(shown))
        }
        Event::PlayedTactic { seat, card: n } => card("val-told-tactic", seat, n),
        Event::Armed { seat, card: n, .. } => card("val-told-armed", seat, n),
        Event::PhaseEnded { seat, strength } => {
            by("val-told-phase-ended", seat).with("strength", strength)
        }
        Event::NoWinner { seat } => by("val-told-no-winner", seat),
        Event::Won { seat, loser, strength, other } => by("val-told-won", seat)
            .with("loser", loser)
            .with("strength", strength)
            .with("other", other),
        Event::TookShield { seat, from } => by("val-told-took-shield", seat).with("from", from),
        Event::ToValhalla { seat, card: n, .. } => card("val-told-to-valhalla", seat, n),
        Event::Plundered { seat, from, card: n, .. } => {
            card("val-told-plundered", seat, n).with("from", from)
        }
        Event::EndNear { trigger: Trigger::EmptyDeck } => Phrase::new("val-told-deck-empty"),
        Event::EndNear { .. } => Phrase::new("val-told-last-shield"),
        Event::RagnarokBegins => Phrase::new("val-told-ragnarok"),
        Event::GameOver => Phrase::new("val-told-over"),
        Event::Hunt(event) => super::hunt::told(game, event),
        Event::Pair(event) => super::pairs::told(event),
        Event::Earned { seat, points } => by("val-told-earned", seat).with("points", points),
        Event::Unpaid { seat, points } => by("val-told-unpaid", seat).with("points", points),
        Event::Claimed { seat, card: n } => card("val-told-claimed", seat, n),
        Event::LokiPlays { card } => {
            Phrase::new("val-told-loki").with("card", feats::loki_name(&game.deck, card))
        }
        Event::TookBonus { seat, row } => by("val-told-bonus", seat).with("row", row + 1),
        Event::Recalled { seat, card: n } => card("val-told-recalled", seat, n),
        Event::Supported { seat, card: n, side } => {
            card("val-told-supported", seat, n).with("side", side)
        }
        Event::TakesRoad { seat, card: n } => card("val-told-road", seat, n),
        Event::Fulfilled { seat, card: n } => card("val-told-fulfilled", seat, n),
        Event::Called { seat, card: n } => card("val-told-called", seat, n),
        Event::Blocked { seat, card: n } => card("val-told-blocked", seat, n),
        Event::Denied { seat, card: n } => card("val-told-denied", seat, n),
        Event::Disarmed { seat, card: n } => card("val-told-disarmed", seat, n),
        Event::Sacrificed { seat, card: n } => card("val-told-sacrificed", seat, n),
        Event::Uncovered { seat, card: n } => card("val-told-uncovered", seat, n),
        Event::TyrDealt { seat } => by("val-told-tyr-dealt", seat),
        Event::Wrath { seat, card: n, warrior } => {
            card("val-told-wrath", seat, n).with("warrior", game.title(warrior))
        }
    }
}

pub(super) fn rule(game: &Valhalla, event: &Event) -> &'static str {
    match event {
        // Against a Monster the set-up is another.
        Event::JarlRevealed { .. }
        | Event::FirstDiscard { .. }
        | Event::HandDealt { .. }
        | Event::DealtCard { .. }
            if game.hunts() =>
        {
            "VAL-M2"
        }
        Event::JarlsDealt { .. } | Event::JarlRevealed { .. } => "VAL-S3",
        Event::FirstDiscard { .. } => "VAL-S5",
        Event::TurnedUp { .. } => "VAL-S6",
        Event::FirstPlayer { .. } => "VAL-S7",
        Event::Took { .. } | Event::LeftOver { .. } => "VAL-S8",
        Event::Placed { .. } => "VAL-S11",
        Event::HandDealt { .. } | Event::DealtCard { .. } => "VAL-S9",
        Event::ShuffledBack { .. } => "VAL-S10",
        Event::LaidOpen { .. } | Event::Laid { .. } | Event::DraftPassed { .. } => "VAL-V2",
        Event::TurnBegins { .. }
        | Event::Discarded { .. }
        | Event::Drew { .. }
        | Event::DrewCard { .. } => "VAL-T1",
        Event::ShowedHand { .. } => "VAL-T8",
        Event::Salvaged { .. } | Event::UsedReroll { .. } | Event::Turned { .. } => "VAL-J1",
        Event::Attacked { .. } => "VAL-T4",
        Event::Offered { .. } => "VAL-B1",
        Event::UsesAbility { .. } => "VAL-J2",
        Event::Silenced { .. } => "VAL-C12",
        Event::LostDice { rule, .. }
        | Event::Plundered { rule, .. }
        | Event::ToValhalla { rule, .. } => rule,
        Event::Rolled { .. } => "VAL-B2",
        Event::Spent { .. } | Event::Rerolled { .. } => "VAL-B3",
        Event::TookGrey { .. } => "VAL-B18",
        Event::PlayedTactic { .. } => "VAL-B8",
        Event::Armed { .. } => "VAL-B5",
        Event::PhaseEnded { .. } => "VAL-B9",
        Event::NoWinner { .. } => "VAL-B10",
        Event::Won { .. } => "VAL-B12",
        Event::TookShield { .. } => "VAL-B13",
        Event::EndNear { .. } => "VAL-E1",
        Event::RagnarokBegins | Event::Fell { .. } => "VAL-E4",
        Event::GameOver => "VAL-E9",
        Event::Hunt(event) => super::hunt::rule(event),
        Event::Pair(event) => super::pairs::rule(event),
        Event::Earned { .. } | Event::Unpaid { .. } | Event::Claimed { .. } => "VAL-X14",
        Event::LokiPlays { .. } => "VAL-X1",
        Event::TookBonus { .. } | Event::Recalled { .. } => "VAL-X2",
        Event::Supported { .. } => "VAL-X5",
        Event::TakesRoad { .. } => "VAL-X17",
        Event::Fulfilled { .. } => "VAL-X18",
        Event::Called { .. } => "VAL-X21",
        Event::Blocked { .. } => "VAL-X24",
        Event::Denied { .. } => "VAL-X25",
        Event::Disarmed { .. } | Event::ShowedNoTactic { .. } => "VAL-X26",
        Event::Sacrificed { .. } | Event::Uncovered { .. } => "VAL-X27",
        Event::TyrDealt { .. } | Event::Wrath { .. } => "VAL-X28",
    }
}
