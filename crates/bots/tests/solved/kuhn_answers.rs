//! Kuhn poker is worth -1/18 of a chip to the first seat.

use parlour_bots::{Knowledge, Shares};
use parlour_core::{Game, NoChance, Outcome, Seat};
use parlour_kuhn::{Kuhn, KuhnAction, KuhnMoves};

use crate::{believed, think};

const VALUE: f32 = -1.0 / 18.0;

/// Counts chips from -2 to 2 as shares from 0 to 1.
struct Chips;

impl Knowledge<Kuhn> for Chips {
    fn prior(&self, _: &Kuhn, _: Seat, _: KuhnAction) -> f32 {
        0.0
    }

    fn worth(&self, outcome: &Outcome) -> Shares {
        let mut shares = [0.0; Seat::MAX];
        for (seat, &chips) in outcome.scores.iter() {
            shares[seat.number()] = (chips as f32 + 2.0) / 4.0;
        }
        shares
    }
}

fn to_chips(share: f32) -> f32 {
    4.0 * share - 2.0
}

fn deals() -> [[u8; 3]; 6] {
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
}

#[test]
fn the_first_seat_does_not_believe_in_more_than_it_can_get() {
    // Averaged over its three cards, before anything has happened.
    let beliefs = [0, 1, 2].map(|card| {
        let cards = deals().into_iter().find(|deal| deal[0] == card).unwrap();
        let position = Kuhn { cards, moves: KuhnMoves::default() };
        to_chips(believed(&think(Chips, &position, Seat::new(0), 30_000, 3)))
    });
    let mean = beliefs.iter().sum::<f32>() / 3.0;
    assert!(mean < VALUE + 0.10, "it believes in {mean} chips, the game gives {VALUE}");
}

/// How often a seat bets in a position, depending on its own card and the course of the game.
type Policy<'a> = &'a dyn Fn(&Kuhn) -> f32;

/// How often the search bets, measured over many searches.
fn searcher(position: &Kuhn) -> f32 {
    let seat = position.to_act().first().unwrap();
    let searches = 24;
    let bets = (0..searches).filter(|&seed| {
        let estimates = think(Chips, position, seat, 600, seed);
        parlour_bots::search::best(&estimates) == KuhnAction::Bet
    });
    bets.count() as f32 / searches as f32
}

/// The exploiter's best result against this policy. It decides by its own card and the course of the game.
fn best_response(exploiter: usize, policy: Policy<'_>) -> f32 {
    let by_card = (0..3).map(|card| {
        let deals = deals().into_iter().filter(|deal| deal[exploiter] == card);
        let deals: Vec<_> = deals.map(|cards| (Kuhn { cards, moves: KuhnMoves::default() }, 1.0)).collect();
        best_sum(exploiter, &deals, policy)
    });
    by_card.sum::<f32>() / 6.0
}

/// The sum over deals that the exploiter cannot tell apart, each weighted by how likely the other seat was to
/// get here.
fn best_sum(exploiter: usize, deals: &[(Kuhn, f32)], policy: Policy<'_>) -> f32 {
    let (first, _) = &deals[0];
    let Some(seat) = first.to_act().first() else {
        let sign = if exploiter == 0 { 1.0 } else { -1.0 };
        return deals.iter().map(|(deal, weight)| weight * sign * deal.chips().unwrap() as f32).sum();
    };
    let value = |next: KuhnAction, share: Policy<'_>| {
        let after = deals.iter().map(|(deal, weight)| {
            let weight = weight * share(deal);
            let mut deal = deal.clone();
            deal.play_unchecked(seat, next, &mut NoChance, &mut ());
            (deal, weight)
        });
        best_sum(exploiter, &after.collect::<Vec<_>>(), policy)
    };
    if seat.number() == exploiter {
        return value(KuhnAction::Pass, &|_| 1.0).max(value(KuhnAction::Bet, &|_| 1.0));
    }
    value(KuhnAction::Bet, policy) + value(KuhnAction::Pass, &|deal| 1.0 - policy(deal))
}

/// How much more than the value of the game the best responses win, averaged over both seats.
fn exploitability(policy: Policy<'_>) -> f32 {
    f32::midpoint(best_response(0, policy) - VALUE, best_response(1, policy) + VALUE)
}

#[test]
fn the_play_of_the_search_is_far_less_exploitable_than_random_play() {
    let random = exploitability(&|_| 0.5);
    let search = exploitability(&searcher);
    println!("exploitable for {search:.3} chips a game; random play for {random:.3}");
    assert!(search < random / 2.0, "the search for {search}, random play for {random}");
}

#[test]
fn the_known_equilibrium_cannot_be_exploited() {
    let equilibrium = |position: &Kuhn| {
        let seat = position.to_act().first().unwrap();
        let facing_bet = position.moves.last() == Some(KuhnAction::Bet);
        match (facing_bet, seat.number(), position.cards[seat.number()]) {
            // A king calls, a queen calls one bet in three, a jack folds.
            (true, _, card) => [0.0, 1.0 / 3.0, 1.0][usize::from(card)],
            // The first seat may always check; the second bets with a king and bluffs with one jack in three.
            (false, 0, _) => 0.0,
            (false, _, card) => [1.0 / 3.0, 0.0, 1.0][usize::from(card)],
        }
    };
    assert!(exploitability(&equilibrium).abs() < 1e-5);
}
