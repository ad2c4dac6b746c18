//! Every choice in words.

use screen::Button;
use tabletop::Phrase;

use super::{Easel, words};
use crate::book::{Hero, Kind, NOBODY};
use crate::rules::rule_of;
use crate::{Choice, On};

impl Easel<'_> {
    pub(super) fn all_buttons(&self) -> Vec<Button> {
        let button = |choice: &Choice| Button {
            choice: choice.to_string(),
            phrase: self.say(choice),
            rule: Some(rule_of(choice)),
        };
        self.choices.iter().map(button).collect()
    }

    /// A choice of the viewer's in words.
    fn say(&self, choice: &Choice) -> Phrase {
        let game = self.game;
        let hero = |id, hero: Hero| Phrase::new(id).with("hero", words::hero(hero));
        let card = |id, card: u8| Phrase::new(id).with("card", game.title(card));
        let at = |phrase: Phrase, at: u8| phrase.with("place", self.place(at));
        let column = |phrase: Phrase, column: u8| phrase.with("column", column + 1);
        match *choice {
            Choice::Hero(Hero::Brok) => Phrase::new("gow-say-brothers"),
            Choice::Hero(who) => hero("gow-say-hero", who),
            Choice::Put(who, to, back) | Choice::Move(who, to, back) => {
                let id = if back { "gow-say-move-back" } else { "gow-say-move-front" };
                column(hero(id, who), to)
            }
            Choice::Swap(who) => hero("gow-say-swap", who),
            Choice::Attack(who, kind, with, to) => {
                let id = if kind == Kind::Melee { "gow-say-melee" } else { "gow-say-ranged" };
                at(hero(id, who).with("card", game.title(with)), to)
            }
            Choice::Add(with) => card("gow-say-add", with),
            Choice::Done => Phrase::new("gow-say-done"),
            Choice::Pass => Phrase::new("gow-say-pass"),
            Choice::PassActivation => Phrase::new("gow-say-pass-activation"),
            Choice::End => Phrase::new("gow-say-end"),
            Choice::Special(_, with, On::Nobody) => card("gow-say-special", with),
            Choice::Special(_, with, on) => {
                card("gow-say-special-on", with).with("on", self.on(on))
            }
            Choice::Rage(who, On::Nobody) => {
                hero("gow-say-rage", who).with("power", self.power(who))
            }
            Choice::Rage(who, on) => {
                let said = hero("gow-say-rage-on", who).with("power", self.power(who));
                said.with("on", self.on(on))
            }
            Choice::Spot(who, to, number) => {
                let lines = game.side(self.s, to).lines;
                let line = &game.book.lines[(lines.0 + number as u16) as usize];
                at(hero("gow-say-spot", who), to).with("line", words::line(game, line))
            }
            Choice::Pay(with) => card("gow-say-pay", with),
            Choice::Defend(with) => card("gow-say-defend", with),
            Choice::Intercept => Phrase::new("gow-say-intercept"),
            Choice::Token => Phrase::new("gow-say-token"),
            Choice::Ally(which, On::Nobody, _) => {
                Phrase::new("gow-say-ally").with("ally", ally(which))
            }
            Choice::Ally(which, on, also) => {
                let id = if also == NOBODY { "gow-say-ally-on" } else { "gow-say-ally-on-two" };
                let said = Phrase::new(id).with("ally", ally(which)).with("on", self.on(on));
                if also == NOBODY { said } else { said.with("also", self.place(also)) }
            }
            Choice::Step(to, back) => {
                let id = if back { "gow-say-step-back" } else { "gow-say-step-front" };
                column(Phrase::new(id), to)
            }
            Choice::Medium(who) => hero("gow-say-medium", who),
            Choice::Toward(to) => column(Phrase::new("gow-say-toward"), to),
            Choice::Take(with) => card("gow-say-take", with),
            Choice::Remove(with) => card("gow-say-remove", with),
            Choice::Nothing => Phrase::new("gow-say-nothing"),
            Choice::Give(seat) => Phrase::new("gow-say-give").with("seat", seat),
            Choice::Quest(n) => {
                let scene = self.game.book.scenes.get(self.s.pyramid[n as usize % 6] as usize);
                let name = scene.map_or("", |scene| scene.name.as_str());
                Phrase::new("gow-say-quest").with("name", Phrase::verbatim(name))
            }
            Choice::Suffer(who) => hero("gow-say-suffer", who),
            Choice::Drop(with) => card("gow-say-drop", with),
            Choice::Top => Phrase::new("gow-say-top"),
            Choice::Under => Phrase::new("gow-say-under"),
        }
    }

    /// A place with the name of the card there.
    fn place(&self, at: u8) -> Phrase {
        Phrase::new("gow-scene-card")
            .with("place", words::place(at))
            .with("name", Phrase::verbatim(self.game.side(self.s, at).name.as_str()))
    }

    fn on(&self, on: On) -> Phrase {
        match on {
            On::Nobody => Phrase::new("gow-who-hero"),
            On::Hero(hero) => words::hero(hero),
            On::Place(at) => self.place(at),
        }
    }
}

/// An ally's option in words.
pub(super) fn ally(which: u8) -> Phrase {
    Phrase::new(match which {
        0 => "gow-ally-stun",
        1 => "gow-ally-strength",
        2 => "gow-ally-two",
        3 => "gow-ally-defence",
        4 => "gow-ally-heal",
        5 => "gow-ally-die",
        6 => "gow-ally-move",
        _ => "gow-ally-look",
    })
}
