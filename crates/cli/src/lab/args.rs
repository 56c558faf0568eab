//! The command line of `parlour lab`.

use std::path::PathBuf;

use clap::{Args as ArgGroup, Subcommand};
use parlour_bots::Bot;
use parlour_lab::{Run, Shard, report::Figure};
use parlour_registry::UnknownGameError;
use serde_json::{Map, Value};

use super::shard::shard;
use crate::{
    args::{at_least_one, key_and_json, whole_number},
    sim::usual_seats,
};

#[derive(Debug, Subcommand)]
pub(crate) enum Lab {
    /// Play many games and report what they show: is it fair, how long does it take, what is too strong, which rules never matter
    Report(Report),
    /// Play the same seeds with two sets of options and report what changes
    Compare(Compare),
    /// Look for holes in a rulebook: dead ends, endless turns, rules that never fire, actions that are never better than another
    Hunt(Hunt),
    /// Merge the sums of several shards into one report
    Merge(Merge),
    /// Print the numbers of the shards whose sums are not in a folder, as a job array takes them
    Missing(Missing),
}

/// What is played.
#[derive(Debug, ArgGroup)]
pub(crate) struct Games {
    /// The game's slug; `parlour games` lists them
    pub(crate) game: String,
    /// Number of players [default: 4, or the most the game allows]
    #[arg(long)]
    seats: Option<usize>,
    /// The players, one bot for all seats or one for each: random, explorer, greedy, easy, medium, hard, expert [default: greedy; in a
    /// hunt explorer]
    #[arg(long, value_delimiter = ',')]
    bots: Vec<Bot>,
    /// Random seed: the same seed gives the same games, with any number of threads
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    seed: u64,
    /// Set an option of the game; can be repeated
    #[arg(long = "option", value_name = "KEY=JSON", value_parser = key_and_json)]
    options: Vec<(String, Value)>,
    /// Number of threads [default: one per core]
    #[arg(long, value_parser = at_least_one::<u16>)]
    pub(crate) threads: Option<u16>,
}

impl Games {
    /// A run of `count` of these games, without a ladder and without kingmaking. If no bot is named, `usual`
    /// plays.
    pub(crate) fn run(&self, count: u64, usual: Bot) -> Result<Run, UnknownGameError> {
        let info = parlour_registry::find(&self.game)?.info();
        Ok(Run {
            game: self.game.clone(),
            seats: self.seats.unwrap_or_else(|| usual_seats(&info)),
            options: self.options.iter().cloned().collect(),
            bots: if self.bots.is_empty() { vec![usual] } else { self.bots.clone() },
            seed: self.seed,
            games: count,
            kingmaking: 0,
            ladder: Vec::new(),
            deals: 0,
        })
    }
}

/// Where a report goes.
#[derive(Debug, ArgGroup)]
pub(crate) struct Pages {
    /// Write the page to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Write every figure as JSON to this file; without a name, to standard output
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    pub(crate) json: Option<PathBuf>,
    /// Only these figures: seats, scores, length, choices, drama, rules, pieces, skill, kingmaking [default: all]
    #[arg(long, value_delimiter = ',')]
    pub(crate) figures: Vec<Figure>,
}

impl Pages {
    /// The figures to show.
    pub(crate) fn figures(&self) -> &[Figure] {
        if self.figures.is_empty() { &Figure::ALL } else { &self.figures }
    }
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Report {
    #[command(flatten)]
    pub(crate) games: Games,
    /// Number of games
    #[arg(long = "games", value_name = "GAMES", default_value_t = 10_000, value_parser = at_least_one::<u64>)]
    pub(crate) count: u64,
    /// The bots that play each other to see whether skill pays, weakest first
    #[arg(long, value_delimiter = ',', default_value = "random,greedy,easy,medium,hard")]
    pub(crate) ladder: Vec<Bot>,
    /// Number of deals for each pair of the ladder, each played from every seat; 0 for none
    #[arg(long, default_value_t = 10, value_parser = whole_number::<u64>)]
    pub(crate) deals: u64,
    /// Number of games to search for kingmaking moves; 0 for none
    #[arg(long, value_name = "GAMES", default_value_t = 200, value_parser = whole_number::<u64>)]
    pub(crate) kingmaking: u64,
    #[command(flatten)]
    pub(crate) pages: Pages,
    /// Write games and decisions as Parquet to this folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) parquet: Option<PathBuf>,
    /// Keep the sums in this file, for `lab merge` and --resume. Written at the end, every minute, and on Ctrl-C
    #[arg(long, value_name = "FILE")]
    pub(crate) tallies: Option<PathBuf>,
    /// Continue from the sums of an earlier run
    #[arg(long)]
    pub(crate) resume: bool,
    /// Play only one of several equal pieces of the run, as in `3/16`; needs --tallies. `auto` asks the cluster: SLURM's job arrays say
    /// which piece of how many it is, Kubernetes' indexed jobs only which: `auto/16`
    #[arg(long, value_name = "NUMBER/OF", requires = "tallies", value_parser = shard)]
    pub(crate) shard: Option<Shard>,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Compare {
    #[command(flatten)]
    pub(crate) games: Games,
    /// Options of the first kind of game, as in `{"pile_points":"sum"}`
    #[arg(long, value_name = "OPTIONS", value_parser = options)]
    pub(crate) a: Map<String, Value>,
    /// Options of the second kind of game
    #[arg(long, value_name = "OPTIONS", value_parser = options)]
    pub(crate) b: Map<String, Value>,
    /// Number of games of each kind
    #[arg(long = "games", value_name = "GAMES", default_value_t = 2_000, value_parser = at_least_one::<u64>)]
    pub(crate) count: u64,
    /// Write every figure as JSON to this file; without a name, to standard output
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    pub(crate) json: Option<PathBuf>,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Hunt {
    #[command(flatten)]
    pub(crate) games: Games,
    /// Number of games
    #[arg(long = "games", value_name = "GAMES", default_value_t = 10_000, value_parser = at_least_one::<u64>)]
    pub(crate) count: u64,
    /// Write the smallest record of each finding to this folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
    /// Print the findings as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn options(text: &str) -> Result<Map<String, Value>, String> {
    serde_json::from_str(text).map_err(|_| "it should look like `{\"pile_points\":\"sum\"}`".to_owned())
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Missing {
    /// The folder with the files that `lab report --tallies` wrote
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
    /// Of how many shards the run is made
    #[arg(long, value_parser = at_least_one::<u64>)]
    pub(crate) of: u64,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Merge {
    /// Files that `lab report --tallies` wrote, all of one run
    #[arg(required = true)]
    pub(crate) parts: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) pages: Pages,
    /// Write the sums of all to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) tallies: Option<PathBuf>,
}
