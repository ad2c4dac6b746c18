//! Things on the table: what lies there, what it says of itself, and what can be done with it.

use maud::{Markup, html};
use screen::{Art, Card, Die, Gap, Item, Screen, Sign, Symbol, Token};
use shelf::Refused;
use tabletop::{About, Phrase};
use words::Voice;

use super::{buttons, frame, sign, would};
use crate::shown::Hall;

/// What things are drawn with.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub(super) hall: Hall<'a>,
    pub(super) voice: Voice<'a>,
    pub(super) about: &'static About,
    pub(super) art: &'static Art,
    pub(super) screen: &'a Screen,
    pub(super) refusals: &'a [(String, Refused)],
    pub(super) hint: Option<&'a str>,
}

impl Pen<'_> {
    fn sign(self, id: Option<&str>) -> Option<&'static Sign> {
        sign::find(self.art, id)
    }

    /// The button of a choice. It belongs to the form that holds the number of the question.
    pub(super) fn choice(self, at: usize, primary: bool) -> Markup {
        let Some(button) = self.screen.buttons.get(at) else { return html! {} };
        let hinted = self.hint == Some(&*button.choice);
        html! {
            button.choice.primary[primary].hinted[hinted] form="act" name="choice"
                value=(button.choice) {
                @if hinted { span.star aria-hidden="true" { "★" } }
                (self.voice.say(&button.phrase))
            }
        }
    }

    /// A thing in a zone, by its number there.
    pub(super) fn item(self, zone: &str, number: usize, item: &Item) -> Markup {
        let id = format!("{zone}-{number}");
        let look = self.look(item);
        let links = buttons(item);
        let hinted = links.iter().any(|&at| {
            self.screen.buttons.get(at).is_some_and(|button| self.hint == Some(&*button.choice))
        });
        let only = match links {
            [at] => self.screen.buttons.get(*at),
            _ => None,
        };
        let about = format!("d-{id}");
        let face = html! { span.inside { (look.face) } };
        html! {
            div.item.(look.kind).(look.paint).can[!links.is_empty()].hinted[hinted]
                .used[look.used] data-name=[look.name] data-face=[look.turned] {
                @match only {
                    Some(button) => button.face #{ "b-" (id) } form="act" name="choice"
                        value=(button.choice) data-pop={ "p-" (id) } aria-describedby=(about) { (face) },
                    None => button.face #{ "b-" (id) } type="button" popovertarget={ "p-" (id) }
                        aria-describedby=(about) { (face) },
                }
                div.pop #{ "p-" (id) } popover {
                    strong { (look.title) }
                    (look.written)
                    // What the face does not say in words is said of it besides.
                    div #(about) {
                        (look.details)
                        @for &at in links { (self.choice(at, true)) }
                        @if links.is_empty() { (self.why_not(item)) }
                    }
                }
            }
        }
    }

    /// Why nothing can be done with a thing, by its rule.
    fn why_not(self, item: &Item) -> Markup {
        let refused = would(item)
            .and_then(|would| self.refusals.iter().find(|(other, _)| other == would))
            .map(|(_, refused)| refused);
        html! {
            @match refused {
                Some(Refused::Illegal(refusal)) => p.why {
                    (self.voice.say(&refusal.phrase())) " "
                    (frame::rule(self.about.id, refusal.rule))
                },
                Some(garbled) => p.why { (self.voice.say(&garbled.phrase())) },
                None => {},
            }
        }
    }

    fn look(self, item: &Item) -> Look {
        match item {
            Item::Card(card) => self.card(card),
            Item::Die(die) => self.die(die),
            Item::Token(token) => self.token(token),
            Item::Gap(gap) => self.gap(gap),
        }
    }

    fn card(self, card: &Card) -> Look {
        let sign = self.sign(card.sign);
        let title = self.voice.say(&card.title);
        let family = card.face_up.then(|| self.voice.say(&card.kind));
        let named =
            sign.map(|sign| self.voice.t(sign.phrase)).filter(|n| Some(n) != family.as_ref());
        let kinds: Vec<String> = family.into_iter().chain(named).collect();
        let badges: Vec<String> = card.badges.iter().map(|badge| self.voice.say(badge)).collect();
        let text: Vec<String> = card.text.iter().map(|text| self.voice.say(text)).collect();
        let face = html! {
            span.head {
                @if let Some(sign) = sign { span.family { (sign::draw(sign)) i data-l=(sign.letter) {} } }
                span.title { (title) }
            }
            @if !card.corners.is_empty() {
                span.corners {
                    @for corner in &card.corners {
                        span.corner { b { (corner.value) } small { (self.voice.say(&corner.label)) } }
                    }
                }
            }
            (self.symbols(&card.symbols))
            @if !badges.is_empty() { span.badges { @for badge in &badges { span.badge { (badge) } } } }
            @if !text.is_empty() { span.text { @for line in &text { span { (line) " " } } } }
        };
        let counted: Vec<String> = card
            .corners
            .iter()
            .map(|corner| {
                let label = Phrase::new("hall-value").with("label", corner.label.clone());
                self.voice.say(&label.with("value", corner.value))
            })
            .collect();
        let written = html! {
            @if !counted.is_empty() { p { (counted.join(" · ")) } }
            @for badge in &badges { p.badge { (badge) } }
            @for line in &text { p { (line) } }
        };
        let details = html! {
            @if !kinds.is_empty() { p { (kinds.join(" · ")) } }
            @if let Some(symbols) = self.symbol_names(&card.symbols) { p { (symbols) } }
        };
        Look {
            kind: if card.face_up { "card" } else { "card back" },
            paint: sign::paint(sign),
            name: Some(card.name.clone()),
            title,
            face,
            written,
            details,
            ..Look::default()
        }
    }

    fn symbols(self, symbols: &[Symbol]) -> Markup {
        let drawn = symbols.iter().filter_map(|s| Some((self.sign(Some(s.sign))?, s.used)));
        html! {
            @if !symbols.is_empty() {
                span.symbols {
                    @for (sign, used) in drawn {
                        span.symbol.used[used] { (sign::draw(sign)) i data-l=(sign.letter) {} }
                    }
                }
            }
        }
    }

    /// The names of symbols in one text; those that are covered say so.
    fn symbol_names(self, symbols: &[Symbol]) -> Option<String> {
        let name = |symbol: &Symbol| {
            let name = self.voice.t(self.sign(Some(symbol.sign))?.phrase);
            let covered = || Phrase::new("hall-symbol-used").with("name", &*name);
            Some(if symbol.used { self.voice.say(&covered()) } else { name })
        };
        let names: Vec<String> = symbols.iter().filter_map(name).collect();
        (!names.is_empty()).then(|| names.join(" · "))
    }

    fn die(self, die: &Die) -> Look {
        let (family, face) = (self.sign(die.sign), self.sign(die.face));
        let title = self.voice.say(&die.title);
        let drawn = html! {
            span.cube {
                @if let Some(family) = family { (sign::draw(family)) }
                @if let Some(face) = face { span.pips { (sign::draw(face)) i data-l=(face.letter) {} } }
            }
            span.title { (title) }
        };
        let state = match die.face {
            _ if die.used => Some("hall-die-used"),
            None => Some("hall-die-waits"),
            Some(_) => None,
        };
        let details = html! {
            @if let Some(family) = family { p { (self.voice.t(family.phrase)) } }
            @if let Some(state) = state { p { (self.voice.t(state)) } }
        };
        Look {
            kind: "die",
            paint: sign::paint(family),
            name: Some(die.name.clone()),
            turned: die.face,
            used: die.used,
            title,
            face: drawn,
            details,
            ..Look::default()
        }
    }

    fn token(self, token: &Token) -> Look {
        let sign = self.sign(token.sign);
        let title = self.voice.say(&token.title);
        let face = html! {
            @if let Some(owner) = token.owner { (sign::owner(owner)) }
            @if let Some(sign) = sign { span.family { (sign::draw(sign)) i data-l=(sign.letter) {} } }
            @if token.count != 1 { b.count { (token.count) } }
            span.title { (title) }
        };
        let details = html! {
            @if token.count != 1 {
                p { (self.voice.say(&Phrase::new("hall-times").with("count", token.count))) }
            }
            @if let Some(owner) = token.owner { p { (self.voice.name(owner)) } }
            @if let Some(sign) = sign { p { (self.voice.t(sign.phrase)) } }
        };
        Look {
            kind: "token",
            paint: sign::paint(sign),
            name: Some(token.name.clone()),
            title,
            face,
            details,
            ..Look::default()
        }
    }

    fn gap(self, gap: &Gap) -> Look {
        let title = self.voice.say(&gap.title);
        Look {
            kind: "gap",
            face: html! { span.title { (title) } },
            details: html! { p { (self.voice.t("hall-gap")) } },
            title,
            ..Look::default()
        }
    }
}

/// How a thing looks.
#[derive(Default)]
struct Look {
    kind: &'static str,
    paint: &'static str,
    name: Option<String>,
    turned: Option<&'static str>,
    used: bool,
    title: String,
    face: Markup,
    written: Markup,
    details: Markup,
}
