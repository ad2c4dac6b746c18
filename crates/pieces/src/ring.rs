//! Seats in a ring.

use tabletop::Seat;

/// All seats clockwise, beginning with `from`, at a table of `count`.
pub fn clockwise(from: Seat, count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
    (0..count).map(move |step| Seat((from.0 + step) % count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_once_round_from_the_named_seat() {
        let seats: Vec<u8> = clockwise(Seat(2), 4).map(|seat| seat.0).collect();
        assert_eq!(seats, [2, 3, 0, 1]);
        assert_eq!(Seat(3).left(4), Seat(0));
        assert_eq!(Seat(0).right(4), Seat(3));
    }
}
