//! `parlour.Batch`.

use std::sync::{Mutex, MutexGuard};

use numpy::{
    PyArray, PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArray, ndarray::Dimension,
};
use parlour_bots::Bot;
use parlour_core::observe::Extent;
use parlour_env::{AnyBatch, BatchArrays, BatchSetup, EnvError, Forced, LegalArrays};
use pyo3::{
    prelude::*,
    sync::MutexExt as _,
    types::{PyDict, PySlice},
};
use serde_json::{Map, Value};

use crate::{
    errors::{raised, refused},
    game::{Game, dictionary},
};

/// Many games at once, written into arrays that stay where they are.
///
/// `Batch("tps", n, seats=4, options={...})`, or `Batch(game, n)` with a `Game`. Every row is a game that waits for a decision of
/// the caller. `step(actions)` lets every game go on; a game that ends is followed by the next in the same step. Row i plays the
/// games i, i + n, i + 2n … of the run with that `seed`: for the same choices they are the games of `parlour sim --seed`.
///
/// `bots={1: "medium"}` seats bots, and rows wait for the other seats alone. `obs="short"` gives the short observation. With
/// `play_forced=True` decisions with one legal action are made at once. `state=True` adds what all seats hold, for critics;
/// `ending=True` what the caller's seat knows when a game ends. `threads` play the rows.
///
/// Calls from several threads of the interpreter wait for one another. They write the same arrays, so a batch is best left to one.
#[pyclass(module = "parlour", frozen)]
pub(crate) struct Batch {
    engine: Mutex<Box<dyn AnyBatch>>,
    game: Game,
    rows: usize,
    /// What the deciding seat knows: int8, one row for each game.
    #[pyo3(get)]
    obs: Py<PyArray2<i8>>,
    /// 1 for each legal action at its number: int8. No columns where an action has no number of its own; see `legal`.
    #[pyo3(get)]
    mask: Py<PyArray2<i8>>,
    /// How many legal actions there are: int32.
    #[pyo3(get)]
    legal_count: Py<PyArray1<i32>>,
    /// Who decides: int8.
    #[pyo3(get)]
    seat: Py<PyArray1<i8>>,
    /// Where a game has just ended, each seat's share of the win less an equal share: float32, a column for each seat. 0 otherwise.
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    /// Where a game has just ended, each seat's score: int32. 0 otherwise.
    #[pyo3(get)]
    score: Py<PyArray2<i32>>,
    /// Whether a game has just ended, so that the row is the beginning of the next: bool.
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    /// The number of the game in the run: uint64.
    #[pyo3(get)]
    game_number: Py<PyArray1<u64>>,
    /// What every seat has before it, the deciding one first, all hands: int8, for critics only. No columns unless it was asked for.
    ///
    /// It is the short observation of every seat. Not in it is what no seat sees (the order of decks, cards set aside face down), and
    /// what only full observations tell (cards played earlier, own discards).
    #[pyo3(get)]
    state: Py<PyArray2<i8>>,
    /// Where a game has just ended, what the seat that decided last for the caller knows of its end: int8. No columns unless it was
    /// asked for; what other rows hold there is old.
    #[pyo3(get)]
    ending: Py<PyArray2<i8>>,
    /// Where `legal` writes: offsets, ids and features, with room for the most legal actions that there can be.
    offsets: Py<PyArray1<i64>>,
    ids: Py<PyArray1<i64>>,
    features: Py<PyArray2<u16>>,
}

/// Views of the legal actions of all rows: offsets, ids, features.
type LegalLists<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>);

