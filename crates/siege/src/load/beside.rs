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

use crate::{Trouble, guest::Guest, request::make_table};

/// A game of four bots that think for long.
const TABLE: &str = r#"{"game":"tps","seats":4,"bots":["hard","hard","hard","hard"]}"#;

/// Tables of bots, each with one who looks on. They end with this.
#[derive(Default)]
pub(crate) struct Beside {
    watching: JoinSet<Result<(), Trouble>>,
    seen: Arc<AtomicU64>,
}

impl Beside {
    /// Makes so many and deals at all of them.
    pub(crate) async fn begin(address: SocketAddr, tables: usize) -> Result<Self, Trouble> {
        let mut beside = Self::default();
        for _ in 0..tables {
            let mut guest = come(address).await?;
            let seen = Arc::clone(&beside.seen);
            beside.watching.spawn(async move {
                loop {
                    guest.next().await?;
                    seen.fetch_add(1, Ordering::Relaxed);
                    if guest.told.over() {
                        guest = come(address).await?;
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
    pub(crate) async fn end(mut self) -> Result<(), Trouble> {
        // Those who have come to an end before they were asked to have been told something wrong, or nothing.
        while let Some(ended) = self.watching.try_join_next() {
            ended.map_err(std::io::Error::from)??;
        }
        self.watching.shutdown().await;
        Ok(())
    }
}

async fn come(address: SocketAddr) -> Result<Guest, Trouble> {
    let table = make_table(address, TABLE).await?;
    let coming = Guest::come(address, table, None, Box::default()).await;
    let mut guest = coming.map_err(|(trouble, _)| trouble)?;
    guest.send(&ClientMessage::Start).await?;
    Ok(guest)
}
