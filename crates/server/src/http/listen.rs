//! Accepting connections: [`listen`].

use std::{net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};
use tower::ServiceExt as _;

use super::Peer;
use crate::{RequestTimes, gate::Visit, hub::Hub};

/// The longest head of a request, in bytes.
const HEAD: usize = 16 * 1024;
/// The pause after an error that will pass, as when too many files are open.
const BREATH: Duration = Duration::from_millis(50);
/// The answer to a connection that is one too many.
const FULL: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// Accepts connections until it is dropped.
pub(crate) async fn listen(listener: &TcpListener, hub: &Hub, app: &Router) {
    // Errors come many times a second, so only the first is logged.
    let mut failing = false;
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                failing = false;
                welcome(stream, address, hub, app);
            }
            Err(error) => {
                if !failing {
                    tracing::warn!(%error, "connections cannot be accepted at the moment");
                }
                failing = true;
                hub.metrics().not_accepted();
                sleep(BREATH).await;
            }
        }
    }
}

/// Admits a connection, unless there are too many already.
fn welcome(stream: TcpStream, address: SocketAddr, hub: &Hub, app: &Router) {
    let own = (!hub.config().is_proxy(address.ip())).then(|| address.ip().into());
    if let Some(visit) = hub.addresses().connect(own) {
        tokio::spawn(converse(stream, address, Arc::new(visit), app.clone(), hub.config().times));
    } else {
        hub.metrics().turned_away();
        let _ = stream.try_write(FULL);
    }
}

/// Answers the requests of a connection. A socket takes over the visit.
async fn converse(
    stream: TcpStream,
    address: SocketAddr,
    visit: Arc<Visit>,
    app: Router,
    times: RequestTimes,
) {
    // Without it small frames would wait for each other.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(address));
        request.extensions_mut().insert(Arc::clone(&visit));
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(times.head)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let served = if let Ok(served) = timeout(times.connection, connection.as_mut()).await {
        served
    } else {
        connection.as_mut().graceful_shutdown();
        timeout(times.connection, connection).await.unwrap_or(Ok(()))
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection broke");
    }
}
