//! The record of a game, format `parlour-record/1`: every result of chance, every decision, and the outcome.
//!
//! A record is enough to replay a game without the program's random numbers. One game is one line of JSON.
//! [`Recording`] writes one while a game is played; [`replay()`] plays it again and refuses whatever the
//! rules do not allow.

mod data;
mod error;
mod recorder;
mod recording;
mod replay;
mod script;

pub use self::{
    data::{ChanceEvent, Record, RecordEvent},
    error::{RecordError, RecordEventError},
    recorder::Recorder,
    recording::Recording,
    replay::{Step, replay, verify},
    script::Script,
};
