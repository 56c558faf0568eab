//! Players that look at nothing but the legal actions: [`Random`] and [`Explorer`].

use parlour_core::{Choices, FastDice, Game};
use parlour_runner::{Player, Question};

/// Plays any legal action, all equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random;

/// Picks a kind of legal action, all kinds equally likely, then any action of that kind, so that rare rules
/// are reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explorer;

impl<G: Game> Player<G> for Random {
    #[inline]
    fn glance(&mut self, legal: &G::Choices, dice: &mut FastDice) -> Option<G::Action> {
        Some(legal.any(dice))
    }

    fn decide(&mut self, question: Question<'_, G>, dice: &mut FastDice, _: &dyn Fn() -> bool) -> G::Action {
        question.legal.any(dice)
    }
}

impl<G: Game> Player<G> for Explorer {
    #[inline]
    fn glance(&mut self, legal: &G::Choices, dice: &mut FastDice) -> Option<G::Action> {
        Some(legal.any_kind(dice))
    }

    fn decide(&mut self, question: Question<'_, G>, dice: &mut FastDice, _: &dyn Fn() -> bool) -> G::Action {
        question.legal.any_kind(dice)
    }
}
