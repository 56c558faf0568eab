//! What can be wrong with a record: [`RecordError`].

use thiserror::Error;

use crate::{IllegalActionError, OptionsError, ParseActionError, Seat, SeatSet, Seats};

/// Why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The line is not JSON at all: cut short, or something else.
    #[error("this is not JSON: {0}")]
    NotJson(String),
    /// JSON, but not of a record's shape.
    #[error("this is not a record: {0}")]
    NotARecord(String),
    /// A record of another format.
    #[error("the format is `{0}`, and only `parlour-record/1` is understood")]
    Format(String),
    /// The game is another one.
    #[error("this is a record of `{found}`, not of `{expected}`")]
    Game {
        /// The slug that stands there.
        found: String,
        /// The slug of the game that was to be replayed.
        expected: &'static str,
    },
    /// Not a number of seats that can play the game.
    #[error("{0} cannot play this game")]
    Seats(Seats),
    /// The options do not fit the game.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// There are more or fewer scores than seats.
    #[error("there are {scores} scores for {seats} seats")]
    ScoresPerSeat {
        /// How many scores.
        scores: Seats,
        /// How many seats.
        seats: Seats,
    },
    /// There are more or fewer names than seats.
    #[error("there are {names} names for {seats} seats")]
    NamesPerSeat {
        /// How many names.
        names: usize,
        /// How many seats.
        seats: Seats,
    },
    /// Winners are listed in ascending order, each once.
    #[error("the winners are not in ascending order")]
    WinnersUnordered,
    /// Something is wrong with one event, counted from 1.
    #[error("event {number}: {problem}")]
    Event {
        /// Which event.
        number: usize,
        /// What is wrong.
        problem: RecordEventError,
    },
    /// The events end before the game does.
    #[error("the record ends after event {events}, but {} still to decide", seats_are(*to_act))]
    Unfinished {
        /// How many events there are.
        events: usize,
        /// Who should decide.
        to_act: SeatSet,
    },
    /// The scores are other ones.
    #[error("the scores should be {expected:?}, not {found:?}")]
    Scores {
        /// By the rules.
        expected: Vec<i32>,
        /// In the record.
        found: Vec<i32>,
    },
    /// Others win.
    #[error("the winners should be {}, not {}", listed(*expected), listed(*found))]
    Winners {
        /// By the rules.
        expected: SeatSet,
        /// In the record.
        found: SeatSet,
    },
}

/// What is wrong with an event.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordEventError {
    /// A value has the wrong type.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// Neither a decision nor a chance event.
    #[error("it is neither a decision (`s`, `a`, `n`) nor a chance event (`c`)")]
    EventShape,
    /// A chance event without what came out.
    #[error("the chance event `{0}` does not say what came out")]
    ChanceShape(String),
    /// A key should be a seat.
    #[error("`{0}` is not a seat")]
    NoSeat(String),
    /// A decision stands where the rules ask for chance.
    #[error("the rules ask for the chance event `{0}` here")]
    ChanceMissing(String),
    /// Chance stands where the rules ask for none, or for another.
    #[error("the chance event `{found}` does not belong here{}", instead(expected.as_deref()))]
    ChanceUnexpected {
        /// What stands there.
        found: String,
        /// What should.
        expected: Option<String>,
    },
    /// What came out cannot have come out.
    #[error("{0}")]
    Outcome(String),
    /// The game is over already.
    #[error("the game is over before this event")]
    AfterTheEnd,
    /// Another seat should decide here.
    #[error("seat {found} decides, but it is for seat {expected} to decide")]
    Seat {
        /// Who stands there.
        found: Seat,
        /// Who decides by the rules; of several at once, the lowest first.
        expected: Seat,
    },
    /// The text is not an action.
    #[error(transparent)]
    Action(#[from] ParseActionError),
    /// The action is not legal.
    #[error("seat {seat} cannot `{action}`: {reason}")]
    Illegal {
        /// Who.
        seat: Seat,
        /// What.
        action: String,
        /// Why not.
        reason: Box<IllegalActionError>,
    },
    /// The number of legal actions is another one.
    #[error("seat {seat} had {expected} legal actions, not {found}")]
    Count {
        /// Who.
        seat: Seat,
        /// By the rules.
        expected: u64,
        /// In the record.
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
