//! Small values between Python and Rust.

use parlour_core::{Seat, Seats, Viewer};
use pyo3::{
    prelude::*,
    types::{PyAny, PyDict, PyString},
};
use serde_json::{Map, Value};

use crate::errors::raised;

/// The seat with that number at a table.
pub(crate) fn seat(number: usize, seats: Seats) -> PyResult<Seat> {
    let seat = Seat::try_new(number as u64).filter(|&seat| seats.has(seat));
    seat.ok_or_else(|| raised(parlour_env::EnvError::NoSeat(number)))
}

/// A seat's eyes, or a spectator's.
pub(crate) fn viewer(number: Option<usize>, seats: Seats) -> PyResult<Viewer> {
    number.map_or(Ok(Viewer::Spectator), |number| seat(number, seats).map(Viewer::Seat))
}

/// Options as JSON.
pub(crate) fn options(py: Python<'_>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Map<String, Value>> {
    let Some(options) = options else { return Ok(Map::new()) };
    let text: String = py.import("json")?.call_method1("dumps", (options,))?.extract()?;
    serde_json::from_str(&text).map_err(raised)
}

/// JSON as Python's dictionaries and lists.
pub(crate) fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (PyString::new(py, text),))
}

/// A seed: a number, or whatever makes numbers as NumPy's generators do.
pub(crate) fn seed(rng: &Bound<'_, PyAny>) -> PyResult<u64> {
    match rng.extract::<u64>() {
        Ok(seed) => Ok(seed),
        Err(_) => rng.call_method1("integers", (0, i64::MAX))?.extract(),
    }
}
