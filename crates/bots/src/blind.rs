//! Players that look at nothing but the legal actions: [`Random`] and [`Explorer`].

use parlour_core::{Choices, FastDice, Game};
use parlour_runner::{Player, Question};

/// Every legal action is equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random;

/// Every kind of legal action is equally likely, and then every action of that kind: rare rules are reached.
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
