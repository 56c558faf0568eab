//! From a port to requests: [`listen`].

use std::{net::SocketAddr, time::Duration};

use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt as _;

use super::Peer;

/// How long a client may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(10);
/// The most that the head of a request may take.
const HEAD: usize = 16 * 1024;
/// What to wait for after an error that will pass, as when too many files are open.
const BREATH: Duration = Duration::from_millis(50);

/// Answers whoever comes, until it is dropped.
pub(crate) async fn listen(listener: &TcpListener, app: &Router) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                tokio::spawn(converse(stream, address, app.clone()));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

async fn converse(stream: TcpStream, address: SocketAddr, app: Router) {
    // Without it small frames would wait for each other.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(address));
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    if let Err(error) = connection.await {
        tracing::debug!(%error, "a connection broke");
    }
}
