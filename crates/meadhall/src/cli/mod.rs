//! What can be typed.

mod dress;
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

    #[test]
    fn the_command_line_is_sound() {
        // Fails too where an option of a game has the name of one of the program's.
        command(&words::Words::english()).debug_assert();
    }
}
