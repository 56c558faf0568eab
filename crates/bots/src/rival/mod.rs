//! Opponents that tell how strong a bot is: [`Rival`]. They sit at no table and give no hints.
//!
//! A [`Bot`] becomes a [`Player`](parlour_runner::Player), and players are all that tables, hints and simulations can seat. A rival
//! becomes an [`Opponent`] instead, which is shown the true position: whoever seats one has to have a position to show and has to
//! ask for it by this type.

mod flat;
mod peek;

use std::{fmt, num::NonZeroU32, str::FromStr};

use parlour_core::{Choices as _, FastDice, Game, Seat, Viewer};
use parlour_runner::Question;
use thiserror::Error;

use self::{flat::Flat, peek::Peek};
use crate::{Bot, Known};

/// What the name of a rival begins with, so that nobody asks for one by mistake.
const PREFIX: &str = "rival:";

/// An opponent for matches about strength, by name: `rival:peek`, or `rival:flat:3000` with a number of iterations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rival {
    /// How it goes about it.
    pub way: RivalKind,
    /// How many iterations it makes for a decision; as many as [`Bot::Hard`] if that is not said.
    pub iterations: Option<NonZeroU32>,
}

/// How a rival goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RivalKind {
    /// Plain Monte Carlo: every legal action equally often, in sampled positions, played on at random. What a search has to beat.
    Flat,
    /// The search of the bots, but it knows the true position and samples nothing. About as much as luck leaves to be reached.
    Peek,
}

impl RivalKind {
    /// All there are.
    pub const ALL: [Self; 2] = [Self::Flat, Self::Peek];

    /// Its name, without what every rival's begins with.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flat => "flat",
            Self::Peek => "peek",
        }
    }
}

/// Somebody who decides for a seat and may look at everything.
pub trait Opponent<G: Game>: Send {
    /// Decides for a seat that is to act.
    fn decide(&mut self, position: &G, seat: Seat, dice: &mut FastDice) -> G::Action;
}

impl Rival {
    /// Somebody who plays like that.
    pub fn opponent<G: Known>(self) -> Box<dyn Opponent<G>> {
        let usual = G::ITERATIONS.of(Bot::Hard).expect("hard searches");
        let iterations = self.iterations.map_or(usual, NonZeroU32::get);
        match self.way {
            RivalKind::Flat => Box::new(Flat::new(iterations)),
            RivalKind::Peek => Box::new(Peek::<G>::new(iterations)),
        }
    }
}

/// The only legal action, if there is but one: nobody thinks about that.
fn forced<G: Game>(legal: &G::Choices) -> Option<G::Action> {
    (legal.len() == 1).then(|| legal.nth(0))
}

impl fmt::Display for Rival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.way.name())?;
        self.iterations.map_or(Ok(()), |iterations| write!(f, ":{iterations}"))
    }
}

/// There is no rival of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is no rival; there are: rival:flat and rival:peek, and `rival:flat:3000` makes 3000 iterations"
)]
pub struct UnknownRivalError(String);

impl Rival {
    /// Whether a text means a rival, rightly spelled or not, with or without what its name begins with.
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
