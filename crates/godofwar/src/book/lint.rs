//! What can be wrong with a whole scene: every reference resolves, every side can come up.

use tabletop::Phrase;

use super::read::on_quest_cards;
use super::reader::Reader;
use super::{Book, Condition, Effect, GRID, NOBODY, PLACE_IDS, PLACES, RUNES, Scene, Trigger};

/// Notes what is wrong with a scene.
pub(super) fn scene(book: &Book, scene: &Scene, reader: &mut Reader<'_>, place: &str, at: usize) {
    let mut lint = Lint { book, scene, reader, place, at };
    lint.cards();
    lint.references();
    lint.sides();
}

struct Lint<'a, 'b, 'c> {
    book: &'a Book,
    scene: &'a Scene,
    reader: &'b mut Reader<'c>,
    place: &'a str,
    at: usize,
}

impl Lint<'_, '_, '_> {
    /// Notes a fault with the first line of the scene that holds the text.
    fn fault(&mut self, near: &str, place: &str, fault: Phrase) {
        let place = format!("{} {place}", self.place);
        self.reader.fault_near(self.at, near, &place, fault);
    }

    /// Where a place's own card begins.
    fn card(id: &str) -> String {
        format!("at = \"{id}\"")
    }

    fn has(&self, place: u8) -> bool {
        self.scene.sides[place as usize][0].is_some()
    }

    /// Both rows are full, and enemies tracked on health cards have them.
    fn cards(&mut self) {
        for (place, id) in PLACE_IDS.iter().enumerate().take(GRID) {
            if !self.has(place as u8) {
                self.fault("", id, Phrase::new("gow-fault-no-card"));
            }
        }
        for (place, id) in PLACE_IDS.iter().enumerate() {
            let near = Self::card(id);
            for side in self.scene.sides[place].into_iter().flatten() {
                let side = &self.book.sides[side as usize];
                let tracked = side.enemy.map_or(NOBODY, |enemy| enemy.tracked);
                if tracked != NOBODY && !self.has(tracked) {
                    let health = PLACE_IDS[tracked as usize];
                    self.fault(health, health, Phrase::new("gow-fault-no-card"));
                }
                let name = side.name.trim().is_empty() || side.name.chars().count() > 40;
                if name || side.name.contains(char::is_control) {
                    self.fault(&near, id, Phrase::new("fault-not-a-text").with("most", 40));
                }
                if place >= GRID && side.enemy.is_none() {
                    self.fault(&near, id, Phrase::new("gow-fault-no-health"));
                }
            }
        }
    }

    /// Places named are there, runes are on upgrade cards, quest cards say what they can.
    fn references(&mut self) {
        let mut ranges = vec![(self.scene.rules, true), (self.scene.obstacle, true)];
        let sides = self.scene.sides.iter().flatten().flatten();
        ranges.extend(sides.map(|side| (self.book.sides[*side as usize].lines, false)));
        let mut runes = 0;
        let sides = self.scene.sides.iter().flatten().flatten();
        for side in sides {
            runes |= self.book.sides[*side as usize].runes;
        }
        let mut named = Vec::new();
        for (range, quest) in ranges {
            for (_, line) in self.book.lines(range) {
                named.extend(of_condition(line.condition));
                let obstacle = range == self.scene.obstacle;
                let never = obstacle && line.trigger == Trigger::When;
                if quest && (never || !on_quest_cards(line.trigger)) {
                    named.push(NOBODY);
                }
                runes |= line.runes;
                for effect in line.effects.0..line.effects.1 {
                    // An obstacle holds in another scene, whose cards it cannot name.
                    let places = of_effect(self.book.effects[effect as usize]);
                    let foreign = obstacle && !places.is_empty();
                    named.extend(if foreign { vec![NOBODY] } else { places });
                }
            }
        }
        let conditions = self.scene.win.iter().chain(&self.scene.lose);
        named.extend(conditions.filter_map(|condition| of_condition(*condition)));
        for place in named {
            match PLACE_IDS.get(place as usize) {
                None => self.fault("", "", Phrase::new("gow-fault-quest-word")),
                Some(id) if !self.has(place) => {
                    // It has no card: whoever names it first is wrong.
                    self.fault(id, id, Phrase::new("gow-fault-no-card"));
                }
                Some(_) => {}
            }
        }
        for (n, rune) in RUNES.iter().enumerate().filter(|(n, _)| runes >> n & 1 == 1) {
            if !self.book.runes.contains(&(n as u8)) {
                let fault = Phrase::new("gow-fault-rune-nobody").with("word", *rune);
                self.fault(&format!(" {rune}"), "", fault);
            }
        }
    }

    /// Every back is the target of some flip.
    fn sides(&mut self) {
        let mut backs = 0;
        let sides = self.scene.sides.iter().flatten().flatten();
        let ranges = sides.map(|side| self.book.sides[*side as usize].lines);
        for range in ranges.chain([self.scene.rules]) {
            for (_, line) in self.book.lines(range) {
                for effect in line.effects.0..line.effects.1 {
                    if let Effect::Flip(_, to_back) = self.book.effects[effect as usize] {
                        backs |= to_back;
                    }
                }
            }
        }
        for (place, id) in PLACE_IDS.iter().enumerate() {
            if self.has(place as u8) && backs >> place & 1 == 0 {
                self.fault(&Self::card(id), id, Phrase::new("gow-fault-never-up"));
            }
        }
    }
}

fn of_condition(condition: Condition) -> Option<u8> {
    match condition {
        Condition::Dead(place)
        | Condition::Left(place, _)
        | Condition::Tokens(place, _)
        | Condition::Shows(place, _) => Some(place),
        Condition::Always | Condition::AllDead | Condition::Rounds(_) => None,
    }
}

fn of_effect(effect: Effect) -> Vec<u8> {
    match effect {
        Effect::Flip(fronts, backs) => {
            (0..PLACES as u8).filter(|place| (fronts | backs) >> place & 1 == 1).collect()
        }
        Effect::Hit(place, _)
        | Effect::Mend(place, _)
        | Effect::Revive(place)
        | Effect::Daze(place)
        | Effect::Attack(place)
        | Effect::Token(place, _)
        | Effect::Clear(place, _)
        | Effect::Guard(place) => vec![place],
        _ => Vec::new(),
    }
}
