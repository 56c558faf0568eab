//! `GET /api/tables/{id}/socket`: a connection to a table.

use std::{collections::VecDeque, pin::pin, sync::Arc, time::Duration};

use axum::{
    Extension,
    body::Body,
    extract::{Path, Request, State},
    http::StatusCode,
    response::Response,
};
use hyper::upgrade::{OnUpgrade, Parts};
use hyper_util::rt::TokioIo;
use parlour_protocol::{ClientMessage, Farewell, PROTOCOL, TableId};
use serde_json::error::Category;
use tokio::{
    net::TcpStream,
    time::{Instant, sleep, timeout},
};
use tungstenite::{
    Error, Message,
    error::ProtocolError,
    handshake::server::create_response_with_body,
    protocol::{CloseFrame, frame::coding::CloseCode},
};

use super::{
    HttpError, Site, guard, pages,
    wire::{Wire, is_too_much},
};
use crate::{
    gate::Visit,
    hub::Hub,
    limits::{Address, Allowance},
    outbox::{Next, Outbox},
    person::Token,
    room::RequestError,
    show::{self, Frame, Has},
    table::{Client, Table},
};

/// How long a client may take for its hello, and for reading what it is sent.
const PATIENCE: Duration = Duration::from_secs(10);
/// A client that has been quiet for this long is pinged, and given up after twice this time.
const QUIET: Duration = Duration::from_secs(30);

/// How long to wait for the other end when closing.
const MOMENT: Duration = Duration::from_secs(1);

/// Opens a connection to a table, for the person whose token the request brings, or for a new one.
pub(super) async fn open(
    State(site): State<Site>,
    Path(id): Path<String>,
    Extension(from): Extension<guard::From>,
    Extension(visit): Extension<Arc<Visit>>,
    mut request: Request,
) -> Result<Response, HttpError> {
    let missing = || HttpError::new(StatusCode::NOT_FOUND, "there is no such table");
    let id: TableId = id.parse().map_err(|_| missing())?;
    let transport = guard::transport(site.hub.config());
    let known = pages::cookie(request.headers(), transport);
    let token = known.map_or_else(Token::new, Ok);
    let token = token.map_err(|error| HttpError::new(StatusCode::SERVICE_UNAVAILABLE, error))?;
    let no_socket =
        |error| HttpError::new(StatusCode::BAD_REQUEST, format!("only sockets are opened here: {error}"));
    let mut response = create_response_with_body(&request, Body::empty).map_err(no_socket)?;
    let Some(socket) = site.hub.addresses().open(from.0) else {
        let why = "too many tables are open in your network: close one and try again";
        return Err(HttpError::new(StatusCode::TOO_MANY_REQUESTS, why));
    };
    let visits = Visits { _connection: visit, _socket: socket };
    let connection = Connection::new(site.hub.clone(), site.hub.table(id), from.0, visits, token);
    tokio::spawn(take_over(hyper::upgrade::on(&mut request), connection));
    if known.is_none()
        && let Ok(value) = token.cookie(transport).parse()
    {
        pages::give(response.headers_mut(), value);
    }
    Ok(response)
}

/// Waits for the end of the handshake, then continues in a task that holds no more than it needs.
async fn take_over(upgrade: OnUpgrade, connection: Connection) {
    let Ok(upgraded) = upgrade.await else { return };
    let parts = upgraded.downcast::<TokioIo<TcpStream>>();
    let Parts { io, read_buf, .. } = parts.expect("connections are made of nothing else");
    let mut wire = Wire::new(io.into_inner(), &read_buf, Arc::clone(&connection.allowance));
    tokio::spawn(async move { connection.run(&mut wire).await });
}

/// A connection and everything that it holds. Dropping it releases all of that in any case.
struct Connection {
    hub: Arc<Hub>,
    table: Arc<Table>,
    client: Client,
    allowance: Arc<Allowance>,
    _visits: Visits,
}

/// The places that a socket takes until it is closed.
struct Visits {
    _connection: Arc<Visit>,
    _socket: Visit,
}

impl Connection {
    fn new(hub: Arc<Hub>, table: Arc<Table>, address: Address, visits: Visits, token: Token) -> Self {
        let outbox = Arc::new(Outbox::default());
        let number = hub.connected(&outbox);
        let allowance = Allowance::new(hub.config().limits, Arc::clone(hub.addresses()), address);
        let client = Client::new(number, token.person(), address, outbox);
        Self { hub, table, client, allowance: Arc::new(allowance), _visits: visits }
    }

    async fn run(&self, wire: &mut Wire) {
        let reason = match self.hello(wire).await {
            Ok(()) => self.talk(wire).await,
            Err(reason) => reason,
        };
        match reason {
            Some(reason) => {
                self.hub.metrics().sent_away(reason);
                farewell(wire, reason).await;
            }
            // A client that has said goodbye is answered, if it still listens.
            None => drop(timeout(MOMENT, wire.flush()).await),
        }
    }

