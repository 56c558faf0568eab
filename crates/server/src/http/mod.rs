//! Requests and answers: [`router`].

mod api;
mod continuations;
mod create;
mod forget;
mod guard;
mod health;
mod listen;
mod negotiation;
mod pages;
mod qr;
mod socket;
mod wire;

use std::sync::Arc;

use axum::{
    Router,
    http::StatusCode,
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use parlour_core::Words;

pub use self::pages::{Files, ServedFile};
pub(crate) use self::{guard::Peer, listen::listen, pages::plain};
use crate::{hub::Hub, room::RequestError};

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
        .route("/api/me", get(forget::me))
        .route("/api/tables", post(create::create).get(api::tables))
        .route("/api/tables/{id}/record", get(api::record))
        .route("/api/tables/{id}/forget", post(forget::forget))
        .route("/api/tables/{id}/qr", get(qr::code))
        .route("/api/tables/{id}/socket", get(socket::open))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .route("/api/{*rest}", get(api::nothing))
        .fallback(get(pages::page))
        .layer(middleware::from_fn_with_state(site.clone(), guard::guard))
        .with_state(site)
}

/// Something went wrong with a request, in a sentence.
#[derive(Debug)]
pub(crate) struct HttpError {
    status: StatusCode,
    why: String,
    words: Option<Words>,
}

impl HttpError {
    pub(crate) fn new(status: StatusCode, why: impl ToString) -> Self {
        Self { status, why: why.to_string(), words: None }
    }

    /// The same for a reason that can be said in the visitor's language.
    pub(crate) fn worded(status: StatusCode, why: &RequestError) -> Self {
        Self { words: Some(why.words()), ..Self::new(status, why) }
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let mut body = serde_json::json!({ "why": self.why });
        if let Some(words) = self.words {
            body["words"] = serde_json::json!(words);
        }
        (self.status, axum::Json(body)).into_response()
    }
}
