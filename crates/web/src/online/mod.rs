//! The server: what is asked over HTTP, and the socket to a shared table.

mod socket;

use gloo_net::http::{Request, Response};
use parlour_protocol::{CreateTable, Created, TableListing};
use serde::{Deserialize, de::DeserializeOwned};
use thiserror::Error;

pub(crate) use self::socket::Socket;
use crate::text::{self, say};

/// Why the server did not give what was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum FetchError {
    /// It cannot be reached.
    #[error("{}", say("web-no-server"))]
    Unreachable,
    /// It said no, in a sentence.
    #[error("{0}")]
    Refused(String),
}

/// Makes a table.
pub(crate) async fn create(wanted: &CreateTable) -> Result<Created, FetchError> {
    let body = serde_json::to_string(wanted).expect("a wish is written as JSON");
    let request = Request::post("/api/tables").header("content-type", "application/json").body(body);
    let request = request.map_err(|_| FetchError::Unreachable)?;
    read(request.send().await.map_err(|_| FetchError::Unreachable)?).await
}

/// The public tables.
pub(crate) async fn tables() -> Result<Vec<TableListing>, FetchError> {
    read(Request::get("/api/tables").send().await.map_err(|_| FetchError::Unreachable)?).await
}

/// The record of a finished table, as text.
pub(crate) async fn record(id: &str) -> Result<String, FetchError> {
    let answer = Request::get(&record_path(id)).send().await.map_err(|_| FetchError::Unreachable)?;
    text_of(answer).await
}

/// A file of the page that is loaded when it is wanted.
pub(crate) async fn file(path: &str) -> Result<String, FetchError> {
    text_of(Request::get(path).send().await.map_err(|_| FetchError::Unreachable)?).await
}

/// Where the record of a finished table is.
pub(crate) fn record_path(id: &str) -> String {
    format!("/api/tables/{id}/record")
}

async fn read<T: DeserializeOwned>(answer: Response) -> Result<T, FetchError> {
    serde_json::from_str(&text_of(answer).await?).map_err(|_| FetchError::Unreachable)
}

async fn text_of(answer: Response) -> Result<String, FetchError> {
    let text = answer.text().await.map_err(|_| FetchError::Unreachable)?;
    if answer.ok() { Ok(text) } else { Err(FetchError::Refused(said(&text, answer.status()))) }
}

/// What a refusal says. A server in between may answer with a page of its own: then the number has to do.
fn said(text: &str, status: u16) -> String {
    serde_json::from_str::<Why>(text)
        .map_or_else(|_| text::status(status), |Why { why }| text::first_upper(&why))
}

/// How the server says no.
#[derive(Deserialize)]
struct Why {
    why: String,
}
