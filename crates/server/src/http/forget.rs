//! Being forgotten: `POST /api/tables/{id}/forget` at one table, and `GET /api/me` for the operator to do it at all of them.

use axum::{
    Extension, Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
};
use parlour_protocol::TableId;
use serde_json::{Value, json};

use super::{HttpError, Site, guard, pages};
use crate::{person::PersonId, table::OpenTableError};

/// `GET /api/me`: the id by which the server knows whoever asks. It is a hash of the token, and nobody can log in with it.
pub(super) async fn me(State(site): State<Site>, headers: HeaderMap) -> Result<Json<Value>, HttpError> {
    let person = person(&site, &headers)?;
    Ok(Json(json!({ "person": person })))
}

fn person(site: &Site, headers: &HeaderMap) -> Result<PersonId, HttpError> {
    let token = pages::cookie(headers, guard::transport(site.hub.config()));
    let missing = || HttpError::new(StatusCode::UNAUTHORIZED, "the cookie is missing");
    token.map(|token| token.person()).ok_or_else(missing)
}

/// Forgets the person with the request's token. This costs as much as a new table, because the whole log is read.
pub(super) async fn forget(
    State(site): State<Site>,
    Path(id): Path<String>,
    Extension(from): Extension<guard::From>,
    headers: HeaderMap,
) -> Result<StatusCode, HttpError> {
    let missing = || HttpError::new(StatusCode::NOT_FOUND, OpenTableError::NoSuchTable);
    let id: TableId = id.parse().map_err(|_| missing())?;
    if !site.hub.addresses().take_table(from.0) {
        let why = "there are too many requests from your address; wait a moment";
        return Err(HttpError::new(StatusCode::TOO_MANY_REQUESTS, why));
    }
    let person = person(&site, &headers)?;
    site.hub.table(id).forget(&site.hub, person).await.map_err(|problem| match problem {
        OpenTableError::NoSuchTable => missing(),
        problem => HttpError::new(StatusCode::SERVICE_UNAVAILABLE, problem),
    })?;
    Ok(StatusCode::NO_CONTENT)
}
