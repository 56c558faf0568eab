//! A moment of a replayed game, in words.

use parlour_core::{Audience, Game, Scene, Seat, Sentence, Told, Viewer, record::Step};

/// What happened in one step and how the table looks afterwards.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The number of events of the record read so far, which is the number of the last one.
    pub events: usize,
    /// The seat that decided; none at the deal.
    pub decider: Option<Seat>,
    /// The sentences heard, in order.
    pub sentences: Vec<Sentence>,
    /// The table afterwards.
    pub scene: Scene,
}

pub(crate) fn from_step<G: Game>(step: &Step<'_, G>, seat: Option<Seat>) -> Moment {
    let heard = |told: &&Told<G::Event>| match (seat, told.audience) {
        (Some(seat), audience) => audience.includes(Viewer::Seat(seat)),
        // With all cards open, events are shown as each seat hears its own, not as the others hear them.
        (None, audience) => !matches!(audience, Audience::Others(_)),
    };
    Moment {
        events: step.events,
        decider: step.decision.map(|(seat, _)| seat),
        sentences: step.told.iter().filter(heard).map(Told::sentence).collect(),
        scene: scene(step.position, seat),
    }
}

fn scene<G: Game>(position: &G, seat: Option<Seat>) -> Scene {
    let seen_by = |viewer| G::scene(&position.view(viewer));
    if let Some(seat) = seat {
        return seen_by(Viewer::Seat(seat));
    }
    let by_seat: Vec<Scene> = position.seats().iter().map(|seat| seen_by(Viewer::Seat(seat))).collect();
    seen_by(Viewer::Spectator).laid_open(&by_seat)
}
