//! What stands beside the table: who sits there, what can be asked for, what happened.

use maud::{Markup, html};
use shelf::Hint;
use sitting::{Entry, UndoRight};
use tabletop::{Phrase, Seat};
use words::Voice;

use super::{code, frame, level, sign};
use crate::shown::{Hall, Phase, Reach, SeatShown, SitterShown, TablePage};

/// The last lines of the log that are shown beside the table.
const LINES: usize = 10;

/// A form that does one thing at the table.
pub(super) fn deed(page: &TablePage, act: &str, seat: Option<Seat>, inside: Markup) -> Markup {
    html! {
        form.deed method="post" action={ "/t/" (page.id) } data-act {
            input type="hidden" name="act" value=(act);
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            (inside)
        }
    }
}

/// The game and the short facts of the table.
pub(super) fn head(hall: Hall<'_>, voice: Voice<'_>, page: &TablePage) -> Markup {
    let watching = page.watching;
    html! {
        section.headline #z-head data-in="c-head" {
            h1 { (super::title(hall.words, page.about.id)) }
            @if let Some(screen) = &page.screen { p.facts { (voice.dotted(&screen.facts)) } }
            @if page.held.is_empty() { p.badge { (voice.t("hall-you-watch")) } }
            @if watching > 0 {
                p.faint { (voice.say(&Phrase::new("hall-watching").with("count", watching))) }
            }
            p.net #net hidden { (voice.t("hall-net-lost")) }
        }
    }
}

/// Who sits where.
pub(super) fn seats(hall: Hall<'_>, voice: Voice<'_>, page: &TablePage) -> Markup {
    html! {
        section.panel #z-seats data-in="c-side" aria-labelledby="h-seats" {
            h2 #h-seats { (voice.t("hall-seats")) }
            ul.seats {
                @for seat in &page.seats { li.asked[seat.asked && page.outcome.is_none()] { (chair(hall, voice, page, seat)) } }
            }
            // While the table fills up the links stand in the middle of the page.
            @if page.phase != Phase::Gathering { (links(hall, voice, page)) }
        }
    }
}

/// The links that this viewer made, and who can open them.
pub(super) fn links(hall: Hall<'_>, voice: Voice<'_>, page: &TablePage) -> Markup {
    let reach = match hall.reach {
        Reach::Machine => Phrase::new("hall-reach-machine"),
        Reach::NoNetwork => Phrase::new("hall-reach-no-network"),
        Reach::Network(at) => Phrase::new("hall-reach-network").with("address", at.as_str()),
        Reach::Public(at) => Phrase::new("hall-reach-public").with("address", at.as_str()),
    };
    // Nobody can point a camera's browser at an address that only this machine has.
    let afar = matches!(hall.reach, Reach::Network(_) | Reach::Public(_));
    html! {
        @for (seat, address) in &page.links {
            div.link {
                label for={ "link-" (seat) } { (voice.say(&Phrase::new("hall-link").with("seat", *seat))) }
                div {
                    input.copy #{ "link-" (seat) } readonly value=(address);
                    button type="button" data-copy={ "link-" (seat) } { (voice.t("hall-copy")) }
                }
                @if afar { (code::square(address, &voice.t("hall-link-code"))) }
            }
        }
        @if !page.links.is_empty() { p.faint { (voice.say(&reach)) } }
    }
}

fn chair(hall: Hall<'_>, voice: Voice<'_>, page: &TablePage, shown: &SeatShown) -> Markup {
    let seat = shown.seat;
    let playing = page.phase == Phase::Playing && page.outcome.is_none();
    let invites = !page.held.is_empty() && page.links.iter().all(|(other, _)| *other != seat);
    let (who, act) = match &shown.sitter {
        SitterShown::Free => {
            (voice.t("hall-seat-free"), invites.then_some(("invite", "hall-invite")))
        }
        SitterShown::Human(_) if shown.mine => {
            (voice.t("hall-seat-you"), (invites && playing).then_some(("invite", "hall-carry")))
        }
        SitterShown::Human(_) => (
            voice.t(if shown.here { "hall-seat-here" } else { "hall-seat-away" }),
            (playing && !shown.here && !page.held.is_empty())
                .then_some(("replace", "hall-replace")),
        ),
        SitterShown::Mind(of, None) => (
            voice.say(&Phrase::new("hall-seat-mind").with("level", level(hall.words, of.name()))),
            None,
        ),
        SitterShown::Mind(_, Some(name)) => (
            voice.say(&Phrase::new("hall-seat-stands-in").with("name", name.as_str())),
            (shown.mine && playing && !shown.forfeit).then_some(("back", "hall-back")),
        ),
    };
    html! {
        (sign::owner(seat))
        span.who { b { (voice.name(seat)) } " " span.faint { (who) } }
        @if shown.asked && page.outcome.is_none() { span.badge { (voice.t("hall-to-move")) } }
        @if shown.forfeit { span.badge { (voice.t("hall-forfeit")) } }
        @if let Some((left, runs)) = shown.left {
            span.clock role="timer" data-left=(left) data-runs[runs] { (minutes(voice, left)) }
        }
        @if let Some((act, id)) = act {
            (deed(page, act, Some(seat), html! { button.quiet { (voice.t(id)) } }))
        }
    }
}

