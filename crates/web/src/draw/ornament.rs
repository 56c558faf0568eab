//! Drawings in the middle of a zone.

/// A sword hanging by a thread, and a circle around it.
const SWORD: &str = r#"<svg viewBox="0 0 200 200" aria-hidden="true"><circle class="orbit" cx="100" cy="100" r="76"/><path class="thread" d="M100 30V62"/><circle class="hilt" cx="100" cy="66" r="5"/><path class="hilt" d="M96.5 70H103.5V86H96.5Z"/><path class="hilt" d="M80 86C88 84 112 84 120 86V92C112 90 88 90 80 92Z"/><path class="blade" d="M94 93H106V146L100 160L94 146Z"/><path class="fuller" d="M100 96V150"/></svg>"#;

/// The ornament with this name.
pub(crate) fn ornament(name: &str) -> Option<&'static str> {
    match name {
        "sword" => Some(SWORD),
        _ => None,
    }
}
