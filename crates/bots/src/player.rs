//! Somebody who decides: [`Player`], and what it is asked: [`Question`].

use parlour_core::{FastDice, Game, Seat};

/// A decision that a seat has to make, with all that it may know of it.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// Whose decision.
    pub seat: Seat,
    /// What the seat knows.
    pub view: &'a G::View,
    /// What it may do.
    pub legal: &'a G::Choices,
}

/// Somebody who decides for a seat.
pub trait Player<G: Game>: Send {
    /// Decides from the legal actions alone, if that is how it plays; then it is never shown more.
    fn glance(&mut self, legal: &G::Choices, dice: &mut FastDice) -> Option<G::Action> {
        let _ = (legal, dice);
        None
    }

    /// Decides from what the seat knows. It comes to an end soon after `enough` says so; without that, the same question and the
    /// same dice give the same decision.
    fn decide(
        &mut self,
        question: Question<'_, G>,
        dice: &mut FastDice,
        enough: &dyn Fn() -> bool,
    ) -> G::Action;
}
