//! What bots know about Damocles: which ring lets a seat play the most, now and next. Engines come early,
//! points late.

mod codices;
mod outlook;
mod sight;

use parlour_core::{
    Choices, FastDice, Seat,
    knowledge::{Knowledge, Known, SearchParameters, Shares, softmax},
};

use self::outlook::{Outlook, later_turns};
use crate::{Damocles, DamoclesAction, DamoclesChoices, DamoclesPhase};

/// Judges rings, hands and plays.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DamoclesKnowledge {
    /// The worth of each thing.
    pub weights: Weights,
}

/// What things are worth, in points. Weights that made a difference in matches were tuned in matches; the
/// others are estimates.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// A drawn codex with many turns to come.
    pub draw_early: f32,
    /// A drawn codex in the last turn.
    pub draw_late: f32,
    /// How much of the late worth remains for each further turn.
    pub patience: f32,
    /// The worth of a codex in the hand that is one swap from being active, as a fraction of its points.
    pub near: f32,
    /// The worth when two tokens are missing, as a fraction of `near`.
    pub far: f32,
    /// The weight of what the next seat can do with the ring, relative to what the seat itself can do.
    pub threat: f32,
    /// The chance, for each god in a pattern, that the codex is played in the end.
    pub played_later: f32,
    /// The number of turns beyond which more time changes little.
    pub turns_that_matter: f32,
    /// The worth of a Combust, relative to a codex that draws every turn.
    pub combust: f32,
    /// How much harder a pair becomes with each token it needs.
    pub ease: f32,
    /// The weight of pairs in the hand.
    pub pair: f32,
    /// What a Haste is worth while there are turns to come.
    pub haste: f32,
    /// What a Reflex in the hand is worth while there are turns to come.
    pub reflex: f32,
    /// The most of the stock that one seat may hope for, however much it can draw: with six seats the deck is
    /// empty halfway.
    pub hoped: f32,
    /// How far points may still move apart in each turn to come, which decides how safe a lead is.
    pub spread: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            draw_early: 2.5,
            draw_late: 0.7,
            patience: 0.7,
            near: 0.2,
            far: 0.2,
            threat: 0.2,
            played_later: 0.8,
            turns_that_matter: 4.0,
            combust: 0.3,
            ease: 0.6,
            pair: 1.3,
            haste: 1.8,
            reflex: 1.0,
            hoped: 0.5,
            spread: 3.0,
        }
    }
}

/// The lead in points that makes an action look clearly good.
const CLEAR: f32 = 8.0;

impl Known for Damocles {
    type Knowledge = DamoclesKnowledge;

    // Playouts are judged early: the end of the game is a long way off, and luck would drown what a swap
    // achieved.
    fn search_parameters() -> SearchParameters {
        SearchParameters {
            exploration: 0.2,
            prior_weight: 1.0,
            width: 5,
            widening: 0.3,
            horizon: 4,
            ..SearchParameters::default()
        }
    }
}

impl Knowledge<Damocles> for DamoclesKnowledge {
    fn prior(&self, position: &Damocles, seat: Seat, action: DamoclesAction) -> f32 {
        sight::points(&self.weights, position, seat, action) / CLEAR
    }

    fn playout(
        &self,
        position: &Damocles,
        seat: Seat,
        choices: &DamoclesChoices,
        dice: &mut FastDice,
    ) -> DamoclesAction {
        let table = position.table();
        match table.phase {
            DamoclesPhase::Start(_) | DamoclesPhase::Swap(..) => {
                let outlook = Outlook::new(&self.weights, position, seat);
                let value = |action| match action {
                    DamoclesAction::Swap(one, other) => outlook.turn(table.ring.swapped(one, other).active()),
                    DamoclesAction::Exchange(spot, god) => outlook.turn(table.ring.with(spot, god).active()),
                    DamoclesAction::Hold => outlook.turn(table.ring.active()),
                    _ => -1.0,
                };
                let mut best = (choices.any(dice), f32::MIN);
                for action in choices.iter() {
                    let value = value(action);
                    if value > best.1 {
                        best = (action, value);
                    }
                }
                best.0
            }
            DamoclesPhase::Play(_) => sight::best_play(&self.weights, position, seat, choices),
            _ => choices.any(dice),
        }
    }

    fn judge(&self, position: &Damocles) -> Option<Shares> {
        let table = position.table();
        let turns = later_turns(table) as f32 + 1.0;
        let spread = self.weights.spread * turns.sqrt();
        let mut shares = [0.0; Seat::MAX];
        for seat in table.seats.iter() {
            let outlook = Outlook::new(&self.weights, position, seat);
            let expected = table.score(seat) as f32 + outlook.promise(position.hand(seat));
            shares[seat.number()] = expected / spread;
        }
        softmax(&mut shares[..table.seats.count()]);
        Some(shares)
    }
}
