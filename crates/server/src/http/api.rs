//! What can be read without sitting at a table.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use parlour_bots::Bot;
use parlour_core::{Language, OptionHelp};
use parlour_protocol::{TableId, TableListings};
use parlour_registry::{GAMES, catalogue};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{HttpError, Site};
use crate::lobby::ParsePlaceError;

/// `GET /api/games`: what can be played, and by whom, in the language that the client prefers.
pub(super) async fn games(headers: HeaderMap) -> Json<Value> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let catalogue = catalogue(wanted.and_then(Language::preferred).unwrap_or_default());
    let help = |option: &OptionHelp| {
        let OptionHelp { key, rule, help, takes } = option;
        json!({ "key": key, "rule": rule, "help": catalogue.text(help), "takes": takes })
    };
    let games: Vec<Value> = GAMES
        .iter()
        .map(|game| {
            let info = game.info();
            json!({
                "slug": info.slug,
                "title": info.title,
                "pitch": catalogue.text(info.pitch),
                "seats": { "fewest": info.seats.start(), "most": info.seats.end() },
                "options": game.default_options(),
                "help": game.options().iter().map(help).collect::<Vec<_>>(),
            })
        })
        .collect();
    let bots: Vec<Value> =
        Bot::ALL.iter().map(|bot| json!({ "name": bot.name(), "pitch": bot.pitch() })).collect();
    Json(json!({ "games": games, "bots": bots }))
}

/// `GET /api/texts/{language}`: every message that a table may send, as a Fluent catalogue, for clients without the games inside.
pub(super) async fn texts(Path(language): Path<String>) -> Result<String, HttpError> {
    let language: Language =
        language.parse().map_err(|error| HttpError::new(StatusCode::NOT_FOUND, error))?;
    let mut texts = vec![parlour_core::TEXTS];
    for more in parlour_registry::texts().chain([parlour_protocol::TEXTS]) {
        if !texts.contains(&more) {
            texts.push(more);
        }
    }
    Ok(texts.iter().map(|texts| texts.of(language)).collect::<Vec<_>>().join("\n"))
}

/// Where a page of the list begins.
#[derive(Deserialize)]
pub(super) struct After {
    after: Option<String>,
}

/// `GET /api/tables`: a page of the public ones.
pub(super) async fn tables(
    State(site): State<Site>,
    Query(After { after }): Query<After>,
) -> Result<Json<TableListings>, HttpError> {
    let after = after.map(|place| place.parse()).transpose();
    let after = after.map_err(|bad: ParsePlaceError| HttpError::new(StatusCode::BAD_REQUEST, bad))?;
    Ok(Json(site.hub.listings(after)))
}

/// `GET /api/tables/{id}/record`: the record of a finished game. As long as it is played, nobody gets one.
pub(super) async fn record(State(site): State<Site>, Path(id): Path<String>) -> Result<Response, HttpError> {
    let nothing = || HttpError::new(StatusCode::NOT_FOUND, "there is no record of a finished game here");
    let id: TableId = id.parse().map_err(|_| nothing())?;
    let record = site.hub.store().record(id).await;
    let record = record
        .map_err(|error| HttpError::new(StatusCode::SERVICE_UNAVAILABLE, error))?
        .ok_or_else(nothing)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record).into_response())
}

/// Any other address below `/api`.
pub(super) async fn nothing() -> HttpError {
    HttpError::new(StatusCode::NOT_FOUND, "there is nothing at this address")
}
