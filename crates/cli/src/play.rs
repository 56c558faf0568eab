//! `parlour play`: a game for one person.

use std::io::{self, IsTerminal as _};

use parlour_registry::Deal;
use parlour_terminal::{
    Plan, Session, Store, plain,
    screen::{self, Look, Signs},
};

use crate::{args, fault::Fault};

/// Plays a game: the one that was named, the one that was saved, or the one that is chosen from the menu.
pub(crate) fn run(args: &args::Play) -> Result<(), Fault> {
    let store = match &args.save {
        Some(file) => Store::in_file(file),
        None => Store::of_user()?,
    };
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    let session = if args.resume {
        Session::resume(store, args.game.as_deref())?
    } else {
        let plan = match &args.game {
            Some(slug) => Some(plan(args, slug)?),
            None => plain::choose(&mut input, &mut out)?,
        };
        let Some(plan) = plan else { return Ok(()) };
        Session::start(plan, store)?
    };
    if args.plain {
        return Ok(plain::play(session, &mut input, &mut out)?);
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Fault::Usage("a screen needs a terminal; `--plain` does without".to_owned()));
    }
    drop((input, out));
    let signs = if args.ascii { Signs::Ascii } else { Signs::Unicode };
    Ok(screen::run(session, Look::of_environment(signs))?)
}

fn plan(args: &args::Play, slug: &str) -> Result<Plan, Fault> {
    let fewest = *parlour_registry::find(slug)?.info().seats.start();
    let seed = args.seed.map_or_else(Plan::luck, Ok)?;
    let deal =
        Deal { seats: args.seats.unwrap_or(fewest), options: args.options.iter().cloned().collect(), seed };
    Ok(Plan { game: slug.to_owned(), deal, seat: args.seat, bots: args.bots.clone() })
}
