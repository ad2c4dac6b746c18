//! Every choice in words.

use screen::Button;
use tabletop::{Eyes, Phrase, Seat};

use super::{Easel, words};
use crate::Choice;
use crate::cards::{Power, Treasure};
use crate::step::Step;

impl Easel<'_> {
    /// Every legal choice in words, in the rules' order.
    pub(super) fn all_buttons(&self, rule: Option<&'static str>) -> Vec<Button> {
        // Where many kinds of things can be done, each has a rule of its own.
        let own = matches!(self.game.top(self.s), Step::Act | Step::Build | Step::Strike(_));
        let button = |choice: &Choice| Button {
            choice: choice.to_string(),
            phrase: self.say(choice),
            rule: if own { Some(crate::rules::rule_of(choice)) } else { rule },
        };
        self.choices.iter().map(button).collect()
    }

    fn viewer(&self) -> Seat {
        match self.eyes {
            Eyes::Seat(seat) => seat,
            Eyes::Spectator => self.s.active,
        }
    }

    fn land(&self, area: u8) -> Phrase {
        words::being(self.s.areas[area as usize].being)
    }

    fn at(&self, id: &'static str, area: u8, site: u8) -> Phrase {
        Phrase::new(id).with("being", self.land(area)).with("site", site + 1)
    }

    /// A choice of the viewer's in words.
    fn say(&self, choice: &Choice) -> Phrase {
        let (game, s) = (self.game, self.s);
        let card = |id, card: u8| {
            let text = game.text(card).unwrap_or(Phrase::new("rag-nothing"));
            Phrase::new(id).with("card", game.title(card)).with("text", text)
        };
        let kind = |id, kind| Phrase::new(id).with("resource", words::resource(kind));
        let top = game.top(s);
        match *choice {
            Choice::Draw(deck) => {
                let count = match top {
                    Step::OpenDraw => 2 + game.power(s, self.viewer(), Power::DrawMore),
                    Step::WhichDeck(_, count) => count,
                    _ => 2,
                };
                let id = match top {
                    Step::OpenDraw => "rag-do-draw-open",
                    Step::Act => "rag-do-draw-points",
                    _ => "rag-do-draw",
                };
                Phrase::new(id).with("count", count).with("deck", words::pool(deck))
            }
            Choice::Play(n) => card("rag-do-play", n),
            Choice::Lay(n) => card("rag-do-lay", n),
            Choice::Use(n) => card("rag-do-use", n),
            Choice::Take(r) => match top {
                Step::Steal(_) | Step::Plunder(_) => kind("rag-do-steal", r),
                _ => kind("rag-do-take", r),
            },
            Choice::Give(r) => kind("rag-do-give", r),
            Choice::Barter(n, deck) => {
                let count = game.power(s, self.viewer(), Power::Barter);
                card("rag-do-barter", n).with("count", count).with("deck", words::pool(deck))
            }
            Choice::Convert(diamonds, gold) => {
                Phrase::new("rag-do-convert").with("diamonds", diamonds).with("gold", gold)
            }
            Choice::Discard(n) => card("rag-do-discard", n),
            Choice::Fetch(n) => card("rag-do-fetch", n),
            Choice::Divine(area) => Phrase::new("rag-do-divine").with("being", self.land(area)),
            Choice::Die(die) => Phrase::new("rag-do-die").with("die", words::colour(die)),
            Choice::Reroll(die) => self.die("rag-do-reroll", die),
            Choice::Turn(die, face) => {
                let colour = s.dice.get(die as usize).map(|die| die.colour).unwrap_or_default();
                let face = words::face(game.deck.face(colour, face));
                self.die("rag-do-turn", die).with("face", face)
            }
            Choice::Exchange(from, to) => kind("rag-do-exchange", to)
                .with("what", words::some(from, game.rate(s, self.viewer()))),
            Choice::Rune => Phrase::new("rag-do-rune")
                .with("count", 2 + game.power(s, self.viewer(), Power::RuneStrength)),
            Choice::RuneBuild => Phrase::new("rag-do-rune-build"),
            Choice::RuneFor(r) => kind("rag-do-rune-for", r),
            Choice::RuneFollowers => Phrase::new("rag-do-rune-followers")
                .with("count", game.power(s, self.viewer(), Power::RuneTrade)),
            Choice::Village(n) => Phrase::new("rag-do-build")
                .with("building", words::building(n))
                .with("price", words::price(&game.deck.village[n as usize % 3].price)),
            Choice::Temple(area, site) => {
                let being = s.areas[area as usize].being;
                let price = words::price(&game.deck.beings[being as usize].price);
                self.at("rag-do-temple", area, site).with("price", price)
            }
            Choice::Move(area, site, to, there) => self
                .at("rag-do-move", area, site)
                .with("to", self.land(to))
                .with("there", there + 1),
            Choice::Token(token) => {
                let treasure = game.deck.treasures[token as usize];
                let id = match treasure {
                    Treasure::Build(_) => "rag-do-token-build",
                    _ => "rag-do-token",
                };
                Phrase::new(id).with("what", words::treasure(treasure))
            }
            Choice::Attack(n) => {
                self.with_attack("rag-do-attack", n).with("seat", game.who(s.active))
            }
            Choice::Slay(area, n) => {
                self.with_attack("rag-do-slay", n).with("being", self.land(area))
            }
            Choice::Defend(n) => card("rag-do-defend", n),
            Choice::Freeze(area, site) => self.at("rag-do-freeze", area, site),
            Choice::Raze(area, site) => self.at("rag-do-raze", area, site),
            Choice::Buy => Phrase::new("rag-do-buy"),
            Choice::Done => Phrase::new(match top {
                Step::Bonus => "rag-do-done-bonus",
                Step::Defend(_) => "rag-do-done-defence",
                Step::Reroll => "rag-do-keep-dice",
                _ => "rag-do-done",
            }),
            Choice::Pass => Phrase::new("rag-do-pass"),
            Choice::PassTurn => Phrase::new("rag-do-pass-turn"),
            Choice::End => Phrase::new("rag-do-end"),
        }
    }

    fn die(&self, id: &'static str, n: u8) -> Phrase {
        let lying = self.s.dice.get(n as usize).copied().unwrap_or_default();
        let shows = words::face(self.game.deck.face(lying.colour, lying.face));
        Phrase::new(id).with("die", words::colour(lying.colour)).with("shows", shows)
    }

    fn with_attack(&self, id: &'static str, card: u8) -> Phrase {
        let value = self.game.deck.attack(card).map_or(0, |attack| attack.value);
        let text = self.game.text(card).unwrap_or(Phrase::new("rag-nothing"));
        Phrase::new(id).with("card", self.game.title(card)).with("value", value).with("text", text)
    }
}
