//! GOW-S: set-up.

use pieces::{Cards, List, clockwise};
use tabletop::{Chance, Pending, Seat, Seats, Standing, Witness};

use super::{Legal, ensure, not_now};
use crate::book::{ALL_CARDS, Book, FIRST_STATUS, FIRST_UPGRADE, Hero, NOBODY, PLACES, Trigger};
use crate::state::{Blow, Body, End, MOST_PLAYERS, Part, Player, Spot, State, Strike};
use crate::step::Step;
use crate::{Choice, Event, GodOfWar};

impl GodOfWar {
    pub(crate) fn opening(&self) -> State {
        let mut s = State {
            stack: List::default(),
            players: [Player::START; MOST_PLAYERS],
            bodies: [Body::START; 6],
            scene: NOBODY,
            spots: [Spot::default(); PLACES],
            upgrades: (FIRST_UPGRADE..FIRST_STATUS).collect(),
            over: List::EMPTY,
            under: List::EMPTY,
            offer: List::EMPTY,
            stock: (FIRST_STATUS..ALL_CARDS as u8).collect(),
            gone: Cards::NONE,
            spent: Cards::NONE,
            pyramid: [NOBODY; 6],
            obstacles: [NOBODY; 2],
            stage: 0,
            played: [NOBODY; 3],
            round: 0,
            rounds: 0,
            first: self.options.first.unwrap_or_default(),
            turn: self.options.first.unwrap_or_default(),
            part: Part::Other,
            rune: NOBODY,
            standing: Standing::default(),
            blow: Blow::NONE,
            strike: Strike::NONE,
            claims: [NOBODY; MOST_PLAYERS],
            removes: [false; MOST_PLAYERS],
            settled: 0,
            medium: NOBODY,
            used: 0,
            fired: 0,
            fuse: 0,
            attacks: 0,
            veiled: false,
            verdict: 1,
            end: End::None,
        };
        if self.options.first.is_none() && !self.solo() {
            self.push(&mut s, Step::FirstPlayer);
        }
        self.push(&mut s, Step::DrawBosses);
        self.push(&mut s, Step::DrawQuests);
        if self.solo() {
            self.deal_hero(&mut s, Seat(0), Hero::Kratos); // GOW-P6
        } else if self.options.dealt {
            self.push(&mut s, Step::DealHeroes);
        } else {
            for seat in Seat::all(self.seats_count()).rev() {
                self.push(&mut s, Step::ChooseHero(seat));
            }
        }
        s
    }

    pub(super) fn may_choose_hero(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Hero(hero) = *choice else { return not_now(choice) };
        let free = s.body(hero).seat == NOBODY && hero != Hero::Sindri;
        ensure(free, "GOW-S1", "gow-why-hero-taken")
    }

    pub(super) fn hero_chosen(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Hero(hero) = choice else { return };
        self.pop(s);
        self.deal_hero(s, seat, hero);
        w.see(|| Event::ChoseHero { seat, hero });
    }

    pub(super) fn heroes_dealt(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        self.pop(s);
        for (seat, n) in Seat::all(self.seats_count()).zip(fortune) {
            let hero = Hero::ALL[*n as usize - 1];
            self.deal_hero(s, seat, hero);
            w.see(|| Event::ChoseHero { seat, hero });
        }
    }

    /// The hero's board and starting deck (GOW-S1).
    fn deal_hero(&self, s: &mut State, seat: Seat, hero: Hero) {
        for body in hero.bodies() {
            s.body_mut(*body).seat = seat.0;
        }
        let player = s.player_mut(seat);
        player.hero = hero as u8;
        player.deck = Book::deck(hero).collect();
    }

    fn quests(&self) -> u8 {
        self.book.scenes.len() as u8 - self.bosses()
    }

    pub(super) fn bosses(&self) -> u8 {
        self.book.scenes.iter().filter(|scene| scene.boss).count() as u8
    }

    /// Fate draws three, of which one may be named (GOW-S2).
    fn draw_three(&self, named: Option<u8>, of: u8) -> Pending {
        let named = named.is_some() as u8;
        let all = Seats::first(self.seats_count());
        Pending::Chance(Chance::pick(3 - named, of - named, all))
    }

    pub(super) fn draw_quests(&self) -> Pending {
        self.draw_three(self.options.quest, self.quests())
    }

    pub(super) fn draw_bosses(&self) -> Pending {
        self.draw_three(self.options.boss, self.bosses())
    }

    /// One at the bottom, two above (GOW-S2).
    pub(super) fn quests_drawn(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        self.pop(s);
        let drawn = three(self.options.quest, fortune);
        s.pyramid[..3].copy_from_slice(&drawn);
        drawn.into_iter().for_each(|scene| w.see(|| Event::Drawn { scene }));
    }

