//! The contract test by the million.

use anyhow::Result;

use crate::run::{cargo, name_and_number, step};

/// How many games of each mode the contract tests play, when it is set.
const GAMES: &str = "MEADHALL_CONTRACT_GAMES";

/// Runs the tests called `contract` of all games, or of the crate of one.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let (game, games) = name_and_number(words, "--games", 1_000_000)?;
    let mut arguments = vec!["test"];
    match game {
        Some(game) => arguments.extend(["--package", game]),
        None => arguments.push("--workspace"),
    }
    arguments.extend(["contract", "--", "--nocapture"]);
    step("soak", cargo(&arguments).env(GAMES, games.to_string()))?;
    Ok(())
}
