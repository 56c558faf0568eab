//! The notes beside each seat's name.

use parlour_core::{
    Seat, Words,
    scene::{Panel, Points},
};

use crate::{FajPhase, FajTable, hand, rule, table::beaten};

pub(super) fn panel(table: &FajTable, seat: Seat) -> Panel {
    let mut panel = Panel::new(seat, table.scores()[seat])
        .tag_if(table.dealer == Some(seat), "faj-dealer")
        .counter("faj-won-count", table.piles[seat].len())
        .counter("faj-best-hand", hand::words(table.hand(seat)));
    // The votes a seat got are news until the first trick; the log tells by name who voted for whom.
    if table.round == 1 && matches!(table.phase, FajPhase::Keep { .. }) {
        if table.votes[seat].is_some() {
            panel = panel.counter("faj-votes", table.votes_for(seat));
        }
        if let Some(card) = table.drawn[seat] {
            panel = panel.counter("faj-drawn", Words::new("faj-card").piece("card", card));
        }
    }
    panel
}

/// FAJ-12, FAJ-14: the best hand with its cards, and a point for each seat with a lower one.
pub(super) fn tally(table: &FajTable) -> Vec<Points> {
    let hands = table.hands();
    let points = |seat: Seat| {
        let (hand, beaten) = (table.hand(seat), beaten(&hands, seat));
        let made = |id| Words::new(id).words("hand", hand::words(hand)).piece_list("cards", hand.cards());
        let words = match (table.piles[seat].is_empty(), beaten.is_empty()) {
            (true, _) => hand::words(hand),
            (false, true) => made("faj-hand-behind"),
            (false, false) => made("faj-hand-ahead").seats("others", beaten),
        };
        Points { seat, rule: rule(14), words, points: beaten.iter().map(|_| 1).sum() }
    };
    table.seats.iter().map(points).collect()
}
