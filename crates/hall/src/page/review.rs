//! A finished game, judged: each seat's chance to win over the game, what was missed, what luck did.

use maud::{Markup, PreEscaped, html};
use sitting::review::{Account, Fortune, Labels, Moment, Review, What, plot};
use tabletop::saga::Sitter;
use tabletop::{Phrase, Seat};
use words::Voice;

use super::{frame, sign};
use crate::plan::mind_name;
use crate::shown::{Hall, Judged, Reviewed};

/// The page of a review.
pub fn review(hall: Hall<'_>, page: &Reviewed) -> Markup {
    let voice = Voice::new(hall.words, &page.names);
    let name = super::title(hall.words, page.about.id);
    let title = voice.say(&Phrase::new("hall-review-title").with("game", &*name));
    let body = html! {
        h1 { (title) }
        p {
            a.button href={ "/t/" (page.id) "?at=0" } { (voice.t("hall-review-back")) }
        }
        @match &page.judged {
            Judged::Not => form method="post" action={ "/t/" (page.id) "/review" } {
                p { (voice.t("hall-review-what")) }
                button.primary.big { (voice.t("hall-review-do")) }
            },
            Judged::Going { done, of } => {
                p role="status" { (voice.t("hall-review-going")) }
                progress max=((*of).max(1)) value=(done) aria-label=(voice.t("hall-review-going")) {}
            },
            Judged::Found(found) => {
                @if !found.over { p { (voice.t("hall-review-left")) } }
                (picture(voice, &title, found))
                (accounts(voice, found))
                (moments(voice, page, found))
                p.faint { (voice.say(&how())) }
            },
        }
    };
    frame::page(hall, &title, &body)
}

fn how() -> Phrase {
    let least = format!("{:.0}", Fortune::LEAST * 100.0);
    Phrase::new("hall-review-how").with("least", least)
}

fn picture(voice: Voice<'_>, title: &str, found: &Review) -> Markup {
    let labels = Labels {
        title: title.to_owned(),
        chance: voice.t("hall-review-chance"),
        step: voice.t("hall-review-step"),
        missed: voice.t("hall-review-missed"),
        names: found.seats.iter().zip(0..).map(|(_, n)| voice.name(Seat(n))).collect(),
    };
    // Its texts are escaped where it is drawn.
    let svg = plot(found, &labels, &|phrase| voice.say(phrase));
    html! { div.plot { (PreEscaped(svg)) } }
}

fn head(voice: Voice<'_>, ids: &[&'static str]) -> Markup {
    html! { thead { tr { @for id in ids { th scope="col" { (voice.t(id)) } } } } }
}

fn accounts(voice: Voice<'_>, found: &Review) -> Markup {
    let heads = [
        "hall-review-who",
        "hall-review-decisions",
        "hall-review-missed",
        "hall-review-start",
        "hall-review-skill",
        "hall-review-luck",
        "hall-review-rest",
        "hall-review-end",
    ];
    let row = |(seat, account): (Seat, &Account)| {
        html! {
            tr {
                th scope="row" { (sign::owner(seat)) (who(voice, found, seat)) }
                td { (account.decisions) }
                td { (account.missed) }
                td { (percent(found.start[seat.index()])) }
                td { (doubtful(account.skill, account.skill_error)) }
                td { (doubtful(account.luck, account.luck_error)) }
                td { (points(account.rest)) }
                td { (percent(found.end[seat.index()])) }
            }
        }
    };
    let seats = Seat::all(found.seats.len() as u8).zip(&found.seats);
    html! {
        div.wide role="region" tabindex="0" aria-label=(voice.t("hall-review-accounts")) {
            table.figures {
                caption { (voice.t("hall-review-accounts")) }
                (head(voice, &heads))
                tbody { @for seat in seats { (row(seat)) } }
            }
        }
    }
}

/// What whoever sits in a seat is called.
fn called(voice: Voice<'_>, sitter: &Sitter, seat: Seat) -> String {
    match sitter {
        Sitter::Human(name) => name.clone(),
        Sitter::Mind(level) => mind_name(voice.words(), level, seat),
    }
}

