//! Running the real program.
#![allow(dead_code)]

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own for a test, gone afterwards. It is also the program's data folder.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("meadhall-test-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        std::fs::write(self.file(name), text).unwrap();
        self.file(name)
    }

    /// The program, with this as its data folder and in English.
    pub(crate) fn program(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_meadhall"));
        command.env_clear().env("MEADHALL_DATA", &self.0).env("TMPDIR", self.file("tmp"));
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        command
    }

    /// Runs it with nothing to read.
    pub(crate) fn run<S: AsRef<OsStr>>(&self, words: impl IntoIterator<Item = S>) -> Ran {
        self.typed(words, "")
    }

    /// Runs it with something typed.
    pub(crate) fn typed<S: AsRef<OsStr>>(
        &self,
        words: impl IntoIterator<Item = S>,
        input: &str,
    ) -> Ran {
        let mut command = self.program();
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // The program need not read all of it.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        Ran::of(child.wait_with_output().unwrap())
    }

    /// A finished saga of a game between minds.
    pub(crate) fn saga(&self) -> PathBuf {
        let games = self.file("games");
        let words = ["simulate", "valhalla", "--seats", "random,random", "--games", "1"];
        let kept = self.run(
            words.map(OsStr::new).into_iter().chain([OsStr::new("--sagas"), games.as_os_str()]),
        );
        kept.good();
        games.join("valhalla-000001.saga")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    pub(crate) fn of(output: Output) -> Ran {
        Ran {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// It went well.
    #[track_caller]
    pub(crate) fn good(&self) -> &str {
        assert_eq!(self.code, Some(0), "{self:?}");
        &self.out
    }

    /// It was refused with exit code 2, and the message tells all of this.
    #[track_caller]
    pub(crate) fn refused(&self, told: &[&str]) {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert!(self.err.starts_with("error: "), "{}", self.err);
        for part in told {
            assert!(self.err.contains(part), "'{part}' is not in:\n{}", self.err);
        }
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(self.good()).unwrap()
    }
}

/// A path as an argument.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}
