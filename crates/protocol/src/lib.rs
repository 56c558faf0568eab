//! The messages between a table and its clients, as JSON: one object per frame, `{"move":{…}}`.
//!
//! A client sends [`ClientMessage::Hello`] with the last [`Version`] it has, and from then on receives
//! [`Update`]s: what has changed, as far as its viewer may know. Everything about the game in an update comes
//! from that viewer's view; no type here can hold a position, the seed of a game in progress or another
//! seat's secret. The same messages go to a server over a WebSocket and to a table that lives in the page, so
//! a front end need not know which it is talking to.
//!
//! `docs/protocol.md` explains the protocol with a transcript.

#![forbid(unsafe_code)]

mod client;
mod fair;
mod hosting;
mod lobby;
mod name;
mod room;
#[cfg(feature = "schema")]
pub mod schema;
mod server;
mod version;

/// The reasons why tables refuse requests, in every language.
pub const TEXTS: parlour_core::Texts = parlour_core::texts!();

pub use self::{
    client::{ClientMessage, MoveId, Want},
    fair::{DealStage, FairDeal},
    hosting::{Hosting, Motion, Removal, Vote, Watchers},
    lobby::{CreateTable, Created, TableListing, TableListings},
    name::{ChatText, PersonName, PersonNameError},
    room::{
        Clock, HintPolicy, Pace, Room, RoomStatus, SeatPlayer, Settings, TableSeat, TakeBackAsked, Visibility,
    },
    server::{Farewell, HeardLines, Said, ServerMessage, Update, You},
    version::{PROTOCOL, Version},
};
pub use parlour_core::{ParseTableIdError, TableId};
