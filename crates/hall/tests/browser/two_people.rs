//! Two browsers at one table; one of them loses its connection.

use std::time::Duration;

use crate::chromium::{Chromium, Tab};
use crate::hands::{LAST_STEP, Stand, answered, choose, fill, hint, stand};
use crate::house::{House, Wire};

/// So many moves of a game show that it goes on after a connection was lost.
const MOVES: usize = 30;

/// Answers one question at whichever table asks one; false once the game is over.
async fn one_move(tabs: [&Tab; 2]) -> bool {
    loop {
        for tab in tabs {
            match stand(tab).await {
                Stand::Over => return false,
                Stand::Asked(question) => {
                    hint(tab).await;
                    choose(tab, true).await;
                    answered(tab, &question).await;
                    return true;
                }
                Stand::Covered => panic!("nobody shares a screen here"),
                Stand::Waiting => {}
            }
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Waits until both have read the same log.
async fn agree(tabs: [&Tab; 2]) {
    let steps = tabs[0].eval(LAST_STEP).await.max_with(tabs[1].eval(LAST_STEP).await);
    for tab in tabs {
        tab.until(&format!("{LAST_STEP} >= {steps}")).await;
    }
}

trait Larger {
    fn max_with(self, other: serde_json::Value) -> i64;
}

impl Larger for serde_json::Value {
    fn max_with(self, other: serde_json::Value) -> i64 {
        self.as_i64().unwrap().max(other.as_i64().unwrap())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_each_other_and_one_is_cut_off() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let wire = Wire::to(&house).await;
    let for_two = |game: &&&str| shelf::about(game).unwrap().players.contains(&2);
    for (n, game) in shelf::GAMES.iter().filter(for_two).enumerate() {
        let (host, friend) = (chromium.person().await, chromium.person().await);
        host.open(&house.at(&format!("/new?game={game}"))).await;
        fill(&host, "players", "2").await;
        fill(&host, "seat-2", "friend").await;
        host.click("#new .primary").await;
        host.until("document.querySelector('input.copy')").await;
        let link = host.text("document.querySelector('input.copy').value").await;
        let link = link.replace(&house.address.to_string(), &wire.address.to_string());
        friend.open(&link).await;
        assert_eq!(friend.text("location.hash").await, "", "the token left the address");
        friend.click("#join button").await;
        friend.until("document.querySelector('#table')").await;

        // The first game is played to its end, the others well past the cut.
        let most = if n == 0 { usize::MAX } else { MOVES };
        let mut moves = 0;
        while moves < most && one_move([&host, &friend]).await {
            moves += 1;
            if moves == 6 {
                agree([&host, &friend]).await;
                wire.cut();
                friend.until("!document.querySelector('#net').hidden").await;
                // The other plays on as far as it is its turn.
                while let Stand::Asked(question) = stand(&host).await {
                    hint(&host).await;
                    choose(&host, false).await;
                    answered(&host, &question).await;
                }
                wire.mend();
                friend.until("document.querySelector('#net').hidden").await;
                agree([&host, &friend]).await;
                friend.forgive();
            }
        }
        agree([&host, &friend]).await;
        assert!(moves > 6, "{game}: {moves} moves make no game");
        for tab in [&host, &friend] {
            if n == 0 {
                tab.until("document.querySelector('#z-end')").await;
            }
            assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_works_once() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let (host, friend, thief) =
        (chromium.person().await, chromium.person().await, chromium.person().await);
    host.open(&house.at("/new")).await;
    fill(&host, "seat-2", "friend").await;
    host.click("#new .primary").await;
    host.until("document.querySelector('input.copy')").await;
    let link = host.text("document.querySelector('input.copy').value").await;
    friend.open(&link).await;
    friend.click("#join button").await;
    friend.until("document.querySelector('#table')").await;
    thief.open(&link).await;
    thief.click("#join button").await;
    thief.until("document.querySelector('.notice')").await;
    assert_eq!(thief.eval("!!document.querySelector('#table')").await, false);
}
