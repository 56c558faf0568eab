//! `GET /api/tables/{id}/socket`: a connection to a table.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension,
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use futures_util::SinkExt as _;
use parlour_protocol::{ClientMessage, Farewell, PROTOCOL, TableId};
use serde_json::error::Category;
use tokio::time::{Instant, sleep_until, timeout};

use super::{Problem, Site, guard, pages};
use crate::{
    hub::Hub,
    limits::{Address, Bucket},
    outbox::{Next, Outbox},
    person::Token,
    room::No,
    show::{self, Frame, Has},
    table::{Client, Table},
};

/// The longest message from a client.
const LONGEST: usize = 8 * 1024;
/// Memory for reading, per connection: messages are short.
const READING: usize = 512;
/// So much is gathered before it is written without being asked.
const WRITING: usize = 2 * 1024;
/// How long a client has for its hello, and for taking what it is sent.
const PATIENCE: Duration = Duration::from_secs(10);
/// A client that was quiet for so long is asked whether it is there, and given up after twice that.
const QUIET: Duration = Duration::from_secs(30);

/// Opens a connection to a table, for the person whose token the request brings, or for a new one.
pub(super) async fn open(
    State(site): State<Site>,
    Path(id): Path<String>,
    Extension(from): Extension<guard::From>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let missing = || Problem::new(StatusCode::NOT_FOUND, "there is no such table");
    let id: TableId = id.parse().map_err(|_| missing())?;
    let known = pages::cookie(&headers);
    let token = known.map_or_else(Token::new, Ok);
    let token = token.map_err(|error| Problem::new(StatusCode::SERVICE_UNAVAILABLE, error))?;
    if !site.hub.addresses().open(from.0) {
        let why = "there are too many connections from your address";
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, why));
    }
    let connection = Connection::new(site.hub.clone(), site.hub.table(id), from.0, token);
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READING)
        .write_buffer_size(WRITING);
    let mut response = upgrade.on_upgrade(|socket| connection.run(socket)).into_response();
    if known.is_none()
        && let Ok(value) = token.cookie(guard::transport(site.hub.config())).parse()
    {
        response.headers_mut().insert(header::SET_COOKIE, value);
    }
    Ok(response)
}

/// A connection and what it holds; letting go of it gives everything back, whatever has happened.
struct Connection {
    hub: Arc<Hub>,
    table: Arc<Table>,
    address: Address,
    client: Client,
    bucket: Bucket,
}

impl Connection {
    fn new(hub: Arc<Hub>, table: Arc<Table>, address: Address, token: Token) -> Self {
        let outbox = Arc::new(Outbox::default());
        let number = hub.connected(&outbox);
        let bucket = Bucket::new(hub.config().limits);
        Self { hub, table, address, client: Client::new(number, token.person(), outbox), bucket }
    }

    async fn run(self, mut socket: WebSocket) {
        let reason = match self.hello(&mut socket).await {
            Ok(()) => self.talk(&mut socket).await,
            Err(reason) => reason,
        };
        if let Some(reason) = reason {
            self.hub.metrics().sent_away();
            farewell(&mut socket, reason).await;
        }
    }

    /// The first message. With an error the connection ends, with a reason if there is somebody to tell it.
    async fn hello(&self, socket: &mut WebSocket) -> Result<(), Option<Farewell>> {
        let first = tokio::select! {
            first = timeout(PATIENCE, socket.recv()) => first.map_err(|_| Some(Farewell::NotUnderstood))?,
            reason = self.client.outbox().ended() => return Err(Some(reason)),
        };
        let Some(first) = first else { return Err(None) };
        let Ok(Message::Text(text)) = first else { return Err(Some(Farewell::NotUnderstood)) };
        match serde_json::from_str(&text) {
            Ok(ClientMessage::Hello { protocol, .. }) if protocol != PROTOCOL => {
                Err(Some(Farewell::OtherProtocol))
            }
            Ok(ClientMessage::Hello { have, lines, .. }) => {
                let joining = self.table.join(&self.hub, &self.client, Has { version: have, lines });
                Box::pin(joining).await.map_err(|missing| Some(missing.farewell()))
            }
            _ => Err(Some(Farewell::NotUnderstood)),
        }
    }

