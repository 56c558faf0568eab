//! The command line.

mod shared;

use std::{fs, path::PathBuf, time::Duration};

use clap::{Args as ArgGroup, Parser, Subcommand};
use clap_complete::Shell;
use parlour_bots::Bot;
use parlour_core::{Commitment, Language, Nonce, Seat};
use parlour_registry::{MatchPlayer, MatchPlayerError, NamedNetwork, PlayerName, PlayerNameError};
use parlour_terminal::screen::Speed;
use serde_json::Value;

pub(crate) use self::shared::{Backup, Check, Erase, Export, Join, LogFormat, Restore, Serve};

/// Small-press games to play with friends and bots.
///
/// Without a command, serves shared tables and lists the other commands.
#[derive(Debug, Parser)]
#[command(name = "parlour", version)]
pub(crate) struct Args {
    /// The language of the games: en, de [default: the language of the system]
    #[arg(long = "lang", value_name = "LANGUAGE", env = "PARLOUR_LANG", global = true)]
    pub(crate) language: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games: slug, title, seats, options and their defaults
    Games(Games),
    /// Show the rules of a game
    Rules(Rules),
    /// Learn a game by playing it, step by step
    Learn(Learn),
    /// Play a game against bots
    Play(Play),
    /// Join a shared table by its link
    Join(Join),
    /// Serve shared tables to browsers; `parlour` without a command does the same
    Serve(Serve),
    /// Play many games between bots
    Sim(Sim),
    /// Check every recorded game in a file against the rules
    Verify(Verify),
    /// Retell a recorded game in words
    Show(Show),
    /// Measure one bot against others, playing every deal from every seat
    Match(Match),
    /// Measure how long a bot thinks about a move
    Clock(Clock),
    /// Estimate the win chance of each move at one point of a recorded game
    Advise(Advise),
    /// Study a game through many games between bots
    #[command(subcommand)]
    Lab(crate::lab::args::Lab),
    /// Back up all tables of a running server to a file
    Backup(Backup),
    /// Go back to a backup, with the server stopped; what was there is set aside
    Restore(Restore),
    /// Check that everything a server keeps is as it was stored
    Check(Check),
    /// Forget a person at all tables, with the server stopped: names and chat go, games stay
    Erase(Erase),
    /// Export the records of all finished games of a server
    Export(Export),
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Rules {
    /// The game's slug; `parlour games` lists them
    pub(crate) game: String,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Learn {
    /// The game's slug; without it, lists the lessons
    pub(crate) game: Option<String>,
    /// Start from the first step again
    #[arg(long)]
    pub(crate) restart: bool,
    /// Numbered choices on standard output and answers on standard input, without drawing
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// How fast moves are shown: instant, fast, normal, slow
    #[arg(long, value_name = "SPEED", env = "PARLOUR_SPEED", default_value = "normal")]
    pub(crate) speed: Speed,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Play {
    /// The game's slug; without it, a menu asks
    pub(crate) game: Option<String>,
    /// Number of players [default: the fewest the game allows]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// Your opponents, one bot for all other seats or one for each: random, explorer, greedy, easy, medium, hard, expert
    #[arg(long, value_delimiter = ',', default_value = "medium", value_parser = table_bot)]
    pub(crate) bots: Vec<Bot>,
    /// Your seat, counted from 1
    #[arg(long, value_parser = seat, default_value = "1")]
    pub(crate) seat: Seat,
    /// Random seed of the deal [default: a new one each time]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Set an option of the game; can be repeated
    #[arg(long = "option", value_name = "KEY=JSON", value_parser = key_and_json)]
    pub(crate) options: Vec<(String, Value)>,
    /// Continue the game saved last, or the last one of the named game
    #[arg(long, conflicts_with_all = ["seats", "bots", "seat", "seed", "options"])]
    pub(crate) resume: bool,
    /// Save the game to this file, and its record beside it [default: the user's data directory, or `PARLOUR_DATA`]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Numbered choices on standard output and answers on standard input, without drawing
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// How fast moves are shown: instant, fast, normal, slow
    #[arg(long, value_name = "SPEED", env = "PARLOUR_SPEED", default_value = "normal")]
    pub(crate) speed: Speed,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Sim {
    /// The game's slug; `parlour games` lists them
    pub(crate) game: String,
    /// Number of players [default: 4, or the most the game allows]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// The players, one bot for all seats or one for each: random, explorer, greedy, easy, medium, hard, expert, a program of
    /// your own as `exec:./mybot`, with its arguments after spaces, quoted as in a shell, or a trained network as `net:FILE`
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = player_name)]
    pub(crate) bots: Vec<PlayerName>,
    #[command(flatten)]
    pub(crate) outside: OutsideBots,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_parser = at_least_one::<u64>)]
    pub(crate) games: u64,
    /// Random seed: the same seed gives the same games, with any number of threads
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// Set an option of the game; can be repeated
    #[arg(long = "option", value_name = "KEY=JSON", value_parser = key_and_json)]
    pub(crate) options: Vec<(String, Value)>,
    /// Write a record of every game to this file, one line each; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Number of threads [default: one per core]
    #[arg(long, value_parser = at_least_one::<u16>)]
    pub(crate) threads: Option<u16>,
    /// Print the results as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct OutsideBots {
    /// How long an `exec:` bot may take to answer. If a bot is too slow, exits or answers with an illegal move, the run stops
    /// with exit code 1, names the bot, seat and game, and writes no records
    #[arg(long = "bot-timeout", value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) limit: Duration,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Verify {
    /// A file of records, one line each; `-` is standard input
    pub(crate) file: PathBuf,
    /// Also deal every game again from its seed and check what was promised before the deal
    #[arg(long)]
    pub(crate) fair: bool,
    /// The commitment that the table showed before the game, as somebody wrote it down: every record must name it
    #[arg(long, value_name = "HEX", requires = "fair")]
    pub(crate) commitment: Option<Commitment>,
    /// A player's nonce, as their program kept it: it must be part of every deal. May be given several times
    #[arg(long = "nonce", value_name = "HEX", requires = "fair")]
    pub(crate) nonces: Vec<Nonce>,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Show {
    /// A file of records, one line each; `-` is standard input
    #[arg(required_unless_present = "sim")]
    pub(crate) file: Option<PathBuf>,
    /// The game's number in the file, counted from 1
    #[arg(long, default_value_t = 1, value_parser = at_least_one::<u64>)]
    pub(crate) game: u64,
    #[command(flatten)]
    pub(crate) made: Made,
    /// Show only what this seat knew, counted from 1
    #[arg(long, value_parser = seat)]
    pub(crate) seat: Option<Seat>,
    /// Stop after this event, counted from 1, and draw the table
    #[arg(long)]
    pub(crate) event: Option<usize>,
    /// Stop after this many moves and draw the table
    #[arg(long, conflicts_with = "event")]
    pub(crate) decision: Option<usize>,
    /// Draw the table after every move
    #[arg(long)]
    pub(crate) table: bool,
}

/// A game that is played again instead of being read: number `index` of a run of `parlour sim` or `parlour
/// lab`.
#[derive(Debug, ArgGroup)]
pub(crate) struct Made {
    /// Play a game between bots again instead of reading a file: the game's slug
    #[arg(long, value_name = "SLUG", conflicts_with_all = ["file", "game"])]
    pub(crate) sim: Option<String>,
    /// Which game of the run, counted from 0
    #[arg(long, requires = "sim", default_value_t = 0, value_parser = whole_number::<u64>)]
    pub(crate) index: u64,
    /// With --sim: number of players [default: 4, or the most the game allows]
    #[arg(long, requires = "sim")]
    pub(crate) seats: Option<usize>,
    /// With --sim: the players
    #[arg(long, requires = "sim", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<Bot>,
    /// With --sim: the seed of the run
    #[arg(long, requires = "sim", default_value_t = 1, value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// With --sim: set an option of the game; can be repeated
    #[arg(long = "option", requires = "sim", value_name = "KEY=JSON", value_parser = key_and_json)]
    pub(crate) options: Vec<(String, Value)>,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Match {
    /// The game's slug; `parlour games` lists them
    pub(crate) game: String,
    /// The challenger, and the bot that takes all other seats: random, explorer, greedy, easy, medium, hard, expert, a program of
    /// your own as `exec:./mybot`, a trained network as `net:FILE`, or an opponent for matches about strength: `rival:flat` tries every action equally often,
    /// `rival:peek` sees all cards; `rival:flat:3000` makes 3000 iterations
    #[arg(long, value_delimiter = ',', required = true, value_parser = match_player)]
    pub(crate) bots: Vec<MatchPlayer>,
    #[command(flatten)]
    pub(crate) outside: OutsideBots,
    /// Number of players [default: the fewest the game allows]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// Number of games, rounded up to whole deals: each deal is played once from every seat
    #[arg(long, default_value_t = 400, value_parser = at_least_one::<u64>)]
    pub(crate) games: u64,
    /// Random seed
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// Set an option of the game; can be repeated
    #[arg(long = "option", value_name = "KEY=JSON", value_parser = key_and_json)]
    pub(crate) options: Vec<(String, Value)>,
    /// Number of threads [default: one per core]
    #[arg(long, value_parser = at_least_one::<u16>)]
    pub(crate) threads: Option<u16>,
    /// Print the results as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Clock {
    /// The game's slug; `parlour games` lists them
    pub(crate) game: String,
    /// The bot: random, explorer, greedy, easy, medium, hard, expert
    #[arg(long, default_value = "hard", value_parser = table_bot)]
    pub(crate) bot: Bot,
    /// Number of players [default: the most the game allows]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// Number of moves to measure, from all parts of the game
    #[arg(long, default_value_t = 200, value_parser = at_least_one::<u64>)]
    pub(crate) decisions: u64,
    /// Random seed
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// Print the results as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Advise {
    /// A file of records, one line each; `-` is standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) record: PathBuf,
    /// The game's number in the file, counted from 1
    #[arg(long, default_value_t = 1, value_parser = at_least_one::<u64>)]
    pub(crate) game: u64,
    /// The move, by the number of its event, counted from 1
    #[arg(long)]
    pub(crate) event: usize,
    /// How many iterations to search
    #[arg(long, default_value_t = 10_000, value_parser = at_least_one::<u32>)]
    pub(crate) iterations: u32,
    /// Random seed of the search
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn key_and_json(text: &str) -> Result<(String, Value), String> {
    let (key, value) = text.split_once('=').ok_or("it should look like `open_aside=true`")?;
    // A bare word needs no quotes: `dealer=random`.
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
    Ok((key.to_owned(), value))
}

/// Reads a player of games that nobody watches; the file of a network is read at once.
fn player_name(text: &str) -> Result<PlayerName, String> {
    network(text).unwrap_or_else(|| text.parse().map_err(|unknown: PlayerNameError| unknown.to_string()))
}

/// Reads a player of a match.
fn match_player(text: &str) -> Result<MatchPlayer, String> {
    match network(text) {
        Some(network) => network.map(MatchPlayer::Player),
        None => text.parse().map_err(|unknown: MatchPlayerError| unknown.to_string()),
    }
}

/// The network that is named, if one is.
fn network(text: &str) -> Option<Result<PlayerName, String>> {
    let path = NamedNetwork::is_meant(text)?;
    let bytes = fs::read(path).map_err(|error| format!("the network cannot be read: {error}"));
    let network = |bytes: Vec<u8>| NamedNetwork::read(path, &bytes).map_err(|error| error.to_string());
    Some(bytes.and_then(network).map(PlayerName::Network))
}

/// Reads a bot that may sit at a table with people.
fn table_bot(text: &str) -> Result<Bot, String> {
    match text.parse() {
        Ok(PlayerName::Bot(bot)) => Ok(bot),
        Ok(PlayerName::Program(_) | PlayerName::Network(_)) => {
            Err("programs of your own play in `parlour sim` and `parlour match`".to_owned())
        }
        Err(unknown) => Err(unknown.to_string()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "it should be a number of seconds above 0, like 10 or 0.5".to_owned();
    let limit = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    limit.filter(|limit| !limit.is_zero()).ok_or_else(wrong)
}

/// Reads a seat as people count it, from 1.
fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse::<u64>().ok().and_then(|number| number.checked_sub(1));
    number.and_then(Seat::try_new).ok_or_else(|| "seats are numbered from 1 to 6".to_owned())
}

/// Reads a whole number, with an error that people understand.
pub(crate) fn whole_number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| "it should be a whole number, and not too large".to_owned())
}

pub(crate) fn at_least_one<N: std::str::FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, String> {
    match whole_number::<N>(text)? {
        number if number >= N::from(1) => Ok(number),
        _ => Err("it should be 1 or more".to_owned()),
    }
}
