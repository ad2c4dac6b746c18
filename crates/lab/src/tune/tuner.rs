//! The tuning itself.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use minds::Stream;
use screen::Draw;
use tabletop::Phrase;
use toml_edit::DocumentMut;

use super::apart::{Apart, apart};
use super::arms::nearest;
use super::halving::{Seen, halve};
use super::knobs::{Slot, slots};
use super::{TunePlan, Tuned, Turned, When};
use crate::balance::{Enough, Observe, Play, Study, balance_game};
use crate::crowd::Crowd;
use crate::findings::Balance;
use crate::simulate::Trouble;
use crate::sums::{Holding, Sums};
use crate::tournament::sides;

/// A thing that is tuned by itself: its slots, and the settings that are tried.
struct Thing {
    /// Its name in the tally; empty for what is shared by all.
    name: String,
    slots: Vec<Slot>,
    /// For each arm the option of each slot; arm 0 is what the box says.
    arms: Vec<Vec<usize>>,
}

/// A box, what may be turned in it, and what for.
pub(super) struct Tuner<'a, G> {
    plan: &'a TunePlan,
    cards: DocumentMut,
    things: Vec<Thing>,
    observer: &'a dyn Observe,
    game: PhantomData<G>,
}

impl<'a, G: Draw> Tuner<'a, G> {
    /// A tuner of that plan, if there is anything to tune.
    pub(super) fn new(
        plan: &'a TunePlan,
        observer: &'a dyn Observe,
    ) -> Result<Tuner<'a, G>, Trouble> {
        // The box is checked by the game before anything in it is looked at.
        let game = build::<G>(plan, &plan.text)?;
        // A few games tell what would else be seen after all those of the first box.
        if plan.aim.rate.is_some() && sides(&game) > 1 {
            return Err(Trouble::NotTogether(plan.aim.name.clone()));
        }
        let cards: DocumentMut =
            plan.text.parse().map_err(|_| Trouble::NothingToTune(plan.aim.name.clone()))?;
        let mut tuner = Tuner { plan, cards, things: Vec::new(), observer, game: PhantomData };
        tuner.things = tuner.things();
        if tuner.things.iter().all(|thing| thing.arms.len() < 2) {
            return Err(Trouble::NothingToTune(plan.aim.name.clone()));
        }
        Ok(tuner)
    }

    /// What can be tuned for the aim. For a fair kind each record by itself, since its name is the
    /// one in the tally; for a rate, and where a knob says so, all together.
    fn things(&self) -> Vec<Thing> {
        let mut by_name: BTreeMap<String, Vec<Slot>> = BTreeMap::new();
        let mut cards = self.cards.clone();
        for knob in self.plan.tuning.knobs.iter().filter(|k| k.aims.contains(&self.plan.aim.name)) {
            for slot in slots(&mut cards, knob) {
                let alone = self.plan.aim.fair.is_some() && !knob.shared;
                let thing = if alone { slot.record.clone() } else { String::new() };
                by_name.entry(thing).or_default().push(slot);
            }
        }
        let stream = Stream::seeded(self.plan.seed);
        let thing = |(n, (name, slots)): (u64, (String, Vec<Slot>))| {
            let arms = self.arms(&slots, stream.split(n));
            Thing { name, slots, arms }
        };
        (0..).zip(by_name).map(thing).collect()
    }

    /// The settings that are tried: the present one, then those that change least. What the game
    /// would not have as a box is left out.
    fn arms(&self, slots: &[Slot], stream: Stream) -> Vec<Vec<usize>> {
        let options: Vec<usize> = slots.iter().map(|slot| slot.options.len()).collect();
        let valid = |arm: &Vec<usize>| {
            let mut cards = self.cards.clone();
            slots.iter().zip(arm).for_each(|(slot, option)| slot.set(&mut cards, *option));
            build::<G>(self.plan, &cards.to_string()).is_ok()
        };
        let present = [vec![0; slots.len()]];
        let tried = nearest(&options, stream).filter(valid);
        present.into_iter().chain(tried).take(self.plan.arms).collect()
    }

    /// The box with these arms.
    fn text(&self, arms: &[usize]) -> DocumentMut {
        let mut cards = self.cards.clone();
        for (thing, arm) in self.things.iter().zip(arms) {
            for (slot, option) in thing.slots.iter().zip(&thing.arms[*arm]) {
                slot.set(&mut cards, *option);
            }
        }
        cards
    }

    /// Tunes.
    pub(super) fn run(self) -> Result<Tuned, Trouble> {
        let plan = self.plan;
        self.observer.expects(self.games());
        let crowd = Crowd::new(plan.threads)?;
        let counts: Vec<usize> = self.things.iter().map(|thing| thing.arms.len()).collect();
        let mut round = 0;
        // Stream 0 is for the arms above, 1 for the order in which they meet.
        let stream = Stream::seeded(plan.seed);
        let chosen = halve(&counts, plan.games, stream.split(u64::MAX), |boxes, games| {
            round += 1;
            let luck = stream.split(u64::MAX - round);
            let one = |arms: &Vec<usize>| self.measure(&crowd, arms, &luck, games);
            boxes.iter().map(one).collect()
        })?;
        let mut cards = self.text(&chosen);
        cards["name"] = toml_edit::value(plan.name.as_str());
        let before = self.check(&plan.cards, &plan.text)?;
        let after = self.check(&plan.name, &cards.to_string())?;
        let Apart { farthest, left_out } = apart([&before, &after], &plan.aim);
        Ok(Tuned {
            aim: plan.aim.name.clone(),
            fair: plan.aim.fair.clone(),
            when: plan.aim.when,
            rate: plan.aim.rate,
            name: plan.name.clone(),
            changes: self.changes(&chosen),
            farthest,
            left_out,
            before,
            after,
            text: cards.to_string(),
        })
    }

    /// How many games all of it takes.
    fn games(&self) -> u64 {
        let mut boxes = self.things.iter().map(|thing| thing.arms.len()).max().unwrap_or(1);
        let (mut games, mut all) = (self.plan.games, 2 * self.plan.check);
        while boxes > 1 {
            all += boxes as u64 * games;
            boxes = boxes.div_ceil(2);
            games *= 2;
        }
        all
    }

    /// Plays with a box and tells how each thing fared.
    fn measure(
        &self,
        crowd: &Crowd,
        arms: &[usize],
        luck: &Stream,
        games: u64,
    ) -> Result<Vec<Seen>, Trouble> {
        let game = build::<G>(self.plan, &self.text(arms).to_string())?;
        let mut sums = Sums::default();
        let play = Play {
            game: &game,
            mind: self.plan.mind,
            opening: self.plan.aim.opening,
            stream: luck,
            observer: &Quiet(self.observer),
            // Nothing is tuned by them.
            with_hands: false,
        };
        play.add_to(&mut sums, crowd, games)?;
        let aim = &self.plan.aim;
        if let Some(rate) = aim.rate {
            if !sums.together {
                return Err(Trouble::NotTogether(aim.name.clone()));
            }
            let games = games as f64;
            let wins = sums.wins / sums.seats.len() as f64;
            let variance = games * rate * (1.0 - rate);
            return Ok(vec![Seen { of: games, over: wins - rate * games, variance }]);
        }
        let kind = aim.fair.as_deref().unwrap_or_default();
        let found = seen(&sums, kind, aim.when);
        let of = |thing: &Thing| match found.get(thing.name.as_str()) {
            Some(seen) => *seen,
            None if thing.name.is_empty() => all_together(found.values()),
            None => Seen::default(),
        };
        Ok(self.things.iter().map(of).collect())
    }

    /// A study over fresh games.
    fn check(&self, name: &str, text: &str) -> Result<Balance, Trouble> {
        let plan = self.plan;
        let study = Study {
            setup: plan.aim.setup(),
            cards: name.to_owned(),
            text: text.to_owned(),
            mind: plan.mind,
            opening: plan.aim.opening,
            enough: Enough::Games(plan.check),
            // Games that nothing was chosen by.
            seed: plan.seed ^ 0x5afe_c0de,
            threads: plan.threads,
        };
        let game = build::<G>(plan, text)?;
        balance_game(&game, &study, &Quiet(self.observer))
    }

    fn changes(&self, chosen: &[usize]) -> Vec<Turned> {
        let mut changes = Vec::new();
        for (thing, arm) in self.things.iter().zip(chosen) {
            for (slot, option) in thing.slots.iter().zip(&thing.arms[*arm]) {
                if *option > 0 {
                    let [from, to] = [0, *option].map(|n| slot.options[n].to_string());
                    changes.push(Turned { path: slot.path(), from, to });
                }
            }
        }
        changes
    }
}

