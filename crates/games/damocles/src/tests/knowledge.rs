//! What a seat knows before any reshuffle, and that every way to lay out the rest is sampled equally often.

use parlour_core::{FastDice, Game, PerSeat, Sampler, Seat, Viewer};
use parlour_laws::fair;

use super::{Scenario, codices, seat};
use crate::{Codex, CodexSet, Damocles, deck::Deck};

/// Every position that differs from this one only in what the viewer has not seen, found by trying every
/// codex in every place.
pub(super) fn every_layout(truth: &Damocles, viewer: Viewer) -> Vec<Damocles> {
    let hidden = |seat: Seat| !viewer.is(seat);
    let own = |sets: &PerSeat<CodexSet>| {
        PerSeat::from_fn(truth.seats(), |seat| if hidden(seat) { CodexSet::EMPTY } else { sets[seat] })
    };
    let mut blank = truth.clone();
    blank.hands = own(&truth.hands);
    blank.discards = own(&truth.discards);
    let oracle_of_another = truth.to_act().iter().all(hidden);
    if oracle_of_another {
        blank.drawn = CodexSet::EMPTY;
    }
    let mut layouts = vec![(blank, Vec::new())];
    for codex in truth.view(viewer).unseen() {
        layouts = layouts.iter().flat_map(|layout| with_codex_anywhere(layout, truth, codex)).collect();
    }
    layouts
        .into_iter()
        .flat_map(|(position, deck)| {
            let orders = orders(&deck);
            orders.into_iter().map(move |order| Damocles { deck: Deck::new(&order), ..position.clone() })
        })
        .collect()
}

type Layout = (Damocles, Vec<Codex>);

fn with_codex_anywhere((position, deck): &Layout, truth: &Damocles, codex: Codex) -> Vec<Layout> {
    let mut result = Vec::new();
    let mut put = |put_in: &dyn Fn(&mut Layout)| {
        let mut next = (position.clone(), deck.clone());
        put_in(&mut next);
        result.push(next);
    };
    for seat in truth.seats().iter() {
        if position.hands[seat].len() < truth.hands[seat].len() {
            put(&|(next, _)| next.hands[seat].insert(codex));
        }
        if position.discards[seat].len() < truth.discards[seat].len() {
            put(&|(next, _)| next.discards[seat].insert(codex));
        }
    }
    if position.drawn.len() < truth.drawn.len() {
        put(&|(next, _)| next.drawn.insert(codex));
    }
    if deck.len() < truth.deck.as_slice().len() {
        put(&|(_, deck)| deck.push(codex));
    }
    result
}

/// Every order of the codices.
pub(super) fn orders(codices: &[Codex]) -> Vec<Vec<Codex>> {
    if codices.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..codices.len() {
        let mut rest = codices.to_vec();
        let codex = rest.remove(first);
        all.extend(orders(&rest).into_iter().map(|order| [vec![codex], order].concat()));
    }
    all
}

#[test]
fn every_layout_of_the_unseen_codices_is_sampled_equally_often() {
    let scenario = |hands: &[&str]| Scenario::new("HHHPAAD", hands).discards(1, "C1");
    let two = scenario(&["G7 I1", "R1 R2"]).discards(0, "C2").deck("O1 O3").start();
    let three = scenario(&["G7 I1", "R1", "R2"]).discards(2, "C2").deck("O1").start();
    let in_an_oracle = scenario(&["O2 I1", "R2"]).deck("O1 O3 O4 O5").play().after(&["pair O2 I1"]);
    for truth in [two, three, in_an_oracle] {
        for viewer in Viewer::all(truth.seats()) {
            let every = every_layout(&truth, viewer);
            assert!(every.contains(&truth));
            if every.len() <= 400 {
                fair(&truth.view(viewer), &every).unwrap();
            }
        }
    }
}

#[test]
fn own_discards_and_what_an_oracle_drew_are_remembered() {
    let play =
        Scenario::new("HHHPAAD", &["O2 I1", "R2 R3", "R4"]).discards(0, "C1 C2").deck("O1 O3 O4 O5").play();
    let asked = play.after(&["pair O2 I1"]);
    let view = asked.view(Viewer::Seat(seat(0)));
    assert_eq!((view.drawn, view.discards), (codices("O1 O3 O4"), codices("C1 C2")));
    assert!(asked.view(Viewer::Seat(seat(1))).drawn.is_empty(), "others do not see what was drawn");
    let kept = asked.after(&["discard O1 O4"]);
    let view = kept.view(Viewer::Seat(seat(0)));
    assert_eq!((view.hand, view.discards), (codices("O3"), codices("C1 C2 O1 O4")));
    let mut dice = FastDice::new(1);
    let sampler = Damocles::sampler(&view);
    for _ in 0..100 {
        let sampled = sampler.draw(&mut dice);
        assert_eq!(sampled.discards[seat(0)], view.discards);
        assert!(
            (sampled.hands[seat(1)] | sampled.hands[seat(2)]).is_disjoint(view.discards | view.table.seen())
        );
    }
}

#[test]
fn played_spent_and_destroyed_codices_are_remembered_by_all() {
    let start = Scenario::new("HHHPAAD", &["L1 I1", "R2"]).played(1, "G7").play();
    let after = start.after(&["play L1", "destroy 1:G7"]);
    for viewer in Viewer::all(after.seats()) {
        let table = after.view(viewer).table;
        assert!(codices("L1 G7").is_subset(table.gone & table.seen()));
    }
}
