//! Events in words, and the rules they come from.

use tabletop::{Phrase, Seat};

use super::words;
use crate::cards::{ApPower, Colour};
use crate::{Event, Ragnarok};

pub(super) fn phrase(game: &Ragnarok, event: &Event) -> Phrase {
    let by = |id, seat: Seat| Phrase::new(id).with("seat", game.who(seat));
    let card = |id, seat: Seat, card: u8| by(id, seat).with("card", game.title(card));
    let die = |id, seat: Seat, colour: Colour, face: u8| {
        by(id, seat)
            .with("die", words::colour(colour))
            .with("face", words::face(game.deck.face(colour, face)))
    };
    let of = |id, being: u8| Phrase::new(id).with("being", words::being(being));
    match *event {
        Event::Being { being } => of("rag-told-being", being),
        Event::TreasuresLaid => Phrase::new("rag-told-treasures"),
        Event::RolledFirst { seat, face } => {
            die("rag-told-rolled-first", seat, Colour::White, face)
        }
        Event::FirstPlayer { seat } => by("rag-told-first", seat),
        Event::Round { round } => Phrase::new("rag-told-round").with("round", round),
        Event::Turn { seat } => by("rag-told-turn", seat),
        Event::DrewOpen { seat, card: n } => card("rag-told-drew-open", seat, n),
        Event::Drew { seat, pool, count } => {
            by("rag-told-drew", seat).with("count", count).with("deck", words::pool(pool))
        }
        Event::DrewCard { seat, card: n } => card("rag-told-drew-card", seat, n),
        Event::Rebuilt { pool } => Phrase::new("rag-told-rebuilt").with("deck", words::pool(pool)),
        Event::Gained { seat, resource, count } => {
            by("rag-told-gained", seat).with("what", words::some(resource, count))
        }
        Event::Exchanged { seat, from, to, count } => by("rag-told-exchanged", seat)
            .with("what", words::some(from, count))
            .with("to", words::resource(to)),
        Event::SpentRune { seat } => by("rag-told-spent-rune", seat),
        Event::Rolled { seat, colour, face } => die("rag-told-rolled", seat, colour, face),
        Event::Rerolled { seat, colour, face } => die("rag-told-rerolled", seat, colour, face),
        Event::Turned { seat, colour, face } => die("rag-told-turned", seat, colour, face),
        Event::Followers { seat, count, cause } => {
            by("rag-told-followers", seat).with("count", count).with("cause", words::cause(cause))
        }
        Event::Lost { seat, count, cause } => {
            by("rag-told-lost", seat).with("count", count).with("cause", words::cause(cause))
        }
        Event::Played { seat, card: n } => card("rag-told-played", seat, n),
        Event::Laid { seat, card: n } => card("rag-told-laid", seat, n),
        Event::Upright { seat, card: n } => card("rag-told-upright", seat, n),
        Event::Used { seat, card: n } => card("rag-told-used", seat, n),
        Event::Discarded { seat, card: n } => card("rag-told-discarded", seat, n),
        Event::Fetched { seat, card: n } => card("rag-told-fetched", seat, n),
        Event::Built { seat, building } => {
            by("rag-told-built", seat).with("building", words::building(building))
        }
        Event::BuiltTemple { seat, being, site } => {
            by("rag-told-temple", seat).with("being", words::being(being)).with("site", site + 1)
        }
        Event::FoundTreasure { seat, token } => {
            let what = words::treasure(game.deck.treasures[token as usize]);
            by("rag-told-found", seat).with("what", what)
        }
        Event::RemovedTreasure { being, site } => {
            of("rag-told-removed", being).with("site", site + 1)
        }
        Event::UsedToken { seat, token } => {
            let what = words::treasure(game.deck.treasures[token as usize]);
            by("rag-told-token", seat).with("what", what)
        }
        Event::MovedTemple { seat, owner, from, to } => by("rag-told-moved", seat)
            .with("owner", game.who(owner))
            .with("from", words::being(from))
            .with("to", words::being(to)),
        Event::Attacked { seat, target, card: n } => {
            let value = game.deck.attack(n).map_or(0, |attack| attack.value);
            card("rag-told-attacked", seat, n).with("target", game.who(target)).with("value", value)
        }
        Event::AttackedBeing { seat, being, card: n } => {
            let value = game.deck.attack(n).map_or(0, |attack| attack.value);
            card("rag-told-attacked-being", seat, n)
                .with("being", words::being(being))
                .with("value", value)
        }
        Event::AttackPassed { seat } => by("rag-told-passed", seat),
        Event::Defended { seat, card: n } => card("rag-told-defended", seat, n),
        Event::Compared { seat, target, attack, defence, won } => {
            let id = if won { "rag-told-won" } else { "rag-told-held" };
            by(id, seat)
                .with("target", game.who(target))
                .with("attack", attack)
                .with("defence", defence)
        }
        Event::Wounded { being, count } => of("rag-told-wounded", being).with("count", count),
        Event::Slain { seat, being } => {
            by("rag-told-slain", seat).with("being", words::being(being))
        }
        Event::Stole { seat, from, resource, count } => by("rag-told-stole", seat)
            .with("from", game.who(from))
            .with("what", words::some(resource, count)),
        Event::Gave { seat, resource } => {
            by("rag-told-gave", seat).with("resource", words::resource(resource))
        }
        Event::Froze { owner, being, site } => temple(game, "rag-told-froze", owner, being, site),
        Event::Razed { owner, being, site } => temple(game, "rag-told-razed", owner, being, site),
        Event::Thawed { owner, being } => {
            of("rag-told-thawed", being).with("owner", game.who(owner))
        }
        Event::ApDrew { card } => {
            let attack = game.deck.ap_attacks[card as usize].attack;
            by("rag-told-ap-drew", Seat(1))
                .with("value", attack.value)
                .with("text", words::effect(attack.effect))
        }
        Event::ApDefends { card, value } => by("rag-told-ap-defends", Seat(1))
            .with("card", game.deck.ap_defences[card as usize])
            .with("value", value),
        Event::ApToken { being } => {
            by("rag-told-ap-token", Seat(1)).with("being", words::being(being))
        }
        Event::ApNoBuild => by("rag-told-ap-no-build", Seat(1)),
        Event::ApStays => by("rag-told-ap-stays", Seat(1)),
        Event::ApNoMove => by("rag-told-ap-no-move", Seat(1)),
        Event::ApWeakens { power, being } => {
            let power = ApPower::ALL[power as usize];
            let amount = game.deck.beings[being as usize].ap[game.is_thrym() as usize].powers;
            let most = amount[0][power as usize].max(amount[1][power as usize]);
            by("rag-told-ap-weakens", Seat(1))
                .with("being", words::being(being))
                .with("text", words::ap_power(power, most))
        }
        Event::ApTrades { runes } => by("rag-told-ap-trades", Seat(1)).with("count", runes),
        Event::ApNoTrade { runes } => by("rag-told-ap-no-trade", Seat(1)).with("count", runes),
        Event::ApSpared => by("rag-told-ap-spared", Seat(1)),
        Event::ApPower { being } => {
            by("rag-told-ap-power", Seat(1)).with("being", words::being(being))
        }
        Event::Over => Phrase::new("rag-told-over"),
    }
}

