//! The search that knows the true position: [`Peek`].

use super::{FastDice, Known, Opponent, Question, Seat, Viewer, forced};
use crate::{Search, search};

/// Searches like the bots, but from the true position.
pub(super) struct Peek<G: Known> {
    search: Search<G, G::Knowledge>,
    iterations: u32,
}

impl<G: Known> Peek<G> {
    pub(super) fn new(iterations: u32) -> Self {
        Self { search: Search::new(G::Knowledge::default(), G::search_parameters()), iterations }
    }
}

impl<G: Known> Opponent<G> for Peek<G> {
    fn decide(&mut self, position: &G, seat: Seat, dice: &mut FastDice) -> G::Action {
        let legal = position.choices(seat);
        if let Some(only) = forced::<G>(&legal) {
            return only;
        }
        let view = position.view(Viewer::Seat(seat));
        let question = Question { seat, view: &view, legal: &legal };
        let iterations = self.iterations;
        let truth = |_: &G::Knowledge, _: &mut FastDice| position.clone();
        search::best(&self.search.think_over(truth, question, dice, |done| done < iterations))
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::{Dice as _, Game as _, Seats};
    use parlour_tps::{Tps, TpsAction, TpsOptions};

    use super::*;

    /// Among deals that look the same to the seat that decides, a choice can depend on other hands only by
    /// peeking.
    #[test]
    fn it_knows_what_no_bot_can_know() {
        let mut dice = FastDice::new(5);
        let seats = Seats::new(3).unwrap();
        let dealt = Tps::deal(seats, &TpsOptions::default(), &mut dice, &mut ());
        let seat = dealt.to_act().first().unwrap();
        let view = dealt.view(Viewer::Seat(seat));
        let chosen = |_: u32| {
            let position = Tps::sample(&view, &mut FastDice::new(dice.next_u64()));
            Peek::<Tps>::new(300).decide(&position, seat, &mut FastDice::new(1))
        };
        let choices: Vec<TpsAction> = (0..20).map(chosen).collect();
        assert!(choices.iter().any(|choice| *choice != choices[0]), "{choices:?}");
    }
}
