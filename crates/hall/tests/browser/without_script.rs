//! Without JavaScript everything is a form.

use crate::chromium::Chromium;
use crate::hands::{Stand, stand};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_played_without_a_script() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for game in shelf::GAMES {
        let tab = chromium.person().await;
        tab.scripts(false).await;
        tab.open(&house.at("/")).await;
        tab.click(&format!(".game form:has([value={game}]) button")).await;
        tab.until("document.querySelector('#table')").await;
        let mut answers = 0;
        while answers < 12 {
            match stand(&tab).await {
                Stand::Over => break,
                Stand::Asked(_) => {
                    tab.eval("document.body.dataset.old = 1").await;
                    tab.click("[data-key=h]").await;
                    tab.until("!document.body.dataset.old && document.querySelector('#z-ask')")
                        .await;
                    tab.eval("document.body.dataset.old = 1").await;
                    tab.click("#z-ask .choice.hinted").await;
                    tab.until("!document.body.dataset.old && document.querySelector('#z-ask')")
                        .await;
                    answers += 1;
                }
                _ => {
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                    let here = tab.text("location.href").await;
                    tab.open(&here).await;
                }
            }
        }
        assert!(answers > 5, "{game}");
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}
