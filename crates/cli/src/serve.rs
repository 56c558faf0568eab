//! `parlour serve`: serves tables on the network.

use std::{io, io::Write as _, path::PathBuf, sync::Arc, thread, time::Duration};

use anstream::{AutoStream, ColorChoice};
use clap::Parser as _;
use parlour_core::Language;
use parlour_server::{Config, Keep, Limits, ServeError, ServedFile, Server};
use parlour_store::{Database, SqlStore, Store};
use tokio::{
    runtime::{Builder, Runtime},
    time::timeout,
};
use tracing_subscriber::EnvFilter;

use crate::{
    args::{self, Args, Command, LogFormat},
    error::CliError,
    games,
};

/// Runs the program without a command.
pub(crate) fn bare(language: Language) -> Result<(), CliError> {
    games::welcome(language)?;
    let words = Args::try_parse_from(["parlour", "serve"]);
    match words.map_err(|error| CliError::Usage(crate::first_sentence(&error)))?.command {
        Some(Command::Serve(args)) => run(&args),
        _ => unreachable!("these words mean serving"),
    }
}

/// Serves until the process is told to stop.
pub(crate) fn run(args: &args::Serve) -> Result<(), CliError> {
    begin_log(args.log);
    let database = database(args)?;
    make_private(&database)?;
    let runtime = runtime().map_err(ServeError::System)?;
    runtime.block_on(serve(args, &database))?;
    // Everything that still runs has been told to stop and need not be waited for.
    runtime.shutdown_background();
    Ok(())
}

/// Removes other users' access to the database, which contains the seeds of unfinished games, and says so.
fn make_private(database: &Database) -> Result<(), CliError> {
    let tightened = parlour_store::keep_private(database)
        .map_err(|problem| CliError::Database { database: database.clone(), problem })?;
    for path in tightened {
        tracing::warn!(path = %path.display(), "others could read this until now; it is its owner's alone from here on");
    }
    Ok(())
}

/// How long the database may take to close when the server stops.
const CLOSING: Duration = Duration::from_secs(1);

/// Uses half of the cores for sockets. Bots and the store have threads of their own, and one thread that
/// stays busy costs less than two that wake each other.
fn runtime() -> io::Result<Runtime> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    Builder::new_multi_thread().worker_threads((cores / 2).max(1)).enable_all().build()
}

async fn serve(args: &args::Serve, database: &Database) -> Result<(), CliError> {
    let store = Arc::new(
        SqlStore::open(database)
            .await
            .map_err(|problem| CliError::Database { database: database.clone(), problem })?,
    );
    let server = Server::bind(config(args), Arc::clone(&store) as Arc<dyn Store>).await?.with_files(client);
    let stop = stop_signal().map_err(ServeError::System)?;
    let address = args.origin.clone().unwrap_or_else(|| format!("http://{}", server.address()));
    writeln!(anstream::stdout(), "Parlour is open: {address}")?;
    server.run(stop).await;
    if let Some(store) = Arc::into_inner(store) {
        // Everything that was answered is already stored, so a database that hangs need not keep the program
        // from ending.
        timeout(CLOSING, store.close()).await.ok();
    }
    Ok(())
}

/// The files of the browser client, which are part of this program.
fn client(path: &str) -> Option<ServedFile> {
    let parlour_client::Asset { bytes, brotli, mime, etag, immutable } = parlour_client::find(path)?;
    Some(ServedFile { bytes, brotli, mime, etag, immutable })
}

fn config(args: &args::Serve) -> Config {
    Config {
        listen: args.listen,
        origin: args.origin.clone(),
        trust_header: args.trust_header.clone(),
        proxies: args.trust_proxy.clone(),
        limits: Limits {
            messages: args.limits.messages,
            address_messages: args.limits.address_messages,
            address_connections: args.limits.address_connections,
            connections: args.limits.connections.min(descriptors()),
            watchers: args.limits.watchers,
            address_tables: args.limits.address_tables,
            tables: args.limits.tables,
        },
        keep: Keep {
            finished: args.keep.finished.0,
            abandoned: args.keep.abandoned.0,
            unused: args.keep.unused.0,
            records: args.keep.records.0,
        },
        thinkers: args.thinkers.map(usize::from),
        ..Config::default()
    }
}

/// The number of connections the system allows beside the server's own files. Raises the limit as far as it
/// can.
#[cfg(unix)]
fn descriptors() -> u32 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    /// The files reserved for the database, the log, waking threads, and some spare.
    const FILES: u64 = 64;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let allowed = if raised.is_ok() { maximum } else { current }.unwrap_or(u64::MAX);
    let connections = allowed.saturating_sub(FILES).max(allowed / 2);
    u32::try_from(connections).unwrap_or(u32::MAX)
}

/// The number of connections the system allows, which is unknown here.
#[cfg(not(unix))]
const fn descriptors() -> u32 {
    u32::MAX
}

fn database(args: &args::Serve) -> Result<Database, CliError> {
    if let Some(database) = &args.database {
        return Ok(database.clone());
    }
    let folder: PathBuf = match &args.data {
        Some(folder) => folder.clone(),
        None => parlour_files::data_folder()?,
    };
    Ok(Database::in_folder(&folder))
}

/// Starts the log, which goes to standard error. `RUST_LOG` sets its level.
fn begin_log(format: LogFormat) {
    let filter =
        EnvFilter::builder().with_default_directive(tracing_subscriber::filter::LevelFilter::INFO.into());
    // Colours are for people at a terminal, not for files.
    let colours = AutoStream::choice(&io::stderr()) != ColorChoice::Never;
    let log = tracing_subscriber::fmt().with_env_filter(filter.from_env_lossy());
    let log = log.with_writer(io::stderr).with_ansi(colours);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

/// Completes when the process is told to stop, from the keyboard or by a service manager.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Completes when the process is told to stop from the keyboard.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
