//! What a seat knows after a reshuffle: sampled positions, compared with every history that can have led
//! there.

use std::collections::BTreeMap;

use parlour_core::{
    Chance, Choices, Dice, FastDice, Game, PerSeat, Piece, Sampler, Seat, SeatSet, Seats, Viewer, options,
};
use parlour_laws::{LawSubject, fair_shares};
use serde_json::json;

use super::{Scenario, codices, knowledge::every_layout, seat};
use crate::{Damocles, DamoclesAction, DamoclesOptions, DamoclesPhase};

/// A [`Chance`] that gives each shuffle the order with one number.
struct Order {
    number: usize,
    /// How many orders there were to choose from, once a shuffle was asked for.
    orders: usize,
}

impl Chance for Order {
    fn seat(&mut self, _name: &'static str, _seats: Seats) -> Seat {
        unreachable!("nobody is named in the middle of a game")
    }

    fn shuffle<T: Piece>(&mut self, _pile: &'static str, pieces: &mut [T]) {
        assert_eq!(self.orders, 1, "one shuffle in a step");
        let mut number = self.number;
        for start in 0..pieces.len() {
            let left = pieces.len() - start;
            pieces[start..].rotate_left(number % left);
            number /= left;
            self.orders *= left;
        }
    }

    fn take<T: Piece>(&mut self, _name: &'static str, _pieces: &mut [T], _count: usize) {
        unreachable!("no rule takes")
    }

    fn draw<T: Piece>(
        &mut self,
        _name: &'static str,
        _seats: SeatSet,
        _pieces: &mut [T],
    ) -> PerSeat<Option<T>> {
        unreachable!("no rule draws like that")
    }
}

/// Every position a step can lead to, with its probability.
fn outcomes(position: &Damocles, seat: Seat, action: DamoclesAction) -> Vec<(Damocles, f64)> {
    let play = |number| {
        let (mut order, mut next) = (Order { number, orders: 1 }, position.clone());
        next.play_unchecked(seat, action, &mut order, &mut ());
        (next, order.orders)
    };
    let (_, orders) = play(0);
    (0..orders).map(|number| (play(number).0, 1.0 / orders as f64)).collect()
}

/// The actions that the viewer cannot tell from this one.
fn alike(position: &Damocles, viewer: Viewer, seat: Seat, action: DamoclesAction) -> Vec<DamoclesAction> {
    let hidden = matches!(action, DamoclesAction::Discard(_)) && !viewer.is(seat);
    if hidden {
        return position.choices(seat).iter().collect();
    }
    position.check(seat, action).map_or(vec![], |()| vec![action])
}

/// A game that continues from a small position, with every state it may be in for one viewer.
struct Histories {
    truth: Damocles,
    viewer: Viewer,
    possible: Vec<(Damocles, f64)>,
}

impl Histories {
    fn new(truth: &Damocles, viewer: Viewer) -> Self {
        let possible = every_layout(truth, viewer).into_iter().map(|position| (position, 1.0)).collect();
        Self { truth: truth.clone(), viewer, possible }
    }

    /// Plays a step, and keeps every history that fits what the viewer sees after it.
    fn play(&mut self, text: &str, dice: &mut FastDice) {
        let seat = self.truth.to_act().first().unwrap();
        let action: DamoclesAction = text.parse().unwrap();
        self.truth.play(seat, action, dice, &mut ()).unwrap();
        let seen = self.truth.view(self.viewer);
        let mut merged: BTreeMap<String, (Damocles, f64)> = BTreeMap::new();
        for (position, weight) in &self.possible {
            let actions = alike(position, self.viewer, seat, action);
            let share = weight / actions.len().max(1) as f64;
            for (next, chance) in actions.into_iter().flat_map(|action| outcomes(position, seat, action)) {
                if next.view(self.viewer) == seen {
                    merged.entry(format!("{next:?}")).or_insert((next, 0.0)).1 += share * chance;
                }
            }
        }
        self.possible = merged.into_values().collect();
        assert!(self.possible.iter().any(|(position, _)| *position == self.truth));
    }
}

/// Plays the steps in a game where they are legal, and compares after each step that follows a reshuffle.
fn follow(start: &Damocles, viewer: Viewer, steps: &[&str]) {
    let legal = |seed: u64| {
        let (mut position, mut dice) = (start.clone(), FastDice::new(seed));
        steps.iter().all(|text| {
            let seat = position.to_act().first().unwrap();
            position.play(seat, text.parse().unwrap(), &mut dice, &mut ()).is_ok()
        })
    };
    let seed = (0..500).find(|&seed| legal(seed)).expect("some luck allows the steps");
    let mut dice = FastDice::new(seed);
    let mut histories = Histories::new(start, viewer);
    let mut compared = 0;
    for text in steps {
        histories.play(text, &mut dice);
        if histories.truth.table.since.is_reshuffled() && *text != "end" {
            compared += 1;
            let view = histories.truth.view(viewer);
            fair_shares(&view, &histories.possible)
                .unwrap_or_else(|broken| panic!("{viewer:?}, {text}: {broken}"));
        }
    }
    assert!(compared > 1);
}

