//! What is to be played, and who sits where: [`Plan`].

use parlour_bots::Bot;
use parlour_core::{Seat, Seed};
use parlour_registry::Deal;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Fault;

/// A game for one person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The game's slug.
    pub game: String,
    /// Seats, options and luck.
    pub deal: Deal,
    /// Where the person sits.
    pub seat: Seat,
    /// One bot for all other seats, or one for each of them in ascending order.
    pub bots: Vec<Bot>,
}

/// Why nobody can sit like that.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadPlan {
    /// The seat is not at the table.
    #[error("there is no seat {seat} at a table of {seats}; the first is seat 0")]
    Seat {
        /// Where the person wanted to sit.
        seat: Seat,
        /// How many seats there are.
        seats: usize,
    },
    /// Neither one bot nor one for each other seat.
    #[error("{bots} bots were named for {others} other seats; name one for all, or one for each")]
    Bots {
        /// How many were named.
        bots: usize,
        /// How many seats are left.
        others: usize,
    },
}

impl Plan {
    /// Refuses what does not fit the table. Whether the table fits the game is the game's matter.
    pub(crate) fn check(&self) -> Result<(), BadPlan> {
        let seats = self.deal.seats;
        if self.seat.number() >= seats {
            return Err(BadPlan::Seat { seat: self.seat, seats });
        }
        if self.bots.len() != 1 && self.bots.len() != seats - 1 {
            return Err(BadPlan::Bots { bots: self.bots.len(), others: seats - 1 });
        }
        Ok(())
    }

    /// The bot on that seat; none on the person's own.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        let place = seat.number() - usize::from(seat > self.seat);
        match self.bots.as_slice() {
            _ if seat == self.seat => None,
            [one] => Some(*one),
            bots => bots.get(place).copied(),
        }
    }

    /// The same table with other luck.
    ///
    /// # Errors
    /// If the operating system has none.
    pub fn with_new_luck(mut self) -> Result<Self, Fault> {
        self.deal.seed = Self::luck()?;
        Ok(self)
    }

    /// A seed that nobody knows beforehand, short enough to be typed again.
    ///
    /// # Errors
    /// If the operating system has none.
    pub fn luck() -> Result<Seed, Fault> {
        getrandom::u32().map(|number| Seed::from(u64::from(number))).map_err(Fault::NoLuck)
    }
}