fn build<G: Draw>(plan: &TunePlan, text: &str) -> Result<G, Trouble> {
    Ok(G::build(&plan.aim.setup(), text)?)
}

/// How much more often than the others each thing of a kind won. At a table that wins or loses
/// together nothing can be seen within a game: there, games with a thing are set against all games.
fn seen<'a>(sums: &'a Sums, kind: &str, when: When) -> BTreeMap<&'a str, Seen> {
    let won = sums.wins / (sums.games * sums.seats.len() as u64).max(1) as f64;
    let one = |holding: &Holding| {
        let (wins, of) = holding.trials(sums.together);
        let of = of as f64;
        let (over, variance) = match sums.together {
            // So many games drawn from all of them without putting them back.
            true => (wins - won * of, of * won * (1.0 - won) * (1.0 - of / sums.games as f64)),
            false => (wins - holding.fair, holding.variance),
        };
        Seen { of, over, variance }
    };
    let things = sums.things.iter().filter(|((of, _), _)| *of == kind);
    let mut found: BTreeMap<&str, Seen> = things
        .map(|((_, name), thing)| match when {
            When::Held => (name.as_str(), one(&thing.held)),
            When::Played => (name.as_str(), one(&thing.played)),
        })
        .collect();
    // What whoever has anything of the kind wins beyond fair says nothing of one of them.
    let (over, of) = found.values().fold((0.0, 0.0), |(over, of), s| (over + s.over, of + s.of));
    if of > 0.0 {
        found.values_mut().for_each(|seen| seen.over -= over / of * seen.of);
    }
    found
}

