//! A round token.

use parlour_core::scene::Emblem;

use super::emblem::emblem;

/// A token with its emblem.
pub(crate) fn token(shown: &Emblem) -> String {
    format!(
        "<svg viewBox=\"0 0 100 100\" class=\"art\" aria-hidden=\"true\"><circle class=\"paper\" cx=\"50\" cy=\"50\" r=\"47\"/>{}</svg>",
        emblem(shown, 50.0, 50.0, 56.0)
    )
}
