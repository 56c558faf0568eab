//! Frames on one connection: [`Wire`].
//!
//! Reading, and whatever is about the connection itself, is tungstenite's. Messages to the client are not given to it: it would copy each
//! into a buffer that stays as large as the longest one. They go to the system straight from the bytes that all who see the same share,
//! so that a connection which only listens holds next to nothing.

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
use crate::{limits::Bucket, show::Frame};

/// The longest message from a client.
const LONGEST: usize = 8 * 1024;
/// Memory for reading: messages are short, and it grows for one that is not.
const READING: usize = 256;

/// A connection after its handshake.
pub(super) struct Wire {
    stream: TcpStream,
    protocol: WebSocketContext,
    sending: Sending,
    reading: Reading,
    pieces: Pieces,
}

/// Messages may come in pieces, and each costs what a message does.
struct Pieces {
    continuations: Continuations,
    bucket: Arc<Bucket>,
}

impl Pieces {
    /// Pays for what begins in these bytes.
    fn pay(&mut self, bytes: &[u8]) -> io::Result<()> {
        let begun = self.continuations.count(bytes);
        if (0..begun).all(|_| self.bucket.take()) { Ok(()) } else { Err(io::ErrorKind::QuotaExceeded.into()) }
    }
}

/// What has yet to be sent.
enum Sending {
    /// Whole messages, or none.
    Whole(Bytes),
    /// The rest of messages of which a part has gone: nothing may get in between.
    Rest(Bytes),
}

impl Sending {
    const NOTHING: Self = Self::Whole(Bytes::new());

    const fn bytes(&self) -> &Bytes {
        match self {
            Self::Whole(bytes) | Self::Rest(bytes) => bytes,
        }
    }

    /// These after it. One alone stays shared.
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

    /// So many bytes of it have gone.
    fn gone(&mut self, written: usize) {
        let rest = self.bytes().slice(written..);
        *self = if rest.is_empty() { Self::NOTHING } else { Self::Rest(rest) };
    }
}

/// Whether more can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reading {
    Open,
    /// A message was too long or in too many pieces. Tungstenite has read its header and made no room for the rest, so that it must
    /// not be asked again.
    Over,
}

impl Wire {
    /// Takes over a connection. What has been read of it since the handshake comes first.
    pub(super) fn new(stream: TcpStream, read: &[u8], bucket: Arc<Bucket>) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READING)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let protocol = WebSocketContext::from_partially_read(read.to_vec(), Role::Server, Some(config));
        let mut pieces = Pieces { continuations: Continuations::default(), bucket };
        let reading = if pieces.pay(read).is_ok() { Reading::Open } else { Reading::Over };
        Self { stream, protocol, sending: Sending::NOTHING, reading, pieces }
    }

    /// The next message. It may be dropped and asked again.
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

    /// Reads whatever still comes and forgets it, until the other end is closed.
    pub(super) async fn drain(&mut self) {
        let mut forgotten = [0; READING];
        while let Ok(1..) = self.stream.read(&mut forgotten).await {}
    }

    /// Sends these after what is still to be sent. If it is dropped, the next one goes on with the rest.
    pub(super) async fn send(&mut self, frames: VecDeque<Frame>) -> Result<(), Error> {
        self.sending.then(&frames);
        drop(frames);
        self.flush().await
    }

    /// Asks whether the client is there.
    pub(super) async fn ping(&mut self) -> Result<(), Error> {
        self.flush().await?;
        self.tell(Message::Ping(Vec::new().into())).await
    }

    /// Closes the connection in order; what the client has sent until then is still to be heard.
    pub(super) async fn close(&mut self, last: CloseFrame) -> Result<(), Error> {
        self.flush().await?;
        self.tell(Message::Close(Some(last))).await
    }

    /// Sends all that is to be sent, answers to pings included.
    pub(super) async fn flush(&mut self) -> Result<(), Error> {
        poll_fn(|context| self.poll_flush(context)).await
    }

    /// Something about the connection, between messages.
    async fn tell(&mut self, message: Message) -> Result<(), Error> {
        let mut message = Some(message);
        poll_fn(|context| {
            let mut through = Through { stream: &mut self.stream, pieces: &mut self.pieces, context };
            when_ready(match message.take() {
                // What does not go now is kept, and goes with the next flush.
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

/// The stream as tungstenite takes it: who would have to wait is told so, and woken later.
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

/// Whether it broke because messages came in too many pieces.
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
    use futures_util::{SinkExt as _, StreamExt as _};
    use tokio::net::TcpListener;
    use tokio_tungstenite::WebSocketStream;

    use super::*;
    use crate::{Limits, room::RequestError, show};

    /// So many long messages are more than any system keeps for a client that does not read.
    const MANY: usize = 700;

    /// A connection and its other end.
    async fn pair() -> (Wire, WebSocketStream<TcpStream>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let coming = TcpStream::connect(listener.local_addr().unwrap());
        let (client, served) = tokio::join!(coming, listener.accept());
        let client = WebSocketStream::from_raw_socket(client.unwrap(), Role::Client, None).await;
        (Wire::new(served.unwrap().0, &[], Arc::new(Bucket::new(Limits::default()))), client)
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
