//! The expansions in words: their cards, what is asked for them, what can be chosen.

use screen::{Card, Corner, Kind, Zone};
use tabletop::{Phrase, Seat};

use super::{Easel, words, zone};
use crate::cards::{Aid, Bonus, Deck, Favour, Loki, Mission, Tactic, Thor, Tyr};
use crate::expansions::slots;
use crate::feat::Feat;
use crate::options::Edition;
use crate::step::Step;
use crate::{Choice, Valhalla};

/// A warrior's favour.
pub(super) fn favour(favour: Favour) -> Option<Phrase> {
    Some(match favour {
        Favour::None => return None,
        Favour::Group => Phrase::new("val-favour-group"),
        Favour::Colour(clan) => Phrase::new("val-favour-colour").with("clan", words::clan(clan)),
        Favour::Lone => Phrase::new("val-favour-lone"),
    })
}

/// A favour in a word or two.
pub(super) fn short_favour(favour: Favour) -> Option<Phrase> {
    Some(match favour {
        Favour::None => return None,
        Favour::Group => Phrase::new("val-short-group"),
        Favour::Colour(clan) => Phrase::new("val-short-colour").with("clan", words::clan(clan)),
        Favour::Lone => Phrase::new("val-short-lone"),
    })
}

/// What a mission demands, in a word or two.
pub(super) fn mission(mission: Mission) -> Phrase {
    Phrase::new(match mission {
        Mission::NoRerolls => "val-mission-no-rerolls",
        Mission::ByFive => "val-mission-by-five",
        Mission::ThreeActivated => "val-mission-three-activated",
    })
}

/// What a mission demands by a book (VAL-X18, D16).
pub(super) fn demand(mission: Mission, edition: Edition) -> Phrase {
    Phrase::new(match (mission, edition) {
        (Mission::NoRerolls, Edition::Pl) => "val-demand-no-rerolls-pl",
        (Mission::NoRerolls, Edition::Ru) => "val-demand-no-rerolls-ru",
        (Mission::ThreeActivated, Edition::Pl) => "val-demand-three-activated-pl",
        (Mission::ByFive, _) | (Mission::ThreeActivated, Edition::Ru) => {
            return self::mission(mission);
        }
    })
}

fn aid(aid: Aid) -> Phrase {
    match aid {
        Aid::Draw => Phrase::new("val-aid-draw"),
        Aid::Strength(amount) => Phrase::new("val-aid-strength").with("amount", amount),
        Aid::Reroll => Phrase::new("val-aid-reroll"),
        Aid::Die => Phrase::new("val-aid-die"),
        Aid::Steal => Phrase::new("val-aid-steal"),
    }
}

/// A card of Thor's, by what it gives.
pub(super) fn thor_name(thor: Thor) -> Phrase {
    Phrase::new("val-card-thor").with("aid", aid(thor.aid))
}

/// The text of a card of Thor's.
pub(super) fn thor_text(thor: Thor) -> Phrase {
    let id = if thor.fewer { "val-text-thor-fewer" } else { "val-text-thor-no-more" };
    Phrase::new(id).with("aid", aid(thor.aid))
}

/// A card of Tyr's, by what it does.
pub(super) fn tyr_name(tyr: Tyr) -> Phrase {
    match tyr {
        Tyr::Foe(clan) => Phrase::new("val-card-tyr-foe").with("clan", words::clan(clan)),
        Tyr::Weapon(weapon) => {
            Phrase::new("val-card-tyr-weapon").with("weapon", words::weapon(weapon))
        }
        Tyr::Strength => Phrase::new("val-card-tyr-strength"),
    }
}

/// The text of a card of Tyr's.
pub(super) fn tyr_text(tyr: Tyr) -> Phrase {
    match tyr {
        Tyr::Foe(clan) => Phrase::new("val-text-tyr-foe").with("clan", words::clan(clan)),
        Tyr::Weapon(weapon) => {
            Phrase::new("val-text-tyr-weapon").with("weapon", words::weapon(weapon))
        }
        Tyr::Strength => Phrase::new("val-text-tyr-strength"),
    }
}