/// How unfair a kind is as a whole: the distances of its things from fair, beyond what luck alone
/// would give.
fn all_together<'a>(things: impl Iterator<Item = &'a Seen>) -> Seen {
    let mut all = Seen::default();
    for thing in things {
        let by_luck = (thing.variance * std::f64::consts::FRAC_2_PI).sqrt();
        all.of += thing.of;
        all.over += thing.over.abs() - by_luck;
        all.variance += thing.variance;
    }
    all.over = all.over.max(0.0);
    all
}

/// Lets only the count of games through: how many there will be is known to the whole.
struct Quiet<'a>(&'a dyn Observe);

impl Observe for Quiet<'_> {
    fn played(&self, games: u64) {
        self.0.played(games);
    }

    fn record(&self, _: &crate::Record) -> Result<(), Phrase> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;
    use crate::record::Told;
    use crate::sums::tests::{game, together};

    fn told(name: &str, seat: u8) -> Told {
        Told { kind: "thing", name: name.into(), seat, value: 1.0 }
    }

    #[test]
    fn a_thing_is_seen_to_win_against_the_rest_of_its_table() {
        let mut sums = Sums::default();
        for n in 0..100 {
            let rows = vec![told("ring", 0), told("horn", 1)];
            sums.add(&Record { rows, ..game(n, n % 4 != 0, None) });
        }
        let found = seen(&sums, "thing", When::Held);
        assert_eq!((found["ring"].of, found["ring"].over), (100.0, 25.0));
        assert_eq!(found["horn"].over, -25.0);
        assert!(all_together(found.values()).over > 30.0);
    }

    #[test]
    fn where_all_win_together_games_with_a_thing_are_set_against_all() {
        let mut sums = Sums::default();
        // With the ring 7 of 10 games are won, with the horn 3; within a game all four fare alike.
        for n in 0..100 {
            let (name, won) = if n < 50 { ("ring", 7) } else { ("horn", 3) };
            let rows = vec![told(name, 0), told(name, 1)];
            sums.add(&Record { rows, ..together(n, n % 10 < won, false, 0) });
        }
        let found = seen(&sums, "thing", When::Held);
        assert_eq!((found["ring"].of, found["ring"].over), (50.0, 10.0));
        assert_eq!((found["horn"].of, found["horn"].over), (50.0, -10.0));
        assert_eq!(found["ring"].variance, 50.0 * 0.25 * 0.5);
    }
}
