//! Golden transcripts and sagas, written anew.

use anyhow::Result;

use crate::run::{cargo, step};

/// Tests that compare with a golden write it instead when this is set.
const WRITE: &str = "MEADHALL_WRITE_GOLDENS";

/// Runs every test whose name holds `golden` with leave to write.
pub(crate) fn run() -> Result<()> {
    let mut tests = cargo(&["test", "--workspace", "--no-fail-fast", "golden"]);
    step("goldens", tests.env(WRITE, "1"))?;
    println!(
        "\nNow look at the difference before it lands: a golden that changed is a rule that did."
    );
    Ok(())
}
