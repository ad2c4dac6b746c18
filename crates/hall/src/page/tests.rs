//! Pages are made from any screen, say everything in phrases and keep to the policy.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use minds::Level;
use screen::{Button, Card, Die, Gap, Item, Kind, Place, Screen, Symbol, Token, Zone};
use shelf::{Counsel, Hint, Refused};
use sitting::UndoRight;
use tabletop::{Eyes, Phrase, Refusal, Seat, Seats};
use words::{PSEUDO, Words, ids, unbracketed};

use super::{refusals, table, zones};
use crate::shown::*;

/// A screen with every kind of zone and thing, in the words of the first game's art.
fn screen() -> Screen {
    let art = shelf::art(shelf::GAMES[0]).unwrap();
    let sign = Some(art.signs[0].id);
    let named = |text: &str| Phrase::new("hall-value").with("label", text).with("value", 1u8);
    let card = Item::Card(Card {
        name: "card-1".into(),
        title: named("card"),
        kind: named("kind"),
        sign,
        face_up: true,
        corners: vec![screen::Corner { label: named("corner"), value: 5 }],
        symbols: vec![Symbol { sign: art.signs[1].id, used: true }],
        badges: vec![named("badge")],
        text: vec![named("text")],
        buttons: vec![0],
        would: None,
        place: None,
    });
    let dead = Item::Gap(Gap {
        title: named("gap"),
        buttons: vec![],
        would: Some("dead".into()),
        place: Some(Place { x: 20, y: 200 }),
    });
    let several = Item::Token(Token {
        name: "token".into(),
        sign,
        count: 3,
        title: named("token"),
        owner: Some(Seat(1)),
        buttons: vec![0, 1],
        would: None,
        place: Some(Place { x: 100, y: 0 }),
    });
    let die = Item::Die(Die {
        name: "die".into(),
        face: None,
        sign,
        used: true,
        title: named("die"),
        buttons: vec![],
        would: None,
    });
    let kinds =
        [Kind::Row, Kind::Fan, Kind::Grid { columns: 200 }, Kind::Stack, Kind::Track, Kind::Map];
    let zone = |(n, kind): (usize, Kind)| Zone {
        id: format!("zone-{n}"),
        kind,
        title: named("zone"),
        owner: (n > 2).then_some(Seat(n as u8 % 2)),
        facts: vec![named("fact")],
        items: vec![die.clone(), several.clone(), dead.clone(), card.clone()],
    };
    let button = |choice: &str| Button { choice: choice.into(), phrase: named(choice), rule: None };
    Screen {
        eyes: Eyes::Seat(Seat(0)),
        prompt: named("prompt"),
        rule: Some("ABC-1"),
        asked: Seats::only(Seat(0)),
        facts: vec![named("fact")],
        zones: kinds.into_iter().enumerate().map(zone).collect(),
        buttons: vec![button("one"), button("two")],
        scores: vec![],
        ending: None,
    }
}

fn page(screen: Screen) -> TablePage {
    let about = shelf::about(shelf::GAMES[0]).unwrap();
    let seat = |n: u8, sitter| SeatShown {
        seat: Seat(n),
        sitter,
        mine: n == 0,
        asked: n == 0,
        here: true,
        forfeit: false,
        left: Some((61_000, true)),
    };
    let why = |_: &str| Some(Refused::Illegal(Refusal::new("ABC-2", "hall-nothing")));
    TablePage {
        id: "table".into(),
        about,
        art: shelf::art(about.id).unwrap(),
        phase: Phase::Playing,
        eyes: screen.eyes,
        held: Seats::only(Seat(0)),
        curtain: None,
        question: 7,
        seats: vec![
            seat(0, SitterShown::Human("⟦<script>⟧".into())),
            seat(1, SitterShown::Mind(Level::Greedy, None)),
        ],
        clock: Clock::None,
        log: vec![],
        talk: vec![Said { seat: Seat(0), text: "⟦<b>&\"'⟧".into() }],
        undo: UndoRight::Free(3),
        undo_request: None,
        hint: Some(Counsel {
            choices: vec![Hint { choice: "two".into(), chance: (0.5, 0.01) }],
            chance: (0.5, 0.01),
            iterations: 100,
            gave_up: false,
        }),
        odds: None,
        contest: true,
        outcome: None,
        rematch: None,
        links: vec![],
        refusals: refusals(&screen, why),
        watching: 2,
        notice: Some(Phrase::new("hall-nothing")),
        names: vec!["⟦<script>⟧".into(), "⟦Bo⟧".into()],
        version: "v".into(),
        screen: Some(screen),
    }
}

fn hall<'a>(words: &'a Words) -> Hall<'a> {
    Hall { words, reach: &Reach::Machine, theme: Theme::Auto, path: "/t/table" }
}

fn html() -> String {
    table(hall(&Words::english()), &page(screen())).into_string()
}

/// Every tag of a page, without its brackets.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').skip(1).filter_map(|part| part.split('>').next())
}

/// The text of a page without its tags.
fn text(html: &str) -> String {
    html.split('<').map(|part| part.split_once('>').map_or("", |(_, text)| text)).collect()
}

