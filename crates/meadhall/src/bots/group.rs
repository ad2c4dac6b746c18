//! A program together with all that it has started: one group of processes, which ends as one.
//!
//! The group is not the terminal's, so Ctrl-C does not reach it: whoever ends this program ends
//! the groups first. What a program has moved to a group of its own is out of reach.

use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The programs that were started and not yet waited for, so that none of the numbers can be
/// another's meanwhile.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program in a group of its own.
pub(super) fn start(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut running = running();
    let child = command.spawn()?;
    running.push(child.id());
    Ok(child)
}

/// Ends a program and all that it has started, if that was not done already.
pub(super) fn end(child: &mut Child) {
    let mut running = running();
    if let Some(at) = running.iter().position(|id| *id == child.id()) {
        running.swap_remove(at);
        kill(child.id());
    }
    drop(running);
    #[cfg(not(unix))]
    let _ = child.kill();
    let _ = child.wait();
}

/// Ends every program that still runs.
pub(crate) fn end_all() {
    running().drain(..).for_each(kill);
}

#[cfg(unix)]
pub(crate) use unix::end_with_this;
#[cfg(unix)]
pub(super) use unix::has_ended;
#[cfg(unix)]
use unix::kill;

#[cfg(unix)]
mod unix {
    use std::{io, process};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    use super::running;
    use crate::signals::before_ending;

    pub(super) fn kill(id: u32) {
        if let Some(group) = i32::try_from(id).ok().and_then(Pid::from_raw) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    /// Whether a program has ended by itself. It is not waited for, since its number would be free
    /// then while its children are still called by it.
    pub(in crate::bots) fn has_ended(child: &mut process::Child) -> bool {
        let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(Pid::from_child(child)), how), Ok(None))
    }

    /// Lets all programs end when a signal ends this one. A full screen leaves in order by itself
    /// unless its terminal is gone.
    pub(crate) fn end_with_this(plain: bool) -> io::Result<()> {
        let ending: &[i32] = if plain { &[SIGINT, SIGTERM, SIGHUP] } else { &[SIGHUP] };
        before_ending(ending, || {
            let mut running = running();
            running.drain(..).for_each(kill);
            // Still locked: the table must not find out that its programs died, and say so in the
            // saga.
            running
        })
    }
}

#[cfg(not(unix))]
fn kill(_: u32) {}

#[cfg(not(unix))]
pub(super) fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// There the terminal tells all of its programs.
#[cfg(not(unix))]
pub(crate) fn end_with_this(_: bool) -> io::Result<()> {
    Ok(())
}
