//! What stands before every request: limits, origins and headers.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};

use super::{HttpError, Site};
use crate::{Config, limits::Address, person::Transport};

/// The other end of the connection; behind a proxy that is the proxy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Whose request it is, for limits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) Address);

/// Nothing from elsewhere, no script or style in a page, no frame around it, and no address of a table told to others.
const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Lets a request through, or answers it; every answer gets the headers.
pub(super) async fn guard(State(site): State<Site>, mut request: Request, next: Next) -> Response {
    let address = address(&request, site.hub.config());
    request.extensions_mut().insert(From(address));
    let mut response = if !site.hub.addresses().take(address) {
        let why = "there are too many requests from your address; wait a moment";
        HttpError::new(StatusCode::TOO_MANY_REQUESTS, why).into_response()
    } else if changes_something(&request) && !own_origin(request.headers(), site.hub.config()) {
        HttpError::new(StatusCode::FORBIDDEN, "that page is not of this server").into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Whether a foreign page must not make a browser send that in its user's name.
fn changes_something(request: &Request) -> bool {
    let opens_socket = request.headers().contains_key(header::UPGRADE);
    opens_socket || !matches!(*request.method(), Method::GET | Method::HEAD)
}

/// Whether the page behind the request is ours. Programs that are no browsers send no origin.
fn own_origin(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if config.origin.as_deref().is_some_and(|own| own.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    host.is_some() && named == host
}

fn address(request: &Request, config: &Config) -> Address {
    let told =
        config.trust_header.as_deref().and_then(|name| request.headers().get_all(name).iter().next_back());
    // The proxy adds the address it saw at the end; what stands before it, anybody can write.
    let told = told.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse::<IpAddr>().ok());
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip());
    told.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0])).into()
}

/// Whether people come over https.
pub(super) fn transport(config: &Config) -> Transport {
    let https = config.origin.as_deref().is_some_and(|own| own.starts_with("https://"));
    if https { Transport::Secure } else { Transport::Plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: Option<&'static str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("localhost:7373"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        headers
    }

    #[test]
    fn only_pages_of_this_server_and_programs_without_pages_are_let_in() {
        let config = Config { origin: Some("https://games.example".to_owned()), ..Config::default() };
        for own in [None, Some("http://localhost:7373"), Some("https://games.example")] {
            assert!(own_origin(&headers(own), &config), "{own:?}");
        }
        for foreign in ["http://evil.example", "null", "http://localhost:7374", "https://games.example.evil"]
        {
            assert!(!own_origin(&headers(Some(foreign)), &config), "{foreign}");
        }
    }

    #[test]
    fn an_address_is_believed_only_from_a_trusted_header_and_only_its_end() {
        let mut request = Request::new(axum::body::Body::empty());
        request.extensions_mut().insert(Peer(SocketAddr::from(([192, 0, 2, 9], 1))));
        let told = HeaderValue::from_static("198.51.100.1, 203.0.113.7");
        request.headers_mut().insert("x-forwarded-for", told);
        let trusting = Config { trust_header: Some("X-Forwarded-For".to_owned()), ..Config::default() };
        assert_eq!(address(&request, &trusting), IpAddr::from([203, 0, 113, 7]).into());
        assert_eq!(address(&request, &Config::default()), IpAddr::from([192, 0, 2, 9]).into());
    }
}
