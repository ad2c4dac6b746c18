//! What is recorded of a game, read from `sagas/GAME/plan.toml`.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use tabletop::Setup;
use tabletop::saga::{CardBox, Deed, Line, Remark, Sitter, Undo};

/// How goldens are made anew.
pub(crate) const AGAIN: &str =
    "if that is meant, run `cargo xtask goldens` and read the difference before it lands";

/// The recorded games of one game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Plan {
    /// The saga that is told step by step.
    pub(crate) transcript: String,
    /// Kind and zone of the pieces that break ties, in order.
    #[serde(default)]
    pub(crate) tie_breakers: Vec<String>,
    /// What each has to show.
    #[serde(rename = "saga")]
    pub(crate) sagas: Vec<Wanted>,
}

/// A recorded game: its table and what it has to show.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// The file's name without its end.
    pub(crate) name: String,
    /// In words.
    pub(crate) shows: String,
    seats: Vec<String>,
    #[serde(default)]
    options: Vec<String>,
    /// The files that follow on `box.toml` in its box.
    #[serde(default)]
    pub(crate) decks: Vec<String>,
    #[serde(default)]
    undo: Permission,
    /// Whether the seats after the first gave salts.
    #[serde(default)]
    pub(crate) salts: bool,
    /// What happens beside the game.
    #[serde(default)]
    pub(crate) script: Vec<String>,
    /// The id of the ending.
    pub(crate) ending: String,
    /// What decided.
    pub(crate) decided: String,
}

#[derive(Deserialize, Clone, Copy, Default)]
#[serde(rename_all = "lowercase")]
enum Permission {
    #[default]
    Ask,
    Always,
}

impl Plan {
    /// The plan of a game.
    pub(crate) fn of(game: &str) -> Result<Plan, String> {
        let path = folder(game).join("plan.toml");
        let text = fs::read_to_string(&path).map_err(|fault| said(&path, &fault))?;
        toml::from_str(&text).map_err(|fault| said(&path, &fault))
    }
}

impl Wanted {
    /// The set-up.
    pub(crate) fn setup(&self) -> Setup {
        let setup = Setup::new(self.seats.len() as u8);
        let pairs = self.options.iter().filter_map(|chosen| chosen.split_once(' '));
        pairs.fold(setup, |setup, (option, value)| setup.with(option, value))
    }

    /// Who sits where at the beginning.
    pub(crate) fn sitters(&self) -> Result<Vec<Sitter>, String> {
        let sitter = |who: &String| match remark(&format!("seat 1 {who}"))? {
            Remark::Seat(_, sitter) => Ok(sitter),
            _ => Err(format!("{}: '{who}' cannot sit", self.name)),
        };
        self.seats.iter().map(sitter).collect()
    }

    /// When a choice may be taken back.
    pub(crate) fn undo(&self) -> Undo {
        match self.undo {
            Permission::Ask => Undo::Ask,
            Permission::Always => Undo::Always,
        }
    }

    /// Where it is recorded.
    pub(crate) fn file(&self, game: &str) -> PathBuf {
        folder(game).join(format!("{}.saga", self.name))
    }
}

/// Reads what stands behind the `!` of a table line.
pub(crate) fn remark(text: &str) -> Result<Remark, String> {
    match Line::parse(1, &format!("1. ! {text}")) {
        Ok(Line { deed: Deed::Table(remark), .. }) => Ok(remark),
        Ok(_) => Err(format!("'{text}' is not a table line")),
        Err(fault) => Err(format!("'{text}': {fault}")),
    }
}

/// The box on which a game of this plan is played. Every saga carries it whole, so that no change
/// of the game's own box changes a recorded game.
pub(crate) fn frozen_box(game: &str, wanted: &Wanted) -> Result<CardBox, String> {
    let read = |name: &str| {
        let path = folder(game).join(name);
        fs::read_to_string(&path).map_err(|fault| said(&path, &fault))
    };
    let mut text = read("box.toml")?;
    for deck in &wanted.decks {
        text = text + "\n" + &read(deck)?;
    }
    let hash = *blake3::hash(text.as_bytes()).as_bytes();
    Ok(CardBox { name: "frozen".to_owned(), hash, text: Some(text) })
}

/// Where a game's recorded games lie.
pub(crate) fn folder(game: &str) -> PathBuf {
    root().join("sagas").join(game)
}

/// The workspace's folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn said(path: &Path, fault: &dyn std::fmt::Display) -> String {
    format!("{}: {fault}", path.display())
}
