//! A saga on disk, safe after every line.
//!
//! The secret is written first, so that there is never a saga without its fate; it lies beside the
//! saga, readable by its owner only, until the saga itself reveals it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use tabletop::saga::Saga;

use super::folder;

/// The saga that is being written.
pub(crate) struct Keep {
    path: PathBuf,
    file: File,
    /// How many bytes of the file are known to be right.
    safe: usize,
    /// The newest text that is not on disk, and why.
    unsaved: Option<(String, io::Error)>,
}

impl Keep {
    /// Begins a file that must not exist yet.
    pub(crate) fn create(path: &Path, secret: &str, saga: &str) -> io::Result<Keep> {
        let beside = folder::secret(path);
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        file.try_lock()?;
        let begun = (|| {
            let mut hidden = private(&beside)?;
            hidden.write_all(secret.as_bytes())?;
            hidden.write_all(b"\n")?;
            hidden.sync_all()?;
            file.write_all(saga.as_bytes())?;
            file.sync_all()
        })();
        if let Err(error) = begun {
            // Half a beginning is of no use to anybody.
            let _ = fs::remove_file(&beside);
            let _ = fs::remove_file(path);
            return Err(error);
        }
        if let Some(Ok(parent)) = path.parent().map(File::open) {
            // Makes the names themselves durable, where the system can.
            let _ = parent.sync_all();
        }
        Ok(Keep { path: path.to_owned(), file, safe: saga.len(), unsaved: None })
    }

    /// Goes on with a file whose first `safe` bytes are right; what follows them is cut off with
    /// the next line.
    pub(crate) fn reopen(path: &Path, safe: usize) -> io::Result<Keep> {
        let file = OpenOptions::new().write(true).open(path)?;
        // Two programs at one saga would write over each other.
        file.try_lock()?;
        Ok(Keep { path: path.to_owned(), file, safe, unsaved: None })
    }

    /// Where it is kept.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes what the text has more than the file. A write that failed half-way is done over.
    pub(crate) fn save(&mut self, saga: &str) -> io::Result<()> {
        let done = self.append(saga);
        self.unsaved = match &done {
            Ok(()) => None,
            Err(error) => Some((saga.to_owned(), io::Error::new(error.kind(), error.to_string()))),
        };
        done
    }

    fn append(&mut self, saga: &str) -> io::Result<()> {
        // Sagas only grow: what is safe stays as it is.
        let more = saga.as_bytes().get(self.safe..).unwrap_or_default();
        self.file.set_len(self.safe as u64)?;
        self.file.seek(SeekFrom::End(0))?;
        self.file.write_all(more)?;
        self.file.flush()?;
        self.file.sync_data()?;
        self.safe += more.len();
        Ok(())
    }

    /// Whether something is not on disk.
    pub(crate) fn is_behind(&self) -> bool {
        self.unsaved.is_some()
    }

    /// The text that could not be written, after one more try.
    pub(crate) fn last_try(&mut self) -> Option<(String, io::Error)> {
        let (text, error) = self.unsaved.take()?;
        match self.append(&text) {
            Ok(()) => None,
            Err(_) => Some((text, error)),
        }
    }

    /// The saga has revealed the secret: its file is of no more use.
    pub(crate) fn revealed(&self) {
        if self.unsaved.is_none() {
            let _ = fs::remove_file(folder::secret(&self.path));
        }
    }
}

impl terminal::Keeper for Keep {
    fn keep(&mut self, saga: &Saga) -> io::Result<()> {
        self.save(&saga.text())
    }
}

/// A new file that only its owner can read.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let path = std::env::temp_dir().join(format!("keep-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).expect("a folder for the test");
            Folder(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn text(path: &Path) -> String {
        fs::read_to_string(path).expect("a file that was written")
    }

    #[test]
    fn a_saga_grows_and_its_secret_stays_private() {
        let folder = Folder::new("grows");
        let path = folder.0.join("a.saga");
        let mut keep = Keep::create(&path, "5ec", "head\n").expect("it can be written");
        keep.save("head\none\n").expect("it can be written");
        keep.save("head\none\ntwo\n").expect("it can be written");
        assert_eq!(text(&path), "head\none\ntwo\n");
        let beside = folder::secret(&path);
        assert_eq!(text(&beside), "5ec\n");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&beside).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        assert!(Keep::create(&path, "x", "y").is_err(), "never over another saga");
        assert_eq!(text(&path), "head\none\ntwo\n");
        keep.revealed();
        assert!(!beside.exists());
    }

    #[test]
    fn what_a_crash_left_behind_is_cut_off() {
        let folder = Folder::new("crash");
        let path = folder.0.join("b.saga");
        fs::write(&path, "head\none\nhal").expect("it can be written");
        let mut keep = Keep::reopen(&path, "head\none\n".len()).expect("it is there");
        keep.save("head\none\ntwo\n").expect("it can be written");
        assert_eq!(text(&path), "head\none\ntwo\n");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_loses_nothing() {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("Linux has one");
        let mut keep = Keep { path: "/dev/full".into(), file: full, safe: 0, unsaved: None };
        assert!(keep.save("head\n").is_err());
        assert!(keep.save("head\none\n").is_err());
        let (text, _) = keep.last_try().expect("still full");
        assert_eq!(text, "head\none\n");
    }
}
