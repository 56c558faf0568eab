//! Games as numbers: what batches play, what the document says of them, and that they keep their meaning.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]
#![allow(clippy::cast_possible_wrap, reason = "numbers of actions are small")]

mod batches;
mod documents;
mod versions;
