//! What a seat is sent depends on nothing that is hidden from it: pages, their parts and order,
//! versions, the API's view and its news.

use sitting::{Fate, Secret, Sitting};
use store::TableId;
use tabletop::saga::{Deed, Line, Saga};
use tabletop::{Chance, Eyes, Pending};
use words::Words;

use super::{hall, plan_of, random_game};
use crate::app::App;
use crate::room::{Room, Table};
use crate::shown::{Hall, Reach, Theme};
use crate::{api, page, push};

const KEY: [u8; 32] = [7; 32];

/// All that eyes are ever sent of a table at this moment.
fn sent(app: &App, saga: Saga, eyes: Eyes) -> Vec<String> {
    let game = app.game(&saga.header).unwrap();
    let secret = Secret::from_bytes([0; 32]);
    // The secret decides nothing that has happened; each saga here promises this one.
    let saga = Saga {
        header: tabletop::saga::Header { fate: secret.commitment(), ..saga.header },
        ..saga
    };
    let sitting = Sitting::resume(game, saga, secret).unwrap();
    let redacted = sitting.redacted(eyes);
    let mut table = Table::begun(plan_of(&sitting), sitting);
    if let Eyes::Seat(seat) = eyes {
        table.keys.push((seat, KEY));
    }
    let words = Words::english();
    let room = Room::new(TableId::new(1));
    let mut shown = room.seen(app, &mut table, Some(KEY), &words, true).unwrap();
    assert_eq!(shown.eyes, eyes);
    let hall = Hall { words: &words, reach: &Reach::Machine, theme: Theme::Auto, path: "/" };
    shown.version = push::render(hall, &shown).version;
    let news = api::news(&table, Some(KEY));
    vec![
        page::table(hall, &shown).into_string(),
        page::whole_log(hall, &shown).into_string(),
        api::view(&shown, &words, news).to_string(),
        redacted,
    ]
}

/// Another answer that fate could have given.
fn another(chance: &Chance, given: &[u8]) -> Option<Vec<u8>> {
    let answers = (0..20).map(|n| Fate::new(Secret::from_bytes([n + 100; 32])).answer(1, chance));
    answers.into_iter().find(|answer| answer != given)
}

#[tokio::test]
async fn a_seat_is_sent_nothing_that_depends_on_what_it_may_not_know() {
    let folder = tempfile::tempdir().unwrap();
    let app = hall(folder.path()).await;
    for game in shelf::GAMES {
        let players = 2.max(*shelf::about(game).unwrap().players.start());
        let (mut compared, mut hidden, mut seen_by_some) = (0, 0, 0);
        for seed in 0..2 {
            let played = random_game(game, players, seed);
            let whole = played.saga().clone();
            let table = played.table().clone();
            let mut before = table.start();
            for (i, line) in whole.lines.iter().enumerate() {
                let now = before.pending();
                match &line.deed {
                    Deed::Choice { seat, steps } => {
                        steps.iter().for_each(|step| drop(before.apply(*seat, step).unwrap()));
                    }
                    Deed::Fortune(fortune) => drop(before.settle(fortune).unwrap()),
                    Deed::Table(_) => {}
                }
                let (Pending::Chance(chance), Deed::Fortune(given)) = (now, &line.deed) else {
                    continue;
                };
                let blind = |eyes: &Eyes| !eyes.among(chance.seen, players);
                hidden += Eyes::all(players).filter(blind).count();
                let Some(other) = another(&chance, given) else { continue };
                let cut = |deed| {
                    let mut lines = whole.lines[..i].to_vec();
                    lines.push(Line::new(deed));
                    Saga { header: whole.header.clone(), lines }
                };
                let (one, two) =
                    (cut(Deed::Fortune(given.clone())), cut(Deed::Fortune(other.clone())));
                for eyes in Eyes::all(players) {
                    let (one, two) = (sent(&app, one.clone(), eyes), sent(&app, two.clone(), eyes));
                    if eyes.among(chance.seen, players) {
                        seen_by_some += usize::from(one != two);
                        continue;
                    }
                    compared += 1;
                    for (one, two) in one.iter().zip(&two) {
                        assert_eq!(one, two, "{game}: line {} as {eyes:?} sees it", i + 1);
                    }
                }
                if compared > 150 {
                    break;
                }
            }
        }
        assert_eq!(compared > 0, hidden > 0, "{game}: what is hidden was compared");
        assert!(seen_by_some > 0, "{game}: who may know something is told it");
    }
}
