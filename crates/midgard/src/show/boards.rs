//! The players' longhouses, and the viewer's own destinies.

use screen::{Item, Kind, Token, Zone};
use tabletop::{Eyes, Phrase, Seat};

use super::{Easel, words, zone};
use crate::Choice;
use crate::cards::{Deck, Kind as Warrior, NOBODY};
use crate::place::Place;
use crate::step::Step;

impl Easel<'_> {
    /// The viewer's destinies, and those it drew.
    pub(super) fn hand_zones(&self) -> Vec<Zone> {
        let Eyes::Seat(seat) = self.eyes else { return Vec::new() };
        let s = self.s;
        let mut zones = Vec::new();
        if seat == s.active && !s.drawn.is_empty() {
            let items = s.drawn.iter().filter(|card| **card != NOBODY).map(|card| {
                let chosen = |choice: &Choice| {
                    matches!(choice, Choice::Keep(c) | Choice::Under(c) if c == card)
                };
                let mut picture = self.game.card_picture(*card);
                picture.buttons = self.buttons(chosen);
                Item::Card(picture)
            });
            let title = Phrase::new("mid-zone-drawn");
            zones.push(zone("drawn".into(), Kind::Row, title, Some(seat), items.collect()));
        }
        let board = &s.boards[seat.index()];
        if board.cards > 0 {
            let items = board.hand.iter().map(|card| {
                let reveal = Choice::Reveal(card);
                let mut picture = self.game.card_picture(card);
                picture.buttons = self.buttons(|choice| *choice == reveal);
                if board.has_shown(card) {
                    picture.badges.push(Phrase::new("mid-badge-shown"));
                }
                Item::Card(picture)
            });
            let title = Phrase::new("mid-zone-hand");
            zones.push(zone("hand".into(), Kind::Fan, title, Some(seat), items.collect()));
        }
        zones
    }

    /// A player's longhouse.
    pub(super) fn board(&self, seat: Seat) -> Vec<Zone> {
        let (s, game) = (self.s, self.game);
        let board = &s.boards[seat.index()];
        let mine = self.eyes.is(seat);
        let mut items = Vec::new();
        if board.leader != NOBODY {
            let mut leader = self.leader_card(board.leader);
            leader.name = format!("leader-of-{seat}");
            if mine {
                let beg = Choice::Go(Place::Beg);
                leader.buttons = self.buttons(|choice| *choice == beg);
                if game.top(s) == Step::Worker {
                    leader.would = self.would(beg);
                }
            } else {
                let blame = Choice::Blame(seat);
                leader.buttons = self.buttons(|choice| *choice == blame);
                if game.top(s) == Step::Blame {
                    leader.would = self.would(blame);
                }
            }
            items.push(Item::Card(leader));
        }
        for kind in Warrior::ALL {
            let count = board.home[*kind as usize];
            if count > 0 {
                items.push(self.token(seat, kind.id(), words::kind(*kind), count));
            }
        }
        for (id, title, count) in [
            ("food", "mid-thing-food", board.food),
            ("wood", "mid-thing-wood", board.wood),
            ("coin", "mid-thing-coins", board.coins),
            ("favour", "mid-thing-favours", board.favours),
            ("blame", "mid-thing-blame", board.blame),
            ("worker", "mid-thing-workers", board.workers),
        ] {
            items.push(self.token(seat, id, Phrase::new(title), count));
        }
        if board.ship != NOBODY {
            let mut ship = self.ship_card(board.ship);
            if board.sailing {
                ship.badges.push(Phrase::new("mid-badge-sailing"));
            }
            if mine {
                let sail = Choice::Go(Place::OwnShip);
                ship.buttons = self.buttons(|choice| *choice == sail);
                if game.top(s) == Step::Worker {
                    ship.would = self.would(sail);
                }
            }
            items.push(Item::Card(ship));
        }
        for card in board.own.and(&game.chest.decks[Deck::Runes as usize]).iter() {
            let mut rune = game.card_picture(card);
            if board.has_used(card) {
                rune.badges.push(Phrase::new("mid-badge-used"));
            }
            if mine {
                let use_it = Choice::Rune(card);
                rune.buttons = self.buttons(|choice| *choice == use_it);
                rune.would = self.would(use_it);
            }
            items.push(Item::Card(rune));
        }
        // MID-U8: open destinies; others that the viewer happens to know.
        if !mine {
            for card in board.hand.iter() {
                let mut picture = game.card_picture(card);
                if board.has_shown(card) {
                    picture.badges.push(Phrase::new("mid-badge-shown"));
                }
                items.push(Item::Card(picture));
            }
        }
        let id = if mine { "mid-zone-own-board" } else { "mid-zone-board" };
        let title = Phrase::new(id).with("seat", seat);
        let mut house = zone(format!("board-{seat}"), Kind::Row, title, Some(seat), items);
        house.facts = self.board_facts(seat);
        let mut zones = vec![house];
        // MID-S6: a closed pile is seen by its owner alone, unless the variant opens it.
        if mine || game.options.hall_of_fame || self.over {
            let beaten = board.own.minus(&game.chest.decks[Deck::Runes as usize]);
            if !beaten.is_empty() {
                let cards = beaten.iter().map(|card| Item::Card(game.enemy_picture(card)));
                let title = Phrase::new("mid-zone-beaten").with("seat", seat);
                let id = format!("beaten-{seat}");
                let mut pile = zone(id, Kind::Stack, title, Some(seat), cards.collect());
                let sets = Phrase::new("mid-fact-sets").with("count", game.sets(s, seat));
                pile.facts.push(Phrase::new("mid-fact-count").with("count", beaten.count()));
                pile.facts.push(sets);
                zones.push(pile);
            }
        }
        zones
    }

    fn token(&self, seat: Seat, sign: &'static str, title: Phrase, count: u8) -> Item {
        Item::Token(Token {
            name: format!("{sign}-of-{seat}"),
            sign: Some(sign),
            count: count as i16,
            title,
            // The longhouse they lie in says whose they are.
            owner: None,
            buttons: Vec::new(),
            would: None,
            place: None,
        })
    }

    fn board_facts(&self, seat: Seat) -> Vec<Phrase> {
        let s = self.s;
        let board = &s.boards[seat.index()];
        let mut facts = vec![
            Phrase::new("mid-fact-glory").with("count", s.glory(seat)),
            Phrase::new("mid-fact-warriors").with("count", s.army(seat)),
            Phrase::new("mid-fact-destinies").with("count", board.cards),
        ];
        if seat == s.first && s.round > 0 {
            facts.insert(0, Phrase::new("mid-fact-marker"));
        }
        if board.hut && s.round > 0 {
            facts.push(Phrase::new("mid-fact-hut"));
        }
        if board.begging > 0 {
            facts.push(Phrase::new("mid-fact-begging").with("count", board.begging));
        }
        if s.standing.passes(seat) {
            facts.push(Phrase::new("mid-fact-passes"));
        }
        if s.done.has(seat) {
            facts.push(Phrase::new("mid-fact-done"));
        }
        facts
    }
}
