//! Somebody at a table, who believes nothing: [`Guest`].

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use parlour_core::{Scene, Seat, SeatSet};
use parlour_protocol::{
    ClientMessage, MoveId, PROTOCOL, Room, RoomStatus, ServerMessage, TableId, Update, Version, You,
};
use parlour_registry::AnyGame;
use serde_json::value::RawValue;
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

use crate::Trouble;

/// Nobody waits longer than this for an answer.
const PATIENCE: Duration = Duration::from_mins(1);

/// A connection.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// What a guest has been told so far. It outlives the connection.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) version: Option<Version>,
    pub(crate) you: Option<You>,
    pub(crate) room: Option<Room>,
    pub(crate) view: Option<Box<RawValue>>,
    pub(crate) to_act: SeatSet,
    lines: usize,
}

/// Somebody at a table.
pub(crate) struct Guest {
    socket: Socket,
    /// The cookie as it is sent back: who this is.
    pub(crate) cookie: String,
    pub(crate) told: Box<Told>,
}

/// What a message was; what an update brings is in [`Guest::told`].
pub(crate) enum Heard {
    Update,
    Accepted(MoveId, Version),
    Refused(Option<MoveId>, String),
    Other,
}

/// Opens a connection for the person of that cookie, or for a new one. Gives the cookie.
pub(crate) async fn connect(
    address: SocketAddr,
    table: TableId,
    cookie: Option<&str>,
) -> Result<(Socket, String), Trouble> {
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
        request.headers_mut().insert(header::COOKIE, cookie);
    }
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    // Many are opened here: each is to be small.
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let opening = client_async_with_config(request, stream, Some(config));
    let silent = |_| Trouble::Silent("a connection was not opened".to_owned());
    let (socket, answer) = timeout(PATIENCE, opening).await.map_err(silent)??;
    let given = answer.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.split(';').next());
    let cookie = cookie.or(given).ok_or_else(|| Trouble::wrong("a stranger was given no cookie"))?;
    Ok((socket, cookie.to_owned()))
}

impl Guest {
    /// Comes with what it was told before, and is up to date when this is over.
    pub(crate) async fn come(
        address: SocketAddr,
        table: TableId,
        cookie: Option<&str>,
        told: Box<Told>,
    ) -> Result<Self, (Trouble, Box<Told>)> {
        let (socket, cookie) = match connect(address, table, cookie).await {
            Ok(connected) => connected,
            Err(trouble) => return Err((trouble, told)),
        };
        let mut guest = Self { socket, cookie, told };
        match guest.hello().await {
            Ok(()) => Ok(guest),
            Err(trouble) => Err((trouble, guest.told)),
        }
    }

    async fn hello(&mut self) -> Result<(), Trouble> {
        let (have, lines) = (self.told.version, self.told.lines);
        self.send(&ClientMessage::Hello { protocol: PROTOCOL, have, lines }).await?;
        let ServerMessage::Update(update) = self.read().await? else {
            return Err(Trouble::wrong("a hello is answered with something else than an update"));
        };
        if self.told.version > Some(update.version) {
            return Err(Trouble::wrong(format!(
                "{:?} was forgotten: {:?}",
                self.told.version, update.version
            )));
        }
        self.told.version = Some(update.version);
        self.told.take(*update)
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) -> Result<(), Trouble> {
        let text = serde_json::to_string(message).expect("a message has string keys only");
        self.say(text).await
    }

    /// Sends that text as it is.
    pub(crate) async fn say(&mut self, text: String) -> Result<(), Trouble> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The next message, which is checked and taken in.
    pub(crate) async fn next(&mut self) -> Result<Heard, Trouble> {
        Ok(match self.read().await? {
            ServerMessage::Update(update) => {
                let before = self.told.version;
                let follows = before.is_none_or(|before| [before, before.next()].contains(&update.version));
                if !follows {
                    return Err(Trouble::wrong(format!("after {before:?} came {:?}", update.version)));
                }
                self.told.version = Some(update.version);
                self.told.take(*update)?;
                Heard::Update
            }
            ServerMessage::Accepted { id, version } => Heard::Accepted(id, version),
            ServerMessage::Refused { id, why, .. } => Heard::Refused(id, why),
            _ => Heard::Other,
        })
    }

    async fn read(&mut self) -> Result<ServerMessage, Trouble> {
        loop {
            let silent = |_| Trouble::Silent("nothing was said for a long time".to_owned());
            let next = timeout(PATIENCE, self.socket.next()).await.map_err(silent)?;
            match next.ok_or(Trouble::Over)?? {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text);
                    return match message.map_err(|error| Trouble::wrong(format!("{error} in {text}")))? {
                        ServerMessage::Bye { reason, .. } => Err(Trouble::SentAway(reason)),
                        message => Ok(message),
                    };
                }
                Message::Close(_) => return Err(Trouble::Over),
                _ => {}
            }
        }
    }

    /// Reads until the table has come to that version.
    pub(crate) async fn until(&mut self, version: Version) -> Result<(), Trouble> {
        while self.told.version < Some(version) {
            self.next().await?;
        }
        Ok(())
    }

    /// Reads until that holds.
    pub(crate) async fn wait(&mut self, holds: impl Fn(&Told) -> bool) -> Result<(), Trouble> {
        while !holds(&self.told) {
            self.next().await?;
        }
        Ok(())
    }

    /// Cuts the connection. What was told remains.
    pub(crate) fn cut(self) -> Box<Told> {
        self.told
    }
}

impl Told {
    fn take(&mut self, update: Update) -> Result<(), Trouble> {
        self.to_act = update.to_act;
        self.you = update.you.or(self.you.take());
        self.room = update.room.or(self.room.take());
        self.view = update.view.or(self.view.take());
        if let Some(heard) = update.heard {
            if heard.from > self.lines {
                return Err(Trouble::wrong(format!("lines {} to {} are missing", self.lines, heard.from)));
            }
            self.lines = heard.from + heard.lines.len();
        }
        Ok(())
    }

    /// Where this guest sits.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.you.as_ref().and_then(|you| you.seat)
    }

    /// Whether the game is over.
    pub(crate) fn over(&self) -> bool {
        self.room.as_ref().is_some_and(|room| matches!(room.status, RoomStatus::Finished { .. }))
    }

    /// The table as this guest sees it, made of its view; none before the deal.
    pub(crate) fn scene(&self, game: &dyn AnyGame) -> Result<Option<Scene>, Trouble> {
        let Some(view) = &self.view else { return Ok(None) };
        let scene = game.scene(view).map_err(|bad| Trouble::wrong(bad.to_string()))?;
        let own = match self.seat() {
            Some(seat) => scene.viewer.is(seat),
            None => scene.viewer.seat().is_none(),
        };
        if !own {
            return Err(Trouble::wrong(format!("{:?} was sent the view of {:?}", self.seat(), scene.viewer)));
        }
        let acts = self.seat().is_some_and(|seat| self.to_act.contains(seat));
        if acts == scene.choices.is_empty() {
            return Err(Trouble::wrong("who is to act has choices, and nobody else"));
        }
        Ok(Some(scene))
    }
}
