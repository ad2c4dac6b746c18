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

/// Our pages have no style attributes, so that whatever stands in a row or column of a number has
/// a class for it.
static STYLE: LazyLock<String> = LazyLock::new(|| {
    let mut style = include_str!("../../assets/hall.css").to_owned();
    for n in 1..=MOST_COLUMNS {
        let _ = write!(
            style,
            ".of{n}{{--columns:{n}}}.c{n}{{--column:{n}}}.r{n}{{--row:{n}}}.deep{n}{{--deep:{n}}}"
        );
    }
    style
});

/// The most columns that a grid or a map is drawn with.
pub(super) const MOST_COLUMNS: u8 = 24;
