//! Where every piece is, and what the lab counts.

use tabletop::{Piece, Row, Seat};

use crate::GodOfWar;
use crate::book::{Book, Hero, NOBODY};
use crate::state::{End, State};

impl GodOfWar {
    pub(crate) fn count(&self, s: &State, report: &mut dyn FnMut(Row<'_>)) {
        let heroes = [Hero::Kratos, Hero::Atreus, Hero::Mimir, Hero::Freya, Hero::Brok];
        let team = heroes.into_iter().filter(|hero| s.body(*hero).seat != NOBODY);
        let team = team.map(Hero::id).collect::<Vec<_>>().join(" ");
        for seat in Seat::all(self.seats_count()) {
            let mut row = |kind, name: &str, value: f32| report(Row { kind, name, seat, value });
            if let Some(hero) = Hero::ALL.get(s.player(seat).hero as usize) {
                row("hero", hero.id(), 1.0);
            }
            row("team", &team, 1.0);
            // A scene that was played: 1 if it was done, 0 if the game was lost in it.
            for (stage, scene) in s.played.into_iter().enumerate() {
                let Some(scene) = self.book.scenes.get(scene as usize) else { continue };
                let done = s.stage as usize > stage || s.end == End::Won;
                row(if scene.boss { "boss" } else { "quest" }, &scene.name, done as u8 as f32);
                if !done {
                    row("lost-in", &scene.name, 1.0);
                    row("rounds-of-lost", &scene.name, s.round as f32);
                }
            }
            row("length", "rounds", s.rounds as f32);
            row("length", "quests-done", s.stage as f32 + (s.end == End::Won) as u8 as f32);
        }
    }

    pub(crate) fn locate(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        let mut card = |number: u8, zone, seat, position: usize| {
            let (number, position) = (number as u16, position as u16);
            report(Piece { kind: "card", number, zone, seat, position });
        };
        for seat in Seat::all(self.seats_count()) {
            let player = s.player(seat);
            let owner = Some(seat);
            player.hand.iter().for_each(|n| card(n, "hand", owner, 0));
            player.deck.iter().for_each(|n| card(n, "deck", owner, 0));
            player.top.iter().enumerate().for_each(|(i, n)| card(*n, "top", owner, i));
            player.discard.iter().for_each(|n| card(n, "discard", owner, 0));
            player.aside.iter().for_each(|n| card(n, "aside", owner, 0));
        }
        for hero in [Hero::Kratos, Hero::Atreus, Hero::Mimir, Hero::Freya, Hero::Brok] {
            if s.body(hero).seat == NOBODY {
                Book::deck(hero).for_each(|n| card(n, "box", None, 0));
            }
        }
        s.upgrades.iter().for_each(|n| card(n, "upgrades", None, 0));
        s.over.iter().enumerate().for_each(|(i, n)| card(*n, "over", None, i));
        s.under.iter().enumerate().for_each(|(i, n)| card(*n, "under", None, i));
        s.offer.iter().enumerate().for_each(|(i, n)| card(*n, "offer", None, i));
        s.stock.iter().for_each(|n| card(n, "stock", None, 0));
        s.gone.iter().for_each(|n| card(n, "gone", None, 0));
        self.locate_bodies(s, report);
    }

    /// Heroes with their damage and rage, scene cards with theirs: so that a saga that leads
    /// elsewhere is found by its hash.
    fn locate_bodies(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        for hero in Hero::ALL {
            let body = s.body(hero);
            let seat = (body.seat != NOBODY).then_some(Seat(body.seat));
            let position = body.damage as u16 * 64 + body.rage as u16 * 4 + body.back as u16;
            let zone = match (body.downed, body.column) {
                (true, _) => "downed",
                (_, column) => *["1", "2", "3", "4"].get(column as usize).unwrap_or(&"aside"),
            };
            report(Piece { kind: "hero", number: hero as u16, zone, seat, position });
        }
        for (number, spot) in s.spots.iter().enumerate() {
            let zone = if spot.side == 0 { "front" } else { "back" };
            let marks = spot.dead as u16 + 2 * spot.stunned as u16 + 4 * spot.broken as u16;
            let position = spot.damage as u16 * 512 + spot.tokens as u16 * 16 + marks;
            report(Piece { kind: "scene", number: number as u16, zone, seat: None, position });
        }
    }
}
