//! Golden transcripts and sagas, written anew.

use anyhow::Result;

use crate::run::{cargo, step};

/// Records what no longer holds, or the sagas that are named, or `--all`.
pub(crate) fn run(names: &[&str]) -> Result<()> {
    let record = ["run", "--package", "sitting", "--example", "record", "--"];
    step("goldens", cargo(&record).args(names))?;
    println!("\nRead the difference before it lands: a golden that changed is a rule that did.");
    Ok(())
}
