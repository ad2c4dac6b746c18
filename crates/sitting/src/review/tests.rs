//! Reviews of recorded games: what adds up, and what giving up does.

use super::*;
use crate::Sitting;
use tabletop::saga::{Failing, Saga};

const RESIGNED: &str = include_str!("../../../../sagas/valhalla/resigned.saga");
const TWO: &str = include_str!("../../../../sagas/midgard/two-players.saga");

fn replay(text: &str) -> Replay {
    let saga = Saga::parse(text).expect("it is a saga");
    Replay::new(crate::open(&saga.header).expect("it carries its box"), saga).expect("it folds")
}

fn judged_by(replay: &Replay, iterations: u32, seed: u64) -> Review {
    let stop = AtomicBool::new(false);
    let threads = NonZero::new(2).expect("not zero");
    let judge = Judge { settings: Settings::iterations(iterations), seed, threads, stop: &stop };
    review(replay, &judge, &|_, _| {}).expect("it was not stopped")
}

fn adds_up(review: &Review) {
    for (at, seat) in review.seats.iter().enumerate() {
        let sum = review.start[at] + seat.skill + seat.luck + seat.rest;
        assert!((sum - review.end[at]).abs() < 1e-9, "seat {at}: {seat:?}");
        let of = |moment: &Moment| match &moment.what {
            What::Fortune(fortune) => fortune.luck[at],
            _ => 0.0,
        };
        let luck: f64 = review.moments.iter().map(of).sum();
        assert!((luck - seat.luck).abs() < 1e-9, "seat {at}: {luck}");
        let own = |moment: &Moment| match &moment.what {
            What::Decision(decision) if decision.seat.index() == at => decision.change(),
            _ => 0.0,
        };
        let skill: f64 = review.moments.iter().map(own).sum();
        assert!((skill - seat.skill).abs() < 1e-9, "seat {at}: {skill}");
    }
}

#[test]
fn who_resigned_has_no_chance_any_more_and_who_won_has_it_all() {
    let replay = replay(RESIGNED);
    let review = judged_by(&replay, 20, 1);
    assert_eq!(review.end, [0.0, 0.0, 1.0], "as the saga is verified");
    assert!(review.over);
    adds_up(&review);
    let gave_up = |moment: &Moment| matches!(moment.what, What::Forfeit(Seat(0), Some(_)));
    let at = review.moments.iter().position(gave_up).expect("it is told");
    let (before, after) = review.moments.split_at(at);
    assert_eq!(after[0].step, 122);
    assert!(before.iter().any(|moment| moment.chances[0] > 0.0));
    for moment in after {
        assert_eq!(moment.chances[0], 0.0, "step {}", moment.step);
        let all: f64 = moment.chances.iter().sum();
        assert!((all - 1.0).abs() < 0.3, "the others inherit at step {}: {all}", moment.step);
        match &moment.what {
            What::Decision(decision) => assert_ne!(decision.seat, Seat(0), "a stand-in chose"),
            What::Fortune(fortune) => assert_eq!(fortune.luck[0], 0.0),
            What::Forfeit(..) | What::Failed(..) | What::Seated(..) => {}
        }
    }
    let [one, other] = [1, 1].map(|seed| judged_by(&replay, 2, seed));
    assert_eq!(one, other, "the same seed gives the same");
}

/// A game at the table of a saga in which some give up after the first turns.
fn given_up(of: &str, who: &[u8]) -> Sitting {
    let header = Saga::parse(of).expect("it is a saga").header;
    let table = crate::open(&header).expect("it carries its box");
    let seats = header.seats.iter().map(|_| Sitter::Mind("random".to_owned())).collect();
    let plan = crate::Plan { seats, undo: header.undo, cards: header.cards };
    let fate = crate::Fate::new(crate::Secret::from_bytes([5; 32]));
    let mut sitting = Sitting::begin(table, plan, fate).expect("it begins");
    for _ in 0..30 {
        sitting.advance().expect("fate answers");
        let idea = sitting.thought().and_then(|thought| thought.think()).expect("minds answer");
        sitting.take(&idea).expect("it is legal");
    }
    who.iter().for_each(|&seat| sitting.resign(Seat(seat)).expect("it may give up"));
    sitting
}

const TEAM: &str = include_str!("../../../../sagas/ragnarok/team.saga");
const ALLIANCE: &str = include_str!("../../../../sagas/valhalla/alliance.saga");

