//! GOW-H10, P1 to P5: rage abilities.

use tabletop::{Seat, Witness};

use super::{Legal, ensure};
use crate::book::Hero;
use crate::state::{Part, State};
use crate::step::Step;
use crate::{Event, GodOfWar, On};

/// Whom each hero's rage can be used on, if it is allowed.
pub(super) fn rage_targets(hero: Hero) -> &'static [On] {
    const ENEMIES: [On; 8] = [
        On::Place(0),
        On::Place(1),
        On::Place(2),
        On::Place(3),
        On::Place(4),
        On::Place(5),
        On::Place(6),
        On::Place(7),
    ];
    const HEROES: [On; 6] = [
        On::Hero(Hero::Kratos),
        On::Hero(Hero::Atreus),
        On::Hero(Hero::Mimir),
        On::Hero(Hero::Freya),
        On::Hero(Hero::Brok),
        On::Hero(Hero::Sindri),
    ];
    match hero {
        Hero::Kratos | Hero::Mimir => &[On::Nobody],
        Hero::Atreus => &ENEMIES,
        Hero::Freya => &HEROES,
        Hero::Brok | Hero::Sindri => &HEROES[4..],
    }
}

impl GodOfWar {
    /// Whether a hero's rage is at its last space.
    pub(crate) fn rage_full(&self, s: &State, hero: Hero) -> bool {
        s.body(hero).rage >= self.book.boards[hero as usize].rage
    }

    pub(super) fn may_rage(&self, s: &State, seat: Seat, hero: Hero, on: On) -> Legal {
        self.may_use(s, seat, hero)?;
        ensure(self.rage_full(s, hero), "GOW-H10", "gow-why-no-rage")?;
        let own = s.turn == seat && matches!(s.part, Part::Hero | Part::Scene);
        ensure(own, "GOW-H10", "gow-why-not-own-turn")?;
        match (hero, on) {
            (Hero::Kratos | Hero::Mimir, On::Nobody) => Ok(()),
            (Hero::Atreus, On::Place(at)) => {
                self.may_aim(s, at)?;
                ensure(self.armour(s, at).is_none(), "GOW-P2", "gow-why-armoured")?;
                let near = self.book.boards[hero as usize].far || s.body(hero).column == at % 4;
                ensure(near, "GOW-P2", "gow-why-other-column")
            }
            (Hero::Freya, On::Hero(to)) => {
                ensure(s.body(to).is_up() && !s.body(to).token, "GOW-P4", "gow-why-token")?;
                let out = s.bodies.iter().filter(|body| body.token).count();
                ensure(out < 2, "GOW-P4", "gow-why-tokens-out")
            }
            (Hero::Brok, On::Hero(to @ (Hero::Brok | Hero::Sindri))) => {
                let free = s.body(to).is_up() && s.body(to).melee == 0;
                ensure(free, "GOW-P5", "gow-why-has-bonus")
            }
            (Hero::Sindri, On::Hero(to @ (Hero::Brok | Hero::Sindri))) => {
                let free = s.body(to).is_up() && s.body(to).defence == 0;
                ensure(free, "GOW-P5", "gow-why-has-bonus")
            }
            _ => ensure(false, "GOW-H10", "gow-why-no-target"),
        }
    }

    /// Whether a full rage can be used on anybody.
    pub(super) fn can_rage(&self, s: &State, hero: Hero) -> bool {
        let seat = self.seat_of(s, hero);
        rage_targets(hero).iter().any(|on| self.may_rage(s, seat, hero, *on).is_ok())
    }

    pub(super) fn rage(&self, s: &mut State, hero: Hero, on: On, w: &mut impl Witness<Event>) {
        s.body_mut(hero).rage = 0;
        w.see(|| Event::UsedRage { hero });
        let board = self.book.boards[hero as usize];
        match (hero, on) {
            (Hero::Kratos, _) => {
                s.body_mut(hero).attack = board.power; // GOW-P1: may be kept
                self.heal(s, hero, board.heal, w);
                s.used = 0; // GOW-P6
            }
            (Hero::Atreus, On::Place(at)) => {
                self.push(s, Step::Judge);
                self.hurt(s, at, board.power, hero, w); // GOW-P2: no die, no attack
            }
            (Hero::Mimir, _) => {
                let up = Hero::ALL.into_iter().filter(|hero| s.body(*hero).is_up());
                for hero in up.collect::<pieces::List<_, 6>>().iter() {
                    self.heal(s, *hero, board.heal, w);
                }
            }
            (Hero::Freya, On::Hero(to)) => s.body_mut(to).token = true, // GOW-P4
            (Hero::Brok, On::Hero(to)) => s.body_mut(to).melee = board.power, // GOW-P5
            (Hero::Sindri, On::Hero(to)) => s.body_mut(to).defence = board.power, // GOW-P5
            _ => {}
        }
    }

    /// Takes damage off a hero; a downed one cannot be healed (GOW-A5).
    pub(super) fn heal(&self, s: &mut State, hero: Hero, by: u8, w: &mut impl Witness<Event>) {
        let body = s.body_mut(hero);
        if body.is_up() && body.damage > 0 {
            let damage = by.min(body.damage);
            body.damage -= damage;
            w.see(|| Event::Healed { hero, damage });
        }
    }
}
