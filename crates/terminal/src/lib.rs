//! One person, any game, bots in the other seats, without leaving the shell.
//!
//! Everything is drawn and driven from [scenes](parlour_core::Scene): this crate knows no game.
//!
//! | to read about | see |
//! |---|---|
//! | what is to be played | [`Plan`] |
//! | a game in play, its bots and its file | [`Session`], [`Store`] |
//! | the screen | [`screen`] |
//! | numbered lines, for screen readers and scripts | [`plain`] |

#![forbid(unsafe_code)]

mod fault;
mod hint;
mod naming;
pub mod plain;
mod plan;
mod result;
pub mod screen;
mod session;
mod store;
mod thought;

pub use self::{
    fault::Fault,
    plan::{BadPlan, Plan},
    session::Session,
    store::Store,
};
