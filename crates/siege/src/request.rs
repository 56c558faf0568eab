//! HTTP requests outside of sockets, written by hand: an attacker or a crowd speaks from addresses of its own
//! ([`Route`]), and no HTTP client that is worth a dependency here lets a request choose one.

use parlour_protocol::{Created, TableId};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    time::timeout,
};

use crate::{SiegeError, connection::PATIENCE, route::Route};

/// Makes a table. The body is that of `POST /api/tables`.
pub(crate) async fn make_table(route: impl Into<Route>, body: &str) -> Result<TableId, SiegeError> {
    let silent = |_| SiegeError::Silent("a table was not made".to_owned());
    let answer = timeout(PATIENCE, post(route.into(), body)).await.map_err(silent)??;
    let said = answer.split_once("\r\n\r\n").map_or("", |(_, said)| said);
    let created: Result<Created, _> = serde_json::from_str(said);
    created.map(|created| created.id).map_err(|_| SiegeError::Silent(answer))
}

/// Posts a body and returns the whole answer, whatever its status, because a refusal says why.
async fn post(route: Route, body: &str) -> std::io::Result<String> {
    let mut stream = route.open().await?;
    let (host, length) = (route.server(), body.len());
    let ask = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(ask.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}
