//! What is kept of one game for a study.

use minds::Stream;
use tabletop::{Game, Outcome, Seat};

use crate::hands::Hands;
use crate::play::{Follow, Table};
use crate::simulate::Trouble;

/// How much higher another seat's guessed share must be before the lead passes to it: guesses
/// waver.
const MARGIN: f32 = 0.05;

/// One finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Its number, from 0; with the seed all else follows from it.
    pub number: u64,
    /// How it ended.
    pub ending: &'static str,
    /// Questions with at least two choices.
    pub decisions: u64,
    /// How often the lead passed from one seat to another.
    pub lead_changes: u32,
    /// Who led when half of the decisions were made, if anybody did.
    pub half_leader: Option<u8>,
    /// For each seat the first one of its side, itself without teams.
    pub sides: Vec<u8>,
    /// Each seat's share of the win.
    pub shares: Vec<f32>,
    /// Each seat's points.
    pub points: Vec<i16>,
    /// What the tally told, and who had which pieces.
    pub rows: Vec<Told>,
}

/// One row of a game's tally. Who has a row held the thing; a value above nothing says that it
/// was of use.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What kind of thing.
    pub kind: &'static str,
    /// Which one.
    pub name: String,
    /// Whose, from 0.
    pub seat: u8,
    /// How much of it.
    pub value: f32,
}

impl Told {
    /// Whether the seat made use of it.
    pub fn played(&self) -> bool {
        self.value > 0.0
    }
}

/// Plays the game of that number and keeps what a study needs; with hands, also who had and used
/// what in its course.
pub(crate) fn record<G: Game>(
    game: &G,
    table: &mut Table<'_, G>,
    stream: &Stream,
    number: u64,
    with_hands: bool,
) -> Result<Record, Trouble> {
    let hands = with_hands.then(Hands::default);
    let mut follower = Follower { leads: Leads::new(game.seats()), hands };
    let played = table.play(&stream.split(number), None, &mut follower);
    let Follower { leads, hands } = follower;
    let played = played.ok_or(Trouble::Broken(number + 1))?;
    let mut rows: Vec<Told> = Vec::new();
    game.tally(&played.end, &mut |row| {
        let (kind, seat, value) = (row.kind, row.seat.0, row.value);
        // Two copies of a card are one thing that a seat has.
        let same =
            |told: &&mut Told| (told.kind, told.seat) == (kind, seat) && told.name == row.name;
        match rows.iter_mut().find(same) {
            Some(told) => told.value += value,
            None => rows.push(Told { kind, name: row.name.to_owned(), seat, value }),
        }
    });
    // What the tally tells of a thing goes before what was only seen of it.
    let told = |row: &Told| {
        rows.iter().any(|r| (r.kind, r.seat, &r.name) == (row.kind, row.seat, &row.name))
    };
    let seen = hands.map_or_else(Vec::new, |hands| hands.rows(game));
    let seen: Vec<Told> = seen.into_iter().filter(|row| !told(row)).collect();
    rows.extend(seen);
    let seats = usize::from(game.seats());
    let Outcome { shares, points, ending } = played.outcome;
    Ok(Record {
        number,
        ending: ending.id,
        decisions: played.decisions,
        lead_changes: leads.changes,
        half_leader: leads.at_half(),
        sides: sides(game),
        shares: shares[..seats].to_vec(),
        points: points[..seats].to_vec(),
        rows,
    })
}

/// For each seat the first one of its side.
fn sides<G: Game>(game: &G) -> Vec<u8> {
    let side = |seat: u8| game.side_of(Seat(seat));
    let first = |seat: u8| (0..seat).find(|other| side(*other) == side(seat)).unwrap_or(seat);
    (0..game.seats()).map(first).collect()
}

/// Who is ahead, by the game's own advice after every decision.
struct Leads {
    shares: Vec<f32>,
    leader: Option<usize>,
    changes: u32,
    history: Vec<Option<usize>>,
}

impl Leads {
    fn new(seats: u8) -> Leads {
        Leads { shares: vec![0.0; seats.into()], leader: None, changes: 0, history: Vec::new() }
    }

    fn see(&mut self) {
        let order = |a: &usize, b: &usize| self.shares[*a].total_cmp(&self.shares[*b]);
        let Some(best) = (0..self.shares.len()).max_by(order) else { return };
        // Who wins together has the same share, to the last bit.
        let is_rival = |seat: &usize| self.shares[*seat] != self.shares[best];
        let mut rivals = (0..self.shares.len()).filter(is_rival).peekable();
        let ahead_of = |seat: usize| self.shares[best] >= self.shares[seat] + MARGIN;
        match self.leader {
            None if rivals.peek().is_some() && rivals.all(ahead_of) => self.leader = Some(best),
            Some(leader) if leader != best && ahead_of(leader) => {
                self.leader = Some(best);
                self.changes += 1;
            }
            _ => {}
        }
        self.history.push(self.leader);
    }

    fn at_half(&self) -> Option<u8> {
        let leader = self.history.get(self.history.len() / 2).copied().flatten();
        leader.map(|seat| seat as u8)
    }
}

/// Follows a game for a study.
struct Follower {
    leads: Leads,
    hands: Option<Hands>,
}

impl<G: Game> Follow<G> for Follower {
    fn step(&mut self, game: &G, after: &G::State, decided: bool) {
        if decided {
            game.advice(after, &mut self.leads.shares);
            self.leads.see();
        }
        if let Some(hands) = &mut self.hands {
            hands.see(game, after);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_passes_only_by_more_than_a_waver() {
        let mut leads = Leads::new(3);
        for shares in [
            [0.33, 0.34, 0.33], // nobody leads yet
            [0.30, 0.40, 0.30], // the second
            [0.38, 0.36, 0.26], // the first is ahead by too little
            [0.45, 0.30, 0.25], // now it leads
            [0.10, 0.30, 0.60], // the third
        ] {
            leads.shares = shares.to_vec();
            leads.see();
        }
        assert_eq!((leads.changes, leads.leader), (2, Some(2)));
        assert_eq!(leads.history, [None, Some(1), Some(1), Some(0), Some(2)]);
        assert_eq!(leads.at_half(), Some(1));
    }

    #[test]
    fn allies_lead_together() {
        let mut leads = Leads::new(4);
        for shares in [[0.5; 4], [0.7, 0.3, 0.7, 0.3], [0.3, 0.7, 0.3, 0.7]] {
            leads.shares = shares.to_vec();
            leads.see();
        }
        assert_eq!(leads.history, [None, Some(2), Some(3)], "of two the last stands for both");
        assert_eq!(leads.changes, 1);
    }

    #[test]
    fn who_plays_alone_does_not_lead() {
        let mut leads = Leads::new(1);
        leads.shares = vec![0.9];
        leads.see();
        assert_eq!((leads.changes, leads.at_half()), (0, None));
    }
}
