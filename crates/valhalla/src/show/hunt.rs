//! The Monster, and what is said of a game against it.

use screen::{Card, Corner, Die, Item, Kind, Sheet, Symbol, Zone};
use tabletop::{Phrase, Seat};

use super::{Easel, sheets, words, zone};
use crate::cards::{Clan, Dread, Face, MONSTER_CARDS, Weapon};
use crate::hunt::{HuntEvent, HuntStep};
use crate::{Choice, Valhalla};

impl Easel<'_> {
    /// The Monster's card, the next one, and its dice (VAL-M1, M4); before the game all its cards.
    pub(super) fn monster_zone(&self) -> Option<Zone> {
        let beast = &self.s.beast;
        let monster = self.game.monster?;
        let title = self.game.monster_title();
        let mut items = Vec::new();
        // VAL-M1: in play only the top card and the next may be looked at.
        let seen = if self.s.turns == 0 { MONSTER_CARDS } else { 2 };
        for (n, face) in monster.iter().enumerate().skip(beast.card as usize).take(seen) {
            let top = n == beast.card as usize;
            let mut card = self.game.face_picture(n, face);
            if top {
                for (i, symbol) in card.symbols.iter_mut().enumerate() {
                    symbol.used = beast.covered >> i & 1 == 1;
                }
                card.buttons = self.buttons(|choice| *choice == Choice::Slay);
                card.would = self.asked().then(|| Choice::Slay.to_string());
                // A card that was just beaten leaves nothing to the one below it.
                let lair = &self.s.battle.lair;
                if lair.quelled && lair.card == beast.card {
                    card.badges.push(Phrase::new("val-badge-quelled"));
                }
            } else if n == beast.card as usize + 1 {
                card.badges.push(Phrase::new("val-badge-next"));
            }
            items.push(Item::Card(card));
        }
        if let Some(face) = self.game.face(beast.card) {
            let covered = face.symbols.iter().enumerate();
            let covered = covered.filter(|(n, _)| beast.covered >> n & 1 == 1);
            for (n, weapon) in covered.filter_map(|(n, symbol)| symbol.map(|weapon| (n, weapon))) {
                items.push(Item::Die(Die {
                    name: format!("monster-die-{}", n + 1),
                    face: Some(weapon.id()),
                    sign: Some("own-die"),
                    used: true,
                    title: Phrase::new("val-die-on-monster").with("die", words::weapon(weapon)),
                    buttons: Vec::new(),
                    would: None,
                }));
            }
        }
        let title = Phrase::new("val-zone-monster").with("monster", title);
        let mut zone = zone("monster".into(), Kind::Row, title, None, items);
        let left = MONSTER_CARDS as u8 - beast.card;
        zone.facts.push(Phrase::new("val-fact-monster-cards").with("count", left));
        if let Some(quest) = self.game.options.ways.quest {
            let level = Phrase::new("val-fact-level").with("level", quest.level);
            zone.facts.push(level.with("cards", 2 * quest.level));
            if quest.mercy > 0 {
                zone.facts.push(Phrase::new("val-fact-mercy").with("weaker", quest.mercy));
            }
        }
        Some(zone)
    }

    /// A seat's Valhalla, which lies face up (VAL-M5).
    pub(super) fn valhalla_zone(&self, seat: Seat) -> Zone {
        let valhalla = self.s.boards[seat.index()].valhalla;
        let cards = valhalla.iter().map(|card| {
            let lose = Choice::Discard(card);
            let asks = self.eyes.is(seat)
                && self.game.top(self.s) == crate::step::Step::Hunt(HuntStep::LoseGlory);
            Item::Card(self.card(card, |choice| asks && *choice == lose, asks.then_some(lose)))
        });
        let title = Phrase::new("val-zone-valhalla").with("seat", seat);
        let id = format!("valhalla-{seat}");
        let mut zone = zone(id, Kind::Stack, title, Some(seat), cards.collect());
        // Once the last card is beaten there is no limit.
        if let Some(face) = self.game.face(self.s.beast.card) {
            let glory = self.game.warriors_glory(self.s, seat); // VAL-M6: what the limit counts
            let fact = Phrase::new("val-fact-limit").with("glory", glory);
            zone.facts.push(fact.with("limit", face.limit));
        }
        zone
    }

    /// The question in words and the rule it comes from.
    pub(super) fn hunt_prompt(&self, step: HuntStep) -> (Phrase, &'static str) {
        let s = self.s;
        match step {
            HuntStep::PickJarl(_) => (Phrase::new("val-ask-pick-jarl"), "VAL-M2"),
            HuntStep::SetAside => (Phrase::new("val-ask-set-aside"), "VAL-M2"),
            HuntStep::GiveCard => (Phrase::new("val-ask-give-card"), "VAL-M15"),
            HuntStep::GiveWarrior => (Phrase::new("val-ask-give-warrior"), "VAL-M15"),
            HuntStep::Aid(_) => {
                let side = s.battle.hero();
                let strength = self.game.strength(s, side);
                let other = self.game.face(s.battle.lair.card).map_or(0, |face| face.strength);
                let phrase = Phrase::new("val-ask-aid").with("seat", s.battle.attacker);
                (phrase.with("strength", strength).with("other", other), "VAL-M16")
            }
            HuntStep::Enter(_) => {
                let room = self.game.room_in_valhalla(s, s.battle.attacker);
                (Phrase::new("val-ask-enter").with("room", room), "VAL-M6")
            }
            HuntStep::TurnAway => (Phrase::new("val-ask-turn-away"), "VAL-M6"),
            HuntStep::Spare => (Phrase::new("val-ask-spare"), s.battle.hunt_rule()),
            HuntStep::LoseGlory => (Phrase::new("val-ask-lose-glory"), "VAL-M15"),
            _ => (Phrase::new("val-ask-cull"), "VAL-M15"),
        }
    }
}

