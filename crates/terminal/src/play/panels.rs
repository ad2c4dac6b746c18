//! What lies over the table: help, reasons, lists, questions, the result.

use screen::{Score, Screen};
use shelf::{Counsel, Odds};
use tabletop::{Outcome, Phrase, Seat};

use crate::describe;
use crate::draw::overlay::Panel;
use crate::draw::patch::Target;
use crate::draw::side;
use crate::help;
use crate::linear;
use crate::play::Play;
use crate::play::acts::{SAMPLES, why_not};
use words::Voice;

/// A box over the table, and what its rows do.
#[derive(Clone, Debug)]
pub(crate) struct Overlay {
    pub(crate) panel: Panel,
    pub(crate) purpose: Purpose,
}

/// What a box is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To be read.
    Read,
    /// To pick one of these buttons.
    Pick(Vec<usize>),
    /// Whether to leave.
    Quit,
    /// Whether that seat lets something be taken back.
    Allow(Seat),
    /// The result and what comes next.
    End,
}

impl Play<'_> {
    fn read(&self, title: String, text: Vec<String>) -> Overlay {
        let foot = self.voice().t("terminal-panel-keys");
        Overlay { panel: Panel { title, text, foot, ..Panel::default() }, purpose: Purpose::Read }
    }

    fn ask(
        &self,
        title: String,
        text: Vec<String>,
        rows: Vec<String>,
        purpose: Purpose,
    ) -> Overlay {
        let foot = self.voice().t("terminal-list-keys");
        Overlay { panel: Panel { title, text, rows, foot, ..Panel::default() }, purpose }
    }

    pub(super) fn help_panel(&self) -> Overlay {
        let voice = self.voice();
        self.read(voice.t("terminal-help"), help::full_screen(voice, self.theme.art))
    }

    pub(super) fn log_panel(&self) -> Overlay {
        let mut overlay = self.read(self.voice().t("terminal-log"), self.log.clone());
        overlay.panel.scroll = usize::MAX / 2;
        overlay
    }

    pub(super) fn details_panel(&self) -> Option<Overlay> {
        let (title, mut lines) = side::focused(self.pen(), &self.screen, &self.look)?;
        lines.extend(side::pile(self.pen(), &self.screen, &self.look));
        Some(self.read(title, lines))
    }

    /// Why the thing under focus can or cannot be chosen, and what it is.
    pub(super) fn why_panel(&self) -> Overlay {
        let voice = self.voice();
        let title = voice.t("terminal-why");
        let Some((name, details)) = side::focused(self.pen(), &self.screen, &self.look) else {
            return self.read(title, vec![voice.t("terminal-why-nothing-focused")]);
        };
        let mut text = match self.look.focus {
            Some(Target::Item { zone, item }) => {
                let item = self.screen.zones.get(zone).and_then(|zone| zone.items.get(item));
                vec![self.reason(item)]
            }
            _ => vec![voice.t("terminal-why-it-can")],
        };
        text.extend([String::new(), name]);
        text.extend(details);
        self.read(title, text)
    }

    fn reason(&self, item: Option<&screen::Item>) -> String {
        let voice = self.voice();
        let (Some(item), Some(seat)) = (item, self.me()) else {
            return voice.t("terminal-why-only-watching");
        };
        if !describe::buttons(item).is_empty() {
            return voice.t("terminal-why-it-can");
        }
        match describe::would(item) {
            Some(would) => why_not(voice, self.sitting.position(), seat, would)
                .unwrap_or_else(|| voice.t("terminal-why-it-can")),
            None => voice.t("terminal-why-never"),
        }
    }

    pub(super) fn pick_panel(&self, buttons: &[usize]) -> Overlay {
        let voice = self.voice();
        let shown = buttons.iter().filter_map(|&at| self.screen.buttons.get(at));
        let rows = shown
            .enumerate()
            .map(|(at, button)| format!("<{}> {}", at + 1, voice.say(&button.phrase)))
            .collect();
        let purpose = Purpose::Pick(buttons.to_vec());
        self.ask(voice.t("terminal-pick"), Vec::new(), rows, purpose)
    }

    /// The best choices, to be picked from, and the button of the very best.
    pub(super) fn hint_panel(&self, counsel: &Counsel) -> (Overlay, Option<usize>) {
        let voice = self.voice();
        let best = hints(voice, &self.screen, counsel);
        let number = |(at, (_, line)): (usize, &(usize, String))| format!("<{}> {line}", at + 1);
        let rows = best.iter().enumerate().map(number).collect();
        let buttons: Vec<usize> = best.iter().map(|(at, _)| *at).collect();
        let (text, first) = (vec![hint_how(voice, counsel)], buttons.first().copied());
        (self.ask(voice.t("terminal-hint"), text, rows, Purpose::Pick(buttons)), first)
    }

    pub(super) fn quit_panel(&self) -> Overlay {
        let voice = self.voice();
        let text = match &self.unkept {
            Some(fault) => not_kept(voice, fault),
            None if self.sitting.ended() => voice.t("terminal-quit-ended"),
            None => voice.t("terminal-quit-saved"),
        };
        let rows = vec![voice.t("terminal-quit-stay"), voice.key("q", "terminal-quit-leave")];
        self.ask(voice.t("terminal-quit"), vec![text], rows, Purpose::Quit)
    }

    pub(super) fn allow_panel(&self, asker: Seat, asked: Seat) -> Overlay {
        let voice = self.voice();
        let question = Phrase::new("terminal-undo-asks").with("asker", asker).with("asked", asked);
        let rows = vec![voice.key("y", "terminal-undo-yes"), voice.key("n", "terminal-undo-no")];
        let text = vec![voice.say(&question)];
        self.ask(voice.t("terminal-undo"), text, rows, Purpose::Allow(asked))
    }

    pub(super) fn end_panel(&self) -> Overlay {
        let voice = self.voice();
        let rows = vec![
            voice.t("terminal-end-look"),
            voice.key("r", "terminal-end-replay"),
            voice.key("n", "terminal-end-new"),
            voice.key("q", "terminal-end-quit"),
        ];
        let text = result(&self.screen, self.sitting, voice);
        self.ask(voice.t("terminal-end"), text, rows, Purpose::End)
    }

    pub(super) fn counting_panel(&self) -> Overlay {
        let voice = self.voice();
        let text = voice.say(&Phrase::new("terminal-odds-counting").with("samples", SAMPLES));
        self.read(voice.t("terminal-odds"), vec![text])
    }

    pub(super) fn odds_panel(&self, odds: Option<&Odds>) -> Overlay {
        let voice = self.voice();
        let game = self.sitting.table().about().id;
        self.read(voice.t("terminal-odds"), odds_lines(voice, game, odds))
    }
}

