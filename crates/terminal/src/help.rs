//! The keys, in words.

use screen::Art;
use tabletop::Phrase;

use words::Voice;

/// The keys for the last line of the table, the most needed first.
pub(crate) fn footer(voice: Voice<'_>, ended: bool) -> Vec<String> {
    let mut keys = vec![voice.key("?", "terminal-key-help")];
    if ended {
        keys.push(voice.key("e", "terminal-key-end"));
    } else {
        keys.push(voice.key(&voice.t("terminal-enter"), "terminal-key-choose"));
        keys.push(voice.key("w", "terminal-key-why"));
        keys.push(voice.key("u", "terminal-key-undo"));
        keys.push(voice.key("h", "terminal-key-hint"));
        keys.push(voice.key("o", "terminal-key-odds"));
    }
    keys.push(voice.key("q", "terminal-key-quit"));
    keys.push(voice.key("d", "terminal-key-details"));
    keys.push(voice.key("l", "terminal-key-log"));
    keys
}

/// All keys of the full screen, the marks, and the game's signs.
pub(crate) fn full_screen(voice: Voice<'_>, art: &'static Art) -> Vec<String> {
    let mut lines = vec![
        voice.t("terminal-help-move"),
        voice.t("terminal-help-choose"),
        voice.t("terminal-help-mouse"),
        String::new(),
    ];
    let keys = [
        ("w", "terminal-help-why"),
        ("u", "terminal-help-undo"),
        ("h", "terminal-help-hint"),
        ("o", "terminal-help-odds"),
        ("d", "terminal-help-details"),
        ("l", "terminal-help-log"),
        ("q", "terminal-help-quit"),
    ];
    lines.extend(keys.map(|(key, id)| voice.key(key, id)));
    lines.extend([String::new(), voice.t("terminal-help-marks")]);
    lines.extend(signs(voice, art));
    lines
}

/// The letters of the game's signs.
pub(crate) fn signs(voice: Voice<'_>, art: &'static Art) -> Vec<String> {
    let sign = |sign: &screen::Sign| {
        let phrase = Phrase::new("terminal-help-sign")
            .with("letter", sign.letter)
            .with("name", Phrase::new(sign.phrase));
        voice.say(&phrase)
    };
    let lettered = art.signs.iter().filter(|sign| !sign.letter.is_empty());
    let signs: Vec<String> = lettered.map(sign).collect();
    if signs.is_empty() {
        return Vec::new();
    }
    vec![String::new(), voice.t("terminal-help-signs"), signs.join(" · ")]
}

/// The commands of the plain table.
pub(crate) fn plain(voice: Voice<'_>, art: &'static Art) -> Vec<String> {
    let commands = [
        ("table", "terminal-plain-table"),
        ("hand", "terminal-plain-hand"),
        ("log, l", "terminal-plain-log"),
        ("choices", "terminal-plain-choices"),
        ("look NAME", "terminal-plain-look"),
        ("why CHOICE", "terminal-plain-why"),
        ("undo, u", "terminal-plain-undo"),
        ("hint, h", "terminal-plain-hint"),
        ("odds, o", "terminal-plain-odds"),
        ("quit, q", "terminal-plain-quit"),
    ];
    let mut lines = vec![voice.t("terminal-plain-help")];
    lines.extend(commands.map(|(key, id)| format!("  {}", voice.key(key, id))));
    lines.extend(signs(voice, art).into_iter().filter(|line| !line.is_empty()));
    lines
}
