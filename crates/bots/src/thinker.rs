//! Players that search: [`Thinker`].

use parlour_core::{ActionEstimate, Choices, Dice, FastDice};
use parlour_runner::{Player, Question};

use crate::{Breadth, Known, Search, greedy::Greedy, search};

/// The number of iterations between two calls of `enough`: a call costs about as much as an iteration.
const PATIENCE: u32 = 16;

/// Searches for a fixed number of iterations, or fewer if `enough` says so.
#[derive(Debug)]
pub struct Thinker<G: Known> {
    search: Search<G, G::Knowledge>,
    iterations: u32,
    /// Plays greedily once in this many decisions; never if `None`.
    slips: Option<u32>,
}

impl<G: Known> Thinker<G> {
    /// Creates a player that searches for this many iterations.
    pub fn new(iterations: u32) -> Self {
        Self { search: Search::new(G::Knowledge::default(), G::search_parameters()), iterations, slips: None }
    }

    /// Plays greedily once in `one_in` decisions.
    pub fn with_slips(mut self, one_in: u32) -> Self {
        self.slips = Some(one_in);
        self
    }

    /// Chooses which actions are tried at the decisions it is asked about.
    pub fn with_breadth(mut self, breadth: Breadth) -> Self {
        self.search = self.search.with_breadth(breadth);
        self
    }

    /// Estimates every legal action, in their order.
    pub fn advise(
        &mut self,
        question: Question<'_, G>,
        dice: &mut FastDice,
        enough: &dyn Fn() -> bool,
    ) -> Vec<ActionEstimate<G::Action>> {
        let iterations = self.iterations;
        let go_on = |done: u32| done < iterations && !(done > 0 && done.is_multiple_of(PATIENCE) && enough());
        self.search.think(question.seat, question.view, question.legal, dice, go_on)
    }
}

impl<G: Known> Player<G> for Thinker<G> {
    fn glance(&mut self, legal: &G::Choices, _dice: &mut FastDice) -> Option<G::Action> {
        (legal.len() == 1).then(|| legal.nth(0))
    }

    fn decide(
        &mut self,
        question: Question<'_, G>,
        dice: &mut FastDice,
        enough: &dyn Fn() -> bool,
    ) -> G::Action {
        if self.slips.is_some_and(|one_in| dice.below(one_in) == 0) {
            return Greedy::new(G::Knowledge::default()).decide(question, dice, enough);
        }
        search::best(&self.advise(question, dice, enough))
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::{Game, Seats, Viewer};
    use parlour_damocles::{Damocles, DamoclesOptions};

    use super::*;

    /// The estimates for discarding two of eight codices, with as many iterations as there are choices.
    fn estimates(breadth: Breadth) -> Vec<ActionEstimate<<Damocles as Game>::Action>> {
        let mut dice = FastDice::new(3);
        let seats = Seats::new(2).unwrap();
        let position = Damocles::deal(seats, &DamoclesOptions::default(), &mut dice, &mut ());
        let seat = position.to_act().first().unwrap();
        let (view, legal) = (position.view(Viewer::Seat(seat)), position.choices(seat));
        let question = Question { seat, view: &view, legal: &legal };
        Thinker::<Damocles>::new(legal.len() as u32).with_breadth(breadth).advise(
            question,
            &mut dice,
            &|| false,
        )
    }

    #[test]
    fn who_wants_an_opinion_of_every_choice_has_each_tried_before_any_is_tried_again() {
        assert!(estimates(Breadth::Every).iter().all(|estimate| estimate.visits == 1));
        assert!(estimates(Breadth::Promising).iter().any(|estimate| !estimate.is_tried()));
    }

    #[test]
    fn a_single_visit_leaves_much_doubt() {
        assert!(estimates(Breadth::Every).iter().all(|estimate| estimate.error > 0.3));
    }
}
