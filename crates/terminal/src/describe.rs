//! A thing on the table in words: in one line, or in full.

use screen::{Art, Card, Item, Screen, Symbol};
use tabletop::Phrase;

use words::Voice;

/// The buttons a thing stands for.
pub(crate) fn buttons(item: &Item) -> &[usize] {
    match item {
        Item::Card(card) => &card.buttons,
        Item::Die(die) => &die.buttons,
        Item::Token(token) => &token.buttons,
        Item::Gap(gap) => &gap.buttons,
    }
}

/// The choice a player would mean by a thing.
pub(crate) fn would(item: &Item) -> Option<&str> {
    match item {
        Item::Card(card) => card.would.as_deref(),
        Item::Die(die) => die.would.as_deref(),
        Item::Token(token) => token.would.as_deref(),
        Item::Gap(gap) => gap.would.as_deref(),
    }
}

/// A thing's title.
pub(crate) fn title(item: &Item) -> &Phrase {
    match item {
        Item::Card(card) => &card.title,
        Item::Die(die) => &die.title,
        Item::Token(token) => &token.title,
        Item::Gap(gap) => &gap.title,
    }
}

/// Words for the things of a table.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) voice: Voice<'a>,
    pub(crate) art: &'static Art,
}

impl Teller<'_> {
    /// A thing in one line, for ears and pipes.
    pub(crate) fn line(self, item: &Item) -> String {
        let mut parts = vec![self.voice.say(title(item))];
        match item {
            Item::Card(card) => {
                parts.extend(self.family(card));
                parts.extend(
                    card.corners.iter().map(|corner| self.counted(&corner.label, corner.value)),
                );
                parts.extend(self.symbols(&card.symbols));
                parts.extend(card.badges.iter().map(|badge| self.voice.say(badge)));
                let does: Vec<String> = card.text.iter().map(|text| self.voice.say(text)).collect();
                let does = does.join("; ");
                let line = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
                let line = line.join(", ");
                return if does.is_empty() { line } else { format!("{line}: {does}") };
            }
            Item::Die(die) => {
                match self.sign(die.face) {
                    // A die that is called by its face need not say it twice.
                    Some(face) if parts[0].contains(&face) => {}
                    Some(face) => parts.push(
                        self.voice.say(&Phrase::new("terminal-die-shows").with("face", &*face)),
                    ),
                    None => parts.push(self.voice.t("terminal-die-waits")),
                }
                if die.used {
                    parts.push(self.voice.t("terminal-die-used"));
                }
            }
            Item::Token(token) => {
                if token.count != 1 {
                    parts.push(
                        self.voice.say(&Phrase::new("terminal-times").with("count", token.count)),
                    );
                }
                parts.extend(token.owner.map(|seat| self.voice.name(seat)));
            }
            Item::Gap(_) => {
                let empty = self.voice.t("terminal-gap");
                // A place that is called empty need not say it twice.
                if !parts[0].contains(&empty) {
                    parts.push(empty);
                }
            }
        }
        parts.retain(|part| !part.is_empty());
        parts.join(", ")
    }

    /// A thing in full, line by line, below its title: what it is, its values, what it does and
    /// what can be done with it.
    pub(crate) fn details(self, item: &Item, screen: &Screen) -> Vec<String> {
        let mut lines = match item {
            Item::Card(card) => self.card(card),
            other => vec![self.line(other)],
        };
        let links: Vec<_> = buttons(item).iter().filter_map(|&at| screen.buttons.get(at)).collect();
        if !links.is_empty() {
            lines.push(String::new());
            lines
                .extend(links.iter().map(|button| format!("<{}>", self.voice.say(&button.phrase))));
        }
        lines
    }

    fn card(self, card: &Card) -> Vec<String> {
        let mut lines = vec![self.family(card).join(", ")];
        lines.extend(card.corners.iter().map(|corner| self.counted(&corner.label, corner.value)));
        lines.extend(self.symbols(&card.symbols));
        lines.extend(card.badges.iter().map(|badge| format!("* {}", self.voice.say(badge))));
        if !card.text.is_empty() {
            lines.push(String::new());
            lines.extend(card.text.iter().map(|text| self.voice.say(text)));
        }
        lines.retain(|line| !line.is_empty() || !card.text.is_empty());
        lines
    }

    /// What sort of card it is and its sign, where that says more.
    fn family(self, card: &Card) -> Vec<String> {
        let kind = card.face_up.then(|| self.voice.say(&card.kind));
        let mut family: Vec<String> = kind.into_iter().chain(self.sign(card.sign)).collect();
        family.dedup();
        family
    }

    fn sign(self, id: Option<&str>) -> Option<String> {
        let sign = self.art.signs.iter().find(|sign| Some(sign.id) == id)?;
        Some(self.voice.t(sign.phrase))
    }

    fn counted(self, label: &Phrase, value: i16) -> String {
        let phrase =
            Phrase::new("terminal-value").with("label", label.clone()).with("value", value);
        self.voice.say(&phrase)
    }

    /// The names of symbols in one text; those that are covered say so.
    fn symbols(self, symbols: &[Symbol]) -> Option<String> {
        let name = |symbol: &Symbol| {
            let name = self.sign(Some(symbol.sign))?;
            let covered = || Phrase::new("terminal-symbol-used").with("name", &*name);
            Some(if symbol.used { self.voice.say(&covered()) } else { name })
        };
        let names: Vec<_> = symbols.iter().filter_map(name).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }
}
