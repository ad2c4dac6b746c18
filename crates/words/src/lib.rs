//! Phrases made text, at the rim and nowhere else.
//!
//! **Knows:** the language files (built in), Fluent, which language a person wants. **Must not
//! know:** any game; what a phrase is about; where its text is shown.
//!
//! Every file below `locales/LANGUAGE/` belongs to that language; a new file or a new language
//! needs no line of code. The pseudo-language [`PSEUDO`] is made from English: what it does not
//! bracket is not a phrase.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod detect;
mod files;
mod pseudo;
mod say;
mod system;
mod voice;

pub use detect::UnknownLanguage;
pub use files::{faults, ids, languages};
pub use pseudo::{PSEUDO, unbracketed};
pub use say::Words;
pub use system::system;
pub use voice::Voice;

#[cfg(test)]
mod tests;
