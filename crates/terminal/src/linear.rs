//! A screen as lines of text, in reading order: for screen readers, pipes and `--at`.

use screen::{Art, Item, Screen, Zone};
use tabletop::{Phrase, Seat};
use words::{Voice, Words};

use crate::describe::{Teller, buttons};

/// The whole screen: facts, zones, the prompt and the choices, or the result.
pub fn lines(
    screen: &Screen,
    art: &'static Art,
    words: &Words,
    names: &dyn Fn(Seat) -> String,
) -> Vec<String> {
    let names: Vec<String> = Seat::all(tabletop::MAX_SEATS as u8).map(names).collect();
    let teller = Teller { voice: Voice::new(words, &names), art };
    let mut lines = table(screen, teller);
    lines.push(String::new());
    if screen.ending.is_some() {
        lines.extend(result(screen, teller.voice));
    } else {
        lines.extend(prompt(screen, teller.voice));
        lines.extend(choices(screen, teller.voice));
    }
    lines
}

/// Facts and zones.
pub(crate) fn table(screen: &Screen, teller: Teller<'_>) -> Vec<String> {
    let mut lines = vec![teller.voice.dotted(&screen.facts)];
    for zone in &screen.zones {
        lines.extend(self::zone(screen, zone, teller, false));
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// The zones that belong to a seat and hold what only its owner sees or plays: its fans.
pub(crate) fn hand(screen: &Screen, seat: Seat, teller: Teller<'_>) -> Vec<String> {
    let mine = |zone: &&Zone| zone.owner == Some(seat) && zone.kind == screen::Kind::Fan;
    screen
        .zones
        .iter()
        .filter(mine)
        .flat_map(|zone| self::zone(screen, zone, teller, true))
        .collect()
}

/// A zone, heading first. Of a pile only the top is told unless the `whole` is wanted or something
/// below can be chosen.
pub(crate) fn zone(screen: &Screen, zone: &Zone, teller: Teller<'_>, whole: bool) -> Vec<String> {
    let voice = teller.voice;
    let title = voice.say(&zone.title);
    let title = match zone.owner {
        // The viewer's own zones, and those whose title has the name, need not say whose they are.
        Some(owner) if !screen.eyes.is(owner) && !title.contains(&voice.name(owner)) => voice.say(
            &Phrase::new("terminal-zone-of").with("owner", owner).with("title", zone.title.clone()),
        ),
        _ => title,
    };
    let facts = voice.dotted(&zone.facts);
    let head = if facts.is_empty() { title } else { format!("{title} ({facts})") };
    if zone.items.is_empty() {
        return vec![format!("{head}: {}", voice.t("terminal-zone-empty"))];
    }
    let mut lines = vec![format!("{head}:")];
    let below = if whole { 0 } else { hidden_below(zone) };
    let mut rest = &zone.items[below..];
    while let Some(first) = rest.first() {
        let same = rest.iter().take_while(|item| alike(first, item)).count();
        let mut line = format!("  {}", teller.line(first));
        if same > 1 {
            let times = voice.say(&Phrase::new("terminal-times").with("count", same));
            line = format!("{line}, {times}");
        }
        if !buttons(first).is_empty() {
            let numbers: Vec<_> =
                buttons(first).iter().map(|at| Phrase::verbatim((at + 1).to_string())).collect();
            let choices = Phrase::new("terminal-linear-choices")
                .with("count", numbers.len())
                .with("numbers", numbers);
            line = format!("{line} [{}]", voice.say(&choices));
        }
        lines.push(line);
        rest = &rest[same..];
    }
    if below > 0 {
        let more = Phrase::new("terminal-pile-below").with("count", below);
        lines.push(format!("  {}", voice.say(&more)));
    }
    lines
}

/// How many things of a pile need not be shown: those below the top, if none can be chosen.
pub(crate) fn hidden_below(zone: &Zone) -> usize {
    let below = zone.items.len().saturating_sub(1);
    let choosable = zone.items.iter().take(below).any(|item| !buttons(item).is_empty());
    if zone.kind == screen::Kind::Stack && !choosable { below } else { 0 }
}

/// Whether two things look the same and neither can be chosen, so that they are told as one.
pub(crate) fn alike(a: &Item, b: &Item) -> bool {
    if std::ptr::eq(a, b) {
        return true;
    }
    match (a, b) {
        (Item::Card(a), Item::Card(b)) => {
            !a.face_up
                && !b.face_up
                && a.buttons.is_empty()
                && b.buttons.is_empty()
                && (&a.title, &a.badges, &a.corners) == (&b.title, &b.badges, &b.corners)
        }
        (Item::Gap(a), Item::Gap(b)) => {
            a.buttons.is_empty() && b.buttons.is_empty() && a.title == b.title
        }
        _ => false,
    }
}

/// What is asked.
pub(crate) fn prompt(screen: &Screen, voice: Voice<'_>) -> Vec<String> {
    let prompt = voice.say(&screen.prompt);
    vec![match screen.rule {
        Some(rule) => format!("{prompt} {}", by_rule(rule, voice)),
        None => prompt,
    }]
}

/// A rule's number in brackets.
pub(crate) fn by_rule(rule: &str, voice: Voice<'_>) -> String {
    voice.say(&Phrase::new("terminal-rule").with("rule", rule))
}

/// The choices, numbered from 1.
pub(crate) fn choices(screen: &Screen, voice: Voice<'_>) -> Vec<String> {
    let line = |(at, button): (usize, &screen::Button)| {
        format!("{:>3}. {}", at + 1, voice.say(&button.phrase))
    };
    screen.buttons.iter().enumerate().map(line).collect()
}

/// The result: why it ended, then each seat line by line.
pub(crate) fn result(screen: &Screen, voice: Voice<'_>) -> Vec<String> {
    let mut lines: Vec<String> = screen.ending.iter().map(|ending| voice.say(ending)).collect();
    for score in &screen.scores {
        let id = if score.won { "terminal-score-won" } else { "terminal-score" };
        let phrase = Phrase::new(id).with("player", score.seat).with("total", score.total);
        lines.push(voice.say(&phrase));
        for (label, value) in &score.lines {
            let phrase =
                Phrase::new("terminal-value").with("label", label.clone()).with("value", *value);
            lines.push(format!("  {}", voice.say(&phrase)));
        }
    }
    lines
}
