//! A card.

use parlour_core::scene::Emblem;

use super::{emblem::emblem, escaped, ink};

/// A card with its rank in two corners, its emblem, and stars below.
pub(crate) fn card(rank: &str, suit: &Emblem, stars: u8) -> String {
    let class = ink(suit.ink);
    let rank = escaped(rank);
    let stars = "★".repeat(stars.into());
    format!(
        "<svg viewBox=\"0 0 100 140\" class=\"art\" aria-hidden=\"true\"><rect class=\"paper\" x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\"/>\
         <text class=\"{class} rank\" x=\"10\" y=\"38\" font-size=\"36\">{rank}</text>{}{}\
         <text class=\"{class}\" x=\"50\" y=\"130\" font-size=\"18\" text-anchor=\"middle\">{stars}</text></svg>",
        emblem(suit, 24.0, 54.0, 24.0),
        emblem(suit, 56.0, 88.0, 54.0),
    )
}
