//! How it looks: the accessibility checker finds nothing, in light and dark; pictures are taken
//! where they are wanted (`cargo xtask screens`).

use std::path::Path;

use crate::chromium::{Chromium, Tab};
use crate::hands::{Stand, answered, awaited, choose, give_up, hint, play};
use crate::house::House;

/// Set by the chore that takes pictures.
const PICTURES: &str = "MEADHALL_SCREENS";

async fn sound(tab: &Tab, what: &str) {
    for scheme in ["light", "dark"] {
        tab.prefers(scheme, "reduce").await;
        let found = tab.axe().await;
        assert_eq!(found, Vec::<String>::new(), "{what}, {scheme}");
    }
    tab.prefers("light", "reduce").await;
}

fn wanted() -> bool {
    std::env::var_os(PICTURES).is_some()
}

async fn pictures(tab: &Tab, name: &str) {
    if !wanted() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screens");
    for (look, width, height, scheme) in
        [("light", 1280, 960, "light"), ("dark", 1280, 960, "dark"), ("phone", 390, 844, "light")]
    {
        tab.size(width, height).await;
        tab.prefers(scheme, "reduce").await;
        tab.eval("scrollTo(0, 0); document.activeElement.blur()").await;
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        // The mouse may lie upon something that explains itself.
        tab.eval("document.querySelectorAll(':popover-open').forEach(pop => pop.hidePopover())")
            .await;
        tab.picture(&folder.join(format!("{name}-{look}.png"))).await;
    }
    tab.size(1280, 900).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_checker_finds_nothing_wrong() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.person().await;
    tab.open(&house.at("/")).await;
    sound(&tab, "front page").await;
    pictures(&tab, "front").await;
    for game in shelf::GAMES {
        tab.open(&house.at("/new")).await;
        sound(&tab, "new table").await;
        tab.open(&house.at(&format!("/rules/{game}"))).await;
        sound(&tab, "rules").await;
        tab.open(&house.at(&format!("/cards/{game}"))).await;
        sound(&tab, "cards").await;
        tab.open(&house.at("/")).await;
        tab.click(&format!(".game form:has([value={game}]) button")).await;
        tab.until("document.querySelector('#table')").await;
        for n in 0..45 {
            let Stand::Asked(question) = awaited(&tab).await else { break };
            if n % 15 == 3 {
                sound(&tab, &format!("{game}, question {n}")).await;
            }
            hint(&tab).await;
            choose(&tab, false).await;
            answered(&tab, &question).await;
        }
        awaited(&tab).await;
        tab.eval("document.querySelector('.item > .face').focus()").await;
        sound(&tab, &format!("{game}, a thing explained")).await;
        pictures(&tab, game).await;
        let here = tab.text("location.href").await;
        tab.open(&house.at("/lobby")).await;
        sound(&tab, "lobby").await;
        tab.open(&here).await;
        match wanted() {
            true => drop(play(&tab).await),
            false => give_up(&tab).await,
        }
        sound(&tab, &format!("{game}, the end")).await;
        pictures(&tab, &format!("{game}-end")).await;
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}
