//! Watching games while they are played: [`Watcher`].

use parlour_core::{Audience, Game, Rule, Seat};

/// Watches a game while it is played.
///
/// It sees everything, including hidden cards, so it must not advise a player. `()` watches nothing and costs
/// nothing.
pub trait Watcher<G: Game> {
    /// Called when a rule decides something, as in [`Sink::cite`](parlour_core::Sink::cite).
    #[inline]
    fn cite(&mut self, rule: Rule) {
        let _ = rule;
    }

    /// Called when something happens, as in [`Sink::tell`](parlour_core::Sink::tell).
    #[inline]
    fn tell(&mut self, rule: Rule, audience: Audience, event: G::Event) {
        let _ = (rule, audience, event);
    }

    /// Called when the game has been dealt and the events of the deal have been told.
    #[inline]
    fn dealt(&mut self, position: &G) {
        let _ = position;
    }

    /// Called when a seat is asked to choose one of these actions.
    #[inline]
    fn asked(&mut self, position: &G, seat: Seat, legal: &G::Choices) {
        let _ = (position, seat, legal);
    }

    /// Called when the seat has chosen, before the action is played.
    #[inline]
    fn chose(&mut self, position: &G, seat: Seat, action: G::Action) {
        let _ = (position, seat, action);
    }

    /// Called when the action has been played and its events have been told.
    #[inline]
    fn played(&mut self, position: &G) {
        let _ = position;
    }
}

impl<G: Game> Watcher<G> for () {}
