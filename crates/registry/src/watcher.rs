//! Looking on from inside while bots play: [`Watcher`].

use parlour_core::{Audience, Game, Rule, Seat, Sink};

use crate::Thought;

/// Looks on while a game is played, and hears all that is told in it. It sees everything, so it must not sit at the table.
///
/// `()` looks at nothing and costs nothing.
pub trait Watcher<G: Game>: Sink<G::Event> {
    /// The game is dealt; what was told in dealing came before.
    #[inline]
    fn dealt(&mut self, position: &G) {
        let _ = position;
    }

    /// A seat is asked to choose one of these.
    #[inline]
    fn asked(&mut self, position: &G, seat: Seat, choices: &G::Choices) {
        let _ = (position, seat, choices);
    }

    /// Whether it has seen enough, after somebody was asked.
    #[inline]
    fn enough(&self) -> bool {
        false
    }

    /// It has chosen; nothing has followed from it yet.
    #[inline]
    fn chose(&mut self, position: &G, seat: Seat, action: G::Action) {
        let _ = (position, seat, action);
    }

    /// The choice is made, and what followed from it has been told.
    #[inline]
    fn played(&mut self, position: &G) {
        let _ = position;
    }
}

impl<G: Game> Watcher<G> for () {}

/// Hears only when bots begin and end to think.
pub(crate) struct Thoughts<'a>(pub(crate) &'a mut dyn FnMut(Thought));

impl<E> Sink<E> for Thoughts<'_> {
    #[inline]
    fn cite(&mut self, _rule: Rule) {}

    #[inline]
    fn tell(&mut self, _rule: Rule, _audience: Audience, _event: E) {}
}

impl<G: Game> Watcher<G> for Thoughts<'_> {
    fn asked(&mut self, _position: &G, _seat: Seat, _choices: &G::Choices) {
        (self.0)(Thought::Begins);
    }

    fn chose(&mut self, _position: &G, seat: Seat, _action: G::Action) {
        (self.0)(Thought::Ends(seat));
    }
}