/// Which actions a step plays.
#[derive(Clone, Copy)]
enum Actions<'a> {
    Given(&'a [i64]),
    Random,
    /// None: everything is written anew.
    Nothing,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, *, seats=None, options=None, seed=0, threads=1, obs="full", bots=None, play_forced=false, state=false, ending=false))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords")]
    fn new(
        py: Python<'_>,
        game: GameOrSlug<'_>,
        n: usize,
        seats: Option<usize>,
        #[pyo3(from_py_with = dictionary)] options: Option<Map<String, Value>>,
        seed: u64,
        threads: usize,
        obs: &str,
        bots: Option<&Bound<'_, PyDict>>,
        play_forced: bool,
        state: bool,
        ending: bool,
    ) -> PyResult<Self> {
        let game = game.with(seats, options)?;
        let extent = match obs {
            "full" => Extent::Full,
            "short" => Extent::Short,
            _ => return Err(raised("obs is \"full\" or \"short\"")),
        };
        let setup = BatchSetup {
            seats: game.seats,
            options: game.changes.clone(),
            seed,
            rows: n,
            threads,
            extent,
            bots: seated(bots, game.seats)?,
            forced: if play_forced { Forced::Played } else { Forced::Asked },
        };
        let batch = game.environment.batch(&setup).map_err(raised)?;
        let cells = if extent == Extent::Full { game.shape.full } else { game.shape.short };
        let mask = if game.shape.indexed { game.shape.actions } else { 0 };
        let all_hands = if state { game.seats * game.shape.short } else { 0 };
        // The system commits the memory of what is written only, and the most is seldom reached.
        let most = n * game.shape.actions;
        let made = Self {
            engine: Mutex::new(batch),
            obs: PyArray2::zeros(py, [n, cells], false).unbind(),
            mask: PyArray2::zeros(py, [n, mask], false).unbind(),
            legal_count: PyArray1::zeros(py, n, false).unbind(),
            seat: PyArray1::zeros(py, n, false).unbind(),
            reward: PyArray2::zeros(py, [n, game.seats], false).unbind(),
            score: PyArray2::zeros(py, [n, game.seats], false).unbind(),
            done: PyArray1::zeros(py, n, false).unbind(),
            game_number: PyArray1::zeros(py, n, false).unbind(),
            state: PyArray2::zeros(py, [n, all_hands], false).unbind(),
            ending: PyArray2::zeros(py, [n, if ending { cells } else { 0 }], false).unbind(),
            offsets: PyArray1::zeros(py, n + 1, false).unbind(),
            ids: PyArray1::zeros(py, most, false).unbind(),
            features: PyArray2::zeros(py, [most, game.shape.features.len()], false).unbind(),
            game,
            rows: n,
        };
        made.go_on(py, 1, Actions::Nothing)?;
        Ok(made)
    }

    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The number of rows.
    #[getter]
    const fn n(&self) -> usize {
        self.rows
    }

    /// Every game goes on with the action of its row: int64 numbers. If one is not legal, IllegalActionError is raised and nothing
    /// has changed.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let contiguous = actions.as_slice().map_err(raised)?;
        self.go_on(py, 1, Actions::Given(contiguous))
    }

    /// Every game goes on with random legal actions, those of the bot `random`, so many times.
    #[pyo3(signature = (steps=1))]
    fn step_random(&self, py: Python<'_>, steps: usize) -> PyResult<()> {
        self.go_on(py, steps, Actions::Random)
    }

    /// The legal actions of all rows: `(offsets, ids, features)`. Those of row i are at `offsets[i]:offsets[i + 1]`; an id is what
    /// `step` takes.
    ///
    /// They lie in arrays that stay where they are, and the next call writes them anew: copy what must last.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<LegalLists<'py>> {
        let mut batch = self.engine(py);
        let batch: &mut dyn AnyBatch = batch.as_mut();
        let (total, width) = (batch.legal_total(), self.game.shape.features.len());
        let (offsets, ids, features) = (self.offsets.bind(py), self.ids.bind(py), self.features.bind(py));
        {
            let (mut offsets, mut ids, mut features) = (lent(offsets)?, lent(ids)?, lent(features)?);
            let arrays = LegalArrays {
                offsets: slice(&mut offsets)?,
                ids: &mut slice(&mut ids)?[..total],
                features: &mut slice(&mut features)?[..total * width],
            };
            py.detach(|| batch.write_legal(arrays)).map_err(raised)?;
        }
        let used = PySlice::new(py, 0, total.cast_signed(), 1);
        Ok((offsets.clone().into_any(), ids.get_item(&used)?, features.get_item(&used)?))
    }
}

