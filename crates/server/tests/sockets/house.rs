//! A server of its own for every test: [`House`].

use std::{net::SocketAddr, sync::Arc};

use parlour_protocol::{Created, TableId};
use parlour_server::{Config, Limits, Server};
use parlour_store::{MemoryStore, Store};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::oneshot,
    task::JoinHandle,
};

/// A running server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// An answer to a request.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

/// Nobody is too fast for a test that is not about that.
pub(crate) fn roomy() -> Config {
    let limits = Limits {
        messages: 10_000,
        address_messages: 100_000,
        address_connections: 1_000,
        ..Limits::default()
    };
    Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), limits, ..Config::default() }
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(roomy(), Arc::new(MemoryStore::default())).await
    }

    /// One with other limits.
    pub(crate) async fn limited(limits: Limits) -> Self {
        Self::with(Config { limits, ..roomy() }, Arc::new(MemoryStore::default())).await
    }

    pub(crate) async fn with(config: Config, store: Arc<dyn Store>) -> Self {
        let server = Server::bind(config, store).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self { address, stop, running }
    }

    /// Stops it as a signal would.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
    }

    pub(crate) async fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let length = body.len();
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}",
            self.address
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, "", "").await
    }

    /// Makes a table.
    pub(crate) async fn table(&self, body: &str) -> TableId {
        let answer = self.request("POST", "/api/tables", "Content-Type: application/json\r\n", body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        serde_json::from_str::<Created>(&answer.body).unwrap().id
    }

    /// The record of a finished game.
    pub(crate) async fn record(&self, table: TableId) -> Option<Value> {
        let answer = self.get(&format!("/api/tables/{table}/record")).await;
        (answer.status == 200).then(|| serde_json::from_str(&answer.body).unwrap())
    }
}
