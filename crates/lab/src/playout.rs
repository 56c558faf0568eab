//! Plays quickly to the end from a position: [`playout`].

use parlour_bots::{Knowledge as _, Known};
use parlour_core::{FastDice, Outcome};

/// Plays to the end the way the search does in its playouts: quickly, and a little better than at random.
pub(crate) fn playout<G: Known>(mut position: G, dice: &mut FastDice) -> Outcome {
    let knowledge = G::Knowledge::default();
    let mut choices = G::Choices::default();
    while let Some(seat) = position.to_act().first() {
        position.legal(seat, &mut choices);
        let action = knowledge.playout(&position, seat, &choices, dice);
        position.play_unchecked(seat, action, dice, &mut ());
    }
    position.outcome().expect("nobody is to act")
}
