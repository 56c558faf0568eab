//! What a [`Runner`](crate::Runner) asks at every decision: [`Decide`].

use std::convert::Infallible;

use parlour_core::{Audience, FastDice, Game, Rule, Seat, Viewer};

use crate::{Player, Question};

/// Decides for every seat of a game.
///
/// This sees the position. [`Player`]s do not: `[P]` asks each of them through [`ask`].
pub trait Decide<G: Game> {
    /// Why a decision can fail; [`Infallible`] for players.
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

    /// Hears an event. Players need none of it, because a view holds all that was seen.
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

/// Asks a player, who is shown what its seat may know and nothing else.
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