/// A bonus of Loki's.
fn bonus(bonus: Bonus) -> Phrase {
    let of = |id, amount: u8| Phrase::new(id).with("amount", amount);
    match bonus {
        Bonus::SendAll => Phrase::new("val-bonus-send-all"),
        Bonus::Send(n) => of("val-bonus-send", n),
        Bonus::Steal(n) => of("val-bonus-steal", n),
        Bonus::Draw(n) => of("val-bonus-draw", n),
        Bonus::Points(n) => of("val-bonus-points", n),
        Bonus::Recall => Phrase::new("val-bonus-recall"),
        Bonus::Salvage => Phrase::new("val-bonus-salvage"),
    }
}

/// A row of a card of Loki's: differences and the bonus.
pub(super) fn row(card: &Loki, number: usize) -> Phrase {
    let Some((most, what)) = card.rows().nth(number) else { return Phrase::new("val-nothing") };
    let least = card.least(number);
    let id = if least == most { "val-loki-row-one" } else { "val-loki-row" };
    Phrase::new(id).with("least", least).with("most", most).with("bonus", bonus(what))
}

/// The name of a card of Loki's.
pub(super) fn loki_name(deck: &Deck, card: u8) -> Phrase {
    match deck.loki_names.get(card as usize) {
        Some(name) => Phrase::verbatim(name),
        None => Phrase::new("val-card-back"),
    }
}

/// How a card of Loki's changes the set-up, if it does.
pub(super) fn loki_discard(card: &Loki) -> Option<Phrase> {
    let count = card.discard.unsigned_abs();
    Some(match card.discard {
        0 => return None,
        1.. => Phrase::new("val-loki-more").with("count", count),
        _ => Phrase::new("val-loki-fewer").with("count", count),
    })
}

impl Valhalla {
    /// What a card of the expansions shows beside its name.
    pub(super) fn dress(&self, card: u8, picture: &mut Card) {
        let glory = self.deck.glory(card);
        if glory > 0 && self.deck.warrior(card).is_none() {
            let label = Phrase::new("val-corner-glory");
            picture.corners.push(Corner { label, value: glory });
        }
        if let Some(Tactic::Mission(_)) = self.deck.tactic(card) {
            picture.kind = Phrase::new("val-kind-mission");
        }
        if let Some(thor) = self.deck.thor(card) {
            picture.kind = Phrase::new("val-kind-thor");
            picture.sign = Some("thor");
            picture.text.push(thor_text(thor));
        }
        if let Some(tyr) = self.deck.tyr(card) {
            picture.kind = Phrase::new("val-kind-tyr");
            picture.sign = Some("tyr");
            picture.text.push(tyr_text(tyr));
        }
    }
}

