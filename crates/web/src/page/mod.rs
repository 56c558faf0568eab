//! One module per page.

pub(crate) mod about;
mod calls;
mod held;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod lobby;
mod options;
pub(crate) mod rules;
pub(crate) mod sample;
pub(crate) mod saved;
pub(crate) mod setup;
pub(crate) mod table;
mod tabs;

use leptos::prelude::*;

use crate::text::say;

/// The page for a table that does not exist, usually because part of the link is missing.
pub(crate) fn no_table() -> impl IntoView {
    view! {
        <article class="prose">
            <h1>{say("web-no-table-title")}</h1>
            <p>{say("web-no-table")}</p>
            <p class="actions">
                <a class="button main" href="/">{say("web-to-home")}</a>
                <a class="button" href="/tables">{say("web-to-lobby")}</a>
            </p>
        </article>
    }
}

/// The page for unknown addresses.
pub(crate) fn nowhere() -> impl IntoView {
    view! {
        <article class="prose">
            <h1>{say("web-nowhere-title")}</h1>
            <p>{say("web-nowhere")}</p>
            <p><a href="/">{say("web-to-home")}</a></p>
        </article>
    }
}
