//! One game from start to end.

use minds::{Level, Mind, Stream};
use screen::Draw;
use tabletop::{Ask, Chance, Event, Eyes, Outcome, Pending, Seat, Source, fingerprint};

use super::census::Census;
use super::choices::is_rule;
use super::hidden::After;
use super::law::Held;
use super::pool::Pool;
use super::replay::Scribe;
use super::report::{Report, Trail};
use super::shown::Ear;
use super::{Law, Trial, hold};

/// A game that is being walked through.
pub(crate) struct Walk<'a, G: Draw> {
    pub(crate) game: &'a G,
    pub(crate) trial: &'a Trial<'a, G>,
    pub(crate) number: u32,
    pub(crate) source: Stream,
    pub(crate) trail: &'a mut Trail,
    pub(crate) report: &'a mut Report,
    pub(crate) ear: &'a mut Ear,
    pub(crate) state: G::State,
    pub(crate) census: Census,
    pub(crate) pool: Pool<G::Choice>,
    /// The choices of each seat in this state.
    pub(crate) lists: Vec<Vec<G::Choice>>,
    pub(crate) again: Vec<G::Choice>,
    pub(crate) scribe: Scribe,
    /// Hidden steps so far.
    pub(crate) hidden: u32,
    /// Who plays, if not chance alone.
    mind: Option<Mind<G>>,
}

