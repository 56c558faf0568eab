//! Pages and files: [`Files`] finds them, whoever made them.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
};

use super::{Site, guard};
use crate::person::Token;

/// A file that a browser loads.
#[derive(Clone, Copy, Debug)]
pub struct ServedFile {
    /// As it is.
    pub bytes: &'static [u8],
    /// Compressed for `content-encoding: br`, where that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// Its `content-type`.
    pub mime: &'static str,
    /// Its `etag`, quotes included.
    pub etag: &'static str,
    /// Whether its address changes with what is in it.
    pub immutable: bool,
}

/// Finds the file of an address, which starts with a slash; `/index.html` is the page for all addresses that are no files.
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

/// Only the page that says that there is none.
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

/// A file, or the page that shows what belongs to the address. Whoever has no token yet gets one with the page.
pub(super) async fn page(State(site): State<Site>, uri: Uri, headers: HeaderMap) -> Response {
    let found = (site.files)(uri.path());
    let is_page = found.is_none();
    let Some(page) = found.or_else(|| (site.files)("/index.html")) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut response = answer(&page, &headers);
    let knows_them = cookie(&headers).is_some();
    if is_page
        && !knows_them
        && let Ok(token) = Token::new()
        && let Ok(value) = token.cookie(guard::transport(site.hub.config())).parse()
    {
        response.headers_mut().insert(header::SET_COOKIE, value);
    }
    response
}

/// The token that a request brings.
pub(super) fn cookie(headers: &HeaderMap) -> Option<Token> {
    let all = headers.get_all(header::COOKIE).iter();
    all.filter_map(|value| value.to_str().ok()).find_map(Token::from_cookies)
}

fn answer(page: &ServedFile, headers: &HeaderMap) -> Response {
    let wanted = |name, text: &str| {
        headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|value| value.contains(text))
    };
    let kept = if page.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [
        (header::CONTENT_TYPE, page.mime),
        (header::CACHE_CONTROL, kept),
        (header::ETAG, page.etag),
        (header::VARY, "accept-encoding"),
    ];
    if wanted(header::IF_NONE_MATCH, page.etag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    match page.brotli.filter(|_| wanted(header::ACCEPT_ENCODING, "br")) {
        Some(packed) => (about, [(header::CONTENT_ENCODING, "br")], packed).into_response(),
        None => (about, page.bytes).into_response(),
    }
}
