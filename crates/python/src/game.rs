//! `parlour.Game`.

use std::{ops::Deref, sync::Arc};

use parlour_core::{
    FeatureRange,
    observe::{Field, Groups, Meaning},
};
use parlour_env::{Environment, Shape, environments, find};
use pyo3::{
    prelude::*,
    types::{PyDict, PyList},
};
use serde_json::{Map, Value};

use crate::{
    errors::raised,
    position::Position,
    values::{from_json, options},
    view::View,
};

/// The slugs of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    environments().iter().map(|game| game.info().slug).collect()
}

/// A game with its number of seats and its options.
///
/// `Game("archons", seats=6, options={"carry_pot": False})`. Without `seats`, the most that can play.
#[pyclass(module = "parlour", frozen)]
#[derive(Clone)]
pub(crate) struct Game(Arc<GameData>);

/// What there is to know of it, shared by all that comes of it.
pub(crate) struct GameData {
    pub(crate) environment: Box<dyn Environment>,
    pub(crate) seats: usize,
    pub(crate) changes: Map<String, Value>,
    pub(crate) shape: Shape,
    longest: u32,
}

impl Deref for Game {
    type Target = GameData;

    fn deref(&self) -> &GameData {
        &self.0
    }
}

impl Game {
    pub(crate) fn make(slug: &str, seats: Option<usize>, changes: Map<String, Value>) -> PyResult<Self> {
        let environment = find(slug).map_err(raised)?;
        let seats = seats.unwrap_or(*environment.info().seats.end());
        let longest = environment.longest(seats, &changes).map_err(raised)?;
        let shape = environment.shape();
        Ok(Self(Arc::new(GameData { environment, seats, changes, shape, longest })))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (slug, seats=None, options=None))]
    fn new(
        py: Python<'_>,
        slug: &str,
        seats: Option<usize>,
        #[pyo3(from_py_with = dictionary)] options: Option<Map<String, Value>>,
    ) -> PyResult<Self> {
        let _ = py;
        Self::make(slug, seats, options.unwrap_or_default())
    }

    /// The name in commands and records.
    #[getter]
    fn slug(&self) -> &'static str {
        self.environment.info().slug
    }

    /// The name for people.
    #[getter]
    fn title(&self) -> &'static str {
        self.environment.info().title
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.seats
    }

    /// The fewest and the most seats that the game allows.
    #[getter]
    fn seat_range(&self) -> (usize, usize) {
        self.environment.info().seats.into_inner()
    }

    /// Every option with the value in force.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let mut all = self.environment.default_options();
        all.extend(self.changes.clone());
        from_json(py, &Value::Object(all).to_string())
    }

    /// The options that were changed.
    #[getter]
    fn changed_options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &Value::Object(self.changes.clone()).to_string())
    }

    /// All numbers of actions are below this.
    #[getter]
    fn num_actions(&self) -> usize {
        self.shape.actions
    }

    /// Whether an action always has the same number, so that there are masks. Otherwise a number is a place among the legal actions.
    #[getter]
    fn indexed(&self) -> bool {
        self.shape.indexed
    }

    /// The version of observations, numbers of actions and their features: it goes up when any of them changes its place or meaning.
    #[getter]
    fn version(&self) -> u32 {
        self.shape.version
    }

    /// How many numbers the full observation has, at every table of the game.
    #[getter]
    fn observation_size(&self) -> usize {
        self.shape.full
    }

    /// How many of them are the short observation.
    #[getter]
    fn short_observation_size(&self) -> usize {
        self.shape.short
    }

    /// The most that a seat can win or lose, where scores are chips that change hands and sum to 0; None where they are points.
    #[getter]
    fn stake(&self) -> Option<u16> {
        self.shape.stake
    }

    /// The most decisions that a game can have.
    #[getter]
    fn longest(&self) -> u32 {
        self.longest
    }

    /// The fields of the observation in order: name, where it begins, how many numbers it has, what one group of numbers means.
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        let mut start = 0;
        for field in self.shape.fields.iter().chain(self.shape.more_fields) {
            let size = field.cells(self.shape.seats);
            let entry = PyDict::new(py);
            entry.set_item("name", field.name)?;
            entry.set_item("start", start)?;
            entry.set_item("size", size)?;
            entry.set_item("meaning", meaning(field))?;
            entry
                .set_item("each_seat", matches!(field.groups, Groups::EachSeat | Groups::TimesEachSeat(_)))?;
            list.append(entry)?;
            start += size;
        }
        Ok(list)
    }

    /// The features of an action in order: name, highest value, and whether it is a word, a number, a seat or bits. 0 is nothing of
    /// the sort.
    #[getter]
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for feature in self.shape.features {
            let (kind, highest) = match feature.range {
                FeatureRange::Word(_) => ("word", feature.highest()),
                FeatureRange::Number(_) => ("number", feature.highest()),
                FeatureRange::Bits(_) => ("bits", feature.highest()),
                FeatureRange::Seat => ("seat", self.shape.seats as u16),
            };
            let entry = PyDict::new(py);
            entry.set_item("name", feature.name)?;
            entry.set_item("highest", highest)?;
            entry.set_item("kind", kind)?;
            list.append(entry)?;
        }
        Ok(list)
    }

    /// The text of the action that always has that number.
    fn action_text(&self, number: usize) -> Option<String> {
        self.environment.action_text(number)
    }

    /// Deals a game: game `game` of the run with that seed, the same that `parlour sim --seed` plays.
    ///
    /// With `chance="explicit"` luck is chosen from outside, event by event, and the seed does not matter.
    #[pyo3(signature = (seed=0, game=0, chance="rolled"))]
    fn deal(&self, seed: u64, game: u64, chance: &str) -> PyResult<Position> {
        let position = match chance {
            "rolled" => self.environment.deal(self.seats, &self.changes, seed, game),
            "explicit" => self.environment.begin(self.seats, &self.changes),
            _ => return Err(raised("chance is \"rolled\" or \"explicit\"")),
        };
        Ok(Position::new(position.map_err(raised)?, self.clone()))
    }

    /// A view from its JSON.
    fn view(&self, json: &str) -> PyResult<View> {
        Ok(View::new(self.environment.view(json).map_err(raised)?, self.clone()))
    }

    /// A position that was saved with `Position.save`.
    fn restore(&self, saved: &str) -> PyResult<Position> {
        let saved: Value = serde_json::from_str(saved).map_err(raised)?;
        Ok(Position::new(self.environment.restore(&saved).map_err(raised)?, self.clone()))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let py = slf.py();
        let game = slf.get();
        let arguments = (game.slug(), game.seats, game.changed_options(py)?).into_pyobject(py)?;
        Ok((slf.get_type().into_any(), arguments.into_any()))
    }

    fn __repr__(&self) -> String {
        let options = Value::Object(self.changes.clone());
        format!("Game({:?}, seats={}, options={options})", self.slug(), self.seats)
    }
}

/// Options as Python gives them, if it does.
pub(crate) fn dictionary(value: &Bound<'_, PyAny>) -> PyResult<Option<Map<String, Value>>> {
    if value.is_none() {
        return Ok(None);
    }
    options(value.py(), Some(value.cast::<PyDict>()?)).map(Some)
}

const fn meaning(field: &Field) -> &'static str {
    match field.meaning {
        Meaning::Flag => "flag",
        Meaning::OneOf(_) => "one of",
        Meaning::SetOf(_) => "some of",
        Meaning::Seat => "seat",
        Meaning::Seats => "seats",
        Meaning::Number => "number",
        Meaning::Wide => "number, as 64s and the rest",
    }
}
