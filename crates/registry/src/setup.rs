//! What is to be played and by whom: [`Setup`].

use parlour_core::{Game, OptionsError, Seats};
use serde_json::Value;
use thiserror::Error;

use parlour_bots::Bot;
#[cfg(not(target_family = "wasm"))]
use parlour_bots::network::NetworkMismatchError;

/// What is to be played and by whom.
#[derive(Clone, Debug)]
pub struct Setup<P = Bot> {
    /// The number of seats.
    pub seats: usize,
    /// The options that differ from the default.
    pub options: Vec<(String, Value)>,
    /// One player for all seats, or one for each.
    pub bots: Vec<P>,
    /// The seed of all games.
    pub seed: u64,
}

/// The reason why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The game cannot be played with this number of seats.
    #[error("{title} is for {}, not for {found}", range(*min, *max))]
    Seats {
        /// The title of the game.
        title: &'static str,
        /// The fewest seats.
        min: usize,
        /// The most seats.
        max: usize,
        /// The seats asked for.
        found: usize,
    },
    /// The options do not fit the game.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A network was not trained for the game.
    #[cfg(not(target_family = "wasm"))]
    #[error(transparent)]
    Network(#[from] NetworkMismatchError),
    /// The number of bots is neither one nor the number of seats.
    #[error("{bots} bots were named for {seats} seats; name one for all, or one for each")]
    Bots {
        /// The number of bots named.
        bots: usize,
        /// The number of seats.
        seats: Seats,
    },
}

fn range(min: usize, max: usize) -> String {
    if min == max { format!("{min} seats") } else { format!("{min} to {max} seats") }
}

/// Turns a count into seats that the game allows.
///
/// # Errors
/// If the game cannot be played with this number of seats.
pub fn seats_of<G: Game>(count: usize) -> Result<Seats, SetupError> {
    let wrong = SetupError::Seats {
        title: G::INFO.title,
        min: *G::INFO.seats.start(),
        max: *G::INFO.seats.end(),
        found: count,
    };
    Seats::new(count).filter(|&seats| G::INFO.seats_allow(seats)).ok_or(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_refused_in_words() {
        let tps = crate::find("tps").unwrap();
        let refusal = |seats, bots: &[Bot], options: &[(&str, Value)]| {
            let options = options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
            tps.runner(&Setup { seats, options, bots: bots.to_vec(), seed: 1 })
                .err()
                .map(|error| error.to_string())
        };
        assert_eq!(
            refusal(2, &[Bot::Random], &[]).unwrap(),
            "TrickPaperScissors is for 3 to 4 seats, not for 2"
        );
        assert_eq!(
            refusal(4, &[Bot::Random; 3], &[]).unwrap(),
            "3 bots were named for 4 seats; name one for all, or one for each"
        );
        assert_eq!(
            refusal(4, &[Bot::Random], &[("jokers", true.into())]).unwrap(),
            "there is no option `jokers`; there are: stars, open_aside"
        );
        assert_eq!(refusal(3, &[Bot::Random; 3], &[("open_aside", true.into())]), None);
    }
}
