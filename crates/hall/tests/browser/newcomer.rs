//! A newcomer plays a whole game of each game on the shelf, by clicking.

use tabletop::saga::Saga;

use crate::chromium::{Chromium, Tab};
use crate::hands::{awaited, give_up, hint, play, too_wide};
use crate::house::House;

/// The first page may weigh so much, with all it needs, as it is sent.
const FIRST_PAGE: i64 = 100_000;

/// An update may weigh so much, in the median over a game.
const UPDATE: usize = 12_000;

/// How many played and how many of them won, by the finished saga itself: companions may all lose.
async fn outcome(tab: &Tab) -> (usize, usize) {
    let text = tab.text("fetch(location.pathname + '/saga').then(answer => answer.text())").await;
    let saga = Saga::parse(&text).unwrap();
    let report = sitting::verify(sitting::open(&saga.header).unwrap(), &saga).unwrap();
    let shares = &report.outcome.unwrap().shares[..saga.header.seats.len()];
    (shares.len(), shares.iter().filter(|share| **share > 0.0).count())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_every_game_from_the_front_door_to_its_end() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for game in shelf::GAMES {
        let tab = chromium.person().await;
        tab.open(&house.at("/")).await;
        let weight =
            "performance.getEntries().reduce((sum, e) => sum + (e.encodedBodySize ?? 0), 0)";
        let weight = tab.eval(weight).await.as_i64().unwrap();
        assert!(weight > 0 && weight <= FIRST_PAGE, "the first page weighs {weight} bytes");

        tab.click(&format!(".game form:has([value={game}]) button")).await;
        tab.until("document.querySelector('#table')").await;
        awaited(&tab).await;
        hint(&tab).await;
        let rows = tab.eval("document.querySelectorAll('#z-hint li').length").await;
        assert!((1..=3).contains(&rows.as_u64().unwrap()), "{game}: the best choices: {rows}");
        tab.until("document.querySelector('#told').textContent.includes('%')").await;
        let answers = play(&tab).await;
        assert!(answers > 5, "{game}: {answers} questions make no game");

        let (players, winners) = outcome(&tab).await;
        assert_eq!(tab.eval("document.querySelectorAll('.score').length").await, players);
        assert_eq!(tab.eval("document.querySelectorAll('.score.won').length").await, winners);
        let mut updates = tab.received();
        updates.sort_unstable();
        let median = updates[updates.len() / 2];
        println!("{game}: first page {weight} B, {} updates, median {median} B", updates.len());
        assert!(median <= UPDATE, "{game}: an update weighs {median} bytes in the median");
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");

        // What comes after the end.
        tab.click("#z-end .primary").await;
        tab.until("document.querySelector('#table') && !document.querySelector('#z-end')").await;
        awaited(&tab).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_looked_at_checked_and_played_on() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for game in shelf::GAMES {
        let tab = chromium.person().await;
        tab.open(&house.at("/")).await;
        tab.click(&format!(".game form:has([value={game}]) button")).await;
        tab.until("document.querySelector('#table')").await;
        awaited(&tab).await;
        give_up(&tab).await;
        tab.click("#z-end a[href*='at=']").await;
        tab.until("document.querySelector('html.scripted #replay')").await;
        assert_eq!(tab.eval("!!document.querySelector('.proof .good')").await, true, "{game}");
        let found = tab.axe().await;
        assert_eq!(found, Vec::<String>::new(), "{game}: a finished game");

        // A mind judges it, and its steps lead back.
        tab.click("#c-side a[href$='/review']").await;
        tab.click("form[action$='/review'] button").await;
        tab.until("document.querySelector('.plot polyline')").await;
        let found = tab.axe().await;
        assert_eq!(found, Vec::<String>::new(), "{game}: a game that was judged");
        assert_eq!(too_wide(&tab).await, 0, "{game}: a game that was judged");
        tab.click(".figures a[href*='at=']").await;
        tab.until("document.querySelector('html.scripted #replay')").await;

        // The slider moves the table, and the log with it.
        let steps = tab.text("document.querySelector('[type=range]').max").await;
        let middle = steps.parse::<usize>().unwrap() / 2;
        let slide = format!(
            "(() => {{ const e = document.querySelector('[type=range]'); e.value = {middle};
              e.dispatchEvent(new Event('input', {{bubbles: true}})); }})()"
        );
        tab.eval(&slide).await;
        tab.until(&format!("location.search.includes('at={middle}&')")).await;
        let shown = "document.querySelector('#replay h2').textContent";
        assert!(tab.text(shown).await.contains(&middle.to_string()), "{game}");

        // Another seat's hand is open after the end.
        let eyes = "(() => { const e = document.querySelector('[name=eyes]'); e.value = '2';
            e.dispatchEvent(new Event('input', {bubbles: true})); })()";
        tab.eval(eyes).await;
        tab.until("location.search.includes('eyes=2')").await;
        tab.until("document.querySelector('.board.mine.own2')").await;

        tab.click("form[action$='/fork'] button").await;
        tab.until("document.querySelector('#table')").await;
        awaited(&tab).await;
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}
