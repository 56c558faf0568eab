//! Shared tables on the network.
//!
//! A client makes a table with a request, and sits at it through a socket that speaks [`parlour_protocol`]. Where things are kept:
//!
//! - [`entry`]: what can happen at a table, as it is stored; [`room`]: the table that its entries make;
//! - [`show`]: the one place that turns a table into what somebody may see;
//! - [`table`]: check, store, apply, tell, one after the other; bots, clocks and absent people; [`thinkers`]: where bots think;
//! - [`quotas`]: how many tables there may be; [`keeping`]: for how long; [`forget`]: people who want to be forgotten;
//! - [`hub`]: all tables; [`lobby`]: the public ones; [`person`]: who somebody is; [`limits`] and [`gate`]: how much they may do;
//! - [`http`]: addresses, sockets, headers.

#![forbid(unsafe_code)]

mod config;
mod entry;
mod error;
mod forget;
mod framed;
mod gate;
mod http;
mod hub;
mod keeping;
mod limits;
mod lobby;
mod metrics;
mod moment;
mod outbox;
mod person;
mod quotas;
mod room;
mod server;
mod show;
mod table;
mod thinkers;

pub use self::{
    config::{Config, Limits, RequestTimes},
    error::ServeError,
    forget::{ForgetError, Forgotten, erase},
    http::{Files, ServedFile},
    keeping::Keep,
    server::Server,
};
