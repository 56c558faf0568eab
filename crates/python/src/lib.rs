//! The Python package `parlour`: games, batches, bots and the lab, without a loop in Python.
//!
//! This is the module `parlour._parlour`; `python/parlour` stands around it, and its `.pyi` says every signature. A class here holds
//! one thing of [`parlour_env`] and translates: names, errors, arrays. What takes time leaves the interpreter's lock to others.

#![forbid(unsafe_code)]
#![allow(
    clippy::missing_errors_doc,
    clippy::needless_pass_by_value,
    clippy::doc_markdown,
    clippy::type_complexity,
    reason = "Python calls these, and its readers read the documentation as plain text"
)]

mod batch;
mod errors;
mod game;
mod lab;
mod matches;
mod network;
mod position;
mod record;
mod values;
mod view;

/// Card games at native speed.
#[pyo3::pymodule]
mod _parlour {
    #[pymodule_export]
    use super::{
        batch::Batch,
        errors::{IllegalActionError, ParlourError},
        game::{Game, games},
        lab::{lab_fingerprint, lab_merge, lab_nothing, lab_play, lab_report},
        matches::{advise, play_games},
        network::Network,
        position::Position,
        record::Record,
        view::View,
    };
}
