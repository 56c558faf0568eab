//! Links for cameras.

use qrcode::{Color, QrCode};

/// A link as a code that cameras read: one path, dark on light in both themes.
pub(crate) fn qr(link: &str) -> String {
    let Ok(code) = QrCode::new(link.as_bytes()) else { return String::new() };
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path: Vec<String> =
        dark.map(|(index, _)| format!("M{} {}h1v1h-1z", index % width + 4, index / width + 4)).collect();
    let path = path.concat();
    let side = width + 8;
    format!(
        "<svg viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_a_quiet_zone_and_no_style() {
        let code = qr("https://example.org/t/00000000000000000000000000000abc");
        assert!(
            code.starts_with("<svg ") && code.contains("M4 4h1"),
            "the corner mark starts after four free modules"
        );
        assert!(!code.contains("style="));
    }
}
