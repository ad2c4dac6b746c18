//! Records as tables for other tools: CSV and Parquet, with one schema (`docs/lab.md`).

mod csv;
mod parquet;

use std::io;

pub use csv::Csv;
pub use parquet::Parquet;

use crate::record::Record;
use crate::totals::PARTS;

/// A table that is exported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// One row for each game.
    Games,
    /// One row for each seat of each game.
    Seats,
    /// One row for each thing of a game's tally and each seat that had it.
    Rows,
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// A whole number.
    Whole,
    /// A whole number, or nothing.
    Perhaps,
    /// A number.
    Number,
    /// A text.
    Text,
    /// Yes or no.
    Flag,
}

/// One value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cell<'a> {
    /// A whole number.
    Whole(i64),
    /// A whole number that is missing.
    Nothing,
    /// A number.
    Number(f64),
    /// A text.
    Text(&'a str),
    /// Yes or no.
    Flag(bool),
}

/// Where rows go.
pub trait Sink: Send {
    /// Takes a row of a table, with a cell for each of its columns.
    fn row(&mut self, sheet: Sheet, cells: &[Cell<'_>]) -> io::Result<()>;

    /// Writes what is left.
    fn finish(self: Box<Self>) -> io::Result<()>;
}

impl Sheet {
    /// All tables.
    pub const ALL: [Sheet; 3] = [Sheet::Games, Sheet::Seats, Sheet::Rows];

    /// The table's name, also of its file.
    pub const fn name(self) -> &'static str {
        match self {
            Sheet::Games => "games",
            Sheet::Seats => "seats",
            Sheet::Rows => "rows",
        }
    }

    /// Its columns.
    pub const fn columns(self) -> &'static [(&'static str, Holds)] {
        match self {
            Sheet::Games => &[
                ("box", Holds::Text),
                ("game", Holds::Whole),
                ("ending", Holds::Text),
                ("decisions", Holds::Whole),
                ("lead_changes", Holds::Whole),
                ("half_leader", Holds::Perhaps),
            ],
            Sheet::Seats => &[
                ("box", Holds::Text),
                ("game", Holds::Whole),
                ("seat", Holds::Whole),
                ("share", Holds::Number),
                ("points", Holds::Whole),
            ],
            Sheet::Rows => &[
                ("box", Holds::Text),
                ("game", Holds::Whole),
                ("seat", Holds::Whole),
                ("kind", Holds::Text),
                ("name", Holds::Text),
                ("value", Holds::Number),
                ("played", Holds::Flag),
            ],
        }
    }
}

/// Writes a record, games and seats counted from 1.
pub fn write(sink: &mut dyn Sink, cards: &str, record: &Record) -> io::Result<()> {
    let (cards, game) = (Cell::Text(cards), Cell::Whole(record.number as i64 + 1));
    let seat = |seat: u8| Cell::Whole(i64::from(seat) + 1);
    sink.row(
        Sheet::Games,
        &[
            cards,
            game,
            Cell::Text(record.ending),
            Cell::Whole(record.decisions as i64),
            Cell::Whole(record.lead_changes.into()),
            record.half_leader.map_or(Cell::Nothing, seat),
        ],
    )?;
    for (i, (share, points)) in (0..).zip(record.shares.iter().zip(&record.points)) {
        let (share, points) = (Cell::Number(exact(*share)), Cell::Whole((*points).into()));
        sink.row(Sheet::Seats, &[cards, game, seat(i), share, points])?;
    }
    for row in &record.rows {
        let thing = [Cell::Text(row.kind), Cell::Text(&row.name)];
        let how = [Cell::Number(exact(row.value)), Cell::Flag(row.played())];
        let cells = [cards, game, seat(row.seat), thing[0], thing[1], how[0], how[1]];
        sink.row(Sheet::Rows, &cells)?;
    }
    Ok(())
}

/// A third, told in few digits, is a third; what is no such part stays as it is.
fn exact(told: f32) -> f64 {
    let (told, parts) = (f64::from(told), PARTS as f64);
    let near = (told * parts).round() / parts;
    if (near - told).abs() <= 1e-6 * told.abs().max(1.0) { near } else { told }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_a_game_add_up() {
        for seats in 1..=8u8 {
            let share = exact(1.0 / f32::from(seats));
            assert_eq!(share, 1.0 / f64::from(seats), "one of {seats}");
        }
        assert_eq!(exact(1.0 / 3.0) + exact(1.0 / 3.0) + exact(1.0 / 3.0), 1.0);
        assert_eq!((exact(0.0), exact(2.5), exact(1000.0)), (0.0, 2.5, 1000.0));
        assert_eq!(exact(0.123_456), f64::from(0.123_456_f32), "no part of a win");
    }
}
