//! What the lab counts at the end of a game.

use tabletop::{Game, Seat};

use super::table::{Table, table};

/// The rows of a kind that a seat has, by name.
fn rows(table: &Table, kind: &str, seat: Seat) -> Vec<(String, f32)> {
    let mut found = Vec::new();
    table.game.tally(&table.state, &mut |row| {
        if row.kind == kind && row.seat == seat {
            found.push((row.name.to_owned(), row.value));
        }
    });
    found
}

/// Draws, and expects that the glory rows of all who score together add up to their points.
#[track_caller]
fn check(before: &str) -> Table {
    let table = table(before);
    let points = table.game.outcome(&table.state).points;
    for seat in Seat::all(table.game.seats_count()) {
        let ally = table.game.partner(seat).filter(|_| table.game.allied());
        let members = [Some(seat), ally].into_iter().flatten();
        let rows = members.flat_map(|member| rows(&table, "glory", member));
        let sum: f32 = rows.map(|(_, value)| value).sum();
        assert_eq!(sum, f32::from(points[seat.index()]), "seat {seat}");
    }
    table
}

/// A seat's row of glory.
fn glory(table: &Table, seat: u8, name: &str) -> Option<f32> {
    let mut rows = rows(table, "glory", Seat(seat - 1)).into_iter();
    rows.find(|(found, _)| found == name).map(|(_, value)| value)
}

/// VAL-E6 to E8, J1: what each has by itself adds up, alone and in a partnership.
#[test]
fn the_parts_of_a_score_add_up() {
    // Ragnvald: one more for each captured shield, from two on.
    for players in ["3", "4 pairs=partnership", "6"] {
        let before = format!(
            "players {players}\n1: jarl Ragnvald | valhalla Ulf Orm | captured 2 3 3\n2: valhalla Bera"
        );
        check(&before);
    }
    let three = check("players 3\n1: captured 2 3");
    assert_eq!(glory(&three, 1, "sets"), Some(2.0));
}

/// VAL-X41: allies pool their shields and use the table for fewer players; the sets are the pair's.
#[test]
fn allies_share_their_sets() {
    // One set of two by the table for three; neither ally has one by itself.
    let four = check("players 4 pairs=alliance\n1: valhalla Ulf | captured 2\n3: captured 4");
    assert_eq!([1, 2, 3, 4].map(|seat| glory(&four, seat, "sets")), [1.0, 0.0, 1.0, 0.0].map(Some));
    assert_eq!(glory(&four, 1, "valhalla"), Some(2.0), "what an ally has by itself is its own");
    assert_eq!(glory(&four, 3, "valhalla"), Some(0.0));
    // A set of four by the table for five.
    let six = check("players 6 pairs=alliance king | king 4:2\n1: captured 2 3\n4: captured 5 6");
    assert_eq!([1, 4].map(|seat| glory(&six, seat, "sets")), [2.0, 2.0].map(Some));
}

/// VAL-X36: the King's glory is a part of its own; without Kings there is no such row.
#[test]
fn the_kings_glory_is_counted() {
    for (players, kings) in
        [("3 king", "2:1"), ("6 king", "2:1 5:3"), ("4 king pairs=alliance", "1:2")]
    {
        let table = check(&format!("players {players} | king {kings}\n1: captured 2"));
        for seat in Seat::all(table.game.seats_count()) {
            let crowned = kings.split(' ').any(|king| king.starts_with(&seat.to_string()));
            assert_eq!(glory(&table, seat.0 + 1, "king"), Some(f32::from(crowned as u8)));
        }
    }
    assert_eq!(glory(&check("players 3\n1: captured 2"), 1, "king"), None);
}
