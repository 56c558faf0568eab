//! The command line of shared tables: serving, joining and keeping them.

use std::{
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
    time::Duration,
};

use clap::{Args as ArgGroup, ValueEnum};
use ipnet::IpNet;
use parlour_bots::Bot;
use parlour_core::Seat;
use parlour_protocol::PersonName;
use parlour_store::Database;
use parlour_terminal::{TableLink, screen::Speed};

use super::{at_least_one, seat, table_bot};

#[derive(Debug, ArgGroup)]
pub(crate) struct Join {
    /// The table's link: `https://games.example.org/t/…`
    #[arg(value_name = "URL")]
    pub(crate) table: TableLink,
    /// Your name at the table
    #[arg(long, env = "USER", default_value = "guest", value_parser = person_name)]
    pub(crate) name: PersonName,
    /// Your seat, counted from 1 [default: the first free seat]
    #[arg(long, value_parser = seat)]
    pub(crate) seat: Option<Seat>,
    /// Fill the free seats with this bot and start the game
    #[arg(long, value_name = "BOT", value_parser = table_bot)]
    pub(crate) bots: Option<Bot>,
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
pub(crate) struct Serve {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", env = "PARLOUR_LISTEN", default_value = "127.0.0.1:7373")]
    pub(crate) listen: SocketAddr,
    /// The folder that keeps the tables [default: the user's data directory]
    #[arg(long, value_name = "DIR", env = "PARLOUR_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Keep the tables in PostgreSQL instead: `postgres://user:password@host/name`
    #[arg(long, value_name = "URL", env = "PARLOUR_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<Database>,
    /// The public address when a proxy is in front of the server: `https://games.example.org`
    #[arg(long, value_name = "URL", env = "PARLOUR_ORIGIN", value_parser = origin)]
    pub(crate) origin: Option<String>,
    /// The header in which the proxy passes the client's address: `X-Forwarded-For`
    #[arg(long, value_name = "NAME", env = "PARLOUR_TRUST_HEADER", requires = "trust_proxy")]
    pub(crate) trust_header: Option<String>,
    /// Where the proxy is, an address or a network: `127.0.0.1` or `10.0.0.0/8`. Nobody else is believed. Up to two proxies may stand one
    /// behind the other; name both
    #[arg(long, value_name = "ADDRESS", env = "PARLOUR_TRUST_PROXY", value_delimiter = ',', value_parser = network)]
    pub(crate) trust_proxy: Vec<IpNet>,
    /// The format of the server's log
    #[arg(long, value_enum, env = "PARLOUR_LOG", default_value_t = LogFormat::Text)]
    pub(crate) log: LogFormat,
    /// Number of threads for bots [default: all cores but one]
    #[arg(long, env = "PARLOUR_THINKERS", value_parser = at_least_one::<u16>)]
    pub(crate) thinkers: Option<u16>,
    #[command(flatten)]
    pub(crate) limits: ServeLimits,
    #[command(flatten)]
    pub(crate) keep: ServeKeep,
}

/// Limits for each client. Those per second allow a burst of four seconds' worth.
#[derive(Debug, ArgGroup)]
pub(crate) struct ServeLimits {
    /// Messages per second on one connection
    #[arg(long, value_name = "N", env = "PARLOUR_MESSAGES", default_value_t = 10, value_parser = at_least_one::<u32>)]
    pub(crate) messages: u32,
    /// Messages and requests per second from one address
    #[arg(long, value_name = "N", env = "PARLOUR_ADDRESS_MESSAGES", default_value_t = 100, value_parser = at_least_one::<u32>)]
    pub(crate) address_messages: u32,
    /// Open connections from one address
    #[arg(long, value_name = "N", env = "PARLOUR_ADDRESS_CONNECTIONS", default_value_t = 100, value_parser = at_least_one::<u32>)]
    pub(crate) address_connections: u32,
    /// Open connections from everywhere, as far as the system lets the server open files
    #[arg(long, value_name = "N", env = "PARLOUR_CONNECTIONS", default_value_t = 20_000, value_parser = at_least_one::<u32>)]
    pub(crate) connections: u32,
    /// Open connections of those who watch one table
    #[arg(long, value_name = "N", env = "PARLOUR_WATCHERS", default_value_t = 400, value_parser = at_least_one::<u32>)]
    pub(crate) watchers: u32,
    /// Unfinished tables made from one address within a day
    #[arg(long, value_name = "N", env = "PARLOUR_ADDRESS_TABLES", default_value_t = 300, value_parser = at_least_one::<u32>)]
    pub(crate) address_tables: u32,
    /// Unfinished tables in all
    #[arg(long, value_name = "N", env = "PARLOUR_TABLES", default_value_t = 100_000, value_parser = at_least_one::<u32>)]
    pub(crate) tables: u32,
}

/// How many days to keep tables at which nothing happens any more.
#[derive(Debug, ArgGroup)]
pub(crate) struct ServeKeep {
    /// Days to keep finished tables, or `always`; records of their games stay
    #[arg(long = "keep-finished", value_name = "DAYS", env = "PARLOUR_KEEP_FINISHED", default_value = "365", value_parser = kept_for)]
    pub(crate) finished: KeptFor,
    /// Days to keep unfinished tables at which nothing happens, or `always`
    #[arg(long = "keep-abandoned", value_name = "DAYS", env = "PARLOUR_KEEP_ABANDONED", default_value = "90", value_parser = kept_for)]
    pub(crate) abandoned: KeptFor,
    /// Days to keep tables whose game has not begun and at which nobody sits, or `always`
    #[arg(long = "keep-unused", value_name = "DAYS", env = "PARLOUR_KEEP_UNUSED", default_value = "1", value_parser = kept_for)]
    pub(crate) unused: KeptFor,
    /// Days to keep records of finished games, or `always`
    #[arg(long = "keep-records", value_name = "DAYS", env = "PARLOUR_KEEP_RECORDS", default_value = "always", value_parser = kept_for)]
    pub(crate) records: KeptFor,
}

/// How long to keep something; `None` means always.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeptFor(pub(crate) Option<Duration>);

fn kept_for(text: &str) -> Result<KeptFor, String> {
    if text == "always" {
        return Ok(KeptFor(None));
    }
    let days: u32 = text.parse().map_err(|_| "it should be a number of days, or `always`".to_owned())?;
    Ok(KeptFor(Some(Duration::from_hours(24) * days)))
}

/// The format of the server's log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people
    Text,
    /// JSON, one object per line
    Json,
}

