//! Checks that everything on the table is explained: [`Law::About`].

use parlour_core::{
    Scene, Words,
    scene::{About, Counter},
};

use crate::{Law, LawError};

/// Checks that every figure, tag, zone and piece is explained, and every place that shows how full it is.
///
/// A scene is made from a view, so no explanation can reveal what its viewer does not know. [`Law::Words`]
/// checks that all of them can be rendered.
pub(crate) fn everything_is_explained(scene: &Scene) -> Result<(), LawError> {
    figures("the table", &scene.counters)?;
    for panel in &scene.panels {
        let whose = format!("seat {}", panel.seat);
        figures(&whose, &panel.counters)?;
        panel
            .tags
            .iter()
            .try_for_each(|tag| says(&tag.about, || format!("{} of {whose}", id(&tag.words))))?;
    }
    for zone in &scene.zones {
        says(&zone.about, || format!("zone {}", zone.id))?;
        figures(&zone.id, &zone.counters)?;
        for (number, place) in zone.places.iter().enumerate() {
            let explained = place.gauge.is_none() || !place.about.is_empty();
            Law::About.holds(explained, || {
                format!("nothing explains the gauge of place {number} of {}", zone.id)
            })?;
            place
                .pieces
                .iter()
                .try_for_each(|piece| says(&piece.about, || format!("{} in {}", piece.id, zone.id)))?;
        }
    }
    Ok(())
}

fn figures(whose: &str, counters: &[Counter]) -> Result<(), LawError> {
    counters
        .iter()
        .try_for_each(|counter| says(&counter.about, || format!("{} of {whose}", id(&counter.label))))
}

fn says(about: &About, what: impl FnOnce() -> String) -> Result<(), LawError> {
    Law::About.holds(!about.is_empty(), || format!("nothing explains {}", what()))
}

fn id(words: &Words) -> &str {
    words.id().unwrap_or("a text")
}
