//! The link of the table, to copy or to hold a phone's camera at.

use leptos::prelude::*;
use qrcode::{Color, QrCode};

use crate::text;

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
    let code = qr(&link);
    view! {
        <section class="invite" aria-label=text::INVITE>
            <h2>{text::INVITE}</h2>
            <p class="actions">
                <input type="text" readonly aria-label=text::LINK prop:value=link.clone()/>
                <button on:click=copy>{move || if copied.get() { text::COPIED } else { text::COPY }}</button>
            </p>
            <div class="qr" role="img" aria-label=text::QR inner_html=code></div>
        </section>
    }
}

/// The link as a code that cameras read: one path, dark on light in both themes.
fn qr(link: &str) -> String {
    let Ok(code) = QrCode::new(link.as_bytes()) else { return String::new() };
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path: Vec<String> =
        dark.map(|(index, _)| format!("M{} {}h1v1h-1z", index % width + 4, index / width + 4)).collect();
    let path = path.concat();
    let side = width + 8;
    format!(
        "<svg viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_a_quiet_zone_and_no_style() {
        let code = qr("https://example.org/t/00000000000000000000000000000abc");
        assert!(
            code.starts_with("<svg ") && code.contains("M4 4h1"),
            "the corner mark starts after four free modules"
        );
        assert!(!code.contains("style="));
    }
}
