//! Tests that every legal action can be reached by picks on the screen, and nothing else.

use std::collections::BTreeSet;

use parlour_core::scene::Pick;
use parlour_registry::GAMES;

use super::{
    super::{
        app::More,
        target::{Standing, Target},
    },
    *,
};

/// The number of positions of each game to examine.
const POSITIONS: usize = 24;

#[test]
fn every_legal_action_can_be_reached_by_picks_and_nothing_else_can() {
    for game in GAMES {
        for seats in game.info().tables() {
            let mut stage = Stage::new(game.info().slug, seats.count(), 17, (120, 40));
            for _ in 0..POSITIONS {
                if stage.over() {
                    break;
                }
                let legal: BTreeSet<String> =
                    stage.app.scene.choices.iter().map(|choice| choice.action.clone()).collect();
                let mut reached = BTreeSet::new();
                let mut seen = BTreeSet::new();
                walk(&mut stage, &mut Vec::new(), &mut seen, &mut reached);
                assert_eq!(reached, legal, "{} with {seats}", game.info().slug);
                stage.play_on();
            }
        }
    }
}

/// Tries everything that can be picked, in every order that matters.
fn walk(
    stage: &mut Stage,
    picks: &mut Vec<Pick>,
    seen: &mut BTreeSet<Vec<Pick>>,
    reached: &mut BTreeSet<String>,
) {
    let mut set = picks.clone();
    set.sort_unstable();
    if !seen.insert(set) {
        return;
    }
    stage.app.picks.clone_from(picks);
    let meant = stage.app.meant();
    let ends = matches!(meant, Some((_, More::No)));
    reached.extend(meant.map(|(action, _)| action));
    if ends {
        return;
    }
    let open: Vec<Pick> = stage.app.pen().picking.next().into_iter().cloned().collect();
    assert!(!open.is_empty(), "picks that mean nothing lead on");
    for pick in open {
        picks.push(pick);
        walk(stage, picks, seen, reached);
        picks.pop();
    }
    stage.app.picks.clear();
}

#[test]
fn whatever_can_be_picked_is_drawn_once_and_the_cursor_reaches_it() {
    for game in GAMES {
        for size in [(80, 24), (120, 40)] {
            let mut stage = Stage::new(game.info().slug, *game.info().seats.end(), 23, size);
            for _ in 0..POSITIONS {
                if stage.over() {
                    break;
                }
                let open: BTreeSet<Pick> = stage.app.pen().picking.next().into_iter().cloned().collect();
                let mut reached = BTreeSet::new();
                for _ in 0..=open.len() {
                    if let Some(Target::Pick(pick)) = &stage.app.cursor {
                        assert_eq!(stage.app.standing(pick), Standing::Open);
                        reached.insert(pick.clone());
                    }
                    stage.press(KeyCode::Tab);
                }
                assert_eq!(reached, open, "{}\n{}", game.info().slug, stage.draw());
                stage.play_on();
            }
        }
    }
}
