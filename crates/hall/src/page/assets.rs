//! Style, script and icon, built in.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// A file below `/assets/`, with its type.
pub fn get(name: &str) -> Option<(&'static str, Cow<'static, [u8]>)> {
    match name {
        "hall.css" => Some(("text/css; charset=utf-8", STYLE.as_bytes().into())),
        "hall.js" => Some(("text/javascript; charset=utf-8", SCRIPT.as_bytes().into())),
        "favicon.svg" => Some(("image/svg+xml", ICON.as_bytes().into())),
        _ => None,
    }
}

const SCRIPT: &str = include_str!("../../assets/hall.js");
const ICON: &str = include_str!("../../assets/favicon.svg");

/// Our pages have no style attributes, so that whatever stands at a place given by numbers has a
/// class for each.
static STYLE: LazyLock<String> = LazyLock::new(|| {
    let mut style = include_str!("../../assets/hall.css").to_owned();
    for n in 0..=100 {
        let _ = write!(style, ".map .x{n}{{left:{n}%}}.map .y{n}{{top:{n}%}}");
    }
    for n in 1..=MOST_COLUMNS {
        let _ = write!(style, ".of{n}{{--columns:{n}}}");
    }
    style
});

/// The most columns a grid is drawn with.
pub(super) const MOST_COLUMNS: u8 = 24;
