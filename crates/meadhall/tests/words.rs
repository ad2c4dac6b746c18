//! Every text shown to a person is a phrase that exists, and every phrase is said somewhere.

#[path = "words/play.rs"]
mod play;
#[path = "words/source.rs"]
mod source;

use std::collections::BTreeSet;

use minds::Stream;
use screen::Draw;
use shelf::Visitor;
use tabletop::{Arg, Eyes, Game, Phrase, Seat, Setup};
use words::{PSEUDO, Words, unbracketed};

/// Fails with all that was found, one a line.
#[track_caller]
fn none(what: &str, found: impl IntoIterator<Item = String>) {
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}

/// Ids that the contract promises for every game, whoever says them.
fn promised() -> BTreeSet<String> {
    let of = |id: &&str| {
        let about = shelf::about(id).expect("it is on the shelf");
        let modes = about.modes.iter().map(|mode| format!("{id}-mode-{}", mode.id));
        let options = about.options.iter().flat_map(|option| {
            option.values.iter().map(|value| value.phrase).chain([option.phrase])
        });
        let always = [format!("{id}-name"), format!("{id}-about")];
        modes.chain(always).chain(options.map(str::to_owned)).collect::<Vec<_>>()
    };
    shelf::GAMES.iter().flat_map(of).collect()
}

#[test]
fn every_phrase_in_the_sources_exists() {
    let english = source::english();
    // What begins as phrases do is meant as one; a game's own name also begins other names.
    let first = |id: &str| id.split('-').next().unwrap_or_default().to_owned();
    let rooms: BTreeSet<String> = english.keys().map(|id| first(id)).collect();
    // An option and its values have ids of their own, which may be said with dashes too.
    let about = |id: &&str| shelf::about(id).expect("it is on the shelf").options;
    let options: BTreeSet<&str> = shelf::GAMES
        .iter()
        .flat_map(about)
        .flat_map(|option| option.values.iter().map(|value| value.id).chain([option.id]))
        .collect();
    let is_phrase = |text: &str| {
        let room = first(text);
        let meant = rooms.contains(&room) && !shelf::GAMES.contains(&&*room);
        source::is_id(text) && meant && !options.contains(text)
    };
    let mut missing = BTreeSet::new();
    for of in source::crates() {
        let lost = of.texts.iter().filter(|text| is_phrase(text) && !english.contains_key(*text));
        missing.extend(lost.map(|id| format!("{id} (crate {})", of.name)));
    }
    let lost = promised().into_iter().filter(|id| !english.contains_key(id));
    missing.extend(lost.map(|id| format!("{id} (promised by the game)")));
    none("phrases that locales/en lacks", missing);
}

#[test]
fn every_phrase_is_said_somewhere() {
    let (crates, promised) = (source::crates(), promised());
    let made: Vec<&String> = crates.iter().flat_map(|of| &of.made).collect();
    // What a made id begins with, if not said there, is a game's name.
    let of_a_game = |id: &str, form: &str| {
        !form.starts_with('{') || shelf::GAMES.iter().any(|game| source::begins(id, game))
    };
    let said = |id: &String| {
        crates.iter().any(|of| of.texts.contains(id))
            || promised.contains(id)
            || made.iter().any(|form| source::is_made(id, form) && of_a_game(id, form))
    };
    let english = source::english();
    none("phrases of locales/en that nothing says", english.into_keys().filter(|id| !said(id)));
}

#[test]
fn every_gap_of_a_phrase_is_named_where_it_is_said() {
    let crates = source::crates();
    let mut unfilled = Vec::new();
    for (id, gaps) in source::english() {
        let mut by = crates.iter().filter(|of| of.texts.contains(&id)).peekable();
        if by.peek().is_none() {
            continue;
        }
        let by: Vec<_> = by.collect();
        // The names of options say their value in whatever room shows them.
        let known = |gap: &String| by.iter().any(|of| of.texts.contains(gap)) || gap == "value";
        unfilled.extend(gaps.iter().filter(|gap| !known(gap)).map(|gap| format!("{id}: ${gap}")));
    }
    none("gaps that no crate fills that says the phrase", unfilled);
}

