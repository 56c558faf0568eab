//! Messages that are sent in several frames: [`Continuations`].

/// Finds continuation frames in the bytes that a client sends.
///
/// Such frames may be empty, and tungstenite reads on until a message is complete, so they have to be counted as the bytes arrive.
#[derive(Default, Debug)]
pub(super) struct Continuations {
    /// The beginning of a header, which has the kind and the length of the frame.
    header: [u8; 10],
    /// The number of those bytes so far.
    have: usize,
    /// Bytes of the frame that follow its header.
    rest: u64,
}

impl Continuations {
    /// Counts the continuation frames that begin in these bytes, which follow the earlier ones.
    pub(super) fn count(&mut self, mut bytes: &[u8]) -> usize {
        let mut found = 0;
        while !bytes.is_empty() {
            let gone = usize::try_from(self.rest).unwrap_or(usize::MAX).min(bytes.len());
            self.rest -= gone as u64;
            bytes = &bytes[gone..];
            if let Some((first, others)) = bytes.split_first() {
                (self.header[self.have], bytes) = (*first, others);
                self.have += 1;
                found += usize::from(self.begin());
            }
        }
        found
    }

    /// Begins a frame once its length is known. Returns whether it is a continuation.
    fn begin(&mut self) -> bool {
        let short = self.header[1] & 0x7f;
        let end = match short {
            126 => 4,
            127 => 10,
            _ => 2,
        };
        if self.have < 2 || self.have < end {
            return false;
        }
        let long = self.header[2..end].iter().fold(0, |length: u64, byte| length << 8 | u64::from(*byte));
        let mask = if self.header[1] & 0x80 == 0 { 0 } else { 4 };
        self.rest = mask + if end == 2 { u64::from(short) } else { long.min(u64::MAX - mask) };
        self.have = 0;
        let kind = self.header[0] & 0x0f;
        kind == 0
    }
}

#[cfg(test)]
mod tests {
    use tungstenite::protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    };

    use super::*;

    fn frame(kind: Data, length: usize) -> Vec<u8> {
        let mut frame = Frame::message(vec![7; length], OpCode::Data(kind), false);
        frame.header_mut().mask = Some([1, 2, 3, 4]);
        let mut bytes = Vec::new();
        frame.format(&mut bytes).unwrap();
        bytes
    }

    #[test]
    fn pieces_are_found_whatever_their_length_and_wherever_the_bytes_are_cut() {
        let lengths = [0, 0, 5, 125, 126, 300, 70_000, 0];
        let pieces = lengths.iter().map(|length| frame(Data::Continue, *length));
        let sent: Vec<u8> = [frame(Data::Text, 200)].into_iter().chain(pieces).flatten().collect();
        for cut in [1, 2, 3, 7, 256, sent.len()] {
            let mut continuations = Continuations::default();
            let found: usize = sent.chunks(cut).map(|bytes| continuations.count(bytes)).sum();
            assert_eq!(found, lengths.len(), "cut into {cut}");
        }
    }

    #[test]
    fn whole_messages_are_no_pieces() {
        let sent: Vec<u8> = (0..300).flat_map(|length| frame(Data::Text, length)).collect();
        assert_eq!(Continuations::default().count(&sent), 0);
    }
}
