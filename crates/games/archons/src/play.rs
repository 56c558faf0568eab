//! ARC-9, ARC-14: what the cards of a play count, and who wins it.

use parlour_core::{PerSeat, Seat};

use crate::{Archon, ArchonSet, Poker, PokerSet};

/// How a play came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Resolution {
    /// ARC-14, step 1: the cards that count the same as another.
    pub(crate) tied: PokerSet,
    /// ARC-14, step 2: the card that an ace destroyed.
    pub(crate) destroyed: Option<Poker>,
    /// ARC-14, step 3: the winner, if any card is left to win with.
    pub(crate) winner: Option<Seat>,
}

/// ARC-9, ARC-14: what a card counts for a player with these Archons in front: its rank, plus 1 with the Jack
/// of its suit.
#[inline]
pub(crate) fn value(card: Poker, front: ArchonSet) -> u8 {
    card.pips() + u8::from(front.contains(Archon::jack(card.suit())))
}

/// ARC-14: works out who wins. Ties go out, then an ace destroys the highest card if at least two are left,
/// then the highest card still there wins.
#[inline]
pub(crate) fn resolve(cards: &PerSeat<Option<Poker>>, front: &PerSeat<ArchonSet>) -> Resolution {
    let played =
        || cards.iter().filter_map(|(seat, card)| card.map(|card| (seat, card, value(card, front[seat]))));
    let (mut once, mut again) = (0u16, 0u16);
    for (_, _, value) in played() {
        again |= once & 1 << value;
        once |= 1 << value;
    }
    let mut left = once & !again;
    let tied = played().filter(|&(_, _, value)| again >> value & 1 == 1).map(|(_, card, _)| card).collect();
    let has_ace = played().any(|(_, card, value)| card.is_ace() && left >> value & 1 == 1);
    let holder = |left: u16| {
        let highest = left.checked_ilog2()?;
        played().find(|&(_, _, value)| u32::from(value) == highest)
    };
    let mut destroyed = None;
    if has_ace && left.count_ones() >= 2 {
        destroyed = holder(left).map(|(_, card, _)| card);
        left &= !(1 << left.ilog2());
    }
    Resolution { tied, destroyed, winner: holder(left).map(|(seat, _, _)| seat) }
}
