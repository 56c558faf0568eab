//! Looking on while a game is played: [`Watcher`].

use parlour_core::{Audience, Game, Rule, Seat};

/// Looks on while a game is played.
///
/// It sees everything, hidden cards included, so it must not advise a player. `()` watches nothing and costs nothing.
pub trait Watcher<G: Game> {
    /// A rule decided something, as [`Sink::cite`](parlour_core::Sink::cite) says it.
    #[inline]
    fn cite(&mut self, rule: Rule) {
        let _ = rule;
    }

    /// Something happened, as [`Sink::tell`](parlour_core::Sink::tell) says it.
    #[inline]
    fn tell(&mut self, rule: Rule, audience: Audience, event: G::Event) {
        let _ = (rule, audience, event);
    }

    /// The game has been dealt, and the events of the deal have been told.
    #[inline]
    fn dealt(&mut self, position: &G) {
        let _ = position;
    }

    /// A seat is asked to choose one of these actions.
    #[inline]
    fn asked(&mut self, position: &G, seat: Seat, legal: &G::Choices) {
        let _ = (position, seat, legal);
    }

    /// The seat has chosen; the action has not been played yet.
    #[inline]
    fn chose(&mut self, position: &G, seat: Seat, action: G::Action) {
        let _ = (position, seat, action);
    }

    /// The action has been played, and its events have been told.
    #[inline]
    fn played(&mut self, position: &G) {
        let _ = position;
    }
}

impl<G: Game> Watcher<G> for () {}
