//! What a table and its clients say to each other, as JSON: one object per frame, `{"move":{…}}`.
//!
//! A client says [`ClientMessage::Hello`] with the last [`Version`] it has, and from then on gets [`Update`]s: what changed, as far as
//! its viewer may know it. Everything about the game in an update comes from that viewer's view; no type here can hold a position,
//! a seed in play or another seat's secret. The same messages are spoken to a server over a WebSocket and to a table that lives in
//! the page, so that a front end need not know which it is.
//!
//! `docs/protocol.md` tells it with a transcript.

#![forbid(unsafe_code)]

mod client;
mod lobby;
mod name;
mod room;
mod server;
mod version;

/// Why tables refuse requests, in every language.
pub const TEXTS: parlour_core::Texts = parlour_core::texts!();

pub use self::{
    client::{ClientMessage, MoveId},
    lobby::{CreateTable, Created, TableListing},
    name::{ChatText, PersonName, PersonNameError},
    room::{
        Clock, FairDeal, Pace, Room, RoomStatus, SeatPlayer, Settings, TableSeat, TakeBackAsked, Visibility,
    },
    server::{Farewell, HeardLines, Said, ServerMessage, Update, You},
    version::{PROTOCOL, ParseTableIdError, TableId, Version},
};
