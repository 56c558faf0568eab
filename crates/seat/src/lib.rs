//! A person's side of a table, for every front end: no transport, no drawing, no clock, no file and no thread.
//!
//! | to read about | see |
//! |---|---|
//! | what a person knows of a table, and what they send to it | [`Client`] |
//! | what happened, moment by moment, and when each is shown | [`Frame`], [`Playback`], [`Haste`] |
//! | what the search thinks of the moves, and why | [`Hint`] |
//! | whether the deal was fair | [`Pledge`] |
//! | a table against bots | [`SoloTable`] |
//! | which game, seat and bots | [`SoloSetup`] |
//! | a lesson | [`LessonTable`] |
//!
//! A [`SoloTable`] answers the same messages as a server. A front end therefore shows and drives one [`Client`], wherever the table
//! is; what differs is how messages get there.

#![forbid(unsafe_code)]

mod account;
mod client;
mod fair;
mod hint;
mod lesson;
mod playback;
mod solo;

pub use self::{
    account::accounts,
    client::{Client, ClientEvent, Frame, GapError, reconnects_after},
    fair::{Arrived, Pledge, PromiseError, Proved},
    hint::{Hint, hints, percent, reasons},
    lesson::{LessonError, LessonTable, Voice, VoiceWaits},
    playback::{Haste, Playback, Showing},
    solo::{SavedSolo, SoloBotsError, SoloError, SoloReply, SoloSetup, SoloTable, UNNAMED},
};
