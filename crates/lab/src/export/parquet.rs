//! Apache Parquet: columns, plain and uncompressed, which every reader reads.

use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::Type;

use super::{Cell, Holds, Sheet, Sink};

/// Rows that are held before they are written as a group.
const GROUP: usize = 1 << 16;

/// Writes each table as a Parquet file.
pub struct Parquet<W: Write + Send>([One<W>; 3]);

struct One<W: Write + Send> {
    file: SerializedFileWriter<W>,
    columns: Vec<Column>,
    rows: usize,
}

enum Column {
    Whole(Vec<i64>),
    /// The numbers that are there, and for each row whether one is.
    Perhaps(Vec<i64>, Vec<i16>),
    Number(Vec<f64>),
    Text(Vec<ByteArray>),
    Flag(Vec<bool>),
}

impl<W: Write + Send> Parquet<W> {
    /// Begins the files. The writers stand in the order of [`Sheet::ALL`].
    pub fn new(to: [W; 3]) -> io::Result<Parquet<W>> {
        let [games, seats, rows] = to;
        let one = |sheet: Sheet, to| One::new(sheet, to).map_err(told);
        Ok(Parquet([one(Sheet::Games, games)?, one(Sheet::Seats, seats)?, one(Sheet::Rows, rows)?]))
    }
}

impl<W: Write + Send> Sink for Parquet<W> {
    fn row(&mut self, sheet: Sheet, cells: &[Cell<'_>]) -> io::Result<()> {
        let one = &mut self.0[sheet as usize];
        for (column, cell) in one.columns.iter_mut().zip(cells) {
            column.push(*cell);
        }
        one.rows += 1;
        if one.rows >= GROUP { one.group().map_err(told) } else { Ok(()) }
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        for mut one in self.0 {
            one.group().map_err(told)?;
            one.file.close().map_err(told)?;
        }
        Ok(())
    }
}

impl<W: Write + Send> One<W> {
    fn new(sheet: Sheet, to: W) -> Result<One<W>, ParquetError> {
        let fields: Result<Vec<_>, _> =
            sheet.columns().iter().map(|(name, holds)| field(name, *holds).map(Arc::new)).collect();
        let schema = Type::group_type_builder(sheet.name()).with_fields(fields?).build()?;
        let properties = Arc::new(WriterProperties::builder().build());
        let file = SerializedFileWriter::new(to, Arc::new(schema), properties)?;
        let columns = sheet.columns().iter().map(|(_, holds)| Column::new(*holds)).collect();
        Ok(One { file, columns, rows: 0 })
    }

    /// Writes the rows that are held.
    fn group(&mut self) -> Result<(), ParquetError> {
        if self.rows == 0 {
            return Ok(());
        }
        let mut group = self.file.next_row_group()?;
        for column in &mut self.columns {
            column.write(&mut group)?;
        }
        self.rows = 0;
        group.close().map(|_| ())
    }
}

impl Column {
    fn new(holds: Holds) -> Column {
        match holds {
            Holds::Whole => Column::Whole(Vec::new()),
            Holds::Perhaps => Column::Perhaps(Vec::new(), Vec::new()),
            Holds::Number => Column::Number(Vec::new()),
            Holds::Text => Column::Text(Vec::new()),
            Holds::Flag => Column::Flag(Vec::new()),
        }
    }

    fn push(&mut self, cell: Cell<'_>) {
        match (self, cell) {
            (Column::Whole(all), Cell::Whole(number)) => all.push(number),
            (Column::Perhaps(all, there), Cell::Whole(number)) => {
                all.push(number);
                there.push(1);
            }
            (Column::Perhaps(_, there), _) => there.push(0),
            (Column::Number(all), Cell::Number(number)) => all.push(number),
            (Column::Text(all), Cell::Text(text)) => all.push(text.into()),
            (Column::Flag(all), Cell::Flag(yes)) => all.push(yes),
            (_, cell) => debug_assert!(false, "{cell:?} in a column of another kind"),
        }
    }

    /// Writes and forgets what it holds, as the next column of a group.
    fn write<W: Write + Send>(
        &mut self,
        group: &mut SerializedRowGroupWriter<'_, W>,
    ) -> Result<(), ParquetError> {
        let Some(mut column) = group.next_column()? else { return Ok(()) };
        match self {
            Column::Whole(all) => {
                column.typed::<Int64Type>().write_batch(all, None, None)?;
                all.clear();
            }
            Column::Perhaps(all, there) => {
                column.typed::<Int64Type>().write_batch(all, Some(there), None)?;
                all.clear();
                there.clear();
            }
            Column::Number(all) => {
                column.typed::<DoubleType>().write_batch(all, None, None)?;
                all.clear();
            }
            Column::Text(all) => {
                column.typed::<ByteArrayType>().write_batch(all, None, None)?;
                all.clear();
            }
            Column::Flag(all) => {
                column.typed::<BoolType>().write_batch(all, None, None)?;
                all.clear();
            }
        }
        column.close()
    }
}

fn field(name: &str, holds: Holds) -> Result<Type, ParquetError> {
    let (physical, logical) = match holds {
        Holds::Whole | Holds::Perhaps => (Physical::INT64, None),
        Holds::Number => (Physical::DOUBLE, None),
        Holds::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        Holds::Flag => (Physical::BOOLEAN, None),
    };
    let optional = holds == Holds::Perhaps;
    let repetition = if optional { Repetition::OPTIONAL } else { Repetition::REQUIRED };
    Type::primitive_type_builder(name, physical)
        .with_repetition(repetition)
        .with_logical_type(logical)
        .build()
}

fn told(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(other) => io::Error::other(other),
        },
        other => io::Error::other(other),
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use parquet::file::reader::{FileReader, SerializedFileReader};

    use super::*;
    use crate::export::write;
    use crate::sums::tests::game;

    /// A writer whose bytes outlive it.
    #[derive(Clone, Default)]
    struct Shared(Arc<std::sync::Mutex<Vec<u8>>>);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_is_written_can_be_read() {
        let files: [Shared; 3] = Default::default();
        let mut sink: Box<dyn Sink> = Box::new(Parquet::new(files.clone()).unwrap());
        for n in 0..3 {
            let mut record = game(n, n == 1, Some(n as f32));
            record.half_leader = (n > 0).then_some(1);
            write(&mut *sink, "0.1 é", &record).unwrap();
        }
        sink.finish().unwrap();
        let read = |sheet: Sheet| {
            let bytes = files[sheet as usize].0.lock().unwrap().clone();
            let file = SerializedFileReader::new(Bytes::from(bytes)).unwrap();
            let rows = file.get_row_iter(None).unwrap();
            rows.map(|row| row.unwrap().to_string()).collect::<Vec<_>>()
        };
        let games = read(Sheet::Games);
        assert_eq!(games.len(), 3);
        let first = "box: \"0.1 é\", game: 1, ending: \"end\", decisions: 10, lead_changes: 1";
        assert_eq!(games[0], format!("{{{first}, half_leader: null}}"));
        assert!(games[2].contains("half_leader: 2"), "{}", games[2]);
        let seats = read(Sheet::Seats);
        assert_eq!(seats.len(), 6);
        assert!(seats[2].ends_with("game: 2, seat: 1, share: 1.0, points: 3}"), "{}", seats[2]);
        let rows = read(Sheet::Rows);
        let ring = "kind: \"thing\", name: \"ring\"";
        assert!(rows[0].contains(&format!("{ring}, value: 0E0, played: false")), "{}", rows[0]);
        assert!(rows[2].contains(&format!("{ring}, value: 2.0, played: true")), "{}", rows[2]);
    }
}
