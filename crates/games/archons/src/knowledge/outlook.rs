//! Estimates of how long a hand still lasts, and of what Archons and cards in hand will bring by the end of
//! the game.
//!
//! The figures are in points. They were fitted to what seats scored from positions of many games, played on
//! by greedy bots that made a random decision now and then.

use parlour_core::{
    Seat,
    knowledge::{Shares, softmax},
    sort_short_by,
};

use crate::{Archon, Archons, ArchonsTable, Poker, PokerSet, Title};

/// The most Archons that a turn's new cards are expected to bring: with more, a hand would never end.
const MOST_DRAWN: f32 = 0.8;
/// ARC-1: the number of cards of each kind.
const POKERS: usize = 40;
const ARCHONS: usize = 13;

/// What a King brings per turn left in this hand, and per hand to come.
const KING: (f32, f32) = (0.45, 1.6);
/// What a Queen brings, likewise.
const QUEEN: (f32, f32) = (0.2, 0.8);
/// What a Jack brings, likewise.
const JACK: (f32, f32) = (0.25, 0.9);
/// What the Demiurge is worth while no card lies under it: the chance to kill a suit of the opponents.
const DEMIURGE: f32 = 1.2;
/// What leading is worth.
const LEADING: f32 = 0.5;
/// How much more a card in the hand is worth for each hand to come, because the Archons it wins stay.
const STAYING: f32 = 0.35;
/// The variance of what is scored per turn left and per hand to come, in squared points.
const TURN_VARIANCE: f32 = 22.0;
const HAND_VARIANCE: f32 = 200.0;
/// The factor between the standard deviation and the scale of a logistic distribution, which win shares
/// follow.
const LOGISTIC: f32 = 1.8;

/// What a card in the hand is worth in the last hand, by its rank, for two to six seats. With two seats an
/// ace destroys the only other card; with more, it mostly helps somebody else. For two seats the fit gave
/// three times as much. The lower figures are an estimate, because saving cards lost games there.
const STRENGTHS: [[f32; 10]; 5] = [
    [1.3, 0.0, 0.0, 0.0, 0.1, 0.2, 0.4, 0.6, 0.9, 1.2],
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.2, 0.6, 1.6, 3.6],
    [0.3, 0.0, 0.0, 0.0, 0.1, 0.1, 0.3, 1.0, 2.4, 4.4],
    [0.2, 0.0, 0.0, 0.1, 0.4, 0.8, 1.5, 3.0, 4.6, 6.6],
    [0.0, 0.0, 0.0, 0.1, 0.9, 1.4, 2.1, 3.5, 5.0, 6.1],
];

/// The number of turns left in this hand, the current one included: it ends when Archons or poker cards run
/// out.
pub(super) fn turns_left(position: &Archons) -> f32 {
    let table = position.table();
    let seats = table.seats.count() as f32;
    let held: usize = table.seats.iter().map(|seat| position.archons_of(seat).len()).sum();
    let held = held + usize::from(table.led.is_some());
    let front: usize = table.seats.iter().map(|seat| table.front[seat].len()).sum();
    let hidden = ARCHONS.saturating_sub(held + front + table.pot.archons.len()) as f32;
    let stock = (table.hidden.deck_size() + table.discard.len()).max(1) as f32;
    let drawn = (seats * hidden / stock).min(MOST_DRAWN);
    let held = held as f32;
    let captured: usize = table.seats.iter().map(|seat| table.captured[seat].len()).sum();
    let pokers = POKERS.saturating_sub(captured + table.pot.pokers.len()) as f32;
    (held / (1.0 - drawn)).min(held + hidden).min(pokers / seats)
}

pub(super) fn hands_left(table: &ArchonsTable) -> f32 {
    (ArchonsTable::HANDS - 1 - usize::from(table.hand)) as f32
}

/// What an Archon brings in the hands to come.
pub(super) fn worth_later(table: &ArchonsTable, archon: Archon) -> f32 {
    rates(archon).1 * hands_left(table)
}

/// What an Archon in front of a seat brings from now on, apart from the cards the seat has already captured.
pub(super) fn to_come(table: &ArchonsTable, turns_left: f32, archon: Archon) -> f32 {
    if archon == Archon::DEMIURGE {
        return if table.under.is_none() { DEMIURGE } else { 0.0 };
    }
    let (turn, hand) = rates(archon);
    turn * turns_left + hand * hands_left(table)
}

fn rates(archon: Archon) -> (f32, f32) {
    match archon.title() {
        Title::King(_) => KING,
        Title::Queen(_) => QUEEN,
        Title::Jack(_) => JACK,
        Title::Demiurge => (0.0, 0.0),
    }
}

/// What a card in the hand is worth for later plays.
pub(super) fn strength(table: &ArchonsTable, card: Poker) -> f32 {
    let by_rank = STRENGTHS[table.seats.count() - 2][usize::from(card.pips()) - 1];
    by_rank * (1.0 + STAYING * hands_left(table))
}

/// What the cards in a hand are worth. No more of them can be played than there are turns.
pub(super) fn held(table: &ArchonsTable, turns_left: f32, pokers: PokerSet) -> f32 {
    let mut strengths = [0.0_f32; ArchonsTable::HAND_SIZE as usize + 1];
    for (strength_of, card) in strengths.iter_mut().zip(pokers.iter()) {
        *strength_of = strength(table, card);
    }
    sort_short_by(&mut strengths, |a, b| b.total_cmp(a));
    let played = strengths.iter().enumerate();
    played.map(|(before, strength)| strength * (turns_left - before as f32).clamp(0.0, 1.0)).sum()
}

/// Each seat's estimated win chance.
pub(super) fn shares(position: &Archons) -> Shares {
    let table = position.table();
    let left = turns_left(position);
    let variance = TURN_VARIANCE * left.max(0.5) + HAND_VARIANCE * hands_left(table);
    let spread = variance.sqrt() / LOGISTIC;
    let mut shares = [0.0; Seat::MAX];
    for seat in table.seats.iter() {
        let front: f32 = table.front[seat].iter().map(|archon| to_come(table, left, archon)).sum();
        let leads = if table.leader == seat { LEADING } else { 0.0 };
        let cards = held(table, left, position.pokers_of(seat));
        shares[seat.number()] = (table.score(seat) as f32 + front + cards + leads) / spread;
    }
    softmax(&mut shares[..table.seats.count()]);
    shares
}
