//! Running cargo and reading a chore's arguments.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// The workspace's folder.
pub(crate) fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map(PathBuf::from).unwrap_or(here)
}

/// A cargo command in the workspace's folder.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Whether a command runs and succeeds; what it says is not shown.
pub(crate) fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|s| s.success())
}

/// Runs a command under a heading and tells how long it took.
pub(crate) fn step(heading: &str, command: &mut Command) -> Result<Duration> {
    println!("\n== {heading}\n   {}", line(command));
    let start = Instant::now();
    let status = command.status().with_context(|| format!("cannot start: {}", line(command)))?;
    let time = start.elapsed();
    if !status.success() {
        bail!("{heading}: failed after {}", seconds(time));
    }
    println!("   {heading}: passed in {}", seconds(time));
    Ok(time)
}

/// A time in seconds, for people.
pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

fn line(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(name).chain(words).collect::<Vec<_>>().join(" ")
}

/// Splits `[NAME] [--flag N]` into the name and the number.
pub(crate) fn name_and_number<'a>(
    words: &[&'a str],
    flag: &str,
    default: u64,
) -> Result<(Option<&'a str>, u64)> {
    let mut name = None;
    let mut number = default;
    let mut rest = words.iter();
    while let Some(&word) = rest.next() {
        if word == flag {
            let value = rest.next().with_context(|| format!("{flag} needs a number"))?;
            number = value
                .parse()
                .ok()
                .filter(|n| *n > 0)
                .with_context(|| format!("{flag} needs a number from 1, not '{value}'"))?;
        } else if word.starts_with('-') || name.is_some() {
            bail!("unexpected '{word}'; what is taken: [NAME] [{flag} N]");
        } else {
            name = Some(word);
        }
    }
    Ok((name, number))
}

#[cfg(test)]
mod tests {
    use super::name_and_number;

    #[test]
    fn a_name_and_a_number_in_any_order() {
        let read = |words: &[&'static str]| name_and_number(words, "--games", 7).ok();
        assert_eq!(read(&[]), Some((None, 7)));
        assert_eq!(read(&["nim"]), Some((Some("nim"), 7)));
        assert_eq!(read(&["--games", "3", "nim"]), Some((Some("nim"), 3)));
        assert_eq!(read(&["--games"]), None);
        assert_eq!(read(&["--games", "0"]), None);
        assert_eq!(read(&["--seed", "3"]), None);
        assert_eq!(read(&["nim", "chess"]), None);
    }
}