/// What the seats are called by who sat there when a step was made.
fn names(voice: Voice<'_>, found: &Review, step: usize) -> Vec<String> {
    let sitters = found.sitters_at(step);
    sitters.iter().zip(0..).map(|(sitter, n)| called(voice, sitter, Seat(n))).collect()
}

/// Who sat in a seat, and who took it over.
fn who(voice: Voice<'_>, found: &Review, seat: Seat) -> String {
    let first = Voice::new(voice.words(), &names(voice, found, 0)).name(seat);
    found.successors(seat).fold(first, |who, next| {
        let next = called(voice, next, seat);
        let then = Phrase::new("hall-review-then").with("first", Phrase::verbatim(who));
        voice.say(&then.with("next", Phrase::verbatim(next)))
    })
}

fn moments(voice: Voice<'_>, page: &Reviewed, found: &Review) -> Markup {
    let heads = [
        "hall-review-step",
        "hall-review-who",
        "hall-review-choice",
        "hall-review-before",
        "hall-review-after",
        "hall-review-change",
        "hall-review-better",
    ];
    html! {
        div.wide role="region" tabindex="0" aria-label=(voice.t("hall-review-moments")) {
            table.figures {
                caption { (voice.t("hall-review-moments")) }
                (head(voice, &heads))
                tbody {
                    @for moment in &found.moments {
                        (row(Voice::new(voice.words(), &names(voice, found, moment.step)), page, moment))
                    }
                }
            }
        }
    }
}

fn row(voice: Voice<'_>, page: &Reviewed, moment: &Moment) -> Markup {
    let step = |eyes: String| {
        html! { td { a href={ "/t/" (page.id) "?at=" (moment.step) "&eyes=" (eyes) } { (moment.step) } } }
    };
    let say = |phrase: &Phrase| voice.say(phrase);
    match &moment.what {
        What::Decision(decision) => html! {
            tr.missed[decision.better.is_some()] {
                (step(decision.seat.to_string()))
                td { (sign::owner(decision.seat)) (voice.name(decision.seat)) }
                td { (decision.said(&say)) }
                td { (percent(decision.before)) }
                td { (percent(decision.after)) }
                td { (points(decision.change())) }
                td { (decision.better_said(&say).unwrap_or_default()) }
            }
        },
        What::Fortune(fortune) if fortune.matters() => html! {
            tr.fate {
                (step("all".to_owned()))
                td { (voice.t("hall-review-fate")) }
                td {
                    @match fortune.told {
                        Some(seat) => (say(&told(seat, fortune.said(&say)))),
                        None => (fortune.said(&say)),
                    }
                }
                td {} td {}
                td { @for swing in swings(fortune) { div { (say(&swing)) } } }
                td {}
            }
        },
        What::Fortune(_) => html! {},
        What::Forfeit(seat, phrase)
        | What::Failed(seat, _, phrase)
        | What::Seated(seat, _, phrase) => html! {
            tr.fate {
                (step("all".to_owned()))
                td { (sign::owner(*seat)) (voice.name(*seat)) }
                td { @if let Some(phrase) = phrase { (say(phrase)) } }
                td {} td {} td {} td {}
            }
        },
    }
}

/// What only a seat was told.
fn told(seat: Seat, what: String) -> Phrase {
    Phrase::new("hall-review-told").with("seat", seat).with("what", what)
}

/// Whose chance fate changed, and how.
fn swings(fortune: &Fortune) -> Vec<Phrase> {
    let swing = |(seat, by): (Seat, &f64)| {
        Phrase::new("hall-review-swing").with("seat", seat).with("points", points(*by))
    };
    let seats = Seat::all(fortune.luck.len() as u8).zip(&fortune.luck);
    seats.filter(|(_, by)| by.abs() >= 0.0005).map(swing).collect()
}

fn percent(chance: f64) -> String {
    format!("{:.1} %", chance * 100.0)
}

/// A change of a chance, in points of a hundred. Adding nothing makes −0 a plain 0.
fn points(by: f64) -> String {
    format!("{:+.1}", (by * 1000.0).round() / 10.0 + 0.0)
}

