//! What the browser tests need on a fresh Debian machine: Chromium, and the accessibility checker.

use std::process::Command;

use anyhow::{Result, bail};

use crate::run::{cargo, root, step, works};

/// Set for the test that takes pictures.
const PICTURES: &str = "MEADHALL_SCREENS";

/// The checker's release: a newer one may find more.
const AXE: &str = "axe-core@4.14.0";

/// Installs what is missing.
pub(crate) fn set_up() -> Result<()> {
    if works(Command::new("chromium").arg("--version")) {
        println!("   chromium is there");
    } else {
        install("chromium")?;
    }
    let folder = root().join("target/browser");
    if folder.join("node_modules/axe-core/axe.min.js").exists() {
        println!("   axe-core is there");
        return Ok(());
    }
    if !works(Command::new("npm").arg("--version")) {
        install("npm")?;
    }
    println!("   axe-core is missing: installing it with npm");
    std::fs::create_dir_all(&folder)?;
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", AXE]).arg("--prefix").arg(&folder);
    if !works(&mut npm) {
        bail!("`npm install {AXE}` did not work; the browser tests need it in target/browser");
    }
    Ok(())
}

/// Takes the pictures in docs/screens anew.
pub(crate) fn screens() -> Result<()> {
    set_up()?;
    let test = ["test", "--package", "hall", "--test", "browser", "looks"];
    step("screens", cargo(&test).env(PICTURES, "1"))?;
    Ok(())
}

/// Installs a package of the system.
fn install(package: &str) -> Result<()> {
    println!("   {package} is missing: installing it with apt-get");
    let apt = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        works(command.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let done = apt(&["update"]) && apt(&["install", "-y", "--no-install-recommends", package]);
    if !done {
        bail!("{package} is missing and `apt-get install {package}` did not work (as root?)");
    }
    Ok(())
}
