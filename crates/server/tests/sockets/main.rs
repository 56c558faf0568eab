//! A real server, real sockets.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod bots;
mod doors;
mod house;
mod player;
mod playing;
mod resuming;
mod safety;
mod seats;
mod taking_back;
mod transcript;
