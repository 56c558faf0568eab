//! A real server, real sockets.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod bots;
mod chairs;
mod doors;
mod guest;
mod house;
mod playing;
mod resuming;
mod safety;
mod taking_back;
mod transcript;