/// A change with how far it may be off.
fn doubtful(by: f64, error: f64) -> String {
    format!("{} ± {:.1}", points(by), error * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shown::{Reach, Theme};
    use sitting::review::Decision;
    use tabletop::saga::Failing;
    use words::Words;

    fn moment(step: usize, what: What) -> Moment {
        Moment { step, what, chances: vec![0.7, 0.3], errors: vec![0.1; 2] }
    }

    /// A game of Anna and a mind: a choice, two answers of fate, and Anna gives up.
    fn found() -> Review {
        let decision = Decision {
            seat: Seat(0),
            choice: "take 32".into(),
            phrase: Some(Phrase::verbatim("Take the axe")),
            before: 0.7,
            after: 0.6,
            better: Some("take 7".into()),
            better_phrase: Some(Phrase::verbatim("Take the bow")),
        };
        let fortune = |numbers: &[u8], told: Option<Seat>, by: f64| {
            let (numbers, phrases) = (numbers.to_vec(), Vec::new());
            What::Fortune(Fortune { numbers, phrases, told, luck: vec![by, -by] })
        };
        let gave_up = Phrase::new("sitting-resign").with("seat", Seat(0));
        let taken = Phrase::verbatim("Somebody plays on");
        let died = Phrase::new("sitting-failed-died").with("seat", Seat(1));
        let account = Account {
            luck: 0.1,
            luck_error: 0.05,
            skill: -0.1,
            skill_error: 0.02,
            rest: -0.5,
            decisions: 1,
            missed: 1,
        };
        Review {
            start: vec![0.5; 2],
            moments: vec![
                moment(1, What::Decision(decision)),
                moment(2, fortune(&[6, 4], None, 0.1)),
                moment(3, fortune(&[5, 3], None, 0.001)),
                moment(3, fortune(&[2, 1], Some(Seat(0)), 0.1)),
                moment(4, What::Failed(Seat(1), Failing::Died, Some(died))),
                moment(4, What::Forfeit(Seat(0), Some(gave_up))),
                moment(5, What::Seated(Seat(1), Sitter::Mind("greedy".into()), Some(taken))),
                moment(6, fortune(&[4, 4], None, 0.1)),
            ],
            end: vec![0.0, 1.0],
            over: false,
            steps: 6,
            seats: vec![account; 2],
            sitters: vec![Sitter::Human("Anna".into()), Sitter::Mind("exec:bot".into())],
            changes: vec![
                (4, Seat(0), Sitter::Mind("greedy".into())),
                (5, Seat(1), Sitter::Mind("greedy".into())),
            ],
        }
    }

    #[test]
    fn a_review_says_choices_fate_and_giving_up_in_words() {
        let words = Words::english();
        let hall =
            Hall { words: &words, reach: &Reach::Machine, theme: Theme::Auto, path: "/t/table" };
        let page = Reviewed {
            id: "table".into(),
            about: shelf::about(shelf::GAMES[0]).unwrap(),
            names: vec!["Anna".into(), String::new()],
            judged: Judged::Found(found()),
        };
        let html = review(hall, &page).into_string();
        assert_eq!(words.missing(), Vec::<String>::new());
        for said in [
            "1: Take the axe → Take the bow",
            "<td>Take the bow</td>",
            "<td>6 4</td>",
            "<td>Told to Anna: 2 1</td>",
            "<div>Anna +10.0</div><div>exec:bot 2 -10.0</div>",
            "<div>Greedy 1 +10.0</div><div>Greedy 2 -10.0</div>",
            "left before the game was over",
            "The program of exec:bot 2 has ended.",
            "<td>50.0 %</td><td>-10.0 ± 2.0</td><td>+10.0 ± 5.0</td><td>-50.0</td><td>0.0 %</td>",
            "by 2 points are left out",
            "<td>Somebody plays on</td>",
            "exec:bot 2, then Greedy 2</th>",
        ] {
            assert!(html.contains(said), "{said} is not in {html}");
        }
        for unsaid in ["take 32", "take 7", "<td>5 3</td>"] {
            assert!(!html.contains(unsaid), "{unsaid}");
        }
        let gave_up =
            words.say(&Phrase::new("sitting-resign").with("seat", Seat(0)), &|_| "Anna".into());
        assert!(html.contains(&gave_up), "{gave_up}");
    }
}
