//! Texts made to fit: their width in columns, cutting and wrapping.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text cut to so many columns, with a mark where something is missing.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide + 1 > columns {
            break;
        }
        out.push(letter);
        used += wide;
    }
    if columns > 0 {
        out.push('…');
    }
    out
}

/// The text in lines of at most so many columns, broken between words; a word that is longer is
/// broken where the line ends. Line breaks in the text stay.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        let mut used = 0;
        for word in paragraph.split(' ') {
            let wide = width(word);
            if used > 0 && used + 1 + wide > columns {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            for letter in word.chars() {
                let step = letter.width().unwrap_or(0);
                if used + step > columns && used > 0 {
                    lines.push(std::mem::take(&mut line));
                    used = 0;
                }
                line.push(letter);
                used += step;
            }
        }
        lines.push(line);
    }
    lines
}

/// The text with blanks up to so many columns.
pub(crate) fn pad(text: &str, columns: usize) -> String {
    let mut out = cut(text, columns);
    out.extend(std::iter::repeat_n(' ', columns.saturating_sub(width(&out))));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn wrapped_lines_fit_and_lose_nothing() {
        let text = "Ægir brews ale for a hall of one-hundred-and-twenty guests 鷹の羽";
        for columns in 2..70 {
            let lines = wrap(text, columns);
            assert!(lines.iter().all(|line| line.width() <= columns), "{columns}: {lines:?}");
            let bare = |s: &str| s.replace(' ', "");
            assert_eq!(bare(&lines.concat()), bare(text));
        }
        assert_eq!(wrap("a\nb c", 9), ["a", "b c"]);
        assert_eq!(wrap("", 9), Vec::<String>::new());
    }

    #[test]
    fn cut_texts_say_that_they_are() {
        assert_eq!(cut("Bjorn", 5), "Bjorn");
        assert_eq!(cut("Bjorn", 4), "Bjo…");
        assert_eq!(cut("鷹の羽", 4), "鷹…");
        assert_eq!(cut("Bjorn", 0), "");
        assert_eq!(pad("Bj", 4), "Bj  ");
    }
}
