//! Where every piece is, and what the lab counts.

use tabletop::{Piece, Row, Seat};

use crate::Ragnarok;
use crate::cards::{BEINGS, NOBODY, POOLS, TREASURES};
use crate::state::{AREAS, Cause, Find, Phase, State, TEMPLES};

/// Zones of closed decks and of hands, by the back of the card: who sees a hand sees its backs.
const DECKS: [&str; POOLS] = [
    "deck-a",
    "deck-b",
    "deck-odin",
    "deck-thor",
    "deck-freya",
    "deck-tyr",
    "deck-heimdall",
    "deck-loki",
    "deck-surtur",
    "deck-ymir",
    "deck-thrym",
    "deck-agir",
    "deck-kari",
    "deck-mork",
    "deck-grim",
    "deck-hel",
];
const HANDS: [&str; POOLS] = [
    "hand-a",
    "hand-b",
    "hand-odin",
    "hand-thor",
    "hand-freya",
    "hand-tyr",
    "hand-heimdall",
    "hand-loki",
    "hand-surtur",
    "hand-ymir",
    "hand-thrym",
    "hand-agir",
    "hand-kari",
    "hand-mork",
    "hand-grim",
    "hand-hel",
];

/// Cubes of each player: they mark what stands in its village.
const CUBES: u16 = 11;

impl Ragnarok {
    pub(crate) fn count(&self, s: &State, report: &mut dyn FnMut(Row<'_>)) {
        for seat in Seat::all(self.seats_count()) {
            let count = &s.boards[seat.index()].count;
            let mut row = |kind, name: &str, value: f32| report(Row { kind, name, seat, value });
            row("end", "followers", s.followers[self.side(seat)] as f32);
            row("end", "temples", s.temples(seat) as f32);
            for (area, built) in s.areas.iter().zip(count.built) {
                // While areas are still being laid out there is no being yet.
                if let Some(name) = BEINGS.get(area.being as usize) {
                    row("being", name, built as f32);
                }
            }
            for card in count.used.iter() {
                row("card", &self.deck.names[card as usize], 1.0);
            }
            for (name, phase) in Phase::ALL {
                row("phase", name, count.phases[phase as usize] as f32);
            }
            for (name, cause) in Cause::ALL {
                row("won", name, count.won[cause as usize] as f32);
            }
            for (name, cause) in Cause::ALL {
                if matches!(cause, Cause::Dice | Cause::Attack | Cause::Theft | Cause::Weaken) {
                    row("lost", name, count.lost[cause as usize] as f32);
                }
            }
            row("attacks", "won", count.attacks[0] as f32);
            row("attacks", "failed", count.attacks[1] as f32);
            row("slain", "beings", count.slain as f32);
            if seat == s.first {
                row("seat", "first", 1.0);
            }
        }
    }

    pub(crate) fn locate(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        let mut card = |number: u8, zone, seat| {
            report(Piece { kind: "card", number: number as u16, zone, seat, position: 0 });
        };
        let zones = [
            (&s.under, "under"),
            (&s.discard, "discard"),
            (&s.boxed, "box"),
            (&s.played, "played"),
        ];
        let back = |n: u8| self.deck.pool[n as usize] as usize;
        s.deck.iter().for_each(|n| card(n, DECKS[back(n)], None));
        for (cards, zone) in zones {
            cards.iter().for_each(|n| card(n, zone, None));
        }
        for seat in Seat::all(self.seats_count()) {
            let board = &s.boards[seat.index()];
            board.hand.iter().for_each(|n| card(n, HANDS[back(n)], Some(seat)));
            board.lying.iter().for_each(|n| card(n, "lying", Some(seat)));
            board.upright.iter().for_each(|n| card(n, "upright", Some(seat)));
        }
        self.locate_treasures(s, report);
        self.locate_boards(s, report);
        self.locate_markers(s, report);
    }

    fn locate_treasures(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        let mut token = |number: u8, zone, seat, position: usize| {
            let (number, position) = (number as u16, position as u16);
            report(Piece { kind: "treasure", number, zone, seat, position });
        };
        for (n, area) in s.areas.iter().enumerate() {
            for (m, site) in area.sites.iter().enumerate() {
                if let Find::Open(number) = site.treasure {
                    token(number, "open", None, n * 5 + m);
                }
            }
        }
        for seat in Seat::all(self.seats_count()) {
            s.boards[seat.index()].kept().for_each(|n| token(n, "kept", Some(seat), 0));
        }
        for n in 0..TREASURES as u8 {
            if s.closed >> n & 1 == 1 {
                token(n, "closed", None, 0);
            } else if s.spent >> n & 1 == 1 {
                token(n, "box", None, 0);
            }
        }
    }

    /// Temples and cubes of each colour in play; the AP has a colour too.
    fn locate_boards(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        let owners = self.seats_count() + self.options.ap.is_some() as u8;
        for owner in Seat::all(owners) {
            let seat = Some(owner).filter(|owner| owner.0 < self.seats_count());
            let mut number = owner.0 as u16 * TEMPLES as u16;
            let end = number + TEMPLES as u16;
            let mut temple = |zone, position: usize| {
                let position = position as u16;
                report(Piece { kind: "temple", number, zone, seat, position });
                number += 1;
            };
            for (n, area) in s.areas.iter().enumerate() {
                for (m, site) in area.sites.iter().enumerate() {
                    if site.temple == owner.0 {
                        temple("area", (n * 5 + m) * 3 + site.frozen as usize);
                    }
                }
            }
            for _ in s.temples(owner) as u16..end - owner.0 as u16 * TEMPLES as u16 {
                temple("reserve", 0);
            }
            let board = &s.boards[owner.index()];
            let mut cube = owner.0 as u16 * CUBES;
            let end = cube + CUBES;
            for (zone, count) in ["mine", "well", "shrine"].into_iter().zip(board.village) {
                for _ in 0..count {
                    report(Piece { kind: "cube", number: cube, zone, seat, position: 0 });
                    cube += 1;
                }
            }
            for number in cube..end {
                report(Piece { kind: "cube", number, zone: "reserve", seat, position: 0 });
            }
            for (n, count) in board.purse.into_iter().enumerate() {
                let number = owner.0 as u16 * 4 + n as u16;
                let position = count as u16;
                report(Piece { kind: "purse", number, zone: "village", seat, position });
            }
        }
    }

    /// Markers on Yggdrasil, and the AP's cards.
    fn locate_markers(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        for (n, area) in s.areas.iter().enumerate() {
            let zone = if area.being == NOBODY { "box" } else { "yggdrasil" };
            let position = area.followers as u16;
            report(Piece { kind: "being", number: n as u16, zone, seat: None, position });
        }
        for (n, followers) in s.followers.iter().enumerate() {
            let position = *followers as u16;
            report(Piece {
                kind: "viking",
                number: n as u16,
                zone: "yggdrasil",
                seat: None,
                position,
            });
        }
        if self.options.ap.is_none() {
            return;
        }
        let mut cards = |kind, count: usize, mask: u32| {
            for n in 0..count {
                let zone = if mask >> n & 1 == 1 { "deck" } else { "discard" };
                report(Piece { kind, number: n as u16, zone, seat: None, position: 0 });
            }
        };
        cards("ap-attack", self.deck.ap_attacks.len(), s.ap_attacks);
        cards("ap-defence", self.deck.ap_defences.len(), s.ap_defences);
        for n in 0..AREAS {
            let zone = if self.bag(s).has(n as u8) { "bag" } else { "box" };
            report(Piece { kind: "temple-token", number: n as u16, zone, seat: None, position: 0 });
        }
    }
}
