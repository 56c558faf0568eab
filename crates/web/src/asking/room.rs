//! The placement of a card: beside its thing, and off everything that can be picked.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

/// The gap between the card and the thing, and between the card and the edge of the window.
const GAP: f64 = 8.0;
/// The number of places to try across the window, and down it.
const TRIED: usize = 9;

#[derive(Clone, Copy)]
struct Rect {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Rect {
    fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
    }

    /// The area of this one that the other covers.
    fn covered_by(self, other: Self) -> f64 {
        let along = |start: f64, length: f64, other: f64, other_length: f64| {
            ((start + length).min(other + other_length) - start.max(other)).max(0.0)
        };
        along(self.left, self.width, other.left, other.width)
            * along(self.top, self.height, other.top, other.height)
    }

    fn middle(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }
}

/// The left and top coordinates for the card.
pub(super) fn beside(thing: &Element, card: &HtmlElement) -> (f64, f64) {
    let thing = Rect::of(thing);
    let card = Rect::of(card);
    let side = |value: Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue>| {
        value.ok().and_then(|value| value.as_f64()).unwrap_or_default()
    };
    let (width, height) = (side(window().inner_width()), side(window().inner_height()));
    let fits = |(left, top): (f64, f64)| {
        let left = left.clamp(GAP, (width - card.width - GAP).max(GAP));
        let top = top.clamp(GAP, (height - card.height - GAP).max(GAP));
        Rect { left, top, ..card }
    };
    let centred = (thing.middle().0 - card.width / 2.0, thing.middle().1 - card.height / 2.0);
    let near = [
        (centred.0, thing.top - card.height - GAP),
        (centred.0, thing.top + thing.height + GAP),
        (thing.left + thing.width + GAP, centred.1),
        (thing.left - card.width - GAP, centred.1),
    ];
    let step = |number: usize, length: f64| number as f64 / (TRIED - 1) as f64 * length;
    let far = (0..TRIED * TRIED).map(|number| (step(number % TRIED, width), step(number / TRIED, height)));
    let taken = taken();
    // Covering what can be picked is worst, then covering the thing itself, then being far away.
    let cost = |place: Rect| {
        let picks: f64 = taken.iter().map(|taken| taken.covered_by(place)).sum();
        let (x, y) = place.middle();
        let away = (x - thing.middle().0).hypot(y - thing.middle().1);
        picks * 1e6 + thing.covered_by(place) * 1e3 + away
    };
    let best = near.into_iter().chain(far).map(fits).min_by(|one, other| cost(*one).total_cmp(&cost(*other)));
    best.map_or((GAP, GAP), |best| (best.left, best.top))
}

/// Everything on the page that can be picked now, and the bar.
fn taken() -> Vec<Rect> {
    let selector = ".board [data-pick][tabindex='0'], .bar button:not([hidden]), .bar .prompt";
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    (0..list.length())
        .filter_map(|index| list.item(index)?.dyn_into().ok())
        .map(|element| Rect::of(&element))
        .collect()
}
