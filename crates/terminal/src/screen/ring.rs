//! Places in a circle.

use std::f64::consts::TAU;

use parlour_core::scene::{Face, Pick, Zone};
use ratatui::text::Span;

use super::{look::Look, target::Pen, tile::Tile};

/// The distances from the middle to the places, in columns and rows.
const ACROSS: u16 = 11;
const DOWN: u16 = 3;
/// The room for a place on either side.
const SIDE: u16 = 5;
/// The number of symbols on the circle between two places.
const BETWEEN: usize = 3;

/// The places of a zone in a circle, clockwise, with the first at the top.
pub(crate) fn ring(pen: &Pen<'_>, zone: &Zone) -> Tile {
    let (width, height) = (2 * (ACROSS + SIDE) + 1, 2 * DOWN + 1);
    let mut tile = Tile::blank(width, height);
    let count = zone.places.len().max(1);
    for step in 0..count * BETWEEN {
        let (x, y) = point(step as f64 / (count * BETWEEN) as f64);
        tile.put(x, y, Tile::text(pen.look.sign("·", "."), pen.look.quiet()));
    }
    let title = Tile::text(pen.say(&zone.title), Look::bold());
    tile.put((width - title.width()) / 2, height / 2, title);
    for index in 0..zone.places.len() {
        let place = chip(pen, zone, index);
        let (x, y) = point(index as f64 / count as f64);
        tile.put(x.saturating_sub(place.width() / 2), y, place);
    }
    tile
}

/// A place on the circle: its label and what lies there.
fn chip(pen: &Pen<'_>, zone: &Zone, index: usize) -> Tile {
    let place = &zone.places[index];
    let label = place.label.as_ref().map_or_else(|| (index + 1).to_string(), |label| pen.say(label));
    let mut content = vec![Span::styled(format!("{label} "), pen.look.quiet())];
    for piece in &place.pieces {
        let style = match &piece.face {
            Face::Card { emblem, .. } | Face::Token(emblem) => pen.look.ink(emblem.ink).patch(Look::bold()),
            Face::Codex { .. } => Look::bold(),
        };
        content.push(Span::styled(pen.look.text(&piece.id), style));
    }
    if place.pieces.is_empty() {
        content.push(Span::styled(pen.look.sign("○", "o"), pen.look.quiet()));
    }
    pen.chip(Pick::Place(zone.id.clone(), index), content)
}

/// The point this far around the circle, as a fraction, starting at the top.
#[expect(
    clippy::cast_sign_loss,
    reason = "the middle is further from the edges than any point from the middle"
)]
fn point(part: f64) -> (u16, u16) {
    let angle = part * TAU;
    let (across, down) = (f64::from(ACROSS), f64::from(DOWN));
    let x = across + f64::from(SIDE) + across * angle.sin();
    let y = down - down * angle.cos();
    (x.round() as u16, y.round() as u16)
}
