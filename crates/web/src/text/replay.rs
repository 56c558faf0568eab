//! The list of tables, and finished games.

use parlour_protocol::TableListing;

use super::{first_upper, percent};

pub(crate) const LOOKING: &str = "Looking …";
pub(crate) const SIT_DOWN: &str = "Sit down";
pub(crate) const WATCH: &str = "Watch";
pub(crate) const NO_RECORD: &str = "No finished game is kept in this browser.";
pub(crate) const FIRST: &str = "To the deal";
pub(crate) const BACK: &str = "One step back";
pub(crate) const FORWARD: &str = "One step on";
pub(crate) const LAST: &str = "To the end";
pub(crate) const RUN: &str = "Play";
pub(crate) const PAUSE: &str = "Pause";
pub(crate) const MOMENT: &str = "Moment";
pub(crate) const SPEED: &str = "Speed";
pub(crate) const EYES: &str = "Whose knowledge";
pub(crate) const ALL_OPEN: &str = "All cards open";
pub(crate) const COPY_MOMENT: &str = "Copy the link to this moment";
pub(crate) const DOWNLOAD: &str = "Download the record";
pub(crate) const ANALYSIS: &str = "Looked over";
pub(crate) const ANALYSE: &str = "Look the game over";
pub(crate) const GRAPH: &str =
    "The share of the win from the first decision to the last; dots are decisions that cost something";
pub(crate) const NO_SLIP: &str = "No decision cost more than the search can tell.";
pub(crate) const SHOW: &str = "Show";
pub(crate) const TRY_AGAIN: &str = "Try it again against bots";

/// How a listed table stands.
pub(crate) fn table_state(table: &TableListing) -> String {
    let (seats, free) = (table.seats, table.free);
    if table.playing { format!("{seats} seats, playing") } else { format!("{free} of {seats} chairs free") }
}

/// Which moment of how many.
pub(crate) fn moment(at: usize, last: usize) -> String {
    format!("{at} of {last}")
}

/// What one seat knew.
pub(crate) fn knowledge_of(name: &str) -> String {
    format!("What {name} knew")
}

/// How far the search is.
pub(crate) fn looked_at(done: usize, all: usize) -> String {
    format!("{done} of {all} decisions looked at")
}

/// Whose course the graph shows.
pub(crate) fn course_of(name: &str) -> String {
    format!("The share of the win of {name}, as the search sees it from what the seat knew.")
}

/// A decision that cost something.
pub(crate) fn slip(played: &str, share: f32, best: &str, best_share: f32) -> String {
    format!(
        "{} left {}; {best} would have left {}.",
        first_upper(played),
        percent(share),
        percent(best_share)
    )
}
