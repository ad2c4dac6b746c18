//! Two people at one screen: no hand is seen across the curtain.

use crate::chromium::{Chromium, Tab};
use crate::hands::{Stand, answered, awaited, choose, fill, hint};
use crate::house::House;

/// The names of the things in the hands and offers of the person before the screen, as the
/// page's text shows them.
async fn private(tab: &Tab) -> Vec<String> {
    let script = "[...document.querySelectorAll('.board.mine .card:not(.back) .title')]
        .map(e => e.textContent)";
    let found = tab.eval(script).await;
    found.as_array().unwrap().iter().map(|v| v.as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_shows_no_hand_across_the_curtain() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for game in shelf::GAMES {
        let least = *shelf::about(game).unwrap().players.start();
        let tab = chromium.person().await;
        tab.open(&house.at(&format!("/new?game={game}"))).await;
        fill(&tab, "players", &least.max(2).to_string()).await;
        fill(&tab, "seat-2", "here").await;
        tab.click("#new .primary").await;
        tab.until("document.querySelector('#table')").await;

        let (mut curtains, mut last) = (0, Vec::new());
        for _ in 0..60 {
            match awaited(&tab).await {
                Stand::Covered => {
                    curtains += 1;
                    assert_eq!(tab.eval("document.querySelectorAll('.item').length").await, 0);
                    assert_eq!(tab.eval("!!document.querySelector('#z-log')").await, false);
                    let html = tab.text("document.documentElement.outerHTML").await;
                    for name in &last {
                        assert!(!html.contains(name), "{game}: {name} is seen behind the curtain");
                    }
                    tab.click(".curtain button").await;
                    tab.until("!document.querySelector('.curtain')").await;
                }
                Stand::Asked(question) => {
                    hint(&tab).await;
                    last = private(&tab).await;
                    choose(&tab, false).await;
                    answered(&tab, &question).await;
                }
                Stand::Over | Stand::Waiting => break,
            }
        }
        assert!(curtains > 2, "{game}: {curtains} curtains");
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}
