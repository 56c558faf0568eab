//! How the server is: for those who keep it running.

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};

use super::Site;

/// `GET /healthz`: it runs.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: tables can be played and what happens there can be stored.
pub(super) async fn ready(State(site): State<Site>) -> (StatusCode, String) {
    let not_yet = |why: &dyn std::fmt::Display| (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n"));
    if site.hub.is_stopping() {
        return not_yet(&"the server stops");
    }
    if !site.hub.is_rebuilt() {
        return not_yet(&"unfinished tables are being rebuilt");
    }
    match site.hub.store().health().await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(error) => not_yet(&error),
    }
}

/// `GET /metrics`: for Prometheus.
pub(super) async fn metrics(State(site): State<Site>) -> impl IntoResponse {
    // A database that does not say it now said it before.
    if let Ok(bytes) = site.hub.store().size().await {
        site.hub.metrics().database_has(bytes);
    }
    let text = site.hub.metrics().text(site.hub.gauges());
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
}
