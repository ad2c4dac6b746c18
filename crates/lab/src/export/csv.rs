//! Comma-separated values.

use std::io::{self, Write};

use super::{Cell, Sheet, Sink};

/// Writes each table as CSV.
pub struct Csv<W: Write>([csv::Writer<W>; 3]);

impl<W: Write> Csv<W> {
    /// Writes the heads. The writers stand in the order of [`Sheet::ALL`].
    pub fn new(to: [W; 3]) -> io::Result<Csv<W>> {
        let mut writers = to.map(csv::Writer::from_writer);
        for (writer, sheet) in writers.iter_mut().zip(Sheet::ALL) {
            writer.write_record(sheet.columns().iter().map(|(name, _)| name)).map_err(plain)?;
        }
        Ok(Csv(writers))
    }
}

impl<W: Write + Send> Sink for Csv<W> {
    fn row(&mut self, sheet: Sheet, cells: &[Cell<'_>]) -> io::Result<()> {
        let text = |cell: &Cell<'_>| match cell {
            Cell::Whole(number) => number.to_string(),
            Cell::Nothing => String::new(),
            Cell::Number(number) => number.to_string(),
            Cell::Text(text) => (*text).to_owned(),
            Cell::Flag(yes) => yes.to_string(),
        };
        self.0[sheet as usize].write_record(cells.iter().map(text)).map_err(plain)
    }

    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.0.iter_mut().try_for_each(csv::Writer::flush)
    }
}

/// What the system said: wrapped, its kind could not be told.
fn plain(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A disk on which so many bytes are left.
    struct Disk(usize);

    impl Write for Disk {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::StorageFull)?;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_full_disk_is_told_as_one() {
        let mut csv = Csv::new([Disk(10_000), Disk(10_000), Disk(10_000)]).unwrap();
        let name = "x".repeat(1000);
        let row = || csv.row(Sheet::Games, &[Cell::Text(&name); 6]);
        let error = std::iter::repeat_with(row).find_map(Result::err).unwrap();
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }
}
