//! What the box holds: heroes, action cards and scenes, compiled to flat arrays.

mod faces;
mod lint;
mod read;
mod reader;
mod statement;
mod words;

use pieces::Cards;

pub use faces::{Card, Face, Kind, Power, Symbol};
pub use words::{Condition, Effect, Trigger, VOCABULARY, Who};

/// Nothing: no card, no place, no hero.
pub const NOBODY: u8 = 255;
/// Columns of a scene.
pub const COLUMNS: u8 = 4;
/// Cards of a scene that lie in its two rows; top row first.
pub const GRID: usize = 8;
/// Places of a scene: the grid and two enemy health cards (GOW-F4).
pub const PLACES: usize = 10;
/// How each place is written.
pub const PLACE_IDS: [&str; PLACES] = ["t1", "t2", "t3", "t4", "b1", "b2", "b3", "b4", "h1", "h2"];
/// The runes of the upgrade cards; how many there are is ours.
pub const RUNES: [&str; 6] = ["fe", "ur", "thurs", "oss", "reid", "kaun"];
/// Cards in a starting deck, of which there are five.
pub const STARTING: usize = 14;
/// Upgrade cards.
pub const UPGRADES: usize = 88;
/// Stun cards, and as many poison and crystal cards (GOW-F7).
pub const STACK: usize = 10;
/// The first upgrade card's number.
pub const FIRST_UPGRADE: u8 = 70;
/// The first stun card's number; poison and crystals follow.
pub const FIRST_STATUS: u8 = FIRST_UPGRADE + UPGRADES as u8;
/// All cards.
pub const ALL_CARDS: usize = FIRST_STATUS as usize + 3 * STACK;

/// A body on the table. Brok stands for Brok & Sindri where a player is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Hero {
    #[default]
    Kratos,
    Atreus,
    Mimir,
    Freya,
    Brok,
    Sindri,
}

impl Hero {
    /// All bodies.
    pub const ALL: [Hero; 6] =
        [Hero::Kratos, Hero::Atreus, Hero::Mimir, Hero::Freya, Hero::Brok, Hero::Sindri];

    /// Its short stable name.
    pub fn id(self) -> &'static str {
        ["kratos", "atreus", "mimir", "freya", "brok", "sindri"][self as usize]
    }

    /// The body with that name.
    pub fn named(id: &str) -> Option<Hero> {
        Hero::ALL.into_iter().find(|hero| hero.id() == id)
    }

    /// The bodies that the player of this hero has (GOW-P5).
    pub fn bodies(self) -> &'static [Hero] {
        match self {
            Hero::Kratos => &[Hero::Kratos],
            Hero::Atreus => &[Hero::Atreus],
            Hero::Mimir => &[Hero::Mimir],
            Hero::Freya => &[Hero::Freya],
            Hero::Brok | Hero::Sindri => &[Hero::Brok, Hero::Sindri],
        }
    }
}

/// What a kind of status card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Status {
    Stun,
    Poison,
    Crystal,
}

impl Status {
    /// The status on a card, if it is one.
    pub fn of(card: u8) -> Option<Status> {
        let number = card.checked_sub(FIRST_STATUS)? as usize / STACK;
        [Status::Stun, Status::Poison, Status::Crystal].get(number).copied()
    }

    /// The numbers of its cards.
    pub fn cards(self) -> std::ops::Range<u8> {
        let first = FIRST_STATUS + self as u8 * STACK as u8;
        first..first + STACK as u8
    }
}

/// A hero's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// Damage that downs it (GOW-A5).
    pub health: u8,
    /// The last space of its rage track (GOW-H10).
    pub rage: u8,
    /// How much its rage ability gives or deals.
    pub power: u8,
    /// How much its rage ability heals.
    pub heal: u8,
    /// Whether its rage ability reaches the whole scene, not only its column (GOW-P2).
    pub far: bool,
}

/// An enemy on a side of a scene card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Enemy {
    /// Damage that defeats it; 0 where an enemy health card tells (GOW-F4).
    pub health: u8,
    /// The health card that tracks it, or nobody.
    pub tracked: u8,
    /// Armours from the strongest to the weakest (GOW-H9).
    pub armour: [u8; 3],
    /// Runes that make it attack, one bit each.
    pub runes: u8,
    /// Strength of its attack.
    pub strength: u8,
    /// Columns its melee reaches: 1 left, 2 its own, 4 right; 0 for a ranged attack (GOW-A3).
    pub reach: u8,
    /// Whether its attack stuns (GOW-A8).
    pub stun: bool,
    /// Whether its attack poisons (GOW-A8).
    pub poison: bool,
}

