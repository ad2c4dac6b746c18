//! What is still to be done when a signal ends this program.

use std::{fs, io, thread};

use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// Does something when one of these signals comes, and then ends as by that signal. What `tidy` gives
/// is kept until then: a lock, say, so that nobody goes on meanwhile.
pub(crate) fn before_ending<T>(
    ending: &[i32],
    tidy: impl Fn() -> T + Send + 'static,
) -> io::Result<()> {
    let mut signals = Signals::new(ending.iter().filter(|signal| !is_ignored(**signal)))?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let _kept = tidy();
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

/// Whether who started this program wants it to go on whatever comes, as `nohup` does.
fn is_ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask & (1 << (signal - 1)) != 0)
}
