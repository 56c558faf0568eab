//! Requests and answers: [`router`].

mod api;
mod create;
mod guard;
mod health;
mod listen;
mod pages;
mod socket;
mod wire;

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::StatusCode,
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};

pub use self::pages::{Files, ServedFile};
pub(crate) use self::{guard::Peer, listen::listen, pages::plain};
use crate::hub::Hub;

/// The longest body of a request.
const BODY: usize = 8 * 1024;

/// What every handler knows.
#[derive(Clone)]
pub(crate) struct Site {
    pub(crate) hub: Arc<Hub>,
    pub(crate) files: Files,
}

/// All addresses.
pub(crate) fn router(site: Site) -> Router {
    Router::new()
        .route("/api/games", get(api::games))
        .route("/api/texts/{language}", get(api::texts))
        .route("/api/tables", post(create::create).get(api::tables))
        .route("/api/tables/{id}/record", get(api::record))
        .route("/api/tables/{id}/socket", get(socket::open))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .route("/api/{*rest}", get(api::nothing))
        .fallback(get(pages::page))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(site.clone(), guard::guard))
        .with_state(site)
}

/// Something went wrong with a request, in a sentence.
#[derive(Debug)]
pub(crate) struct HttpError {
    status: StatusCode,
    why: String,
}

impl HttpError {
    pub(crate) fn new(status: StatusCode, why: impl ToString) -> Self {
        Self { status, why: why.to_string() }
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let body = serde_json::json!({ "why": self.why });
        (self.status, axum::Json(body)).into_response()
    }
}
