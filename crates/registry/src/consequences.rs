//! The certain consequences of an action: [`of_action`].

use parlour_core::{FastDice, Game, Purpose, Sampler as _, Sentence, Told, View, scene::Mark};

/// The number of positions to try, out of those the viewer may be in.
const TRIED: usize = 16;
/// The seed for drawing them, fixed so that the same question always has the same answer.
const SEED: u64 = 1;

/// What the viewer would hear right after the action in every position that its view allows: a trick is won,
/// a battle is decided. Anything that depends on hidden cards or luck is left out, and so is the action
/// itself.
pub(crate) fn of_action<G: Game>(view: &G::View, action: G::Action) -> Vec<Sentence> {
    let Some(seat) = view.viewer().seat().filter(|_| view.check(action).is_ok()) else { return Vec::new() };
    let sampler = G::sampler(view);
    let mut dice = FastDice::for_game(SEED, 0, Purpose::Thinking(seat));
    let mut try_it = || {
        let mut told: Vec<Told<G::Event>> = Vec::new();
        sampler.draw(&mut dice).play_unchecked(seat, action, &mut dice, &mut told);
        let heard = told.iter().filter(|told| told.audience.includes(view.viewer()));
        heard.map(Told::sentence).filter(decides).collect::<Vec<_>>()
    };
    let mut certain = try_it();
    for _ in 1..TRIED {
        if certain.is_empty() {
            break;
        }
        let heard = try_it();
        certain.retain(|sentence| heard.contains(sentence));
    }
    certain
}

/// Whether the sentence says that something is decided: somebody wins or scores, or something is destroyed.
fn decides(sentence: &Sentence) -> bool {
    let marks = sentence.beat.marked.iter().map(|marked| marked.mark);
    marks.into_iter().any(|mark| matches!(mark, Mark::Winning | Mark::Scoring | Mark::Destroyed))
}
