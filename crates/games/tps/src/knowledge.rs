//! What bots know about TrickPaperScissors: when a trick is worth winning, and what a value step does to the
//! scores.

use parlour_core::{
    Choices, FastDice, Seat,
    knowledge::{Iterations, Knowledge, Known},
};

use crate::{Tps, TpsAction, TpsCard, TpsChoices, TpsSuit, TpsTable, WorthStep};

/// Judges cards and value steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TpsKnowledge;

impl Known for Tps {
    type Knowledge = TpsKnowledge;

    // A thousand iterations take a millisecond or two. Going from 400 to 16,000 makes a difference with three
    // seats, but hardly with four.
    const ITERATIONS: Iterations = Iterations { easy: 160, medium: 400, hard: 16_000, expert: 80_000 };
}

/// The worth of the right to move a value, in points: a little more than a small trick.
const TRUMP_WIN: f32 = 1.2;
/// The worth of one rank of a card for later tricks, in points.
const RANK: f32 = 0.04;

impl Knowledge<Tps> for TpsKnowledge {
    fn prior(&self, position: &Tps, seat: Seat, action: TpsAction) -> f32 {
        match action {
            TpsAction::Play(card) => card_prior(position, seat, card),
            TpsAction::Value(step) => step_prior(position.table(), seat, step),
        }
    }

    fn playout(&self, position: &Tps, seat: Seat, legal: &TpsChoices, dice: &mut FastDice) -> TpsAction {
        match legal {
            TpsChoices::Play(_) => legal.any(dice),
            TpsChoices::Value(steps) => {
                let table = position.table();
                let best = steps
                    .iter()
                    .max_by(|&a, &b| margin_after(table, seat, a).cmp(&margin_after(table, seat, b)));
                TpsAction::Value(best.expect("keeping is always possible"))
            }
        }
    }
}

/// What a card wins times the chance that it wins, less what it would be worth later.
fn card_prior(position: &Tps, seat: Seat, card: TpsCard) -> f32 {
    let table = position.table();
    let keep = RANK * f32::from(card.rank());
    let mut trick = table.trick;
    trick.cards[seat] = Some(card);
    if trick.winning() != Some((seat, card)) {
        return -keep;
    }
    let led = trick.led().expect("a card was just played");
    let gain = if card.suit() == led {
        let lowest = trick.played().map(|(_, card)| card).filter(|card| card.suit() == led).min();
        let stars = lowest.map_or(0, |card| table.options.stars.on(card));
        f32::from(stars) * table.worth[led].factor() as f32
    } else {
        TRUMP_WIN
    };
    gain * chance_to_hold(position, seat, card, led) - keep
}

/// The share of the seats still to play that cannot beat the card.
fn chance_to_hold(position: &Tps, seat: Seat, card: TpsCard, led: TpsSuit) -> f32 {
    let table = position.table();
    let later = table.seats.clockwise_from(seat).skip(1).take_while(|&other| other != table.trick.leader);
    let beaten_by = |other: Seat| {
        let hand = position.hand(other);
        let following = hand & led.cards();
        let threats = if following.is_empty() { hand & led.beaten_by().cards() } else { following };
        threats
            .iter()
            .any(|threat| threat.suit() != card.suit() && card.suit() == led || threat.rank() > card.rank())
    };
    later.map(|other| if beaten_by(other) { 0.4 } else { 1.0 }).product()
}

/// A seat's lead over the best other seat after a value step, in points.
fn margin_after(table: &TpsTable, seat: Seat, step: WorthStep) -> i32 {
    let mut table = table.clone();
    if let crate::TpsPhase::Value(_, suit) = table.phase {
        table.worth[suit] = table.worth[suit].after(step).unwrap_or(table.worth[suit]);
    }
    let others = table.seats.iter().filter(|&other| other != seat).map(|other| table.score(other));
    table.score(seat) - others.max().unwrap_or_default()
}

fn step_prior(table: &TpsTable, seat: Seat, step: WorthStep) -> f32 {
    margin_after(table, seat, step) as f32
}

#[cfg(test)]
mod tests {
    use parlour_core::{Game, Seats};

    use super::*;

    #[test]
    fn a_value_step_that_helps_the_own_points_looks_best() {
        let mut dice = FastDice::new(1);
        let position = Tps::deal(Seats::new(4).unwrap(), &crate::TpsOptions::default(), &mut dice, &mut ());
        let mut table = position.table().clone();
        let seat = Seat::new(1);
        table.phase = crate::TpsPhase::Value(seat, TpsSuit::Rock);
        table.points[seat][TpsSuit::Rock] = 3;
        let [up, down, keep] = WorthStep::ALL.map(|step| step_prior(&table, seat, step));
        assert!(up > keep && keep > down);
    }
}
