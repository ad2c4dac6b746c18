//! A position: bytes, and small questions to them.

use pieces::{Cards, List};
use tabletop::{Seat, Standing};

use crate::book::{Hero, Kind, NOBODY, PLACES};
use crate::step::Step;

/// The most players.
pub const MOST_PLAYERS: usize = 4;

/// A position of the game. Everything in it is open to all, except hands at a table that hides
/// them; the order of a deck is fate's until a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What is to be done, the next on top.
    pub stack: List<Step, 64>,
    /// Each player's cards.
    pub players: [Player; MOST_PLAYERS],
    /// The bodies, by hero.
    pub bodies: [Body; 6],
    /// The scene that is laid out, or nobody.
    pub scene: u8,
    /// Its cards.
    pub spots: [Spot; PLACES],
    /// Upgrade cards whose order is fate's.
    pub upgrades: Cards,
    /// Upgrade cards known to lie on top, the topmost last.
    pub over: List<u8, 2>,
    /// Upgrade cards known to lie under the deck, the lowest last (GOW-R4).
    pub under: List<u8, 88>,
    /// Revealed upgrade cards, in order (GOW-A1).
    pub offer: List<u8, 8>,
    /// Stun, poison and crystal cards in their stacks.
    pub stock: Cards,
    /// Cards removed from the game.
    pub gone: Cards,
    /// The cards of all discard piles that were discarded in this activation (GOW-R1).
    pub spent: Cards,
    /// Three quests and three bosses (GOW-S2).
    pub pyramid: [u8; 6],
    /// Cards of the pyramid that were turned over: their obstacles hold (GOW-Q2, Q3).
    pub obstacles: [u8; 2],
    /// Quests done: 0, 1, or 2 in the last fight.
    pub stage: u8,
    /// The scenes that were laid out, by stage, or nobody.
    pub played: [u8; 3],
    /// Rounds begun in this quest.
    pub round: u8,
    /// Rounds begun in the game.
    pub rounds: u16,
    /// The first player.
    pub first: Seat,
    /// Whose activation it is.
    pub turn: Seat,
    /// What part of the round it is.
    pub part: Part,
    /// The revealed rune, or nobody.
    pub rune: u8,
    /// Standing passes, until the next activation.
    pub standing: Standing,
    /// The hero's attack that goes on.
    pub blow: Blow,
    /// The damage to a hero that is coming.
    pub strike: Strike,
    /// What each player claims in growth (GOW-R4).
    pub claims: [u8; MOST_PLAYERS],
    /// Which claims are removals.
    pub removes: [bool; MOST_PLAYERS],
    /// Cards of the offer that the first player has assigned, one bit each.
    pub settled: u8,
    /// The hero that Mimir is with, or nobody (GOW-P3).
    pub medium: u8,
    /// Allies' abilities used in this quest, one bit each (GOW-P6).
    pub used: u8,
    /// Statements of the quest card that have come to hold, one bit each.
    pub fired: u8,
    /// Flips since the last choice or fortune: a ring of flips in a box must not run for ever.
    pub fuse: u8,
    /// Attacks so far.
    pub attacks: u16,
    /// Whether cards were drawn unseen since anybody last chose or saw anything: before hands are
    /// laid open, all must have seen something (see `rules::secret`).
    pub veiled: bool,
    /// How the last attack ended: 0 damage or armour, 1 nothing, 2 defeat.
    pub verdict: u8,
    /// How the game ended.
    pub end: End,
}

/// Parts of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Part {
    /// Before, between and after activations.
    #[default]
    Other,
    /// A hero activation.
    Hero,
    /// A scene activation.
    Scene,
    /// The extra scene activation (GOW-R3).
    Extra,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum End {
    /// It goes on.
    #[default]
    None,
    /// The final boss is defeated (GOW-Q4).
    Won,
    /// All heroes are downed (GOW-A6).
    Downed,
    /// The loss condition of the quest holds (GOW-Q4).
    Lost,
    /// Out of rounds (GOW-Q6).
    Late,
}

/// One player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Its hero, or nobody; Brok for Brok & Sindri.
    pub hero: u8,
    /// The hand.
    pub hand: Cards,
    /// At a table that hides hands, the part of the hand that all know.
    pub shown: Cards,
    /// In views, so many cards of the deck are really in the hand; 0 in positions.
    pub unseen: u8,
    /// The deck below what is known of its top; its order is fate's.
    pub deck: Cards,
    /// Cards known to lie on top of the deck, the topmost last.
    pub top: List<u8, 64>,
    /// The discard pile.
    pub discard: Cards,
    /// Stun and poison drawn, kept out of the discard until the draw ends (GOW-R1).
    pub aside: Cards,
    /// Hand-limit tokens (GOW-P7).
    pub limit: i8,
}

