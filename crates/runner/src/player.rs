//! Players, who decide for a seat: [`Player`], and what they are asked: [`Question`].

use parlour_core::{FastDice, Game, Seat};

/// A decision that a seat has to make, with everything the seat may know about it.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// What the seat knows.
    pub view: &'a G::View,
    /// The legal actions.
    pub legal: &'a G::Choices,
}

/// Decides for a seat.
pub trait Player<G: Game>: Send {
    /// Decides from the legal actions alone, for a player that needs nothing else; then the view is not even
    /// made.
    ///
    /// Returns `None` to be asked again with the view.
    #[inline]
    fn glance(&mut self, legal: &G::Choices, dice: &mut FastDice) -> Option<G::Action> {
        let _ = (legal, dice);
        None
    }

    /// Decides from what the seat knows; the action must be one of the legal ones.
    ///
    /// Returns soon after `enough` returns true. Unless it is stopped that way, the same question and the
    /// same dice give the same decision.
    fn decide(
        &mut self,
        question: Question<'_, G>,
        dice: &mut FastDice,
        enough: &dyn Fn() -> bool,
    ) -> G::Action;
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    #[inline]
    fn glance(&mut self, legal: &G::Choices, dice: &mut FastDice) -> Option<G::Action> {
        (**self).glance(legal, dice)
    }

    #[inline]
    fn decide(
        &mut self,
        question: Question<'_, G>,
        dice: &mut FastDice,
        enough: &dyn Fn() -> bool,
    ) -> G::Action {
        (**self).decide(question, dice, enough)
    }
}
