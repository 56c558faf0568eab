//! Frames on one connection: [`Wire`].
//!
//! Tungstenite does the reading and handles control frames. Messages to the client do not go through it, because it would copy each into
//! a buffer that stays as large as the longest one. They are sent straight from the bytes that all sockets share, so a connection that
//! only listens takes up next to no memory.

use std::{
    collections::VecDeque,
    future::poll_fn,
    io::{self, Read, Write},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};

use tokio::{
    io::{AsyncRead as _, AsyncReadExt as _, AsyncWrite as _, ReadBuf},
    net::TcpStream,
};
use tungstenite::{
    Bytes, Error, Message,
    protocol::{CloseFrame, Role, WebSocketConfig, WebSocketContext},
};

use super::continuations::Continuations;
use crate::{limits::Allowance, show::Frame};

/// The longest message from a client.
const LONGEST: usize = 8 * 1024;
/// The size of the reading buffer. Messages are short; the buffer grows for a long one.
const READING: usize = 256;

/// A connection after its handshake.
pub(super) struct Wire {
    stream: TcpStream,
    protocol: WebSocketContext,
    sending: Sending,
    reading: Reading,
    pieces: Pieces,
}

/// Counts messages that come in pieces: each piece costs as much as a message.
struct Pieces {
    continuations: Continuations,
    allowance: Arc<Allowance>,
}

impl Pieces {
    /// Pays for the pieces that begin in these bytes.
    fn pay(&mut self, bytes: &[u8]) -> io::Result<()> {
        let begun = self.continuations.count(bytes);
        if (0..begun).all(|_| self.allowance.take()) {
            Ok(())
        } else {
            Err(io::ErrorKind::QuotaExceeded.into())
        }
    }
}

/// The bytes that still have to be sent.
enum Sending {
    /// Whole messages, or none.
    Whole(Bytes),
    /// The rest of messages that were sent in part: nothing may come in between.
    Rest(Bytes),
}

impl Sending {
    const NOTHING: Self = Self::Whole(Bytes::new());

    const fn bytes(&self) -> &Bytes {
        match self {
            Self::Whole(bytes) | Self::Rest(bytes) => bytes,
        }
    }

    /// Adds frames. A single frame stays shared.
    fn then(&mut self, frames: &VecDeque<Frame>) {
        let waiting = self.bytes();
        if let (true, 1, Some(only)) = (waiting.is_empty(), frames.len(), frames.front()) {
            *self = Self::Whole(only.bytes().clone());
            return;
        }
        let all = [waiting].into_iter().chain(frames.iter().map(Frame::bytes));
        let all = all.fold(Vec::new(), |mut all, bytes| {
            all.extend_from_slice(bytes);
            all
        });
        *self = match self {
            Self::Whole(_) => Self::Whole(all.into()),
            Self::Rest(_) => Self::Rest(all.into()),
        };
    }

    /// Removes bytes that were sent.
    fn gone(&mut self, written: usize) {
        let rest = self.bytes().slice(written..);
        *self = if rest.is_empty() { Self::NOTHING } else { Self::Rest(rest) };
    }
}

/// Whether more can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reading {
    Open,
    /// A message was too long or came in too many pieces. Tungstenite has read its header but has no room for the rest, so it must not
    /// read again.
    Over,
}

impl Wire {
    /// Takes over a connection, with the bytes that were read after the handshake.
    pub(super) fn new(stream: TcpStream, read: &[u8], allowance: Arc<Allowance>) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READING)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let protocol = WebSocketContext::from_partially_read(read.to_vec(), Role::Server, Some(config));
        let mut pieces = Pieces { continuations: Continuations::default(), allowance };
        let reading = if pieces.pay(read).is_ok() { Reading::Open } else { Reading::Over };
        Self { stream, protocol, sending: Sending::NOTHING, reading, pieces }
    }

    /// Reads the next message. Dropping the future and calling it again loses nothing.
    pub(super) async fn hear(&mut self) -> Result<Message, Error> {
        if self.reading == Reading::Over {
            return Err(Error::AlreadyClosed);
        }
        let whole = matches!(self.sending, Sending::Whole(_));
        debug_assert!(whole, "an answer to a ping would get into the middle of a message");
        let heard = poll_fn(|context| {
            let mut through = Through { stream: &mut self.stream, pieces: &mut self.pieces, context };
            when_ready(self.protocol.read(&mut through))
        })
        .await;
        if matches!(&heard, Err(Error::Capacity(_))) || heard.as_ref().is_err_and(is_too_much) {
            self.reading = Reading::Over;
        }
        heard
    }

    /// Reads and ignores everything until the other end closes.
    pub(super) async fn drain(&mut self) {
        let mut forgotten = [0; READING];
        while let Ok(1..) = self.stream.read(&mut forgotten).await {}
    }

    /// Sends frames after what is still to be sent. If the future is dropped, the next call goes on with the rest.
    pub(super) async fn send(&mut self, frames: VecDeque<Frame>) -> Result<(), Error> {
        self.sending.then(&frames);
        drop(frames);
        self.flush().await
    }

    /// Sends a ping.
    pub(super) async fn ping(&mut self) -> Result<(), Error> {
        self.flush().await?;
        self.tell(Message::Ping(Vec::new().into())).await
    }

    /// Sends a close frame. What the client has sent before it can still be read.
    pub(super) async fn close(&mut self, last: CloseFrame) -> Result<(), Error> {
        self.flush().await?;
        self.tell(Message::Close(Some(last))).await
    }

    /// Sends everything that waits, including answers to pings.
    pub(super) async fn flush(&mut self) -> Result<(), Error> {
        poll_fn(|context| self.poll_flush(context)).await
    }

    /// Sends a control frame, between messages.
    async fn tell(&mut self, message: Message) -> Result<(), Error> {
        let mut message = Some(message);
        poll_fn(|context| {
            let mut through = Through { stream: &mut self.stream, pieces: &mut self.pieces, context };
            when_ready(match message.take() {
                // What cannot be sent now goes with the next flush.
                Some(message) => self.protocol.write(&mut through, message),
                None => self.protocol.flush(&mut through),
            })
        })
        .await
    }

    fn poll_flush(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        if matches!(self.sending, Sending::Whole(_)) {
            let mut through =
                Through { stream: &mut self.stream, pieces: &mut self.pieces, context: &mut *context };
            ready!(when_ready(self.protocol.flush(&mut through)))?;
        }
        while !self.sending.bytes().is_empty() {
            let stream = Pin::new(&mut self.stream);
            let written = ready!(stream.poll_write(context, self.sending.bytes()))?;
            if written == 0 {
                return Poll::Ready(Err(io::Error::from(io::ErrorKind::WriteZero).into()));
            }
            self.sending.gone(written);
        }
        Poll::Ready(Ok(()))
    }
}

