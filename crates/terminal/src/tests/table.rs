//! What stands on the table, drawn from a screen of no game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;
use screen::Screen;
use tabletop::Seat;
use words::{PSEUDO, Voice, Words};

use super::{fixture, latin, text};
use crate::draw::overlay::Panel;
use crate::draw::pages::{called, curtain, fits, too_small};
use crate::draw::patch::Target;
use crate::draw::table::{Scene, draw};
use crate::draw::{Hits, Look, Pen};
use crate::help;
use crate::theme::Theme;

struct Shot {
    text: String,
    buffer: Buffer,
    hits: Hits,
}

fn pen<'a>(words: &'a Words, names: &'a [String], colour: bool) -> Pen<'a> {
    let theme = Theme { colour, art: &fixture::ART };
    Pen { voice: Voice::new(words, names), theme }
}

fn shoot(language: &str, screen: &Screen, look: &Look, size: (u16, u16), colour: bool) -> Shot {
    let words = Words::new(language).unwrap();
    let names: Vec<String> = (1..=6).map(|n| format!("Ἥρως{n}")).collect();
    let pen = pen(&words, &names, colour);
    let area = Rect::new(0, 0, size.0, size.1);
    let mut buffer = Buffer::empty(area);
    let log: Vec<String> = (0..30).map(|n| format!("Συνέβη κάτι, αριθμός {n}.")).collect();
    let keys = help::footer(pen.voice, false);
    let scene = Scene { pen, screen, look, log: &log, notice: None, alarm: false, keys: &keys };
    let hits = draw(scene, area, &mut buffer);
    assert!(words.missing().is_empty(), "{:?}", words.missing());
    Shot { text: text(&buffer), buffer, hits }
}

fn plain(players: u8, size: (u16, u16)) -> Shot {
    shoot("en", &fixture::table(players), &Look::default(), size, true)
}

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 60)];

#[test]
fn zones_prompt_choices_and_log_are_all_there() {
    for size in SIZES {
        for players in 2..=6 {
            let Shot { text, .. } = plain(players, size);
            let screen = fixture::table(players);
            let wanted = ["Ομάδα", "Χέρι", "Ασπίδες", "Τράπουλα", "Πεταμένα", "Ζάρια", "Γύρος 3"];
            for wanted in wanted.iter().chain(&["αριθμός 29.", "Διάλεξε τι", "[ΚΑΝ-7]"])
            {
                assert!(text.contains(wanted), "{players} at {size:?}: {wanted}\n{text}");
            }
            for n in 1..=players {
                assert!(text.contains(&format!("Ἥρως{n}")), "{players} at {size:?}\n{text}");
            }
            for (at, button) in screen.buttons.iter().enumerate() {
                let said = Words::english().text(&button.phrase);
                let shown = format!("<{}> {said}", at + 1);
                assert!(text.contains(&shown), "{players} at {size:?}: {shown}\n{text}");
            }
        }
    }
}

#[test]
fn the_own_hand_has_titles_at_every_size() {
    for size in SIZES {
        for players in 2..=6 {
            let Shot { text, .. } = plain(players, size);
            for title in ["Αἴας", "Νέστωρ", "Διομήδης", "Πάτροκλος", "Φοῖνιξ"]
            {
                assert!(text.contains(title), "{players} at {size:?}: {title}\n{text}");
            }
        }
    }
}

#[test]
fn the_own_cards_have_their_symbols_in_the_smallest_terminal() {
    for players in 2..=6 {
        let Shot { text, .. } = plain(players, (80, 24));
        for card in ["Ὀδυσσεύς 5/4 s x✓", "Αἴας 1/0 s x✓", "Φοῖνιξ 5/4 s x✓"]
        {
            assert!(text.contains(card), "{players}: {card}\n{text}");
        }
    }
}

