//! A player's connection to a table, which checks everything it receives: [`Connection`].

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use parlour_core::Scene;
use parlour_protocol::{ClientMessage, ServerMessage, TableId, Version};
use parlour_seat::{Client, ClientEvent};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Message,
        client::IntoClientRequest as _,
        http::{HeaderValue, header},
        protocol::WebSocketConfig,
    },
};

use crate::{SiegeError, route::Route};

/// The longest time anything waits for an answer.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A socket.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// A player's connection to a table. The [`Client`] outlives it.
pub(crate) struct Connection {
    socket: Socket,
    /// The cookie to send back, which says who the player is.
    pub(crate) cookie: String,
    pub(crate) client: Box<Client>,
}

/// Opens a socket for the player with this cookie, or for a new one. Returns the socket and the cookie.
pub(crate) async fn connect(
    route: impl Into<Route>,
    table: TableId,
    cookie: Option<&str>,
) -> Result<(Socket, String), SiegeError> {
    let route = route.into();
    let address = route.server();
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
        request.headers_mut().insert(header::COOKIE, cookie);
    }
    let stream = route.open().await?;
    stream.set_nodelay(true)?;
    // Many sockets are open at once, so each must be small.
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let opening = client_async_with_config(request, stream, Some(config));
    let silent = |_| SiegeError::Silent("a connection was not opened".to_owned());
    let (socket, answer) = timeout(PATIENCE, opening).await.map_err(silent)??;
    let given = answer.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.split(';').next());
    let cookie = cookie.or(given).ok_or_else(|| SiegeError::wrong("a stranger was given no cookie"))?;
    Ok((socket, cookie.to_owned()))
}

impl Connection {
    /// Connects a client, which is up to date when this returns.
    pub(crate) async fn open(
        route: impl Into<Route>,
        table: TableId,
        cookie: Option<&str>,
        client: Box<Client>,
    ) -> Result<Self, (SiegeError, Box<Client>)> {
        let (socket, cookie) = match connect(route, table, cookie).await {
            Ok(connected) => connected,
            Err(error) => return Err((error, client)),
        };
        let mut connection = Self { socket, cookie, client };
        match connection.hello().await {
            Ok(()) => Ok(connection),
            Err(error) => Err((error, connection.client)),
        }
    }

    /// Connects a client that knows nothing yet.
    pub(crate) async fn fresh(
        route: impl Into<Route>,
        table: TableId,
        cookie: Option<&str>,
    ) -> Result<Self, SiegeError> {
        let client = Box::new(Client::new(u64::MAX));
        Self::open(route, table, cookie, client).await.map_err(|(error, _)| error)
    }

    async fn hello(&mut self) -> Result<(), SiegeError> {
        self.client.connected();
        self.flush().await?;
        match self.next().await? {
            ClientEvent::Updated => Ok(()),
            other => Err(SiegeError::wrong(format!("a hello was answered with {other:?}"))),
        }
    }

    /// Sends the client's outgoing messages.
    pub(crate) async fn flush(&mut self) -> Result<(), SiegeError> {
        while let Some(message) = self.client.outgoing() {
            self.send(&message).await?;
        }
        Ok(())
    }

    /// Sends a message, whatever the client would say about it.
    pub(crate) async fn send(&mut self, message: &ClientMessage) -> Result<(), SiegeError> {
        let text = serde_json::to_string(message).expect("a message has string keys only");
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Reads the next message and returns what it means to the client. A gap is an error of the server.
    pub(crate) async fn next(&mut self) -> Result<ClientEvent, SiegeError> {
        let message = self.read().await?;
        match self.client.receive(message) {
            ClientEvent::Resync(gap) => Err(SiegeError::wrong(gap.to_string())),
            ClientEvent::Bye { reason, .. } => Err(SiegeError::SentAway(reason)),
            event => Ok(event),
        }
    }

    async fn read(&mut self) -> Result<ServerMessage, SiegeError> {
        loop {
            let silent = |_| SiegeError::Silent("nothing was said for a long time".to_owned());
            let next = timeout(PATIENCE, self.socket.next()).await.map_err(silent)?;
            match next.ok_or(SiegeError::Over)?? {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text);
                    return message.map_err(|error| SiegeError::wrong(format!("{error} in {text}")));
                }
                Message::Close(_) => return Err(SiegeError::Over),
                _ => {}
            }
        }
    }

    /// Reads until the table has reached this version.
    pub(crate) async fn until(&mut self, version: Version) -> Result<(), SiegeError> {
        self.wait(|client| client.version() >= version).await
    }

    /// Reads until the condition holds.
    pub(crate) async fn wait(&mut self, holds: impl Fn(&Client) -> bool) -> Result<(), SiegeError> {
        while !holds(&self.client) {
            self.next().await?;
        }
        Ok(())
    }

    /// The table as this player sees it, made from the view and checked; `None` before the deal.
    pub(crate) fn scene(&self) -> Result<Option<Scene>, SiegeError> {
        let scene = self.client.scene().map_err(|bad| SiegeError::wrong(bad.to_string()))?;
        let Some(scene) = scene else { return Ok(None) };
        let (seat, own) = (self.client.seat(), self.client.viewer());
        if scene.viewer != own {
            return Err(SiegeError::wrong(format!("{seat:?} was sent the view of {:?}", scene.viewer)));
        }
        let acts = seat.is_some_and(|seat| self.client.to_act().contains(seat));
        if acts == scene.choices.is_empty() {
            return Err(SiegeError::wrong("who is to act has choices, and nobody else"));
        }
        Ok(Some(scene))
    }

    /// Cuts the connection, and returns the client with what it knows.
    pub(crate) fn cut(mut self) -> Box<Client> {
        self.client.disconnected();
        self.client
    }
}
