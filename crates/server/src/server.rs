//! The server, from start to stop: [`Server`].

use std::{net::SocketAddr, sync::Arc, time::Duration};

use parlour_store::Store;
use tokio::{
    net::TcpListener,
    time::{Instant, interval, sleep},
};

use crate::{
    Config, Files, ServeError,
    http::{self, Site},
    hub::Hub,
    keeping::remove_old_tables,
    moment::{Clock, Moment},
};

/// How often tables that nobody holds are dropped.
const SWEEP: Duration = Duration::from_secs(10);
/// How long the server waits for sockets to close when it stops.
const GOODBYES: Duration = Duration::from_secs(3);

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    hub: Arc<Hub>,
    files: Files,
}

impl Server {
    /// Begins to listen.
    ///
    /// # Errors
    /// If nobody can listen there, or the system has no threads left.
    pub async fn bind(config: Config, store: Arc<dyn Store>) -> Result<Self, ServeError> {
        let address = config.listen;
        let cannot = |source| ServeError::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        let clock = clock(&*store).await;
        Ok(Self { listener, address, hub: Arc::new(Hub::new(config, store, clock)?), files: http::plain })
    }

    /// Serves these files to browsers.
    pub fn with_files(mut self, files: Files) -> Self {
        self.files = files;
        self
    }

    /// The address that it listens on.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is ready, then tells all sockets and ends within a few seconds.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let app = http::router(Site { hub: Arc::clone(&self.hub), files: self.files });
        let rebuilding = tokio::spawn(rebuild(Arc::clone(&self.hub)));
        let keeping = tokio::spawn(remove_old_tables(Arc::clone(&self.hub)));
        tokio::select! {
            () = http::listen(&self.listener, &self.hub, &app) => {}
            () = sweep(&self.hub) => {}
            () = stop => {}
        }
        rebuilding.abort();
        keeping.abort();
        drop(self.listener);
        tracing::info!("stopping");
        self.hub.stop();
        let end = Instant::now() + GOODBYES;
        while self.hub.gauges().sockets > 0 && Instant::now() < end {
            sleep(Duration::from_millis(10)).await;
        }
    }
}

/// The server's clock. It starts at the database's time, so that clocks go on after a restart, even on another machine.
async fn clock(store: &dyn Store) -> Clock {
    let since = store.time().await.unwrap_or_else(|error| {
        tracing::warn!(%error, "the database does not tell the time, so this machine's clock is used");
        parlour_store::time_of_day()
    });
    Clock::showing(Moment::of_millis(since.as_millis() as u64))
}

/// Rebuilds unfinished tables, as soon as the store can be read.
async fn rebuild(hub: Arc<Hub>) {
    while let Err(error) = hub.rebuild().await {
        tracing::error!(%error, "unfinished tables cannot be read yet");
        sleep(Duration::from_secs(1)).await;
    }
}

async fn sweep(hub: &Hub) {
    let mut beat = interval(SWEEP);
    loop {
        beat.tick().await;
        hub.sweep();
    }
}
