//! A map: its places in rows and columns, so that nothing lies over another however wide the
//! screen is; on a narrow one they follow each other in their order.

use maud::{Markup, html};
use screen::{Item, Place, Zone};

use super::assets::MOST_COLUMNS;
use super::item::Pen;

/// Places that lie no farther apart stand in one row or column.
const NEAR: u8 = 6;

/// The places of a map.
pub(super) fn places(pen: Pen<'_>, zone: &Zone) -> Markup {
    let cells = cells(&zone.items);
    let at = |cell: &Vec<usize>| cell.first().and_then(|&first| place(&zone.items[first]));
    let columns = lines(cells.iter().filter_map(|cell| Some(at(cell)?.x)));
    let rows = lines(cells.iter().filter_map(|cell| Some(at(cell)?.y)));
    let wide = format!("of{}", columns.len().clamp(1, usize::from(MOST_COLUMNS)));
    // What lies on places of one row begins at the same height on all of them.
    let most = cells.iter().map(Vec::len).max().unwrap_or(1);
    let deep = format!("deep{}", most.clamp(1, usize::from(MOST_COLUMNS)));
    html! {
        div.items.(wide).(deep) {
            @for cell in &cells {
                @let stands = at(cell).map(|place| {
                    format!("set c{} r{}", line(&columns, place.x), line(&rows, place.y))
                });
                div.place.(stands.unwrap_or_default()) {
                    @for &number in cell { (pen.item(&zone.id, number, &zone.items[number])) }
                }
            }
        }
    }
}

/// What lies together: a card, and the smaller things that come after it.
fn cells(items: &[Item]) -> Vec<Vec<usize>> {
    let mut cells: Vec<Vec<usize>> = Vec::new();
    let mut carded = false;
    for (number, item) in items.iter().enumerate() {
        let card = matches!(item, Item::Card(_));
        carded |= card;
        match cells.last_mut() {
            Some(cell) if carded && !card => cell.push(number),
            _ => cells.push(vec![number]),
        }
    }
    cells
}

fn place(item: &Item) -> Option<Place> {
    match item {
        Item::Card(card) => card.place,
        Item::Token(token) => token.place,
        Item::Gap(gap) => gap.place,
        Item::Die(_) => None,
    }
}

/// Where each row or column begins.
fn lines(places: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut places: Vec<u8> = places.collect();
    places.sort_unstable();
    let mut lines: Vec<u8> = Vec::new();
    for place in places {
        if lines.last().is_none_or(|last| place - last > NEAR) {
            lines.push(place);
        }
    }
    lines
}

/// The number of the row or column that a place is in, from 1.
fn line(lines: &[u8], place: u8) -> usize {
    lines.iter().filter(|line| **line <= place).count().clamp(1, usize::from(MOST_COLUMNS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_that_are_near_share_a_row() {
        let rows = lines([88, 10, 12, 31, 10, 16].into_iter());
        assert_eq!(rows, [10, 31, 88]);
        assert_eq!([10, 16, 31, 88, 100].map(|place| line(&rows, place)), [1, 1, 2, 3, 3]);
        assert_eq!(line(&[], 7), 1);
    }
}
