//! Chores of the workspace: `cargo xtask CHORE`.
//!
//! **Knows:** cargo and the folders of the workspace. **Must not know:** any crate's inside. It
//! depends on none of them, so that it still builds and can say what is wrong when they do not.

#![forbid(unsafe_code)]

mod browser;
mod fuzz;
mod goldens;
mod run;
mod soak;
mod test;

use std::process::ExitCode;

const HELP: &str = "\
Chores of the workspace.

  cargo xtask test                      format, clippy, every test: what must pass before a change lands
  cargo xtask soak [GAME] [--games N]   the contract test over N games (default 1000000)
  cargo xtask goldens [--all|NAME...]   records sagas and transcripts anew that no longer hold
  cargo xtask screens                   takes the pictures in docs/screens anew
  cargo xtask fuzz [TARGET] [--time S]  fuzzes the parsers S seconds each (default 60); needs nightly Rust
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => test::run(),
        ["soak", rest @ ..] => soak::run(rest),
        ["goldens", rest @ ..] => goldens::run(rest),
        ["screens"] => browser::screens(),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprint!("unknown chore: {}\n\n{HELP}", words.join(" "));
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault:#}");
            ExitCode::FAILURE
        }
    }
}
