//! One person plays any game, with bots or other people on the other seats, without leaving the shell.
//!
//! Everything is drawn and driven from [scenes](parlour_core::Scene): this crate knows no game by name.
//!
//! | to read about | see |
//! |---|---|
//! | a game in progress | [`Session`] |
//! | games against bots, and their files | [`SoloSetup`], [`SavedGames`] |
//! | tables on the network | `shared`, [`Joining`] |
//! | the screen | [`screen`] |
//! | rules pages, laid out in lines | [`rules`] |
//! | numbered lines, for screen readers and scripts | [`plain`] |
//! | the language of it all | `voice` |

#![forbid(unsafe_code)]

mod about;
mod error;
mod hint;
mod luck;
mod naming;
pub mod plain;
mod result;
pub mod rules;
pub mod screen;
mod session;
mod shared;
mod store;
mod thought;
mod voice;

pub use parlour_seat::SoloSetup;

pub use self::{
    error::TerminalError,
    luck::fresh_seed,
    session::{Session, TakenBack},
    shared::{Joining, LinkError, TableLink},
    store::SavedGames,
    voice::{TEXTS, bot_pitch},
};
