//! One module per page.

pub(crate) mod about;
pub(crate) mod home;
pub(crate) mod lobby;
mod options;
pub(crate) mod rules;
pub(crate) mod sample;
pub(crate) mod setup;
pub(crate) mod table;

use leptos::prelude::*;

use crate::text::say;

/// The page of addresses that are none.
pub(crate) fn nowhere() -> impl IntoView {
    view! {
        <article class="prose">
            <h1>{say("web-nowhere-title")}</h1>
            <p>{say("web-nowhere")}</p>
            <p><a href="/">{say("web-to-home")}</a></p>
        </article>
    }
}
