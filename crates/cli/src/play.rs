//! `parlour play`: a game for one person against bots.

use std::io::{self, IsTerminal as _};

use parlour_core::{Language, Seed};
use parlour_registry::Deal;
use parlour_terminal::{
    SavedGames, Session, SoloSetup, TerminalError, fresh_seed, plain,
    screen::{self, Look, Signs, Start},
};

use crate::{args, error::CliError};

/// Plays a game: the named one, the saved one, or one chosen from the menu.
pub(crate) fn run(args: &args::Play, language: Language) -> Result<(), CliError> {
    let store = match &args.save {
        Some(file) => SavedGames::in_file(file),
        None => SavedGames::of_user()?,
    };
    let session = match &args.game {
        slug if args.resume => Some(Session::resume(store.clone(), slug.as_deref())?),
        Some(slug) => Some(Session::start(setup(args, slug)?, store.clone())?),
        None => None,
    };
    if args.plain {
        return in_lines(session, store, language);
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(CliError::Usage("a screen needs a terminal; `--plain` does without".to_owned()));
    }
    let start = session.map_or(Start::Menu(store), |session| Start::Game(Box::new(session)));
    let signs = if args.ascii { Signs::Ascii } else { Signs::Unicode };
    Ok(screen::run(start, Look::of_environment(signs), args.speed, language)?)
}

fn in_lines(session: Option<Session>, store: SavedGames, language: Language) -> Result<(), CliError> {
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    let session = match session {
        Some(session) => session,
        None => match plain::choose(store, language, &mut input, &mut out)? {
            Some(session) => session,
            None => return Ok(()),
        },
    };
    Ok(plain::play(session, language, &mut input, &mut out)?)
}

fn setup(args: &args::Play, slug: &str) -> Result<SoloSetup, CliError> {
    let fewest = *parlour_registry::find(slug).map_err(TerminalError::from)?.info().seats.start();
    let seed = args.seed.map(Seed::from).map_or_else(fresh_seed, Ok)?;
    let deal =
        Deal { seats: args.seats.unwrap_or(fewest), options: args.options.iter().cloned().collect(), seed };
    Ok(SoloSetup::new(slug, deal, args.seat, &args.bots).map_err(TerminalError::from)?)
}
