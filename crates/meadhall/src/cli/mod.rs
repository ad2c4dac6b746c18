//! What can be typed.

mod dress;
mod hall;
mod lab;
mod mistake;
mod read;
mod tree;
mod value;

pub(crate) use read::{Unread, read};
pub(crate) use tree::{command, minds};

/// The language asked for by `--lang`, looked up before the command line is read, because its
/// help is in that language already.
pub(crate) fn language() -> Option<String> {
    find_language(std::env::args_os().map(|word| word.to_string_lossy().into_owned()))
}

fn find_language(words: impl IntoIterator<Item = String>) -> Option<String> {
    let mut words = words.into_iter().take_while(|word| word != "--");
    while let Some(word) = words.next() {
        if word == "--lang" {
            return words.next();
        }
        if let Some(language) = word.strip_prefix("--lang=") {
            return Some(language.to_owned());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, found: Option<&str>) {
        assert_eq!(find_language(line.split(' ').map(str::to_owned)).as_deref(), found);
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        check("meadhall games", None);
        check("meadhall --lang en games", Some("en"));
        check("meadhall games --lang=qps", Some("qps"));
        check("meadhall rules -- --lang en", None);
        check("meadhall --lang", None);
    }

    /// What is said of a line with one mistake.
    fn said(line: &str) -> String {
        let words = words::Words::english();
        let line = line.split(' ').map(Into::into).collect();
        match read(&command(&words), line) {
            Err(Unread::Wrong(mistakes, _)) => words.text(&mistakes[0]),
            _ => String::new(),
        }
    }

    #[test]
    fn a_number_that_is_none_tells_what_would_be_one() {
        let number = "it takes a whole number from";
        for (line, wanted) in [
            (
                "simulate valhalla --games 0",
                format!("“0” is not a value for --games <N>: {number} 1 to 1"),
            ),
            ("simulate valhalla --games many", format!("{number} 1 to 1")),
            ("simulate valhalla --threads -1", format!("{number} 1 to 1024")),
            ("tune valhalla --out x --games 1.5", format!("{number} 1 to ")),
            ("tune valhalla --out x --arms 1", format!("{number} 2 to 256")),
            ("tune valhalla --out x --check 0", format!("{number} 1 to ")),
            ("play valhalla --bot-time 0.5", "it takes whole seconds from 1 to 3600".to_owned()),
            ("bench valhalla --seconds 0", "it takes whole seconds from 1 to 3600".to_owned()),
            ("load --idle 100001", format!("{number} 0 to 100000")),
            ("balance valhalla --within 0.7", "a share between 0 and 0.5".to_owned()),
        ] {
            let line = format!("meadhall {line}");
            let said = said(&line);
            assert!(said.contains(&wanted), "{line}: {said}");
        }
    }

    #[test]
    fn the_command_line_is_sound() {
        // Fails too where an option of a game has the name of one of the program's.
        command(&words::Words::english()).debug_assert();
    }
}
