//! What the system says of files and addresses, in words.

use std::io::{Error, ErrorKind};

use tabletop::Phrase;

/// Why the system did not do something. What has no phrase is told as the system tells it.
pub fn system(error: &Error) -> Phrase {
    match error.kind() {
        ErrorKind::NotFound => Phrase::new("fault-io-not-found"),
        ErrorKind::PermissionDenied => Phrase::new("fault-io-denied"),
        ErrorKind::AlreadyExists => Phrase::new("fault-io-exists"),
        ErrorKind::StorageFull => Phrase::new("fault-io-full"),
        ErrorKind::ReadOnlyFilesystem => Phrase::new("fault-io-read-only"),
        ErrorKind::IsADirectory => Phrase::new("fault-io-folder"),
        ErrorKind::NotADirectory => Phrase::new("fault-io-no-folder"),
        ErrorKind::AddrInUse => Phrase::new("fault-io-address-taken"),
        ErrorKind::AddrNotAvailable => Phrase::new("fault-io-address-not-here"),
        ErrorKind::InvalidData => Phrase::new("fault-io-no-text"),
        _ => Phrase::verbatim(error.to_string()),
    }
}
