//! Rock, paper, scissors is worth half a win to both seats: a search that leaks would expect the later seat
//! to win.

use parlour_bots::NoKnowledge;
use parlour_core::{Game, NoChance, NoOptions, Seat, Seats};

use crate::{
    believed,
    rps::{Rps, SIGNS},
    think,
};

fn start() -> Rps {
    Rps::deal(Seats::new(2).unwrap(), &NoOptions {}, &mut NoChance, &mut ())
}

#[test]
fn both_seats_believe_in_half_a_win_when_they_choose_at_once() {
    for seat in [0, 1].map(Seat::new) {
        let estimates = think(NoKnowledge, &start(), seat, 20_000, 1);
        let share = believed(&estimates);
        assert!((share - 0.5).abs() < 0.03, "{seat:?} believes in {share}");
    }
}

#[test]
fn the_later_seat_learns_nothing_from_a_choice_it_has_not_seen() {
    for sign in SIGNS {
        let mut position = start();
        position.play_unchecked(Seat::new(0), sign, &mut NoChance, &mut ());
        let estimates = think(NoKnowledge, &position, Seat::new(1), 20_000, 2);
        let share = believed(&estimates);
        assert!((share - 0.5).abs() < 0.03, "after {sign}: {share}");
        assert!(estimates.iter().all(|estimate| (estimate.share - 0.5).abs() < 0.05), "{estimates:?}");
    }
}
