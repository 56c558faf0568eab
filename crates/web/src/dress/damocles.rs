//! Damocles: the sword that hangs in the middle of the ring.

use leptos::prelude::*;

const SWORD: &str = r#"<svg viewBox="0 0 200 200" aria-hidden="true"><circle class="orbit" cx="100" cy="100" r="76"/><path class="thread" d="M100 30V62"/><circle class="hilt" cx="100" cy="66" r="5"/><path class="hilt" d="M96.5 70H103.5V86H96.5Z"/><path class="hilt" d="M80 86C88 84 112 84 120 86V92C112 90 88 90 80 92Z"/><path class="blade" d="M94 93H106V146L100 160L94 146Z"/><path class="fuller" d="M100 96V150"/></svg>"#;

/// The ring's circle, and the sword on its thread.
pub(super) fn sword() -> AnyView {
    view! { <span class="sword" inner_html=SWORD></span> }.into_any()
}
