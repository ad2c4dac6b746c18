//! Where every piece is, and what the lab counts.

use tabletop::{Piece, Row, Seat};

use crate::Midgard;
use crate::cards::{Deck, NOBODY};
use crate::place::{Front, LANDS};
use crate::state::{Camp, DICE, State};
use crate::step::Step;

/// The zones of decks, in the order of decks.
const DECKS: [&str; 7] =
    ["trolls", "draugrs", "monsters", "journeys", "runes", "destinies", "merchants"];
const LAND_ZONES: [&str; LANDS] = ["land-1", "land-2", "land-3", "land-4"];
/// Workers of each colour in the box.
const WORKERS: u8 = 5;

/// What sort of piece a card is.
fn kind(card: u8) -> &'static str {
    match Deck::ALL.into_iter().find(|deck| deck.has(card)) {
        Some(Deck::Journeys) => "journey",
        Some(Deck::Runes) => "rune",
        Some(Deck::Destinies) => "destiny",
        Some(Deck::Merchants) => "merchant",
        _ => "enemy",
    }
}

impl Midgard {
    pub(crate) fn count(&self, s: &State, report: &mut dyn FnMut(Row<'_>)) {
        for seat in Seat::all(self.seats_count()) {
            let board = &s.boards[seat.index()];
            let mut row = |kind, name: &str, value: f32| report(Row { kind, name, seat, value });
            if let Some(name) = self.chest.leader_names.get(board.leader as usize) {
                row("leader", name, 1.0);
            }
            let score = self.score(s, seat);
            let names = ["trolls", "draugrs", "monsters", "kraken", "stalls", "leader"];
            for (name, earned) in names.into_iter().zip(board.earned) {
                row("glory", name, earned as f32);
            }
            let [.., by_runes, by_destinies] = board.earned;
            row("glory", "runes", (score.runes + by_runes as i16) as f32);
            row("glory", "destinies", (score.destinies + by_destinies as i16) as f32);
            row("glory", "sets", score.sets as f32);
            row("glory", "ships", score.ship as f32);
            row("glory", "favours", score.favours as f32);
            row("glory", "coins", score.coins as f32);
            row("glory", "blame", score.blame as f32);
            row("blame", "taken", board.blame as f32);
            for card in board.hand.iter() {
                let worth = self.destiny_worth(s, seat, card);
                row("destiny", &self.chest.names[card as usize], worth as f32);
            }
            for deck in [Deck::Trolls, Deck::Draugrs, Deck::Monsters] {
                let beaten = board.own.and(&self.chest.decks[deck as usize]).count();
                row("beaten", DECKS[deck as usize], beaten as f32);
            }
            if seat == s.began {
                row("seat", "first", 1.0);
            }
        }
    }

    pub(crate) fn locate(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        self.locate_cards(s, report);
        self.locate_dice(s, report);
        self.locate_workers(s, report);
        self.locate_ships(s, report);
        let mut tile = |kind, number: usize, zone, seat| {
            report(Piece { kind, number: number as u16, zone, seat, position: 0 });
        };
        for stall in 0..self.chest.stalls.len() {
            let set = s.stalls.contains(&(stall as u8));
            tile("stall", stall, if set { "market" } else { "box" }, None);
        }
        for leader in 0..self.chest.leaders.len() {
            let mut seats = Seat::all(self.seats_count());
            let seat = seats.find(|seat| s.boards[seat.index()].leader == leader as u8);
            tile("leader", leader, if seat.is_some() { "longhouse" } else { "box" }, seat);
        }
        tile("marker", 0, "longhouse", Some(s.first));
    }

    fn locate_cards(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        let mut card = |card: u8, zone, seat, position: usize| {
            if card != NOBODY {
                let (number, position) = (card as u16, position as u16);
                report(Piece { kind: kind(card), number, zone, seat, position });
            }
        };
        for deck in Deck::ALL {
            let cards = s.deck.and(&self.chest.decks[deck as usize]);
            cards.iter().for_each(|n| card(n, DECKS[deck as usize], None, 0));
        }
        s.gone.iter().for_each(|n| card(n, "discard", None, 0));
        s.under.iter().enumerate().for_each(|(i, n)| card(*n, "under", None, i));
        s.drawn.iter().for_each(|n| card(*n, "drawn", Some(s.active), 0));
        card(s.troll, "open", None, 0);
        s.draugrs.iter().enumerate().for_each(|(i, n)| card(*n, "open", None, i));
        s.runes.iter().enumerate().for_each(|(i, n)| card(*n, "open", None, i));
        card(s.merchant, "open", None, 0);
        for (land, zone) in s.lands.iter().zip(LAND_ZONES) {
            card(land.monster, zone, None, land.coins as usize);
            card(land.journey, zone, None, land.open as usize);
        }
        for seat in Seat::all(self.seats_count()) {
            let board = &s.boards[seat.index()];
            for n in board.own.iter() {
                match Deck::Runes.has(n) {
                    true => card(n, "runes", Some(seat), board.has_used(n) as usize),
                    false => card(n, "beaten", Some(seat), 0),
                }
            }
            board.hand.iter().for_each(|n| card(n, "hand", Some(seat), 0));
        }
    }

    fn locate_dice(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        // While all assign unseen, their warriors are still at home for everybody else.
        let unseen = self.top(s) == Step::AssignAll;
        let mut number = 0;
        for kind in 0..DICE.len() {
            let mut dice = |count: u8, zone, seat, position: u16| {
                for _ in 0..count {
                    report(Piece { kind: "die", number, zone, seat, position });
                    number += 1;
                }
            };
            dice(s.supply[kind], "supply", None, 0);
            dice(s.stock[kind], "stock", None, 0);
            dice(s.coming[kind], "coming", None, 0);
            for seat in Seat::all(self.seats_count()) {
                dice(s.boards[seat.index()].home[kind], "home", Some(seat), 0);
                for (position, camp) in s.fronts.iter().enumerate() {
                    if camp.seat == seat.0 {
                        let zone = if unseen { "home" } else { "front" };
                        let position = if unseen { 0 } else { position as u16 };
                        dice(camp.band[kind], zone, Some(seat), position);
                    }
                }
            }
        }
    }

    fn locate_workers(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        for colour in Seat::all(4) {
            let mut number = colour.0 as u16 * WORKERS as u16;
            let end = number + WORKERS as u16;
            let mut some = |count: u8, zone, position: usize| {
                for _ in 0..count {
                    let position = position as u16;
                    let seat = Some(colour);
                    report(Piece { kind: "worker", number, zone, seat, position });
                    number += 1;
                }
            };
            if colour.0 < self.seats_count() {
                let board = &s.boards[colour.index()];
                some(board.hut as u8, "hut", 0);
                some(board.workers, "idle", 0);
                some(board.begging, "begging", 0);
                some(board.hunting as u8, "hunt", 0);
                some(board.sailing as u8, "own-ship", 0);
                for (place, taken) in s.taken.iter().enumerate() {
                    some((*taken == colour.0) as u8, "town", place);
                }
            }
            while number < end {
                let seat = Some(colour);
                report(Piece { kind: "worker", number, zone: "box", seat, position: 0 });
                number += 1;
            }
        }
    }

    fn locate_ships(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        let at = |ship: u8, seat: Option<Seat>| {
            let same =
                |camp: &&Camp| camp.ship == ship && seat.is_none_or(|seat| camp.seat == seat.0);
            let found = s.fronts.iter().zip(Front::ALL).find(|(camp, _)| same(camp));
            found.and_then(|(_, front)| front.as_land())
        };
        let mut ship = |number: usize, zone, seat| {
            report(Piece { kind: "ship", number: number as u16, zone, seat, position: 0 });
        };
        for public in [Camp::SMALL, Camp::LARGE] {
            ship(public as usize, at(public, None).map_or("harbour", |n| LAND_ZONES[n]), None);
        }
        for (n, private) in self.chest.ships.iter().enumerate() {
            let mut seats = Seat::all(self.seats_count());
            let owner = seats.find(|seat| s.boards[seat.index()].ship == n as u8);
            let zone = match owner {
                Some(seat) => at(Camp::OWN, Some(seat)).map_or("longhouse", |n| LAND_ZONES[n]),
                None if private.players > self.seats_count() => "box",
                None => "shipyard",
            };
            ship(n + 2, zone, owner);
        }
    }
}
