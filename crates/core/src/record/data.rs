//! A record as data, and its JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::{Map, Value};

use super::{RecordError, RecordEventError};
use crate::{DealProof, PerSeat, Seat, SeatSet, Seats};

/// The name of the format.
const FORMAT: &str = "parlour-record/1";

/// A finished game in writing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Record {
    format: &'static str,
    /// The game's slug.
    pub game: String,
    /// The number of seats.
    pub seats: Seats,
    /// The seed of the luck, for dealing the same game again.
    pub seed: String,
    /// Every option with its value.
    pub options: Map<String, Value>,
    /// The events, in order.
    pub events: Vec<RecordEvent>,
    /// The scores, one per seat.
    pub scores: PerSeat<i32>,
    /// The winner or winners.
    pub winners: SeatSet,
    /// The names of people, one entry per seat; a bot has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<Option<String>>>,
    /// The SHA-256 of the seed, as it was shown before the deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Where the seed comes from, if the players had a part in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fair: Option<DealProof>,
}

/// One entry of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum RecordEvent {
    /// A seat decided.
    Decision {
        /// The seat.
        #[serde(rename = "s")]
        seat: Seat,
        /// The action, as text.
        #[serde(rename = "a")]
        action: String,
        /// How many legal actions the seat had.
        #[serde(rename = "n")]
        legal: u64,
    },
    /// Chance decided.
    Chance(ChanceEvent),
}

/// The result of a chance event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum ChanceEvent {
    /// A seat was picked, as `dealer` or `first`, for example.
    Seat {
        /// What the seat was picked for.
        #[serde(rename = "c")]
        name: String,
        /// The seat.
        seat: Seat,
    },
    /// A pile was shuffled.
    Shuffle {
        /// Always `shuffle`.
        #[serde(rename = "c")]
        name: Shuffle,
        /// The pile.
        pile: String,
        /// Its pieces, top first.
        order: Vec<String>,
    },
    /// Some pieces were taken out of many; their order means nothing.
    Take {
        /// What they were taken for.
        #[serde(rename = "c")]
        name: String,
        /// The pieces taken.
        cards: Vec<String>,
    },
    /// Several seats drew one piece each.
    Draw {
        /// What they drew for.
        #[serde(rename = "c")]
        name: String,
        /// The pieces drawn, by seat.
        cards: BTreeMap<Seat, String>,
    },
}

impl ChanceEvent {
    /// The event of a pile being shuffled into this order.
    pub fn shuffle(pile: impl Into<String>, order: Vec<String>) -> Self {
        Self::Shuffle { name: Shuffle::Shuffle, pile: pile.into(), order }
    }

    /// The name of the event; for a shuffle, followed by its pile.
    pub fn name(&self) -> String {
        match self {
            Self::Seat { name, .. } | Self::Take { name, .. } | Self::Draw { name, .. } => name.clone(),
            Self::Shuffle { pile, .. } => format!("shuffle {pile}"),
        }
    }
}

/// The name of all shuffles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shuffle {
    /// `shuffle`.
    Shuffle,
}

impl Record {
    /// Creates a record without events, names and what shows that the deal was fair.
    pub fn new(
        game: impl Into<String>,
        seed: impl Into<String>,
        options: Map<String, Value>,
        result: crate::Outcome,
    ) -> Self {
        Self {
            format: FORMAT,
            game: game.into(),
            seats: result.scores.seats(),
            seed: seed.into(),
            options,
            events: Vec::new(),
            scores: result.scores,
            winners: result.winners,
            names: None,
            commitment: None,
            fair: None,
        }
    }

