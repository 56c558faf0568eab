//! The promise about the deal: what was committed to before it, and the seed after the last decision.

use leptos::prelude::*;

use crate::{
    session::Session,
    text::{self, say},
};

pub(super) fn fair(session: Session) -> impl IntoView {
    let promise = move || session.room.with(|room| room.as_ref().map(|room| room.fair.clone()));
    let seed = move || {
        promise()
            .and_then(|fair| fair.seed)
            .map(|seed| text::about("web-fair-seed", "seed", &seed.to_string()))
    };
    view! {
        <details class="fair">
            <summary>{say("web-fair")}</summary>
            <p>{move || promise().map(|fair| text::about("web-fair-commitment", "commitment", &fair.commitment))}</p>
            <p>{seed}</p>
        </details>
    }
}