    pub(super) fn bosses_drawn(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        self.pop(s);
        let drawn = three(self.options.boss, fortune).map(|boss| self.quests() + boss);
        s.pyramid[3..].copy_from_slice(&drawn);
        drawn.into_iter().for_each(|scene| w.see(|| Event::Drawn { scene }));
        let below = self.pop(s);
        self.push(s, Step::LayScene(s.pyramid[0]));
        if below == Step::FirstPlayer {
            self.push(s, below);
        }
    }

    pub(super) fn first_named(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.first = seat;
        s.turn = seat;
        w.see(|| Event::FirstPlayer { seat });
    }

    /// The scene is laid out, all cards on their front sides (GOW-S3); then the obstacles are
    /// carried out (GOW-Q2).
    pub(super) fn lay_scene(&self, s: &mut State, scene: u8, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.scene = scene;
        s.played[s.stage.min(2) as usize] = scene;
        s.spots = [Spot::default(); PLACES];
        (s.round, s.fired, s.used, s.turn) = (0, 0, 0, s.first);
        w.see(|| Event::SceneLaid { scene });
        for obstacle in s.obstacles.into_iter().filter(|scene| *scene != NOBODY) {
            w.see(|| Event::Obstacle { scene: obstacle });
        }
        self.push(s, Step::Round);
        self.push(s, Step::Muster);
        let by = self.acting(s);
        self.push(s, Step::Tell(Trigger::Start, NOBODY, by));
    }

    /// From the first player on, clockwise (GOW-S5).
    pub(super) fn muster(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let seats = clockwise(s.first, self.seats_count());
        if self.options.first_game && s.stage == 0 {
            let mut column = 0;
            for seat in seats {
                for hero in s.bodies_of(seat).filter(|hero| *hero != Hero::Mimir) {
                    self.enter(s, hero, column % 4, column >= 4); // GOW-S6
                    w.see(|| Event::Put { hero, column: column % 4 });
                    column += 1;
                }
            }
            return;
        }
        for seat in seats.rev() {
            let [one, other] = Hero::ALL[s.player(seat).hero as usize].bodies() else {
                if s.player(seat).hero != Hero::Mimir as u8 {
                    self.push(s, Step::Put(Hero::ALL[s.player(seat).hero as usize]));
                }
                continue;
            };
            self.push(s, Step::Put(*other));
            self.push(s, Step::Put(*one));
        }
    }

    pub(super) fn may_put(&self, s: &State, hero: Hero, choice: &Choice) -> Legal {
        match *choice {
            Choice::Put(who, column, back) if who == hero => {
                self.may_enter(s, hero, column, back, "GOW-S5")
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn put(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Put(hero, column, back) = choice else { return };
        self.pop(s);
        self.enter(s, hero, column, back);
        w.see(|| Event::Put { hero, column });
    }

    /// Two places at a column; who is alone there is in front (GOW-H1).
    pub(super) fn may_enter(
        &self,
        s: &State,
        hero: Hero,
        column: u8,
        back: bool,
        rule: &'static str,
    ) -> Legal {
        ensure(column < 4, rule, "gow-why-no-column")?;
        let there = s.at_column(column).into_iter().flatten().filter(|other| *other != hero);
        match there.count() {
            0 => ensure(!back, "GOW-H1", "gow-why-alone-in-front"),
            1 => Ok(()),
            _ => ensure(false, rule, "gow-why-column-full"),
        }
    }

    /// Puts a hero at a column; the other shifts.
    pub(super) fn enter(&self, s: &mut State, hero: Hero, column: u8, back: bool) {
        self.leave(s, hero);
        if let [Some(other), _] = s.at_column(column) {
            s.body_mut(other).back = !back;
        }
        let body = s.body_mut(hero);
        (body.column, body.back) = (column, back);
    }

    /// Takes a hero from its column; who stays there is in front.
    pub(super) fn leave(&self, s: &mut State, hero: Hero) {
        let column = std::mem::replace(&mut s.body_mut(hero).column, NOBODY);
        if column != NOBODY {
            for other in s.at_column(column).into_iter().flatten() {
                s.body_mut(other).back = false;
            }
        }
    }
}

/// The named one first, then those that fate picked from the others.
fn three(named: Option<u8>, fortune: &[u8]) -> [u8; 3] {
    let mut drawn = [NOBODY; 3];
    let first = named.is_some() as usize;
    drawn[0] = named.unwrap_or(NOBODY);
    for (slot, n) in drawn[first..].iter_mut().zip(fortune) {
        let skip = named.is_some_and(|named| *n > named) as u8;
        *slot = n - 1 + skip;
    }
    drawn
}
