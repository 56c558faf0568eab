//! Real positions to look at: [`Sample`]. Bots play a game from a fixed seed up to a moment worth a picture.

use parlour_bots::Bot;
use parlour_core::{Scene, Seat, Seed, Viewer};
use parlour_registry::{AnyGame, Deal};

/// A moment of a game between bots.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    pub(crate) seats: usize,
    pub(crate) seed: u64,
    /// How many decisions have been made.
    pub(crate) decisions: usize,
}

impl Sample {
    /// A moment at which the table of that game shows what it is about.
    pub(crate) fn of(game: &str) -> Self {
        let (seats, seed, decisions) = match game {
            "tps" => (4, 3, 24),
            "archons" => (4, 5, 38),
            "damocles" => (3, 2, 58),
            "faj" => (3, 4, 36),
            _ => (2, 6, 33),
        };
        Self { seats, seed, decisions }
    }

    /// The table at that moment, as the first seat sees it.
    pub(crate) fn scene(self, game: &dyn AnyGame) -> Option<Scene> {
        let deal = Deal { seats: self.seats, options: serde_json::Map::new(), seed: Seed::from(self.seed) };
        let mut table = game.table(&deal).ok()?;
        for _ in 0..self.decisions {
            let Some(seat) = table.to_act().iter().next() else { break };
            let action = table.thinking(seat, Bot::Greedy)(&|| false);
            table.play(seat, &action).ok()?;
        }
        Some(table.scene(Viewer::Seat(Seat::new(0))))
    }
}

/// The zones that make a picture of the game.
pub(crate) fn poster(game: &str) -> &'static [&'static str] {
    match game {
        "tps" => &["worth", "trick"],
        "archons" => &["led", "play", "front.0", "front.1"],
        "damocles" => &["ring", "hand.0"],
        "faj" => &["board", "won.0"],
        "pillars" => &["battle.H", "battle.S", "battle.D", "battle.C"],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_and_no_zone_of_it_is_empty() {
        for game in parlour_registry::GAMES {
            let slug = game.info().slug;
            let scene = Sample::of(slug).scene(*game).unwrap();
            for id in poster(slug) {
                let zone = scene.zones.iter().find(|zone| zone.id == *id);
                let zone = zone.unwrap_or_else(|| panic!("{slug} has no {id}"));
                let filled = zone.places.iter().any(|place| !place.pieces.is_empty() || place.backs > 0);
                assert!(filled, "{slug}: nothing lies in {id}");
            }
        }
    }
}
