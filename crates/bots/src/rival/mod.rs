//! Opponents for measuring how strong a bot is: [`Rival`]. They never sit at a table or give hints.
//!
//! A [`Bot`] becomes a [`Player`](parlour_runner::Player), and tables, hints and simulations take only
//! players. A rival becomes an [`Opponent`] instead, which is shown the true position: code that uses one
//! must have a position to show and must ask for this type.

mod flat;
mod peek;

use std::{fmt, num::NonZeroU32, str::FromStr};

use parlour_core::{Choices as _, FastDice, Game, Seat, Viewer};
use parlour_runner::Question;
use thiserror::Error;

use self::{flat::Flat, peek::Peek};
use crate::{Bot, Known};

/// The prefix of every rival's name, so that nobody asks for one by mistake.
const PREFIX: &str = "rival:";

/// An opponent for matches that measure strength, by name: `rival:peek`, or `rival:flat:3000` with a number
/// of iterations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rival {
    /// How it plays.
    pub way: RivalKind,
    /// The number of iterations for a decision; by default the same as [`Bot::Hard`].
    pub iterations: Option<NonZeroU32>,
}

/// How a rival plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RivalKind {
    /// Plain Monte Carlo: tries every legal action equally often, in sampled positions played on at random. A
    /// search has to beat this.
    Flat,
    /// The bots' search, but from the true position instead of samples. This is roughly the most that luck
    /// leaves within reach.
    Peek,
}

impl RivalKind {
    /// All kinds of rivals.
    pub const ALL: [Self; 2] = [Self::Flat, Self::Peek];

    /// The name of the kind, without the prefix that all rivals share.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flat => "flat",
            Self::Peek => "peek",
        }
    }
}

/// Decides for a seat and may look at everything.
pub trait Opponent<G: Game>: Send {
    /// Decides for a seat that is to act.
    fn decide(&mut self, position: &G, seat: Seat, dice: &mut FastDice) -> G::Action;
}

impl Rival {
    /// Creates an opponent that plays like this rival.
    pub fn opponent<G: Known>(self) -> Box<dyn Opponent<G>> {
        let usual = G::ITERATIONS.of(Bot::Hard).expect("hard searches");
        let iterations = self.iterations.map_or(usual, NonZeroU32::get);
        match self.way {
            RivalKind::Flat => Box::new(Flat::new(iterations)),
            RivalKind::Peek => Box::new(Peek::<G>::new(iterations)),
        }
    }
}

/// The only legal action, if there is just one, so that no time is spent on it.
fn forced<G: Game>(legal: &G::Choices) -> Option<G::Action> {
    (legal.len() == 1).then(|| legal.nth(0))
}

impl fmt::Display for Rival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.way.name())?;
        self.iterations.map_or(Ok(()), |iterations| write!(f, ":{iterations}"))
    }
}

/// An error for a name that no rival has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is no rival; there are: rival:flat and rival:peek, and `rival:flat:3000` makes 3000 iterations"
)]
pub struct UnknownRivalError(String);

impl Rival {
    /// Whether a text is meant to name a rival, spelled correctly or not, with or without the prefix.
    pub fn is_meant(text: &str) -> bool {
        text.starts_with(PREFIX) || RivalKind::ALL.iter().any(|way| way.name() == text)
    }
}

impl FromStr for Rival {
    type Err = UnknownRivalError;

    fn from_str(text: &str) -> Result<Self, UnknownRivalError> {
        let unknown = || UnknownRivalError(text.chars().take(60).collect());
        let rest = text.strip_prefix(PREFIX).ok_or_else(unknown)?;
        let (name, iterations) = match rest.split_once(':') {
            Some((name, number)) => (name, Some(number.parse().map_err(|_| unknown())?)),
            None => (rest, None),
        };
        let way = RivalKind::ALL.into_iter().find(|way| way.name() == name).ok_or_else(unknown)?;
        Ok(Self { way, iterations })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rivals_name_reads_back() {
        for name in ["rival:flat", "rival:peek", "rival:flat:3000"] {
            assert_eq!(name.parse::<Rival>().unwrap().to_string(), name);
        }
        for name in ["peek", "rival:", "rival:hard", "rival:flat:0", "rival:flat:many"] {
            assert_eq!(name.parse::<Rival>(), Err(UnknownRivalError(name.to_owned())));
        }
    }
}