/// Where a server keeps its tables.
#[derive(Debug, ArgGroup)]
pub(crate) struct Tables {
    /// The folder that keeps the server's tables
    #[arg(long, value_name = "DIR", required_unless_present = "database")]
    pub(crate) data: Option<PathBuf>,
    /// The PostgreSQL database that keeps the server's tables: `postgres://user:password@host/name`
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub(crate) database: Option<Database>,
}

impl Tables {
    pub(crate) fn database(&self) -> Database {
        match (&self.database, &self.data) {
            (Some(database), _) => database.clone(),
            (None, folder) => Database::in_folder(folder.as_deref().unwrap_or(Path::new("."))),
        }
    }
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Backup {
    #[command(flatten)]
    pub(crate) tables: Tables,
    /// The file to create; an existing file is never overwritten
    pub(crate) file: PathBuf,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Restore {
    #[command(flatten)]
    pub(crate) tables: Tables,
    /// The backup, as `parlour backup` made it
    pub(crate) file: PathBuf,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Erase {
    #[command(flatten)]
    pub(crate) tables: Tables,
    /// The person: the 32 hexadecimal digits that "Forget me" on the page of a table shows to them
    #[arg(long, value_name = "ID")]
    pub(crate) person: String,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) tables: Tables,
}

#[derive(Debug, ArgGroup)]
pub(crate) struct Export {
    #[command(flatten)]
    pub(crate) tables: Tables,
    /// Where the records go, one line each; `-` is standard output
    #[arg(long, value_name = "FILE", default_value = "-")]
    pub(crate) record: PathBuf,
}

fn person_name(text: &str) -> Result<PersonName, String> {
    PersonName::new(text).map_err(|bad| bad.to_string())
}

fn network(text: &str) -> Result<IpNet, String> {
    let alone = text.parse::<IpAddr>().map(IpNet::from);
    alone.or_else(|_| text.parse()).map_err(|_| "it should look like 127.0.0.1 or 10.0.0.0/8".to_owned())
}

fn origin(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host =
        rest.map(|rest| rest.trim_end_matches('/')).filter(|host| !host.is_empty() && !host.contains('/'));
    host.map(|_| text.to_owned()).ok_or_else(|| "it should look like https://games.example.org".to_owned())
}
