//! Frames on one connection: [`Wire`].
//!
//! Reading, and whatever is about the connection itself, is tungstenite's. Messages to the client are not given to it: it would copy each
//! into a buffer that stays as large as the longest one. They go to the system straight from the bytes that all who see the same share,
//! so that a connection which only listens holds next to nothing.

use std::{
    array,
    collections::VecDeque,
    future::poll_fn,
    io::{self, IoSlice, Read, Write},
    pin::Pin,
    task::{Context, Poll, ready},
};

use tokio::{
    io::{AsyncRead as _, AsyncWrite as _, ReadBuf},
    net::TcpStream,
};
use tungstenite::{
    Error, Message,
    protocol::{
        CloseFrame, Role, WebSocketConfig, WebSocketContext,
        frame::{
            FrameHeader,
            coding::{Data, OpCode},
        },
    },
};

use crate::show::Frame;

/// The longest message from a client.
const LONGEST: usize = 8 * 1024;
/// Memory for reading: messages are short, and it grows for one that is not.
const READING: usize = 256;
/// So many messages are handed to the system at once.
const AT_ONCE: usize = 4;
/// The longest header of a server's frame: two bytes, and eight for a length that needs them.
const LONGEST_HEADER: usize = 10;

/// A connection after its handshake.
pub(super) struct Wire {
    stream: TcpStream,
    protocol: WebSocketContext,
    sending: VecDeque<Frame>,
    /// How many bytes of the first have gone, its header included.
    gone: usize,
}

impl Wire {
    /// Takes over a connection. What has been read of it since the handshake comes first.
    pub(super) fn new(stream: TcpStream, read: &[u8]) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READING)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let protocol = WebSocketContext::from_partially_read(read.to_vec(), Role::Server, Some(config));
        Self { stream, protocol, sending: VecDeque::new(), gone: 0 }
    }

    /// The next message. It may be dropped and asked again.
    pub(super) async fn hear(&mut self) -> Result<Message, Error> {
        debug_assert_eq!(self.gone, 0, "an answer to a ping would get into the middle of a message");
        poll_fn(|context| {
            let mut through = Through { stream: &mut self.stream, context };
            when_ready(self.protocol.read(&mut through))
        })
        .await
    }

    /// Sends these after what is still to be sent. If it is dropped, the next one goes on with the rest.
    pub(super) async fn send(&mut self, frames: VecDeque<Frame>) -> Result<(), Error> {
        if self.sending.is_empty() {
            self.sending = frames;
        } else {
            self.sending.extend(frames);
        }
        self.flush().await?;
        self.sending = VecDeque::new();
        Ok(())
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
            let mut through = Through { stream: &mut self.stream, context };
            when_ready(match message.take() {
                // What does not go now is kept, and goes with the next flush.
                Some(message) => self.protocol.write(&mut through, message),
                None => self.protocol.flush(&mut through),
            })
        })
        .await
    }

    fn poll_flush(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        if self.gone == 0 {
            let mut through = Through { stream: &mut self.stream, context: &mut *context };
            ready!(when_ready(self.protocol.flush(&mut through)))?;
        }
        while !self.sending.is_empty() {
            let written = ready!(self.poll_write(context))?;
            if written == 0 {
                return Poll::Ready(Err(io::Error::from(io::ErrorKind::WriteZero).into()));
            }
            self.gone += written;
            self.let_go();
        }
        Poll::Ready(Ok(()))
    }

    /// Lets go of the messages that have gone as a whole.
    fn let_go(&mut self) {
        while let Some(first) = self.sending.front() {
            let length = Header::of(first).bytes().len() + first.text().len();
            if self.gone < length {
                return;
            }
            self.gone -= length;
            self.sending.pop_front();
        }
    }

    /// Hands the next messages to the system, as much of them as it takes.
    fn poll_write(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        let headers: [Option<Header>; AT_ONCE] =
            array::from_fn(|place| self.sending.get(place).map(Header::of));
        let mut slices = [IoSlice::new(&[]); 2 * AT_ONCE];
        for (place, header) in headers.iter().flatten().enumerate() {
            slices[2 * place] = IoSlice::new(header.bytes());
            slices[2 * place + 1] = IoSlice::new(self.sending[place].text().as_bytes());
        }
        let mut rest = &mut slices[..2 * self.sending.len().min(AT_ONCE)];
        IoSlice::advance_slices(&mut rest, self.gone);
        Pin::new(&mut self.stream).poll_write_vectored(context, rest)
    }
}

/// What stands before a message on the wire.
struct Header {
    bytes: [u8; LONGEST_HEADER],
    length: usize,
}

impl Header {
    fn of(frame: &Frame) -> Self {
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let mut bytes = [0; LONGEST_HEADER];
        let mut rest = &mut bytes[..];
        header.format(frame.text().len() as u64, &mut rest).expect("no header is longer");
        let length = LONGEST_HEADER - rest.len();
        Self { bytes, length }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// The stream as tungstenite takes it: who would have to wait is told so, and woken later.
struct Through<'a, 'b> {
    stream: &'a mut TcpStream,
    context: &'a mut Context<'b>,
}

impl Read for Through<'_, '_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut buffer = ReadBuf::new(into);
        now(Pin::new(&mut *self.stream).poll_read(self.context, &mut buffer))?;
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
    use futures_util::{SinkExt as _, StreamExt as _, poll};
    use tokio::net::TcpListener;
    use tokio_tungstenite::WebSocketStream;

    use super::*;
    use crate::{room::No, show};

    /// A connection and its other end.
    async fn pair() -> (Wire, WebSocketStream<TcpStream>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let coming = TcpStream::connect(listener.local_addr().unwrap());
        let (client, served) = tokio::join!(coming, listener.accept());
        let client = WebSocketStream::from_raw_socket(client.unwrap(), Role::Client, None).await;
        (Wire::new(served.unwrap().0, &[]), client)
    }

    fn frame(letters: usize) -> Frame {
        show::refused(None, &No::NotUnderstood("x".repeat(letters)))
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
        // More than any system keeps for a client that does not read.
        let many = VecDeque::from(vec![frame(70_000); 1_000]);
        assert!(poll!(std::pin::pin!(wire.send(many))).is_pending());
        let serving = async {
            wire.send(VecDeque::from([frame(1)])).await.unwrap();
            assert!(matches!(wire.hear().await, Ok(Message::Ping(_))));
            wire.flush().await.unwrap();
        };
        let (heard, ()) = tokio::join!(client.by_ref().take(1_002).collect::<Vec<_>>(), serving);
        let heard: Vec<Message> = heard.into_iter().map(Result::unwrap).collect();
        assert!(heard[..1_000].iter().all(|message| message.len() == frame(70_000).text().len()));
        assert_eq!(heard[1_000], Message::text(frame(1).text()));
        assert_eq!(heard[1_001], Message::Pong("there?".into()));
    }
}
