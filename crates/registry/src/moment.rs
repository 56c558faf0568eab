//! A moment of a replayed game, in words.

use parlour_core::{Audience, Game, Scene, Seat, Sentence, Told, Viewer, record::Step};

/// What happened at one step and how the table looks after it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// How many events of the record have been read: the number of the last one.
    pub events: usize,
    /// Who decided; nobody did at the deal.
    pub decider: Option<Seat>,
    /// What was heard, in order.
    pub sentences: Vec<Sentence>,
    /// The table after it.
    pub scene: Scene,
}

pub(crate) fn from_step<G: Game>(step: &Step<'_, G>, seat: Option<Seat>) -> Moment {
    let heard = |told: &&Told<G::Event>| match (seat, told.audience) {
        (Some(seat), audience) => audience.includes(Viewer::Seat(seat)),
        // With all cards open one hears what each seat hears of its own, not what the others hear of it.
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
