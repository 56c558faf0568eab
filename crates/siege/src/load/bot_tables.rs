//! Tables at which bots play while somebody watches: [`BotTables`].

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use parlour_protocol::ClientMessage;
use tokio::task::JoinSet;

use crate::{SiegeError, connection::Connection, request::make_table};

/// The body that makes a table of four bots that think for a long time.
const TABLE: &str = r#"{"game":"tps","seats":4,"bots":["hard","hard","hard","hard"]}"#;

/// Tables of bots, each with one watcher. The watchers stop when this is dropped.
#[derive(Default)]
pub(crate) struct BotTables {
    watching: JoinSet<Result<(), SiegeError>>,
    seen: Arc<AtomicU64>,
}

impl BotTables {
    /// Creates the tables and deals at all of them.
    pub(crate) async fn begin(address: SocketAddr, tables: usize) -> Result<Self, SiegeError> {
        let mut watched = Self::default();
        for _ in 0..tables {
            let mut connection = watch(address).await?;
            let seen = Arc::clone(&watched.seen);
            watched.watching.spawn(async move {
                loop {
                    connection.next().await?;
                    seen.fetch_add(1, Ordering::Relaxed);
                    if connection.client.is_over() {
                        connection = watch(address).await?;
                    }
                }
            });
        }
        Ok(watched)
    }

    /// How many decisions of the bots the watchers have been told about.
    pub(crate) fn seen(&self) -> u64 {
        self.seen.load(Ordering::Relaxed)
    }

    /// Ends the watching. Fails if a watcher was not told everything that happened.
    pub(crate) async fn end(mut self) -> Result<(), SiegeError> {
        // A watcher that stopped early received something wrong, or nothing.
        while let Some(ended) = self.watching.try_join_next() {
            ended.map_err(std::io::Error::from)??;
        }
        self.watching.shutdown().await;
        Ok(())
    }
}

/// Makes a table of bots, watches it and deals.
async fn watch(address: SocketAddr) -> Result<Connection, SiegeError> {
    let table = make_table(address, TABLE).await?;
    let mut connection = Connection::fresh(address, table, None).await?;
    connection.send(&ClientMessage::Start).await?;
    Ok(connection)
}
