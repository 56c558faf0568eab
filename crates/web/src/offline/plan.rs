//! What is played against bots, and who sits where: [`Plan`].

use parlour_bots::Bot;
use parlour_core::{Seat, Seed, record::RecordEvent};
use parlour_registry::Deal;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A game for one person and bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// The game's slug.
    pub(crate) game: String,
    /// Seats, options and luck.
    pub(crate) deal: Deal,
    /// Where the person sits.
    pub(crate) seat: Seat,
    /// What the person is called.
    pub(crate) name: Option<parlour_protocol::PersonName>,
    /// One per seat; the person's own plays when the person is gone.
    pub(crate) bots: Vec<Bot>,
}

impl Plan {
    /// The usual game: as many as it takes, bots of one level, the rulebook's options.
    pub(crate) fn usual(game: &str, seats: usize, bot: Bot, seed: Seed) -> Self {
        let deal = Deal { seats, options: Map::<String, Value>::new(), seed };
        Self { game: game.to_owned(), deal, seat: Seat::new(0), name: None, bots: vec![bot; seats] }
    }

    /// The same table with other luck and everybody one chair further.
    pub(crate) fn rotated(mut self, seed: Seed) -> Self {
        self.deal.seed = seed;
        self.seat = Seat::new(((self.seat.number() + 1) % self.deal.seats) as u8);
        self.bots.rotate_right(1);
        self
    }
}

/// A game as it is kept between visits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    /// What is played.
    pub(crate) plan: Plan,
    /// Everything that was decided.
    pub(crate) events: Vec<RecordEvent>,
}
