//! `meadhall completions`.

use std::io::Write;

use clap::ArgMatches;
use clap_complete::{Shell, generate};
use words::Words;

use crate::cli::command;
use crate::fail::Done;

/// Prints the completions of a shell.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let Some(shell) = given.get_one::<Shell>("SHELL") else { return Ok(()) };
    // Not straight to the output: the generator panics where it cannot write.
    let mut text = Vec::new();
    generate(*shell, &mut command(words), "meadhall", &mut text);
    Ok(out.write_all(&text)?)
}
