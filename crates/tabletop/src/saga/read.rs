//! From text to saga.

use std::io::{BufRead, Read};

use super::item::short;
use super::{Broken, BrokenStep, FORMAT, Header, LONGEST_LINE, Line, MOST_BYTES, MOST_LINES, Saga};

/// Reads a saga from a file or stream, but never more of it than [`MOST_BYTES`] and
/// [`MOST_LINES`]; what does not begin like a saga is refused after its first line.
pub fn read(from: impl BufRead) -> Result<Saga, Broken> {
    Saga::parse(&text(from, MOST_BYTES, MOST_LINES)?)
}

impl Saga {
    /// Reads a whole text.
    pub fn parse(text: &str) -> Result<Saga, Broken> {
        if text.len() > MOST_BYTES {
            return Err(Broken::TooLarge { limit: MOST_BYTES });
        }
        begins(text.split('\n').next().unwrap_or_default())?;
        let lines: Vec<&str> = text.split_inclusive('\n').take(MOST_LINES + 1).collect();
        if lines.len() > MOST_LINES {
            return Err(Broken::TooManyLines { limit: MOST_LINES });
        }
        if let Some(i) = lines.iter().position(|line| line.len() > LONGEST_LINE) {
            return Err(Broken::LongLine { line: i + 1, limit: LONGEST_LINE });
        }
        let Some(head) = lines.iter().position(|line| *line == "\n") else {
            return Err(Broken::CutOff { line: lines.len(), header: true });
        };
        let bare = |line: &&'_ str| -> usize { line.len() - usize::from(line.ends_with('\n')) };
        let header = Header::parse(lines[1..head].iter().map(|line| &line[..bare(line)]))?;
        let mut saga = Saga::new(header);
        for (i, line) in lines.iter().enumerate().skip(head + 1) {
            let Some(line) = line.strip_suffix('\n') else {
                return Err(Broken::CutOff { line: i + 1, header: false });
            };
            saga.take(line).map_err(|fault| Broken::Step { line: i + 1, step: i - head, fault })?;
        }
        Ok(saga)
    }

    /// Reads a text whose last line may be incomplete, as after a crash while it was written; that
    /// line is then left out. The flag tells whether one was.
    pub fn mend(text: &str) -> Result<(Saga, bool), Broken> {
        match Saga::parse(text) {
            Err(Broken::CutOff { .. }) if !text.ends_with('\n') => {
                let whole = text.rfind('\n').map_or("", |at| &text[..=at]);
                Ok((Saga::parse(whole)?, true))
            }
            other => Ok((other?, false)),
        }
    }

    fn take(&mut self, text: &str) -> Result<(), BrokenStep> {
        if self.secret().is_some() {
            return Err(BrokenStep::AfterEnd);
        }
        self.lines.push(Line::parse(self.lines.len() + 1, text)?);
        Ok(())
    }
}

/// Whether the first line is a saga's.
fn begins(line: &str) -> Result<(), Broken> {
    if line.starts_with('\u{feff}') {
        return Err(Broken::ByteOrderMark); // it would not be seen in what was found instead
    }
    let format = line.strip_prefix("meadhall saga ");
    if format.is_some_and(|format| format.ends_with('\r')) {
        return Err(Broken::CarriageReturns);
    }
    match format.and_then(|format| format.parse::<u32>().ok()) {
        Some(found) if found > FORMAT as u32 => Err(Broken::Newer { found, known: FORMAT }),
        _ if format == Some("1") => Ok(()),
        _ => Err(Broken::NotASaga(short(line))),
    }
}

/// The text of a stream, unless it is longer than the limits.
pub(super) fn text(
    mut from: impl BufRead,
    most_bytes: usize,
    most_lines: usize,
) -> Result<String, Broken> {
    let mut bytes = Vec::new();
    for line in 1.. {
        let start = bytes.len();
        let most = LONGEST_LINE + 1;
        let mut part = from.by_ref().take(most as u64);
        let got = part.read_until(b'\n', &mut bytes);
        let got = got.map_err(|error| Broken::Unreadable(error.to_string()))?;
        if got == 0 {
            break;
        }
        if line == 1 {
            let first = String::from_utf8_lossy(&bytes);
            begins(first.trim_end_matches('\n'))?;
        }
        if got == most {
            return Err(Broken::LongLine { line, limit: LONGEST_LINE });
        }
        if bytes.len() > most_bytes {
            return Err(Broken::TooLarge { limit: most_bytes });
        }
        if line > most_lines {
            return Err(Broken::TooManyLines { limit: most_lines });
        }
        if std::str::from_utf8(&bytes[start..]).is_err() {
            return Err(Broken::NotText { line });
        }
    }
    String::from_utf8(bytes).map_err(|_| Broken::NotText { line: 0 })
}
