//! Checks that what is decided can be read: [`Law::Beats`].

use parlour_core::{Beat, Event, Hold, Scores, Seats, Told, Viewer};

use crate::{Law, LawError};

/// Checks the events of one step as each viewer hears them: nothing is decided after the last long beat.
pub(crate) fn are_long_enough<E: Event>(told: &[Told<E>], seats: Seats) -> Result<(), LawError> {
    let beats: Vec<(&Told<E>, Beat)> = told.iter().map(|told| (told, told.event.beat())).collect();
    Viewer::all(seats).try_for_each(|viewer| {
        let heard = beats.iter().rev().filter(|(told, _)| told.audience.includes(viewer));
        let mut brief = heard.take_while(|(_, beat)| beat.hold != Hold::Long);
        match brief.find(|(_, beat)| decides(beat)) {
            Some((told, _)) => {
                let what = format!("{viewer:?} has no time to read what is decided: {:?}", told.event);
                Err(Law::Beats.broken(what))
            }
            None => Ok(()),
        }
    })
}

/// Whether the beat changes scores or says what becomes of a piece.
fn decides(beat: &Beat) -> bool {
    beat.scores == Scores::Counted || beat.marked.iter().any(|marked| marked.mark.decides())
}
