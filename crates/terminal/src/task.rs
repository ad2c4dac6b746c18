//! Something that is worked out beside the drawing thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// The name of threads that work.
pub(crate) const NAME: &str = "work";

/// Work in progress. Dropping it asks the work to stop and does not wait.
pub(crate) struct Task<T> {
    handle: Option<JoinHandle<T>>,
    stop: Arc<AtomicBool>,
}

/// How the work stands.
pub(crate) enum Stand<T> {
    /// It goes on.
    Working,
    /// It is done.
    Done(T),
    /// It failed; its own message went where such messages go.
    Lost,
}

impl<T: Send + 'static> Task<T> {
    /// Begins. The work may look at the flag to see whether it is still wanted.
    pub(crate) fn begin(work: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> Task<T> {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = stop.clone();
        let spawned = thread::Builder::new().name(NAME.to_owned()).spawn(move || work(&flag));
        Task { handle: spawned.ok(), stop }
    }

    /// How it stands, without waiting.
    pub(crate) fn stand(&mut self) -> Stand<T> {
        match self.handle.take() {
            Some(handle) if !handle.is_finished() => {
                self.handle = Some(handle);
                Stand::Working
            }
            Some(handle) => handle.join().map_or(Stand::Lost, Stand::Done),
            None => Stand::Lost,
        }
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn wait<T: Send + 'static>(mut task: Task<T>) -> Stand<T> {
        loop {
            match task.stand() {
                Stand::Working => thread::sleep(Duration::from_millis(1)),
                other => return other,
            }
        }
    }

    #[test]
    fn work_comes_back() {
        assert!(matches!(wait(Task::begin(|_| 7)), Stand::Done(7)));
    }

    #[test]
    fn a_dropped_task_is_told_to_stop() {
        let (tell, told) = std::sync::mpsc::channel();
        drop(Task::begin(move |stop| {
            while !stop.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
            let _ = tell.send(());
        }));
        assert!(told.recv_timeout(Duration::from_secs(10)).is_ok());
    }
}
