//! A quick judgement of actions, in points.

use parlour_core::{Choices, Seat};

use super::{
    Weights,
    codices::{ENGINES, NUMBERS, PRODUCTIONS, highest, number, points as points_of},
    outlook::Outlook,
};
use crate::{
    CodexKind, CodexPair, CodexSet, Damocles, DamoclesAction, DamoclesChoices, DamoclesTable, Fit, Ring, Use,
};

/// The worth of a pair that neither scores nor draws: less than ending the turn.
const IDLE: f32 = -0.1;
/// The worth of keeping a Combust until everything else is drawn: a higher number may come.
const BURN_LAST: f32 = 0.5;
/// How much of everything within two swaps a seat can reach with two swaps.
const REACHED: f32 = 0.5;
/// How much more a codex in front of a seat is worth while it is active.
const AWAKE: f32 = 1.5;

/// What an action brings, in points, judged quickly.
pub(super) fn points(weights: &Weights, position: &Damocles, seat: Seat, action: DamoclesAction) -> f32 {
    let table = position.table();
    let outlook = Outlook::new(weights, position, seat);
    match action {
        DamoclesAction::Discard(discard) => {
            outlook.promise((position.hand(seat) | position.drawn()) - discard.codices())
        }
        DamoclesAction::Place(god, spot) => outlook.ring(table.ring.with(spot, god)),
        DamoclesAction::Swap(one, other) => {
            swapped(weights, position, seat, &outlook, table.ring.swapped(one, other))
        }
        DamoclesAction::Exchange(spot, god) => {
            swapped(weights, position, seat, &outlook, table.ring.with(spot, god))
        }
        DamoclesAction::Hold => swapped(weights, position, seat, &outlook, table.ring),
        DamoclesAction::Play(used) if !matches!(table.phase, crate::DamoclesPhase::Play(_)) => {
            1.0 + hastened(&outlook, used, table.ring)
        }
        DamoclesAction::Play(used) => play(weights, position, seat, &outlook, used),
        DamoclesAction::Pair(both) => pair(table, seat, &outlook, both),
        DamoclesAction::Sacrifice(codex) => -lasting(&outlook, codex, table.ring),
        DamoclesAction::Destroy(victim, codex) => {
            lasting(&Outlook::new(weights, position, victim), codex, table.ring)
        }
        DamoclesAction::End => 0.0,
    }
}

/// The worth of a ring to the seat that swapped, less a part of its worth to the next seat.
fn swapped(weights: &Weights, position: &Damocles, seat: Seat, outlook: &Outlook, ring: Ring) -> f32 {
    let next = position.table().seats.left_of(seat);
    let threat = Outlook::new(weights, position, next).turn(ring.active());
    outlook.ring(ring) - weights.threat * threat
}

/// What two swaps in a row can bring: each codex of the hand that needs at most two tokens may be reached.
fn hastened(outlook: &Outlook, used: Use, ring: Ring) -> f32 {
    let mut after = *outlook;
    after.hand.remove(used.codex);
    let [_, _, two] = ring.within();
    REACHED * after.turn(two)
}

/// The worth of a codex in front of a seat, which grows with how much it can still draw.
fn lasting(outlook: &Outlook, codex: crate::Codex, ring: Ring) -> f32 {
    let active = if ring.active().contains(codex) { AWAKE } else { 1.0 };
    let partners = if ENGINES.contains(codex) {
        (outlook.played & NUMBERS).iter().map(number).sum::<usize>()
    } else {
        number(codex) * (outlook.played & ENGINES).len()
    };
    active * (1 + partners) as f32
}

/// What a codex played alone brings.
fn play(weights: &Weights, position: &Damocles, seat: Seat, outlook: &Outlook, used: Use) -> f32 {
    let scored = f32::from(used.codex.points());
    let kept = if outlook.later == 0 { 0.0 } else { 1.0 };
    match used.codex.kind() {
        CodexKind::Haste => scored - kept * weights.haste,
        CodexKind::Reflex => {
            let ring = position.table().ring;
            let gain = freed(outlook, ring.active(), ring.loose());
            scored + gain - kept * weights.reflex - f32::from(used.fit == Fit::Loose)
        }
        CodexKind::Sacrifice if (outlook.played & position.table().ring.active()).is_empty() => scored,
        CodexKind::Sacrifice => scored - kept,
        CodexKind::Lyse | CodexKind::Eviscerate => scored + kept * victims(position, seat),
        _ => scored,
    }
}

/// How much the opponents have to lose.
fn victims(position: &Damocles, seat: Seat) -> f32 {
    let table = position.table();
    let others = table.seats.iter().filter(|&other| other != seat);
    others.filter(|&other| !table.played(other).is_empty()).count() as f32
}

