//! Checks that a seat's observation contains what the seat knows, no more and no less: [`Law::Observation`].

use std::{
    cell::Cell,
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook},
    sync::Once,
};

use parlour_core::{
    Choices, Dice, FastDice, Game, Purpose, Seats, Viewer,
    observe::{Extent, Observed},
};
use serde_json::Value;

use crate::{Law, LawError, LawSubject};

/// One view in this many is changed.
const CHANGED_IN: u32 = 48;
/// The most parts of it to change, each on its own.
const PARTS: usize = 150;

/// Checks the observations and the numbers of actions at every decision of some games at every table with
/// every set of options.
///
/// - The observation depends only on the view, not on what was in the buffer; the full one begins with the
///   short one.
/// - No two views of a seat have the same observation, and no part of a view can change without changing a
///   number.
/// - Every legal action has its own number, in ascending order, and the number leads back to the action.
/// - Where scores are chips, they sum to 0 and nobody wins more than the stake.
///
/// # Errors
/// If [`Law::Observation`] is broken.
pub fn observed<G: LawSubject>(games: u64) -> Result<(), LawError>
where
    G::View: Observed,
{
    for options in G::option_sets() {
        for seats in G::INFO.tables() {
            for seed in 0..games {
                one_game::<G>(seats, &options, seed).map_err(|broken| LawError {
                    what: format!("{} ({seats} seats, {options:?}, seed {seed})", broken.what),
                    ..broken
                })?;
            }
        }
    }
    Ok(())
}

fn one_game<G: Game>(seats: Seats, options: &G::Options, seed: u64) -> Result<(), LawError>
where
    G::View: Observed,
{
    let mut dice = FastDice::for_game(seed, 0, Purpose::Test);
    let mut seen: HashMap<(Viewer, Vec<i8>), G::View> = HashMap::new();
    let mut position = G::deal(seats, options, &mut dice, &mut ());
    loop {
        for viewer in Viewer::all(seats) {
            let view = position.view(viewer);
            let numbers = is_written::<G>(&view)?;
            if dice.below(CHANGED_IN) == 0 {
                every_part_shows(&view, &numbers, &mut dice)?;
            }
            if let Some(other) = seen.insert((viewer, numbers), view.clone()) {
                Law::Observation.equal("a view with the same observation", &other, &view)?;
            }
            are_numbered(&view)?;
        }
        let Some(seat) = position.to_act().first() else { return within_stake(&position) };
        let action = position.choices(seat).any_kind(&mut dice);
        position.play_unchecked(seat, action, &mut dice, &mut ());
    }
}

fn within_stake<G: Game>(position: &G) -> Result<(), LawError>
where
    G::View: Observed,
{
    let (Some(stake), Some(outcome)) = (G::View::STAKE, position.outcome()) else { return Ok(()) };
    let scores = outcome.scores.as_slice();
    let holds = scores.iter().sum::<i32>() == 0 && scores.iter().all(|score| score.abs() <= stake.into());
    Law::Observation
        .holds(holds, || format!("chips change hands, at most {stake}, but the scores are {scores:?}"))
}

/// The full observation of a view.
fn numbers<V: Observed>(view: &V) -> Vec<i8> {
    let mut numbers = vec![77; Extent::Full.cells::<V>()];
    view.observe(Extent::Full, &mut numbers);
    numbers
}

fn is_written<G: Game>(view: &G::View) -> Result<Vec<i8>, LawError>
where
    G::View: Observed,
{
    let full = numbers(view);
    let mut short = vec![-77; Extent::Short.cells::<G::View>()];
    view.observe(Extent::Short, &mut short);
    Law::Observation.equal("the short observation", &short.as_slice(), &&full[..short.len()])?;
    let text = serde_json::to_string(view).map_err(|error| Law::Observation.broken(error.to_string()))?;
    let read: G::View =
        serde_json::from_str(&text).map_err(|error| Law::Observation.broken(error.to_string()))?;
    Law::Observation.equal("the observation of a view that was read back", &numbers(&read), &full)?;
    Ok(full)
}

