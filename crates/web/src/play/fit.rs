//! Keeps the table as large as the window allows: [`follow`].
//!
//! A style sheet lays the table out, but it cannot know how much room the pieces on it take. So the table is
//! measured after each drawing and scaled until all of it is visible. It grows only with the window or after
//! a new deal, so that nothing jumps about during a game.

use std::cell::Cell;

use leptos::{ev, prelude::*};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::HtmlElement;

use crate::{scene::Reach, session::Session};

/// Sizes in percent: the smallest, and the step between them.
const SMALLEST: u32 = 40;
const STEP: usize = 4;
/// A window of this size, in pixels, shows a table at its natural size. Larger windows show it larger.
const USUAL: (f64, f64) = (1_440.0, 860.0);
const LARGEST: u32 = 180;
/// The size of a hand relative to a table that has been made smaller, in percent: its cards are for fingers.
const HAND: u32 = 140;
/// If more pieces than this are gone, a new hand was dealt, and there is room again.
const FRESH: u32 = 8;

/// The size of the table, and the conditions it was chosen for.
#[derive(Clone, Copy)]
struct Fit {
    percent: u32,
    window: (f64, f64),
    /// The most pieces that have been on the table at this size.
    pieces: u32,
}

/// The fit of a table that has not been measured.
const FRESH_TABLE: Fit = Fit { percent: 100, window: (0.0, 0.0), pieces: 0 };

thread_local! {
    static FIT: Cell<Fit> = const { Cell::new(FRESH_TABLE) };
}

/// Keeps the table of this page as large as its window allows.
pub(super) fn follow(session: Session, reach: Memo<Reach>) {
    FIT.set(FRESH_TABLE);
    Effect::new(move |_| {
        session.scene.track();
        reach.track();
        // The things around the table also grow and shrink.
        session.room.track();
        session.line.track();
        session.voice.track();
        session.notice.track();
        session.story.caption.track();
        session.story.hold.track();
        soon();
    });
    let resized = window_event_listener(ev::resize, |_| fit());
    on_cleanup(move || resized.remove());
}

/// Measures in the next frame, once everything is drawn.
pub(super) fn soon() {
    request_animation_frame(fit);
}

/// Measures again as if the window had changed, because there is more room than before, or less.
pub(super) fn anew() {
    FIT.set(Fit { window: (0.0, 0.0), ..FIT.get() });
    soon();
}

/// The scale of the table: window pixels per table pixel.
pub(crate) fn scale() -> f64 {
    f64::from(FIT.get().percent) / 100.0
}

/// Scales the table so that all of it is visible.
pub(crate) fn fit() {
    let Some(board) = board() else { return };
    let before = FIT.get();
    let (window, pieces) = (size(), pieces(&board));
    let anew = window != before.window || pieces + FRESH < before.pieces;
    // Writing a style makes the browser lay everything out again, even if the value is the same.
    let percent = if anew {
        fitting(&board, largest(window))
    } else if is_seen(&board) {
        before.percent
    } else {
        fitting(&board, before.percent)
    };
    let pieces = if anew { pieces } else { pieces.max(before.pieces) };
    FIT.set(Fit { percent, window, pieces });
}

/// Whether all of the table is inside its frame.
fn is_seen(board: &HtmlElement) -> bool {
    board.scroll_height() <= board.client_height() + 1
}

/// The largest size up to this limit at which everything is visible; the smallest size if there is none.
fn fitting(board: &HtmlElement, at_most: u32) -> u32 {
    let fits = |percent: u32| {
        set(board, percent);
        is_seen(board)
    };
    // Things that stand side by side at one size may not at the next larger one, so no size can be skipped.
    (SMALLEST..=at_most).rev().step_by(STEP).find(|percent| fits(*percent)).unwrap_or(SMALLEST)
}

fn set(board: &HtmlElement, percent: u32) {
    let share = |part: u32, whole: u32| format!("{:.4}", f64::from(part) / f64::from(whole));
    let hand = (percent * HAND / 100).min(percent.max(100));
    // Setting a property with a valid name never fails.
    let _ = board.style().set_property("--fit", &share(percent, 100));
    let _ = board.style().set_property("--hand", &share(hand, percent));
}

/// The table's frame, which scrolls if even the smallest table is too large.
fn board() -> Option<HtmlElement> {
    let board = document().query_selector(".play > .board").ok()??;
    let board: HtmlElement = board.dyn_into().ok()?;
    board.first_element_child().is_some().then_some(board)
}

fn pieces(board: &HtmlElement) -> u32 {
    board.query_selector_all("[data-piece]").map_or(0, |pieces| pieces.length())
}

fn size() -> (f64, f64) {
    let side = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64()).unwrap_or_default();
    (side(window().inner_width()), side(window().inner_height()))
}

/// The largest size for a window. Small windows have no use for large cards.
fn largest((width, height): (f64, f64)) -> u32 {
    let share = (width / USUAL.0).min(height / USUAL.1) * 100.0;
    (100..=LARGEST).rev().step_by(STEP).find(|percent| f64::from(*percent) <= share).unwrap_or(100)
}
