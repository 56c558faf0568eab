//! Somebody at a table, who checks what they are sent: [`Guest`].

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use parlour_core::{Scene, Seat};
use parlour_protocol::{
    Farewell, MoveId, Room, RoomStatus, Said, ServerMessage, TableId, Update, Version, You,
};
use serde_json::{Value, value::RawValue};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _, http::HeaderValue},
};

use crate::house::House;

/// Long enough for a loaded machine: it decides no test, it only ends one that would wait for ever.
const LONG: Duration = Duration::from_mins(1);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody at a table.
pub(crate) struct Guest {
    socket: Socket,
    address: SocketAddr,
    table: TableId,
    /// The cookie, as it is sent back.
    pub(crate) cookie: String,
    pub(crate) version: Version,
    pub(crate) you: Option<You>,
    pub(crate) room: Option<Room>,
    pub(crate) view: Option<Box<RawValue>>,
    pub(crate) lines: Vec<String>,
    pub(crate) said: Vec<Said>,
    pub(crate) clock: Option<u64>,
    /// Every text that came.
    pub(crate) raw: Vec<String>,
    moves: u32,
}

impl Guest {
    /// A new person comes, and has everything when this is over.
    pub(crate) async fn new(address: SocketAddr, table: TableId) -> Self {
        let mut guest = Self::connect(address, table, None, &[]).await.unwrap();
        guest.hello(None).await;
        guest
    }

    /// A connection without a hello.
    pub(crate) async fn connect(
        address: SocketAddr,
        table: TableId,
        cookie: Option<&str>,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, Error> {
        let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).unwrap());
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
        }
        let (socket, response) = connect_async(request).await?;
        let given = response.headers().get("set-cookie");
        let given = given.map(|value| value.to_str().unwrap().split(';').next().unwrap().to_owned());
        let cookie = cookie.map(str::to_owned).or(given).unwrap();
        let (version, moves) = (Version(0), 0);
        Ok(Self {
            socket,
            address,
            table,
            cookie,
            version,
            you: None,
            room: None,
            view: None,
            lines: Vec::new(),
            said: Vec::new(),
            clock: None,
            raw: Vec::new(),
            moves,
        })
    }

    /// Says hello and waits for what is missed.
    pub(crate) async fn hello(&mut self, have: Option<Version>) {
        let hello = serde_json::json!({"hello": {"protocol": 1, "have": have, "lines": self.lines.len()}});
        self.send(&hello.to_string()).await;
        self.until(|guest| guest.you.is_some() && guest.room.is_some()).await;
    }

    /// Comes back with the same token, on a new connection, with what it has.
    pub(crate) async fn come_back(&mut self) {
        let mut again = Self::connect(self.address, self.table, Some(&self.cookie), &[]).await.unwrap();
        std::mem::swap(&mut self.socket, &mut again.socket);
        self.you = None;
        self.hello(Some(self.version)).await;
    }

    /// Goes to another server, or to the same one after a restart.
    pub(crate) async fn come_back_to(&mut self, address: SocketAddr) {
        self.address = address;
        self.come_back().await;
    }

    pub(crate) async fn send(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn try_send(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    /// The next message; none when the connection is over.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            match timeout(LONG, self.socket.next()).await.expect("the server answers")? {
                Ok(Message::Text(text)) => {
                    let message: ServerMessage = serde_json::from_str(&text).unwrap();
                    self.raw.push(text.to_string());
                    if let ServerMessage::Update(update) = &message {
                        self.take(update);
                    }
                    return Some(message);
                }
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    fn take(&mut self, update: &Update) {
        assert!(update.version >= self.version, "versions come in order");
        self.version = update.version;
        if let Some(you) = &update.you {
            self.you = Some(you.clone());
        }
        if let Some(room) = &update.room {
            self.room = Some(room.clone());
        }
        if let Some(view) = &update.view {
            self.view = Some(view.clone());
        }
        if let Some(heard) = &update.heard {
            assert!(heard.from <= self.lines.len(), "no line is left out");
            self.lines.truncate(heard.from);
            self.lines.extend(heard.lines.iter().map(|line| serde_json::to_string(line).unwrap()));
        }
        self.said.extend(update.said.iter().cloned());
        self.clock = update.clock.map(|clock| clock.left);
    }

    /// Reads until that holds.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Self) -> bool) {
        while !holds(self) {
            let message = self.next().await.expect("the connection is open");
            assert!(!matches!(message, ServerMessage::Bye { .. }), "{message:?}");
        }
    }

    /// Reads until the answer to something with that name, or without one.
    pub(crate) async fn answer(&mut self, id: Option<&str>) -> Result<Version, String> {
        loop {
            match self.next().await.expect("the connection is open") {
                ServerMessage::Accepted { id: named, version } if Some(named.as_str()) == id => {
                    return Ok(version);
                }
                ServerMessage::Refused { id: named, why, .. } if named.as_ref().map(MoveId::as_str) == id => {
                    return Err(why);
                }
                _ => {}
            }
        }
    }

    /// Reads to the end; why it came.
    pub(crate) async fn farewell(&mut self) -> Option<Farewell> {
        let mut last = None;
        while let Some(message) = self.next().await {
            if let ServerMessage::Bye { reason, .. } = message {
                last = Some(reason);
            }
        }
        last
    }

    pub(crate) async fn sit(&mut self, seat: u8, name: &str) {
        self.send(&serde_json::json!({"sit": {"seat": seat, "name": name}}).to_string()).await;
        self.until(|guest| guest.seat() == Some(Seat::new(seat))).await;
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.you.as_ref().and_then(|you| you.seat)
    }

    pub(crate) fn status(&self) -> &RoomStatus {
        &self.room.as_ref().unwrap().status
    }

    pub(crate) fn over(&self) -> bool {
        matches!(self.status(), RoomStatus::Finished { .. })
    }

    pub(crate) fn scene(&self) -> Scene {
        let game = parlour_registry::find(&self.room.as_ref().unwrap().settings.game).unwrap();
        game.scene(self.view.as_ref().expect("there is a view")).unwrap()
    }

    /// The actions that the view allows.
    pub(crate) fn choices(&self) -> Vec<String> {
        if self.view.is_none() {
            return Vec::new();
        }
        self.scene().choices.into_iter().map(|choice| choice.action).collect()
    }

    pub(crate) fn next_id(&mut self) -> String {
        self.moves += 1;
        format!("{}-{}", self.seat().map_or(9, Seat::number), self.moves)
    }

    /// Decides, and waits until it stands.
    pub(crate) async fn play(&mut self, action: &str) -> Result<Version, String> {
        let id = self.next_id();
        self.send(&Self::move_of(&id, self.version, action)).await;
        let answer = self.answer(Some(&id)).await;
        if let Ok(version) = answer {
            self.until(|guest| guest.version >= version).await;
        }
        answer
    }

    pub(crate) fn move_of(id: &str, version: Version, action: &str) -> String {
        serde_json::json!({"move": {"id": id, "version": version, "action": action}}).to_string()
    }

    /// The view, as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(self.view.as_ref().unwrap().get()).unwrap()
    }

    pub(crate) async fn leave(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// So many people on the first seats of a table whose other seats bots hold, dealt.
pub(crate) async fn dealt(house: &House, table: TableId, people: u8) -> Vec<Guest> {
    let mut guests = Vec::new();
    for seat in 0..people {
        let mut guest = Guest::new(house.address, table).await;
        guest.sit(seat, "guest").await;
        guests.push(guest);
    }
    guests[0].send("\"start\"").await;
    for guest in &mut guests {
        guest.until(|guest| guest.view.is_some()).await;
    }
    guests
}
