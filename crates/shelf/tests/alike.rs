//! Choices that read alike, as two copies of a card do, take one place in a hint.

use std::sync::atomic::AtomicBool;

use minds::{Level, Settings, Stream};
use tabletop::{Eyes, Pending, Phrase, Seats, Setup, Source};

#[test]
fn a_hint_says_nothing_twice() {
    let (mut stream, never) = (Stream::seeded(3), AtomicBool::new(false));
    let mut alike = 0;
    for id in shelf::GAMES {
        let about = shelf::about(id).expect("it is on the shelf");
        let table = shelf::table(id, &Setup::new(2), about.boxes[0].text).expect("it is there");
        let mut position = table.expect("it is built in").start();
        let (mut looked, mut fortune) = (0, Vec::new());
        while looked < 40 {
            match position.pending() {
                Pending::Over(_) => break,
                Pending::Chance(chance) => {
                    chance.draw(&mut stream, &mut fortune);
                    position.settle(&fortune).expect("it was drawn");
                }
                Pending::Ask(ask) => {
                    let seat = ask.seats.iter().next().expect("somebody is asked");
                    let list = position.choices(seat);
                    if list.len() > 1 {
                        looked += 1;
                        let buttons = position.screen(Eyes::Seat(seat)).buttons;
                        let named = |choice: &String| -> Phrase {
                            let button = buttons.iter().find(|button| button.choice == *choice);
                            button.expect("each choice has a button").phrase.clone()
                        };
                        let level = Level::Seer(Settings::iterations(60));
                        let found = position.counsel(seat, Seats::NONE, level, 1, &never);
                        let said: Vec<Phrase> =
                            found.choices.iter().map(|hint| named(&hint.choice)).collect();
                        for (at, name) in said.iter().enumerate() {
                            assert!(!said[..at].contains(name), "{id}: {name:?}");
                        }
                        alike += u32::from(said.len() < list.len());
                    }
                    let choice = &list[stream.below(list.len() as u32) as usize];
                    position.apply(seat, choice).expect("it is listed");
                }
            }
        }
    }
    assert!(alike >= 10, "only {alike} positions had any");
}
