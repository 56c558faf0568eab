//! Suits and gods as shapes that differ when blurred.

use parlour_core::scene::Emblem;

use super::{escaped, ink};

/// The emblem around a point, as tall and wide as `size`.
pub(super) fn emblem(emblem: &Emblem, x: f32, y: f32, size: f32) -> String {
    format!(
        "<text class=\"{}\" x=\"{x}\" y=\"{}\" font-size=\"{size}\" text-anchor=\"middle\">{}</text>",
        ink(emblem.ink),
        y + size * 0.35,
        escaped(&emblem.letter.to_string())
    )
}
