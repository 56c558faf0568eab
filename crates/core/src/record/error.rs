//! Errors in a record: [`RecordError`].

use thiserror::Error;

use crate::{IllegalActionError, OptionsError, ParseActionError, Seat, SeatSet, Seats};

/// The reason why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The line is not JSON: it is cut short, or something else entirely.
    #[error("this is not JSON: {0}")]
    NotJson(String),
    /// It is JSON, but does not have the shape of a record.
    #[error("this is not a record: {0}")]
    NotARecord(String),
    /// The record has another format.
    #[error("the format is `{0}`, and only `parlour-record/1` is understood")]
    Format(String),
    /// The record is of another game.
    #[error("this is a record of `{found}`, not of `{expected}`")]
    Game {
        /// The slug in the record.
        found: String,
        /// The slug of the game to be replayed.
        expected: &'static str,
    },
    /// The game cannot be played with this number of seats.
    #[error("{0} cannot play this game")]
    Seats(Seats),
    /// The options do not fit the game.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The number of scores is not the number of seats.
    #[error("there are {scores} scores for {seats} seats")]
    ScoresPerSeat {
        /// The number of scores.
        scores: Seats,
        /// The number of seats.
        seats: Seats,
    },
    /// The number of names is not the number of seats.
    #[error("there are {names} names for {seats} seats")]
    NamesPerSeat {
        /// The number of names.
        names: usize,
        /// The number of seats.
        seats: Seats,
    },
    /// The winners are not in ascending order, or one is listed twice.
    #[error("the winners are not in ascending order")]
    WinnersUnordered,
    /// One event is invalid.
    #[error("event {number}: {problem}")]
    Event {
        /// The number of the event, counted from 1.
        number: usize,
        /// What is wrong with it.
        problem: RecordEventError,
    },
    /// The events end before the game does.
    #[error("the record ends after event {events}, but {} still to decide", seats_are(*to_act))]
    Unfinished {
        /// The number of events.
        events: usize,
        /// The seats that still have to decide.
        to_act: SeatSet,
    },
    /// The scores are wrong.
    #[error("the scores should be {expected:?}, not {found:?}")]
    Scores {
        /// The scores by the rules.
        expected: Vec<i32>,
        /// The scores in the record.
        found: Vec<i32>,
    },
    /// The winners are wrong.
    #[error("the winners should be {}, not {}", listed(*expected), listed(*found))]
    Winners {
        /// The winners by the rules.
        expected: SeatSet,
        /// The winners in the record.
        found: SeatSet,
    },
}

/// What is wrong with an event.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordEventError {
    /// A value has the wrong type.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// The event is neither a decision nor a chance event.
    #[error("it is neither a decision (`s`, `a`, `n`) nor a chance event (`c`)")]
    EventShape,
    /// A chance event without its result.
    #[error("the chance event `{0}` does not say what came out")]
    ChanceShape(String),
    /// A key is not a seat.
    #[error("`{0}` is not a seat")]
    NoSeat(String),
    /// There is a decision, but the rules require a chance event.
    #[error("the rules ask for the chance event `{0}` here")]
    ChanceMissing(String),
    /// There is a chance event, but the rules require none here, or another one.
    #[error("the chance event `{found}` does not belong here{}", instead(expected.as_deref()))]
    ChanceUnexpected {
        /// The chance event in the record.
        found: String,
        /// The chance event required by the rules, if any.
        expected: Option<String>,
    },
    /// The result of a chance event is impossible.
    #[error("{0}")]
    Outcome(String),
    /// The game is over already.
    #[error("the game is over before this event")]
    AfterTheEnd,
    /// Another seat should decide here.
    #[error("seat {found} decides, but it is for seat {expected} to decide")]
    Seat {
        /// The seat in the record.
        found: Seat,
        /// The seat to decide by the rules; of several at once, the lowest comes first.
        expected: Seat,
    },
    /// The text is not an action.
    #[error(transparent)]
    Action(#[from] ParseActionError),
    /// The action is not legal.
    #[error("seat {seat} cannot `{action}`: {reason}")]
    Illegal {
        /// The seat.
        seat: Seat,
        /// The action.
        action: String,
        /// Why it is not legal.
        reason: Box<IllegalActionError>,
    },
    /// The number of legal actions is wrong.
    #[error("seat {seat} had {expected} legal actions, not {found}")]
    Count {
        /// The seat.
        seat: Seat,
        /// The number by the rules.
        expected: u64,
        /// The number in the record.
        found: u64,
    },
}

fn instead(expected: Option<&str>) -> String {
    expected.map(|name| format!("; the rules ask for `{name}`")).unwrap_or_default()
}

fn listed(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    format!("[{}]", numbers.join(", "))
}

fn seats_are(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    match numbers.as_slice() {
        [one] => format!("seat {one} has"),
        many => format!("seats {} have", many.join(", ")),
    }
}