impl<'a, G: Draw> Walk<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        trial: &'a Trial<'a, G>,
        number: u32,
        source: Stream,
        trail: &'a mut Trail,
        report: &'a mut Report,
        ear: &'a mut Ear,
    ) -> Walk<'a, G> {
        let lists = Seat::all(game.seats()).map(|_| Vec::new()).collect();
        // One imagined world for a choice is enough to get far.
        let plays = |level| Mind::new(level, source.split(1).word()).with_worlds(1);
        let mind = Some(trial.level).filter(|level| *level != Level::Random).map(plays);
        Walk {
            game,
            trial,
            number,
            source,
            trail,
            report,
            ear,
            state: game.start(),
            census: Census::default(),
            pool: Pool::default(),
            lists,
            again: Vec::new(),
            scribe: Scribe::default(),
            hidden: 0,
            mind,
        }
    }

    /// Plays to the end.
    pub(crate) fn run(mut self) -> Held {
        self.census = Census::new(self.game, &self.state)?;
        self.displays();
        let again = self.game.start();
        hold!(Law::Same, self.state == again, "two games do not start the same");
        loop {
            let pending = self.game.pending(&self.state);
            self.report.states += 1;
            if let Some(watch) = self.trial.watch {
                watch(self.game, &self.state);
            }
            self.census.count(self.game, &self.state)?;
            self.report.tried(Law::Pieces, 1);
            self.legality(&pending)?;
            self.fate(&pending)?;
            self.imagined(&pending)?;
            self.shown(&pending)?;
            match pending {
                Pending::Over(outcome) => return self.end(&outcome),
                Pending::Chance(chance) => self.settle(chance)?,
                Pending::Ask(ask) => self.choose(ask)?,
            }
            self.trail.step += 1;
            let most = self.trial.steps;
            hold!(Law::Ends, self.trail.step < most, "not over after {most} steps");
        }
    }

    /// Whether costly laws are due: elsewhere in every game, so that no kind of state is spared.
    pub(crate) fn costly(&self) -> bool {
        (self.trail.step + self.number).is_multiple_of(self.trial.apart)
    }

    fn choose(&mut self, ask: Ask) -> Held {
        let turn = self.source.below(ask.seats.count().into());
        let Some(seat) = ask.seats.iter().nth(turn as usize) else { return Ok(()) };
        let list = &self.lists[seat.index()];
        self.report.decisions += u64::from(list.len() >= 2);
        let thought = match &mut self.mind {
            Some(mind) => mind.choose_at(self.game, &self.state, seat, list),
            None => None,
        };
        let random = |source: &mut Stream| source.below(list.len() as u32) as usize;
        let choice = list[thought.unwrap_or_else(|| random(&mut self.source))];
        let real = self.after(seat, &choice)?;
        self.conceals(ask, seat, &choice)?;
        self.hides_choice(ask, seat, &choice, &real)?;
        let after = self.game.pending(&real.state);
        self.scribe.choice(ask, &after, seat, choice.to_string());
        self.go(format!("{seat}: {choice}"), real)
    }

    fn settle(&mut self, chance: Chance) -> Held {
        let mut fortune = Vec::new();
        chance.draw(&mut self.source, &mut fortune);
        let real = self.settled(&fortune)?;
        self.hides_fortune(chance, &fortune, &real)?;
        self.scribe.fortune(&fortune);
        self.go(format!("~ {fortune:?}"), real)
    }

    /// Takes the step.
    fn go(&mut self, step: String, real: After<G>) -> Held {
        let before = self.game.contest(&self.state);
        self.state = real.state;
        if self.costly() && self.scribe.is_whole() {
            self.scribe.mark(fingerprint(self.game, &self.state));
        }
        self.trail.steps.push(step);
        self.contest(before)?;
        for event in &real.events {
            self.report.rules.extend(self.game.told_by(event));
            let mut told = None;
            for eyes in Eyes::all(self.game.seats()) {
                let Some(seen) = event.seen_by(eyes) else { continue };
                let twice = seen.seen_by(eyes);
                let same = twice == Some(seen);
                hold!(Law::Events, same, "{event:?} for {eyes:?}: {seen:?}, then {twice:?}");
                // Most eyes see what the eyes before saw.
                if told.replace(seen) != Some(seen) {
                    self.ear.hear(&self.game.tell(&seen), self.report);
                }
            }
        }
        self.report.tried(Law::Events, real.events.len() as u64);
        Ok(())
    }

    fn contest(&mut self, before: Option<u16>) -> Held {
        let now = self.game.contest(&self.state);
        if let Some(number) = now {
            let verdict = self.game.verdict(&self.state, number);
            hold!(Law::Contest, verdict.is_none(), "contest {number} goes on, but has {verdict:?}");
        }
        // Only where nothing goes on: a contest within a contest hides the outer one.
        if let (Some(number), None) = (before, now) {
            let verdict = self.game.verdict(&self.state, number);
            hold!(Law::Contest, verdict.is_some(), "contest {number} is over without a verdict");
            self.report.tried(Law::Contest, 1);
        }
        Ok(())
    }

    fn end(&mut self, outcome: &Outcome) -> Held {
        let seats = self.game.seats() as usize;
        let (table, beyond) = outcome.shares.split_at(seats);
        let sum: f32 = table.iter().sum();
        // Rivals share one win; partners have it each: a whole number in any case.
        let fair = table.iter().all(|share| (0.0..=1.0).contains(share))
            && beyond.iter().all(|&share| share == 0.0)
            && (sum - sum.round()).abs() < 1e-3;
        hold!(Law::Outcome, fair, "shares of the win: {:?}", outcome.shares);
        let side = |seat: usize| self.game.side_of(Seat(seat as u8));
        let allies = |a: usize| (0..a).filter(move |b| side(*b) == side(a)).map(move |b| (a, b));
        let apart = (0..seats).flat_map(allies).find(|(a, b)| table[*a] != table[*b]);
        hold!(Law::Outcome, apart.is_none(), "one side has two shares: {:?}", outcome.shares);
        let ending = outcome.ending;
        let ruled = !ending.id.is_empty() && is_rule::<G>(ending.rule);
        hold!(Law::Outcome, ruled, "the game ended by {ending:?}");
        let mut wrong = None;
        self.game.tally(&self.state, &mut |row| {
            if !row.value.is_finite() || row.seat.index() >= seats {
                wrong = Some(format!("{row:?}"));
            }
        });
        hold!(Law::Outcome, wrong.is_none(), "a row of the tally: {wrong:?}");
        *self.report.endings.entry(ending.id).or_default() += 1;
        self.report.rules.insert(ending.rule);
        self.report.tried(Law::Outcome, 1);
        self.report.tried(Law::Ends, 1);
        self.replay()
    }
}
