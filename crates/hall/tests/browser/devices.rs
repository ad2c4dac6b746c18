//! One seat on several devices, and somebody who looks elsewhere until it is their turn.

use crate::chromium::{Chromium, Tab};
use crate::hands::{Stand, answered, awaited, choose, fill, hint, stand};
use crate::house::House;

const QUESTION: &str = "document.querySelector('#act [name=question]')?.value";

/// Answers one question and waits until it is answered there.
async fn answer(tab: &Tab) {
    let Stand::Asked(question) = awaited(tab).await else { panic!("nothing is asked") };
    hint(tab).await;
    choose(tab, false).await;
    answered(tab, &question).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_carried_to_another_device_and_all_its_tabs_agree() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let (here, there) = (chromium.person().await, chromium.person().await);
    here.open(&house.at("/")).await;
    here.click(&format!(".game form:has([value={}]) button", shelf::GAMES[0])).await;
    here.until("document.querySelector('#table')").await;
    awaited(&here).await;
    let place = here.text("location.href").await;
    there.open(&place).await;
    assert_eq!(stand(&there).await, Stand::Waiting, "a stranger watches");
    here.click("form:has([value=invite]) button").await;
    here.until("document.querySelector('input.copy')").await;
    let link = here.text("document.querySelector('input.copy').value").await;
    assert!(link.contains("/join#"), "{link}");
    there.open(&link).await;
    assert_eq!(there.text("location.href").await, house.at("/join"), "the token is gone");
    there.click("#join button").await;
    there.until("document.querySelector('#table')").await;
    assert_eq!(there.text("location.href").await, place);
    // Used up, it no longer stands on the page that made it.
    here.until("!document.querySelector('input.copy')").await;
    for n in 0..6 {
        let (acts, follows) = if n % 2 == 0 { (&there, &here) } else { (&here, &there) };
        let Stand::Asked(before) = awaited(acts).await else { break };
        follows.until(&format!("{QUESTION} === {before:?}")).await;
        answer(acts).await;
        answered(follows, &before).await;
    }
    for tab in [&here, &there] {
        assert_eq!(tab.faults(), Vec::<String>::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_elsewhere_is_told_when_it_is_their_turn() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let (host, friend) = (chromium.person().await, chromium.person().await);
    host.open(&house.at(&format!("/new?game={}", shelf::GAMES[0]))).await;
    fill(&host, "players", "2").await;
    fill(&host, "seat-2", "friend").await;
    host.click("#new .primary").await;
    host.until("document.querySelector('input.copy')").await;
    let link = host.text("document.querySelector('input.copy').value").await;
    friend.open(&link).await;
    friend.click("#join button").await;
    friend.until("document.querySelector('#table') && document.body.matches('.live')").await;
    // One of the two waits: that one looks elsewhere, and may be told.
    host.until("document.querySelector('#z-ask h2')").await;
    let (moves, waits) = loop {
        match (stand(&host).await, stand(&friend).await) {
            (Stand::Asked(_), Stand::Waiting) => break (&host, &friend),
            (Stand::Waiting, Stand::Asked(_)) => break (&friend, &host),
            (Stand::Asked(_), Stand::Asked(_)) => answer(&host).await,
            _ => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
    };
    waits
        .eval(
            "window.notices = [];
             window.Notification = class {
               static permission = 'granted';
               constructor(title, { body }) { notices.push([title, body]); }
             };
             Object.defineProperty(document, 'hidden', { get: () => true }); 1",
        )
        .await;
    let waiting = waits.text("document.title").await;
    assert_eq!(waits.eval("notices.length").await, 0);
    while stand(waits).await == Stand::Waiting {
        if let Stand::Asked(_) = stand(moves).await {
            answer(moves).await;
        }
    }
    waits.until("notices.length === 1").await;
    let asked = waits.text("document.title").await;
    assert!(asked != waiting && asked.contains(&waiting), "{waiting:?} becomes {asked:?}");
    assert_eq!(waits.text("notices[0][0]").await, asked);
    assert_eq!(waits.text("notices[0][1]").await, "It is your turn.");
    for tab in [&host, &friend] {
        assert_eq!(tab.faults(), Vec::<String>::new());
    }
}
