//! Suits and gods, wherever they are drawn.

use parlour_core::scene::Emblem;

use super::{
    escaped, ink,
    shape::{self, shape},
};

/// The emblem around a point, as tall and wide as `size`, in the colour of its surroundings.
pub(super) fn emblem(emblem: &Emblem, x: f32, y: f32, size: f32) -> String {
    match shape(&emblem.name) {
        Some(shape) => scaled(shape, x, y, size),
        None => format!(
            "<text class=\"letter\" x=\"{x}\" y=\"{}\" font-size=\"{size}\" text-anchor=\"middle\">{}</text>",
            y + size * 0.35,
            escaped(&emblem.letter.to_string())
        ),
    }
}

/// A shape around a point.
pub(super) fn scaled(shape: &str, x: f32, y: f32, size: f32) -> String {
    format!("<g transform=\"translate({x:.1} {y:.1})scale({:.3})\">{shape}</g>", size / 100.0)
}

/// The class that gives a drawing the emblem's colour. Emblems with a shape have their own class.
pub(super) fn colour(emblem: &Emblem) -> String {
    match shape(&emblem.name) {
        Some(_) => class(&emblem.name),
        None => ink(emblem.ink).to_owned(),
    }
}

/// The class of an emblem that has a shape, by its name.
pub(crate) fn class(name: &str) -> String {
    format!("of-{}", name.replace(' ', "-"))
}

/// A small picture of a suit or a god by its name, to stand beside words.
pub(crate) fn icon(name: &str) -> Option<String> {
    shape(name).map(|shape| small(&class(name), shape))
}

/// A crown, for the winning card.
pub(crate) fn crown() -> String {
    small("gilt", shape::CROWN)
}

fn small(class: &str, shape: &str) -> String {
    format!("<svg viewBox=\"-52 -52 104 104\" class=\"icon {class}\" aria-hidden=\"true\">{shape}</svg>")
}
