//! Who has what those that gave up would have won.

use tabletop::{Game, MAX_SEATS, Outcome, Pending, Seat, Seats};

/// A share below this is none.
const NONE: f32 = 1e-4;

/// Those that gave up, and who belongs together.
pub(crate) struct Heirs {
    gone: Seats,
    /// Seats that win together, one entry for each such party.
    parties: Vec<Seats>,
}

impl Heirs {
    pub(crate) fn new<G: Game>(game: &G, gone: Seats) -> Heirs {
        let all = || Seat::all(game.seats());
        let with = |seat: Seat| {
            let side = game.side_of(seat);
            all().filter(|other| game.side_of(*other) == side).fold(Seats::NONE, Seats::with)
        };
        let first = |seat: &Seat| with(*seat).iter().next() == Some(*seat);
        Heirs { gone, parties: all().filter(first).map(with).collect() }
    }

    /// Whether no other party is left than a seat's own.
    pub(crate) fn one_is_left(&self, seat: Seat) -> bool {
        let mut left = self.parties.iter().filter(|party| self.stays(**party));
        left.all(|party| party.has(seat))
    }

    /// What the others have where a world ended with these shares. Those that gave up keep their
    /// own: who plays on for them plays to win.
    pub(crate) fn shares(
        &self,
        pending: &Pending,
        mut shares: [f32; MAX_SEATS],
    ) -> [f32; MAX_SEATS] {
        if let Pending::Over(outcome) = pending {
            let seats = self.parties.iter().map(|party| party.count()).sum();
            let mut fair = without(*outcome, seats, self.gone).shares;
            self.gone.iter().for_each(|seat| fair[seat.index()] = shares[seat.index()]);
            return fair;
        }
        let has = |party: Seats| party.iter().next().map_or(0.0, |seat| shares[seat.index()]);
        let (mut lost, mut kept, mut heirs) = (0.0, 0.0, 0.0f32);
        for &party in &self.parties {
            match self.stays(party) {
                true => (kept, heirs) = (kept + has(party), heirs + 1.0),
                false => lost += has(party),
            }
        }
        let factor = if kept > NONE { 1.0 + lost / kept } else { 1.0 };
        let gift = if kept > NONE { 0.0 } else { lost / heirs.max(1.0) };
        for party in self.parties.iter().filter(|party| self.stays(**party)) {
            for seat in party.iter().filter(|seat| !self.gone.has(*seat)) {
                let share = &mut shares[seat.index()];
                *share = (*share * factor + gift).min(1.0);
            }
        }
        shares
    }

    fn stays(&self, party: Seats) -> bool {
        party.iter().any(|seat| !self.gone.has(seat))
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
    use tabletop::{Ask, Ending};

    fn shares(given: &[f32], points: &[i16], forfeits: &[u8]) -> Vec<f32> {
        let ending = Ending { id: "end", rule: "TOY-1" };
        let mut outcome = Outcome { shares: [0.0; MAX_SEATS], points: [0; MAX_SEATS], ending };
        outcome.shares[..given.len()].copy_from_slice(given);
        outcome.points[..points.len()].copy_from_slice(points);
        let forfeits = forfeits.iter().fold(Seats::NONE, |all, &s| all.with(Seat(s)));
        without(outcome, given.len() as u8, forfeits).shares[..given.len()].to_vec()
    }

    #[track_caller]
    fn guessed(parties: &[&[u8]], gone: &[u8], given: [f32; 4], wanted: [f32; 4]) {
        let seats = |of: &[u8]| of.iter().fold(Seats::NONE, |all, &s| all.with(Seat(s)));
        let heirs =
            Heirs { gone: seats(gone), parties: parties.iter().map(|of| seats(of)).collect() };
        let mut shares = [0.0; MAX_SEATS];
        shares[..4].copy_from_slice(&given);
        let found = heirs.shares(&Pending::Ask(Ask::one(Seat(0))), shares);
        for (found, wanted) in found.iter().zip(wanted) {
            assert!((found - wanted).abs() < 1e-6, "{found} and not {wanted}");
        }
    }

    #[test]
    fn of_what_is_guessed_the_others_inherit_too() {
        let rivals: &[&[u8]] = &[&[0], &[1], &[2], &[3]];
        guessed(rivals, &[3], [0.1, 0.2, 0.3, 0.4], [1.0 / 6.0, 2.0 / 6.0, 3.0 / 6.0, 0.4]);
        guessed(rivals, &[3], [0.0, 0.0, 0.0, 0.9], [0.3, 0.3, 0.3, 0.9]);
        guessed(rivals, &[1, 2, 3], [0.1, 0.2, 0.3, 0.4], [1.0, 0.2, 0.3, 0.4]);
        let pairs: &[&[u8]] = &[&[0, 2], &[1, 3]];
        guessed(pairs, &[0], [0.4, 0.6, 0.4, 0.6], [0.4, 0.6, 0.4, 0.6]);
        guessed(pairs, &[0, 2], [0.4, 0.6, 0.4, 0.6], [0.4, 1.0, 0.4, 1.0]);
        let companions: &[&[u8]] = &[&[0, 1, 2, 3]];
        guessed(companions, &[0, 1], [0.3; 4], [0.3; 4]);
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
