//! The checks before every request: limits and origins; and the headers of every answer.

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use axum::{
    body::{HttpBody as _, to_bytes},
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use tokio::time::timeout;

use super::{BODY, HttpError, Site};
use crate::{Config, limits::Address, person::Transport};

/// The other end of the connection, which may be a proxy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The address that a request counts for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) Address);

/// No content from elsewhere, no inline scripts or styles, no frames, and no address of a table in a referrer.
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

/// Passes a request on or refuses it, and adds the headers to the answer.
pub(super) async fn guard(State(site): State<Site>, mut request: Request, next: Next) -> Response {
    let address = address(&request, site.hub.config());
    request.extensions_mut().insert(From(address));
    let mut response = if !site.hub.addresses().take(address) {
        let why = "there are too many requests from your address; wait a moment";
        HttpError::new(StatusCode::TOO_MANY_REQUESTS, why).into_response()
    } else if changes_something(&request) && !own_origin(request.headers(), site.hub.config()) {
        HttpError::new(StatusCode::FORBIDDEN, "that page is not of this server").into_response()
    } else {
        match whole(request, site.hub.config().times.body).await {
            Ok(request) => next.run(request).await,
            Err(refusal) => refusal.into_response(),
        }
    };
    if response.status().is_client_error() || response.status().is_server_error() {
        site.hub.metrics().answered_with(response.status());
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Reads the whole body of a request, which has to be short and in time.
async fn whole(request: Request, limit: Duration) -> Result<Request, HttpError> {
    if request.body().is_end_stream() {
        return Ok(request);
    }
    let (head, body) = request.into_parts();
    let body = timeout(limit, to_bytes(body, BODY)).await;
    let body = body.map_err(|_| HttpError::new(StatusCode::REQUEST_TIMEOUT, "the request took too long"))?;
    let body = body.map_err(|_| HttpError::new(StatusCode::PAYLOAD_TOO_LARGE, "the request is too long"))?;
    Ok(Request::from_parts(head, body.into()))
}

/// Whether a browser must not send this on behalf of a foreign page.
fn changes_something(request: &Request) -> bool {
    let opens_socket = request.headers().contains_key(header::UPGRADE);
    opens_socket || !matches!(*request.method(), Method::GET | Method::HEAD)
}

/// Whether the page behind the request is ours. Programs that are no browsers send no origin.
fn own_origin(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    // With a public address only that one counts. The `Host` header proves nothing: a browser can be made to send any.
    if let Some(own) = &config.origin {
        return own.trim_end_matches('/') == origin;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    host.is_some() && named == host
}

/// The most proxies in a row.
const HOPS: usize = 2;

/// The address that a request comes from. A trusted proxy appends the address it saw to the header. Anybody can write what stands before
/// that, unless that address is a trusted proxy's too.
fn address(request: &Request, config: &Config) -> Address {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip().to_canonical());
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
    let Some(name) = config.trust_header.as_deref().filter(|_| config.is_proxy(peer)) else {
        return peer.into();
    };
    let lines = request.headers().get_all(name).iter().filter_map(|line| line.to_str().ok());
    let told: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let hops = told.iter().rev().map_while(|hop| hop.parse::<IpAddr>().ok()).take(HOPS);
    let mut from = peer;
    for hop in hops {
        from = hop;
        if !config.is_proxy(hop) {
            break;
        }
    }
    from.into()
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
        let config = Config::default();
        for own in [None, Some("http://localhost:7373"), Some("https://localhost:7373")] {
            assert!(own_origin(&headers(own), &config), "{own:?}");
        }
        for foreign in ["http://evil.example", "null", "http://localhost:7374", "https://games.example.evil"]
        {
            assert!(!own_origin(&headers(Some(foreign)), &config), "{foreign}");
        }
    }

    #[test]
    fn a_server_with_a_public_address_lets_pages_from_there_in_and_no_others() {
        let config = Config { origin: Some("https://games.example/".to_owned()), ..Config::default() };
        for own in [None, Some("https://games.example")] {
            assert!(own_origin(&headers(own), &config), "{own:?}");
        }
        // The second calls itself what it calls the host.
        for foreign in ["http://games.example", "http://localhost:7373", "https://games.example.evil"] {
            assert!(!own_origin(&headers(Some(foreign)), &config), "{foreign}");
        }
    }

    fn told_by(peer: [u8; 4], told: &'static str, config: &Config) -> Address {
        let mut request = Request::new(axum::body::Body::empty());
        request.extensions_mut().insert(Peer(SocketAddr::from((peer, 1))));
        request.headers_mut().insert("x-forwarded-for", HeaderValue::from_static(told));
        address(&request, config)
    }

    #[test]
    fn an_address_is_believed_only_from_a_proxy_and_only_the_end_of_the_list() {
        let config = Config {
            trust_header: Some("X-Forwarded-For".to_owned()),
            proxies: vec!["192.0.2.9/32".parse().unwrap(), "10.0.0.0/8".parse().unwrap()],
            ..Config::default()
        };
        let list = "198.51.100.1, 203.0.113.7";
        assert_eq!(told_by([192, 0, 2, 9], list, &config), IpAddr::from([203, 0, 113, 7]).into());
        assert_eq!(told_by([192, 0, 2, 8], list, &config), IpAddr::from([192, 0, 2, 8]).into());
        assert_eq!(told_by([192, 0, 2, 9], list, &Config::default()), IpAddr::from([192, 0, 2, 9]).into());
        assert_eq!(told_by([192, 0, 2, 9], "nonsense", &config), IpAddr::from([192, 0, 2, 9]).into());
    }

    #[test]
    fn two_proxies_may_stand_one_behind_the_other_and_not_three() {
        let config = Config {
            trust_header: Some("X-Forwarded-For".to_owned()),
            proxies: vec!["10.0.0.0/8".parse().unwrap()],
            ..Config::default()
        };
        let two = "198.51.100.1, 203.0.113.7, 10.0.0.2";
        assert_eq!(told_by([10, 0, 0, 1], two, &config), IpAddr::from([203, 0, 113, 7]).into());
        let three = "203.0.113.7, 10.0.0.3, 10.0.0.2";
        assert_eq!(told_by([10, 0, 0, 1], three, &config), IpAddr::from([10, 0, 0, 3]).into());
    }
}
