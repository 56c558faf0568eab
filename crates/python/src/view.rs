//! `parlour.View`.

use numpy::{IntoPyArray as _, PyArray1, PyArray2, PyArrayMethods as _, PyReadwriteArray1};
use parlour_bots::Bot;
use parlour_core::observe::Extent;
use parlour_env::{AnyView, Decider};
use pyo3::{
    prelude::*,
    types::{PyDict, PyList},
};

use crate::{
    errors::{raised, refused},
    game::Game,
    position::Position,
    values::{self, from_json},
};

/// What one seat knows, and nothing else: no position is in it, so nothing that it shows can tell more.
#[pyclass(module = "parlour", frozen)]
pub(crate) struct View {
    view: Box<dyn AnyView>,
    game: Game,
}

impl View {
    pub(crate) fn new(view: Box<dyn AnyView>, game: Game) -> Self {
        Self { view, game }
    }

    /// Writes numbers into an array of the caller's, or into a new one.
    fn written<'py>(
        &self,
        py: Python<'py>,
        size: usize,
        out: Option<Bound<'py, PyArray1<i8>>>,
        write: impl FnOnce(&dyn AnyView, &mut [i8]),
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, size, false));
        let mut numbers: PyReadwriteArray1<'_, i8> = array.try_readwrite().map_err(raised)?;
        let slice = numbers.as_slice_mut().map_err(raised)?;
        if slice.len() != size {
            return Err(raised(format!("the array has {} numbers instead of {size}", slice.len())));
        }
        write(self.view.as_ref(), slice);
        drop(numbers);
        Ok(array)
    }
}

#[pymethods]
impl View {
    /// The game it is a view of.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// Whose knowledge it is; None for a spectator.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.view.viewer().seat().map(parlour_core::Seat::number)
    }

    /// The seats that decide now.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.view.to_act().iter().map(parlour_core::Seat::number).collect()
    }

    /// It as dictionaries and lists.
    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.view.json())
    }

    /// It as JSON.
    fn json(&self) -> String {
        self.view.json()
    }

    /// The observation: int8 numbers, into `out` if it is given. `short` gives the beginning of it.
    #[pyo3(signature = (out=None, short=false))]
    fn tensor<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i8>>>,
        short: bool,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let shape = &self.game.shape;
        let (extent, size) = if short { (Extent::Short, shape.short) } else { (Extent::Full, shape.full) };
        self.written(py, size, out, |view, cells| view.observe(extent, cells))
    }

    /// 1 for each legal action at its number, into `out` if it is given.
    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        self.written(py, self.game.shape.actions, out, |view, cells| view.mask(cells))
    }

    /// The legal actions of the seat: their numbers and texts.
    fn legal(&self) -> Vec<(usize, String)> {
        self.view.legal()
    }

    /// The features of the legal actions: a row of uint16 numbers for each.
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u16>>> {
        let width = self.game.shape.features.len();
        let rows = self.view.features();
        let count = rows.len() / width.max(1);
        rows.into_pyarray(py).reshape([count, width])
    }

    /// `n` positions that the view allows, drawn fairly. `rng` is a seed or a NumPy generator.
    #[pyo3(signature = (rng, n=1))]
    fn sample(&self, py: Python<'_>, rng: &Bound<'_, PyAny>, n: usize) -> PyResult<Vec<Position>> {
        let seed = values::seed(rng)?;
        let drawn = py.detach(|| self.view.sample(seed, n));
        Ok(drawn.into_iter().map(|position| Position::new(position, self.game.clone())).collect())
    }

    /// What a bot does: the number and the text. With `iterations`, what a search of so many does. Same view, same seed, same answer.
    #[pyo3(signature = (bot="hard", seed=0, iterations=None))]
    fn decide(
        &self,
        py: Python<'_>,
        bot: &str,
        seed: u64,
        iterations: Option<u32>,
    ) -> PyResult<(usize, String)> {
        let bot: Bot = bot.parse().map_err(raised)?;
        let decider = iterations.map_or(Decider::Bot(bot), Decider::Iterations);
        py.detach(|| self.view.decide(decider, seed)).map_err(|error| refused(py, error))
    }

    /// What the search thinks of every legal action, the one tried most first: action, win chance, its error, visits.
    #[pyo3(signature = (iterations=2000, seed=0))]
    fn advise<'py>(&self, py: Python<'py>, iterations: u32, seed: u64) -> PyResult<Bound<'py, PyList>> {
        let opinions =
            py.detach(|| self.view.advise(iterations, seed)).map_err(|error| refused(py, error))?;
        opinion_list(py, opinions)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let view = slf.get();
        let game = view.game.clone().into_pyobject(slf.py())?;
        Ok((game.getattr("view")?, (view.json(),)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.view.json() == other.view.json()
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        self.view.json().hash(&mut hasher);
        hasher.finish()
    }
}

/// Opinions as a list of dictionaries.
pub(crate) fn opinion_list(
    py: Python<'_>,
    opinions: Vec<parlour_registry::Opinion>,
) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for opinion in opinions {
        let entry = PyDict::new(py);
        entry.set_item("action", opinion.action)?;
        entry.set_item("win_chance", opinion.share)?;
        entry.set_item("error", opinion.error)?;
        entry.set_item("visits", opinion.visits)?;
        list.append(entry)?;
    }
    Ok(list)
}
