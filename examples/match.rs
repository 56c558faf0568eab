//! Pits a player of your own against one of the bots:
//! `cargo run --package parlour-registry --example match`.

use parlour_archons::{Archons, ArchonsAction, ArchonsOptions};
use parlour_bots::Bot;
use parlour_core::{Choices as _, FastDice, Seat, Seats};
use parlour_runner::{Player, Question, Runner};

/// A player that takes the last legal action. A better player would look at `question.view`.
struct Mine;

impl Player<Archons> for Mine {
    fn decide(
        &mut self,
        question: Question<'_, Archons>,
        _dice: &mut FastDice,
        _enough: &dyn Fn() -> bool,
    ) -> ArchonsAction {
        question.legal.nth(question.legal.len() - 1)
    }
}

pub(crate) fn main() {
    let seats = Seats::new(2).expect("two can sit down");
    let runner = Runner::<Archons>::new(seats, ArchonsOptions::default(), 7);
    let mut players: [Box<dyn Player<Archons>>; 2] = [Box::new(Mine), parlour_bots::player(Bot::Greedy)];
    let wins = (0..100).filter(|&game| {
        let played = runner.play(game, &mut players);
        played.outcome.winners.contains(Seat::new(0))
    });
    println!("{} of 100 games won", wins.count());
}