/// A hero on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    /// Its player, or nobody.
    pub seat: u8,
    /// Its column, or nobody.
    pub column: u8,
    /// Whether it stands behind another.
    pub back: bool,
    /// Damage on it.
    pub damage: u8,
    /// Rage.
    pub rage: u8,
    /// Whether it is downed.
    pub downed: bool,
    /// Whether it has moved in this turn.
    pub moved: bool,
    /// What its next attack or defence gains.
    pub attack: u8,
    /// What its next melee attack gains.
    pub melee: u8,
    /// What its next defence gains.
    pub defence: u8,
    /// Whether a token of Freya's lies on it (GOW-P4).
    pub token: bool,
}

/// A scene card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spot {
    /// 0 front, 1 back.
    pub side: u8,
    /// Damage on its enemy.
    pub damage: u8,
    /// Whether it bears a death token.
    pub dead: bool,
    /// Whether its enemy is stunned.
    pub stunned: bool,
    /// Armours destroyed.
    pub broken: u8,
    /// Universal tokens.
    pub tokens: u8,
    /// Statements used up while the side is up, one bit each.
    pub fired: u8,
}

/// A hero's attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blow {
    /// Whether one goes on.
    pub on: bool,
    /// Who attacks.
    pub by: Hero,
    /// Melee or ranged.
    pub kind: Kind,
    /// The enemy.
    pub at: u8,
    /// A second enemy, or nobody (GOW-P6).
    pub also: u8,
    /// Strength so far.
    pub strength: u8,
    /// Whether a number was played.
    pub numbered: bool,
    /// Whether it stuns.
    pub stun: bool,
    /// Whether an ally attacks: no rage (GOW-P6).
    pub ally: bool,
    /// Whether the die adds (GOW-P6).
    pub turned: bool,
    /// What the die showed.
    pub die: u8,
}

/// Damage that is coming to a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strike {
    /// The enemy, or nobody.
    pub from: u8,
    /// Who is hit.
    pub on: Hero,
    /// Its strength.
    pub strength: u8,
    /// What was defended or warded off.
    pub less: u8,
    /// Whether it stuns.
    pub stun: bool,
    /// Whether it poisons.
    pub poison: bool,
}

impl Body {
    pub(crate) const START: Body = Body {
        seat: NOBODY,
        column: NOBODY,
        back: false,
        damage: 0,
        rage: 0,
        downed: false,
        moved: false,
        attack: 0,
        melee: 0,
        defence: 0,
        token: false,
    };

    /// Whether it plays and is not downed.
    pub fn is_up(&self) -> bool {
        self.seat != NOBODY && !self.downed
    }
}

impl Player {
    pub(crate) const START: Player = Player {
        hero: NOBODY,
        hand: Cards::NONE,
        shown: Cards::NONE,
        unseen: 0,
        deck: Cards::NONE,
        top: List::EMPTY,
        discard: Cards::NONE,
        aside: Cards::NONE,
        limit: 0,
    };
}

impl Player {
    /// The hand goes to the discard pile, seen by all.
    pub(crate) fn lay_down_hand(&mut self) {
        self.discard = self.discard.or(&self.hand);
        (self.hand, self.shown) = (Cards::NONE, Cards::NONE);
    }

    /// How many cards are in the hand, seen or not.
    pub fn held(&self) -> u8 {
        self.hand.count() + self.unseen
    }
}

impl Blow {
    pub(crate) const NONE: Blow = Blow {
        on: false,
        by: Hero::Kratos,
        kind: Kind::None,
        at: NOBODY,
        also: NOBODY,
        strength: 0,
        numbered: false,
        stun: false,
        ally: false,
        turned: false,
        die: 0,
    };
}

impl Strike {
    pub(crate) const NONE: Strike =
        Strike { from: NOBODY, on: Hero::Kratos, strength: 0, less: 0, stun: false, poison: false };
}

impl State {
    /// A body.
    pub fn body(&self, hero: Hero) -> &Body {
        &self.bodies[hero as usize]
    }

    pub(crate) fn body_mut(&mut self, hero: Hero) -> &mut Body {
        &mut self.bodies[hero as usize]
    }

    /// A player's things.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The bodies of a seat.
    pub fn bodies_of(&self, seat: Seat) -> impl Iterator<Item = Hero> + Clone + use<> {
        let hero = Hero::ALL.get(self.player(seat).hero as usize);
        hero.map_or(&[][..], |hero| hero.bodies()).iter().copied()
    }

    /// The bodies that stand at a column, front first; Mimir takes no place (GOW-P3).
    pub fn at_column(&self, column: u8) -> [Option<Hero>; 2] {
        let mut found = [None; 2];
        for hero in Hero::ALL.into_iter().filter(|hero| *hero != Hero::Mimir) {
            let body = self.body(hero);
            if body.is_up() && body.column == column {
                found[body.back as usize] = Some(hero);
            }
        }
        found
    }

    /// The hero that is hit at a column (GOW-A4).
    pub fn front(&self, column: u8) -> Option<Hero> {
        self.at_column(column)[0]
    }

    /// The column a hero is at: Mimir's is his medium's, or where that was downed (GOW-P3).
    pub fn column_of(&self, hero: Hero) -> u8 {
        match (hero, Hero::ALL.get(self.medium as usize)) {
            (Hero::Mimir, Some(medium)) => self.body(*medium).column,
            _ => self.body(hero).column,
        }
    }
}
