//! `parlour serve`: tables on the network.

use std::{fs, io, io::Write as _, path::PathBuf, sync::Arc, thread, time::Duration};

use clap::Parser as _;
use parlour_core::Language;
use parlour_server::{Config, Limits, ServeError, ServedFile, Server};
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

/// What the program does when it is not told what to do.
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
    let runtime = runtime().map_err(ServeError::System)?;
    runtime.block_on(serve(args, &database))?;
    // Whatever still runs has been told; nobody waits for it.
    runtime.shutdown_background();
    Ok(())
}

/// How long the database has to close when the server stops.
const CLOSING: Duration = Duration::from_secs(1);

/// Half of the cores for sockets: bots and the store have threads of their own, and one that keeps busy costs less than two that wake
/// each other.
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
        // All that was answered is stored already; a database that hangs does not keep the program from ending.
        timeout(CLOSING, store.close()).await.ok();
    }
    Ok(())
}

/// The files of the browser client, which is part of this program.
fn client(path: &str) -> Option<ServedFile> {
    let parlour_client::Asset { bytes, brotli, mime, etag, immutable } = parlour_client::find(path)?;
    Some(ServedFile { bytes, brotli, mime, etag, immutable })
}

fn config(args: &args::Serve) -> Config {
    Config {
        listen: args.listen,
        origin: args.origin.clone(),
        trust_header: args.trust_header.clone(),
        limits: Limits {
            messages: args.limits.messages,
            address_messages: args.limits.address_messages,
            address_connections: args.limits.address_connections,
        },
        thinkers: args.thinkers.map(usize::from),
    }
}

fn database(args: &args::Serve) -> Result<Database, CliError> {
    if let Some(database) = &args.database {
        return Ok(database.clone());
    }
    let folder: PathBuf = match &args.data {
        Some(folder) => folder.clone(),
        None => parlour_files::data_folder()?,
    };
    fs::create_dir_all(&folder).map_err(|source| CliError::Write { path: folder.clone(), source })?;
    Ok(Database::in_folder(&folder))
}

/// The log goes to standard error; `RUST_LOG` says how much of it.
fn begin_log(format: LogFormat) {
    let filter =
        EnvFilter::builder().with_default_directive(tracing_subscriber::filter::LevelFilter::INFO.into());
    let log = tracing_subscriber::fmt().with_env_filter(filter.from_env_lossy()).with_writer(io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

/// When the process is told to stop, by the keyboard or by whoever keeps it running.
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

/// When the process is told to stop by the keyboard.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
