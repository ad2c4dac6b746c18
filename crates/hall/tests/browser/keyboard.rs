//! The keyboard alone, from the front door to the end.

use crate::chromium::{Chromium, Tab};
use crate::hands::{Stand, answered, awaited, starred};
use crate::house::House;

/// Presses Tab until the focus is there.
async fn tab_to(tab: &Tab, selector: &str) {
    for _ in 0..250 {
        let there = format!("!!document.activeElement?.matches({selector:?})");
        if tab.eval(&there).await == true {
            return;
        }
        tab.key("Tab").await;
    }
    panic!("the focus never comes to {selector}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_alone_plays_every_game() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for game in shelf::GAMES {
        let tab = chromium.person().await;
        tab.open(&house.at("/")).await;
        tab_to(&tab, &format!(".game form:has([value={game}]) button")).await;
        tab.key("Enter").await;
        tab.until("document.querySelector('#table') && document.body.matches('.live')").await;

        tab.key("?").await;
        tab.until("document.querySelector('#keys:popover-open')").await;
        tab.key("Escape").await;
        tab.until("!document.querySelector('#keys:popover-open')").await;

        let mut answers = 0;
        while let Stand::Asked(question) = awaited(&tab).await {
            let nowhere = "document.activeElement === document.body";
            let before = tab.eval(nowhere).await;
            tab.key("h").await;
            let mut tries = 0;
            while !starred(&tab).await {
                tries += 1;
                assert!(tries < 5, "{game}: no hint comes");
                tab.key("h").await;
            }
            let at = "[...document.querySelectorAll('#z-ask .choice')].findIndex(e => e.matches('.hinted'))";
            let at = tab.eval(at).await.as_i64().unwrap();
            let on_table = "document.querySelector('.item.hinted > .face[data-pop]')";
            if answers % 3 == 0 && at < 9 {
                tab.key(&(at + 1).to_string()).await;
            } else if answers % 3 == 1 && tab.eval(&format!("!!{on_table}")).await == true {
                // From one thing that can be chosen to the next.
                for _ in 0..60 {
                    tab.key("n").await;
                    let here = format!("document.activeElement === {on_table}");
                    if tab.eval(&here).await == true {
                        break;
                    }
                }
                assert_eq!(
                    tab.eval("!!document.querySelector('.pop.near:popover-open')").await,
                    true
                );
                tab.key("Enter").await;
            } else {
                tab.key("g").await;
                tab_to(&tab, "#z-ask .choice.hinted").await;
                tab.key("Enter").await;
            }
            answered(&tab, &question).await;
            answers += 1;
            let lost = before == false && tab.eval(nowhere).await == true;
            assert!(!lost, "{game}: the focus is lost after {answers}");
        }
        assert!(answers > 5, "{game}");
        assert_eq!(tab.eval("document.querySelector('#told').textContent.length > 0").await, true);
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}
