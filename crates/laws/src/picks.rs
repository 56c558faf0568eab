//! Checks that the scene offers exactly the legal actions: [`Law::Picks`].

use std::collections::HashSet;

use parlour_core::{
    Choices, Game, Scene, Viewer,
    scene::{Pick, Picking},
};

use crate::{Law, LawError, about};

pub(crate) fn match_choices<G: Game>(position: &G) -> Result<(), LawError> {
    for viewer in Viewer::all(position.seats()) {
        let scene = G::scene(&position.view(viewer));
        let legal: Vec<String> = viewer
            .seat()
            .map(|seat| position.choices(seat).iter().map(|action| action.to_string()).collect())
            .unwrap_or_default();
        let offered: Vec<String> = scene.choices.iter().map(|choice| choice.action.clone()).collect();
        Law::Picks.equal("the scene's choices and the legal actions", &offered, &legal)?;
        picks_are_unambiguous(&scene)?;
        picks_are_on_the_table(&scene)?;
        panels_fit(&scene, position)?;
        about::everything_is_explained(&scene)?;
    }
    Ok(())
}

fn picks_are_unambiguous(scene: &Scene) -> Result<(), LawError> {
    let mut meanings = HashSet::new();
    for choice in &scene.choices {
        let mut picks = choice.picks.clone();
        picks.sort_unstable();
        Law::Picks.holds(!picks.is_empty(), || format!("`{}` has no picks", choice.action))?;
        Law::Picks.holds(picks.windows(2).all(|pair| pair[0] != pair[1]), || {
            format!("`{}` needs one thing twice: {picks:?}", choice.action)
        })?;
        Law::Picks.holds(meanings.insert(picks), || {
            format!("`{}` has the picks of another action", choice.action)
        })?;
    }
    // Picks a few of them step by step, as a person would.
    for choice in scene.choices.iter().take(3).chain(scene.choices.last()) {
        let mut picking = Picking::new(scene);
        let walked = choice.picks.iter().all(|pick| picking.pick(pick));
        Law::Picks.holds(walked && picking.meant() == Some(choice), || {
            format!("`{}` cannot be picked", choice.action)
        })?;
    }
    Ok(())
}

fn picks_are_on_the_table(scene: &Scene) -> Result<(), LawError> {
    let pieces: Vec<&str> = scene
        .zones
        .iter()
        .flat_map(|zone| &zone.places)
        .flat_map(|place| &place.pieces)
        .map(|piece| piece.id.as_str())
        .collect();
    let zones: HashSet<&str> = scene.zones.iter().map(|zone| zone.id.as_str()).collect();
    Law::Picks.holds(zones.len() == scene.zones.len(), || "two zones have one id".to_owned())?;
    let mut checked = HashSet::new();
    for pick in scene.choices.iter().flat_map(|choice| &choice.picks) {
        if !checked.insert(pick) {
            continue;
        }
        let times = match pick {
            Pick::Piece(id) => pieces.iter().filter(|piece| *piece == id).count(),
            Pick::Place(zone, place) => {
                scene.zones.iter().filter(|other| other.id == *zone && *place < other.places.len()).count()
            }
            Pick::Zone(id) => scene.zones.iter().filter(|zone| zone.id == *id).count(),
            Pick::Seat(seat) => scene.panels.iter().filter(|panel| panel.seat == *seat).count(),
            Pick::Button(id) => scene.buttons.iter().filter(|button| button.id == *id).count(),
        };
        Law::Picks.holds(times == 1, || format!("{pick:?} is {times} times on the table"))?;
    }
    Ok(())
}

/// Checks that the scene shows who is to act, and that the parts of each score add up to it.
fn panels_fit<G: Game>(scene: &Scene, position: &G) -> Result<(), LawError> {
    Law::Picks.equal("who is to act in the scene and in the game", &scene.to_act, &position.to_act())?;
    let seats: Vec<_> = scene.panels.iter().map(|panel| panel.seat).collect();
    Law::Picks.equal("the seats that have a panel", &seats, &position.seats().iter().collect())?;
    let outcome = position.outcome();
    for panel in &scene.panels {
        let parts: i32 =
            scene.tally.iter().filter(|part| part.seat == panel.seat).map(|part| part.points).sum();
        Law::Picks.equal("the parts of a score and the score", &parts, &panel.score)?;
        if let Some(outcome) = &outcome {
            Law::Picks.equal(
                "the score in the scene and in the outcome",
                &panel.score,
                &outcome.scores[panel.seat],
            )?;
        }
    }
    Ok(())
}
