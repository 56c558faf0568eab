//! `cargo xtask golden`: compares or rewrites the playthroughs that are kept as text.

use crate::{
    run::{Done, cargo, run},
    workspace,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write them as they are played now; read the difference before committing it
    #[arg(long)]
    bless: bool,
}

/// The packages besides the games with golden files: the screens and the sentences of every game.
const BESIDE_GAMES: [&str; 2] = ["parlour-terminal", "parlour-registry"];

/// Runs every test of a game that has `playthroughs` in its name.
pub(crate) fn golden(args: &Args) -> Done {
    let packages = workspace::packages()?;
    let keeps = |name: &str| BESIDE_GAMES.contains(&name);
    let games = packages.iter().filter(|package| package.game().is_some() || keeps(&package.name));
    let named = games.flat_map(|package| ["--package", package.name.as_str()]);
    let mut command = cargo(["test", "--locked", "--tests"].into_iter().chain(named).chain(["playthroughs"]));
    if args.bless {
        run(command.env("PARLOUR_BLESS", "1"))?;
        println!("written; `git diff -- crates` shows what has changed");
        Ok(())
    } else {
        run(command.env_remove("PARLOUR_BLESS"))
    }
}