impl Valhalla {
    /// The Monster's name.
    pub(super) fn monster_title(&self) -> Phrase {
        let number = self.options.ways.quest.map_or(0, |quest| quest.monster as usize);
        Phrase::verbatim(self.stock.lore.monster_names.get(number).map_or("", String::as_str))
    }

    fn face_picture(&self, number: usize, face: &Face) -> Card {
        let corner = |id, value: u8| Corner { label: Phrase::new(id), value: value as i16 };
        let clans = Clan::ALL.into_iter().filter(|clan| face.shows(*clan)).map(words::clan);
        let mut text = vec![Phrase::new("val-monster-warriors").with("count", face.warriors)];
        let clans: Vec<Phrase> = clans.collect();
        if !clans.is_empty() {
            text.push(Phrase::new("val-monster-clans").with("clans", clans));
        }
        text.extend(face.dread.map(dread));
        Card {
            name: format!("monster-{}", number + 1),
            title: Phrase::new("val-monster-card")
                .with("monster", self.monster_title())
                .with("number", number + 1),
            kind: Phrase::new("val-kind-monster"),
            sign: Some("monster"),
            face_up: true,
            corners: vec![
                corner("val-corner-strength", face.strength),
                corner("val-corner-limit", face.limit),
            ],
            symbols: face.symbols.iter().flatten().map(symbol).collect(),
            badges: Vec::new(),
            text,
            buttons: Vec::new(),
            would: None,
            place: None,
        }
    }
}

fn symbol(weapon: &Weapon) -> Symbol {
    Symbol { sign: weapon.id(), used: false }
}

/// A Monster's ability in words.
pub(super) fn dread(dread: Dread) -> Phrase {
    match dread {
        Dread::Decay => Phrase::new("val-dread-decay"),
        Dread::Spell(clan) => Phrase::new("val-dread-spell").with("clan", words::clan(clan)),
        Dread::Tribute => Phrase::new("val-dread-tribute"),
        Dread::Chill => Phrase::new("val-dread-chill"),
        Dread::Theft => Phrase::new("val-dread-theft"),
        Dread::Haste => Phrase::new("val-dread-haste"),
        Dread::Awe => Phrase::new("val-dread-awe"),
        Dread::Confusion => Phrase::new("val-dread-confusion"),
        Dread::Siege => Phrase::new("val-dread-siege"),
        Dread::Sacrifice => Phrase::new("val-dread-sacrifice"),
        Dread::Shame => Phrase::new("val-dread-shame"),
        Dread::Grip => Phrase::new("val-dread-grip"),
        Dread::Oblivion => Phrase::new("val-dread-oblivion"),
    }
}

/// What happened, in words.
pub(super) fn told(game: &Valhalla, event: HuntEvent) -> Phrase {
    let by = |id, seat: Seat| Phrase::new(id).with("seat", seat);
    let monster = |id| Phrase::new(id).with("monster", game.monster_title());
    let battle = |id, seat: Seat, strength: u8, other: u8| {
        let phrase = monster(id).with("seat", seat);
        phrase.with("strength", strength).with("other", other)
    };
    match event {
        HuntEvent::SetAside { seat, count } => by("val-told-set-aside", seat).with("count", count),
        HuntEvent::Attacked { seat } => monster("val-told-attacked-monster").with("seat", seat),
        HuntEvent::Prowled { dice, placed } => {
            let kinds = dice.0.iter().enumerate();
            let shown = kinds.flat_map(|(kind, n)| std::iter::repeat_n(kind as u8, *n as usize));
            let shown = words::dice(shown);
            monster("val-told-prowled").with("dice", shown).with("count", placed)
        }
        HuntEvent::MonsterAttacks { seat } => {
            monster("val-told-monster-attacks").with("seat", seat)
        }
        HuntEvent::DeckLost { count, .. } => Phrase::new("val-told-deck-lost").with("count", count),
        HuntEvent::Quelled { seat } => monster("val-told-quelled").with("seat", seat),
        HuntEvent::FrostDie { seat, face } => {
            let face = words::weapon(Weapon::ALL[face as usize % 6]);
            by("val-told-frost-die", seat).with("face", face)
        }
        HuntEvent::Aided { seat, card } => {
            by("val-told-aided", seat).with("card", game.title(card))
        }
        HuntEvent::Won { seat, strength, other, .. } => {
            battle("val-told-hunt-won", seat, strength, other)
        }
        HuntEvent::Lost { seat, strength, other, .. } => {
            battle("val-told-hunt-lost", seat, strength, other)
        }
        HuntEvent::CardBeaten { left } => monster("val-told-card-beaten").with("count", left),
        HuntEvent::ShieldLost { seat, left } => {
            by("val-told-shield-lost", seat).with("count", left)
        }
        HuntEvent::TurnedAway { seat, card } => {
            by("val-told-turned-away", seat).with("card", game.title(card))
        }
        HuntEvent::GloryLost { seat, card } => {
            by("val-told-glory-lost", seat).with("card", game.title(card))
        }
        HuntEvent::LastChance { seat } => by("val-told-last-chance", seat),
        HuntEvent::Slain => monster("val-told-slain"),
        HuntEvent::GameLost => monster("val-told-game-lost"),
    }
}

