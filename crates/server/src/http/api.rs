//! What can be read without sitting at a table.

use axum::{
    Json,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use parlour_bots::Bot;
use parlour_protocol::{TableId, TableListing};
use parlour_registry::GAMES;
use serde_json::{Value, json};

use super::{Problem, Site};

/// `GET /api/games`: what can be played, and by whom.
pub(super) async fn games() -> Json<Value> {
    let games: Vec<Value> = GAMES
        .iter()
        .map(|game| {
            let info = game.info();
            json!({
                "slug": info.slug,
                "title": info.title,
                "pitch": info.pitch,
                "seats": { "fewest": info.seats.start(), "most": info.seats.end() },
                "options": game.default_options(),
                "help": game.options(),
            })
        })
        .collect();
    let bots: Vec<Value> =
        Bot::ALL.iter().map(|bot| json!({ "name": bot.name(), "pitch": bot.pitch() })).collect();
    Json(json!({ "games": games, "bots": bots }))
}

/// `GET /api/tables`: the public ones.
pub(super) async fn tables(State(site): State<Site>) -> Json<Vec<TableListing>> {
    Json(site.hub.listings())
}

/// `GET /api/tables/{id}/record`: the record of a finished game. As long as it is played, nobody gets one.
pub(super) async fn record(State(site): State<Site>, Path(id): Path<String>) -> Result<Response, Problem> {
    let nothing = || Problem::new(StatusCode::NOT_FOUND, "there is no record of a finished game here");
    let id: TableId = id.parse().map_err(|_| nothing())?;
    let record = site.hub.store().record(id).await;
    let record =
        record.map_err(|error| Problem::new(StatusCode::SERVICE_UNAVAILABLE, error))?.ok_or_else(nothing)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record).into_response())
}

/// Any other address below `/api`.
pub(super) async fn nothing() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "there is nothing at this address")
}
