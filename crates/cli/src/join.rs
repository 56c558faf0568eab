//! `parlour join`: a seat at a shared table.

use std::io::{self, IsTerminal as _};

use parlour_terminal::{
    Joining, Session, Store, plain,
    screen::{self, Look, Signs, Start},
};

use crate::{args, fault::Fault};

/// Sits down at the table and plays.
pub(crate) fn run(args: args::Join) -> Result<(), Fault> {
    if !args.plain && !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Fault::Usage("a screen needs a terminal; `--plain` does without".to_owned()));
    }
    let data = Store::of_user()?.folder().to_owned();
    let joining = Joining { table: args.table, name: args.name, seat: args.seat, bots: args.bots, data };
    let session = Session::join(joining)?;
    if args.plain {
        return Ok(plain::play(session, &mut io::stdin().lock(), &mut io::stdout().lock())?);
    }
    let signs = if args.ascii { Signs::Ascii } else { Signs::Unicode };
    Ok(screen::run(Start::Game(Box::new(session)), Look::of_environment(signs))?)
}
