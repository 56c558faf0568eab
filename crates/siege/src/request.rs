//! Requests outside of sockets.

use std::{io, net::SocketAddr};

use parlour_protocol::{Created, TableId};
use tokio::task::spawn_blocking;

use crate::SiegeError;

/// Makes a table: the body is that of `POST /api/tables`.
pub(crate) async fn make_table(address: SocketAddr, body: &str) -> Result<TableId, SiegeError> {
    let body = body.to_owned();
    let asked = spawn_blocking(move || post(address, &body)).await.map_err(io::Error::from)?;
    let answer = asked.map_err(|error| SiegeError::Silent(error.to_string()))?;
    let created: Result<Created, _> = serde_json::from_str(&answer);
    created.map(|created| created.id).map_err(|_| SiegeError::Silent(answer))
}

/// The body of the answer, whatever its status: a refusal says why.
fn post(address: SocketAddr, body: &str) -> Result<String, ureq::Error> {
    let request = ureq::post(format!("http://{address}/api/tables"))
        .config()
        .http_status_as_error(false)
        .proxy(None)
        .build()
        .header("Content-Type", "application/json");
    request.send(body)?.body_mut().read_to_string()
}
