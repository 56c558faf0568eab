//! A real server, real sockets.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod attacks;
mod bots;
mod clocks;
#[cfg(unix)]
mod descriptors;
mod doors;
mod endings;
mod fair;
mod hosting;
mod house;
mod moody;
mod player;
mod playing;
mod resuming;
mod safety;
mod schema;
mod seats;
mod taking_back;
mod transcript;
