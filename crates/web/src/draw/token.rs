//! A round token.

use parlour_core::scene::Emblem;

use super::emblem::{colour, emblem};

/// Draws a token with its emblem.
pub(crate) fn token(shown: &Emblem) -> String {
    format!(
        "<svg viewBox=\"0 0 100 100\" class=\"art god {}\" aria-hidden=\"true\"><circle class=\"disc\" cx=\"50\" cy=\"50\" r=\"47\"/>\
         <circle class=\"rim\" cx=\"50\" cy=\"50\" r=\"41\"/><g class=\"on-disc\">{}</g></svg>",
        colour(shown),
        emblem(shown, 50.0, 50.0, 54.0)
    )
}
