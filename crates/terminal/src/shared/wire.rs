//! The socket to a server, in its own thread: [`Wire`].

use std::{
    convert::Infallible,
    io::ErrorKind,
    net::TcpStream,
    sync::mpsc::{self, Receiver, Sender, TryRecvError},
    thread,
    time::Duration,
};

use parlour_core::Words;
use parlour_protocol::ServerMessage;
use parlour_seat::reconnects_after;
use tungstenite::{
    Error, Message, WebSocket,
    client::IntoClientRequest as _,
    http::{HeaderValue, StatusCode, header},
    stream::MaybeTlsStream,
};

use super::{address::TableAddress, cookie::Cookies, joining::Joining};
use crate::{TerminalError, session::farewell};

/// The longest time to read before checking for something to send.
const BEAT: Duration = Duration::from_millis(20);
/// How long to wait before a lost connection is made again.
const BREATH: Duration = Duration::from_millis(500);

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// A report from the thread.
pub(super) enum Reported {
    /// A connection has been made, and this sends into it.
    Opened(Sender<String>),
    /// The connection is lost, but will be made again.
    Lost(Words),
    /// The server has sent a message.
    Message(Box<ServerMessage>),
    /// The connection is over for good, for this reason.
    Over(Words),
}

/// The thread's side of a connection.
pub(super) struct Wire {
    address: TableAddress,
    cookie: String,
    reports: Sender<Reported>,
}

/// Nobody is listening any more, or there is nothing more to listen to.
struct Done;

/// The reason why a connection ended.
enum WireError {
    /// The connection is lost, for this reason.
    Lost(Words),
    /// The thread has nothing more to do.
    Done,
}

impl From<Done> for WireError {
    fn from(_: Done) -> Self {
        Self::Done
    }
}

impl From<Error> for WireError {
    fn from(error: Error) -> Self {
        Self::Lost(Words::new(match error {
            Error::ConnectionClosed | Error::AlreadyClosed | Error::Protocol(_) => "terminal-line-closed",
            _ => "terminal-line-broken",
        }))
    }
}

impl Wire {
    /// Connects for the first time as the person known to the server, and keeps the cookie.
    pub(super) fn open(joining: &Joining) -> Result<Receiver<Reported>, TerminalError> {
        let (address, cookies) = (&joining.table.0, Cookies::below(&joining.data));
        let known = cookies.load(address.host())?;
        let (socket, given) = connect(address, known.as_deref())?;
        let cookie = known.or(given).ok_or_else(|| TerminalError::Table("terminal-nameless".into()))?;
        cookies.save(address.host(), &cookie)?;
        let (reports, reported) = mpsc::channel();
        let wire = Self { address: address.clone(), cookie, reports };
        thread::spawn(move || wire.run(socket));
        Ok(reported)
    }

    fn run(&self, first: Socket) -> Result<Infallible, Done> {
        let mut socket = first;
        loop {
            let (sender, frames) = mpsc::channel();
            self.report(Reported::Opened(sender))?;
            let lost = loop {
                match self.exchange(&mut socket, &frames) {
                    Ok(()) => {}
                    Err(WireError::Lost(why)) => break why,
                    Err(WireError::Done) => return Err(Done),
                }
            };
            self.report(Reported::Lost(lost))?;
            socket = self.connect_again(&frames)?;
        }
    }

    fn report(&self, reported: Reported) -> Result<(), Done> {
        self.reports.send(reported).map_err(|_| Done)
    }

    fn connect_again(&self, frames: &Receiver<String>) -> Result<Socket, Done> {
        loop {
            thread::sleep(BREATH);
            match connect(&self.address, Some(&self.cookie)) {
                Ok((socket, _)) => return Ok(socket),
                Err(TerminalError::Table(why)) => {
                    self.report(Reported::Over(why))?;
                    return Err(Done);
                }
                // The session holds the sender for the lost connection for as long as the session lives.
                Err(_) => while next_frame(frames)?.is_some() {},
            }
        }
    }

    /// Sends what is waiting, and reads one message if there is one.
    fn exchange(&self, socket: &mut Socket, frames: &Receiver<String>) -> Result<(), WireError> {
        loop {
            match next_frame(frames) {
                Ok(Some(text)) => socket.send(Message::text(text))?,
                Ok(None) => break,
                Err(done) => {
                    let _ = socket.close(None);
                    return Err(done.into());
                }
            }
        }
        let text = match socket.read() {
            Ok(Message::Text(text)) => text,
            Ok(_) => return Ok(()),
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                return Ok(());
            }
            Err(error) => return Err(error.into()),
        };
        match serde_json::from_str(&text) {
            Ok(ServerMessage::Bye { reason, .. }) if reconnects_after(reason) => {
                Err(WireError::Lost(farewell(reason)))
            }
            Ok(message) => Ok(self.report(Reported::Message(Box::new(message)))?),
            Err(_) => {
                self.report(Reported::Over("terminal-other-words".into()))?;
                Err(Done.into())
            }
        }
    }
}

/// The next frame to send, if there is one.
fn next_frame(frames: &Receiver<String>) -> Result<Option<String>, Done> {
    match frames.try_recv() {
        Ok(text) => Ok(Some(text)),
        Err(TryRecvError::Empty) => Ok(None),
        Err(TryRecvError::Disconnected) => Err(Done),
    }
}

/// Opens a socket; returns it with the cookie that came with it.
fn connect(address: &TableAddress, cookie: Option<&str>) -> Result<(Socket, Option<String>), TerminalError> {
    let unreachable = |why: String| TerminalError::Unreachable { host: address.host().to_owned(), why };
    let mut request =
        address.socket().into_client_request().map_err(|error| unreachable(error.to_string()))?;
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
        request.headers_mut().insert(header::COOKIE, cookie);
    }
    let (socket, response) = tungstenite::connect(request).map_err(|error| match error {
        Error::Http(response) if response.status() == StatusCode::NOT_FOUND => {
            TerminalError::Table("terminal-no-table".into())
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