/// The stream as tungstenite needs it: instead of blocking it returns an error and wakes the task later.
struct Through<'a, 'b> {
    stream: &'a mut TcpStream,
    pieces: &'a mut Pieces,
    context: &'a mut Context<'b>,
}

impl Read for Through<'_, '_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut buffer = ReadBuf::new(into);
        now(Pin::new(&mut *self.stream).poll_read(self.context, &mut buffer))?;
        self.pieces.pay(buffer.filled())?;
        Ok(buffer.filled().len())
    }
}

impl Write for Through<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        now(Pin::new(&mut *self.stream).poll_write(self.context, bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Whether the error means that messages came in too many pieces.
pub(super) fn is_too_much(error: &Error) -> bool {
    matches!(error, Error::Io(error) if error.kind() == io::ErrorKind::QuotaExceeded)
}

fn now<T>(poll: Poll<io::Result<T>>) -> io::Result<T> {
    match poll {
        Poll::Ready(done) => done,
        Poll::Pending => Err(io::ErrorKind::WouldBlock.into()),
    }
}

fn when_ready<T>(done: Result<T, Error>) -> Poll<Result<T, Error>> {
    match done {
        Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => Poll::Pending,
        done => Poll::Ready(done),
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use futures_util::{SinkExt as _, StreamExt as _};
    use tokio::net::TcpListener;
    use tokio_tungstenite::WebSocketStream;

    use super::*;
    use crate::{Limits, limits::Addresses, room::RequestError, show};

    /// So many long messages are more than any system keeps for a client that does not read.
    const MANY: usize = 700;

    /// A connection and its other end.
    async fn pair() -> (Wire, WebSocketStream<TcpStream>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let coming = TcpStream::connect(listener.local_addr().unwrap());
        let (client, served) = tokio::join!(coming, listener.accept());
        let client = WebSocketStream::from_raw_socket(client.unwrap(), Role::Client, None).await;
        let (limits, from) = (Limits::default(), IpAddr::from([127, 0, 0, 1]).into());
        let allowance = Allowance::new(limits, Arc::new(Addresses::new(limits)), from);
        (Wire::new(served.unwrap().0, &[], Arc::new(allowance)), client)
    }

    fn frame(letters: usize) -> Frame {
        show::refused(None, &RequestError::NotUnderstood("x".repeat(letters)))
    }

    #[tokio::test]
    async fn messages_of_all_lengths_arrive_whole_and_in_order() {
        let (mut wire, mut client) = pair().await;
        let frames: VecDeque<Frame> = [0, 100, 1_000, 70_000, 3, 2, 1].into_iter().map(frame).collect();
        let (sent, texts) =
            tokio::join!(wire.send(frames.clone()), client.by_ref().take(frames.len()).collect::<Vec<_>>());
        sent.unwrap();
        for (frame, text) in frames.iter().zip(texts) {
            assert_eq!(text.unwrap(), Message::text(frame.text()));
        }
    }

    #[tokio::test]
    async fn what_was_interrupted_goes_on_where_it_stopped_and_a_ping_is_answered_after_it() {
        let (mut wire, mut client) = pair().await;
        client.send(Message::Ping("there?".into())).await.unwrap();
        let mut sending = Box::pin(wire.send(VecDeque::from(vec![frame(70_000); MANY])));
        let waits = poll_fn(|context| Poll::Ready(sending.as_mut().poll(context).is_pending())).await;
        assert!(waits);
        drop(sending);
        let serving = async {
            wire.send(VecDeque::from([frame(1)])).await.unwrap();
            assert!(matches!(wire.hear().await, Ok(Message::Ping(_))));
            wire.flush().await.unwrap();
        };
        let (heard, ()) = tokio::join!(client.by_ref().take(MANY + 2).collect::<Vec<_>>(), serving);
        let heard: Vec<Message> = heard.into_iter().map(Result::unwrap).collect();
        assert!(heard[..MANY].iter().all(|message| message.len() == frame(70_000).text().len()));
        assert_eq!(heard[MANY], Message::text(frame(1).text()));
        assert_eq!(heard[MANY + 1], Message::Pong("there?".into()));
    }
}
