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
            writer.write_record(sheet.columns().iter().map(|(name, _)| name))?;
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
        Ok(self.0[sheet as usize].write_record(cells.iter().map(text))?)
    }

    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.0.iter_mut().try_for_each(csv::Writer::flush)
    }
}
