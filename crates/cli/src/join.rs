//! `parlour join`: joins a shared table.

use std::io::{self, IsTerminal as _};

use parlour_core::Language;
use parlour_terminal::{
    Joining, Session, plain,
    screen::{self, Look, Signs, Start},
};

use crate::{args, error::CliError};

/// Takes a seat at the table and plays.
pub(crate) fn run(args: args::Join, language: Language) -> Result<(), CliError> {
    let on_a_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !args.plain && !on_a_terminal {
        return Err(CliError::Usage("a screen needs a terminal; `--plain` does without".to_owned()));
    }
    let data = parlour_files::data_folder()?;
    let joining =
        Joining { table: args.table, name: args.name, seat: args.seat, bots: args.bots, language, data };
    let session = Session::join(joining)?;
    if args.plain {
        return Ok(plain::play(session, language, &mut io::stdin().lock(), &mut io::stdout().lock())?);
    }
    let signs = if args.ascii { Signs::Ascii } else { Signs::Unicode };
    Ok(screen::run(Start::Game(Box::new(session)), Look::of_environment(signs), args.speed, language)?)
}
