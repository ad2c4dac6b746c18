//! How keys move the focus over what was drawn.

use ratatui::layout::Rect;

use crate::draw::patch::Target;

/// A direction on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

/// What lies next in that direction; where nothing does, the focus stays.
pub(crate) fn towards(map: &[(Target, Rect)], from: Option<Target>, way: Way) -> Option<Target> {
    let Some(here) = map.iter().find(|(target, _)| Some(*target) == from).map(|&(_, at)| at) else {
        return first(map, way);
    };
    let beyond = |at: &Rect| match way {
        Way::Up => at.bottom() <= here.y,
        Way::Down => at.y >= here.bottom(),
        Way::Left => at.right() <= here.x && overlap(at, &here),
        Way::Right => at.x >= here.right() && overlap(at, &here),
    };
    let near =
        map.iter().filter(|(_, at)| beyond(at)).min_by_key(|(_, at)| distance(at, &here, way));
    match (near, way) {
        (Some(&(target, _)), _) => Some(target),
        // At the end of a row the focus goes on in reading order.
        (None, Way::Left) => beside(map, from, -1),
        (None, Way::Right) => beside(map, from, 1),
        (None, _) => from,
    }
}

fn first(map: &[(Target, Rect)], way: Way) -> Option<Target> {
    let at = if matches!(way, Way::Up | Way::Left) { map.last() } else { map.first() };
    at.map(|&(target, _)| target)
}

fn overlap(a: &Rect, b: &Rect) -> bool {
    a.y < b.bottom() && b.y < a.bottom()
}

/// Rows first, then columns: a row away is farther than any column.
fn distance(at: &Rect, here: &Rect, way: Way) -> (u16, u16) {
    let across = at.x.abs_diff(here.x);
    match way {
        Way::Up => (here.y.abs_diff(at.bottom()), across),
        Way::Down => (at.y.abs_diff(here.bottom()), across),
        Way::Left | Way::Right => (across, at.y.abs_diff(here.y)),
    }
}

fn beside(map: &[(Target, Rect)], from: Option<Target>, by: isize) -> Option<Target> {
    let at = map.iter().position(|(target, _)| Some(*target) == from)?;
    let next = at.checked_add_signed(by).and_then(|next| map.get(next));
    next.map(|&(target, _)| target).or(from)
}

/// The next thing or button, forwards or back, that can be chosen.
pub(crate) fn next(
    map: &[(Target, Rect)],
    from: Option<Target>,
    forwards: bool,
    can: impl Fn(Target) -> bool,
) -> Option<Target> {
    let order: Vec<Target> = map.iter().map(|&(target, _)| target).collect();
    let count = order.len();
    let here = order.iter().position(|target| Some(*target) == from);
    (1..=count)
        .map(|step| match (here, forwards) {
            (Some(here), true) => order[(here + step) % count],
            (Some(here), false) => order[(here + count - step) % count],
            (None, true) => order[step - 1],
            (None, false) => order[count - step],
        })
        .find(|&target| can(target))
        .or(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map() -> Vec<(Target, Rect)> {
        let at = |item, x, y| (Target::Item { zone: 0, item }, Rect::new(x, y, 4, 1));
        let low = u16::MAX / 2;
        vec![at(0, 0, 0), at(1, 6, 0), at(2, 0, 2), (Target::Button(0), Rect::new(0, low, 9, 1))]
    }

    fn item(item: usize) -> Option<Target> {
        Some(Target::Item { zone: 0, item })
    }

    #[test]
    fn arrows_go_where_they_point() {
        let map = map();
        assert_eq!(towards(&map, item(0), Way::Right), item(1));
        assert_eq!(towards(&map, item(1), Way::Left), item(0));
        assert_eq!(towards(&map, item(1), Way::Right), item(2), "reading order at the row's end");
        assert_eq!(towards(&map, item(1), Way::Down), item(2));
        assert_eq!(towards(&map, item(2), Way::Down), Some(Target::Button(0)));
        assert_eq!(towards(&map, Some(Target::Button(0)), Way::Up), item(2));
        assert_eq!(towards(&map, item(0), Way::Up), item(0), "nothing lies above");
        assert_eq!(towards(&map, None, Way::Down), item(0));
        assert_eq!(towards(&[], None, Way::Down), None);
    }

    #[test]
    fn tab_visits_what_can_be_chosen() {
        let map = map();
        let can = |target| target != Target::Item { zone: 0, item: 1 };
        assert_eq!(next(&map, item(0), true, can), item(2));
        assert_eq!(next(&map, item(0), false, can), Some(Target::Button(0)));
        assert_eq!(next(&map, None, true, |_| false), None);
        assert_eq!(next(&[], None, true, |_| true), None);
    }
}
