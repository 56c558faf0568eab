//! A real server, real sockets.

mod bots;
mod chairs;
mod doors;
mod guest;
mod house;
mod playing;
mod resuming;
mod safety;
mod taking_back;
