//! `parlour.Record`.

use std::path::PathBuf;

use parlour_core::record::Record as GameRecord;
use parlour_env::find;
use pyo3::{prelude::*, types::PyType};

use crate::{errors::raised, game::Game, values::from_json, view::View};

/// A finished game, written down: enough for anybody to replay it.
#[pyclass(module = "parlour", frozen)]
pub(crate) struct Record(GameRecord);

impl Record {
    pub(crate) const fn new(record: GameRecord) -> Self {
        Self(record)
    }

    pub(crate) const fn inner(&self) -> &GameRecord {
        &self.0
    }

    fn of_line(line: &str) -> PyResult<Self> {
        let bad = |error| raised(parlour_env::EnvError::Record(error));
        GameRecord::from_json(line).map(Self).map_err(bad)
    }
}

#[pymethods]
impl Record {
    /// The records in a file, one on each line.
    #[classmethod]
    fn read(_class: &Bound<'_, PyType>, path: PathBuf) -> PyResult<Vec<Self>> {
        let text = std::fs::read_to_string(&path)?;
        text.lines().filter(|line| !line.trim().is_empty()).map(Self::of_line).collect()
    }

    /// A record from its line.
    #[classmethod]
    fn from_json(_class: &Bound<'_, PyType>, line: &str) -> PyResult<Self> {
        Self::of_line(line)
    }

    /// The record as one line.
    fn json(&self) -> String {
        self.0.to_json()
    }

    /// The record as dictionaries and lists.
    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.0.to_json())
    }

    /// The slug of the game.
    #[getter]
    fn game(&self) -> &str {
        &self.0.game
    }

    /// How many played.
    #[getter]
    const fn seats(&self) -> usize {
        self.0.seats.count()
    }

    /// The scores.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.0.scores.as_slice().to_vec()
    }

    /// The seats that won or shared the win.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        self.0.winners.iter().map(parlour_core::Seat::number).collect()
    }

    /// Replays the record and compares its result; raises ParlourError at the first thing that the rules do not give.
    fn verify(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| find(&self.0.game)?.verify(&self.0)).map_err(raised)
    }

    /// The decisions in order: what the deciding seat knew, the number and the text of what it did.
    fn replay(&self, py: Python<'_>) -> PyResult<Vec<(View, usize, String)>> {
        let environment = find(&self.0.game).map_err(raised)?;
        let decided = py.detach(|| environment.replay(&self.0)).map_err(raised)?;
        let game = Game::make(&self.0.game, Some(self.0.seats.count()), self.0.options.clone())?;
        let one = |decided: parlour_env::Decided| {
            (View::new(decided.view, game.clone()), decided.number, decided.text)
        };
        Ok(decided.into_iter().map(one).collect())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().getattr("from_json")?, (slf.get().json(),)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
