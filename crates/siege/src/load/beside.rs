//! Tables at which bots play among themselves while somebody looks on: [`Beside`].

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

/// A game of four bots that think for long.
const TABLE: &str = r#"{"game":"tps","seats":4,"bots":["hard","hard","hard","hard"]}"#;

/// Tables of bots, each with one who looks on. They end with this.
#[derive(Default)]
pub(crate) struct Beside {
    watching: JoinSet<Result<(), SiegeError>>,
    seen: Arc<AtomicU64>,
}

impl Beside {
    /// Makes so many and deals at all of them.
    pub(crate) async fn begin(address: SocketAddr, tables: usize) -> Result<Self, SiegeError> {
        let mut beside = Self::default();
        for _ in 0..tables {
            let mut connection = watch(address).await?;
            let seen = Arc::clone(&beside.seen);
            beside.watching.spawn(async move {
                loop {
                    connection.next().await?;
                    seen.fetch_add(1, Ordering::Relaxed);
                    if connection.client.is_over() {
                        connection = watch(address).await?;
                    }
                }
            });
        }
        Ok(beside)
    }

    /// How much has been told of what the bots decided.
    pub(crate) fn seen(&self) -> u64 {
        self.seen.load(Ordering::Relaxed)
    }

    /// Whether everybody who looks on has been told all that happened.
    pub(crate) async fn end(mut self) -> Result<(), SiegeError> {
        // Those who have come to an end before they were asked to have been told something wrong, or nothing.
        while let Some(ended) = self.watching.try_join_next() {
            ended.map_err(std::io::Error::from)??;
        }
        self.watching.shutdown().await;
        Ok(())
    }
}

/// Makes a table of bots, looks on and deals.
async fn watch(address: SocketAddr) -> Result<Connection, SiegeError> {
    let table = make_table(address, TABLE).await?;
    let mut connection = Connection::fresh(address, table, None).await?;
    connection.send(&ClientMessage::Start).await?;
    Ok(connection)
}
