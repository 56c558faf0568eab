//! Pages and files, which [`Files`] finds.

use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
};

use super::{HttpError, Site, guard, negotiation};
use crate::person::{Token, Transport};

/// A file that a browser loads.
#[derive(Clone, Copy, Debug)]
pub struct ServedFile {
    /// The content.
    pub bytes: &'static [u8],
    /// The content compressed with Brotli, if that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// Its `content-type`.
    pub mime: &'static str,
    /// Its `etag`, quotes included.
    pub etag: &'static str,
    /// Whether its address changes with what is in it.
    pub immutable: bool,
}

/// Finds the file at a path, which starts with a slash. `/index.html` is the page for all paths without a file.
pub type Files = fn(path: &str) -> Option<ServedFile>;

/// The page of a server that was built without a client.
const PLAIN: &str = "<!doctype html>
<html lang=en>
<meta charset=utf-8>
<meta name=viewport content=\"width=device-width\">
<title>Parlour</title>
<h1>Parlour</h1>
<p>This server was built without the browser's client. Its tables are played from a terminal: <code>parlour join</code>
with the address of this page.</p>
";

/// Finds only the page that says that there is no client.
pub(crate) fn plain(path: &str) -> Option<ServedFile> {
    let bytes = (path == "/index.html").then_some(PLAIN.as_bytes())?;
    Some(ServedFile {
        bytes,
        brotli: None,
        mime: "text/html; charset=utf-8",
        etag: "\"plain\"",
        immutable: false,
    })
}

/// The folder that contains files and no pages.
const ASSETS: &str = "/assets/";

/// Answers with a file or the page. A visitor without a token gets one with the page.
pub(super) async fn page(State(site): State<Site>, uri: Uri, headers: HeaderMap) -> Response {
    let found = (site.files)(uri.path());
    let is_page = found.is_none();
    if is_page && uri.path().starts_with(ASSETS) {
        return HttpError::new(StatusCode::NOT_FOUND, "there is no such file").into_response();
    }
    let Some(page) = found.or_else(|| (site.files)("/index.html")) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut response = answer(&page, &headers);
    let transport = guard::transport(site.hub.config());
    if is_page
        && cookie(&headers, transport).is_none()
        && let Ok(token) = Token::new()
        && let Ok(value) = token.cookie(transport).parse()
    {
        give(response.headers_mut(), value);
    }
    response
}

/// The token in a request's cookie.
pub(super) fn cookie(headers: &HeaderMap, transport: Transport) -> Option<Token> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.into_iter().find_map(|cookies| Token::from_cookies(cookies, transport))
}

/// Sets a cookie with a token. No cache may keep this answer.
pub(super) fn give(headers: &mut HeaderMap, cookie: HeaderValue) {
    headers.insert(header::SET_COOKIE, cookie);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
}

fn answer(page: &ServedFile, headers: &HeaderMap) -> Response {
    let kept = if page.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [
        (header::CONTENT_TYPE, page.mime),
        (header::CACHE_CONTROL, kept),
        (header::ETAG, page.etag),
        (header::VARY, "accept-encoding"),
    ];
    if negotiation::has_it(headers, page.etag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    match page.brotli.filter(|_| negotiation::takes_brotli(headers)) {
        Some(packed) => (about, [(header::CONTENT_ENCODING, "br")], packed).into_response(),
        None => (about, page.bytes).into_response(),
    }
}
