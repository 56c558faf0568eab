//! The backs of cards and of codices.

use super::codex::heptagon;

/// The back of every playing card: a lattice of lozenges and a monogram.
pub(crate) fn back() -> String {
    format!(
        "<svg viewBox=\"0 0 100 140\" class=\"art\" aria-hidden=\"true\"><rect class=\"back\" x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\"/>\
         <rect class=\"back-line\" x=\"8\" y=\"8\" width=\"84\" height=\"124\" rx=\"4\"/><path class=\"back-mark\" d=\"{}\"/>\
         <path class=\"back\" d=\"M50 36L74 70L50 104L26 70Z\"/><path class=\"back-line\" d=\"M50 42L70 70L50 98L30 70Z\"/>\
         <path class=\"back-mark\" d=\"M43 57H53C61 57 64 62 64 67C64 73 60 77 53 77H49V86H43ZM49 62V72H53C56 72 58 70 58 67C58 64 56 62 53 62Z\"/></svg>",
        lattice()
    )
}

/// The back of a codex: an empty ring.
pub(crate) fn tile_back() -> String {
    format!(
        "<svg viewBox=\"0 0 100 100\" class=\"art\" aria-hidden=\"true\">{}<circle class=\"back-line\" cx=\"50\" cy=\"50\" r=\"30\"/>\
         <path class=\"back-mark\" d=\"M50 24L60 50L50 76L40 50Z\"/></svg>",
        heptagon("back", 46.0)
    )
}

fn lattice() -> String {
    let rows = (0..9).flat_map(|row| (0..6 - row % 2).map(move |column| (row, column)));
    let lozenge = |(row, column): (u8, u8)| {
        let x = 15.0 + f32::from(column) * 14.0 + f32::from(row % 2) * 7.0;
        let y = 18.0 + f32::from(row) * 13.0;
        format!("M{x} {}l4 5-4 5-4-5z", y - 5.0)
    };
    rows.map(lozenge).collect()
}
