//! What bots know about Pillars: threats and how to answer them, when to score, and what a card is worth in a
//! pile.

mod standing;

use parlour_core::{
    Choices, FastDice, Seat,
    knowledge::{Knowledge, Known, SearchParameters, Shares},
};

use self::standing::Assessment;
use crate::{Pillars, PillarsAction};

/// Judges piles, battles and hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PillarsKnowledge;

impl Known for Pillars {
    type Knowledge = PillarsKnowledge;

    fn search_parameters() -> SearchParameters {
        // Attacks come by the dozen, and few deserve a thought, so the tree is narrow and guided by the quick
        // judgement.
        SearchParameters {
            exploration: 0.3,
            prior_weight: 1.0,
            width: 2,
            widening: 0.5,
            horizon: 3,
            ..SearchParameters::default()
        }
    }
}

/// How steeply a lead in majorities turns into win chance: a lead of one is about 70%.
const STEEP: f32 = 0.8;
/// The number of actions a playout looks at before it takes the best of them. In matches four did no worse
/// than two or eight.
const LOOKS: usize = 4;

impl Knowledge<Pillars> for PillarsKnowledge {
    fn prior(&self, position: &Pillars, seat: Seat, action: PillarsAction) -> f32 {
        let now = Assessment::new(position, seat);
        now.after(action).value() - now.after(PillarsAction::End).value()
    }

    fn playout(
        &self,
        position: &Pillars,
        seat: Seat,
        choices: &Vec<PillarsAction>,
        dice: &mut FastDice,
    ) -> PillarsAction {
        if choices.len() == 1 {
            return choices[0];
        }
        let now = Assessment::new(position, seat);
        let looked = (0..LOOKS).map(|_| choices.any(dice)).map(|action| (now.after(action).value(), action));
        let best = looked.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or_else(|| choices.any(dice), |(_, action)| action)
    }

    fn judge(&self, position: &Pillars) -> Option<Shares> {
        let first = Seat::new(0);
        let value = Assessment::new(position, first).value();
        let share = 1.0 / (1.0 + (-STEEP * value).exp());
        let mut shares = [0.0; Seat::MAX];
        shares[0] = share;
        shares[1] = 1.0 - share;
        Some(shares)
    }
}
