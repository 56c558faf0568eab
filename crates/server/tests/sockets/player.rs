//! A person at a table, who checks what they are sent: [`Player`].

use std::{
    net::SocketAddr,
    ops::Deref,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use parlour_core::{Scene, Seat};
use parlour_protocol::{Farewell, MoveId, PersonName, RoomStatus, ServerMessage, TableId, Version};
use parlour_seat::{Client, ClientEvent, Pledge};
use serde_json::Value;
use tokio::{
    net::{TcpSocket, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _, http::HeaderValue},
};

use crate::{house::House, schema};

/// Long enough for a loaded machine: it decides no test, it only ends one that would wait for ever.
const LONG: Duration = Duration::from_mins(1);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A person at a table: a client, its socket and all that came through it.
pub(crate) struct Player {
    client: Client,
    socket: Socket,
    address: SocketAddr,
    table: TableId,
    /// The cookie, as it is sent back.
    pub(crate) cookie: String,
    /// Every text that came.
    pub(crate) raw: Vec<String>,
}

impl Deref for Player {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

impl Player {
    /// A new person comes, and has everything when this is over.
    pub(crate) async fn new(address: SocketAddr, table: TableId) -> Self {
        let mut player = Self::connect(address, table, None, &[]).await.unwrap();
        player.hello().await;
        player
    }

    /// A new person comes, whose program has a part in the deal.
    pub(crate) async fn pledged(address: SocketAddr, table: TableId, pledge: Pledge) -> Self {
        let player = Self::connect(address, table, None, &[]).await.unwrap();
        player.with_pledge(pledge).await
    }

    /// Somebody comes who is known already.
    pub(crate) async fn pledged_as(
        address: SocketAddr,
        table: TableId,
        cookie: &str,
        pledge: Pledge,
    ) -> Self {
        let player = Self::connect(address, table, Some(cookie), &[]).await.unwrap();
        player.with_pledge(pledge).await
    }

    async fn with_pledge(mut self, pledge: Pledge) -> Self {
        self.client.take_pledge(pledge);
        self.hello().await;
        self
    }

    /// A new person comes from that address of this machine.
    pub(crate) async fn new_from(from: [u8; 4], address: SocketAddr, table: TableId) -> Self {
        let mut player = Self::connect_from(from, address, table, None, &[]).await.unwrap();
        player.hello().await;
        player
    }

    /// A connection without a hello.
    pub(crate) async fn connect(
        address: SocketAddr,
        table: TableId,
        cookie: Option<&str>,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, Error> {
        Self::connect_from([127, 0, 0, 1], address, table, cookie, headers).await
    }

    /// A connection without a hello, from that address of this machine.
    pub(crate) async fn connect_from(
        from: [u8; 4],
        address: SocketAddr,
        table: TableId,
        cookie: Option<&str>,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, Error> {
        static PLAYERS: AtomicU64 = AtomicU64::new(0);
        let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).unwrap());
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
        }
        let own = TcpSocket::new_v4()?;
        own.bind(SocketAddr::from((from, 0)))?;
        let stream = MaybeTlsStream::Plain(own.connect(address).await?);
        let (socket, response) = client_async(request, stream).await?;
        let given = response.headers().get("set-cookie");
        let given = given.map(|value| value.to_str().unwrap().split(';').next().unwrap().to_owned());
        let cookie = cookie.map(str::to_owned).or(given).unwrap();
        let mut client = Client::new(PLAYERS.fetch_add(1, Ordering::Relaxed));
        client.connected();
        Ok(Self { client, socket, address, table, cookie, raw: Vec::new() })
    }

    /// Says hello and waits for what is missed.
    pub(crate) async fn hello(&mut self) {
        self.flush().await;
        self.until(|player| player.is_current()).await;
    }

    /// Comes back with the same token, on a new connection, with what it has.
    pub(crate) async fn come_back(&mut self) {
        let again = Self::connect(self.address, self.table, Some(&self.cookie), &[]).await.unwrap();
        self.socket = again.socket;
        self.client.connected();
        self.hello().await;
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

    /// Sends what the client has to say.
    async fn flush(&mut self) {
        while let Some(message) = self.client.outgoing() {
            let text = serde_json::to_string(&message).unwrap();
            schema::to_server(&text).unwrap();
            self.send(&text).await;
        }
    }

    /// The next message; none when the connection is over.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            match timeout(LONG, self.socket.next()).await.expect("the server answers")? {
                Ok(Message::Text(text)) => {
                    schema::from_server(&text).unwrap();
                    let message: ServerMessage = serde_json::from_str(&text).unwrap();
                    self.raw.push(text.to_string());
                    let event = self.client.receive(message.clone());
                    assert!(!matches!(event, ClientEvent::Resync(_)), "{event:?}");
                    if self.client.pledge().is_some() {
                        self.flush().await;
                    }
                    return Some(message);
                }
                Ok(_) => {}
                Err(_) => return None,
            }
        }
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
        if self.client.pledge().is_some() {
            self.client.sit(Seat::new(seat), PersonName::new(name).unwrap());
            self.flush().await;
        } else {
            self.send(&serde_json::json!({"sit": {"seat": seat, "name": name}}).to_string()).await;
        }
        self.until(|player| player.seat() == Some(Seat::new(seat))).await;
    }

    pub(crate) fn status(&self) -> &RoomStatus {
        &self.room().unwrap().status
    }

    pub(crate) fn over(&self) -> bool {
        self.is_over()
    }

    pub(crate) fn scene(&self) -> Scene {
        self.client.scene().unwrap().expect("there is a view")
    }

    /// The actions that the view allows.
    pub(crate) fn choices(&self) -> Vec<String> {
        let scene = self.client.scene().unwrap();
        scene.map(|scene| scene.choices).into_iter().flatten().map(|choice| choice.action).collect()
    }

    /// Plays, and waits until it stands.
    pub(crate) async fn play(&mut self, action: &str) -> Result<Version, String> {
        let id = self.client.play(action);
        self.flush().await;
        let answer = self.answer(Some(id.as_str())).await;
        if let Ok(version) = answer {
            self.until(|player| player.version() >= version).await;
        }
        answer
    }

    pub(crate) fn move_of(id: &str, version: Version, action: &str) -> String {
        serde_json::json!({"move": {"id": id, "version": version, "action": action}}).to_string()
    }

    /// The view, as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(self.view().unwrap().get()).unwrap()
    }

    pub(crate) async fn leave(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// So many people on the first seats of a table whose other seats bots hold, dealt.
pub(crate) async fn dealt(house: &House, table: TableId, people: u8) -> Vec<Player> {
    let mut players = Vec::new();
    for seat in 0..people {
        let mut player = Player::new(house.address, table).await;
        player.sit(seat, "player").await;
        players.push(player);
    }
    players[0].send("\"start\"").await;
    for player in &mut players {
        player.until(|player| player.view().is_some()).await;
    }
    players
}
