//! The grid, the heroes, hands, decks, the pyramid and what is still needed.

use pieces::clockwise;
use screen::{Card, Gap, Item, Kind, Token, Zone};
use tabletop::{Eyes, Phrase, Seat};

use super::{Easel, words, zone};
use crate::book::{Hero, NOBODY, Status};
use crate::state::End;
use crate::{Choice, On};

impl Easel<'_> {
    /// Short facts for the top line.
    pub(super) fn facts(&self) -> Vec<Phrase> {
        let s = self.s;
        let mut facts = vec![Phrase::new("gow-fact-stage").with("stage", s.stage.min(2) + 1)];
        if s.round > 0 {
            let fact = Phrase::new("gow-fact-round").with("round", s.round);
            facts.push(fact.with("most", self.game.book.rounds));
        }
        if let Some(scene) = self.game.book.scenes.get(s.scene as usize) {
            facts.push(Phrase::verbatim(scene.name.as_str()));
        }
        if s.end == End::None && s.rune != NOBODY {
            facts.push(Phrase::new("gow-fact-rune").with("rune", words::rune(s.rune as usize)));
        }
        if s.blow.on {
            facts.push(Phrase::new("gow-fact-attack").with("strength", s.blow.strength));
        }
        if s.strike.strength > 0 {
            let fact = Phrase::new("gow-fact-strike").with("hero", words::hero(s.strike.on));
            let strength = s.strike.strength.saturating_sub(s.strike.less);
            facts.push(fact.with("strength", strength));
        }
        facts
    }

    pub(super) fn zones(&self) -> Vec<Zone> {
        let mut zones = vec![self.pyramid()];
        if self.s.scene != NOBODY {
            zones.extend(self.rows());
            zones.push(self.columns());
            zones.push(self.quest());
        }
        zones.push(self.offer());
        let near = match self.eyes {
            Eyes::Seat(seat) => seat,
            Eyes::Spectator => Seat(0),
        };
        for seat in clockwise(near, self.game.seats_count()) {
            zones.extend(self.board(seat));
        }
        zones
    }

    fn plain_card(
        &self,
        name: String,
        title: Phrase,
        kind: &'static str,
        sign: &'static str,
    ) -> Card {
        Card {
            name,
            title,
            kind: Phrase::new(kind),
            sign: Some(sign),
            face_up: true,
            corners: Vec::new(),
            symbols: Vec::new(),
            badges: Vec::new(),
            text: Vec::new(),
            buttons: Vec::new(),
            would: None,
            place: None,
        }
    }

    /// A card in another's hand, face down.
    fn back(&self, seat: Seat, n: u8) -> Card {
        let name = format!("back-{seat}-{}", n + 1);
        let card = self.plain_card(name, Phrase::new("gow-card-back"), "gow-kind-action", "number");
        Card { face_up: false, sign: None, ..card }
    }

    /// Quests below, bosses above (GOW-S2).
    fn pyramid(&self) -> Zone {
        let s = self.s;
        let mut items = Vec::new();
        for (n, number) in s.pyramid.into_iter().enumerate() {
            let Some(scene) = self.game.book.scenes.get(number as usize) else { continue };
            let kind = if scene.boss { "gow-kind-boss" } else { "gow-kind-quest" };
            let title = Phrase::verbatim(scene.name.as_str());
            let mut card = self.plain_card(format!("quest-{}", n + 1), title, kind, "place");
            let choice = Choice::Quest(n as u8);
            card.buttons = self.buttons(|other| *other == choice);
            card.would = self.would(Some(choice));
            if s.scene == number {
                card.badges.push(Phrase::new("gow-badge-played"));
            }
            let lines = if s.obstacles.contains(&number) {
                card.badges.push(Phrase::new("gow-badge-obstacle"));
                scene.obstacle
            } else {
                scene.rules
            };
            let said = self.game.book.lines(lines).map(|(_, line)| words::line(self.game, line));
            card.text.extend(said);
            items.push(Item::Card(card));
        }
        zone("pyramid".into(), Kind::Row, Phrase::new("gow-zone-pyramid"), None, items)
    }

    /// The grid row by row, then enemy health cards.
    fn rows(&self) -> Vec<Zone> {
        let rows = [
            ("top", 0..4, "gow-zone-top"),
            ("bottom", 4..8, "gow-zone-bottom"),
            ("health", 8..10, "gow-zone-health"),
        ];
        let mut zones = Vec::new();
        for (id, places, title) in rows {
            let there = places.filter(|at| self.game.has_card(self.s, *at));
            let cards: Vec<Item> = there.map(|at| Item::Card(self.scene_card(at))).collect();
            if !cards.is_empty() {
                let kind = Kind::Grid { columns: 4 };
                zones.push(zone(id.into(), kind, Phrase::new(title), None, cards));
            }
        }
        zones
    }

    /// The heroes at their columns, front first.
    fn columns(&self) -> Zone {
        let mut items = Vec::new();
        for column in 0..4u8 {
            let here = |choice: &Choice| match *choice {
                Choice::Put(_, to, _) | Choice::Move(_, to, _) | Choice::Step(to, _) => {
                    to == column
                }
                Choice::Toward(to) => to == column,
                _ => false,
            };
            let heroes: Vec<_> = self.s.at_column(column).into_iter().flatten().collect();
            if heroes.is_empty() {
                let title = Phrase::new("gow-column").with("column", column + 1);
                let buttons = self.buttons(here);
                let would = self.would(self.meant_by_column(column));
                items.push(Item::Gap(Gap { title, buttons, would, place: None }));
            }
            for (rank, hero) in heroes.into_iter().enumerate() {
                let id = if rank == 0 { "gow-in-front" } else { "gow-behind" };
                let title = Phrase::new(id).with("hero", words::hero(hero));
                items.push(Item::Token(Token {
                    name: format!("at-{}", hero.id()),
                    sign: Some("hero"),
                    count: column as i16 + 1,
                    title: title.with("column", column + 1),
                    owner: Some(Seat(self.s.body(hero).seat)),
                    buttons: self.buttons(here),
                    would: self.would(self.meant_by_column(column)),
                    place: None,
                }));
            }
        }
        zone(
            "columns".into(),
            Kind::Grid { columns: 4 },
            Phrase::new("gow-zone-columns"),
            None,
            items,
        )
    }

    /// What is still needed to win, and what loses.
    fn quest(&self) -> Zone {
        let (game, s) = (self.game, self.s);
        let scene = &game.book.scenes[s.scene as usize];
        let title = Phrase::verbatim(scene.name.as_str());
        let kind = if scene.boss { "gow-kind-boss" } else { "gow-kind-quest" };
        let mut card = self.plain_card("quest-card".into(), title, kind, "place");
        let said = |id, condition| Phrase::new(id).with("what", words::condition(condition));
        let mut facts = Vec::new();
        for condition in &scene.win {
            let met = game.holds(s, *condition);
            facts.push(said(if met { "gow-need-met" } else { "gow-need" }, *condition));
        }
        facts.extend(scene.lose.iter().map(|condition| said("gow-lose", *condition)));
        card.text.extend(facts.iter().cloned());
        let said = game.book.lines(scene.rules).map(|(_, line)| words::line(game, line));
        card.text.extend(said);
        let title = Phrase::new("gow-zone-quest");
        let quest = zone("quest".into(), Kind::Row, title, None, vec![Item::Card(card)]);
        Zone { facts, ..quest }
    }

    fn offer(&self) -> Zone {
        let cards = self.s.offer.iter().map(|card| {
            let mut picture = self.game.card_picture(*card);
            picture.buttons = self.buttons(|choice| *choice == Choice::Take(*card));
            picture.would = self.would(Some(Choice::Take(*card)));
            Item::Card(picture)
        });
        let title = Phrase::new("gow-zone-offer");
        let mut offer = zone("offer".into(), Kind::Row, title, None, cards.collect());
        let s = self.s;
        let left = s.upgrades.count() as usize + s.under.len() + s.over.len();
        offer.facts.push(Phrase::new("gow-fact-deck").with("count", left));
        offer
    }

    /// A player's heroes, hand and discard.
    fn board(&self, seat: Seat) -> Vec<Zone> {
        let s = self.s;
        let player = s.player(seat);
        let mut heroes = Vec::new();
        for hero in s.bodies_of(seat) {
            heroes.push(Item::Card(self.hero_card(hero)));
        }
        let number = seat.0 + 1;
        let title = Phrase::new("gow-zone-heroes").with("seat", seat);
        let mut board = zone(format!("heroes-{number}"), Kind::Row, title, Some(seat), heroes);
        let deck = (player.deck.count() - player.unseen) as usize + player.top.len();
        board.facts.push(Phrase::new("gow-fact-deck").with("count", deck));
        let limit = self.game.hand_limit(s, seat);
        board.facts.push(Phrase::new("gow-fact-limit").with("count", limit));
        let cards = player.hand.iter().map(|card| {
            let mut picture = self.game.card_picture(card);
            picture.buttons = self.buttons(|choice| uses(choice, card));
            picture.would = self.would(self.meant_by_card(seat, card));
            Item::Card(picture)
        });
        let backs = (0..player.unseen).map(|n| Item::Card(self.back(seat, n)));
        let cards = cards.chain(backs);
        let title = Phrase::new("gow-zone-hand").with("seat", seat);
        let hand = zone(format!("hand-{number}"), Kind::Fan, title, Some(seat), cards.collect());
        let cards = player.discard.iter().map(|card| {
            let mut picture = self.game.card_picture(card);
            picture.buttons = self.buttons(|choice| *choice == Choice::Remove(card));
            picture.would = self.would(Some(Choice::Remove(card)));
            Item::Card(picture)
        });
        let title = Phrase::new("gow-zone-discard").with("seat", seat);
        let id = format!("discard-{number}");
        let discard = zone(id, Kind::Stack, title, Some(seat), cards.collect());
        vec![board, hand, discard]
    }

    fn hero_card(&self, hero: Hero) -> Card {
        let (body, board) = (self.s.body(hero), self.game.book.boards[hero as usize]);
        let name = format!("hero-{}", hero.id());
        let mut card = self.plain_card(name, words::hero(hero), "gow-sign-hero", "hero");
        let corner = |id, value: u8| screen::Corner { label: Phrase::new(id), value: value as i16 };
        card.corners.push(corner("gow-corner-health", board.health.saturating_sub(body.damage)));
        card.corners.push(corner("gow-corner-rage", body.rage));
        let rage = Phrase::new("gow-hero-rage").with("rage", board.rage);
        card.text.push(rage.with("power", self.power(hero)));
        let mut badge = |on: bool, id| {
            if on {
                card.badges.push(Phrase::new(id));
            }
        };
        badge(body.downed, "gow-badge-downed");
        badge(body.token, "gow-badge-token");
        badge(body.attack + body.melee + body.defence > 0, "gow-badge-bonus");
        badge(self.s.medium == hero as u8, "gow-badge-medium");
        card.buttons = self.buttons(|choice| match *choice {
            Choice::Hero(other) | Choice::Swap(other) | Choice::Medium(other) => other == hero,
            Choice::Suffer(other) | Choice::Rage(_, On::Hero(other)) => other == hero,
            Choice::Special(_, _, On::Hero(other)) => other == hero,
            Choice::Rage(by, On::Nobody) => by == hero,
            _ => false,
        });
        card.would = self.would(self.meant_by_hero(hero));
        card
    }

    /// A rage ability in words.
    pub(super) fn power(&self, hero: Hero) -> Phrase {
        let board = self.game.book.boards[hero as usize];
        let id = match hero {
            Hero::Kratos => "gow-power-kratos",
            Hero::Atreus => "gow-power-atreus",
            Hero::Mimir => "gow-power-mimir",
            Hero::Freya => "gow-power-freya",
            Hero::Brok => "gow-power-brok",
            Hero::Sindri => "gow-power-sindri",
        };
        Phrase::new(id).with("power", board.power).with("heal", board.heal)
    }
}

/// Whether a choice plays or discards a card.
fn uses(choice: &Choice, card: u8) -> bool {
    match *choice {
        Choice::Attack(_, _, with, _) | Choice::Special(_, with, _) => with == card,
        Choice::Add(with) | Choice::Pay(with) | Choice::Defend(with) | Choice::Drop(with) => {
            with == card
        }
        _ => false,
    }
}

/// What a status card does, for the sheets.
pub(super) fn status_text(status: Status) -> Phrase {
    Phrase::new(match status {
        Status::Stun => "gow-text-stun",
        Status::Poison => "gow-text-poison",
        Status::Crystal => "gow-text-crystal",
    })
}
