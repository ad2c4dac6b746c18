//! Who won, when somebody gave up.

use shelf::Position;
use tabletop::{Outcome, Pending, Seat, Seats};

/// How the game ended, if it is over.
pub(crate) fn of(position: &dyn Position, seats: u8, forfeits: Seats) -> Option<Outcome> {
    match position.pending() {
        Pending::Over(outcome) => Some(without(outcome, seats, forfeits)),
        _ => None,
    }
}

/// The outcome if the seats that gave up or ran out of time cannot win. Their share goes to the
/// others: in proportion where others won too, else to those of them with the most points. Where
/// winners do not divide one win (partners, companions), the others keep just what they have; if
/// none of the winners stayed, those with the most points win, each the whole: partners have their
/// points together.
pub fn without(mut outcome: Outcome, seats: u8, forfeits: Seats) -> Outcome {
    let all = || Seat::all(seats).map(Seat::index);
    let stays = |i: &usize| !forfeits.has(Seat(*i as u8));
    let total: f32 = all().map(|i| outcome.shares[i]).sum();
    let kept: f32 = all().filter(stays).map(|i| outcome.shares[i]).sum();
    for seat in forfeits.iter().filter(|seat| seat.0 < seats) {
        outcome.shares[seat.index()] = 0.0;
    }
    let together = total > 1.001;
    if total <= kept || together && kept > 0.0 {
        return outcome;
    }
    if kept > 0.0 {
        all().filter(stays).for_each(|i| outcome.shares[i] *= total / kept);
        return outcome;
    }
    let most = all().filter(stays).map(|i| outcome.points[i]).max();
    let heirs: Vec<usize> =
        all().filter(stays).filter(|&i| Some(outcome.points[i]) == most).collect();
    for &i in &heirs {
        // No more than one win each, where a partner of them gave up too.
        outcome.shares[i] = (total / heirs.len() as f32).min(1.0);
    }
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Ending, MAX_SEATS};

    fn shares(given: &[f32], points: &[i16], forfeits: &[u8]) -> Vec<f32> {
        let ending = Ending { id: "end", rule: "TOY-1" };
        let mut outcome = Outcome { shares: [0.0; MAX_SEATS], points: [0; MAX_SEATS], ending };
        outcome.shares[..given.len()].copy_from_slice(given);
        outcome.points[..points.len()].copy_from_slice(points);
        let forfeits = forfeits.iter().fold(Seats::NONE, |all, &s| all.with(Seat(s)));
        without(outcome, given.len() as u8, forfeits).shares[..given.len()].to_vec()
    }

    #[test]
    fn who_gave_up_cannot_win_and_the_others_inherit() {
        assert_eq!(shares(&[1.0, 0.0, 0.0], &[9, 4, 6], &[]), [1.0, 0.0, 0.0]);
        assert_eq!(shares(&[1.0, 0.0, 0.0], &[9, 4, 6], &[1]), [1.0, 0.0, 0.0]);
        assert_eq!(shares(&[1.0, 0.0, 0.0], &[9, 4, 6], &[0]), [0.0, 0.0, 1.0]);
        assert_eq!(shares(&[1.0, 0.0, 0.0], &[9, 6, 6], &[0]), [0.0, 0.5, 0.5]);
        assert_eq!(shares(&[0.5, 0.5, 0.0], &[9, 9, 6], &[0]), [0.0, 1.0, 0.0]);
    }

    #[test]
    fn partners_keep_their_win() {
        assert_eq!(shares(&[1.0, 1.0, 0.0, 0.0], &[0; 4], &[0]), [0.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn where_all_winners_gave_up_the_best_pair_that_stayed_wins() {
        let won = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
        let points = [9, 4, 6, 9, 4, 6];
        assert_eq!(shares(&won, &points, &[0, 3]), [0.0, 0.0, 1.0, 0.0, 0.0, 1.0]);
        assert_eq!(shares(&won, &points, &[0, 3, 5]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]);
        let tied = [9, 6, 6, 9, 6, 6];
        assert_eq!(shares(&won, &tied, &[0, 3]), [0.0, 0.5, 0.5, 0.0, 0.5, 0.5]);
        assert_eq!(shares(&[1.0, 1.0], &[0; 2], &[0, 1]), [0.0, 0.0], "companions");
    }

    #[test]
    fn when_all_gave_up_nobody_wins() {
        assert_eq!(shares(&[1.0, 0.0], &[9, 4], &[0, 1]), [0.0, 0.0]);
    }
}