#[test]
fn what_can_be_chosen_is_marked_without_colour() {
    let Shot { text, .. } = plain(2, (80, 24));
    assert!(text.contains("<B Νέστωρ"), "{text}");
    assert!(text.contains("[W Αἴας"), "a dead card has other brackets\n{text}");
    assert!(text.contains("<s>") && text.contains("[·x·]"), "dice\n{text}");
    let Shot { text, .. } = plain(2, (120, 45));
    assert!(text.contains("╔2═") && text.contains("┌1─"), "frames\n{text}");
    let look =
        Look { focus: Some(Target::Item { zone: 7, item: 1 }), hint: Some(0), ..Look::default() };
    let Shot { text, .. } = shoot("en", &fixture::table(2), &look, (80, 24), true);
    assert!(text.contains("▸<B Νέστωρ"), "focus\n{text}");
    assert!(text.contains("★<W Ὀδυσσεύς"), "hint on the card\n{text}");
    assert!(text.contains("★<1>"), "hint on the button\n{text}");
    assert!(text.contains("▶ Ἥρως1"), "who is asked\n{text}");
}

#[test]
fn without_colours_none_is_used_and_nothing_is_lost() {
    let look = Look { focus: Some(Target::Button(1)), hint: Some(0), back: 2 };
    let with = shoot("en", &fixture::table(3), &look, (120, 40), true);
    let without = shoot("en", &fixture::table(3), &look, (120, 40), false);
    assert_eq!(with.text, without.text);
    let plain = |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
    assert!(without.buffer.content.iter().all(plain));
    assert!(!with.buffer.content.iter().all(plain));
}

#[test]
fn everything_on_the_table_can_be_pointed_at() {
    let Shot { hits, .. } = plain(2, (80, 24));
    let screen = fixture::table(2);
    for button in 0..screen.buttons.len() {
        let (_, at) = hits.spots.iter().find(|(t, _)| *t == Target::Button(button)).unwrap();
        assert_eq!(hits.at(at.x + 1, at.y), Some(Target::Button(button)));
    }
    for (zone, on) in screen.zones.iter().enumerate() {
        if let Some(item) = on.items.iter().position(|i| !crate::describe::buttons(i).is_empty()) {
            let target = Target::Item { zone, item };
            let (_, at) = hits.spots.iter().find(|(t, _)| *t == target).unwrap();
            assert_eq!(hits.at(at.x, at.y), Some(target));
        }
    }
    assert_eq!(hits.at(79, 23), None);
}

#[test]
fn a_table_too_large_for_the_room_follows_the_focus() {
    let mut screen = fixture::table(6);
    let crowd: Vec<_> =
        (0..80).map(|n| fixture::card(&format!("Στρατιώτης {n}."), n, &[])).collect();
    screen.zones[0].items = crowd;
    let seen = |item| {
        let look = Look { focus: Some(Target::Item { zone: 0, item }), ..Look::default() };
        let shot = shoot("en", &screen, &look, (80, 24), true);
        let found = |target| shot.hits.spots.iter().any(|(other, _)| *other == target);
        assert!(found(Target::Item { zone: 0, item }), "{item}\n{}", shot.text);
        assert!(shot.text.contains('▲') || shot.text.contains('▼'), "{}", shot.text);
    };
    seen(0);
    seen(79);
}

#[test]
fn many_choices_scroll() {
    let mut screen = fixture::table(2);
    let one = screen.buttons[0].clone();
    screen.buttons = vec![one; 90];
    let look = Look { focus: Some(Target::Button(89)), ..Look::default() };
    let shot = shoot("en", &screen, &look, (80, 24), true);
    assert!(shot.hits.spots.iter().any(|(target, _)| *target == Target::Button(89)));
    assert!(shot.text.contains('▲'), "{}", shot.text);
    assert!(shot.text.contains("Χέρι"), "the table still has room\n{}", shot.text);
    for (focus, wanted) in [(0, "▼ "), (89, "▲ ")] {
        let look = Look { focus: Some(Target::Button(focus)), ..Look::default() };
        let shot = shoot("en", &screen, &look, (80, 24), true);
        let button = |(target, _): &&(Target, _)| matches!(target, Target::Button(_));
        let hidden = 90 - shot.hits.spots.iter().filter(button).count();
        let wanted = format!("{wanted}{hidden} more");
        assert!(shot.text.contains(&wanted), "{wanted}\n{}", shot.text);
    }
}

#[test]
fn the_pseudo_language_finds_no_bare_text_and_cuts_nothing_that_matters() {
    for size in SIZES {
        for players in 2..=6 {
            let look = Look { focus: Some(Target::Button(0)), ..Look::default() };
            let Shot { text, .. } = shoot(PSEUDO, &fixture::table(players), &look, size, true);
            assert_eq!(latin(&text), Vec::<String>::new(), "{text}");
            let below: Vec<&str> =
                text.lines().skip_while(|line| !line.starts_with("────")).collect();
            let count = |c: char| below.iter().map(|line| line.matches(c).count()).sum::<usize>();
            assert_eq!(count('⟦'), count('⟧'), "prompt, choices, keys are whole\n{text}");
        }
    }
}

