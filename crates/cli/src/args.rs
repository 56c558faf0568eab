//! The command line.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use clap::{Args as ArgGroup, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use parlour_bots::Bot;
use parlour_core::Seat;
use parlour_protocol::PersonName;
use parlour_registry::{Contender, Guest};
use parlour_store::Database;
use parlour_terminal::Table;
use serde_json::Value;

/// Five small-press games, really playable.
///
/// Without a command: serves shared tables, and says what else can be typed.
#[derive(Debug, Parser)]
#[command(name = "parlour", version)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games: slug, title, seats, options and their defaults
    Games(Games),
    /// Show the rules of a game
    Rules(Rules),
    /// Play a game yourself, with bots in the other seats
    Play(Play),
    /// Play at a shared table, by its link
    Join(Join),
    /// Put tables on the network; `parlour` without a command does the same
    Serve(Serve),
    /// Play many games between bots
    Sim(Sim),
    /// Replay every record of a file and check it against the rules
    Verify(Verify),
    /// Tell a recorded game in words
    Show(Show),
    /// Play one bot against others, every deal from every seat
    Match(Match),
    /// Measure how long a bot takes for a decision where somebody waits for it
    Clock(Clock),
    /// Say what the search thinks of a decision in a recorded game
    Advise(Advise),
    /// Write completions for a shell to standard output
    Completions {
        /// The shell
        shell: Shell,
    },
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Games {
    /// Write JSON, for machines
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Rules {
    /// The game's slug; `parlour games` lists them
    pub(crate) game: String,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Play {
    /// The game's slug; without it, a menu asks
    pub(crate) game: Option<String>,
    /// How many play [default: as few as can]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// Who plays against you: one bot for all other seats, or one for each: random, explorer, greedy, easy, medium, hard, expert
    #[arg(long, value_delimiter = ',', default_value = "medium", value_parser = table_bot)]
    pub(crate) bots: Vec<Bot>,
    /// Where you sit
    #[arg(long, value_parser = seat, default_value = "0")]
    pub(crate) seat: Seat,
    /// Where the table's luck comes from [default: nobody knows]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Set an option of the game; may be repeated
    #[arg(long = "option", value_name = "KEY=JSON", value_parser = key_and_json)]
    pub(crate) options: Vec<(String, Value)>,
    /// Go on with the game that was saved last, or with the one of the named game
    #[arg(long, conflicts_with_all = ["seats", "bots", "seat", "seed", "options"])]
    pub(crate) resume: bool,
    /// Keep the game in this file, and the record beside it [default: the user's data directory, or `PARLOUR_DATA`]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// No drawing: numbered choices on standard output, answers on standard input
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with plain letters only
    #[arg(long)]
    pub(crate) ascii: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Join {
    /// The table's link: https://games.example.org/t/…
    #[arg(value_name = "URL")]
    pub(crate) table: Table,
    /// What to be called
    #[arg(long, env = "USER", default_value = "guest", value_parser = person_name)]
    pub(crate) name: PersonName,
    /// Where to sit [default: the first free chair]
    #[arg(long, value_parser = seat)]
    pub(crate) seat: Option<Seat>,
    /// Put this bot into the chairs that are still free, and begin
    #[arg(long, value_name = "BOT", value_parser = table_bot)]
    pub(crate) bots: Option<Bot>,
    /// No drawing: numbered choices on standard output, answers on standard input
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with plain letters only
    #[arg(long)]
    pub(crate) ascii: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", env = "PARLOUR_LISTEN", default_value = "127.0.0.1:7373")]
    pub(crate) listen: SocketAddr,
    /// The folder in which tables are kept [default: the user's data directory]
    #[arg(long, value_name = "DIR", env = "PARLOUR_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Keep tables in a PostgreSQL instead: postgres://user:password@host/name
    #[arg(long, value_name = "URL", env = "PARLOUR_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<Database>,
    /// The address that people type when a proxy stands before the server: `https://games.example.org`
    #[arg(long, value_name = "URL", env = "PARLOUR_ORIGIN", value_parser = origin)]
    pub(crate) origin: Option<String>,
    /// The header in which that proxy names the client's address: `X-Forwarded-For`
    #[arg(long, value_name = "NAME", env = "PARLOUR_TRUST_HEADER")]
    pub(crate) trust_header: Option<String>,
    /// How the server's log is written
    #[arg(long, value_enum, env = "PARLOUR_LOG", default_value_t = LogFormat::Text)]
    pub(crate) log: LogFormat,
    /// How many threads think for bots [default: all cores but one]
    #[arg(long, env = "PARLOUR_THINKERS", value_parser = at_least_one::<u16>)]
    pub(crate) thinkers: Option<u16>,
    #[command(flatten)]
    pub(crate) limits: ServeLimits,
}

/// How much anybody may do; each after a burst of four seconds' worth.
#[derive(Debug, ArgGroup)]
pub(crate) struct ServeLimits {
    /// Messages a second on one connection
    #[arg(long, value_name = "N", env = "PARLOUR_MESSAGES", default_value_t = 10, value_parser = at_least_one::<u32>)]
    pub(crate) messages: u32,
    /// Messages and requests a second from one address
    #[arg(long, value_name = "N", env = "PARLOUR_ADDRESS_MESSAGES", default_value_t = 100, value_parser = at_least_one::<u32>)]
    pub(crate) address_messages: u32,
    /// Open connections from one address
    #[arg(long, value_name = "N", env = "PARLOUR_ADDRESS_CONNECTIONS", default_value_t = 100, value_parser = at_least_one::<u32>)]
    pub(crate) address_connections: u32,
}

/// How the server's log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people
    Text,
    /// JSON, one object a line
    Json,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Sim {
    /// The game's slug; `parlour games` lists them
    pub(crate) game: String,
    /// How many play [default: 4, or as many as can]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// Who plays: one bot for all seats, or one for each: random, explorer, greedy, easy, medium, hard, expert, or a program of
    /// your own as `exec:./mybot`, with its arguments behind blanks
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<Guest>,
    #[command(flatten)]
    pub(crate) outside: OutsideBots,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = at_least_one::<u64>)]
    pub(crate) games: u64,
    /// Where all luck comes from: the same seed gives the same games, with any number of threads
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// Set an option of the game; may be repeated
    #[arg(long = "option", value_name = "KEY=JSON", value_parser = key_and_json)]
    pub(crate) options: Vec<(String, Value)>,
    /// Write a record of every game to this file, one line each; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// How many threads play [default: all cores]
    #[arg(long, value_parser = at_least_one::<u16>)]
    pub(crate) threads: Option<u16>,
    /// Write the figures as JSON, for machines
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct OutsideBots {
    /// How long an `exec:` bot may take for an answer. One that is too slow, ends, or answers what is not legal breaks its game:
    /// the run stops there with exit code 1, says which bot, seat and game, and writes no records
    #[arg(long = "bot-timeout", value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) limit: Duration,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Verify {
    /// A file of records, one line each; `-` is standard input
    pub(crate) file: PathBuf,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Show {
    /// A file of records, one line each; `-` is standard input
    pub(crate) file: PathBuf,
    /// Which game of the file, counted from 1
    #[arg(long, default_value_t = 1, value_parser = at_least_one::<u64>)]
    pub(crate) game: u64,
    /// Tell only what this seat knew
    #[arg(long, value_parser = seat)]
    pub(crate) seat: Option<Seat>,
    /// Stop after this event, counted from 1, and draw the table
    #[arg(long)]
    pub(crate) event: Option<usize>,
    /// Draw the table after every decision
    #[arg(long)]
    pub(crate) table: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Match {
    /// The game's slug; `parlour games` lists them
    pub(crate) game: String,
    /// The challenger, and the bot that takes all other seats: random, explorer, greedy, easy, medium, hard, expert, a program of
    /// your own as `exec:./mybot`, or an opponent for matches about strength: `rival:flat` tries every action equally often,
    /// `rival:peek` sees all cards; `rival:flat:3000` makes 3000 iterations
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<Contender>,
    #[command(flatten)]
    pub(crate) outside: OutsideBots,
    /// How many play [default: as few as can]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// How many games, rounded up to whole deals: each is played once from every seat
    #[arg(long, default_value_t = 400, value_parser = at_least_one::<u64>)]
    pub(crate) games: u64,
    /// Where all luck comes from
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// Set an option of the game; may be repeated
    #[arg(long = "option", value_name = "KEY=JSON", value_parser = key_and_json)]
    pub(crate) options: Vec<(String, Value)>,
    /// How many threads play [default: all cores]
    #[arg(long, value_parser = at_least_one::<u16>)]
    pub(crate) threads: Option<u16>,
    /// Write the figures as JSON, for machines
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Clock {
    /// The game's slug; `parlour games` lists them
    pub(crate) game: String,
    /// Whose decisions: random, explorer, greedy, easy, medium, hard, expert
    #[arg(long, default_value = "hard", value_parser = table_bot)]
    pub(crate) bot: Bot,
    /// How many sit at the table [default: as many as can]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// How many decisions, from all parts of the game
    #[arg(long, default_value_t = 200, value_parser = at_least_one::<u64>)]
    pub(crate) decisions: u64,
    /// Where all luck comes from
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// Write the figures as JSON, for machines
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Advise {
    /// A file of records, one line each; `-` is standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) record: PathBuf,
    /// Which game of the file, counted from 1
    #[arg(long, default_value_t = 1, value_parser = at_least_one::<u64>)]
    pub(crate) game: u64,
    /// The decision, by the number of its event, counted from 1
    #[arg(long)]
    pub(crate) event: usize,
    /// How long to think
    #[arg(long, default_value_t = 10_000, value_parser = at_least_one::<u32>)]
    pub(crate) iterations: u32,
    /// Where the luck of thinking comes from
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// Write JSON, for machines
    #[arg(long)]
    pub(crate) json: bool,
}

fn person_name(text: &str) -> Result<PersonName, String> {
    PersonName::new(text).map_err(|bad| bad.to_string())
}

fn origin(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host =
        rest.map(|rest| rest.trim_end_matches('/')).filter(|host| !host.is_empty() && !host.contains('/'));
    host.map(|_| text.to_owned()).ok_or_else(|| "it should look like https://games.example.org".to_owned())
}

fn key_and_json(text: &str) -> Result<(String, Value), String> {
    let (key, value) = text.split_once('=').ok_or("it should look like `open_aside=true`")?;
    // A bare word needs no quotes: `dealer=random`.
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
    Ok((key.to_owned(), value))
}

/// A bot that may sit at a table with people.
fn table_bot(text: &str) -> Result<Bot, String> {
    match text.parse() {
        Ok(Guest::Bot(bot)) => Ok(bot),
        Ok(Guest::Outside(_)) => {
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

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::try_new).ok_or_else(|| "seats are numbered from 0 to 5".to_owned())
}

/// A number in words that a person understands when it is not one.
fn whole_number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| "it should be a whole number, and not too large".to_owned())
}

fn at_least_one<N: std::str::FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, String> {
    match whole_number::<N>(text)? {
        number if number >= N::from(1) => Ok(number),
        _ => Err("it should be 1 or more".to_owned()),
    }
}