impl Batch {
    /// The games. Whoever has to wait for them lets other threads have the interpreter meanwhile.
    fn engine(&self, py: Python<'_>) -> MutexGuard<'_, Box<dyn AnyBatch>> {
        self.engine.lock_py_attached(py).expect("no thread has panicked")
    }

    fn go_on(&self, py: Python<'_>, steps: usize, actions: Actions<'_>) -> PyResult<()> {
        let mut batch = self.engine(py);
        let batch: &mut dyn AnyBatch = batch.as_mut();
        let mut observation = lent(self.obs.bind(py))?;
        let mut mask = lent(self.mask.bind(py))?;
        let mut legal = lent(self.legal_count.bind(py))?;
        let mut seat = lent(self.seat.bind(py))?;
        let mut reward = lent(self.reward.bind(py))?;
        let mut score = lent(self.score.bind(py))?;
        let mut done = lent(self.done.bind(py))?;
        let mut game = lent(self.game_number.bind(py))?;
        let mut state = lent(self.state.bind(py))?;
        let mut ending = lent(self.ending.bind(py))?;
        let mut arrays = BatchArrays {
            observation: slice(&mut observation)?,
            mask: slice(&mut mask)?,
            legal: slice(&mut legal)?,
            seat: slice(&mut seat)?,
            reward: slice(&mut reward)?,
            score: slice(&mut score)?,
            done: slice(&mut done)?,
            game: slice(&mut game)?,
            state: slice(&mut state)?,
            ending: slice(&mut ending)?,
        };
        let went = py.detach(|| -> Result<(), EnvError> {
            for _ in 0..steps {
                match actions {
                    Actions::Given(actions) => batch.step(actions, arrays.again())?,
                    Actions::Random => batch.step_random(arrays.again())?,
                    Actions::Nothing => batch.write(arrays.again())?,
                }
            }
            Ok(())
        });
        went.map_err(|error| refused(py, error))
    }
}

/// A game, or its slug.
#[derive(FromPyObject)]
enum GameOrSlug<'py> {
    Game(Bound<'py, Game>),
    Slug(String),
}

impl GameOrSlug<'_> {
    /// The game at a table of that size with these options.
    fn with(self, seats: Option<usize>, options: Option<Map<String, Value>>) -> PyResult<Game> {
        match self {
            Self::Slug(slug) => Game::make(&slug, seats, options.unwrap_or_default()),
            Self::Game(game) if seats.is_none() && options.is_none() => Ok(game.get().clone()),
            Self::Game(_) => Err(raised("a Game has its seats and options: give them with the slug alone")),
        }
    }
}

/// An array of the batch, to be written. Nothing has changed if somebody else holds it.
fn lent<'py, T: numpy::Element, D: Dimension>(
    array: &Bound<'py, PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.try_readwrite().map_err(|_| {
        raised("another call is using an array of this batch: give it a copy, and try again once it has returned")
    })
}

/// The numbers of an array that is borrowed.
fn slice<'a, T: numpy::Element, D: Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(raised)
}

/// Bots by seat.
fn seated(bots: Option<&Bound<'_, PyDict>>, seats: usize) -> PyResult<Vec<Option<Bot>>> {
    let mut seated = vec![None; seats];
    let Some(bots) = bots else { return Ok(seated) };
    for (seat, name) in bots.iter() {
        let number: usize = seat.extract()?;
        let place = seated.get_mut(number).ok_or_else(|| raised(EnvError::NoSeat(number)))?;
        *place = Some(name.extract::<String>()?.parse().map_err(raised)?);
    }
    Ok(seated)
}
