//! A person's hands: what a player does at a table, with mouse or keys. A mind helps to choose.

use std::time::{Duration, Instant};

use crate::chromium::Tab;

/// How a table stands for the person before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stand {
    /// The question of that number is asked.
    Asked(String),
    /// Somebody at this screen must come before it.
    Covered,
    /// The game is over.
    Over,
    /// Others are to move.
    Waiting,
}

const STAND: &str = "document.querySelector('#z-end') ? 'over'
    : document.querySelector('.curtain') ? 'covered'
    : document.querySelector('#act [name=question]')?.value ?? 'waiting'";

/// How the table stands now.
pub(crate) async fn stand(tab: &Tab) -> Stand {
    match &*tab.text(STAND).await {
        "over" => Stand::Over,
        "covered" => Stand::Covered,
        "waiting" => Stand::Waiting,
        number => Stand::Asked(number.to_owned()),
    }
}

/// Waits until there is something to do, or nothing more ever.
pub(crate) async fn awaited(tab: &Tab) -> Stand {
    tab.until(&format!("({STAND}) !== 'waiting'")).await;
    stand(tab).await
}

/// Waits until the question is another.
pub(crate) async fn answered(tab: &Tab, question: &str) {
    tab.until(&format!("({STAND}) !== {question:?}")).await;
}

/// Asks for a hint and waits for the star. If the table changed while the mind thought, the hint
/// was for nothing and is asked for again.
pub(crate) async fn hint(tab: &Tab) {
    for _ in 0..5 {
        tab.click("[data-key=h]").await;
        if starred(tab).await {
            return;
        }
    }
    panic!("no hint comes");
}

/// Whether a hint comes within a while.
pub(crate) async fn starred(tab: &Tab) -> bool {
    let end = Instant::now() + Duration::from_secs(10);
    while Instant::now() < end {
        if tab.eval("!!document.querySelector('#z-ask .choice.hinted')").await == true {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(8)).await;
    }
    false
}

/// Answers the question by a click: on the thing itself where it lies on the table, else in the
/// list of choices.
pub(crate) async fn choose(tab: &Tab, on_the_table: bool) {
    if on_the_table && tab.eval("!!document.querySelector('.item.hinted')").await == true {
        // A thing that stands for several choices asks which.
        let several = "document.querySelector('.item.hinted > .face').matches('[popovertarget]')";
        let several = tab.eval(several).await == true;
        tab.click(".item.hinted > .face").await;
        if several {
            tab.click(".pop:popover-open .choice.hinted").await;
        }
    } else {
        tab.click("#z-ask .choice.hinted").await;
    }
}

/// Plays to the end by clicks; how many questions were answered.
pub(crate) async fn play(tab: &Tab) -> usize {
    let mut answers = 0;
    loop {
        match awaited(tab).await {
            Stand::Over => return answers,
            Stand::Covered => tab.click(".curtain button").await,
            Stand::Waiting => {}
            Stand::Asked(question) => {
                hint(tab).await;
                choose(tab, answers % 2 == 0).await;
                answered(tab, &question).await;
                answers += 1;
                assert!(answers < 3000, "the game does not end");
            }
        }
    }
}

/// Gives up, so that minds play the game to its end.
pub(crate) async fn give_up(tab: &Tab) {
    if awaited(tab).await != Stand::Over {
        tab.eval("window.confirm = () => true").await;
        // A press is lost if the part is sent anew before the button is let go.
        while tab.eval("!!document.querySelector('#more').open").await == false {
            tab.click("#more > summary").await;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        tab.click("#more .danger").await;
        // A whole game between minds.
        tab.until_within(Duration::from_secs(180), "document.querySelector('#z-end')").await;
    }
}

/// How much wider than the window the page is, once everything lies still.
pub(crate) async fn too_wide(tab: &Tab) -> i64 {
    tab.until("!document.querySelector('.moving')").await;
    let script = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    tab.eval(script).await.as_i64().unwrap()
}

/// Fills in a field of the form for a new table and waits for the form's answer.
pub(crate) async fn fill(tab: &Tab, field: &str, value: &str) {
    let script = format!(
        "(() => {{ const e = document.querySelector('#new [name=\"{field}\"]'); e.value = {value:?};
          document.querySelector('#new').dataset.old = 1;
          e.dispatchEvent(new Event('change', {{bubbles: true}})); }})()"
    );
    tab.eval(&script).await;
    tab.until("document.querySelector('#new') && !document.querySelector('#new').dataset.old")
        .await;
}

/// The last step that the log tells of.
pub(crate) const LAST_STEP: &str =
    "Math.max(0, ...[...document.querySelectorAll('#z-log li')].map(e => +e.dataset.step))";