/// The contract test hears screens, tellings, refusals, art and sheets of random games.
#[test]
fn all_that_games_show_tell_and_refuse_can_be_said() {
    struct Hear(&'static str);
    impl Visitor for Hear {
        type Out = (testkit::Report, BTreeSet<u8>);
        fn visit<G: Draw>(self) -> Self::Out {
            let build = |(name, setup): (String, Setup)| {
                let game = G::build(&setup, G::about().boxes[0].text);
                (name, game.unwrap_or_else(|faults| panic!("{}: {faults}", self.0)))
            };
            let tables: Vec<(String, G)> =
                play::tables(G::about()).into_iter().map(build).collect();
            let mut verdicts = BTreeSet::new();
            for (n, (_, game)) in tables.iter().enumerate() {
                verdicts.extend(fights(game, n as u64));
            }
            let named: Vec<(&str, G)> =
                tables.into_iter().map(|(name, game)| (&*name.leak(), game)).collect();
            // Only listened to here: where cards can lie is proven beside each game, which alone
            // knows what its views know.
            let trial = testkit::Trial::new(&named, 5).could(|_, _, _| false);
            let report = trial.run(0..named.len() as u32, &mut |_| ());
            (report.unwrap_or_else(|breach| panic!("{breach}")), verdicts)
        }
    }
    let (english, mut missing) = (source::english(), BTreeSet::new());
    let mut never = Vec::new();
    for &game in shelf::GAMES {
        let (report, verdicts) = shelf::with(game, Hear(game)).expect("it is on the shelf");
        let prefix = shelf::about(game).expect("it is on the shelf").prefix.to_lowercase();
        let endings = report.endings.keys().map(|id| format!("{prefix}-ending-{id}"));
        let verdicts: Vec<_> = verdicts.iter().map(|n| format!("{game}-verdict-{n}")).collect();
        let kind = format!("{game}-verdict");
        let unheard = english.keys().filter(|id| source::begins(id, &kind));
        never.extend(unheard.filter(|id| !verdicts.contains(id)).cloned());
        let heard = report.phrases.iter().map(|id| (*id).to_owned());
        let all = heard.chain(endings).chain(verdicts).filter(|id| id != "verbatim");
        missing.extend(all.filter(|id| !english.contains_key(id)));
        for (id, filled) in &report.gaps {
            for gap in english.get(*id).into_iter().flatten() {
                if !filled.contains(&**gap) {
                    missing.insert(format!("{id}: nothing fills ${gap}"));
                }
            }
        }
    }
    none("what games say and locales/en cannot", missing);
    none("verdicts with which no fight ends", never);
}

/// How the fights of one random game ended.
fn fights<G: Game>(game: &G, seed: u64) -> BTreeSet<u8> {
    let (mut state, mut open, mut verdicts) = (game.start(), BTreeSet::new(), BTreeSet::new());
    let mut party = minds::Party::new(game, &[minds::Level::Random]);
    party.sit(&Stream::seeded(seed));
    minds::play_out(game, &mut state, &mut party, 50_000, |state, _| {
        open.extend(game.contest(state));
        open.extend(Seat::all(game.seats()).filter_map(|seat| game.prospect(state, seat)));
        open.retain(|contest| {
            let verdict = game.verdict(state, *contest);
            verdicts.extend(verdict);
            verdict.is_none()
        });
        std::ops::ControlFlow::Continue(())
    });
    verdicts
}

#[test]
fn nothing_that_is_said_has_an_empty_gap() {
    let words = Words::english();
    for &game in shelf::GAMES {
        let about = shelf::about(game).expect("it is on the shelf");
        let art = shelf::art(game).expect("it is on the shelf");
        for (seed, (name, setup)) in play::tables(about).into_iter().enumerate() {
            let table = play::table(about, &setup);
            let mut step = 0;
            play::play(&*table, seed as u64, &mut |position, told| {
                told.iter().for_each(|phrase| drop(words.text(phrase)));
                step += 1;
                if step % 10 == 0 || matches!(position.pending(), tabletop::Pending::Over(_)) {
                    for eyes in Eyes::all(table.seats()) {
                        let lines = said(&position.screen(eyes), art, &words);
                        let empty = |line: &&String| line.contains("{$") || line.contains('⟨');
                        let empty: Vec<_> = lines.iter().filter(empty).collect();
                        assert!(empty.is_empty(), "{game}, {name}, step {step}: {empty:?}");
                    }
                }
            });
            for sheet in table.sheets() {
                let cells = sheet.rows.iter().flatten().chain(&sheet.columns);
                cells.chain([&sheet.title]).for_each(|phrase| drop(words.text(phrase)));
            }
        }
    }
    none("phrases that were said and do not exist", words.missing());
    none("gaps that were not filled", words.lacking());
}

#[test]
fn the_pseudo_language_brackets_everything_on_the_screen() {
    let words = Words::new(PSEUDO).expect("it is made from English");
    for &game in shelf::GAMES {
        let about = shelf::about(game).expect("it is on the shelf");
        let art = shelf::art(game).expect("it is on the shelf");
        let table = play::table(about, &Setup::new(about.players_for(&[], 3)));
        let mut step = 0;
        play::play(&*table, 3, &mut |position, _| {
            step += 1;
            if step % 10 != 0 {
                return;
            }
            for eyes in Eyes::all(table.seats()) {
                let screen = position.screen(eyes);
                for line in said(&screen, art, &words) {
                    let bare = unbracketed(&line);
                    assert!(bare.is_empty(), "{game}, step {step}: {bare:?} in {line}");
                }
                // What no language changes must come from the box: a name, or a number.
                for text in play::phrases(&screen).into_iter().flat_map(unchanged) {
                    let known = text.parse::<i64>().is_ok() || about.boxes[0].text.contains(&*text);
                    assert!(known, "{game}, step {step}: '{text}' is no name and no phrase");
                }
            }
        });
    }
}

/// A screen in lines, the players called by numbers: names are nobody's to translate.
fn said(screen: &screen::Screen, art: &'static screen::Art, words: &Words) -> Vec<String> {
    terminal::linear::lines(screen, art, words, &|seat| seat.to_string())
}

/// The texts in a phrase that no language changes.
fn unchanged(phrase: &Phrase) -> Vec<String> {
    let within = |arg: &Arg| match arg {
        Arg::Text(text) => vec![text.clone()],
        Arg::Phrase(inner) => unchanged(inner),
        Arg::List(list) => list.iter().flat_map(unchanged).collect(),
        Arg::Number(_) | Arg::Seat(_) => Vec::new(),
    };
    phrase.args.iter().flat_map(|(_, arg)| within(arg)).collect()
}

#[test]
fn sources_are_read_as_they_are_meant() {
    let source = r###"say("a-b"); // "no" 'x'
        let (c, d) = ('"', "say \"c-d\""); fn f<'a>(x: &'a str) { r#"raw "e-f""# }"###;
    assert_eq!(source::literals(source), ["a-b", "say \\\"c-d\\\"", "raw \"e-f\""]);
    assert!(source::is_id("val-told-won") && source::is_id("game-verdict-0"));
    assert!(!source::is_id("word") && !source::is_id("VAL-T1") && !source::is_id("a--b"));
    assert!(source::is_made("chess-verdict-2", "{game}-verdict-{verdict}"));
    assert!(source::is_made("chess-name", "{}-name"));
    assert!(!source::is_made("chess-names", "{}-name") && !source::is_made("a-name", "b-{}"));
}
