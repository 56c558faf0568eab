//! Checks that viewers who saw and heard the same know the same, whatever is hidden: [`Law::Leak`].
//!
//! The checks in `knowledge` rely on the game's own sampler for positions that look alike, so a view and a
//! sampler that share a secret pass them. Here a twin of the recorded game is dealt from the same record with
//! two pieces of a shuffled pile exchanged, and goes through the same decisions for as long as they are
//! legal.

use parlour_core::{
    Dice, FastDice, Game, Told, Viewer,
    record::{self, ChanceEvent, Record, RecordEvent, Recording, Script},
};

use crate::{Law, LawError, knowledge::heard};

/// The number of twins of every deal. A deal is made quickly.
const TWIN_DEALS: usize = 8;
/// The number of twins of every complete game.
const TWIN_GAMES: usize = 3;

/// Everything that can be seen and heard at one moment of a game.
struct TwinMoment<G: Game> {
    position: G,
    told: Vec<Told<G::Event>>,
}

/// The viewers who cannot tell the twins apart so far.
type Even = Vec<Viewer>;

/// Checks that nobody learns more from the deal than they see or hear.
pub(crate) fn are_dealt_alike<G: Game, D: Dice>(
    game: &Recording<G, D>,
    told: &[Told<G::Event>],
    dice: &mut FastDice,
) -> Result<(), LawError> {
    let position = game.position();
    let here = TwinMoment { position: position.clone(), told: told.to_vec() };
    for _ in 0..TWIN_DEALS {
        let Some(events) = exchanged(game.events(), dice) else { return Ok(()) };
        let (mut script, mut told) = (Script::new(&events), Vec::new());
        let twin = G::deal(position.seats(), position.options(), &mut script, &mut told);
        // The law of records finds what does not fit the record.
        if script.problem().is_none() {
            let mut even: Even = Viewer::all(position.seats()).collect();
            compare(&here, &TwinMoment { position: twin, told }, &mut even)?;
        }
    }
    Ok(())
}

/// Checks that nobody learns more in a whole game than they see or hear.
pub(crate) fn live_alike<G: Game>(record: &Record, dice: &mut FastDice) -> Result<(), LawError> {
    let mut moments = Vec::new();
    let show = |step: record::Step<'_, G>| {
        moments.push(TwinMoment { position: step.position.clone(), told: step.told.to_vec() });
    };
    record::replay::<G>(record, show)
        .map_err(|why| Law::Record.broken(format!("a true record is refused: {why}")))?;
    for _ in 0..TWIN_GAMES {
        let Some(events) = exchanged(&record.events, dice) else { return Ok(()) };
        let mut twin = record.clone();
        twin.events = events;
        live_through(&moments, &twin)?;
    }
    Ok(())
}

/// Compares a game with its twin up to a decision that is not legal in the twin.
fn live_through<G: Game>(moments: &[TwinMoment<G>], twin: &Record) -> Result<(), LawError> {
    let mut even: Even = Viewer::all(twin.seats).collect();
    let mut result = Ok(());
    let mut moments = moments.iter();
    let show = |step: record::Step<'_, G>| {
        if let (Ok(()), Some(moment)) = (&result, moments.next()) {
            let twin = TwinMoment { position: step.position.clone(), told: step.told.to_vec() };
            result = compare(moment, &twin, &mut even);
        }
    };
    // It does not matter where the twin's record becomes invalid.
    let _ = record::replay::<G>(twin, show);
    result
}

/// Compares two moments for the viewers who could not tell the twins apart before. If their views are the
/// same, they must have heard the same; if they heard the same and their tables look the same, their views
/// must be the same.
fn compare<G: Game>(here: &TwinMoment<G>, twin: &TwinMoment<G>, even: &mut Even) -> Result<(), LawError> {
    let mut still_even = Vec::new();
    for &viewer in even.iter() {
        let views = [here, twin].map(|moment| moment.position.view(viewer));
        let [heard_here, heard_there] = [here, twin].map(|moment| heard::<G>(&moment.told, viewer));
        if views[0] == views[1] {
            let what = format!("what {viewer:?} hears and cannot know");
            Law::Leak.equal(&what, &heard_here, &heard_there)?;
            still_even.push(viewer);
        } else if heard_here == heard_there {
            let [scene, twin_scene] = views.each_ref().map(G::scene);
            Law::Leak.holds(scene != twin_scene, || {
                format!(
                    "{viewer:?} knows what it has neither seen nor heard:\n  {:?}\nis not\n  {:?}",
                    views[0], views[1]
                )
            })?;
        }
    }
    *even = still_even;
    Ok(())
}

/// The events with two pieces of a shuffled pile exchanged; `None` if nothing was shuffled.
fn exchanged(events: &[RecordEvent], dice: &mut FastDice) -> Option<Vec<RecordEvent>> {
    let is_shuffle = |event: &RecordEvent| matches!(event, RecordEvent::Chance(ChanceEvent::Shuffle { order, .. }) if order.len() > 1);
    let shuffles: Vec<usize> = (0..events.len()).filter(|&index| is_shuffle(&events[index])).collect();
    if shuffles.is_empty() {
        return None;
    }
    let mut events = events.to_vec();
    let index = shuffles[dice.below(shuffles.len() as u32) as usize];
    if let RecordEvent::Chance(ChanceEvent::Shuffle { order, .. }) = &mut events[index] {
        let first = dice.below(order.len() as u32) as usize;
        let second = (first + 1 + dice.below(order.len() as u32 - 1) as usize) % order.len();
        order.swap(first, second);
    }
    Some(events)
}