    /// Everything after it.
    async fn talk(&self, socket: &mut WebSocket) -> Option<Farewell> {
        let mut quiet_since = Instant::now();
        let mut asked = false;
        loop {
            let patience = if asked { 2 * QUIET } else { QUIET };
            tokio::select! {
                next = self.client.outbox().next() => match next {
                    Next::Send(frames) => if let Err(reason) = self.send(socket, frames).await {
                        return reason;
                    },
                    Next::End(frames, reason) => {
                        // Whoever does not read is not waited for.
                        let _ = timeout(Duration::from_secs(1), write(socket, frames)).await;
                        return Some(reason);
                    }
                },
                message = socket.recv() => {
                    (quiet_since, asked) = (Instant::now(), false);
                    match self.hear(message).await {
                        Ok(()) => {}
                        Err(reason) => return reason,
                    }
                },
                () = sleep_until(quiet_since + patience) => {
                    if asked || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        return None;
                    }
                    asked = true;
                }
            }
        }
    }

    async fn send(
        &self,
        socket: &mut WebSocket,
        frames: impl IntoIterator<Item = Frame>,
    ) -> Result<(), Option<Farewell>> {
        tokio::select! {
            written = timeout(PATIENCE, write(socket, frames)) => match written {
                Ok(Ok(())) => Ok(()),
                Ok(Err(_)) => Err(None),
                Err(_) => Err(Some(Farewell::TooSlow)),
            },
            reason = self.client.outbox().ended() => Err(Some(reason)),
        }
    }

    async fn hear(&self, message: Option<Result<Message, axum::Error>>) -> Result<(), Option<Farewell>> {
        let text = match message {
            None | Some(Ok(Message::Close(_))) => return Err(None),
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                return if self.bucket.take() { Ok(()) } else { Err(Some(Farewell::TooMuch)) };
            }
            Some(Ok(Message::Binary(_)) | Err(_)) => return Err(Some(Farewell::NotUnderstood)),
        };
        if !self.bucket.take() || !self.hub.addresses().take(self.address) {
            return Err(Some(Farewell::TooMuch));
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => Box::pin(self.table.act(&self.hub, &self.client, message)).await,
            Err(error) if error.classify() == Category::Data => {
                let why: String = error.to_string().chars().take(200).collect();
                self.client.outbox().push(show::refused(None, &No::NotUnderstood(why)));
            }
            Err(_) => return Err(Some(Farewell::NotUnderstood)),
        }
        Ok(())
    }
}

async fn write(socket: &mut WebSocket, frames: impl IntoIterator<Item = Frame>) -> Result<(), axum::Error> {
    for frame in frames {
        socket.feed(frame.into_message()).await?;
    }
    socket.flush().await
}

/// Says why, if the client still listens.
async fn farewell(socket: &mut WebSocket, reason: Farewell) {
    let code = match reason {
        Farewell::Stopping => close_code::AWAY,
        _ => close_code::POLICY,
    };
    let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
    let words = async {
        socket.feed(show::bye(reason).into_message()).await?;
        socket.send(close).await
    };
    // Whoever does not read is not waited for.
    if let Ok(Ok(())) = timeout(Duration::from_secs(1), words).await {
        // What is still on its way is read and forgotten: closing over it would take the farewell back.
        let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(Duration::from_secs(1), rest).await;
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.hub.addresses().close(self.address);
        self.hub.disconnected(self.client.number());
        let (hub, table, number) = (Arc::clone(&self.hub), Arc::clone(&self.table), self.client.number());
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { table.part(&hub, number).await });
        }
    }
}
