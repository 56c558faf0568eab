//! The clock of a decision, where the table has one.

use std::time::Duration;

use leptos::prelude::*;

use crate::{session::Session, text};

pub(super) fn clock(session: Session) -> impl IntoView {
    let now = RwSignal::new(js_sys::Date::now());
    let handle = set_interval_with_handle(move || now.set(js_sys::Date::now()), Duration::from_millis(500));
    let handle = handle.expect("a window has a clock");
    on_cleanup(move || handle.clear());
    move || {
        let (clock, since) = session.clock.get()?;
        let left = (clock.left as f64 - (now.get() - since)).max(0.0);
        Some(
            view! { <span class="clock" class:short=left < 10_000.0 role="timer">{text::count("web-seconds", "seconds", (left / 1_000.0).ceil() as i64)}</span> },
        )
    }
}
