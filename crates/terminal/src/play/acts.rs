//! What people do at the table.

use minds::Level;
use shelf::Refused;
use sitting::{Rejected, Sitting, Undone};
use tabletop::{Phrase, Seat};

use crate::describe;
use crate::draw::patch::Target;
use crate::play::Play;
use crate::room::seat_of;
use crate::task::Task;
use words::Voice;

/// Who is asked for a hint.
pub(crate) const ADVISER: Level = Level::Seer(minds::ADVISER);

/// How many worlds are imagined for the odds.
pub(crate) const SAMPLES: u32 = 1000;

impl Play<'_> {
    /// The seat that looks.
    pub(super) fn me(&self) -> Option<Seat> {
        seat_of(self.screen.eyes)
    }

    /// Chooses what is under focus: a button at once; a thing by its button, after asking which
    /// one if it has several; and if it has none, tells why not.
    pub(super) fn choose_focused(&mut self) {
        match self.look.focus {
            Some(Target::Button(at)) => self.press(at),
            Some(Target::Item { zone, item }) => {
                let item = self.screen.zones.get(zone).and_then(|zone| zone.items.get(item));
                match item.map(describe::buttons) {
                    Some(&[at]) => self.press(at),
                    Some([]) => self.overlay = Some(self.why_panel()),
                    Some(several) => self.overlay = Some(self.pick_panel(several)),
                    None => {}
                }
            }
            None => {}
        }
    }

    /// Sends the choice of a button.
    pub(super) fn press(&mut self, at: usize) {
        let (Some(seat), Some(button)) = (self.me(), self.screen.buttons.get(at)) else { return };
        let choice = button.choice.clone();
        self.look.hint = None;
        match self.sitting.act(seat, &choice) {
            Ok(()) => self.changed(),
            Err(fault) => self.notice = Some(self.rejected(&fault)),
        }
    }

    pub(super) fn undo(&mut self) {
        let Some(seat) = self.sitting.who_undoes() else {
            self.notice = Some(self.voice().t("terminal-nothing-to-undo"));
            return;
        };
        let other = another_chose_last(self.sitting, seat);
        match (self.sitting.undo(seat), other) {
            (Ok(undone), _) => self.taken_back(undone, other),
            (Err(Rejected::NothingToUndo(_)), Some(other)) => {
                self.notice = Some(self.voice().say(&nothing_own(other)));
            }
            (Err(fault), _) => self.notice = Some(self.rejected(&fault)),
        }
    }

    /// The table went back, or the next person who has to agree is called to the screen.
    fn taken_back(&mut self, undone: Undone, other: Option<Seat>) {
        if let Undone::Asked(_) = undone {
            return self.refresh();
        }
        (self.mind, self.held) = (None, None);
        self.stuck = false;
        self.changed();
        self.notice = Some(self.voice().say(&told_undone(undone, other)));
    }

    pub(super) fn answer(&mut self, seat: Seat, agree: bool) {
        let asker = self.sitting.undo_request().map(|request| request.seat);
        let other = asker.and_then(|asker| another_chose_last(self.sitting, asker));
        match self.sitting.answer_undo(seat, agree) {
            Ok(Some(undone)) => self.taken_back(undone, other),
            Ok(None) => {
                self.refresh();
                self.notice = Some(self.voice().t("terminal-undo-refused"));
            }
            Err(fault) => self.notice = Some(self.rejected(&fault)),
        }
    }

    pub(super) fn ask_hint(&mut self) {
        let thought = self.me().and_then(|seat| self.sitting.hint(seat, ADVISER));
        match thought {
            Some(thought) if !self.screen.buttons.is_empty() => {
                self.notice = Some(self.voice().t("terminal-thinking"));
                self.hint = Some(Task::begin(move |stop| thought.counsel(stop)));
            }
            _ => self.notice = Some(self.voice().t("terminal-no-hint")),
        }
    }

    pub(super) fn ask_odds(&mut self) {
        let Some(seat) = self.me() else {
            self.notice = Some(self.voice().t("terminal-odds-none"));
            return;
        };
        let position = self.sitting.position().fork();
        let seed = self.sitting.saga().lines.len() as u64;
        self.odds = Some(Task::begin(move |stop| position.odds(seat, SAMPLES, seed, stop)));
        self.overlay = Some(self.counting_panel());
    }

    /// Why something was not done, in words.
    pub(super) fn rejected(&self, fault: &Rejected) -> String {
        rejected(self.voice(), fault)
    }
}

/// The person who made the last choice, if it is not that seat's.
pub(crate) fn another_chose_last(sitting: &Sitting, seat: Seat) -> Option<Seat> {
    sitting.last_chooser().filter(|last| *last != seat)
}

/// That somebody has nothing to take back, since only the other has chosen.
pub(crate) fn nothing_own(other: Seat) -> Phrase {
    Phrase::new("terminal-undo-not-yours").with("player", other)
}

/// That something was taken back, and whose later choice went with it.
pub(crate) fn told_undone(undone: Undone, other: Option<Seat>) -> Phrase {
    match (undone, other) {
        (Undone::To(_), Some(other)) => Phrase::new("terminal-undone-with").with("player", other),
        _ => Phrase::new("terminal-undone"),
    }
}

/// Why something was not done, in words.
pub(crate) fn rejected(voice: Voice<'_>, fault: &Rejected) -> String {
    match fault {
        Rejected::Refused(refused) => self::refused(voice, refused),
        Rejected::NotAsked(seat) => {
            voice.say(&Phrase::new("terminal-not-asked").with("player", *seat))
        }
        Rejected::Ended => voice.t("terminal-ended"),
        Rejected::NothingToUndo(_) => voice.t("terminal-nothing-to-undo"),
        other => voice.say(&Phrase::new("terminal-failed").with("reason", other.phrase())),
    }
}

/// Why a choice was not taken, with its rule.
pub(crate) fn refused(voice: Voice<'_>, refused: &Refused) -> String {
    match refused {
        Refused::Illegal(refusal) => voice.say(&refusal.with_rule()),
        Refused::Garbled(garbled) => voice.say(
            &Phrase::new("terminal-garbled")
                .with("expected", Phrase::new(garbled.expected))
                .with("found", &*garbled.found),
        ),
    }
}

/// Whether a seat may choose this, and if not, why: with its rule.
pub(crate) fn why_not(
    voice: Voice<'_>,
    position: &dyn shelf::Position,
    seat: Seat,
    choice: &str,
) -> Option<String> {
    position.check(seat, choice).err().map(|fault| refused(voice, &fault))
}