/// The seats that stay have won all from then on, in reviews and in hints alike.
#[track_caller]
fn certain(of: &str, who: &[u8]) {
    let mut sitting = given_up(of, who);
    loop {
        sitting.advance().expect("fate answers");
        let (seat, _) = sitting.mind_to_move().expect("it is not over");
        if !sitting.forfeits().has(seat) {
            let level = minds::Level::Seer(Settings::iterations(30));
            let hint = sitting.hint(seat, level).expect("it is asked");
            let found = hint.counsel(&AtomicBool::new(false));
            assert_eq!(found.chance, (1.0, 0.0), "{seat}");
            assert!(found.choices.iter().all(|hint| hint.chance == (1.0, 0.0)), "{found:?}");
            break;
        }
        let idea = sitting.thought().and_then(|thought| thought.think()).expect("minds answer");
        sitting.take(&idea).expect("it is legal");
    }
    let (gone, last) = (sitting.forfeits(), sitting.saga().lines.len());
    sitting.run_minds().expect("minds answer");
    sitting.finish().expect("it is over");
    let again = Replay::new(sitting.table().clone(), sitting.saga().clone()).expect("it folds");
    let review = judged_by(&again, 4, 1);
    adds_up(&review);
    let after: Vec<&Moment> = review.moments.iter().filter(|moment| moment.step > last).collect();
    assert!(after.len() > 10);
    for moment in after {
        for (at, chance) in moment.chances.iter().enumerate() {
            let stays = !gone.has(Seat(at as u8));
            assert_eq!(*chance, f64::from(u8::from(stays)), "{at} at step {}", moment.step);
        }
        match &moment.what {
            What::Fortune(fortune) => assert!(fortune.luck.iter().all(|by| *by == 0.0)),
            What::Decision(decision) => assert_eq!(decision.change(), 0.0),
            What::Forfeit(..) | What::Failed(..) | What::Seated(..) => {}
        }
    }
}

#[test]
fn where_the_only_rival_gave_up_nothing_is_luck_or_skill_any_more() {
    certain(TWO, &[1]);
}

#[test]
fn where_both_rivals_of_a_pair_gave_up_the_pair_has_won() {
    certain(TEAM, &[0, 2]);
    certain(ALLIANCE, &[1, 3]);
}

#[test]
fn a_hint_promises_nothing_to_who_gave_up_and_came_back() {
    let mut sitting = given_up(TWO, &[0]);
    sitting.reseat(Seat(0), Sitter::Human("Anna".to_owned())).expect("she may come back");
    sitting.run_minds().expect("minds answer");
    let level = minds::Level::Seer(Settings::iterations(30));
    let hint = sitting.hint(Seat(0), level).expect("she is asked");
    let found = hint.counsel(&AtomicBool::new(false));
    assert!(found.gave_up && !found.choices.is_empty());
    assert_eq!(found.chance, (0.0, 0.0));
    assert!(found.choices.iter().all(|hint| hint.chance == (0.0, 0.0)), "{found:?}");
}

#[test]
fn luck_lies_within_its_error_whoever_judges() {
    let replay = replay(TWO);
    let found: Vec<Review> = (1..5).map(|seed| judged_by(&replay, 60, seed)).collect();
    let (mut held, mut all) = (0, 0);
    for (n, one) in found.iter().enumerate() {
        for (one, other) in found[..n].iter().flat_map(|other| one.seats.iter().zip(&other.seats)) {
            assert!(one.luck_error > 0.01 && one.luck_error < 0.25, "{one:?}");
            assert!(one.skill_error > 0.01 && one.skill_error < 0.8, "{one:?}");
            all += 1;
            let doubt = one.luck_error.hypot(other.luck_error);
            held += u32::from((one.luck - other.luck).abs() <= doubt);
        }
    }
    assert!(held * 10 >= all * 8, "{held} of {all}");
}

#[test]
fn who_takes_a_seat_over_is_told() {
    let mut replay = replay(TWO);
    replay.goto(30).expect("it is so long");
    let mut sitting =
        replay.fork(crate::Fate::fresh().expect("there is luck")).expect("it goes on");
    sitting.reseat(Seat(1), Sitter::Mind("random".to_owned())).expect("a mind may sit");
    sitting.reseat(Seat(1), Sitter::Mind("karl".to_owned())).expect("a mind may sit");
    let again = Replay::new(sitting.table().clone(), sitting.saga().clone()).expect("it folds");
    let review = judged_by(&again, 2, 1);
    adds_up(&review);
    let [.., before, random, karl] = &review.moments[..] else { panic!("{review:?}") };
    for (moment, level) in [(random, "random"), (karl, "karl")] {
        let What::Seated(Seat(1), Sitter::Mind(found), Some(_)) = &moment.what else {
            panic!("{moment:?}")
        };
        assert_eq!(found, level);
        assert_eq!(moment.chances, before.chances, "nothing has changed");
    }
    assert_eq!((review.successors(Seat(1)).count(), review.successors(Seat(0)).count()), (2, 0));
}

#[test]
fn a_program_that_failed_is_told_and_who_sits_there_after_it() {
    let mut sitting = given_up(TWO, &[]);
    sitting.reseat(Seat(1), Sitter::Mind("exec:bot".to_owned())).expect("a program may sit");
    sitting.failed(Seat(1), Failing::Died).expect("it failed");
    sitting.reseat(Seat(1), Sitter::Human("Anna".to_owned())).expect("she may come");
    let again = Replay::new(sitting.table().clone(), sitting.saga().clone()).expect("it folds");
    let review = judged_by(&again, 2, 1);
    adds_up(&review);
    let [.., seated, failed, gave_up] = &review.moments[..] else { panic!("{review:?}") };
    assert!(matches!(seated.what, What::Seated(Seat(1), ..)), "{seated:?}");
    assert!(matches!(failed.what, What::Failed(Seat(1), Failing::Died, Some(_))), "{failed:?}");
    assert_eq!(failed.chances, seated.chances, "by itself it changes nothing");
    assert!(matches!(gave_up.what, What::Forfeit(Seat(1), _)), "{gave_up:?}");
    let mut replay = again;
    for step in 1..=replay.steps() {
        replay.goto(step - 1).expect("it is so long");
        assert_eq!(review.sitters_at(step), replay.sitters(), "when step {step} is made");
    }
}

