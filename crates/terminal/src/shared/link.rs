//! The connection to a server, in a thread of its own: [`Link`].

use std::{
    io::ErrorKind,
    net::TcpStream,
    sync::{
        Arc, Mutex,
        mpsc::{self, Receiver, Sender, TryRecvError},
    },
    thread,
    time::Duration,
};

use parlour_protocol::{ClientMessage, Farewell, PROTOCOL, ServerMessage, Version};
use parlour_registry::Opinion;
use tungstenite::{
    Error, Message, WebSocket,
    client::IntoClientRequest as _,
    http::{HeaderValue, StatusCode, header},
    stream::MaybeTlsStream,
};

use super::address::TableAddress;
use crate::Fault;

/// How long reading may take before it is looked whether there is something to send.
const BEAT: Duration = Duration::from_millis(20);
/// How long to wait before a lost connection is made again.
const BREATH: Duration = Duration::from_millis(500);

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// What comes from the connection.
pub(super) enum Heard {
    /// The server says something.
    Message(Box<ServerMessage>),
    /// The connection is lost, and will be made again.
    Lost(String),
    /// It is made again.
    Back,
    /// It is over, for that reason.
    Over(String),
}

/// What is known of the table, to go on from there over a new connection.
#[derive(Clone, Copy, Default)]
struct Has {
    version: Option<Version>,
    lines: usize,
}

/// A connection that makes itself again. It ends when this is dropped.
pub(super) struct Link {
    messages: Sender<String>,
    heard: Receiver<Heard>,
    has: Arc<Mutex<Has>>,
    hints: Hints,
}

/// Where a hint is put when it comes: whoever asked for one looks there.
pub(super) type Hints = Arc<Mutex<Option<Vec<Opinion>>>>;

/// One end of the connection, in its thread.
struct Wire {
    address: TableAddress,
    cookie: String,
    messages: Receiver<String>,
    heard: Sender<Heard>,
    has: Arc<Mutex<Has>>,
    hints: Hints,
}

/// The thread has nothing more to do.
struct Done;

impl Link {
    /// Connects for the first time. Gives the cookie that says who one is.
    pub(super) fn open(address: &TableAddress, known: Option<String>) -> Result<(Self, String), Fault> {
        let (socket, given) = connect(address, known.as_deref())?;
        let cookie = known.or(given).ok_or_else(|| Fault::Table("the server gives no name".to_owned()))?;
        let (messages, to_send) = mpsc::channel();
        let (tell, heard) = mpsc::channel();
        let (has, hints) = (Arc::new(Mutex::new(Has::default())), Hints::default());
        let wire = Wire {
            address: address.clone(),
            cookie: cookie.clone(),
            messages: to_send,
            heard: tell,
            has: Arc::clone(&has),
            hints: Arc::clone(&hints),
        };
        thread::spawn(move || wire.run(socket));
        Ok((Self { messages, heard, has, hints }, cookie))
    }

    /// Sends something, as soon as there is a connection.
    pub(super) fn send(&self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("messages have string keys only");
        // A connection that is over has said so.
        let _ = self.messages.send(text);
    }

    /// What comes next; none if nothing comes for so long.
    pub(super) fn receive(&self, wait: Duration) -> Option<Heard> {
        self.heard.recv_timeout(wait).ok()
    }

    /// Where a hint is put when it comes.
    pub(super) fn hints(&self) -> Hints {
        Arc::clone(&self.hints)
    }

    /// Notes what is known of the table.
    pub(super) fn has(&self, version: Version, lines: usize) {
        *self.has.lock().expect("nobody panics while they hold it") = Has { version: Some(version), lines };
    }
}

impl Wire {
    fn run(self, first: Socket) {
        let mut socket = first;
        loop {
            let Err(lost) = self.talk(&mut socket) else { return };
            if self.heard.send(Heard::Lost(lost)).is_err() {
                return;
            }
            socket = loop {
                thread::sleep(BREATH);
                match connect(&self.address, Some(&self.cookie)) {
                    Ok((again, _)) => break again,
                    Err(Fault::Table(why)) => {
                        let _ = self.heard.send(Heard::Over(why));
                        return;
                    }
                    // Whoever waits for it hears nothing new; when nobody waits any more, this ends.
                    Err(_) if matches!(self.messages.try_recv(), Err(TryRecvError::Disconnected)) => return,
                    Err(_) => {}
                }
            };
            if self.heard.send(Heard::Back).is_err() {
                return;
            }
        }
    }

    /// Until the connection is lost, with the reason; or until nobody listens any more.
    fn talk(&self, socket: &mut Socket) -> Result<Done, String> {
        let has = *self.has.lock().expect("nobody panics while they hold it");
        let hello = ClientMessage::Hello { protocol: PROTOCOL, have: has.version, lines: has.lines };
        let hello = serde_json::to_string(&hello).expect("messages have string keys only");
        socket.send(Message::text(hello)).map_err(|error| error.to_string())?;
        loop {
            loop {
                match self.messages.try_recv() {
                    Ok(text) => socket.send(Message::text(text)).map_err(|error| error.to_string())?,
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        let _ = socket.close(None);
                        return Ok(Done);
                    }
                }
            }
            let text = match socket.read() {
                Ok(Message::Text(text)) => text,
                Ok(_) => continue,
                Err(Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    continue;
                }
                Err(error) => return Err(error.to_string()),
            };
            let Ok(message) = serde_json::from_str::<ServerMessage>(&text) else {
                return Ok(self.over("the server says something that this program does not understand"));
            };
            match message {
                ServerMessage::Bye { reason: Farewell::Stopping | Farewell::TooSlow, why } => {
                    return Err(why);
                }
                ServerMessage::Bye { why, .. } => return Ok(self.over(&why)),
                ServerMessage::Hints { hints, .. } => {
                    *self.hints.lock().expect("nobody panics while they hold a hint") = Some(hints);
                }
                message => {
                    if self.heard.send(Heard::Message(Box::new(message))).is_err() {
                        return Ok(Done);
                    }
                }
            }
        }
    }

    fn over(&self, why: &str) -> Done {
        let _ = self.heard.send(Heard::Over(why.to_owned()));
        Done
    }
}

/// A socket, and the cookie that came with it.
fn connect(address: &TableAddress, cookie: Option<&str>) -> Result<(Socket, Option<String>), Fault> {
    let unreachable = |why: String| Fault::Unreachable { host: address.host().to_owned(), why };
    let mut request =
        address.socket().into_client_request().map_err(|error| unreachable(error.to_string()))?;
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
        request.headers_mut().insert(header::COOKIE, cookie);
    }
    let (socket, response) = tungstenite::connect(request).map_err(|error| match error {
        Error::Http(response) if response.status() == StatusCode::NOT_FOUND => {
            Fault::Table("there is no such table".to_owned())
        }
        error => unreachable(error.to_string()),
    })?;
    let stream = match socket.get_ref() {
        MaybeTlsStream::Plain(stream) => Some(stream),
        MaybeTlsStream::Rustls(stream) => Some(stream.get_ref()),
        _ => None,
    };
    let timeout = stream.map_or(Ok(()), |stream| stream.set_read_timeout(Some(BEAT)));
    timeout.map_err(|error| unreachable(error.to_string()))?;
    let given = response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.split(';').next()).map(str::to_owned);
    Ok((socket, given))
}
