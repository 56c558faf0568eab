//! What is played against bots, and who sits where: [`SoloSetup`].

use parlour_bots::Bot;
use parlour_core::{Seat, Seed};
use parlour_protocol::PersonName;
use parlour_registry::Deal;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A game for one person and bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SoloSetup {
    /// The game's slug.
    pub game: String,
    /// The seats, the options and the seed.
    pub deal: Deal,
    /// The person's seat.
    pub seat: Seat,
    /// The person's name.
    pub name: Option<PersonName>,
    /// One bot per seat. The one in the person's seat never plays.
    pub bots: Vec<Bot>,
}

/// Neither one bot was named, nor one for each of the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{bots} bots were named for {others} other seats; name one for all, or one for each")]
pub struct SoloBotsError {
    /// The number of bots named.
    pub bots: usize,
    /// The number of seats besides the person's.
    pub others: usize,
}

impl SoloSetup {
    /// Sets up a table with these bots around the person: one for all other seats, or one for each in ascending order.
    ///
    /// Whether the game, the seats and the options fit together is checked when the table is opened.
    ///
    /// # Errors
    /// If the number of bots is neither one nor that of the other seats.
    pub fn new(
        game: impl Into<String>,
        deal: Deal,
        seat: Seat,
        others: &[Bot],
    ) -> Result<Self, SoloBotsError> {
        let bots = match others {
            [one] => vec![*one; deal.seats],
            [first, ..] if others.len() + 1 == deal.seats => {
                let mut bots = others.to_vec();
                bots.insert(seat.number().min(others.len()), *first);
                bots
            }
            _ => return Err(SoloBotsError { bots: others.len(), others: deal.seats.saturating_sub(1) }),
        };
        Ok(Self { game: game.into(), deal, seat, name: None, bots })
    }

    /// Sets up a table with the person in the first seat and this bot in all others.
    pub fn against(game: impl Into<String>, deal: Deal, bot: Bot) -> Self {
        let bots = vec![bot; deal.seats];
        Self { game: game.into(), deal, seat: Seat::new(0), name: None, bots }
    }

    /// The same table with another seed.
    pub fn with_seed(mut self, seed: Seed) -> Self {
        self.deal.seed = seed;
        self
    }

    /// The same table with another seed and everybody moved on by one seat.
    pub fn rotated(self, seed: Seed) -> Self {
        let mut next = self.with_seed(seed);
        next.seat = Seat::new(((next.seat.number() + 1) % next.deal.seats) as u8);
        next.bots.rotate_right(1);
        next
    }

    /// The bot in that seat; `None` for the person's own.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        if seat == self.seat { None } else { self.bots.get(seat.number()).copied() }
    }

    /// The other seats with their bots, in ascending order.
    pub fn others(&self) -> impl Iterator<Item = (Seat, Bot)> {
        let seats = (0..self.bots.len() as u64).filter_map(Seat::try_new);
        seats.filter_map(|seat| Some((seat, self.bot(seat)?)))
    }
}
