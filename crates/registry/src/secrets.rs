//! Tests that the search treats others' secret choices as not yet made.

use parlour_bots::Knowledge as _;
use parlour_core::{Choices as _, FastDice, Seats};

use crate::{Complete, GameVisitor, for_each_game};

/// The number of seats, where a game allows it.
const SEATS: usize = 4;

/// Counts how many simultaneous choices were reopened in each game.
struct Secrets {
    met: Vec<(&'static str, usize)>,
}

impl GameVisitor for Secrets {
    /// Plays a game at random. Whenever several seats choose at once and all but one have chosen, reopening
    /// must restore the position from before they chose. A game in which such choices stay face down for good
    /// may leave them alone, but then it must leave all of them.
    fn visit<G: Complete>(&mut self) {
        let knowledge = G::Knowledge::default();
        let mut dice = FastDice::new(7);
        let seats = SEATS.clamp(*G::INFO.seats.start(), *G::INFO.seats.end());
        let seats = Seats::new(seats).expect("so many can play it");
        let mut position = G::deal(seats, &G::Options::default(), &mut dice, &mut ());
        let (mut met, mut left) = (0, 0);
        while let Some(thinker) = position.to_act().first() {
            let before = position.clone();
            for other in before.to_act().without(thinker) {
                let action = position.choices(other).any(&mut dice);
                position.play_unchecked(other, action, &mut dice, &mut ());
            }
            if position != before {
                let mut open = position.clone();
                knowledge.reopen(&mut open, thinker);
                if open == position {
                    left += 1;
                } else {
                    met += 1;
                    assert_eq!(open, before, "{}", G::INFO.slug);
                }
            }
            let action = position.choices(thinker).any(&mut dice);
            position.play_unchecked(thinker, action, &mut dice, &mut ());
        }
        assert!(met == 0 || left == 0, "{}: {left} choices are left, and {met} are not", G::INFO.slug);
        self.met.push((G::INFO.slug, met));
    }
}

#[test]
fn what_others_have_chosen_at_once_is_chosen_again() {
    let mut secrets = Secrets { met: Vec::new() };
    for_each_game(&mut secrets);
    let often = secrets.met.iter().filter(|(_, met)| *met > 10).count();
    assert!(often >= 2, "several chose at once only so often: {:?}", secrets.met);
}
