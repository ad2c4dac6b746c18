use tabletop::{Arg, Phrase, Seat};

use crate::{PSEUDO, Voice, Words, faults, ids, languages, unbracketed};

fn no_env(_: &str) -> Option<String> {
    None
}

#[test]
fn every_file_can_be_read_and_no_id_stands_twice() {
    for language in languages() {
        assert_eq!(faults(language), Vec::<String>::new());
    }
}

#[test]
fn the_list_of_ids_is_what_the_language_has() {
    for language in languages() {
        let words = Words::new(language).unwrap();
        for id in ids(language) {
            assert!(words.has(id), "{language}: {id}");
        }
        assert!(!ids(language).is_empty());
    }
    assert!(ids("xx").is_empty());
}

#[test]
fn numbers_have_their_plural() {
    let words = Words::english();
    let say = |n: i64| words.text(&Phrase::new("terminal-odds-how").with("samples", n));
    assert_ne!(say(1).replace('1', "N"), say(2).replace('2', "N"));
    assert_eq!(say(2).replace('2', "N"), say(30).replace("30", "N"));
    assert!(words.lacking().is_empty());
}

#[test]
fn phrases_nest_and_players_have_names() {
    let words = Words::english();
    let inner = Phrase::new("seat-name").with("number", 2u8);
    let outer = Phrase::new("unknown-language")
        .with("wanted", Seat(1))
        .with("known", vec![inner, Phrase::verbatim("Óðinn"), Phrase::verbatim("Týr")]);
    let text = words.say(&outer, &|seat| format!("<{seat}>"));
    assert!(text.contains("“<2>”"), "{text}");
    assert!(text.contains("Player 2, Óðinn and Týr"), "{text}");
    assert!(!text.contains('\u{2068}'), "no isolation marks");
}

#[test]
fn an_empty_list_is_named() {
    let list =
        Phrase::new("unknown-language").with("wanted", "x").with("known", Arg::List(Vec::new()));
    assert!(Words::english().text(&list).contains("nothing"));
}

#[test]
fn verbatim_gives_its_text() {
    assert_eq!(Words::english().text(&Phrase::verbatim("{ $x } Bjørn")), "{ $x } Bjørn");
}

#[test]
fn a_missing_phrase_shows_its_id_and_is_noted() {
    let words = Words::english();
    assert_eq!(words.text(&Phrase::new("no-such-phrase")), "⟨no-such-phrase⟩");
    assert_eq!(words.missing(), ["no-such-phrase"]);
    assert!(!words.has("no-such-phrase") && words.has("seat-name") && words.has("verbatim"));
    words.text(&Phrase::new("seat-name"));
    assert_eq!(words.lacking(), ["seat-name: nothing fills $number"]);
}

#[test]
fn the_pseudo_language_brackets_lengthens_and_keeps_what_fills_gaps() {
    let words = Words::new(PSEUDO).unwrap();
    let text = words.text(&Phrase::new("seat-name").with("number", 7u8));
    assert!(text.starts_with('⟦') && text.ends_with('⟧') && text.contains('7'), "{text}");
    let english = Words::english();
    let (mut plain, mut pseudo) = (0, 0);
    for id in ids("en") {
        plain += english.text(&Phrase::new(id)).chars().count();
        pseudo += words.text(&Phrase::new(id)).chars().count();
    }
    assert!(pseudo * 10 > plain * 13, "{plain} → {pseudo}");
    assert_eq!(words.text(&Phrase::verbatim("Týr")), "⟦Týr⟧");
}

#[test]
fn what_is_no_phrase_is_found() {
    assert_eq!(unbracketed("⟦a ⟦b⟧ c⟧ 12 [x] ⟦d⟧ plain text"), ["x", "plain", "text"]);
    assert!(unbracketed("⟦all⟧ 3 · ⟦here⟧").is_empty());
}

#[test]
fn the_language_comes_from_the_flag_then_from_the_environment() {
    let in_env = |name: &'static str, value: &'static str| {
        move |asked: &str| (asked == name).then(|| value.to_owned())
    };
    let name = |words: Words| words.language().to_owned();
    assert_eq!(name(Words::detect(None, no_env).unwrap()), "en");
    assert_eq!(name(Words::detect(Some(PSEUDO), no_env).unwrap()), PSEUDO);
    assert_eq!(name(Words::detect(Some("en-GB"), no_env).unwrap()), "en");
    assert_eq!(name(Words::detect(None, in_env("LANG", "en_US.UTF-8")).unwrap()), "en");
    assert_eq!(name(Words::detect(None, in_env("LC_ALL", "xx_YY")).unwrap()), "en");
    assert_eq!(name(Words::detect(None, in_env("LC_MESSAGES", "C")).unwrap()), "en");
}

#[test]
fn an_unknown_language_is_told_with_those_there_are() {
    let told = |flag: &str| Words::detect(Some(flag), no_env).err().unwrap().to_string();
    let text = told("tlh");
    assert!(text.contains("tlh") && text.contains("en") && text.contains(PSEUDO), "{text}");
    told("");
    told("../../etc");
    told(&"x".repeat(100_000));
}

#[test]
fn an_id_put_together_is_looked_up() {
    let words = Words::english();
    assert_eq!(words.named(&format!("list-{}", "nothing")).as_deref(), Some("nothing"));
    assert_eq!(words.named("list-something"), None);
    assert!(words.missing().is_empty(), "asking is not missing");
    assert!(Words::new(PSEUDO).unwrap().named("list-nothing").unwrap().starts_with('⟦'));
}

#[test]
fn what_a_terminal_would_obey_is_not_said() {
    let words = Words::english();
    let odd = "a\u{1b}[2J\u{9b}\u{7}\tb\nc";
    assert_eq!(words.text(&Phrase::verbatim(odd)), "a\u{fffd}[2J\u{fffd}\u{fffd}\tb\nc");
    let text = words.text(&Phrase::new("seat-name").with("number", odd));
    assert!(text.contains('\u{fffd}') && !text.contains('\u{1b}'), "{text:?}");
}

#[test]
fn what_the_system_says_has_words() {
    use std::io::{Error, ErrorKind};
    let words = Words::english();
    let none = std::fs::File::open("/no/such/file").unwrap_err();
    assert_eq!(words.text(&crate::system(&none)), "there is no such file");
    for kind in [
        ErrorKind::PermissionDenied,
        ErrorKind::AlreadyExists,
        ErrorKind::StorageFull,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::InvalidData,
    ] {
        assert_ne!(crate::system(&kind.into()).id, "verbatim", "{kind}");
    }
    assert_eq!(words.text(&crate::system(&Error::other("odd"))), "odd");
    assert!(words.missing().is_empty());
}

#[test]
fn players_of_one_name_are_told_apart() {
    let (words, names) = (Words::english(), ["Bo", "Eir", "Bo", "", ""].map(str::to_owned));
    let names = [0, 1, 2, 3, 4, 5].map(|seat| Voice::new(&words, &names).name(Seat(seat)));
    assert_eq!(names, ["Bo (1)", "Eir", "Bo (3)", "Player 4", "Player 5", "Player 6"]);
}
