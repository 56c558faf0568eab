//! Artwork as SVG text: one function per kind of face, all in one style.
//!
//! Colours come from the style sheet through classes (`ink-red`), never from here: themes change them, and
//! the page's policy allows no styles inside markup. Every drawing scales: it has a view box and no fixed
//! size.

mod back;
mod card;
mod codex;
mod court;
mod emblem;
mod ornament;
mod shape;
mod token;

use parlour_core::scene::{Face, Ink, PieceSpec};

use crate::text::say;

pub(crate) use self::{
    back::{back, tile_back},
    card::card,
    codex::codex,
    emblem::{class, crown, icon},
    ornament::ornament,
    token::token,
};

/// Draws a piece.
pub(crate) fn piece(piece: &PieceSpec) -> String {
    match &piece.face {
        Face::Card { rank, emblem, stars } => card(rank, emblem, *stars),
        Face::Token(emblem) => token(emblem),
        Face::Codex { kind, pattern, points } => codex(&piece.id, &say(kind.clone()), pattern, *points),
    }
}

/// The class of a colour.
const fn ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Red => "ink-red",
        Ink::Blue => "ink-blue",
        Ink::Green => "ink-green",
        Ink::Gold => "ink-gold",
        Ink::Violet => "ink-violet",
        Ink::Grey => "ink-grey",
        Ink::Black => "ink-black",
    }
}

/// Escapes text for use in markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_drawing_carries_a_style_of_its_own() {
        for game in parlour_registry::GAMES {
            let deal = parlour_registry::Deal {
                seats: *game.info().seats.start(),
                options: serde_json::Map::new(),
                seed: parlour_core::Seed::from(1),
            };
            let scene =
                game.table(&deal).unwrap().scene(parlour_core::Viewer::Seat(parlour_core::Seat::new(0)));
            let pieces = scene.zones.iter().flat_map(|zone| &zone.places).flat_map(|place| &place.pieces);
            for spec in pieces {
                let drawing = piece(spec);
                assert!(drawing.starts_with("<svg ") && drawing.ends_with("</svg>"), "{drawing}");
                assert!(!drawing.contains("style="), "{drawing}");
            }
        }
    }
}
