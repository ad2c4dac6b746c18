//! Pages of a report: made once, written as Markdown and as one HTML file that needs nothing else.

mod html;
pub(crate) mod plot;

/// A report.
pub(crate) struct Page {
    /// What it is called.
    pub(crate) title: String,
    /// The language of its texts.
    pub(crate) language: String,
    /// What stands on it, in order.
    pub(crate) blocks: Vec<Block>,
}

/// A part of a page.
pub(crate) enum Block {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// What would be typed.
    Command(String),
    /// A table; `true` for a column of numbers.
    Table(Vec<(String, bool)>, Vec<Vec<String>>),
    /// A drawing, only in HTML: Markdown has the same figures in a table.
    Plot(String),
}

impl Page {
    /// The page as Markdown.
    pub(crate) fn markdown(&self) -> String {
        let mut text = format!("# {}\n", plain(&self.title));
        for block in &self.blocks {
            match block {
                Block::Heading(heading) => text.push_str(&format!("\n## {}\n", plain(heading))),
                Block::Text(words) => text.push_str(&format!("\n{}\n", plain(words))),
                Block::Command(command) => text.push_str(&format!("\n    {command}\n")),
                Block::Table(heads, rows) => {
                    text.push('\n');
                    text.push_str(&line(heads.iter().map(|(head, _)| head.as_str())));
                    let side = |(_, number): &(String, bool)| if *number { "---:" } else { "---" };
                    text.push_str(&line(heads.iter().map(side)));
                    for row in rows {
                        text.push_str(&line(row.iter().map(String::as_str)));
                    }
                }
                Block::Plot(_) => {}
            }
        }
        text
    }

    /// The page as one HTML file.
    pub(crate) fn html(&self) -> String {
        html::html(self)
    }
}

/// A row of a Markdown table.
fn line<'a>(cells: impl Iterator<Item = &'a str>) -> String {
    let cells: Vec<String> = cells.map(plain).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// A text that means itself in Markdown: names of cards may hold anything.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars() {
        if matches!(letter, '|' | '*' | '_' | '`' | '<' | '[' | '\\') {
            plain.push('\\');
        }
        plain.push(if letter == '\n' { ' ' } else { letter });
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Page {
        let heads = vec![("Name".to_owned(), false), ("Wins".to_owned(), true)];
        Page {
            title: "A <report>".into(),
            language: "en".into(),
            blocks: vec![
                Block::Heading("Cards".into()),
                Block::Text("Five & six".into()),
                Block::Table(heads, vec![vec!["a|b".into(), "7".into()]]),
                Block::Plot("<svg></svg>".into()),
            ],
        }
    }

    #[test]
    fn markdown_keeps_what_names_hold() {
        let text = "# A \\<report>\n\n## Cards\n\nFive & six\n\n| Name | Wins |\n| --- | ---: |\n\
                    | a\\|b | 7 |\n";
        assert_eq!(page().markdown(), text);
    }

    #[test]
    fn html_needs_nothing_else_and_keeps_what_names_hold() {
        let html = page().html();
        assert!(html.starts_with("<!doctype html>\n<html lang=\"en\">"), "{html}");
        assert!(html.contains("<h1>A &lt;report&gt;</h1>") && html.contains("Five &amp; six"));
        assert!(html.contains("<td>a|b</td><td class=\"n\">7</td>"), "{html}");
        assert!(html.contains("<svg></svg>") && html.ends_with("</html>\n"));
        assert!(!html.contains("http") && !html.contains("src="), "it fetches something");
    }
}
