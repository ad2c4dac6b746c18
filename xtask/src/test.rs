//! Everything that must pass before a change lands.

use std::process::Command;

use anyhow::{Result, bail};

use crate::run::{cargo, seconds, step, works};

/// Sets up what is missing, then runs every check; a failure does not stop those after it.
pub(crate) fn run() -> Result<()> {
    println!("== set-up");
    component("rustfmt", &["fmt", "--version"])?;
    component("clippy", &["clippy", "--version"])?;
    python()?;
    let results = [
        ("format", step("format", &mut cargo(&["fmt", "--all", "--check"]))),
        ("clippy", step("clippy", &mut cargo(CLIPPY))),
        ("tests", tests()),
    ];
    println!("\n== summary");
    let mut failed = Vec::new();
    for (name, result) in results {
        match result {
            Ok(time) => println!("   passed  {name} ({})", seconds(time)),
            Err(fault) => {
                println!("   FAILED  {name}");
                failed.push(format!("{fault:#}"));
            }
        }
    }
    if failed.is_empty() { Ok(()) } else { bail!("\n{}", failed.join("\n")) }
}

const CLIPPY: &[&str] =
    &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"];

/// All tests of the workspace, by nextest where it is installed: it takes minutes to build, so it
/// is never installed here.
fn tests() -> Result<std::time::Duration> {
    let docs = step("doc tests", &mut cargo(&["test", "--locked", "--workspace", "--doc"]));
    let run: &[&str] = match works(&mut cargo(&["nextest", "--version"])) {
        true => &["nextest", "run"],
        false => &["test", "--lib", "--bins", "--tests"],
    };
    let mut unit = cargo(run);
    let unit = step("tests", unit.args(["--locked", "--workspace", "--no-fail-fast"]));
    Ok(docs? + unit?)
}

/// The example of a player outside is tried as it is, and it is written in Python.
fn python() -> Result<()> {
    if works(Command::new("python3").arg("--version")) {
        println!("   python3 is there");
        return Ok(());
    }
    println!("   python3 is missing: installing it with apt-get");
    let install = Command::new("apt-get").args(["install", "-y", "python3"]).status();
    if !install.is_ok_and(|status| status.success()) {
        bail!(
            "python3 is missing and `apt-get install python3` did not work; install it and try again"
        );
    }
    Ok(())
}

/// Installs a component of the toolchain if it is missing.
fn component(name: &str, probe: &[&str]) -> Result<()> {
    if works(&mut cargo(probe)) {
        println!("   {name} is there");
        return Ok(());
    }
    println!("   {name} is missing: installing it with rustup");
    let install = Command::new("rustup").args(["component", "add", name]).status();
    if !install.is_ok_and(|status| status.success()) {
        bail!(
            "{name} is missing and `rustup component add {name}` did not work; \
             install it (on Debian's own Rust: `apt install {name}`) and try again"
        );
    }
    Ok(())
}