/// A time as a clock shows it.
fn minutes(voice: Voice<'_>, milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    match seconds / 86_400 {
        0 if seconds < 3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        0 => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        days => {
            let left = Phrase::new("hall-clock-left").with("days", days as usize);
            voice.say(&left.with("hours", (seconds / 3600 % 24) as usize))
        }
    }
}

/// Hint, odds, taking back, leaving.
pub(super) fn tools(voice: Voice<'_>, page: &TablePage) -> Option<Markup> {
    let me = page.held.iter().find(|seat| page.eyes.is(*seat))?;
    let asked = super::table::asked(page).is_some();
    let over = page.outcome.is_some() || page.phase == Phase::Over;
    let tool = |act, id, key: &str| {
        let label = voice.t(id);
        deed(
            page,
            act,
            Some(me),
            html! {
                button.tool aria-keyshortcuts=(key) data-key=(key) { (label) kbd aria-hidden="true" { (key) } }
            },
        )
    };
    Some(html! {
        section.panel.tools #z-tools data-in="c-side" aria-label=(voice.t("hall-tools")) {
            @if asked { (tool("hint", "hall-hint", "h")) }
            @if page.contest && !over { (tool("odds", "hall-odds", "o")) }
            @match page.undo {
                UndoRight::Nothing => {},
                UndoRight::Draft | UndoRight::Free(_) => { (tool("undo", "hall-undo", "u")) },
                UndoRight::Asks(..) => { (tool("undo", "hall-undo-ask", "u")) },
            }
            @if page.held.count() > 1 && !over { (tool("cover", "hall-cover", "c")) }
            button.tool type="button" popovertarget="keys" aria-keyshortcuts="?" data-key="?" {
                (voice.t("hall-keys")) kbd aria-hidden="true" { "?" }
            }
            a.tool href={ "/rules/" (page.about.id) } target="_blank" rel="noopener" { (voice.t("hall-rules")) }
            @if !over {
                button.tool #notify type="button" hidden { (voice.t("hall-notify")) }
                details.more #more {
                    summary { (voice.t("hall-more")) }
                    (deed(page, "leave", Some(me), html! { button.quiet { (voice.t("hall-leave")) } }))
                    (deed(page, "resign", Some(me), html! { button.quiet.danger { (voice.t("hall-resign")) } }))
                }
            }
        }
    })
}

/// The hint that was asked for: the best choices and what they promise.
pub(super) fn hint(voice: Voice<'_>, page: &TablePage) -> Option<Markup> {
    let (counsel, screen) = (page.hint.as_ref()?, page.screen.as_ref()?);
    let button = |hint: &Hint| screen.buttons.iter().find(|button| button.choice == hint.choice);
    // Where a choice was hardly tried, the error would be larger than the chance can be off.
    let share = |hint: &Hint| {
        let (share, error) = hint.chance;
        voice.say(&match error < minds::VAGUE {
            true => chance(share, error),
            false => Phrase::new("hall-hint-vague").with("share", percent(share)),
        })
    };
    let best: Vec<_> = page.hints().iter().filter_map(|hint| Some((button(hint)?, hint))).collect();
    let (first, promise) = best.first()?;
    // A choice may be a whole sentence, and what it promises follows.
    let choice = Phrase::verbatim(voice.say(&first.phrase).trim_end_matches('.'));
    // Who gave up has no chance after any of them.
    let (said, how) = match counsel.gave_up {
        true => (Phrase::new("hall-hint-said-gave-up"), "hall-hint-gave-up"),
        false => (Phrase::new("hall-hint-said").with("share", share(promise)), "hall-hint-how"),
    };
    let worlds = Phrase::new(how).with("worlds", counsel.iterations);
    Some(html! {
        section.panel.odds #z-hint data-in="c-side" aria-labelledby="h-hint"
            data-says=(voice.say(&said.with("choice", choice))) {
            h2 #h-hint { (voice.t("hall-hint-title")) }
            ol {
                @for (button, hint) in &best {
                    li {
                        button.choice form="act" name="choice" value=(button.choice) { (voice.say(&button.phrase)) }
                        @if !counsel.gave_up {
                            meter min="0" max="1" value=(format!("{:.4}", hint.chance.0)) aria-label=(voice.say(&button.phrase)) {}
                            " " (share(hint))
                        }
                    }
                }
            }
            p.faint { (voice.say(&worlds)) }
        }
    })
}

