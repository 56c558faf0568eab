//! A table's link for a phone's camera: [`code`].

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use parlour_protocol::TableId;
use qrcode::{Color, QrCode};

use super::{HttpError, Site};

/// `GET /api/tables/{id}/qr`: the link of a table as a picture, whether or not there is such a table.
pub(super) async fn code(
    State(site): State<Site>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let nothing = |_| HttpError::new(StatusCode::NOT_FOUND, "there is no such table");
    let id: TableId = id.parse().map_err(nothing)?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let here = || format!("http://{host}");
    let origin = site.hub.config().origin.clone().unwrap_or_else(here);
    let picture = draw(&format!("{}/t/{id}", origin.trim_end_matches('/')))
        .map_err(|_| HttpError::new(StatusCode::URI_TOO_LONG, "that link is too long for a picture"))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// A link as a code that cameras read: one path, dark on light in both themes.
fn draw(link: &str) -> Result<String, qrcode::types::QrError> {
    let code = QrCode::new(link.as_bytes())?;
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path: Vec<String> =
        dark.map(|(index, _)| format!("M{} {}h1v1h-1z", index % width + 4, index / width + 4)).collect();
    let (path, side) = (path.concat(), width + 8);
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_a_quiet_zone_and_no_style() {
        let code = draw("https://example.org/t/00000000000000000000000000000abc").unwrap();
        assert!(
            code.starts_with("<svg ") && code.contains("M4 4h1"),
            "the corner mark starts after four free modules"
        );
        assert!(!code.contains("style="));
        assert!(draw(&"x".repeat(4_000)).is_err());
    }
}
