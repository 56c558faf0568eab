//! `parlour.match` and `parlour.advise`.

use numpy::{IntoPyArray as _, PyArray2, PyArrayMethods as _};
use parlour_bots::Bot;
use parlour_core::{Outcome, Seat};
use parlour_registry::Setup;
use pyo3::{
    prelude::*,
    types::{PyAny, PyDict},
};
use rayon::prelude::*;

use crate::{errors::raised, game::Game, record::Record, view::opinion_list};

/// Arrays of two columns and more: each seat's share of the win and score, game by game.
type Results<'py> = (Bound<'py, PyArray2<f32>>, Bound<'py, PyArray2<i32>>);

/// Plays games between bots, one for each seat: the games `first` to `first + games` of the run with that seed.
#[pyfunction]
#[pyo3(signature = (game, bots, games, seed=1, first=0, threads=1))]
pub(crate) fn play_games<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    first: u64,
    threads: usize,
) -> PyResult<Results<'py>> {
    let game = game.get();
    let bots: Vec<Bot> = bots.iter().map(|bot| bot.parse().map_err(raised)).collect::<PyResult<_>>()?;
    let options = game.changes.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
    let setup = Setup { seats: game.seats, options, bots, seed };
    let entry = parlour_registry::find(game.environment.info().slug).map_err(raised)?;
    let runner = entry.runner(&setup).map_err(raised)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(raised)?;
    let outcomes: Vec<Outcome> = py.detach(|| {
        let play = |index| runner.play(index).outcome;
        pool.install(|| (first..first + games).into_par_iter().map(play).collect())
    });
    let won = |outcome: &Outcome, seat: Seat| {
        if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 }
    };
    let shares: Vec<f32> = outcomes
        .iter()
        .flat_map(|outcome| outcome.scores.seats().iter().map(move |seat| won(outcome, seat)))
        .collect();
    let scores: Vec<i32> = outcomes.iter().flat_map(|outcome| outcome.scores.as_slice().to_vec()).collect();
    let shape = [outcomes.len(), game.seats];
    Ok((shares.into_pyarray(py).reshape(shape)?, scores.into_pyarray(py).reshape(shape)?))
}

/// What the search thinks of the decision at that event of a record, counted from 1, from what the deciding seat knew.
#[pyfunction]
#[pyo3(signature = (record, event, iterations=2000, seed=0))]
pub(crate) fn advise<'py>(
    py: Python<'py>,
    record: &Bound<'py, Record>,
    event: usize,
    iterations: u32,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let record = record.get().inner();
    let entry = parlour_registry::find(&record.game).map_err(raised)?;
    let advice = py.detach(|| entry.advise(record, event, iterations, seed)).map_err(raised)?;
    let answer = PyDict::new(py);
    answer.set_item("seat", advice.seat.number())?;
    answer.set_item("played", advice.played)?;
    answer.set_item("opinions", opinion_list(py, advice.opinions)?)?;
    Ok(answer.into_any())
}
