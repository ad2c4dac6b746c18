//! Hands, villages, ploys, piles.

use screen::{Card, Item, Kind, Token, Zone};
use tabletop::{Eyes, Phrase, Seat};

use super::{Easel, art, words, zone};
use crate::Choice;
use crate::cards::{NOBODY, Resource};
use crate::state::{Phase, ROUNDS, TEMPLES};
use crate::step::Step;

impl Easel<'_> {
    /// Short facts for the top line.
    pub(super) fn facts(&self) -> Vec<Phrase> {
        let s = self.s;
        let mut facts =
            vec![Phrase::new("rag-fact-round").with("round", s.round).with("of", ROUNDS)];
        if s.stack.contains(&Step::EndTurn) {
            let phase = Phrase::new(match s.phase {
                Phase::Resource => "rag-phase-resource",
                Phase::Action => "rag-phase-action",
                Phase::Building => "rag-phase-building",
                Phase::Attack => "rag-phase-attack",
                Phase::Followers => "rag-phase-followers",
            });
            let turn = Phrase::new("rag-fact-phase").with("seat", self.game.who(s.active));
            facts.push(turn.with("phase", phase));
        }
        if self.game.top(s) == Step::Act {
            facts.push(Phrase::new("rag-fact-points").with("count", s.points));
        }
        if self.game.top(s) == Step::Build {
            facts.push(Phrase::new("rag-fact-builds").with("count", s.builds));
        }
        facts
    }

    /// A card with the buttons it stands for.
    fn card(&self, card: u8) -> Card {
        let mut picture = self.game.card_picture(card);
        picture.buttons = self.buttons(|choice| uses(choice, card));
        picture
    }

    /// The closed decks and the discards.
    pub(super) fn piles(&self) -> Vec<Zone> {
        let (s, game) = (self.s, self.game);
        let count = |n: u8| Phrase::new("rag-fact-count").with("count", n);
        let mut zones = Vec::new();
        for deck in 0..2u8 {
            let id = ["deck-a", "deck-b"][deck as usize];
            let mut items = Vec::new();
            if s.left[deck as usize] > 0 {
                let mut back = game.back(deck, id.to_owned());
                back.buttons = self.buttons(|choice| *choice == Choice::Draw(deck));
                back.would = self.would(Choice::Draw(deck));
                items.push(Item::Card(back));
            }
            let mut pile = zone(id.to_owned(), Kind::Stack, words::pool(deck), None, items);
            pile.facts.push(count(s.left[deck as usize]));
            zones.push(pile);
            let thrown = s.discard.and(&game.deck.letters[deck as usize]);
            let items = thrown.iter().map(|card| Item::Card(self.card(card))).collect();
            let title = Phrase::new(["rag-zone-discard-a", "rag-zone-discard-b"][deck as usize]);
            let id = ["discard-a", "discard-b"][deck as usize];
            let mut pile = zone(id.to_owned(), Kind::Stack, title, None, items);
            pile.facts.push(count(thrown.count()));
            zones.push(pile);
        }
        zones
    }

    /// The viewer's own hand.
    pub(super) fn hand_zone(&self) -> Option<Zone> {
        let Eyes::Seat(seat) = self.eyes else { return None };
        let board = &self.s.boards[seat.index()];
        let cards = board.hand.iter().map(|card| {
            let mut picture = self.card(card);
            picture.would = self.would(self.meant(card));
            Item::Card(picture)
        });
        let title = Phrase::new("rag-zone-hand");
        let mut hand = zone("hand".into(), Kind::Fan, title, Some(seat), cards.collect());
        hand.facts.push(Phrase::new("rag-fact-count").with("count", board.cards()));
        Some(hand)
    }

    /// What a player would mean by a card of its hand now.
    fn meant(&self, card: u8) -> Choice {
        match self.game.top(self.s) {
            Step::HandLimit | Step::Discards { .. } => Choice::Discard(card),
            Step::Strike(_) => Choice::Attack(card),
            Step::Defend(_) => Choice::Defend(card),
            _ if self.game.deck.ploys.has(card) => Choice::Lay(card),
            _ => Choice::Play(card),
        }
    }

    /// A player's village with its purse and treasures, its ploys, and the cards of its hand that
    /// the viewer knows.
    pub(super) fn board(&self, seat: Seat) -> Vec<Zone> {
        let s = self.s;
        let board = &s.boards[seat.index()];
        let mine = self.eyes.is(seat);
        let mut items = Vec::new();
        let mut token = |name: String, sign, count: u8, title, buttons| {
            let (count, sign) = (count as i16, Some(sign));
            let (owner, would, place) = (None, None, None);
            items.push(Item::Token(Token {
                name,
                sign,
                count,
                title,
                owner,
                buttons,
                would,
                place,
            }));
        };
        let kinds = if self.game.options.rise { &Resource::ALL[..] } else { &Resource::COMMON };
        for kind in kinds {
            let buttons = match mine {
                true => self.buttons(|choice| pays(choice, *kind)),
                false => Vec::new(),
            };
            let name = format!("{}-{seat}", kind.id());
            let sign = art::RESOURCES[*kind as usize];
            token(name, sign, board.purse[*kind as usize], words::resource(*kind), buttons);
        }
        for (n, (sign, count)) in
            ["mine", "well", "shrine"].into_iter().zip(board.village).enumerate()
        {
            let buttons = match mine {
                true => self.buttons(|choice| *choice == Choice::Village(n as u8)),
                false => Vec::new(),
            };
            token(format!("{sign}-{seat}"), sign, count, words::building(n as u8), buttons);
        }
        for kept in board.kept() {
            let buttons = match mine {
                true => self.buttons(|choice| *choice == Choice::Token(kept)),
                false => Vec::new(),
            };
            let title = words::treasure(self.game.deck.treasures[kept as usize]);
            token(format!("token-{}", kept + 1), "treasure", 1, title, buttons);
        }
        let title = Phrase::new(if mine { "rag-zone-own-village" } else { "rag-zone-village" });
        let mut village =
            zone(format!("village-{seat}"), Kind::Row, title.with("seat", seat), Some(seat), items);
        village.facts = self.board_facts(seat);
        let mut zones = vec![village];
        let ploys = board.lying.or(&board.upright);
        if !ploys.is_empty() {
            let cards = ploys.iter().map(|card| {
                let mut picture = self.card(card);
                let id =
                    if board.lying.has(card) { "rag-badge-lying" } else { "rag-badge-upright" };
                picture.badges.push(Phrase::new(id));
                picture.would = if mine { self.would(Choice::Use(card)) } else { None };
                Item::Card(picture)
            });
            let title = Phrase::new("rag-zone-ploys").with("seat", seat);
            zones.push(zone(
                format!("ploys-{seat}"),
                Kind::Row,
                title,
                Some(seat),
                cards.collect(),
            ));
        }
        if !mine && !board.hand.is_empty() {
            let cards = board.hand.iter().map(|card| Item::Card(self.game.card_picture(card)));
            let title = Phrase::new("rag-zone-known-hand").with("seat", seat);
            let id = format!("known-hand-{seat}");
            zones.push(zone(id, Kind::Fan, title, Some(seat), cards.collect()));
        }
        zones
    }

    fn board_facts(&self, seat: Seat) -> Vec<Phrase> {
        let board = &self.s.boards[seat.index()];
        let followers = self.s.followers[self.game.side(seat)];
        let mut facts = vec![
            Phrase::new("rag-fact-followers").with("count", followers),
            Phrase::new("rag-fact-temples").with("count", self.s.temples(seat)).with("of", TEMPLES),
        ];
        if seat == self.s.active && self.s.stack.contains(&Step::EndTurn) {
            facts.insert(0, Phrase::new("rag-fact-active"));
        }
        // The backs in a hand are seen by all.
        let backs = board.backs.into_iter().enumerate().filter(|(_, count)| *count > 0);
        let backs: Vec<_> = backs
            .map(|(pool, count)| {
                Phrase::new("rag-back-count")
                    .with("count", count)
                    .with("deck", words::pool(pool as u8))
            })
            .collect();
        let hand = Phrase::new("rag-fact-hand").with("count", board.cards());
        facts.push(match backs.is_empty() {
            true => hand,
            false => Phrase::new("rag-fact-hand-of").with("hand", hand).with("backs", backs),
        });
        if self.s.standing.passes(seat) {
            facts.push(Phrase::new("rag-fact-passes"));
        }
        facts
    }

    /// The AP's board.
    pub(super) fn ap_zone(&self) -> Option<Zone> {
        let (s, rival) = (self.s, self.game.options.ap?);
        let ap = Seat(1);
        let mut items = Vec::new();
        for (n, area) in s.areas.iter().enumerate().filter(|(_, area)| area.being != NOBODY) {
            let temples = area.temples(ap);
            if temples == 0 {
                continue;
            }
            let being = &self.game.deck.beings[area.being as usize];
            let mut card = self.game.card_picture(NOBODY);
            card.name = format!("ap-area-{}", n + 1);
            card.title = words::being(area.being);
            card.kind = Phrase::new("rag-ap-area");
            card.sign = Some(if being.god { "god" } else { "giant" });
            card.face_up = true;
            card.corners = vec![screen::Corner {
                label: Phrase::new("rag-score-temples"),
                value: temples as i16,
            }];
            if let Some(level) = area.working(ap).min(2).checked_sub(1) {
                card.text = words::ap_powers(&being.ap[rival as usize].powers[level as usize]);
            }
            items.push(Item::Card(card));
        }
        let title = Phrase::new("rag-zone-ap").with("owner", self.game.who(ap));
        let mut zone = zone("ap".into(), Kind::Row, title, None, items);
        zone.facts.push(Phrase::new("rag-fact-followers").with("count", s.followers[1]));
        let temples = Phrase::new("rag-fact-temples").with("count", s.temples(ap));
        zone.facts.push(temples.with("of", TEMPLES));
        if self.game.is_thrym() {
            let runes = s.boards[1].purse[Resource::Rune as usize];
            zone.facts.push(words::some(Resource::Rune, runes));
        }
        Some(zone)
    }
}

/// Whether a choice uses a card.
fn uses(choice: &Choice, card: u8) -> bool {
    match *choice {
        Choice::Play(c)
        | Choice::Lay(c)
        | Choice::Use(c)
        | Choice::Discard(c)
        | Choice::Fetch(c)
        | Choice::Attack(c)
        | Choice::Defend(c)
        | Choice::Barter(c, _)
        | Choice::Slay(_, c) => c == card,
        _ => false,
    }
}

/// Whether a choice gives or takes a resource of the viewer's own.
fn pays(choice: &Choice, kind: Resource) -> bool {
    match *choice {
        Choice::Take(k) | Choice::Give(k) | Choice::Exchange(k, _) => k == kind,
        Choice::Rune | Choice::RuneBuild | Choice::RuneFor(_) | Choice::RuneFollowers => {
            kind == Resource::Rune
        }
        _ => false,
    }
}
