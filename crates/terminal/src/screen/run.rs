//! The main loop, from keys to drawing.

use std::{
    io, panic,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use crossterm::{
    event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind},
    execute,
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use parlour_core::Language;
use ratatui::{Terminal, backend::CrosstermBackend};

use super::{
    app::{App, Next},
    look::Look,
    menu::{Chosen, Menu},
    story::Speed,
};
use crate::{SavedGames, Session, TerminalError};

/// How often to check whether bots have decided.
const BEAT: Duration = Duration::from_millis(80);

type Screen = Terminal<CrosstermBackend<io::Stdout>>;

/// What the screen starts with.
pub enum Start {
    /// A game.
    Game(Box<Session>),
    /// The menu, for games kept in this store.
    Menu(SavedGames),
}

/// Plays games on the screen until the person stops.
///
/// # Errors
/// If the terminal fails or the game cannot be written.
pub fn run(start: Start, look: Look, speed: Speed, language: Language) -> Result<(), TerminalError> {
    let guard = Guard::enter()?;
    let mut screen = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let session = match start {
        Start::Game(session) => Some(session),
        Start::Menu(store) => choose(Menu::new(store, look, language), &mut screen)?,
    };
    let Some(session) = session else { return Ok(()) };
    let mut app = App::new(*session, look, language).at_speed(speed);
    while let Next::Another = play(&mut app, &mut screen)? {
        let another = app.another()?;
        app = App::new(another, look, language).at_speed(speed);
    }
    drop(guard);
    if !app.session().client().is_over() {
        println!("{}", app.say(&app.session().link().parting()));
    }
    Ok(())
}

fn choose(mut menu: Menu, screen: &mut Screen) -> Result<Option<Box<Session>>, TerminalError> {
    loop {
        screen.draw(|frame| menu.draw(frame))?;
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
        {
            match menu.key(key) {
                Chosen::Nothing => {}
                Chosen::Game(session) => return Ok(Some(session)),
                Chosen::Leave => return Ok(None),
            }
        }
    }
}

fn play(app: &mut App, screen: &mut Screen) -> Result<Next, TerminalError> {
    let mut changed = true;
    loop {
        changed |= app.beat()?;
        if changed {
            screen.draw(|frame| app.draw(frame))?;
        }
        changed = false;
        if event::poll(BEAT)? {
            changed = true;
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => match app.key(key)? {
                    Next::Stay => {}
                    next => return Ok(next),
                },
                Event::Mouse(mouse) => app.mouse(mouse)?,
                _ => {}
            }
        }
    }
}

/// Whether the screen has taken over the terminal. It is given back only once: a second time would overwrite
/// what was printed since.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Takes over the terminal while it lives and then restores it, even after a panic.
struct Guard;

impl Guard {
    fn enter() -> io::Result<Self> {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            leave();
            before(panic);
        }));
        TAKEN.store(true, Ordering::Relaxed);
        let guard = Self;
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        leave();
    }
}

/// Restores the terminal. Errors are ignored, since there is no screen left to show them on.
fn leave() {
    if !TAKEN.swap(false, Ordering::Relaxed) {
        return;
    }
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}
