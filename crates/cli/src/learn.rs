//! `parlour learn`: plays a lesson, or lists the lessons.

use std::io::{self, IsTerminal as _, Write as _};

use parlour_core::{Language, Viewer};
use parlour_registry::GAMES;
use parlour_terminal::{
    SavedGames, Session, TerminalError, plain,
    screen::{self, Look, Signs, Start},
};

use crate::{args, error::CliError, speech::speaker};

/// Plays the lesson of the named game, or lists the lessons.
pub(crate) fn run(args: &args::Learn, language: Language) -> Result<(), CliError> {
    let Some(slug) = &args.game else { return Ok(list(language)?) };
    let step = args.restart.then_some(0);
    let game = parlour_registry::find(slug).map_err(TerminalError::from)?;
    let session = Session::learn(game, step, SavedGames::of_user()?)?;
    if args.plain {
        let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
        return Ok(plain::play(session, language, &mut input, &mut out)?);
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(CliError::Usage("a screen needs a terminal; `--plain` does without".to_owned()));
    }
    let signs = if args.ascii { Signs::Ascii } else { Signs::Unicode };
    let start = Start::Game(Box::new(session));
    Ok(screen::run(start, Look::of_environment(signs), args.speed, language)?)
}

fn list(language: Language) -> io::Result<()> {
    let mut out = anstream::stdout();
    let speaker = speaker(language, Viewer::Spectator);
    for game in GAMES.iter().filter(|game| game.lesson().is_some()) {
        let info = game.info();
        let command = format!("parlour learn {}", info.slug);
        writeln!(out, "{command:<24} {}: {}", info.title, speaker.say(&info.pitch.into()))?;
    }
    Ok(())
}
