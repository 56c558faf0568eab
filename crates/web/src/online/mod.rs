//! The server: HTTP requests, and the socket to a shared table.

mod socket;

use gloo_net::http::{Request, Response};
use parlour_core::Words;
use parlour_protocol::{CreateTable, Created, TableListings};
use serde::{Deserialize, de::DeserializeOwned};
use thiserror::Error;

pub(crate) use self::socket::Socket;
use crate::text::{self, say};

/// Why a request to the server failed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum FetchError {
    /// The server cannot be reached.
    #[error("{}", say("web-no-server"))]
    Unreachable,
    /// The server refused, with this sentence.
    #[error("{0}")]
    Refused(String),
}

/// Creates a table.
pub(crate) async fn create(wanted: &CreateTable) -> Result<Created, FetchError> {
    let body = serde_json::to_string(wanted).expect("a wish is written as JSON");
    let request = Request::post("/api/tables").header("content-type", "application/json").body(body);
    let request = request.map_err(|_| FetchError::Unreachable)?;
    read(request.send().await.map_err(|_| FetchError::Unreachable)?).await
}

/// The first pages of the list of public tables, joined.
pub(crate) async fn tables(pages: usize) -> Result<TableListings, FetchError> {
    let mut all: TableListings = read_from("/api/tables").await?;
    for _ in 1..pages {
        let Some(next) = all.next.take() else { break };
        let more: TableListings = read_from(&format!("/api/tables?after={next}")).await?;
        all.tables.extend(more.tables);
        all.next = more.next;
    }
    Ok(all)
}

async fn read_from<T: DeserializeOwned>(path: &str) -> Result<T, FetchError> {
    read(Request::get(path).send().await.map_err(|_| FetchError::Unreachable)?).await
}

/// The record of a finished table, as text.
pub(crate) async fn record(id: &str) -> Result<String, FetchError> {
    let answer = Request::get(&record_path(id)).send().await.map_err(|_| FetchError::Unreachable)?;
    text_of(answer).await
}

/// The name by which the server knows this visitor.
pub(crate) async fn person() -> Result<String, FetchError> {
    let me: Me = read(Request::get("/api/me").send().await.map_err(|_| FetchError::Unreachable)?).await?;
    Ok(me.person)
}

/// What the server says of a visitor.
#[derive(Deserialize)]
struct Me {
    person: String,
}

/// A file of the page that is loaded on demand.
pub(crate) async fn file(path: &str) -> Result<String, FetchError> {
    text_of(Request::get(path).send().await.map_err(|_| FetchError::Unreachable)?).await
}

/// The path to the record of a finished table.
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

/// The reason in a refusal. A proxy in between may answer with its own page; then only the status number
/// counts.
fn said(text: &str, status: u16) -> String {
    serde_json::from_str::<Why>(text).map_or_else(
        |_| text::status(status),
        |Why { why, words }| text::first_upper(&words.map_or(why, say)),
    )
}

/// A refusal, as the server sends it.
#[derive(Deserialize)]
struct Why {
    why: String,
    /// The same as a message, to be said in the visitor's language.
    #[serde(default)]
    words: Option<Words>,
}