#[test]
fn the_policy_is_kept_no_style_or_handler_stands_in_a_tag() {
    for tag in tags(&html()) {
        assert!(!tag.contains(" style="), "{tag}");
        let handler = |word: &str| word.starts_with("on") && word.contains('=');
        assert!(!tag.split(' ').any(handler), "{tag}");
        assert!(tag.matches(" class=").count() < 2, "the second class would be lost: {tag}");
        assert!(tag.matches(" id=").count() < 2, "{tag}");
    }
}

#[test]
fn names_and_talk_are_escaped() {
    let html = html();
    assert!(!html.contains("⟦<script>") && !html.contains("⟦<b>"));
    assert!(html.contains("⟦&lt;b&gt;&amp;&quot;"), "what was said is there");
}

#[test]
fn every_id_is_there_once_and_every_reference_leads_somewhere() {
    let html = html();
    let all = |name: &str| -> Vec<String> {
        let mark = format!(" {name}=\"");
        tags(&html)
            .filter_map(|tag| tag.split_once(&mark)?.1.split('"').next())
            .map(str::to_owned)
            .collect()
    };
    let ids: BTreeSet<String> = all("id").into_iter().collect();
    assert_eq!(ids.len(), all("id").len(), "an id stands twice");
    for name in
        ["popovertarget", "data-pop", "aria-describedby", "aria-labelledby", "data-in", "form"]
    {
        for id in all(name) {
            assert!(ids.contains(&id), "{name} leads to {id}, which is nowhere");
        }
    }
}

#[test]
fn a_thing_sends_its_only_choice_and_asks_which_of_several() {
    let html = html();
    let faces: Vec<&str> = tags(&html).filter(|tag| tag.contains("class=\"face\"")).collect();
    assert!(faces.iter().any(|tag| tag.contains("form=\"act\"") && tag.contains("value=\"one\"")));
    let several = faces.iter().find(|tag| tag.contains("b-zone-0-1")).unwrap();
    assert!(several.contains("popovertarget") && !several.contains("value="), "{several}");
}

#[test]
fn what_cannot_be_chosen_says_why_and_by_which_rule() {
    let html = html();
    assert!(html.contains("class=\"why\"") && html.contains("#ABC-2\""));
    let watched = TablePage { refusals: Vec::new(), ..page(screen()) };
    let html = table(hall(&Words::english()), &watched).into_string();
    assert!(!html.contains("class=\"why\""), "who cannot choose is told nothing");
}

#[test]
fn a_link_is_a_square_for_cameras_where_telephones_reach_the_hall() {
    let words = Words::english();
    let linked = TablePage {
        links: vec![(Seat(0), "http://192.168.1.5:7777/join#1234".into())],
        ..page(screen())
    };
    let network = Reach::Network("http://192.168.1.5:7777".into());
    for (reach, square, said) in [
        (&Reach::Machine, false, "Only this machine can open the link"),
        (&Reach::NoNetwork, false, "Only this machine can open the link"),
        (&network, true, "Everybody on your local network can open the link"),
        (&Reach::Public("https://games.example".into()), true, "Everybody who reaches"),
    ] {
        let html = table(Hall { reach, ..hall(&words) }, &linked).into_string();
        assert_eq!(html.contains("<svg class=\"code\""), square, "{reach:?}");
        assert!(text(&html).contains(said), "{reach:?}");
    }
}

#[test]
fn places_of_a_map_are_classes_of_rows_and_columns() {
    let html = html();
    assert!(
        html.contains("class=\"place set c2 r1\"") && html.contains("class=\"place set c1 r2\"")
    );
    let (_, style) = super::assets::get("hall.css").unwrap();
    let style = String::from_utf8(style.into_owned()).unwrap();
    assert!(style.contains(".c2{--column:2}") && style.contains(".r1{--row:1}"));
    assert!(html.contains(&format!("of{}", super::assets::MOST_COLUMNS)), "columns are bounded");
}

#[test]
fn behind_a_curtain_there_is_no_table_and_no_log() {
    let covered = TablePage {
        curtain: Some(Seat(1)),
        screen: None,
        refusals: vec![],
        hint: None,
        ..page(screen())
    };
    let words = Words::english();
    let parts = zones(hall(&words), &covered);
    let ids: Vec<&str> = parts.iter().map(|part| &*part.id).collect();
    assert_eq!(ids, ["z-head", "z-ask", "z-tools", "z-seats", "z-talk"]);
    let html = table(hall(&words), &covered).into_string();
    assert!(!html.contains("class=\"item") && !html.contains("z-zone"));
    assert!(html.contains("value=\"confirm\""));
}

#[test]
fn a_part_is_one_section_of_its_id_and_each_lands_on_the_page() {
    let words = Words::english();
    let page = page(screen());
    let whole = table(hall(&words), &page).into_string();
    for part in zones(hall(&words), &page) {
        let html = part.html.into_string();
        let tag = tags(&html).next().unwrap();
        assert!(
            tag.starts_with("section") && tag.contains(&format!("id=\"{}\"", part.id)),
            "{tag}"
        );
        assert!(html.ends_with("</section>"));
        assert_eq!(html.matches("<section").count(), 1, "{}", part.id);
        assert!(whole.contains(&html), "{} is not on the page", part.id);
    }
}

