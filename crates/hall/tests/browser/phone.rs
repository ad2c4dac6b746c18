//! A phone: nothing is wider than its screen, in English or in a wordier language, and a finger
//! can play.

use crate::chromium::{Chromium, Tab};
use crate::hands::{Stand, answered, awaited, choose, give_up, hint, too_wide};
use crate::house::House;

async fn fits(tab: &Tab, what: &str) {
    for width in [360, 768, 1280] {
        tab.size(width, 780).await;
        let over = too_wide(tab).await;
        assert_eq!(over, 0, "{what} is {over} pixels too wide at {width}");
    }
    tab.size(360, 780).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wider_than_a_phone() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for language in ["en", words::PSEUDO] {
        let tab = chromium.person().await;
        tab.size(360, 780).await;
        tab.open(&house.at(&format!("/?lang={language}"))).await;
        tab.eval(&format!("document.cookie = 'lang={language};path=/'")).await;
        for path in ["/", "/lobby", "/new", "/join", "/nowhere"] {
            tab.open(&house.at(path)).await;
            fits(&tab, &format!("{language} {path}")).await;
        }
        tab.forgive();
        for game in shelf::GAMES {
            for path in ["/rules/", "/cards/", "/new?game="] {
                tab.open(&house.at(&format!("{path}{game}"))).await;
                fits(&tab, &format!("{language} {path}{game}")).await;
            }
            tab.open(&house.at("/")).await;
            tab.click(&format!(".game form:has([value={game}]) button")).await;
            tab.until("document.querySelector('#table')").await;
            for n in 0..25 {
                let Stand::Asked(question) = awaited(&tab).await else { break };
                if n % 3 == 0 {
                    fits(&tab, &format!("{language} {game}, question {n}")).await;
                }
                hint(&tab).await;
                choose(&tab, false).await;
                answered(&tab, &question).await;
            }
            if language == words::PSEUDO {
                let text = tab.text("document.querySelector('#table').innerText").await;
                // Names of people are as they gave them.
                let odd: Vec<String> = words::unbracketed(&text);
                assert!(odd.len() < 40, "{game}: not phrases: {odd:?}");
            }
            give_up(&tab).await;
            fits(&tab, &format!("{language} {game}, the end")).await;
            tab.click("#z-end a[href*='at=']").await;
            tab.until("document.querySelector('#replay')").await;
            fits(&tab, &format!("{language} {game}, looked back at")).await;
            assert_eq!(tab.faults(), Vec::<String>::new(), "{language} {game}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_explains_first_and_says_why_not_by_its_rule() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for game in shelf::GAMES {
        let tab = chromium.person().await;
        tab.size(360, 780).await;
        tab.open(&house.at("/")).await;
        tab.click(&format!(".game form:has([value={game}]) button")).await;
        tab.until("document.querySelector('#table')").await;
        let (mut chosen, mut refused) = (false, false);
        for _ in 0..200 {
            if chosen && refused {
                break;
            }
            let Stand::Asked(question) = awaited(&tab).await else { break };
            let dead = ".item:not(.can):has(.why .rule) > .face";
            if !refused && tab.eval(&format!("!!document.querySelector('{dead}')")).await == true {
                tab.tap(dead).await;
                tab.until("document.querySelector('.pop:popover-open .why .rule')").await;
                tab.tap(".pop:popover-open .why .rule").await;
                tab.until(
                    "document.querySelector('#rulebook:popover-open')?.innerText.length > 20",
                )
                .await;
                tab.eval("document.querySelectorAll('[popover]:popover-open').forEach(p => p.hidePopover())").await;
                refused = true;
            }
            let live = ".item.can > .face[data-pop]";
            if !chosen && tab.eval(&format!("!!document.querySelector('{live}')")).await == true {
                tab.tap(live).await;
                tab.until("document.querySelector('.pop:popover-open .choice')").await;
                assert_eq!(
                    tab.text("document.querySelector('#act [name=question]').value").await,
                    question,
                    "the first tap only explains"
                );
                tab.tap(".pop:popover-open .choice").await;
                chosen = true;
            } else {
                hint(&tab).await;
                choose(&tab, false).await;
            }
            answered(&tab, &question).await;
        }
        assert!(chosen && refused, "{game}: chosen {chosen}, refused {refused}");
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}