/// The rule that an event comes from.
pub(super) fn rule(event: &HuntEvent) -> &'static str {
    match event {
        HuntEvent::SetAside { .. } => "VAL-M2",
        HuntEvent::Attacked { .. } => "VAL-M3",
        HuntEvent::Prowled { .. } | HuntEvent::MonsterAttacks { .. } => "VAL-M4",
        HuntEvent::Won { rule, .. }
        | HuntEvent::Lost { rule, .. }
        | HuntEvent::DeckLost { rule, .. } => rule,
        HuntEvent::Quelled { .. } => "VAL-M7",
        HuntEvent::FrostDie { .. } => "VAL-M8",
        HuntEvent::Aided { .. } => "VAL-M16",
        HuntEvent::CardBeaten { .. } => "VAL-M9",
        HuntEvent::ShieldLost { .. } => "VAL-M10",
        HuntEvent::TurnedAway { .. } => "VAL-M6",
        HuntEvent::GloryLost { .. } => "VAL-M15",
        HuntEvent::LastChance { .. } | HuntEvent::GameLost => "VAL-M11",
        HuntEvent::Slain => "VAL-M12",
    }
}

/// The Monsters as a table for people: both sides of every card.
pub(super) fn sheet(game: &Valhalla) -> Sheet {
    let lore = &game.stock.lore;
    let mut rows = Vec::new();
    for ((monster, name), (from, name_from)) in
        lore.monsters.iter().zip(&lore.monster_names).zip(&lore.monster_sources)
    {
        for (side, stronger) in [("val-side-front", false), ("val-side-back", true)] {
            let together = [2, 3, 4].map(|players| monster.cards(players, stronger));
            for (n, face) in monster.cards(1, stronger).iter().enumerate() {
                let together = together.map(|cards| sheets::number(cards[n].strength));
                let list = |items: Vec<Phrase>| match items.is_empty() {
                    true => Phrase::new("val-nothing"),
                    false => Phrase::new("val-listed").with("items", items),
                };
                let symbols = face.symbols.iter().flatten().map(|w| words::weapon(*w)).collect();
                let clans = Clan::ALL.into_iter().filter(|clan| face.shows(*clan));
                rows.push(vec![
                    Phrase::verbatim(name),
                    sheets::number(n as u8 + 1),
                    Phrase::new(side),
                    sheets::number(face.strength),
                    list(together.into()),
                    sheets::number(face.limit),
                    list(symbols),
                    list(clans.map(words::clan).collect()),
                    sheets::number(face.warriors),
                    face.dread.map_or(Phrase::new("val-nothing"), dread),
                    sheets::origin(name_from),
                    sheets::origin(from),
                ]);
            }
        }
    }
    Sheet {
        title: Phrase::new("val-sheet-monsters"),
        columns: sheets::heads(&[
            "val-head-name",
            "val-head-number",
            "val-head-side",
            "val-head-strength",
            "val-head-together",
            "val-head-limit",
            "val-head-symbols",
            "val-head-clan",
            "val-head-warriors",
            "val-head-ability",
            "val-head-name-provenance",
            "val-head-provenance",
        ]),
        rows,
    }
}

/// The King's levels as a table for people.
pub(super) fn king_sheet(game: &Valhalla) -> Sheet {
    let lore = &game.stock.lore;
    let mut rows = Vec::new();
    for (players, (reign, from)) in (2..).zip(lore.reigns.iter().zip(&lore.reign_sources)) {
        for level in 0..reign.count {
            rows.push(vec![
                sheets::number(players),
                sheets::number(level + 1),
                sheets::number(reign.glory[level as usize]),
                sheets::number(reign.dice[level as usize]),
                sheets::origin(from),
            ]);
        }
    }
    Sheet {
        title: Phrase::new("val-sheet-kings"),
        columns: sheets::heads(&[
            "val-head-players",
            "val-head-level",
            "val-head-glory",
            "val-head-dice",
            "val-head-provenance",
        ]),
        rows,
    }
}
