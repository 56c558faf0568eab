//! Decisions on behalf of the seats of a [`Runner`](crate::Runner)'s games: [`Decide`].

use std::convert::Infallible;

use parlour_core::{Audience, FastDice, Game, Rule, Seat, Viewer};

use crate::{Player, Question};

/// Decides for every seat of a game.
///
/// An implementation sees the position. [`Player`]s do not: the one for `[P]` passes each question on through
/// [`ask`].
pub trait Decide<G: Game> {
    /// The reason why a decision can fail; [`Infallible`] for players.
    type Error;

    /// Decides for a seat that is to act; the action must be one of the legal ones.
    ///
    /// # Errors
    /// If there is no decision. The game then ends without a result.
    fn decide(
        &mut self,
        position: &G,
        seat: Seat,
        legal: &G::Choices,
        dice: &mut FastDice,
    ) -> Result<G::Action, Self::Error>;

    /// Receives an event. Players do not need events, because a view holds everything the seat has seen.
    #[inline]
    fn hear(&mut self, rule: Rule, audience: Audience, event: &G::Event) {
        let _ = (rule, audience, event);
    }
}

/// One player for each seat.
impl<G: Game, P: Player<G>> Decide<G> for [P] {
    type Error = Infallible;

    #[inline]
    fn decide(
        &mut self,
        position: &G,
        seat: Seat,
        legal: &G::Choices,
        dice: &mut FastDice,
    ) -> Result<G::Action, Infallible> {
        Ok(ask(&mut self[seat.number()], position, seat, legal, dice))
    }
}

/// Asks a player for a decision. The player sees what its seat may know and nothing else.
#[inline]
pub fn ask<G: Game, P: Player<G> + ?Sized>(
    player: &mut P,
    position: &G,
    seat: Seat,
    legal: &G::Choices,
    dice: &mut FastDice,
) -> G::Action {
    player.glance(legal, dice).unwrap_or_else(|| {
        let view = position.view(Viewer::Seat(seat));
        player.decide(Question { seat, view: &view, legal }, dice, &|| false)
    })
}
