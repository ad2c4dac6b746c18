//! Which numbered rules no test cites.

/// The numbers of a rules page (written `**ABC-T9**`, the ones marked `[no play]` aside) that none
/// of the sources cites, in the page's order. A source is a name and its text; a citation is the
/// whole number anywhere in it, so `ABC-T9` does not stand for `ABC-T90`.
pub fn uncited(page: &str, prefix: &str, sources: &[(&str, &str)]) -> Vec<String> {
    let mut missing: Vec<String> = Vec::new();
    for number in numbers(page, prefix) {
        let cited = sources.iter().any(|(_, text)| cites(text, number));
        if !cited && !missing.iter().any(|known| known == number) {
            missing.push(number.to_owned());
        }
    }
    missing
}

/// The numbers that a page gives to its playable rules.
fn numbers<'a>(page: &'a str, prefix: &str) -> Vec<&'a str> {
    let open = format!("**{prefix}-");
    let mut found = Vec::new();
    for (at, _) in page.match_indices(&open) {
        let rest = &page[at + 2..];
        let Some(end) = rest.find("**") else { break };
        let plain = rest[..end].chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        if plain && !rest[end + 2..].trim_start_matches([' ', ':']).starts_with("[no play]") {
            found.push(&rest[..end]);
        }
    }
    found
}

fn cites(text: &str, number: &str) -> bool {
    text.match_indices(number).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + number.len()..].chars().next();
        let part = |c: char| c.is_ascii_alphanumeric();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
- **ABC-S1** One. See **ABC-S2**.
- **ABC-S2** Two. **Ruling:** as in ABC-S9.
- **ABC-S3** [no play] Three.
- **ABC-T1** Four.
- **ABC-T12** Five.
- **XYZ-T1** Another game.
";

    #[test]
    fn lists_what_no_test_cites() {
        let tests = [("a.rs", "/// ABC-S1: one\n"), ("b.rs", "check(\"ABC-T12\")")];
        assert_eq!(uncited(PAGE, "ABC", &tests), ["ABC-S2", "ABC-T1"]);
        assert_eq!(uncited(PAGE, "ABC", &[]), ["ABC-S1", "ABC-S2", "ABC-T1", "ABC-T12"]);
        assert_eq!(uncited(PAGE, "XYZ", &[("c.rs", "XYZ-T1")]), Vec::<String>::new());
    }

    #[test]
    fn a_longer_number_is_another_rule() {
        assert_eq!(uncited("**ABC-T1**", "ABC", &[("a", "ABC-T12 XABC-T1")]), ["ABC-T1"]);
        assert_eq!(uncited("**ABC-T1**", "ABC", &[("a", "(ABC-T1)")]), Vec::<String>::new());
        assert_eq!(uncited("**ABC-T1 is not closed", "ABC", &[]), Vec::<String>::new());
    }
}
