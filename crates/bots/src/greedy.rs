//! A player that looks one step ahead: [`Greedy`].

use parlour_core::{Choices, Dice, FastDice, Game, Sampler};
use parlour_runner::{Player, Question};

use crate::Knowledge;

/// The number of positions imagined for a decision.
const IMAGINED: usize = 16;

/// Plays the action that looks best at first sight, averaged over a few positions that the view allows.
#[derive(Clone, Debug)]
pub struct Greedy<K> {
    knowledge: K,
}

impl<K> Greedy<K> {
    /// Creates a player with this knowledge.
    pub const fn new(knowledge: K) -> Self {
        Self { knowledge }
    }
}

impl<G: Game, K: Knowledge<G>> Player<G> for Greedy<K> {
    fn decide(
        &mut self,
        question: Question<'_, G>,
        dice: &mut FastDice,
        _enough: &dyn Fn() -> bool,
    ) -> G::Action {
        let Question { seat, view, legal } = question;
        let sampler = G::sampler(view);
        let imagined: Vec<G> = (0..IMAGINED).map(|_| sampler.draw(dice)).collect();
        // Dice break ties between equally good actions. They are rolled first, so that every action has its
        // own roll.
        let judged = legal.iter().map(|action| {
            let sight: f32 =
                imagined.iter().map(|position| self.knowledge.prior(position, seat, action)).sum();
            (sight, dice.next_u64(), action)
        });
        let best = judged.max_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        best.expect("somebody who decides has a legal action").2
    }
}
