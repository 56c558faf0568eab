//! What others have chosen in secret is open again to whoever searches.

use std::fmt::Debug;

use parlour_archons::Archons;
use parlour_bots::{Knowledge as _, Known};
use parlour_core::{Choices as _, FastDice, Seats};
use parlour_faj::Faj;

/// Plays a game at random. Wherever several choose at once and all but one have chosen, it is open again what: the position is then as
/// it was before they chose.
fn others_choose_again<G: Known + PartialEq + Debug>() {
    let knowledge = G::Knowledge::default();
    let mut dice = FastDice::new(7);
    let mut position =
        G::deal(Seats::new(4).expect("four can play both games"), &G::Options::default(), &mut dice, &mut ());
    let mut met = 0;
    while let Some(thinker) = position.to_act().first() {
        let before = position.clone();
        for other in before.to_act().without(thinker) {
            let action = position.choices(other).any(&mut dice);
            position.play_unchecked(other, action, &mut dice, &mut ());
        }
        if position != before {
            met += 1;
            let mut open = position.clone();
            knowledge.reopen(&mut open, thinker);
            assert_eq!(open, before);
        }
        let action = position.choices(thinker).any(&mut dice);
        position.play_unchecked(thinker, action, &mut dice, &mut ());
    }
    assert!(met > 10, "several chose at once only {met} times");
}

#[test]
fn cards_that_lie_face_down_in_archons() {
    others_choose_again::<Archons>();
}

#[test]
fn votes_and_cards_of_faces_aces_and_jokers() {
    others_choose_again::<Faj>();
}
