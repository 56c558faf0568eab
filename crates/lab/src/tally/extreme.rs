//! Where to look for an example: [`GamePoint`], [`First`] and [`Extreme`].

use serde::{Deserialize, Serialize};

use super::Merge;

/// A point in a game of a run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct GamePoint {
    /// The number of the game in the run.
    pub game: u64,
    /// The number of decisions played; 0 is right after the deal.
    pub decision: u32,
}

/// The first game that shows something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct First(pub Option<GamePoint>);

impl First {
    /// Adds an example.
    #[inline]
    pub fn add(&mut self, spot: GamePoint) {
        if self.0.is_none_or(|first| spot < first) {
            self.0 = Some(spot);
        }
    }
}

impl Merge for First {
    fn merge(&mut self, other: &Self) {
        if let Some(spot) = other.0 {
            self.add(spot);
        }
    }
}

/// The largest of some numbers, and the first game that shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Extreme(pub Option<(i64, GamePoint)>);

impl Extreme {
    /// Adds a number.
    #[inline]
    pub fn add(&mut self, value: i64, spot: GamePoint) {
        if self.0.is_none_or(|(most, first)| value > most || value == most && spot < first) {
            self.0 = Some((value, spot));
        }
    }
}

impl Merge for Extreme {
    fn merge(&mut self, other: &Self) {
        if let Some((value, spot)) = other.0 {
            self.add(value, spot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_equal_extremes_the_first_game_is_shown_whatever_comes_first() {
        let spot = |game| GamePoint { game, decision: 3 };
        let (mut one, mut other) = (Extreme::default(), Extreme::default());
        for (value, game) in [(5, 8), (7, 9), (7, 4)] {
            one.add(value, spot(game));
        }
        other.add(7, spot(2));
        let mut swapped = other;
        swapped.merge(&one);
        one.merge(&other);
        assert_eq!(one, swapped);
        assert_eq!(one.0, Some((7, spot(2))));
    }
}
