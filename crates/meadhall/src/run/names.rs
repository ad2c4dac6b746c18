//! What the things that the lab tells of are called.

use words::Words;

/// What a kind of thing is called.
pub(crate) fn kind_name(words: &Words, game: &str, kind: &str) -> String {
    words.named(&format!("{game}-tally-{kind}")).unwrap_or_else(|| kind.to_owned())
}

/// What a thing is called. A name of several words may be several things that have one each.
pub(crate) fn thing_name(words: &Words, game: &str, kind: &str, name: &str) -> String {
    let known = |name: &str| words.named(&format!("{game}-tally-{kind}-{name}"));
    let several = || name.split(' ').map(known).collect::<Option<Vec<_>>>();
    known(name)
        .or_else(|| several().map(|names| names.join(" + ")))
        .unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_of_several_words_is_called_by_all_or_as_it_is() {
        let words = Words::english();
        let game = shelf::GAMES
            .iter()
            .find(|game| words.named(&format!("{game}-tally-team-kratos")).is_some());
        let game = game.expect("a game has teams");
        let name = |name: &str| thing_name(&words, game, "team", name);
        assert_eq!(name("kratos"), "Kratos");
        assert_eq!(name("kratos mimir brok"), "Kratos + Mimir + Brok & Sindri");
        assert_eq!(name("kratos somebody"), "kratos somebody");
    }
}
