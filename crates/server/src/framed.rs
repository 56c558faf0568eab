//! A message as it is sent: [`Framed`].

use serde::Serialize;
use tungstenite::{
    Bytes,
    protocol::frame::{
        FrameHeader,
        coding::{Data, OpCode},
    },
};

/// Most messages are shorter than this many bytes.
const USUAL: usize = 2048;
/// The longest header of a server's frame: two bytes, and eight for a long length.
const HEADER: usize = 10;

/// A message as it is sent, with its header. It is made once and shared by all sockets that send it.
#[derive(Clone, Debug)]
pub(crate) struct Framed {
    bytes: Bytes,
    #[cfg(test)]
    header: usize,
}

impl Framed {
    /// Writes a message as JSON.
    pub(crate) fn new(message: &impl Serialize) -> Self {
        let mut bytes = Vec::with_capacity(USUAL);
        bytes.resize(HEADER, 0);
        serde_json::to_writer(&mut bytes, message).expect("messages have string keys only");
        let length = (bytes.len() - HEADER) as u64;
        let mut header = Vec::with_capacity(HEADER);
        let kind = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        kind.format(length, &mut header).expect("memory takes what is written");
        // The header ends where the text begins; free bytes before it are not sent.
        let start = HEADER - header.len();
        bytes[start..HEADER].copy_from_slice(&header);
        Self {
            bytes: Bytes::from(bytes).slice(start..),
            #[cfg(test)]
            header: header.len(),
        }
    }

    /// The bytes to send.
    pub(crate) const fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// The message as JSON.
    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes[self.header..]).expect("JSON is text")
    }
}