#[test]
fn after_a_reshuffle_every_history_counts_and_a_play_may_come_from_the_old_hand_or_the_new_deck() {
    let scenario = Scenario::new("HHHPAAD", &["H3", "R2 C9"]).played(1, "G7 II4 I1");
    let start = scenario.discards(0, "H1 H2").discards(1, "C8").deck("C7").start();
    let steps = ["hold", "end", "hold", "pair G7 II4", "play R2", "pair G7 I1"];
    follow(&start, Viewer::Seat(seat(0)), &steps);
    follow(&start, Viewer::Spectator, &steps);
}

#[test]
fn a_returned_discard_that_another_seat_plays_was_drawn_from_the_new_deck() {
    let scenario = Scenario::new("HHHPAAD", &["H3", "R2 C9"]).played(1, "G7 II4 I1");
    let start = scenario.discards(0, "H1 H2").discards(1, "C8").deck("C7").start();
    follow(&start, Viewer::Seat(seat(0)), &["hold", "end", "hold", "pair G7 II4", "play R2", "play H1"]);
}

#[test]
fn an_oracle_during_which_the_reshuffle_comes_may_discard_old_and_new_codices() {
    let scenario = Scenario::new("HHHPAAD", &["H3", "R2"]).played(1, "O2 I1 I4 G7");
    let start = scenario.discards(0, "H1 H2").discards(1, "C8").deck("C7").start();
    let legal_discard = |position: &Damocles| position.legal_texts().remove(1);
    // Whether the discard is legal depends on chance, so look for a seed with which it is.
    let mut probe = start.clone();
    let mut dice = FastDice::new(0);
    probe = probe.after_with(&["hold", "end", "hold", "pair O2 I1"], &mut dice);
    let discard = legal_discard(&probe);
    let steps = ["hold", "end", "hold", "pair O2 I1", &discard, "play R2", "pair G7 I4"];
    follow(&start, Viewer::Seat(seat(0)), &steps);
    follow(&start, Viewer::Seat(seat(1)), &steps);
}

#[test]
fn three_seats_that_draw_from_the_new_deck_share_its_codices_as_chance_has_it() {
    let scenario = Scenario::new("HHHPAAD", &["R1", "R2", "H4"])
        .played(0, "G7 I1")
        .played(1, "G2 I4")
        .played(2, "O2 II4");
    let start = scenario.discards(0, "H1 H2").discards(1, "C8").start();
    let steps = ["hold", "pair G7 I1", "end", "hold", "play R2", "pair G2* I4", "end", "hold", "play H4"];
    follow(&start, Viewer::Seat(seat(0)), &steps);
    follow(&start, Viewer::Seat(seat(1)), &steps);
    follow(&start, Viewer::Seat(seat(2)), &steps);
}

#[test]
fn a_returned_discard_is_never_given_to_a_seat_that_has_not_drawn_since() {
    let scenario = Scenario::new("HHHPAAD", &["O1", "R2 C9 C10", "R3 R4"]).played(1, "G7 I1");
    let start = scenario.discards(0, "H1 H2 C1").discards(2, "C8").start();
    let after = start.after_with(&["hold", "end", "hold", "pair G7 I1"], &mut FastDice::new(1));
    let sampler = Damocles::sampler(&after.view(Viewer::Seat(seat(0))));
    let mut dice = FastDice::new(2);
    let mut met = false;
    for _ in 0..300 {
        let sampled = sampler.draw(&mut dice);
        let own = codices("H1 H2 C1");
        assert!(sampled.hands[seat(2)].is_disjoint(own));
        assert!((sampled.hands[seat(1)] & own).len() <= 1, "it drew one");
        met |= !sampled.hands[seat(1)].is_disjoint(own);
    }
    assert!(met);
}

/// Plays long games, in which the discards come back again and again.
#[test]
fn views_and_samples_agree_in_long_games_with_many_reshuffles() {
    let options: DamoclesOptions = options::with_changes([("cycles", json!(100))]).unwrap();
    let (mut compared, mut reshuffles) = (0, 0);
    for seed in 0..80 {
        let seats = Seats::new(5 + seed as usize % 2).unwrap();
        let mut dice = FastDice::new(seed);
        let mut position = Damocles::deal(seats, &options, &mut dice, &mut ());
        while let Some(seat) = position.to_act().first() {
            let action = position.choices(seat).any_kind(&mut dice);
            let before = position.deck.as_slice().len();
            position.play_unchecked(seat, action, &mut dice, &mut ());
            reshuffles += u32::from(position.deck.as_slice().len() > before);
            let oracle = matches!(position.table.phase, DamoclesPhase::Oracle(..));
            if position.table.since.is_reshuffled() && (oracle || dice.below(8) == 0) {
                compared += 1;
                samples_agree(&position, &mut dice);
            }
        }
    }
    assert!(reshuffles > 40 && compared > 1000, "{reshuffles} reshuffles, {compared} positions");
}

fn samples_agree(position: &Damocles, dice: &mut FastDice) {
    let mut pieces = Damocles::every_piece(position.seats(), position.options());
    pieces.sort_unstable();
    for viewer in Viewer::all(position.seats()) {
        let view = position.view(viewer);
        let sampled = Damocles::sampler(&view).draw(dice);
        assert_eq!(sampled.view(viewer), view);
        let mut census = sampled.census();
        census.sort_unstable();
        assert_eq!(census, pieces);
        for seat in position.seats().iter() {
            let returned = usize::from(position.table.since.returned[seat]);
            assert_eq!(sampled.returned[seat].len(), returned);
        }
    }
}
