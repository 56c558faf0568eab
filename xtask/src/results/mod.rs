//! `cargo xtask results`: plays the matches that show how strong and how quick the bots are, and writes the
//! pages about them.
//!
//! All of it takes hours. Every figure is kept in `target/results` under its command and a number that
//! changes with the code that plays, so that an interrupted run continues where it stopped.

mod bots;
mod kept;
mod matches;
mod page;
mod program;
mod times;

use std::fs;

use clap::Subcommand;
use serde_json::Value;

use self::{kept::KeptFigures, program::ReleasedProgram};
use crate::run::{Done, TaskError, root};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    page: Page,
}

#[derive(Subcommand)]
enum Page {
    /// Matches of every level, in every game: docs/results/bots.md
    Bots(bots::Args),
    /// Whether every level keeps to its time: docs/results/times.md
    Times(times::Args),
}

pub(crate) fn results(args: &Args) -> Done {
    match &args.page {
        Page::Bots(args) => bots::write(args),
        Page::Times(args) => times::write(args),
    }
}

/// A game that matches are played in.
#[derive(Clone, PartialEq, Eq, Debug)]
struct MatchedGame {
    slug: String,
    title: String,
    fewest: u64,
    most: u64,
}

/// Every game that the program knows.
fn games(program: &ReleasedProgram) -> Result<Vec<MatchedGame>, TaskError> {
    let listed = program.answer(&["games"])?;
    let game = |value: &Value| {
        Some(MatchedGame {
            slug: value["slug"].as_str()?.to_owned(),
            title: value["title"].as_str()?.to_owned(),
            fewest: value["seats"]["min"].as_u64()?,
            most: value["seats"]["max"].as_u64()?,
        })
    };
    let games: Option<Vec<MatchedGame>> =
        listed["games"].as_array().and_then(|games| games.iter().map(game).collect());
    games.ok_or_else(|| TaskError::new("what `parlour games --json` printed is not understood"))
}

/// Refuses the name of an unknown game.
fn known(games: &[MatchedGame], only: Option<&str>) -> Done {
    match only {
        Some(slug) if !games.iter().any(|game| game.slug == slug) => {
            let all: Vec<&str> = games.iter().map(|game| game.slug.as_str()).collect();
            Err(TaskError::new(format!("there is no game `{slug}`; there are: {}", all.join(", "))))
        }
        _ => Ok(()),
    }
}

fn write_page(name: &str, text: &str) -> Done {
    let path = root().join("docs/results").join(name);
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, text));
    written.map_err(|error| TaskError::new(format!("docs/results/{name} cannot be written: {error}")))?;
    println!("docs/results/{name} is written");
    Ok(())
}