#[test]
fn everything_said_is_a_phrase() {
    let words = Words::new(PSEUDO).unwrap();
    let html = table(hall(&words), &page(screen())).into_string();
    let keys = ["h", "o", "u", "c", "g", "n", "w", "l", "Esc", "ABC"];
    let odd: Vec<String> =
        unbracketed(&text(&html)).into_iter().filter(|word| !keys.contains(&&**word)).collect();
    assert_eq!(odd, Vec::<String>::new());
    assert!(words.lacking().is_empty() && words.missing().is_empty());
}

#[test]
fn the_rules_of_every_game_have_an_address_each() {
    let words = Words::english();
    for game in shelf::GAMES {
        let about = shelf::about(game).unwrap();
        let html = super::rules(hall(&words), about).into_string();
        let numbers: Vec<&str> = about
            .rules
            .lines()
            .filter_map(|line| line.trim_start().strip_prefix("- **")?.split("**").next())
            .filter(|number| number.starts_with(&format!("{}-", about.prefix)))
            .collect();
        assert!(numbers.len() > 20, "{game}");
        for number in numbers {
            assert_eq!(html.matches(&format!("id=\"{number}\"")).count(), 1, "{game} {number}");
        }
    }
}

/// Ranks come first, in their order; who has no place in it stands apart, and nobody is given it
/// unasked.
#[test]
fn seats_are_offered_to_ranks_first_and_to_the_middling_one_unasked() {
    let (words, about) = (Words::english(), shelf::about(shelf::GAMES[0]).unwrap());
    let form = crate::setup::Wanted::quick(about).form(&words, false).unwrap();
    assert!(form.seats[1..].iter().all(|wish| *wish == SeatWish::Mind(Level::MIDDLING)));
    let html = super::new_table(hall(&words), &form).into_string();
    assert!(html.contains(&format!("\"mind-{}\" selected", Level::MIDDLING)), "{html}");
    let at = |text: &str| html.find(text).unwrap_or_else(|| panic!("{text}: {html}"));
    let mut places: Vec<usize> =
        Level::RANKS.iter().map(|rank| at(&format!("\"mind-{rank}\""))).collect();
    places.push(at("<optgroup"));
    places.extend(Level::SIMPLE.iter().map(|simple| at(&format!("\"mind-{simple}\""))));
    places.push(at("</optgroup"));
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn a_hint_thinks_as_at_the_terminal_and_tells_no_error_of_what_was_hardly_tried() {
    assert_eq!(crate::Config::default().hints, minds::ADVISER);
    let mut page = page(screen());
    let hint = |choice: &str, error| Hint { choice: choice.into(), chance: (0.463, error) };
    let choices = vec![hint("one", 0.021), hint("two", 0.98)];
    page.hint = Some(Counsel { choices, chance: (0.5, 0.01), iterations: 1000, gave_up: false });
    let html = table(hall(&Words::english()), &page).into_string();
    assert!(html.contains("46.3 % ± 2.1") && html.contains("perhaps 46.3 %"), "{html}");
    assert!(!html.contains("98.0"), "{html}");
    let choices = vec![Hint { choice: "one".into(), chance: (0.997, 0.142) }];
    page.hint = Some(Counsel { choices, chance: (0.5, 0.01), iterations: 1000, gave_up: false });
    let html = table(hall(&Words::english()), &page).into_string();
    assert!(html.contains("99.7 % (85.5 to 100.0)"), "nothing beyond a whole: {html}");
}

#[test]
fn who_gave_up_is_told_so_and_promised_nothing() {
    let mut page = page(screen());
    let choices = vec![Hint { choice: "one".into(), chance: (0.0, 0.0) }];
    page.hint = Some(Counsel { choices, chance: (0.0, 0.0), iterations: 1000, gave_up: true });
    let html = table(hall(&Words::english()), &page).into_string();
    let panel = html.split("z-hint").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(panel.matches("you cannot win any more").count() == 2, "{panel}");
    assert!(!panel.contains('%') && !panel.contains("<meter"), "{panel}");
}

/// The ids with that beginning that stand in the sources outside tests.
fn used(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            used(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
            let source = fs::read_to_string(&path).unwrap();
            for (at, _) in source.match_indices("\"hall-") {
                found.insert(source[at + 1..].split('"').next().unwrap().to_owned());
            }
        }
    }
}

#[test]
fn what_is_said_here_exists_and_what_exists_is_said() {
    let mut found = BTreeSet::new();
    used(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    let known: BTreeSet<String> =
        ids("en").into_iter().filter(|id| id.starts_with("hall-")).map(str::to_owned).collect();
    assert_eq!(found.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new(), "missing");
    assert_eq!(known.difference(&found).collect::<Vec<_>>(), Vec::<&String>::new(), "unused");
    for level in Level::ALL {
        let id = format!("mind-{}", level.name());
        assert!(ids("en").contains(&*id), "{id}");
    }
}