    /// Reads the hello. An error ends the connection, with a reason if the client can still be told.
    async fn hello(&self, wire: &mut Wire) -> Result<(), Option<Farewell>> {
        let first = tokio::select! {
            first = timeout(PATIENCE, wire.hear()) => first.map_err(|_| Some(Farewell::NotUnderstood))?,
            reason = self.client.outbox().ended() => return Err(Some(reason)),
        };
        let Message::Text(text) = first.map_err(|error| broken(&error))? else {
            return Err(Some(Farewell::NotUnderstood));
        };
        match serde_json::from_str(&text) {
            Ok(ClientMessage::Hello { protocol, .. }) if protocol != PROTOCOL => {
                Err(Some(Farewell::OtherProtocol))
            }
            Ok(ClientMessage::Hello { have, lines, want, .. }) => {
                let joining = self.table.join(&self.hub, &self.client, Has { version: have, lines, want });
                Box::pin(joining).await.map_err(|missing| Some(missing.farewell()))
            }
            _ => Err(Some(Farewell::NotUnderstood)),
        }
    }

    /// Everything after the hello.
    async fn talk(&self, wire: &mut Wire) -> Option<Farewell> {
        let (mut heard, mut asked) = (Instant::now(), false);
        let mut alarm = pin!(sleep(QUIET));
        loop {
            tokio::select! {
                next = self.client.outbox().next() => match next {
                    Next::Send(frames) => if let Err(reason) = self.send(wire, frames).await {
                        return reason;
                    },
                    Next::End(frames, reason) => {
                        // A client that does not read is not waited for.
                        drop(timeout(MOMENT, wire.send(frames)).await);
                        return Some(reason);
                    }
                },
                message = wire.hear() => {
                    (heard, asked) = (Instant::now(), false);
                    if let Err(reason) = self.take(message).await {
                        return reason;
                    }
                },
                () = &mut alarm => {
                    // The last message is looked at only here, because resetting the alarm at every message would cost more.
                    let due = heard + if asked { 2 * QUIET } else { QUIET };
                    if Instant::now() < due {
                        alarm.as_mut().reset(due);
                    } else if asked || wire.ping().await.is_err() {
                        return None;
                    } else {
                        asked = true;
                        alarm.as_mut().reset(due + QUIET);
                    }
                }
            }
        }
    }

    async fn send(&self, wire: &mut Wire, frames: VecDeque<Frame>) -> Result<(), Option<Farewell>> {
        tokio::select! {
            sent = timeout(PATIENCE, wire.send(frames)) => match sent {
                Ok(Ok(())) => Ok(()),
                Ok(Err(_)) => Err(None),
                Err(_) => Err(Some(Farewell::TooSlow)),
            },
            reason = self.client.outbox().ended() => Err(Some(reason)),
        }
    }

    async fn take(&self, message: Result<Message, Error>) -> Result<(), Option<Farewell>> {
        let text = match message.map_err(|error| broken(&error))? {
            Message::Text(text) => text,
            Message::Close(_) => return Err(None),
            Message::Ping(_) | Message::Pong(_) => {
                return if self.allowance.take() { Ok(()) } else { Err(Some(Farewell::TooMuch)) };
            }
            Message::Binary(_) | Message::Frame(_) => return Err(Some(Farewell::NotUnderstood)),
        };
        if !self.allowance.take() {
            return Err(Some(Farewell::TooMuch));
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => {
                let begun = Instant::now();
                Box::pin(self.table.act(&self.hub, &self.client, message)).await;
                self.hub.metrics().answered(begun.elapsed());
            }
            Err(error) if error.classify() == Category::Data => {
                let why: String = error.to_string().chars().take(200).collect();
                let no = RequestError::NotUnderstood(why);
                self.hub.metrics().refused(&no);
                self.client.outbox().push(show::refused(None, &no));
            }
            Err(_) => return Err(Some(Farewell::NotUnderstood)),
        }
        Ok(())
    }
}

/// The reason to give before a broken connection is closed; `None` if the client is gone.
fn broken(error: &Error) -> Option<Farewell> {
    match error {
        error if is_too_much(error) => Some(Farewell::TooMuch),
        Error::ConnectionClosed
        | Error::AlreadyClosed
        | Error::Io(_)
        | Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        _ => Some(Farewell::NotUnderstood),
    }
}

/// Tells the client why the connection ends, if it still reads.
async fn farewell(wire: &mut Wire, reason: Farewell) {
    let code = match reason {
        Farewell::Stopping => CloseCode::Away,
        _ => CloseCode::Policy,
    };
    let words = async {
        wire.send(VecDeque::from([show::bye(reason)])).await?;
        wire.close(CloseFrame { code, reason: "".into() }).await
    };
    // A client that does not read is not waited for.
    if let Ok(Ok(())) = timeout(MOMENT, words).await {
        // Closing with unread data would cancel the farewell, so it is read and ignored.
        drop(timeout(MOMENT, wire.drain()).await);
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.hub.disconnected(self.client.number());
        let (hub, table, number) = (Arc::clone(&self.hub), Arc::clone(&self.table), self.client.number());
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { table.part(&hub, number).await });
        }
    }
}
