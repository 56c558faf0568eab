//! A codex: a tile with a pattern of seven places in a circle.

use parlour_core::scene::Emblem;

use super::{
    emblem::{colour, emblem},
    escaped,
};

/// Sine and cosine of the sevenths of a circle. The table is smaller than the functions that compute them.
const CORNERS: [(f32, f32); 7] = [
    (0.0, 1.0),
    (0.781_831_5, 0.623_489_8),
    (0.974_927_9, -0.222_520_93),
    (0.433_883_74, -0.900_968_9),
    (-0.433_883_74, -0.900_968_9),
    (-0.974_927_9, -0.222_520_93),
    (-0.781_831_5, 0.623_489_8),
];

/// Draws a codex with its name, its kind, its points, and its pattern clockwise from the top.
pub(crate) fn codex(name: &str, kind: &str, pattern: &[Option<Emblem>; 7], points: u8) -> String {
    let places: String =
        pattern.iter().enumerate().map(|(number, shown)| place(number, shown.as_ref())).collect();
    let size = if name.chars().count() > 3 { 16 } else { 20 };
    format!(
        "<svg viewBox=\"0 0 100 116\" class=\"art\" aria-hidden=\"true\">{}{}{places}\
         <text class=\"tile-name\" x=\"50\" y=\"54\" font-size=\"{size}\" text-anchor=\"middle\">{}</text>\
         <text class=\"tile-points\" x=\"50\" y=\"67\" font-size=\"11\" text-anchor=\"middle\">+{points}</text>\
         <text class=\"tile-kind\" x=\"50\" y=\"113\" font-size=\"15\" text-anchor=\"middle\">{}</text></svg>",
        heptagon("tile", 46.0),
        heptagon("tile-rim", 46.0),
        escaped(name),
        escaped(kind)
    )
}

/// A heptagon around the middle of a tile, with one corner at the top.
pub(super) fn heptagon(class: &str, radius: f32) -> String {
    let corners: Vec<String> = (0..7)
        .map(|number| {
            let (x, y) = spot(number, radius);
            format!("{x:.1} {y:.1}")
        })
        .collect();
    format!("<path class=\"{class}\" d=\"M{}Z\"/>", corners.join("L"))
}

fn spot(number: usize, radius: f32) -> (f32, f32) {
    let (sine, cosine) = CORNERS[number];
    (50.0 + radius * sine, 51.0 - radius * cosine)
}

fn place(number: usize, shown: Option<&Emblem>) -> String {
    let (x, y) = spot(number, 33.5);
    match shown {
        Some(shown) => format!(
            "<g class=\"god {}\"><circle class=\"disc\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"12\"/><g class=\"on-disc\">{}</g></g>",
            colour(shown),
            emblem(shown, x, y, 15.0)
        ),
        None => format!("<circle class=\"blank\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"/>"),
    }
}