/// The best choices: the button of each, and what it promises in words. Where a choice was hardly
/// tried, no error is told: it would be larger than the chance itself can be off. Who gave up has no
/// chance after any of them.
pub(crate) fn hints(voice: Voice<'_>, screen: &Screen, counsel: &Counsel) -> Vec<(usize, String)> {
    let line = |hint: &shelf::Hint| {
        let at = screen.buttons.iter().position(|button| button.choice == hint.choice)?;
        if counsel.gave_up {
            return Some((at, voice.say(&screen.buttons[at].phrase)));
        }
        let (share, error) = hint.chance;
        let phrase = match error < minds::VAGUE {
            true => Phrase::new("terminal-hint-line").with("chance", chance(share, error)),
            false => Phrase::new("terminal-hint-vague").with("share", &*percent(share)),
        };
        // A choice may be a whole sentence, and what it promises follows.
        let choice = voice.say(&screen.buttons[at].phrase);
        let choice = Phrase::verbatim(choice.trim_end_matches('.'));
        Some((at, voice.say(&phrase.with("choice", choice))))
    };
    counsel.choices.iter().filter_map(line).take(minds::TOLD).collect()
}

/// Where the figures of a hint come from, or why there are none.
pub(crate) fn hint_how(voice: Voice<'_>, counsel: &Counsel) -> String {
    let id = if counsel.gave_up { "terminal-hint-gave-up" } else { "terminal-hint-how" };
    voice.say(&Phrase::new(id).with("worlds", counsel.iterations))
}

/// A chance with its error, or with the range it lies in where that ends at nothing or at a whole.
fn chance(share: f64, error: f64) -> Phrase {
    let phrase = match minds::range(share, error) {
        Some([low, high]) => Phrase::new("terminal-chance-range")
            .with("low", &*percent(low))
            .with("high", &*percent(high)),
        None => Phrase::new("terminal-chance").with("error", &*percent(error)),
    };
    phrase.with("share", &*percent(share))
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// How the contest that goes on will end, line by line.
pub(crate) fn odds_lines(voice: Voice<'_>, game: &str, odds: Option<&Odds>) -> Vec<String> {
    let Some(odds) = odds.filter(|odds| odds.samples > 0) else {
        return vec![voice.t("terminal-odds-none")];
    };
    let mut lines = Vec::new();
    for verdict in 0..odds.verdicts.len() {
        let Some(name) = voice.words().named(&format!("{game}-verdict-{verdict}")) else {
            continue;
        };
        let phrase = Phrase::new("terminal-odds-line")
            .with("verdict", &*name)
            .with("chance", chance(odds.share(verdict), odds.error(verdict)));
        lines.push(voice.say(&phrase));
    }
    if let Some((mean, error)) = odds.losses() {
        let phrase = Phrase::new("terminal-odds-losses")
            .with("mean", &*format!("{mean:.2}"))
            .with("error", &*format!("{error:.2}"));
        lines.push(voice.say(&phrase));
    }
    lines.push(String::new());
    lines.push(voice.say(&Phrase::new("terminal-odds-how").with("samples", odds.samples)));
    lines
}

/// The result of a sitting: why it ended and each player line by line. Who gave up cannot win, so
/// that the winners are told apart where somebody did.
pub(crate) fn result(screen: &Screen, sitting: &sitting::Sitting, voice: Voice<'_>) -> Vec<String> {
    match sitting.outcome() {
        Some(outcome) => judged_result(screen, &outcome, voice),
        None => linear::result(screen, voice),
    }
}

/// The result with the winners of that outcome. A game tells that all have won, or who has, as if
/// nobody had given up; so it is told who did and does not win with them.
pub(crate) fn judged_result(screen: &Screen, outcome: &Outcome, voice: Voice<'_>) -> Vec<String> {
    let mut lines = linear::result(&judged(screen.clone(), outcome), voice);
    let without = |score: &&Score| score.won && outcome.shares[score.seat.index()] <= 0.0;
    for score in screen.scores.iter().filter(without) {
        lines.push(voice.say(&Phrase::new("terminal-score-gave-up").with("player", score.seat)));
    }
    lines
}

/// A screen with the winners of that outcome first.
fn judged(mut screen: Screen, outcome: &Outcome) -> Screen {
    for score in &mut screen.scores {
        score.won = outcome.shares[score.seat.index()] > 0.0;
    }
    screen.scores.sort_by_key(|score| !score.won);
    screen
}

/// That the saga is not safe.
pub(crate) fn not_kept(voice: Voice<'_>, fault: &std::io::Error) -> String {
    voice.say(&Phrase::new("terminal-not-kept").with("reason", words::system(fault)))
}
