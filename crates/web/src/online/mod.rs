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
pub(crate) enum NoAnswer {
    /// It cannot be reached.
    #[error("{}", say("web-no-server"))]
    Unreachable,
    /// It said no, in a sentence.
    #[error("{0}")]
    Refused(String),
}

/// Makes a table.
pub(crate) async fn create(wanted: &CreateTable) -> Result<Created, NoAnswer> {
    let body = serde_json::to_string(wanted).expect("a wish is written as JSON");
    let request = Request::post("/api/tables").header("content-type", "application/json").body(body);
    let request = request.map_err(|_| NoAnswer::Unreachable)?;
    read(request.send().await.map_err(|_| NoAnswer::Unreachable)?).await
}

/// The public tables.
pub(crate) async fn tables() -> Result<Vec<TableListing>, NoAnswer> {
    read(Request::get("/api/tables").send().await.map_err(|_| NoAnswer::Unreachable)?).await
}

/// The record of a finished table, as text.
pub(crate) async fn record(id: &str) -> Result<String, NoAnswer> {
    let answer = Request::get(&record_path(id)).send().await.map_err(|_| NoAnswer::Unreachable)?;
    text_of(answer).await
}

/// A file of the page that is loaded when it is wanted.
pub(crate) async fn file(path: &str) -> Result<String, NoAnswer> {
    text_of(Request::get(path).send().await.map_err(|_| NoAnswer::Unreachable)?).await
}

/// Where the record of a finished table is.
pub(crate) fn record_path(id: &str) -> String {
    format!("/api/tables/{id}/record")
}

async fn read<T: DeserializeOwned>(answer: Response) -> Result<T, NoAnswer> {
    serde_json::from_str(&text_of(answer).await?).map_err(|_| NoAnswer::Unreachable)
}

async fn text_of(answer: Response) -> Result<String, NoAnswer> {
    let text = answer.text().await.map_err(|_| NoAnswer::Unreachable)?;
    if answer.ok() { Ok(text) } else { Err(NoAnswer::Refused(said(&text, answer.status()))) }
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
