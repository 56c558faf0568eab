//! Requests outside of sockets.

use std::net::SocketAddr;

use parlour_protocol::{Created, TableId};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::Trouble;

/// Makes a table: the body is that of `POST /api/tables`.
pub(crate) async fn make_table(address: SocketAddr, body: &str) -> Result<TableId, Trouble> {
    let mut stream = TcpStream::connect(address).await?;
    let length = body.len();
    let text = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let created: Result<Created, _> = serde_json::from_str(body);
    created.map(|created| created.id).map_err(|_| Trouble::Silent(answer.lines().collect()))
}
