//! Every choice in words.

use screen::Button;
use tabletop::{Eyes, Phrase, Seat};

use super::{Easel, words};
use crate::Choice;
use crate::cards::NOBODY;
use crate::place::{Front, Place};
use crate::rules::rule_of;
use crate::step::Step;

impl Easel<'_> {
    /// Every legal choice in words, in the rules' order.
    pub(super) fn all_buttons(&self, rule: Option<&'static str>) -> Vec<Button> {
        let button = |choice: &Choice| Button {
            choice: choice.to_string(),
            phrase: self.say(choice),
            rule: match choice {
                Choice::Go(_) | Choice::Rune(_) | Choice::Favour => Some(rule_of(choice)),
                _ => rule,
            },
        };
        self.choices.iter().map(button).collect()
    }

    fn viewer(&self) -> Seat {
        match self.eyes {
            Eyes::Seat(seat) => seat,
            Eyes::Spectator => Seat(0),
        }
    }

    /// A choice of the viewer's in words.
    pub(super) fn say(&self, choice: &Choice) -> Phrase {
        let (game, s) = (self.game, self.s);
        let card = |id, card: u8| Phrase::new(id).with("card", game.title(card));
        let count = |id, count: u8| Phrase::new(id).with("count", count);
        let kind = |id, kind| Phrase::new(id).with("kind", words::kind(kind));
        match *choice {
            Choice::Leader(n) => Phrase::new("mid-do-leader")
                .with("leader", game.leader_title(n))
                .with("power", words::power(game.chest.leaders[n as usize % 5])),
            Choice::Go(place) => self.say_go(place),
            Choice::Food(n) => count("mid-do-food", n),
            Choice::Wood(n) => {
                let total = match game.top(s) {
                    Step::ShareWood(total) => total,
                    _ => n,
                };
                count("mid-do-wood", n).with("coins", total.saturating_sub(n))
            }
            Choice::Take(n) => card("mid-do-take", n),
            Choice::TakeTop => Phrase::new("mid-do-take-top"),
            Choice::Look(n) => Phrase::new("mid-do-look").with("land", words::land(n as usize)),
            Choice::Draw => count("mid-do-draw", game.draws(s)),
            Choice::Keep(n) => card("mid-do-keep", n),
            Choice::Under(n) => card("mid-do-under", n),
            Choice::Buy(n) => {
                let ship = &game.chest.ships[n as usize % 4];
                Phrase::new("mid-do-buy")
                    .with("ship", game.ship_title(n))
                    .with("coins", ship.coins)
                    .with("wood", ship.wood)
            }
            Choice::Sail(n) => {
                let monster = s.lands[n as usize % 4].monster;
                Phrase::new("mid-do-sail")
                    .with("land", words::land(n as usize))
                    .with("enemy", game.enemy_title(monster))
            }
            Choice::Favours(n) => count("mid-do-favours", n)
                .with("coins", game.chest.town.chapel[(n as usize).clamp(1, 4) - 1]),
            Choice::Times(n) => count("mid-do-times", n),
            Choice::Recruit(k) => kind("mid-do-recruit", k),
            Choice::Send(front, k, n) => self.say_send(front, k as usize, n),
            Choice::Load(front, n) => count("mid-do-load", n).with("place", words::front(front)),
            Choice::Rune(n) => card("mid-do-rune", n),
            Choice::Reveal(n) => card("mid-do-reveal", n),
            Choice::Stay(k) => kind("mid-do-stay", k),
            Choice::Favour => Phrase::new("mid-do-favour"),
            Choice::Add(die) => Phrase::new("mid-do-add").with("die", words::die(die)),
            Choice::Roll => Phrase::new("mid-do-roll"),
            Choice::Stand => Phrase::new("mid-do-stand"),
            Choice::Lose(k) => kind("mid-do-lose", k),
            Choice::LoseFood => Phrase::new("mid-do-lose-food"),
            Choice::Blame(seat) => Phrase::new("mid-do-blame").with("seat", seat),
            Choice::Pass => Phrase::new("mid-do-pass"),
            Choice::Reckon => Phrase::new("mid-do-reckon"),
            Choice::PassRound => Phrase::new("mid-do-pass-round"),
        }
    }

    fn say_go(&self, place: Place) -> Phrase {
        let s = self.s;
        let enemy =
            |card: u8| Phrase::new("mid-do-go-fight").with("enemy", self.game.enemy_title(card));
        match place {
            Place::Troll => enemy(s.troll),
            Place::Draugr1 => enemy(s.draugrs[0]),
            Place::Draugr2 => enemy(s.draugrs[1]),
            Place::Beg => Phrase::new("mid-do-beg"),
            _ => {
                let title = match place.stall() {
                    Some(space) => self.game.stall_title(s.stalls[space]),
                    None => words::place(place),
                };
                Phrase::new("mid-do-go").with("place", title)
            }
        }
    }

    /// How many are sent, and what would come of it if nobody of another kind followed.
    fn say_send(&self, front: Front, kind: usize, count: u8) -> Phrase {
        let mut sent = [0; 3];
        sent[kind] = count;
        let phrase = match count {
            0 => Phrase::new("mid-do-send-none"),
            _ => Phrase::new("mid-do-send").with("band", words::band(&sent)),
        };
        let phrase = phrase.with("place", words::front(front));
        let card = self.game.enemy_at(self.s, front);
        if card == NOBODY || self.game.top(self.s) == Step::Worker {
            return phrase;
        }
        let mut band = self.s.fronts[front as usize].band;
        band[kind] += count;
        let found = self.game.prospect_of(self.s, self.viewer(), &band, card);
        Phrase::new("mid-do-send-odds")
            .with("what", phrase)
            .with("chance", (found.wins * 100.0).round() as i64)
            .with("losses", words::decimal(found.losses))
    }
}
