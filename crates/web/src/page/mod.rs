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

use crate::text;

/// The page of addresses that are none.
pub(crate) fn nowhere() -> impl IntoView {
    view! {
        <article class="prose">
            <h1>{text::NOWHERE_TITLE}</h1>
            <p>{text::NOWHERE}</p>
            <p><a href="/">{text::TO_HOME}</a></p>
        </article>
    }
}
