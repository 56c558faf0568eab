//! Positions for pictures: greedy bots play from a fixed seed to a moment worth showing.

use parlour_bots::Bot;
use parlour_core::{Scene, Seat, Seed, Viewer, presentation::Picture};
use parlour_registry::{AnyGame, Deal};

/// The table after some moves, as seat 0 sees it; `None` if the game cannot be dealt with these settings.
pub(crate) fn scene(game: &dyn AnyGame, picture: &Picture) -> Option<Scene> {
    let deal = Deal { seats: picture.seats, options: serde_json::Map::new(), seed: Seed::from(picture.seed) };
    let mut table = game.table(&deal).ok()?;
    for _ in 0..picture.decisions {
        let Some(seat) = table.to_act().iter().next() else { break };
        let action = table.thinking(seat, Bot::Greedy)(&|| false);
        table.play(seat, &action).ok()?;
    }
    Some(table.scene(Viewer::Seat(Seat::new(0))))
}
