//! How an event is shown: [`Beat`].
//!
//! A step of the game often consists of several events: a card is played, the trick is complete, somebody
//! wins it, and the cards are cleared away. Front ends show these as a sequence of moments, and every event
//! describes its own moment.

mod apply;
mod figure;

use serde::{Deserialize, Serialize};

pub use self::figure::FigureChange;
use crate::{Seat, Words, scene::Mark};

/// How one event is shown: the pieces it lays on the table, what it marks, and for how long.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Beat {
    /// How long the moment is shown.
    #[serde(default)]
    pub hold: Hold,
    /// Zones to empty first, by id or by the part of the id before the dot: `laid` covers `laid.0`, `laid.1`
    /// and so on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cleared: Vec<String>,
    /// The pieces laid on the table, face up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub laid: Vec<Laid>,
    /// The tokens that move from place to place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carried: Vec<Carried>,
    /// The marks that are set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<Marked>,
    /// What happens to all other marks.
    #[serde(default, skip_serializing_if = "Marks::are_kept")]
    pub marks: Marks,
    /// What becomes of the scores.
    #[serde(default, skip_serializing_if = "Scores::are_kept")]
    pub scores: Scores,
    /// The figures that change.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<FigureChange>,
}

/// What a beat does with the marks that it does not set itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Marks {
    /// They stay as they are.
    #[default]
    Kept,
    /// They become those of the table after the step; whatever has just become active is
    /// [waking](Mark::Waking).
    Settled,
}

impl Marks {
    /// Whether they stay as they are.
    pub fn are_kept(&self) -> bool {
        *self == Self::Kept
    }
}

/// What a beat does with the scores and figures beside the names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Scores {
    /// They stay as they were.
    #[default]
    Kept,
    /// They are those of the table after the step: this is what was scored. Of several in one step it is the last.
    Counted,
}

impl Scores {
    /// Whether they stay as they were.
    pub fn are_kept(&self) -> bool {
        *self == Self::Kept
    }
}

/// A token that moves from one place to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Carried {
    /// Where it comes from: the id of the zone and the index of the place. The first piece there is the one
    /// that moves.
    pub from: (String, usize),
    /// Where it goes: the id of the zone and the index of the place.
    pub to: (String, usize),
}

/// How long a moment is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Hold {
    /// Not at all: the moment merges into the next one.
    #[default]
    Passing,
    /// Long enough for a single card or move.
    Short,
    /// Long enough for something complete: a trick, a battle, a scoring.
    Long,
}

impl Hold {
    /// The time at normal speed, in milliseconds.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Passing => 0,
            Self::Short => 600,
            Self::Long => 1_500,
        }
    }
}

/// A piece and the place where it is laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Laid {
    /// The id of the piece.
    pub piece: String,
    /// The id of the zone.
    pub zone: String,
    /// The place in the zone.
    #[serde(default)]
    pub at: At,
}

/// One of the places of a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum At {
    /// The first place.
    #[default]
    First,
    /// The place with this index.
    Place(usize),
    /// The place of this seat.
    Seat(Seat),
}

impl From<Seat> for At {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// A target and the mark set on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Marked {
    /// The target.
    pub target: Target,
    /// The mark.
    pub mark: Mark,
}

/// What a mark is set on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// The piece with this id, wherever it lies.
    Piece(String),
    /// The pieces of one seat in a zone.
    Seat(String, Seat),
}

impl Beat {
    /// Creates a beat that is shown together with the next one.
    pub fn passing() -> Self {
        Self::default()
    }

    /// Whether the beat shows nothing of its own.
    pub fn is_passing(&self) -> bool {
        *self == Self::default()
    }

    /// Creates a short beat, for a single card or move.
    pub fn short() -> Self {
        Self { hold: Hold::Short, ..Self::default() }
    }

    /// Creates a long beat, for something that is complete.
    pub fn long() -> Self {
        Self { hold: Hold::Long, ..Self::default() }
    }

    /// Empties a zone first.
    #[must_use]
    pub fn clear(mut self, zone: &str) -> Self {
        self.cleared.push(zone.to_owned());
        self
    }

    /// Lays a piece in a zone.
    #[must_use]
    pub fn lay(mut self, piece: impl ToString, zone: impl Into<String>, at: impl Into<At>) -> Self {
        self.laid.push(Laid { piece: piece.to_string(), zone: zone.into(), at: at.into() });
        self
    }

    /// Moves the first piece of one place to another place.
    #[must_use]
    pub fn carry(mut self, from: (&str, usize), to: (&str, usize)) -> Self {
        let owned = |(zone, place): (&str, usize)| (zone.to_owned(), place);
        self.carried.push(Carried { from: owned(from), to: owned(to) });
        self
    }

    /// Shows every mark as it stands after the step.
    #[must_use]
    pub const fn settle(mut self) -> Self {
        self.marks = Marks::Settled;
        self
    }

    /// Shows every score as it stands after the step.
    #[must_use]
    pub const fn count(mut self) -> Self {
        self.scores = Scores::Counted;
        self
    }

    /// Marks some pieces.
    #[must_use]
    pub fn mark<P: ToString>(mut self, pieces: impl IntoIterator<Item = P>, mark: Mark) -> Self {
        let marked =
            pieces.into_iter().map(|piece| Marked { target: Target::Piece(piece.to_string()), mark });
        self.marked.extend(marked);
        self
    }

    /// Marks everything a seat has in a zone.
    #[must_use]
    pub fn mark_seat(mut self, zone: impl Into<String>, seat: Seat, mark: Mark) -> Self {
        self.marked.push(Marked { target: Target::Seat(zone.into(), seat), mark });
        self
    }

    /// Shows a counter of the whole table with a new value.
    #[must_use]
    pub fn counter(mut self, label: impl Into<Words>, value: impl Into<Words>) -> Self {
        self.figures.push(FigureChange::Table(label.into(), value.into()));
        self
    }

    /// Shows a counter of a zone with a new value.
    #[must_use]
    pub fn zone_counter(mut self, zone: &str, label: impl Into<Words>, value: impl Into<Words>) -> Self {
        self.figures.push(FigureChange::Zone(zone.to_owned(), label.into(), value.into()));
        self
    }

    /// Shows how full a place of a zone has become.
    #[must_use]
    pub fn gauge(mut self, zone: &str, place: usize, value: u16, limit: u16) -> Self {
        self.figures.push(FigureChange::Gauge(zone.to_owned(), place, value, limit));
        self
    }
}
