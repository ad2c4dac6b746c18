//! The real terminal: entered and left clean, whatever happens in between.

use std::io::{self, Stdout, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseEvent,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode, size,
};
use tabletop::Phrase;

use crate::draw::LEAST;
use crate::room::Room;
use crate::task;

/// What a person or the system does to a full screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// A key.
    Key(KeyEvent),
    /// The mouse.
    Mouse(MouseEvent),
    /// The terminal has another size, or has to be drawn again.
    Redraw,
    /// Ctrl-C, or the system asks to end: leave at once, losing nothing.
    Stop,
}

/// Where input comes from.
pub(crate) trait Inputs {
    /// What came within that time.
    fn next(&mut self, wait: Duration) -> io::Result<Option<Input>>;
}

/// A full screen on the real terminal. Dropping it leaves the terminal as it was.
pub(crate) struct Stage {
    pub(crate) terminal: Terminal<CrosstermBackend<Stdout>>,
    pub(crate) keys: Keys,
}

/// Keys and mouse of the real terminal.
pub(crate) struct Keys {
    stop: Arc<AtomicBool>,
    #[cfg(unix)]
    signals: Vec<signal_hook::SigId>,
}

/// Whether the terminal is in our hands.
static OPEN: AtomicBool = AtomicBool::new(false);

impl Stage {
    /// Takes the terminal, if it is large enough to begin.
    pub(crate) fn open(room: &Room) -> io::Result<Stage> {
        large_enough(room)?;
        restore_on_panic();
        let keys = Keys::listen()?;
        enable_raw_mode()?;
        OPEN.store(true, Ordering::SeqCst);
        // Cleared by us, since the library's own clearing asks the terminal where its cursor is,
        // and not every terminal answers.
        let clear = Clear(ClearType::All);
        let entered = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, clear)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match entered {
            Ok(terminal) => Ok(Stage { terminal, keys }),
            Err(fault) => {
                restore();
                Err(fault)
            }
        }
    }
}

/// Whether the terminal is large enough to begin; the error says in words how large it must be.
/// One that does not tell its size is given the benefit of the doubt.
pub fn large_enough(room: &Room) -> io::Result<()> {
    size().map_or(Ok(()), |size| enough(room, size))
}

pub(crate) fn enough(room: &Room, (columns, rows): (u16, u16)) -> io::Result<()> {
    if columns >= LEAST.0 && rows >= LEAST.1 {
        return Ok(());
    }
    let phrase = Phrase::new("terminal-too-small-to-begin")
        .with("columns", LEAST.0)
        .with("rows", LEAST.1)
        .with("now-columns", columns)
        .with("now-rows", rows);
    Err(io::Error::new(io::ErrorKind::InvalidInput, room.words.text(&phrase)))
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = self.terminal.show_cursor();
        restore();
    }
}

/// Gives the terminal back, once. Nothing more can be done about a fault in doing so.
fn restore() {
    if OPEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(
            stdout(),
            DisableMouseCapture,
            LeaveAlternateScreen,
            ratatui::crossterm::cursor::Show
        );
        let _ = disable_raw_mode();
        let mut lost = LOST.lock().unwrap_or_else(PoisonError::into_inner);
        lost.drain(..).for_each(|panic| eprintln!("{panic}"));
    }
}

/// Panics of work beside the drawing thread. The table outlives them, so their messages wait
/// until the terminal is given back.
static LOST: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// A panic's message must be readable, so the terminal is given back before it is printed.
fn restore_on_panic() {
    static HOOKED: Once = Once::new();
    HOOKED.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let beside = std::thread::current().name() == Some(task::NAME);
            if beside && OPEN.load(Ordering::SeqCst) {
                LOST.lock().unwrap_or_else(PoisonError::into_inner).push(panic.to_string());
            } else {
                restore();
                before(panic);
            }
        }));
    });
}

impl Keys {
    #[cfg(unix)]
    fn listen() -> io::Result<Keys> {
        use signal_hook::consts::{SIGINT, SIGTERM};
        let stop = Arc::new(AtomicBool::new(false));
        let mut signals = Vec::new();
        // SIGHUP is left to end the program: the terminal is gone then, reading from it would never
        // come back, and every step is kept already.
        for signal in [SIGTERM, SIGINT] {
            signals.push(signal_hook::flag::register(signal, stop.clone())?);
        }
        Ok(Keys { stop, signals })
    }

    #[cfg(not(unix))]
    fn listen() -> io::Result<Keys> {
        Ok(Keys { stop: Arc::default() })
    }
}

#[cfg(unix)]
impl Drop for Keys {
    fn drop(&mut self) {
        for signal in self.signals.drain(..) {
            signal_hook::low_level::unregister(signal);
        }
    }
}

impl Inputs for Keys {
    fn next(&mut self, wait: Duration) -> io::Result<Option<Input>> {
        if self.stop.load(Ordering::Relaxed) {
            return Ok(Some(Input::Stop));
        }
        match event::poll(wait) {
            Ok(true) => Ok(translate(&event::read()?)),
            Ok(false) => Ok(None),
            Err(fault) if fault.kind() == io::ErrorKind::Interrupted => Ok(None),
            Err(fault) => Err(fault),
        }
    }
}

fn translate(event: &Event) -> Option<Input> {
    match *event {
        Event::Key(key) if key.kind == KeyEventKind::Release => None,
        Event::Key(key) => {
            let held = key.modifiers.contains(KeyModifiers::CONTROL);
            let stop = held && matches!(key.code, KeyCode::Char('c' | 'C'));
            Some(if stop { Input::Stop } else { Input::Key(key) })
        }
        Event::Mouse(mouse) => Some(Input::Mouse(mouse)),
        Event::Resize(..) | Event::FocusGained => Some(Input::Redraw),
        _ => None,
    }
}
