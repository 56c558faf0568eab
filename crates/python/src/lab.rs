//! What `parlour.lab` and `parlour.ray` stand on: sums of shards as text.

use std::sync::atomic::AtomicBool;

use parlour_core::Language;
use parlour_lab::{Part, Report, Run, Shard, report::Figure};
use pyo3::prelude::*;

use crate::errors::raised;

/// What sums of this build can be merged with.
#[pyfunction]
pub(crate) fn lab_fingerprint() -> String {
    parlour_lab::fingerprint().to_owned()
}

/// Checks what a run says, and gives the sums over none of its games.
#[pyfunction]
pub(crate) fn lab_nothing(run: &str) -> PyResult<String> {
    let run: Run = serde_json::from_str(run).map_err(raised)?;
    let study = parlour_lab::find(&run.game).map_err(raised)?(&run.setup()).map_err(raised)?;
    Ok(Part::new(run, study.nothing()).to_json())
}

/// Plays a shard of a run, as in `3/16`, and gives its sums.
#[pyfunction]
#[pyo3(signature = (run, shard="1/1", threads=1))]
pub(crate) fn lab_play(py: Python<'_>, run: &str, shard: &str, threads: usize) -> PyResult<String> {
    let run: Run = serde_json::from_str(run).map_err(raised)?;
    let shard: Shard = shard.parse().map_err(raised)?;
    let game = parlour_registry::find(&run.game).map_err(raised)?;
    let study = parlour_lab::find(&run.game).map_err(raised)?(&run.setup()).map_err(raised)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(raised)?;
    let mut part = Part::new(run, study.nothing());
    let never = AtomicBool::new(false);
    py.detach(|| {
        pool.install(|| {
            parlour_lab::go_on(&*study, &mut part, shard, &never, |_| ());
            parlour_lab::climb(game, &mut part, shard, &never, |_| ())
        })
    })
    .map_err(raised)?;
    Ok(part.to_json())
}

/// Merges the sums of shards of one run and one build.
#[pyfunction]
pub(crate) fn lab_merge(py: Python<'_>, parts: Vec<String>) -> PyResult<String> {
    py.detach(|| {
        let mut parts = parts.iter().map(|text| Part::from_json(text));
        let first = parts.next().ok_or_else(|| "there is nothing to merge".to_owned())?;
        let mut whole = first.map_err(|error| error.to_string())?;
        for part in parts {
            let part = part.map_err(|error| error.to_string())?;
            whole.merge(&part).map_err(|error| error.to_string())?;
        }
        Ok(whole.to_json())
    })
    .map_err(|problem: String| raised(problem))
}

/// The report over some sums: every figure as JSON, and the page.
#[pyfunction]
pub(crate) fn lab_report(py: Python<'_>, part: &str) -> PyResult<(String, String)> {
    let part = Part::from_json(part).map_err(raised)?;
    let game = parlour_registry::find(&part.run.game).map_err(raised)?;
    let study = parlour_lab::find(&part.run.game).map_err(raised)?(&part.run.setup()).map_err(raised)?;
    part.check_shape(&study.nothing()).map_err(raised)?;
    Ok(py.detach(|| {
        let rules = game.rules(Language::English);
        let report = Report::new(&part, &study.subject(), rules, &Figure::ALL);
        (report.to_json(), parlour_lab::page(&report))
    }))
}