impl Easel<'_> {
    /// What an expansion asks the viewer, and by which rule.
    pub(super) fn ask_feat(&self, feat: Feat) -> (Phrase, &'static str) {
        let s = self.s;
        let claim = &s.expansions.claim;
        match feat {
            Feat::Loki => {
                let phrase = Phrase::new("val-ask-loki").with("difference", claim.difference);
                (phrase, "VAL-X2")
            }
            Feat::LokiSend { left, .. } => {
                (Phrase::new("val-ask-loki-send").with("count", left), "VAL-X3")
            }
            Feat::Recall => (Phrase::new("val-ask-recall"), "VAL-X2"),
            Feat::Support(_) => {
                let phrase = Phrase::new("val-ask-support").with("attacker", s.battle.attacker);
                (phrase.with("defender", s.battle.defender), "VAL-X5")
            }
            Feat::Road => (Phrase::new("val-ask-road"), "VAL-X17"),
            Feat::Mission(_) => (Phrase::new("val-ask-mission"), "VAL-X18"),
            Feat::Block => (Phrase::new("val-ask-block"), "VAL-X24"),
            Feat::Deny { .. } => (Phrase::new("val-ask-deny"), "VAL-X25"),
            Feat::Disarm(_) => (Phrase::new("val-ask-disarm"), "VAL-X26"),
            Feat::Sacrifice { .. } => (Phrase::new("val-ask-sacrifice"), "VAL-X27"),
            _ => (Phrase::new("val-ask-wrath"), "VAL-X28"),
        }
    }

    /// A choice of an expansion in words.
    pub(super) fn say_feat(&self, choice: &Choice) -> Phrase {
        let (game, s) = (self.game, self.s);
        let card = |id, card: u8| Phrase::new(id).with("card", game.title(card));
        let there = |seat: Seat, slot: u8| s.boards[seat.index()].squad[slot as usize % 6];
        let foe = |slot: u8| {
            let side = match game.top(s) {
                Step::Feat(Feat::Deny { side, .. }) => 1 - side as usize,
                _ => 1,
            };
            there(s.battle.seat(side), slot)
        };
        match *choice {
            Choice::Claim(n) => card("val-do-claim", n).with("glory", game.deck.glory(n)),
            Choice::PassBattle => Phrase::new("val-do-pass-battle"),
            Choice::Support(n, seat) => card("val-do-support", n).with("seat", seat),
            Choice::Block(slot) => card("val-do-block", foe(slot)).with("slot", slot + 1),
            Choice::Deny(slot) => card("val-do-deny", foe(slot)).with("slot", slot + 1),
            Choice::Show => Phrase::new("val-do-show"),
            Choice::Sacrifice(n) => card("val-do-sacrifice", n),
            Choice::Bonus(n) => match game.trick(s) {
                Some(trick) => Phrase::new("val-do-bonus").with("row", row(trick, n as usize)),
                None => Phrase::new("val-nothing"),
            },
            Choice::Recall(slot) => card("val-do-recall", self.own_squad(slot)),
            Choice::Wrath(n, slot) => {
                card("val-do-wrath", n).with("warrior", game.title(self.own_squad(slot)))
            }
            _ => Phrase::new("val-nothing"),
        }
    }

    /// What lies in the middle for the expansions: Loki's card and the supporters' cards.
    pub(super) fn expansion_zones(&self) -> Vec<Zone> {
        let (game, s) = (self.game, self.s);
        let mut zones = Vec::new();
        if let Some(trick) = game.trick(s) {
            let mut card = game.back("loki".into());
            card.title = loki_name(&game.deck, s.expansions.loki);
            card.kind = Phrase::new("val-kind-loki");
            (card.sign, card.face_up) = (Some("loki"), true);
            card.text = (0..trick.rows().count()).map(|n| row(trick, n)).collect();
            card.buttons = self.buttons(|choice| matches!(choice, Choice::Bonus(_)));
            card.would = self.asked().then(|| Choice::Bonus(0).to_string());
            let items = vec![screen::Item::Card(card)];
            let title = Phrase::new("val-zone-loki");
            zones.push(zone("loki".into(), Kind::Row, title, None, items));
        }
        let supports = s.battle.extras.supports.iter().flatten();
        let items: Vec<_> = supports
            .map(|support| {
                let mut card = self.card(support.card, |_| false, None);
                let side = s.battle.seat(support.side as usize);
                card.badges.push(Phrase::new("val-badge-supports").with("seat", side));
                screen::Item::Card(card)
            })
            .collect();
        if !items.is_empty() {
            let title = Phrase::new("val-zone-support");
            zones.push(zone("support".into(), Kind::Row, title, None, items));
        }
        zones
    }

    /// What the expansions have put on a warrior of a squad.
    pub(super) fn expansion_badges(&self, seat: Seat, slot: usize, picture: &mut Card) {
        let (game, s) = (self.game, self.s);
        if let Some(tyr) = s.expansions.under(seat, slot).and_then(|card| game.deck.tyr(card)) {
            picture.badges.push(tyr_name(tyr));
            picture.text.push(tyr_text(tyr));
        }
        if slots(game.claimed_slots(s, seat)).any(|claimed| claimed == slot) {
            picture.badges.push(Phrase::new("val-badge-activated"));
        }
        let Some(side) = s.battle.side_of(seat) else { return };
        let extras = &s.battle.extras;
        let has = |mask: u8| mask >> slot & 1 == 1;
        let mut badge = |on: bool, id| picture.badges.extend(on.then(|| Phrase::new(id)));
        badge(game.is_blocked(s, side, slot), "val-badge-blocked");
        badge(side == 0 && has(extras.road), "val-badge-road");
        badge(has(extras.denied[side]), "val-badge-denied");
        badge(has(extras.going[side] & !extras.denied[side]), "val-badge-going");
        badge(extras.beside[side][slot] != crate::cards::NOBODY, "val-badge-sacrifice");
    }
}