/// A statement on a card: when, and what then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// When it works.
    pub trigger: Trigger,
    /// The runes that trigger it, one bit each.
    pub runes: u8,
    /// What must hold besides.
    pub condition: Condition,
    /// What a spot demands (GOW-H11).
    pub cost: [Symbol; 4],
    /// Whether a spot works only once.
    pub once: bool,
    /// Its effects, from and up to.
    pub effects: (u16, u16),
}

/// A side of a scene card.
#[derive(Clone, Debug, Default)]
pub struct Side {
    /// Its name.
    pub name: String,
    /// Its enemy.
    pub enemy: Option<Enemy>,
    /// Its statements, from and up to.
    pub lines: (u16, u16),
    /// Runes on it anywhere, one bit each: whether a revealed rune activates it.
    pub runes: u8,
}

/// A scene with its quest or boss card.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// Its name.
    pub name: String,
    /// Whether it is a final boss.
    pub boss: bool,
    /// Front and back of each place, as numbers of sides.
    pub sides: [[Option<u16>; 2]; PLACES],
    /// All must hold for the quest to be done (GOW-Q1).
    pub win: Vec<Condition>,
    /// Any loses the game (GOW-Q4).
    pub lose: Vec<Condition>,
    /// Places with a statement that holds while its side is up, one bit each.
    pub lasting: u16,
    /// Places with a statement that is carried out once a condition holds, one bit each.
    pub ripening: u16,
    /// Whether a card of it guards an enemy.
    pub guards: bool,
    /// Special rules: statements (GOW-Q5).
    pub rules: (u16, u16),
    /// What its other side does as an obstacle (GOW-Q2).
    pub obstacle: (u16, u16),
    /// Where its figures come from.
    pub provenance: String,
}

/// Everything in the box.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Action cards by number: five decks of 14, upgrades, status cards.
    pub cards: Vec<Card>,
    /// The rune of each upgrade card, by its number from the first on.
    pub runes: Vec<u8>,
    /// Where each card's figures come from.
    pub provenance: Vec<String>,
    /// The cards that have a face of a type, by type.
    pub of_kind: [Cards; 8],
    /// The cards that have a special of a power, by power.
    pub of_power: [Cards; 7],
    /// The boards of the six bodies.
    pub boards: [Board; 6],
    /// The strength of allies' attacks in solo (GOW-P6).
    pub ally: u8,
    /// The enemy die's faces.
    pub die: [u8; 6],
    /// Cards drawn up to (GOW-R1).
    pub hand: u8,
    /// Rounds after which an open quest is lost (GOW-Q6).
    pub rounds: u8,
    /// Enemies' health in percent of what their cards say, by the number of players.
    pub scale: [u8; 4],
    /// The scenes: quests in order, then bosses.
    pub scenes: Vec<Scene>,
    /// All sides.
    pub sides: Vec<Side>,
    /// All statements.
    pub lines: Vec<Line>,
    /// All effects.
    pub effects: Vec<Effect>,
}

impl Book {
    /// The numbers of a hero's starting cards.
    pub fn deck(hero: Hero) -> std::ops::Range<u8> {
        let first = (hero as u8).min(4) * STARTING as u8;
        first..first + STARTING as u8
    }

    /// Sorts the cards by what they can be used for, and marks scenes that guard enemies.
    fn index(&mut self) {
        for (card, faces) in (0u8..).zip(&self.cards) {
            for face in &faces.faces {
                // Only numbers that count are numbers (GOW-H4).
                if face.kind != Kind::Number || face.number > 0 {
                    self.of_kind[face.kind as usize].add(card);
                }
                if face.kind == Kind::Special {
                    self.of_power[face.power as usize].add(card);
                }
            }
        }
        for scene in &mut self.scenes {
            let sides = scene.sides.iter().flatten().flatten();
            let lines = sides.map(|side| self.sides[*side as usize].lines).chain([scene.rules]);
            let guards = |range: (u16, u16)| {
                let lines = &self.lines[range.0 as usize..range.1 as usize];
                let effects = lines.iter().flat_map(|line| line.effects.0..line.effects.1);
                effects.into_iter().any(|n| matches!(self.effects[n as usize], Effect::Guard(_)))
            };
            scene.guards = lines.into_iter().any(guards);
        }
    }

    /// Makes enemies as strong as the number of players asks for.
    pub fn scale_to(&mut self, players: u8) {
        let percent = self.scale[(players as usize - 1).min(3)] as u16;
        for enemy in self.sides.iter_mut().filter_map(|side| side.enemy.as_mut()) {
            if enemy.health > 0 {
                enemy.health = ((enemy.health as u16 * percent + 50) / 100).clamp(1, 250) as u8;
            }
        }
    }

    /// The statements in a range, with their numbers.
    pub fn lines(&self, range: (u16, u16)) -> impl Iterator<Item = (u16, &Line)> + Clone {
        (range.0..range.1).map(|number| (number, &self.lines[number as usize]))
    }
}