/// A chance with its error, or with the range it lies in where that ends at nothing or at a whole.
fn chance(share: f64, error: f64) -> Phrase {
    let phrase = match minds::range(share, error) {
        Some([low, high]) => {
            Phrase::new("hall-odds-range").with("low", percent(low)).with("high", percent(high))
        }
        None => Phrase::new("hall-odds-share").with("error", percent(error)),
    };
    phrase.with("share", percent(share))
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// The odds that were asked for.
pub(super) fn odds(hall: Hall<'_>, voice: Voice<'_>, page: &TablePage) -> Option<Markup> {
    let odds = page.odds.as_ref().filter(|odds| odds.samples > 0)?;
    let name = |verdict: usize| hall.words.named(&format!("{}-verdict-{verdict}", page.about.id));
    let share = |verdict| voice.say(&chance(odds.share(verdict), odds.error(verdict)));
    let rows: Vec<(String, usize)> =
        (0..odds.verdicts.len()).filter_map(|verdict| Some((name(verdict)?, verdict))).collect();
    let said = rows.iter().map(|(name, verdict)| format!("{name} {}", share(*verdict)));
    let said = said.collect::<Vec<_>>().join(" · ");
    Some(html! {
        section.panel.odds #z-odds data-in="c-side" aria-labelledby="h-odds" data-says=(said) {
            h2 #h-odds { (voice.t("hall-odds-title")) }
            dl {
                @for (name, verdict) in &rows {
                    dt { (name) }
                    dd {
                        meter min="0" max="1" value=(format!("{:.4}", odds.share(*verdict))) aria-label=(name) {}
                        " " (share(*verdict))
                    }
                }
            }
            p.faint { (voice.say(&Phrase::new("hall-odds-how").with("samples", odds.samples))) }
        }
    })
}

/// The last that happened, newest first.
pub(super) fn log(voice: Voice<'_>, page: &TablePage) -> Markup {
    let skip = page.log.len().saturating_sub(LINES);
    html! {
        section.panel.log #z-log data-in="c-side" aria-labelledby="h-log" {
            h2 #h-log tabindex="-1" { (voice.t("hall-log")) }
            ol.lines {
                @for entry in page.log[skip..].iter().rev() { (line(voice, page.about.id, entry)) }
            }
            @if page.log.is_empty() { p.nothing { (voice.t("hall-log-empty")) } }
            @else { p { a href={ "/t/" (page.id) "/log" } { (voice.t("hall-log-whole")) } } }
        }
    }
}

/// A line of the log, with its rule.
pub(super) fn line(voice: Voice<'_>, game: &str, entry: &Entry) -> Markup {
    html! {
        li data-step=(entry.step) {
            span { (voice.say(&entry.phrase)) }
            @if let Some(rule) = entry.rule { " " (frame::rule(game, rule)) }
        }
    }
}

/// What people said.
pub(super) fn talk(voice: Voice<'_>, page: &TablePage) -> Option<Markup> {
    let me = page.held.iter().find(|seat| page.eyes.is(*seat));
    let people = page.seats.iter().filter(|seat| matches!(seat.sitter, SitterShown::Human(_)));
    if page.talk.is_empty() && (me.is_none() || people.count() < 2) {
        return None;
    }
    Some(html! {
        section.panel.talk #z-talk data-in="c-side" aria-labelledby="h-talk" {
            h2 #h-talk { (voice.t("hall-talk")) }
            ul.lines {
                @for said in page.talk.iter().rev() { li { b { (voice.name(said.seat)) } ": " (said.text) } }
            }
            @if let Some(seat) = me {
                (deed(page, "say", Some(seat), html! {
                    label.unseen for="say" { (voice.t("hall-say")) }
                    input #say name="text" maxlength="500" autocomplete="off";
                    button { (voice.t("hall-send")) }
                }))
            }
        }
    })
}