/// The most that one codex brings if it may ignore its blanks.
fn freed(outlook: &Outlook, active: CodexSet, loose: CodexSet) -> f32 {
    let now = outlook.turn(active);
    let candidates = (outlook.hand | outlook.played) & (loose - active);
    candidates.iter().map(|codex| outlook.turn(active.with(codex)) - now).fold(0.0, f32::max)
}

/// What a pair scores and draws.
fn pair(table: &DamoclesTable, seat: Seat, outlook: &Outlook, pair: CodexPair) -> f32 {
    let both = CodexSet::only(pair.production.codex).with(pair.number.codex);
    let scored = points_of(both & outlook.hand) as f32;
    let count = number(pair.number.codex);
    let own = (outlook.hand | table.played(seat)) & table.ring.active();
    let (drawn, waste) = match pair.production.codex.kind() {
        CodexKind::Combust => {
            let best = highest(own & NUMBERS);
            let others = !(own & PRODUCTIONS & ENGINES).is_empty();
            let waste =
                best.saturating_sub(count) as f32 * outlook.draw + if others { BURN_LAST } else { 0.0 };
            (count + 1, waste)
        }
        _ => (count, 0.0),
    };
    let value = scored + outlook.draws(drawn as f32) - waste;
    if value <= 0.0 { IDLE } else { value }
}

/// The legal action that brings the most, or the end of the turn.
pub(super) fn best_play(
    weights: &Weights,
    position: &Damocles,
    seat: Seat,
    choices: &DamoclesChoices,
) -> DamoclesAction {
    let mut best = (DamoclesAction::End, 0.0);
    if choices.len() == 1 {
        return best.0;
    }
    let outlook = Outlook::new(weights, position, seat);
    for action in choices.iter() {
        let value = match action {
            DamoclesAction::Play(used) => play(weights, position, seat, &outlook, used),
            DamoclesAction::Pair(both) => pair(position.table(), seat, &outlook, both),
            _ => 0.0,
        };
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use crate::{Codex, DamoclesOptions, God};
    use parlour_core::{FastDice, Game, Seats};

    use super::*;

    /// The first seat's outlook with these codices in its hand, and all turns still to come.
    fn outlook<'a>(weights: &'a Weights, hand: &[&str]) -> Outlook<'a> {
        let seats = Seats::new(2).unwrap();
        let position = Damocles::deal(seats, &DamoclesOptions::default(), &mut FastDice::new(1), &mut ());
        let mut outlook = Outlook::new(weights, &position, Seat::new(0));
        outlook.hand = hand.iter().map(|text| text.parse().unwrap()).collect();
        outlook
    }

    fn ring(letters: &str) -> Ring {
        let tokens: Vec<Option<God>> = letters.chars().map(|god| god.to_string().parse().ok()).collect();
        Ring::from(<[Option<God>; 7]>::try_from(tokens).unwrap())
    }

    #[test]
    fn a_ring_that_wakes_a_pair_looks_better_than_one_that_wakes_half_of_it() {
        let weights = Weights::default();
        let outlook = outlook(&weights, &["G1", "I3"]);
        assert!(outlook.ring(ring("DHAPPNA")) > outlook.ring(ring("NHAPPNA")) + 5.0);
    }

    #[test]
    fn a_pattern_that_wants_one_token_looks_better_than_one_that_wants_two() {
        let weights = Weights::default();
        let outlook = outlook(&weights, &["R1"]);
        assert!(outlook.nearness(ring("AHHHHHH")) > outlook.nearness(ring("HHHHHHH")));
    }

    #[test]
    fn a_hand_whose_pair_shares_gods_promises_more() {
        let weights = Weights::default();
        let outlook = outlook(&weights, &[]);
        let hand = |texts: [&str; 2]| texts.iter().map(|text| text.parse().unwrap()).collect();
        assert!(outlook.promise(hand(["G1", "I3"])) > outlook.promise(hand(["G1", "I1"])));
        assert!(outlook.promise(hand(["G1", "I1"])) > outlook.promise(hand(["I1", "I3"])));
    }

    #[test]
    fn an_engine_promises_less_the_fewer_codices_there_are_to_draw() {
        let weights = Weights::default();
        let hand = ["G1", "I3"].iter().map(|text| text.parse().unwrap()).collect();
        let promise = |stock| {
            let mut outlook = outlook(&weights, &[]);
            outlook.stock = stock;
            outlook.promise(hand)
        };
        assert!(promise(40.0) > promise(4.0) && promise(4.0) > promise(0.0));
        let points: f32 =
            ["G1", "I3"].iter().map(|text| f32::from(text.parse::<Codex>().unwrap().points())).sum();
        assert!(promise(0.0) < points, "what cannot draw is worth its points at most");
    }
}