/// Changes each part of a view on its own: if that makes another view, its observation must differ too.
fn every_part_shows<V: Observed>(view: &V, before: &[i8], dice: &mut FastDice) -> Result<(), LawError> {
    let whole = serde_json::to_value(view).map_err(|error| Law::Observation.broken(error.to_string()))?;
    let mut parts = Vec::new();
    find_parts(&whole, &mut String::new(), &mut parts);
    dice.shuffle(&mut parts);
    for part in parts.iter().filter(|part| part.as_str() != "/viewer/seat").take(PARTS) {
        for change in changes(whole.pointer(part).expect("the part was found there"), view.seats()) {
            let mut changed = whole.clone();
            *changed.pointer_mut(part).expect("the part was found there") = change;
            let Ok(other) = serde_json::from_value::<V>(changed.clone()) else { continue };
            // Not every view that can be written can occur. An impossible one need not be observable.
            let Some(after) = quietly(|| numbers(&other)) else { continue };
            Law::Observation.holds(other == *view || after != before, || {
                let now = changed.pointer(part);
                format!("{part} of {whole} can be {now:?} and it makes no difference")
            })?;
        }
    }
    Ok(())
}

/// Returns the result, or `None` if it panics. The panic is not reported.
fn quietly<T>(work: impl FnOnce() -> T) -> Option<T> {
    thread_local! {
        static QUIET: Cell<bool> = const { Cell::new(false) };
    }
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = take_hook();
        set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                loud(panic);
            }
        }));
    });
    QUIET.set(true);
    let result = catch_unwind(AssertUnwindSafe(work));
    QUIET.set(false);
    result.ok()
}

/// Finds the paths of all parts that can be changed.
fn find_parts(value: &Value, path: &mut String, parts: &mut Vec<String>) {
    let length = path.len();
    let mut go_on = |key: &str, inner: &Value| {
        path.push('/');
        path.push_str(&key.replace('~', "~0").replace('/', "~1"));
        find_parts(inner, path, parts);
        path.truncate(length);
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, inner)| go_on(key, inner)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, inner)| go_on(&index.to_string(), inner));
        }
        _ => {}
    }
    if !value.is_null() {
        parts.push(path.clone());
    }
}

/// Other values to try for a part of a view.
fn changes(value: &Value, seats: Seats) -> Vec<Value> {
    let mut changes = match value {
        Value::Bool(is_so) => vec![Value::Bool(!is_so)],
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            vec![(number + 1).into(), (number - 1).into()]
        }
        // A list with one entry per seat is not a set from which an entry can be removed.
        Value::Array(items) if items.len() != seats.count() => {
            let without = |index: usize| {
                let others = items.iter().enumerate().filter(|&(other, _)| other != index);
                Value::Array(others.map(|(_, item)| item.clone()).collect())
            };
            (0..items.len()).map(without).collect()
        }
        _ => Vec::new(),
    };
    changes.push(Value::Null);
    changes
}

/// Checks that every legal action has a number, and that the number leads back to the action.
fn are_numbered<V: Observed>(view: &V) -> Result<(), LawError> {
    let legal = view.choices();
    let mut next = 0;
    for (number, action) in V::NUMBERING.each(&legal) {
        Law::Observation.holds(number >= next, || format!("`{action}` has number {number}, below {next}"))?;
        let back = V::NUMBERING.legal(&legal, number);
        Law::Observation.equal(&format!("the action with number {number}"), &back, &Some(action))?;
        next = number + 1;
    }
    let count = V::NUMBERING.count();
    Law::Observation.holds(next <= count, || format!("a number reaches {next}, and there are {count}"))?;
    Law::Observation.equal("an action past all numbers", &V::NUMBERING.legal(&legal, count), &None)
}
