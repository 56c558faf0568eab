//! A person's side of a table, for every front end: no transport, no drawing, no clock, no file and no thread.
//!
//! | to read about | see |
//! |---|---|
//! | what a person knows of a table, and what they send to it | [`Client`] |
//! | a table against bots | [`SoloTable`] |
//! | which game, seat and bots | [`SoloSetup`] |
//!
//! A [`SoloTable`] answers the same messages as a server. A front end therefore shows and drives one [`Client`], wherever the table
//! is; what differs is how messages get there.

#![forbid(unsafe_code)]

mod client;
mod solo;

pub use self::{
    client::{Client, ClientEvent, Frame, GapError, reconnects_after},
    solo::{SavedSolo, SoloBotsError, SoloError, SoloReply, SoloSetup, SoloTable, UNNAMED},
};
