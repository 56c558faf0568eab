//! The sections of a report by name: [`Figure`].

use std::str::FromStr;

use thiserror::Error;

/// A section of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Figure {
    Seats,
    Scores,
    Length,
    Choices,
    Drama,
    Rules,
    Pieces,
    Skill,
    Kingmaking,
}

impl Figure {
    /// All sections, in the order of the page.
    pub const ALL: [Self; 9] = [
        Self::Seats,
        Self::Scores,
        Self::Length,
        Self::Choices,
        Self::Drama,
        Self::Rules,
        Self::Pieces,
        Self::Skill,
        Self::Kingmaking,
    ];

    /// The section's name on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seats => "seats",
            Self::Scores => "scores",
            Self::Length => "length",
            Self::Choices => "choices",
            Self::Drama => "drama",
            Self::Rules => "rules",
            Self::Pieces => "pieces",
            Self::Skill => "skill",
            Self::Kingmaking => "kingmaking",
        }
    }
}

/// No figure has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no figure `{0}`; there are: {list}", list = Figure::ALL.map(Figure::name).join(", "))]
pub struct UnknownFigureError(String);

impl FromStr for Figure {
    type Err = UnknownFigureError;

    fn from_str(name: &str) -> Result<Self, UnknownFigureError> {
        Self::ALL
            .into_iter()
            .find(|figure| figure.name() == name)
            .ok_or_else(|| UnknownFigureError(name.to_owned()))
    }
}
