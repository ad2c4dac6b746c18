//! The contract test by the million.

use anyhow::Result;

use crate::run::{cargo, name_and_number, step};

/// How many games the contract tests play, when it is set.
const GAMES: &str = "CONTRACT_GAMES";

/// In how many states costly laws are checked once. The suite checks them more often, in fewer
/// games.
const APART: (&str, &str) = ("CONTRACT_APART", "128");

/// Runs the `contract` tests of all games, or of one.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let (game, games) = name_and_number(words, "--games", 1_000_000)?;
    let mut arguments = vec!["test", "--profile", "soak"];
    match game {
        Some(game) => arguments.extend(["--package", game]),
        None => arguments.push("--workspace"),
    }
    arguments.extend(["--test", "contract", "--", "--nocapture"]);
    step("soak", cargo(&arguments).env(GAMES, games.to_string()).env(APART.0, APART.1))?;
    Ok(())
}