    /// The record as one line of JSON, without a line break.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record has string keys only")
    }

    /// Reads a record from one line. Keys that are not part of the format are ignored.
    ///
    /// # Errors
    /// If the line is not JSON or not a record, or if one of its events is invalid.
    pub fn from_json(line: &str) -> Result<Self, RecordError> {
        let value: Value =
            serde_json::from_str(line).map_err(|error| RecordError::NotJson(error.to_string()))?;
        let raw: RawRecord =
            serde_json::from_value(value).map_err(|error| RecordError::NotARecord(error.to_string()))?;
        if raw.format != FORMAT {
            return Err(RecordError::Format(raw.format));
        }
        if raw.scores.seats() != raw.seats {
            return Err(RecordError::ScoresPerSeat { scores: raw.scores.seats(), seats: raw.seats });
        }
        if let Some(names) = raw.names.as_ref().filter(|names| names.len() != raw.seats.count()) {
            return Err(RecordError::NamesPerSeat { names: names.len(), seats: raw.seats });
        }
        if !raw.winners.is_sorted_by(|a, b| a < b) {
            return Err(RecordError::WinnersUnordered);
        }
        let events = raw.events.into_iter().enumerate().map(|(index, event)| {
            read_event(event).map_err(|problem| RecordError::Event { number: index + 1, problem })
        });
        Ok(Self {
            format: FORMAT,
            game: raw.game,
            seats: raw.seats,
            seed: raw.seed,
            options: raw.options,
            events: events.collect::<Result<_, _>>()?,
            scores: raw.scores,
            winners: raw.winners.into_iter().collect(),
            names: raw.names,
            commitment: raw.commitment,
            fair: raw.fair,
        })
    }
}

#[derive(Deserialize)]
struct RawRecord {
    format: String,
    game: String,
    seats: Seats,
    seed: String,
    options: Map<String, Value>,
    events: Vec<Value>,
    scores: PerSeat<i32>,
    winners: Vec<Seat>,
    names: Option<Vec<Option<String>>>,
    commitment: Option<String>,
    fair: Option<DealProof>,
}

/// Reads one event of a record.
impl<'de> Deserialize<'de> for RecordEvent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_event(Value::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

#[derive(Deserialize)]
struct RawEvent {
    c: Option<String>,
    seat: Option<Seat>,
    pile: Option<String>,
    order: Option<Vec<String>>,
    cards: Option<RawCards>,
    s: Option<Seat>,
    a: Option<String>,
    n: Option<u64>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum RawCards {
    List(Vec<String>),
    BySeat(BTreeMap<String, String>),
}

fn read_event(value: Value) -> Result<RecordEvent, RecordEventError> {
    let raw: RawEvent =
        serde_json::from_value(value).map_err(|error| RecordEventError::Unreadable(error.to_string()))?;
    match raw {
        RawEvent { c: None, s: Some(seat), a: Some(action), n: Some(legal), .. } => {
            Ok(RecordEvent::Decision { seat, action, legal })
        }
        RawEvent { c: Some(name), s: None, a: None, n: None, seat, pile, order, cards } => {
            let event = match (name, seat, pile, order, cards) {
                (name, None, Some(pile), Some(order), None) if name == "shuffle" => {
                    ChanceEvent::shuffle(pile, order)
                }
                (name, Some(seat), None, None, None) => ChanceEvent::Seat { name, seat },
                (name, None, None, None, Some(RawCards::List(cards))) => ChanceEvent::Take { name, cards },
                (name, None, None, None, Some(RawCards::BySeat(cards))) => {
                    ChanceEvent::Draw { name, cards: by_seat(cards)? }
                }
                (name, ..) => return Err(RecordEventError::ChanceShape(name)),
            };
            Ok(RecordEvent::Chance(event))
        }
        _ => Err(RecordEventError::EventShape),
    }
}

fn by_seat(cards: BTreeMap<String, String>) -> Result<BTreeMap<Seat, String>, RecordEventError> {
    let seat = |key: &str| {
        key.parse().ok().and_then(Seat::try_new).ok_or_else(|| RecordEventError::NoSeat(key.to_owned()))
    };
    cards.into_iter().map(|(key, card)| Ok((seat(&key)?, card))).collect()
}
