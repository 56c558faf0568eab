//! From a port to requests: [`listen`].

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
use crate::{gate::Visit, hub::Hub};

/// How long a client may take for the head of a request, the wait for it included; its body has as long again.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// The most that the head of a request may take.
const HEAD: usize = 16 * 1024;
/// How long a connection serves requests before it is ended in good order, and how long that may take. So nobody keeps one by reading slowly.
const AGE: Duration = Duration::from_mins(1);
/// What to wait for after an error that will pass, as when too many files are open.
const BREATH: Duration = Duration::from_millis(50);
/// Whoever has come when too many are here is told so, as far as they listen.
const FULL: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// Answers whoever comes, until it is dropped.
pub(crate) async fn listen(listener: &TcpListener, hub: &Hub, app: &Router) {
    // Errors come many times a second when they come.
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
                sleep(BREATH).await;
            }
        }
    }
}

/// Lets a connection in, if there is room for one more from there.
fn welcome(stream: TcpStream, address: SocketAddr, hub: &Hub, app: &Router) {
    let own = (!hub.config().is_proxy(address.ip())).then(|| address.ip().into());
    if let Some(visit) = hub.addresses().connect(own) {
        tokio::spawn(converse(stream, address, Arc::new(visit), app.clone()));
    } else {
        hub.metrics().turned_away();
        let _ = stream.try_write(FULL);
    }
}

/// Answers the requests of one connection. Who becomes a socket takes the visit along.
async fn converse(stream: TcpStream, address: SocketAddr, visit: Arc<Visit>, app: Router) {
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
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let served = if let Ok(served) = timeout(AGE, connection.as_mut()).await {
        served
    } else {
        connection.as_mut().graceful_shutdown();
        timeout(AGE, connection).await.unwrap_or(Ok(()))
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection broke");
    }
}
