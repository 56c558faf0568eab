//! `parlour.Position`.

use parlour_core::{Outcome, SeatSet};
use parlour_env::{AnyPosition, Named};
use pyo3::{
    prelude::*,
    types::{PyDict, PyList, PyType},
};

use crate::{
    errors::{raised, refused},
    game::Game,
    record::Record,
    values::{self, from_json},
    view::View,
};

/// A position: all of it, hidden cards included. What a seat may know of it is its `view`.
#[pyclass(module = "parlour")]
pub(crate) struct Position {
    position: Box<dyn AnyPosition>,
    game: Game,
}

/// An action by its number or its text.
#[derive(FromPyObject)]
pub(crate) enum Action {
    Number(i64),
    Text(String),
}

impl Action {
    fn named(&self) -> Named<'_> {
        match self {
            Self::Number(number) => Named::Number(*number),
            Self::Text(text) => Named::Text(text),
        }
    }
}

impl Position {
    pub(crate) fn new(position: Box<dyn AnyPosition>, game: Game) -> Self {
        Self { position, game }
    }

    fn numbers(seats: SeatSet) -> Vec<usize> {
        seats.iter().map(parlour_core::Seat::number).collect()
    }

    fn ended(&self) -> PyResult<Outcome> {
        self.position.outcome().ok_or_else(|| raised(parlour_env::EnvError::NotOver))
    }
}

#[pymethods]
impl Position {
    /// The game it is a position of.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The seats that decide now: none when the game is over or luck is to be chosen, several when they choose at once.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        Self::numbers(self.position.to_act())
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.outcome().is_some()
    }

    /// Whether luck is to be chosen now.
    #[getter]
    fn is_chance(&self) -> bool {
        self.position.chance().is_some()
    }

    /// What luck decides now, and what can come out with its probability.
    fn chance_outcomes(&self) -> PyResult<(&'static str, Vec<(usize, String, f64)>)> {
        let node = self.position.chance().ok_or_else(|| raised("luck has nothing to decide here"))?;
        let each = 1.0 / node.outcomes.len() as f64;
        let outcomes = node.outcomes.iter().enumerate().map(|(number, text)| (number, text.clone(), each));
        Ok((node.name, outcomes.collect()))
    }

    /// Luck decides that.
    fn choose(&mut self, outcome: usize) -> PyResult<()> {
        self.position.choose(outcome).map_err(raised)
    }

    /// The legal actions of a seat: their numbers and texts. None for a seat that is not to act.
    fn legal(&self, seat: usize) -> PyResult<Vec<(usize, String)>> {
        Ok(self.position.legal(values::seat(seat, self.position.seats())?))
    }

    /// The number and the text of a legal action.
    fn find(&self, py: Python<'_>, seat: usize, action: Action) -> PyResult<(usize, String)> {
        let seat = values::seat(seat, self.position.seats())?;
        self.position.find(seat, action.named()).map_err(|error| refused(py, error))
    }

    /// A seat does that: by number or by text. If the rules forbid it, IllegalActionError is raised and nothing has changed.
    fn play(&mut self, py: Python<'_>, seat: usize, action: Action) -> PyResult<()> {
        let seat = values::seat(seat, self.position.seats())?;
        self.position.play(seat, action.named()).map_err(|error| refused(py, error))
    }

    /// The same position once more.
    fn clone(&self) -> Self {
        Self::new(self.position.boxed(), self.game.clone())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// What a seat knows; without a seat, what a spectator knows.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<usize>) -> PyResult<View> {
        let viewer = values::viewer(seat, self.position.seats())?;
        Ok(View::new(self.position.view(viewer).map_err(raised)?, self.game.clone()))
    }

    /// What a seat has heard since the deal, in order: perfect recall.
    ///
    /// In a sampled position, a seat that it was not sampled for begins with `{"known": …}`, what it knew at that moment.
    #[pyo3(signature = (seat=None))]
    fn history<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyList>> {
        let history = self.position.history(values::viewer(seat, self.position.seats())?);
        let list = PyList::empty(py);
        if let Some(known) = history.known {
            let entry = PyDict::new(py);
            entry.set_item("known", from_json(py, &known)?)?;
            list.append(entry)?;
        }
        for heard in history.heard {
            let entry = PyDict::new(py);
            entry.set_item("rule", heard.rule)?;
            entry.set_item("words", heard.words)?;
            entry.set_item("event", from_json(py, &heard.event)?)?;
            list.append(entry)?;
        }
        Ok(list)
    }

    /// The history of a seat as one text: two histories are equal exactly if these are.
    #[pyo3(signature = (seat=None))]
    fn information(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.position.information(values::viewer(seat, self.position.seats())?))
    }

    /// `n` positions that look and sound the same to that seat, drawn fairly from what it knows alone.
    ///
    /// `rng` is a seed or a NumPy generator.
    #[pyo3(signature = (seat, rng, n=1))]
    fn sample(
        &self,
        py: Python<'_>,
        seat: Option<usize>,
        rng: &Bound<'_, PyAny>,
        n: usize,
    ) -> PyResult<Vec<Self>> {
        let viewer = values::viewer(seat, self.position.seats())?;
        let seed = values::seed(rng)?;
        let drawn = py.detach(|| self.position.sample(viewer, seed, n)).map_err(raised)?;
        Ok(drawn.into_iter().map(|position| Self::new(position, self.game.clone())).collect())
    }

    /// What the game is worth to each seat, once it is over: with "win" its share of the win less an equal share, with "score" its score.
    #[pyo3(signature = (utility="win"))]
    fn returns(&self, utility: &str) -> PyResult<Vec<f64>> {
        let outcome = self.ended()?;
        let seats = outcome.scores.seats();
        let worth = |seat| match utility {
            "win" => {
                let won = f64::from(u8::from(outcome.winners.contains(seat))) / outcome.winners.len() as f64;
                Ok(won - 1.0 / seats.count() as f64)
            }
            "score" => Ok(f64::from(outcome.scores[seat])),
            _ => Err(raised("utility is \"win\" or \"score\"")),
        };
        seats.iter().map(worth).collect()
    }

    /// The scores, once the game is over.
    #[getter]
    fn scores(&self) -> PyResult<Vec<i32>> {
        Ok(self.ended()?.scores.as_slice().to_vec())
    }

    /// The seats that win or share the win, once the game is over.
    #[getter]
    fn winners(&self) -> PyResult<Vec<usize>> {
        Ok(Self::numbers(self.ended()?.winners))
    }

    /// The record, once the game is over.
    fn record(&self) -> PyResult<Record> {
        Ok(Record::new(self.position.record().map_err(raised)?))
    }

    /// All there is to know about the position, as text for `Game.restore`.
    fn save(&self) -> String {
        self.position.save()
    }

    #[classmethod]
    fn _restore(_class: &Bound<'_, PyType>, game: &Bound<'_, Game>, saved: &str) -> PyResult<Self> {
        let saved = serde_json::from_str(saved).map_err(raised)?;
        let position = game.get().environment.restore(&saved).map_err(raised)?;
        Ok(Self::new(position, game.get().clone()))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (Game, String))> {
        let restore = slf.get_type().getattr("_restore")?;
        let position = slf.borrow();
        Ok((restore, (position.game.clone(), position.save())))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.save() == other.save()
    }
}
