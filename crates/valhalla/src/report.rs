//! Where every piece is, and what the lab counts.

use tabletop::{Piece, Row, Seat};

use crate::Valhalla;
use crate::cards::{MONSTER_CARDS, MONSTERS, NOBODY};
use crate::state::{GREY_DICE, OWN_DICE, REAL, SHIELDS, State};

impl Valhalla {
    pub(crate) fn count(&self, s: &State, report: &mut dyn FnMut(Row<'_>)) {
        for seat in Seat::all(self.seats_count()) {
            let board = &s.boards[seat.index()];
            let mut row = |kind, name: &str, value: f32| report(Row { kind, name, seat, value });
            if let Some(name) = self.deck.jarl_names.get(board.jarl as usize) {
                row("jarl", name, 1.0);
            }
            if let Some(quest) = self.options.ways.quest {
                let name = &self.stock.lore.monster_names[quest.monster as usize];
                row("monster", name, s.beast.card as f32);
                row("level", ["1", "2", "3"][quest.level as usize - 1], 1.0);
                row("battles", "won", board.won as f32);
                row("battles", "lost", board.lost as f32);
                row("left", "shields", board.own as f32);
                row("left", "deck", s.left as f32);
                continue;
            }
            let score = self.single_score(s, seat);
            row("glory", "valhalla", score.valhalla as f32);
            row("glory", "shields", score.shields as f32);
            row("glory", "sets", self.share_of_sets(s, seat));
            row("glory", "jarl", score.jarl as f32);
            if self.king_cards() > 0 {
                row("glory", "king", score.king as f32); // VAL-X36
            }
            row("battles", "won", board.won as f32);
            row("battles", "lost", board.lost as f32);
            if self.king_of(s, seat).is_some() {
                row("king", "end", 1.0);
            }
            if seat == s.first {
                row("seat", "first", 1.0);
            }
            let with = &self.options.with;
            let earned = &s.expansions.earned[seat.index()];
            if let Some(name) = self.deck.loki_names.get(s.expansions.loki as usize) {
                row("loki", name, 1.0);
                row("earned", "tricks", earned.tricks as f32);
            }
            if with.valkyries {
                row("earned", "favours", earned.favours as f32);
                row("earned", "missions", earned.missions as f32);
            }
            if with.thor {
                row("earned", "supports", earned.supports as f32);
            }
        }
    }

    /// What sets of shields bring a seat. In an alliance shields are pooled (VAL-X41), so the sets
    /// are the pair's: half of them is each ally's, and the rows of both add up to their points.
    fn share_of_sets(&self, s: &State, seat: Seat) -> f32 {
        let members = if self.allied() { 2.0 } else { 1.0 };
        self.score(s, seat).sets as f32 / members
    }

    pub(crate) fn locate(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        let mut card = |number: u8, zone, seat, position: usize| {
            let (number, position) = (number as u16, position as u16);
            report(Piece { kind: "card", number, zone, seat, position });
        };
        s.deck.iter().for_each(|n| card(n, "deck", None, 0));
        s.discard.iter().enumerate().for_each(|(i, n)| card(*n, "discard", None, i));
        s.open.iter().enumerate().for_each(|(i, n)| card(*n, "open", None, i));
        s.aside.iter().for_each(|n| card(n, "aside", None, 0));
        s.drawn.iter().for_each(|n| card(*n, "drawn", Some(s.active), 0));
        s.incoming.iter().enumerate().for_each(|(i, n)| card(*n, "incoming", None, i));
        s.battle.played.iter().enumerate().for_each(|(i, n)| card(*n, "played", None, i));
        s.expansions.rest.iter().for_each(|n| card(n, "box", None, 0));
        for (i, support) in s.battle.extras.supports.iter().flatten().enumerate() {
            card(support.card, "support", Some(support.by), i);
        }
        for (side, beside) in s.battle.extras.beside.iter().enumerate() {
            let seat = Some(s.battle.seat(side));
            let beside = beside.iter().enumerate().filter(|(_, n)| **n != NOBODY);
            beside.for_each(|(slot, n)| card(*n, "beside", seat, slot));
        }
        for seat in Seat::all(self.seats_count()) {
            let board = &s.boards[seat.index()];
            board.warriors().for_each(|(slot, n)| card(n, "squad", Some(seat), slot));
            board.hand.iter().for_each(|n| card(n, "hand", Some(seat), 0));
            board.valhalla.iter().for_each(|n| card(n, "valhalla", Some(seat), 0));
            let under = s.expansions.tyr[seat.index()].iter().enumerate();
            let under = under.filter(|(_, n)| **n != NOBODY);
            under.for_each(|(slot, n)| card(*n, "under", Some(seat), slot));
        }
        if self.options.with.loki {
            for number in 0..self.deck.loki.len() as u16 {
                let zone = if number == s.expansions.loki as u16 { "table" } else { "box" };
                report(Piece { kind: "loki", number, zone, seat: None, position: 0 });
            }
        }
        self.locate_monsters(s, report);
        // Games without a King know nothing of the cards, so that their sagas stay what they were.
        let kings = if self.king_cards() > 0 { &s.kings[..] } else { &[] };
        for (number, king) in kings.iter().enumerate() {
            let seat = (king.seat != NOBODY).then_some(Seat(king.seat));
            let zone = match seat {
                Some(_) => "king",
                None if number < self.king_cards() => "middle",
                None => "box",
            };
            let number = number as u16;
            report(Piece { kind: "king", number, zone, seat, position: 0 });
        }
        self.locate_shields(s, report);
        self.locate_dice(s, report);
    }

    /// The cards of all Monsters, if one is played against; the others stay in the box.
    fn locate_monsters(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        let Some(quest) = self.options.ways.quest else { return };
        let played = Some(quest.monster as u16);
        for number in 0..(MONSTERS.len() * MONSTER_CARDS) as u16 {
            let (monster, position) =
                (number / MONSTER_CARDS as u16, number % MONSTER_CARDS as u16);
            let zone = match () {
                () if played != Some(monster) => "box",
                () if position < s.beast.card as u16 => "beaten",
                () => "monster",
            };
            report(Piece { kind: "monster", number, zone, seat: None, position });
        }
    }

    /// Four shields of each of six colours; those of absent players stay in the box.
    fn locate_shields(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        for colour in Seat::all(6) {
            let mut number = colour.0 as u16 * SHIELDS as u16;
            let mut some = |count: u8, zone, seat| {
                for _ in 0..count {
                    report(Piece { kind: "shield", number, zone, seat, position: 0 });
                    number += 1;
                }
            };
            if colour.0 >= self.seats_count() {
                some(SHIELDS, "box", None);
                continue;
            }
            some(s.boards[colour.index()].own, "own", Some(colour));
            if self.hunts() {
                some(SHIELDS - s.boards[colour.index()].own, "lost", None); // VAL-M10
            }
            for holder in Seat::all(self.seats_count()) {
                let count = s.boards[holder.index()].captured[colour.index()];
                some(count, "captured", Some(holder));
            }
        }
    }

    /// Six red dice for the attacker, six black for the defender, three grey.
    fn locate_dice(&self, s: &State, report: &mut dyn FnMut(Piece)) {
        let mut numbers = [0, OWN_DICE as u16, 2 * OWN_DICE as u16];
        let mut die = |colour: usize, count: u8, zone, seat, position: usize| {
            for _ in 0..count {
                let number = numbers[colour];
                numbers[colour] += 1;
                report(Piece { kind: "die", number, zone, seat, position: position as u16 });
            }
        };
        // VAL-M4: the Monster's dice lie on its card or are free.
        let on_card = s.beast.covered.count_ones() as u8;
        die(1, on_card, "monster", None, 0);
        if !s.battle.on {
            die(0, OWN_DICE, "box", None, 0);
            die(1, OWN_DICE - on_card, "box", None, 0);
            return die(2, GREY_DICE, "box", None, 0);
        }
        let hunt = s.battle.is_hunt();
        if hunt {
            die(1, OWN_DICE - on_card, "box", None, 0);
        }
        let sides = s.battle.sides.iter().enumerate();
        for (number, side) in sides.filter(|(n, _)| !hunt || *n == s.battle.hero()) {
            let colour = if hunt { 0 } else { number };
            let seat = Some(s.battle.seat(number));
            for (kind, count) in side.pool.0.into_iter().enumerate() {
                // Weapons that were delivered are no dice.
                if kind < REAL {
                    die(if kind < 6 { colour } else { 2 }, count, "unused", seat, kind % 6);
                }
            }
            for (slot, dice) in side.armed.iter().chain(&side.ally.armed).enumerate() {
                for kind in dice.iter().filter(|kind| **kind < 12) {
                    let colour = if *kind < 6 { colour } else { 2 };
                    die(colour, 1, "warrior", seat, slot * 6 + *kind as usize % 6);
                }
            }
            die(colour, side.gone, "aside", seat, 0);
        }
        die(2, s.battle.grey, "box", None, 0);
    }
}
