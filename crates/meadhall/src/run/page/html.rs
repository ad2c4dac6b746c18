//! A page as one HTML file.

use std::fmt::Write;

use super::{Block, Page};

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#222;--paper:#fdfcf8;--line:#c9c4b8;--mark:#2b5f8a;--strong:#a3341f;--weak:#7a5c00}
@media(prefers-color-scheme:dark){:root{--ink:#e6e2d8;--paper:#1c1b19;--line:#55524b;--mark:#8fbfe8;--strong:#f0937f;--weak:#e0bd5a}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}
.wide,pre{overflow-x:auto}
table{border-collapse:collapse;margin:1rem 0}
th,td{padding:.2rem .6rem;border-bottom:1px solid var(--line);text-align:left;white-space:nowrap}
.n{text-align:right;font-variant-numeric:tabular-nums}
svg{max-width:100%;height:auto;display:block;margin:1rem 0}
svg text{fill:var(--ink);font:13px system-ui,sans-serif}
svg .axis{stroke:var(--line)}
svg .fair{stroke:var(--ink);stroke-dasharray:4 3}
svg .open{stroke:var(--mark);fill:var(--mark)}
svg .strong{stroke:var(--strong);fill:var(--strong)}
svg .weak{stroke:var(--weak);fill:var(--weak)}
";

pub(super) fn html(page: &Page) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{}</h1>\n",
        safe(&page.language),
        safe(&page.title),
        safe(&page.title)
    );
    for block in &page.blocks {
        // Writing to a text cannot fail.
        let _ = match block {
            Block::Heading(heading) => writeln!(html, "<h2>{}</h2>", safe(heading)),
            Block::Text(text) => writeln!(html, "<p>{}</p>", safe(text)),
            Block::Command(command) => writeln!(html, "<pre>{}</pre>", safe(command)),
            Block::Table(heads, rows) => writeln!(html, "{}", table(heads, rows)),
            Block::Plot(svg) => writeln!(html, "<div class=\"wide\">{svg}</div>"),
        };
    }
    html.push_str("</body>\n</html>\n");
    html
}

fn table(heads: &[(String, bool)], rows: &[Vec<String>]) -> String {
    let class = |number: bool| if number { " class=\"n\"" } else { "" };
    let head = |(head, number): &(String, bool)| {
        format!("<th scope=\"col\"{}>{}</th>", class(*number), safe(head))
    };
    let cell = |(text, (_, number)): (&String, &(String, bool))| {
        format!("<td{}>{}</td>", class(*number), safe(text))
    };
    let heads_row: String = heads.iter().map(head).collect();
    let row = |row: &Vec<String>| {
        format!("<tr>{}</tr>\n", row.iter().zip(heads).map(cell).collect::<String>())
    };
    let body: String = rows.iter().map(row).collect();
    format!(
        "<div class=\"wide\"><table>\n<thead><tr>{heads_row}</tr></thead>\n\
         <tbody>\n{body}</tbody>\n</table></div>"
    )
}

/// A text that means itself in HTML and SVG.
pub(super) fn safe(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;")
}
