//! Damocles: which ring lets most be played now and next, engines early, points late.

mod codices;
mod outlook;
mod sight;

use parlour_core::{
    Choices, FastDice, Seat,
    knowledge::{Knowledge, Known, SearchParameters, Shares, softmax},
};

use self::outlook::{Outlook, later_turns};
use crate::{Damocles, DamoclesAction, DamoclesChoices, DamoclesPhase};

/// Judgement of rings, hands and plays.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DamoclesKnowledge {
    /// What things are worth.
    pub weights: Weights,
}

/// What things are worth, in points. Those whose change was felt in matches were set by them; the rest are estimates.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// A drawn codex with many turns to come.
    pub draw_early: f32,
    /// A drawn codex in the last turn.
    pub draw_late: f32,
    /// How much of the late worth a turn more leaves.
    pub patience: f32,
    /// The part of its points that a codex in the hand is worth if one swap would make it active.
    pub near: f32,
    /// The same for two tokens that are wanting, as a part of that.
    pub far: f32,
    /// What the next seat can do with the ring, as a part of what the own seat can.
    pub threat: f32,
    /// The chance, for each god in a pattern, that it is played in the end.
    pub played_later: f32,
    /// Turns beyond which more time changes little.
    pub turns_that_matter: f32,
    /// A Combust against what draws every turn.
    pub combust: f32,
    /// How much harder a pair becomes with each token it wants.
    pub ease: f32,
    /// What pairs in the hand count for.
    pub pair: f32,
    /// What a Haste is worth while there are turns to come.
    pub haste: f32,
    /// What a Reflex in the hand is worth while there are turns to come.
    pub reflex: f32,
    /// The part of the stock that one seat may hope for, however much it can draw: with six seats the deck is empty halfway.
    pub hoped: f32,
    /// How far points may still move apart in a turn to come: what decides how sure a lead is.
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

/// So many points make an action look clearly good.
const CLEAR: f32 = 8.0;

impl Known for Damocles {
    type Knowledge = DamoclesKnowledge;

    // Playouts are judged early: to the end of the game is a long way, and luck drowns what a swap has brought.
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