fn temple(game: &Ragnarok, id: &'static str, owner: Seat, being: u8, site: u8) -> Phrase {
    Phrase::new(id)
        .with("owner", game.who(owner))
        .with("being", words::being(being))
        .with("site", site + 1)
}

pub(super) fn rule(event: &Event) -> &'static str {
    match event {
        Event::Being { .. } => "RAG-S1",
        Event::TreasuresLaid => "RAG-S3",
        Event::RolledFirst { .. } | Event::FirstPlayer { .. } => "RAG-S5",
        Event::Round { .. } | Event::Turn { .. } => "RAG-T1",
        Event::DrewOpen { .. } | Event::Played { .. } => "RAG-T3",
        Event::Drew { .. } | Event::DrewCard { .. } | Event::Rebuilt { .. } => "RAG-S6",
        Event::Gained { .. } | Event::Exchanged { .. } | Event::Rolled { .. } => "RAG-T2",
        Event::SpentRune { .. } => "RAG-T11",
        Event::Rerolled { .. } => "RAG-P1",
        Event::Turned { .. } | Event::Laid { .. } | Event::Upright { .. } | Event::Used { .. } => {
            "RAG-T4"
        }
        Event::Followers { .. } => "RAG-T12",
        Event::Lost { .. } => "RAG-T13",
        Event::Discarded { .. } => "RAG-S6",
        Event::Fetched { .. } => "RAG-P3",
        Event::Built { .. } => "RAG-T5",
        Event::BuiltTemple { .. } | Event::RemovedTreasure { .. } => "RAG-T6",
        Event::FoundTreasure { .. } | Event::UsedToken { .. } => "RAG-P4",
        Event::MovedTemple { .. } => "RAG-T6",
        Event::Attacked { .. }
        | Event::AttackPassed { .. }
        | Event::Defended { .. }
        | Event::Compared { .. } => "RAG-T7",
        Event::AttackedBeing { .. } => "RAG-T8",
        Event::Wounded { .. } => "RAG-K1",
        Event::Slain { .. } => "RAG-K2",
        Event::Stole { .. } => "RAG-T9",
        Event::Gave { .. } => "RAG-A7",
        Event::Froze { .. } | Event::Razed { .. } | Event::Thawed { .. } => "RAG-T10",
        Event::ApDrew { .. } => "RAG-A2",
        Event::ApDefends { .. } | Event::ApWeakens { .. } => "RAG-A5",
        Event::ApToken { .. } | Event::ApNoBuild => "RAG-A4",
        Event::ApStays | Event::ApSpared => "RAG-A7",
        Event::ApNoMove => "RAG-A3",
        Event::ApTrades { .. } | Event::ApNoTrade { .. } | Event::ApPower { .. } => "RAG-A6",
        Event::Over => "RAG-E1",
    }
}
