//! The table's link, to copy and as a QR code.

use leptos::prelude::*;

use crate::text::say;

pub(super) fn invite() -> impl IntoView {
    let link = window().location().href().unwrap_or_default();
    let link = link.split(['?', '#']).next().unwrap_or_default().to_owned();
    let copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        move |_| {
            // The clipboard shows whether this was allowed. The link is also on the page, to be copied by
            // hand.
            let _ = window().navigator().clipboard().write_text(&link);
            copied.set(true);
        }
    };
    // The server draws the QR code, because few visitors need it and every page would have to load the code
    // that draws it.
    let code = format!("/api/tables/{}/qr", link.rsplit('/').next().unwrap_or_default());
    view! {
        <section class="invite" aria-label=say("web-invite")>
            <h2>{say("web-invite")}</h2>
            <p class="actions">
                <input type="text" readonly aria-label=say("web-link") prop:value=link.clone()/>
                <button on:click=copy>{move || if copied.get() { say("web-copied") } else { say("web-copy") }}</button>
            </p>
            <img class="qr" src=code alt=say("web-qr")/>
        </section>
    }
}
