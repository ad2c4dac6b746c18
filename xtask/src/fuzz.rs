//! Fuzzing of the parsers. The targets live in a crate outside the workspace, because they need
//! nightly Rust and a tool that the tests do not.

use std::process::Command;

use anyhow::{Result, bail};

use crate::run::{name_and_number, root, step, works};

const TARGETS: &[&str] = &["saga", "choice", "cards"];

/// Fuzzes one target, or all in turn.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let (target, time) = name_and_number(words, "--time", 60)?;
    let targets = match target {
        Some(name) if !TARGETS.contains(&name) => {
            bail!("there is no target '{name}'; there are {}", TARGETS.join(", "))
        }
        Some(name) => vec![name],
        None => TARGETS.to_vec(),
    };
    tools()?;
    for name in targets {
        let limit = format!("-max_total_time={time}");
        let mut fuzz = Command::new("cargo");
        // Cargo names its own toolchain to its children; the one asked for here is another.
        fuzz.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").current_dir(root());
        fuzz.args(["+nightly", "fuzz", "run", name, "--", &limit]);
        step(&format!("fuzz {name}"), &mut fuzz)?;
    }
    Ok(())
}

fn tools() -> Result<()> {
    let mut missing = Vec::new();
    let mut nightly = Command::new("cargo");
    nightly.env_remove("RUSTUP_TOOLCHAIN").args(["+nightly", "--version"]);
    if !works(&mut nightly) {
        missing.push("nightly Rust: `rustup toolchain install nightly`");
    }
    if !works(Command::new("cargo").args(["fuzz", "--version"])) {
        missing.push("cargo-fuzz: `cargo install cargo-fuzz`");
    }
    if !missing.is_empty() {
        bail!("fuzzing needs what is not here:\n  {}", missing.join("\n  "));
    }
    Ok(())
}
