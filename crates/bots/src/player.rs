//! Somebody who decides: [`Player`].

use parlour_core::{FastDice, Game, Seat};

/// Somebody who decides for a seat.
pub trait Player<G: Game>: Send {
    /// Decides from the legal actions alone, if that is how it plays; then it is never shown more.
    fn glance(&mut self, legal: &G::Choices, dice: &mut FastDice) -> Option<G::Action> {
        let _ = (legal, dice);
        None
    }

    /// Decides from what the seat knows. It comes to an end soon after `enough` says so; without that, the same view and the same
    /// dice give the same decision.
    fn decide(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &G::Choices,
        dice: &mut FastDice,
        enough: &dyn Fn() -> bool,
    ) -> G::Action;
}
