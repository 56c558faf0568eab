//! The link of the table, to copy or to hold a phone's camera at.

use leptos::prelude::*;

use crate::{draw, text::say};

pub(super) fn invite() -> impl IntoView {
    let link = window().location().href().unwrap_or_default();
    let link = link.split(['?', '#']).next().unwrap_or_default().to_owned();
    let copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        move |_| {
            // Whether it was allowed is seen by what is in the clipboard; the link stands there to be copied by hand.
            let _ = window().navigator().clipboard().write_text(&link);
            copied.set(true);
        }
    };
    let code = draw::qr(&link);
    view! {
        <section class="invite" aria-label=say("web-invite")>
            <h2>{say("web-invite")}</h2>
            <p class="actions">
                <input type="text" readonly aria-label=say("web-link") prop:value=link.clone()/>
                <button on:click=copy>{move || if copied.get() { say("web-copied") } else { say("web-copy") }}</button>
            </p>
            <div class="qr" role="img" aria-label=say("web-qr") inner_html=code></div>
        </section>
    }
}
