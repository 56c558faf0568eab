//! `POST /api/tables`: a new table.

use axum::{
    Extension, Json,
    extract::{State, rejection::JsonRejection},
    http::{HeaderMap, StatusCode},
};
use parlour_core::{Seats, Seed};
use parlour_protocol::{CreateTable, Created, Settings, Watchers};
use parlour_registry::{Deal, SetupError, UnknownGameError};
use thiserror::Error;

use super::{HttpError, Site, guard, pages};
use crate::{
    entry::{Entry, StoredPlayer},
    hub::Hub,
    moment::Moment,
    person::PersonId,
    quotas::QuotaError,
    room::RequestError,
};

/// The longest time for a decision or for being away, in seconds: a day.
const LONGEST: u32 = 24 * 60 * 60;

/// The reason why a table cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
enum CreateTableError {
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("there are {bots} bots for {seats} seats")]
    TooManyBots { seats: usize, bots: usize },
    #[error("the clock must be between 1 and {LONGEST} seconds")]
    Pace,
}

/// Makes the table that is asked for.
pub(super) async fn create(
    State(site): State<Site>,
    Extension(from): Extension<guard::From>,
    headers: HeaderMap,
    ask: Result<Json<CreateTable>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), HttpError> {
    let Json(ask) = ask.map_err(|rejection| HttpError::new(rejection.status(), rejection.body_text()))?;
    if !site.hub.addresses().take_table(from.0) {
        let why = "there are too many new tables from your address; wait a moment";
        return Err(HttpError::new(StatusCode::TOO_MANY_REQUESTS, why));
    }
    let unavailable = |why: &dyn std::fmt::Display| HttpError::new(StatusCode::SERVICE_UNAVAILABLE, why);
    let seed = Hub::seed().map_err(|error| unavailable(&error))?;
    let host = pages::cookie(&headers, guard::transport(site.hub.config())).map(|token| token.person());
    let entry = created(ask, seed, host, site.hub.clock().now())
        .map_err(|bad| HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, bad))?;
    let id = site.hub.keep_new(entry, from.0).await.map_err(|no| {
        let of_the_address = matches!(no, RequestError::Quota(QuotaError::Address));
        let status =
            if of_the_address { StatusCode::TOO_MANY_REQUESTS } else { StatusCode::SERVICE_UNAVAILABLE };
        HttpError::worded(status, &no)
    })?;
    Ok((StatusCode::CREATED, Json(Created { id, path: format!("/t/{id}") })))
}

/// The first entry of the table's log, if there can be such a table.
fn created(
    ask: CreateTable,
    seed: Seed,
    host: Option<PersonId>,
    at: Moment,
) -> Result<Entry, CreateTableError> {
    let game = parlour_registry::find(&ask.game)?;
    let seats = ask.seats.unwrap_or(*game.info().seats.start());
    // Only the game can check its options. Nobody sees this deal.
    game.table(&Deal { seats, options: ask.options.clone(), seed: Seed::from(0) })?;
    let chairs = Seats::new(seats).map_or(0, Seats::count);
    if ask.bots.len() > chairs {
        return Err(CreateTableError::TooManyBots { seats, bots: ask.bots.len() });
    }
    if ask.pace.seconds.is_some_and(|seconds| !(1..=LONGEST).contains(&seconds))
        || ask.pace.grace > LONGEST
        || ask.pace.nudge.is_some_and(|seconds| !(1..=LONGEST).contains(&seconds))
    {
        return Err(CreateTableError::Pace);
    }
    let empty = std::iter::repeat_n(StoredPlayer::Empty, chairs - ask.bots.len());
    let chairs = empty.chain(ask.bots.into_iter().map(StoredPlayer::Bot)).collect();
    let (options, pace, visibility, hints) = (ask.options, ask.pace, ask.visibility, ask.hints);
    let settings = Settings { game: ask.game, seats, options, pace, visibility, hints };
    Ok(Entry::Created {
        settings: Box::new(settings),
        seed,
        commitment: Some(seed.commitment()),
        chairs,
        host,
        banned: Vec::new(),
        banned_marks: Vec::new(),
        muted: Vec::new(),
        watchers: Watchers::default(),
        at,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(body: &str) -> String {
        let ask: CreateTable = serde_json::from_str(body).unwrap();
        created(ask, Seed::from(1), None, Moment::default()).unwrap_err().to_string()
    }

    #[test]
    fn tables_that_cannot_be_are_refused_in_words() {
        assert!(refused(r#"{"game":"chess"}"#).starts_with("there is no game `chess`"));
        assert!(refused(r#"{"game":"tps","seats":9}"#).contains('9'));
        assert!(refused(r#"{"game":"tps","options":{"no_such":true}}"#).contains("no_such"));
        let many = r#"{"game":"tps","seats":3,"bots":["easy","easy","easy","easy"]}"#;
        assert_eq!(refused(many), "there are 4 bots for 3 seats");
        assert!(
            refused(r#"{"game":"tps","pace":{"seconds":0}}"#).starts_with("the clock must be between 1 and")
        );
    }

    #[test]
    fn bots_take_the_last_chairs() {
        let ask = serde_json::from_str(r#"{"game":"tps","seats":4,"bots":["easy","hard"]}"#).unwrap();
        let Ok(Entry::Created { chairs, .. }) = created(ask, Seed::from(1), None, Moment::default()) else {
            panic!("it can be")
        };
        let bots = [parlour_bots::Bot::Easy, parlour_bots::Bot::Hard].map(StoredPlayer::Bot);
        assert_eq!(chairs[..2], [StoredPlayer::Empty, StoredPlayer::Empty]);
        assert_eq!(chairs[2..], bots);
    }
}
