//! A codex: a pattern of seven places in a circle.

use std::f32::consts::TAU;

use parlour_core::scene::Emblem;

use super::{emblem::emblem, escaped};

/// A codex with its kind, its pattern from the top on clockwise, and its points.
pub(crate) fn codex(kind: &str, pattern: &[Option<Emblem>; 7], points: u8) -> String {
    let places: String =
        pattern.iter().enumerate().map(|(number, shown)| place(number, shown.as_ref())).collect();
    format!(
        "<svg viewBox=\"0 0 100 116\" class=\"art\" aria-hidden=\"true\"><rect class=\"paper\" x=\"1\" y=\"1\" width=\"98\" height=\"114\" rx=\"9\"/>{places}\
         <text class=\"ink-black\" x=\"50\" y=\"58\" font-size=\"22\" text-anchor=\"middle\">{points}</text>\
         <text class=\"ink-black\" x=\"50\" y=\"108\" font-size=\"13\" text-anchor=\"middle\">{}</text></svg>",
        escaped(kind)
    )
}

fn place(number: usize, shown: Option<&Emblem>) -> String {
    let angle = TAU * number as f32 / 7.0;
    let (x, y) = (50.0 + 34.0 * angle.sin(), 50.0 - 34.0 * angle.cos());
    match shown {
        Some(shown) => emblem(shown, x, y, 20.0),
        None => format!("<circle class=\"blank\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>"),
    }
}
