//! What a seat can make of a ring: [`Outlook`].

use parlour_core::Seat;

use super::{
    Weights,
    codices::{ALONE, ENGINES, NUMBERS, PRODUCTIONS, count, highest, points, shared},
};
use crate::{CodexKind, CodexSet, Damocles, DamoclesTable, Reshuffle, Ring};

/// One seat's codices, with what time and the deck still allow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook<'a> {
    weights: &'a Weights,
    pub(super) hand: CodexSet,
    pub(super) played: CodexSet,
    /// How many codices can still be drawn.
    pub(super) stock: f32,
    /// What a drawn codex is worth, in points.
    pub(super) draw: f32,
    /// How many turns the seat has after this one.
    pub(super) later: u32,
}

/// How many turns a seat has after its current one, or after its next if it is not its turn.
pub(super) fn later_turns(table: &DamoclesTable) -> u32 {
    let left = table.last_turn().saturating_sub(u32::from(table.turns) + 1);
    left / table.seats.count() as u32
}

impl<'a> Outlook<'a> {
    pub(super) fn new(weights: &'a Weights, position: &Damocles, seat: Seat) -> Self {
        let table = position.table();
        let later = later_turns(table);
        let face_down = if table.options.reshuffle == Reshuffle::On { table.discard_size() } else { 0 };
        let stock = (table.deck_size() + face_down) as f32;
        let soon = weights.patience.powf(later as f32);
        let draw = weights.draw_late * soon + weights.draw_early * (1.0 - soon);
        Self { weights, hand: position.hand(seat), played: table.played(seat), stock, draw, later }
    }

    /// What this many drawn codices are worth, in points.
    #[inline]
    pub(super) fn draws(&self, count: f32) -> f32 {
        self.draw * count.min(self.stock)
    }

    /// What can be played and drawn at once while these codices are active, in points.
    #[inline]
    pub(super) fn turn(&self, active: CodexSet) -> f32 {
        let mut alone = self.hand & active & ALONE;
        if self.later > 0 {
            alone = alone - CodexKind::Haste.codices();
        }
        let own = (self.hand | self.played) & active;
        let (productions, numbers) = (own & PRODUCTIONS, own & NUMBERS);
        if productions.is_empty() || numbers.is_empty() {
            return points(alone) as f32;
        }
        let burned = (productions & CodexKind::Combust.codices()).len();
        let oracles = (productions & CodexKind::Oracle.codices()).len();
        let generates = productions.len() - burned - oracles;
        let total = count(numbers);
        let drawn = (total * (generates + oracles) + burned * (highest(numbers) + 1)) as f32;
        let mut scored = points((alone | productions | numbers) & self.hand) as f32;
        if generates + oracles == 0 {
            // A Combust takes one number with it; the others stay in the hand.
            let fresh = numbers & self.hand;
            let idle = fresh.len().saturating_sub(burned);
            scored -= (idle * points(fresh) / fresh.len().max(1)) as f32;
        }
        scored + self.draws(drawn)
    }

    /// What a ring is worth to the seat whose swap made it, in points: what can be played now, and what comes
    /// close.
    pub(super) fn ring(&self, ring: Ring) -> f32 {
        let now = self.turn(ring.active());
        if self.later == 0 {
            return now;
        }
        now + self.weights.near * self.nearness(ring)
    }

    /// The points in the hand that are not active, weighted by how near they are; codices that draw count for
    /// more.
    pub(super) fn nearness(&self, ring: Ring) -> f32 {
        let [active, one, two] = ring.within();
        let waiting = self.hand - active;
        let own = self.hand | self.played;
        let reach = |within: CodexSet| {
            let (productions, numbers) = (own & within & PRODUCTIONS, own & within & NUMBERS);
            let alone = points(waiting & within & ALONE);
            let paired = if productions.is_empty() || numbers.is_empty() {
                0
            } else {
                points(waiting & within & (PRODUCTIONS | NUMBERS))
            };
            (alone + paired) as f32
        };
        reach(one) + self.weights.far * reach(two)
    }

    /// What a hand is worth for the turns to come, in points: easy patterns, engines, and pairs that share
    /// gods.
    pub(super) fn promise(&self, hand: CodexSet) -> f32 {
        let weights = self.weights;
        let turns = (self.later + 1) as f32;
        let mut promise = 0.0;
        for codex in hand {
            let points = f32::from(codex.points());
            promise += points * weights.played_later.powf(points / turns.min(weights.turns_that_matter));
        }
        let own = hand | self.played;
        let mut pairs = 0.0;
        for production in own & PRODUCTIONS {
            let lasting = if ENGINES.contains(production) { 1.0 } else { weights.combust };
            for number in own & NUMBERS {
                if let Some(shared) = shared(production, number) {
                    let want = f32::from(production.points() + number.points() - shared);
                    let drawn = super::codices::number(number) as f32;
                    pairs += lasting * drawn * weights.ease.powf(want);
                }
            }
        }
        promise + self.draw * self.hoped(pairs * weights.pair * turns.min(weights.turns_that_matter))
    }

    /// How many codices a seat that could draw `drawn` will really get: nearly all if they are few, and never
    /// more than its part of the stock.
    fn hoped(&self, drawn: f32) -> f32 {
        let most = self.weights.hoped * self.stock;
        if most > 0.0 { most * (1.0 - (-drawn / most).exp()) } else { 0.0 }
    }
}
