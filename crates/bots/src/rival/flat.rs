//! Plain Monte Carlo: [`Flat`].

use parlour_core::{Choices, Dice, Sampler};

use super::{FastDice, Game, Opponent, Seat, Viewer, forced};
use crate::shares;

/// Tries every legal action equally often and plays the one that won most. It uses only what its seat may
/// know.
pub(super) struct Flat {
    iterations: u32,
}

impl Flat {
    pub(super) const fn new(iterations: u32) -> Self {
        Self { iterations }
    }
}

impl<G: Game> Opponent<G> for Flat {
    fn decide(&mut self, position: &G, seat: Seat, dice: &mut FastDice) -> G::Action {
        let legal = position.choices(seat);
        if let Some(only) = forced::<G>(&legal) {
            return only;
        }
        let sampler = G::sampler(&position.view(Viewer::Seat(seat)));
        // Every action at least once, even if there are more actions than iterations.
        let rounds = (self.iterations / legal.len() as u32).max(1);
        let mut buffer = G::Choices::default();
        let tried = legal.iter().map(|action| {
            let won: f32 = (0..rounds)
                .map(|_| {
                    let mut imagined = sampler.draw(dice);
                    imagined.play_unchecked(seat, action, dice, &mut ());
                    at_random(imagined, &mut buffer, dice)[seat.number()]
                })
                .sum();
            // The dice break ties between actions that won equally often.
            (won, dice.next_u64(), action)
        });
        let best = tried.max_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        best.expect("somebody who decides has a legal action").2
    }
}

fn at_random<G: Game>(mut position: G, buffer: &mut G::Choices, dice: &mut FastDice) -> crate::Shares {
    while let Some(seat) = position.to_act().first() {
        position.legal(seat, buffer);
        position.play_unchecked(seat, buffer.any(dice), dice, &mut ());
    }
    shares(&position.outcome().expect("nobody is to act"))
}

#[cfg(test)]
mod tests {
    use parlour_core::Seats;
    use parlour_tps::{Tps, TpsOptions};

    use super::*;

    #[test]
    fn it_cannot_tell_positions_apart_that_its_seat_cannot() {
        let mut dice = FastDice::new(5);
        let dealt = Tps::deal(Seats::new(3).unwrap(), &TpsOptions::default(), &mut dice, &mut ());
        let seat = dealt.to_act().first().unwrap();
        let view = dealt.view(Viewer::Seat(seat));
        let decide = |position: &Tps| Flat::new(300).decide(position, seat, &mut FastDice::new(1));
        for _ in 0..10 {
            assert_eq!(decide(&Tps::sample(&view, &mut dice)), decide(&dealt));
        }
    }
}