#[test]
fn panels_and_pages_are_phrases_too() {
    let words = Words::new(PSEUDO).unwrap();
    let pen = pen(&words, &[], true);
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    let mut panel = Panel {
        title: pen.voice.t("terminal-help"),
        text: help::full_screen(pen.voice, &fixture::ART),
        foot: pen.voice.t("terminal-panel-keys"),
        ..Panel::default()
    };
    panel.draw(pen, area, &mut buffer);
    assert_eq!(latin(&text(&buffer)), Vec::<String>::new(), "{}", text(&buffer));
    panel.step(1000);
    panel.draw(pen, area, &mut buffer);
    assert!(!text(&buffer).contains('▼'), "scrolled to its end\n{}", text(&buffer));
    let mut buffer = Buffer::empty(area);
    curtain(pen, vec![called(pen.voice, Seat(0), true)], area, &mut buffer);
    assert_eq!(latin(&text(&buffer)), Vec::<String>::new());
}

#[test]
fn a_terminal_too_small_says_how_large_it_must_be() {
    let words = Words::english();
    for (width, height) in [(79, 24), (80, 23), (40, 10), (12, 6), (1, 1), (0, 0), (3, 200)] {
        let area = Rect::new(0, 0, width, height);
        assert!(!fits(area));
        let mut buffer = Buffer::empty(area);
        too_small(pen(&words, &[], true), area, &mut buffer);
        if width >= 40 {
            let text = text(&buffer);
            assert!(text.contains("80") && text.contains("24"), "{text}");
            assert!(text.contains(&width.to_string()), "{text}");
            assert!(text.contains("q leaves"), "{text}");
        }
    }
    assert!(fits(Rect::new(0, 0, 80, 24)));
}

#[test]
fn the_end_is_told_line_by_line() {
    let words = Words::english();
    let lines = crate::linear::result(&fixture::ended(3), pen(&words, &[], true).voice);
    assert_eq!(lines[0], "Η τράπουλα τελείωσε.");
    assert!(lines[1].contains("18") && lines[1].contains("wins"), "{lines:?}");
    assert_eq!(lines[2], "  Δόξα 12");
    assert!(!lines[4].contains("wins"), "{lines:?}");
}

#[test]
fn who_gave_up_is_told_where_the_game_says_that_all_have_won() {
    let (words, mut screen) = (Words::english(), fixture::ended(2));
    screen.scores.iter_mut().for_each(|score| score.won = true);
    let ending = tabletop::Ending { id: "won", rule: "TOY-1" };
    let mut outcome = tabletop::Outcome { shares: [1.0; 8], points: [0; 8], ending };
    let result = |outcome: &tabletop::Outcome| {
        crate::play::judged_result(&screen, outcome, pen(&words, &[], true).voice).join("\n")
    };
    assert!(!result(&outcome).contains("gave up"));
    outcome.shares[1] = 0.0;
    assert!(result(&outcome).ends_with("Player 2 gave up or ran out of time and cannot win."));
}

#[test]
fn a_long_result_scrolls_above_what_can_be_picked() {
    let words = Words::english();
    let pen = pen(&words, &[], true);
    let area = Rect::new(0, 0, 80, 24);
    let mut panel = Panel {
        text: (0..50).map(|n| format!("γραμμή {n}.")).collect(),
        rows: (0..4).map(|n| format!("σειρά {n}.")).collect(),
        ..Panel::default()
    };
    let look = |panel: &mut Panel| {
        let mut buffer = Buffer::empty(area);
        let hits = panel.draw(pen, area, &mut buffer);
        assert_eq!(hits.rows.len(), 4, "all rows are in view");
        text(&buffer)
    };
    assert!(look(&mut panel).contains("γραμμή 0."), "the winner comes first");
    panel.page(1000);
    assert!(look(&mut panel).contains("γραμμή 49."));
    panel.page(-1000);
    panel.step(1000);
    assert_eq!(panel.at, 3);
    assert!(look(&mut panel).contains("γραμμή 0."));
}
