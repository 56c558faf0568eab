//! A message as it stands on the wire: [`Framed`].

use serde::Serialize;
use tungstenite::{
    Bytes,
    protocol::frame::{
        FrameHeader,
        coding::{Data, OpCode},
    },
};

/// Most messages have fewer bytes.
const USUAL: usize = 2048;
/// The longest header of a server's frame: two bytes, and eight for a length that needs them.
const HEADER: usize = 10;

/// A message as it stands on the wire, header included: made once, and shared by all sockets that send it.
#[derive(Clone, Debug)]
pub(crate) struct Framed {
    bytes: Bytes,
    #[cfg(test)]
    header: usize,
}

impl Framed {
    /// Writes a message down as JSON.
    pub(crate) fn new(message: &impl Serialize) -> Self {
        let mut bytes = Vec::with_capacity(USUAL);
        bytes.resize(HEADER, 0);
        serde_json::to_writer(&mut bytes, message).expect("messages have string keys only");
        let length = (bytes.len() - HEADER) as u64;
        let mut header = Vec::with_capacity(HEADER);
        let kind = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        kind.format(length, &mut header).expect("memory takes what is written");
        // It ends where the text begins; what is left free before it is not sent.
        let start = HEADER - header.len();
        bytes[start..HEADER].copy_from_slice(&header);
        Self {
            bytes: Bytes::from(bytes).slice(start..),
            #[cfg(test)]
            header: header.len(),
        }
    }

    /// All that is sent.
    pub(crate) const fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// What is said.
    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes[self.header..]).expect("JSON is text")
    }
}