#[test]
fn a_table_left_before_the_end_is_known_and_weighed_like_any_other() {
    let mut sitting = given_up(TWO, &[]);
    sitting.abandon().expect("it may be left");
    let left = Replay::new(sitting.table().clone(), sitting.saga().clone()).expect("it folds");
    let review = judged_by(&left, 20, 1);
    adds_up(&review);
    assert!(!review.over && review.end.iter().all(|share| *share < 1.0), "{:?}", review.end);
    let hidden = |moment: &&Moment| matches!(&moment.what, What::Fortune(f) if f.told.is_some());
    for moment in review.moments.iter().filter(hidden) {
        let What::Fortune(fortune) = &moment.what else { continue };
        assert!((fortune.luck[0] + fortune.luck[1]).abs() < 1e-9, "step {}", moment.step);
    }
}

#[test]
fn every_row_adds_up_and_rivals_are_not_all_lucky() {
    let replay = replay(TWO);
    for seed in 1..3 {
        let review = judged_by(&replay, 10, seed);
        adds_up(&review);
        let [one, two] = [review.seats[0].luck, review.seats[1].luck];
        assert!((one + two).abs() < 0.4, "{one:+.2} {two:+.2}");
        let told = |moment: &Moment| matches!(&moment.what, What::Fortune(f) if f.matters());
        assert!(review.moments.iter().any(told), "fate did something");
    }
}

/// A game at the table of a saga, played by these minds with this luck.
fn played(of: &str, luck: u8, minds: [&str; 2]) -> Replay {
    let header = Saga::parse(of).expect("it is a saga").header;
    let table = crate::open(&header).expect("it carries its box");
    let seats = minds.map(|mind| Sitter::Mind(mind.to_owned())).to_vec();
    let plan = crate::Plan { seats, undo: header.undo, cards: header.cards };
    let secret = crate::Secret::from_bytes([luck; 32]);
    let mut sitting =
        Sitting::begin(table.clone(), plan, crate::Fate::new(secret)).expect("it begins");
    sitting.run_minds().expect("minds answer");
    sitting.finish().expect("it is over");
    Replay::new(table, sitting.saga().clone()).expect("it folds")
}

#[test]
fn who_plays_at_random_loses_by_it_and_who_plays_well_does_not() {
    let (mut poor, mut good) = (0.0, 0.0);
    for luck in 1..=3 {
        for minds in [["random", "seer:200"], ["seer:200", "random"]] {
            let review = judged_by(&played(TWO, luck, minds), 200, 1);
            adds_up(&review);
            for (mind, seat) in minds.into_iter().zip(&review.seats) {
                *(if mind == "random" { &mut poor } else { &mut good }) += seat.skill / 6.0;
            }
        }
    }
    assert!(poor < -0.1 && good.abs() < 0.08, "{poor:+.3} {good:+.3}");
}

#[test]
fn the_picture_says_choices_in_words_and_keeps_its_legend_inside() {
    let mut review = judged_by(&replay(TWO), 2, 1);
    let decision = review.moments.iter_mut().find_map(|moment| match &mut moment.what {
        What::Decision(decision) => Some(decision),
        _ => None,
    });
    let decision = decision.expect("somebody decided");
    (decision.choice, decision.better) = ("raw 1".into(), Some("raw 2".into()));
    decision.phrase = Some(Phrase::verbatim("the axe"));
    decision.better_phrase = Some(Phrase::verbatim("the bow & arrow"));
    let label = |text: &str| text.to_owned();
    let labels = Labels {
        title: label("Title"),
        chance: label("Chance"),
        step: label("Step"),
        missed: label("A better choice was missed"),
        names: vec![label("Player 1 (exec:a_rather_long_name.py)"), "W".repeat(80)],
    };
    let say = |phrase: &Phrase| match &phrase.args[..] {
        [(_, tabletop::Arg::Text(text))] => text.clone(),
        _ => phrase.id.to_owned(),
    };
    let svg = plot(&review, &labels, &say);
    assert!(svg.contains(": the axe → the bow &amp; arrow</title>"), "{svg}");
    assert!(!svg.contains("raw "));
    let beside = svg.split("<text x=\"768\" y=").skip(1);
    let letters: Vec<usize> = beside
        .map(|text| text.split(['<', '>']).nth(1).expect("it has a text").chars().count())
        .collect();
    assert_eq!(letters.len(), 6, "three entries of two lines each");
    assert!(letters.iter().all(|letters| 768 + 8 * letters <= 960), "{letters:?}");
}
