//! The search on games whose answers are known.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod kuhn_answers;
mod rps;
mod rps_answers;

use parlour_bots::{ActionEstimate, Knowledge, Search, SearchParameters};
use parlour_core::{FastDice, Game, Rule, Scene, Seat, SeatSet, Viewer, scene::Panel};

/// Estimates a seat's actions with this many iterations.
fn think<G: Game, K: Knowledge<G>>(
    knowledge: K,
    position: &G,
    seat: Seat,
    iterations: u32,
    seed: u64,
) -> Vec<ActionEstimate<G::Action>> {
    let mut search = Search::new(knowledge, SearchParameters::default());
    let mut dice = FastDice::new(seed);
    let view = position.view(Viewer::Seat(seat));
    search.think(seat, &view, &position.choices(seat), &mut dice, |done| done < iterations)
}

/// The result that the search expects: the mean over everything it tried.
fn believed<A>(estimates: &[ActionEstimate<A>]) -> f32 {
    let visits: u32 = estimates.iter().map(|estimate| estimate.visits).sum();
    estimates.iter().map(|estimate| estimate.share * estimate.visits as f32).sum::<f32>() / visits as f32
}

/// An empty table: these games are never drawn.
fn bare_scene(viewer: Viewer, to_act: SeatSet) -> Scene {
    Scene {
        viewer,
        prompt: "Choose.".into(),
        rule: Rule::new(*b"TOY", 1),
        to_act,
        decided: SeatSet::EMPTY,
        counters: Vec::new(),
        panels: (0..2).map(|seat| Panel::new(Seat::new(seat), 0)).collect(),
        zones: Vec::new(),
        tally: Vec::new(),
        buttons: Vec::new(),
        choices: Vec::new(),
    }
}
