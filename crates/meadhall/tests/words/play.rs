//! Whole games at random, for whoever wants to hear them.

use std::sync::Arc;

use minds::{Level, Stream};
use screen::{Item, Screen};
use shelf::{Position, Table};
use tabletop::{About, Eyes, Pending, Phrase, Setup};

/// A table for every value of every option and for the fewest and the most players.
pub(crate) fn tables(about: &About) -> Vec<(String, Setup)> {
    let [least, most] = [0, u8::MAX].map(|wish| about.players_for(&[], wish));
    let mut tables = vec![(format!("{least}"), Setup::new(least))];
    tables.push((format!("{most}"), Setup::new(most)));
    for option in about.options {
        for value in option.values {
            let name = format!("{} {}", option.id, value.id);
            let setup = fitting(about, option.id, value.id);
            tables.push((name.clone(), setup.unwrap_or_else(|| panic!("no table with {name}"))));
        }
    }
    tables
}

/// A set-up with this value, alone or with one of another option that it needs.
fn fitting(about: &About, option: &str, value: &str) -> Option<Setup> {
    let others = about.options.iter().flat_map(|o| o.values.iter().map(|v| (o.id, v.id)));
    let alone = Setup::default().with(option, value);
    let both = others.filter(|(o, _)| *o != option).map(|(o, v)| alone.clone().with(o, v));
    let setups = std::iter::once(alone.clone()).chain(both).map(|mut setup| {
        setup.players = about.players_for(&setup.chosen, 0);
        setup
    });
    setups
        .into_iter()
        .find(|setup| matches!(shelf::table(about.id, setup, about.boxes[0].text), Some(Ok(_))))
}

/// Sets a table up on the newest box.
pub(crate) fn table(about: &About, setup: &Setup) -> Arc<dyn Table> {
    let table = shelf::table(about.id, setup, about.boxes[0].text).expect("it is on the shelf");
    table.expect("the set-up is right")
}

/// Plays a game at random and shows every position, with what was told on the way to it.
pub(crate) fn play(table: &dyn Table, seed: u64, hear: &mut dyn FnMut(&dyn Position, Vec<Phrase>)) {
    let (mut position, mut stream) = (table.start(), Stream::seeded(seed));
    let mut fortune = Vec::new();
    hear(&*position, Vec::new());
    loop {
        let told = match position.pending() {
            Pending::Over(_) => return,
            Pending::Chance(chance) => {
                chance.draw(&mut stream, &mut fortune);
                position.settle(&fortune).expect("fate was asked for it")
            }
            Pending::Ask(ask) => {
                let seat = ask.seats.iter().next().expect("somebody is asked");
                let choice = position.think(seat, Level::Random, stream.word());
                position.apply(seat, &choice.expect("there is a choice")).expect("it was listed")
            }
        };
        let to = |eyes| told.iter().filter_map(move |told| told.to(eyes).cloned());
        hear(&*position, Eyes::all(table.seats()).flat_map(to).collect());
    }
}

/// Every phrase on a screen.
pub(crate) fn phrases(screen: &Screen) -> Vec<&Phrase> {
    let mut all = vec![&screen.prompt];
    all.extend(screen.facts.iter().chain(&screen.ending));
    all.extend(screen.buttons.iter().map(|button| &button.phrase));
    all.extend(screen.scores.iter().flat_map(|score| &score.lines).map(|(phrase, _)| phrase));
    for zone in &screen.zones {
        all.push(&zone.title);
        all.extend(&zone.facts);
        for item in &zone.items {
            match item {
                Item::Card(card) => {
                    all.extend([&card.title, &card.kind]);
                    all.extend(card.badges.iter().chain(&card.text));
                    all.extend(card.corners.iter().map(|corner| &corner.label));
                }
                Item::Die(die) => all.push(&die.title),
                Item::Token(token) => all.push(&token.title),
                Item::Gap(gap) => all.push(&gap.title),
            }
        }
    }
    all
}
