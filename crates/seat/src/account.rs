//! How a row of the score came about: [`accounts`].

use parlour_core::{Sentence, Words, scene::Points};
use parlour_registry::AnyGame;

/// What the lines of the log say about a row of the score, in the order in which it happened; nothing where the row says it all.
pub fn accounts<'a>(
    game: &dyn AnyGame,
    row: &Points,
    lines: impl IntoIterator<Item = &'a Sentence>,
) -> Vec<Words> {
    let known = game.accounts();
    let told = |line: &Sentence| known.iter().find_map(|account| account.tell(row, &line.words));
    lines.into_iter().filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use parlour_bots::Bot;
    use parlour_core::{Outcome, Scene, Seed, Viewer};
    use parlour_registry::{Deal, GAMES, find};
    use serde_json::Map;

    use super::*;

    /// A whole game of greedy bots: the table at its end and the log, as a spectator has them.
    fn finished(game: &dyn AnyGame, seats: usize) -> (Scene, Vec<Sentence>, Outcome) {
        let deal = Deal { seats, options: Map::new(), seed: Seed::from(5) };
        let mut table = game.table(&deal).unwrap();
        while let Some(seat) = table.to_act().iter().next() {
            let action = table.thinking(seat, Bot::Greedy)(&|| false);
            table.play(seat, &action).unwrap();
        }
        (table.scene(Viewer::Spectator), table.heard(Viewer::Spectator), table.outcome().unwrap())
    }

    #[test]
    fn every_row_that_gives_points_names_what_made_them_or_the_log_does() {
        for game in GAMES {
            for seats in game.info().seats {
                let (scene, lines, outcome) = finished(*game, seats);
                for row in scene.tally.iter().filter(|row| row.points != 0) {
                    let told = accounts(*game, row, &lines);
                    let named = told.iter().chain([&row.words]).any(|words| !words.pieces().is_empty());
                    assert!(named, "{}: {row:?}", game.info().slug);
                }
                for panel in &scene.panels {
                    let rows = scene.tally.iter().filter(|row| row.seat == panel.seat);
                    assert_eq!(rows.map(|row| row.points).sum::<i32>(), outcome.scores[panel.seat]);
                }
            }
        }
    }

    #[test]
    fn the_tricks_of_a_suit_have_as_many_stars_as_its_row_has_points() {
        let (scene, lines, _) = finished(find("tps").unwrap(), 4);
        let number = |words: &Words| match words.arg("points") {
            Some(parlour_core::Arg::Number(points)) => *points,
            other => panic!("{other:?}"),
        };
        let of = |row: &Points| accounts(find("tps").unwrap(), row, &lines).iter().map(number).sum::<i64>();
        assert!(scene.tally.iter().any(|row| of(row) > 0));
        for row in &scene.tally {
            assert_eq!(of(row), number(&row.words), "{row:?}");
        }
    }
}
