//! What stands beside each seat's name.

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
    // Who was voted for is news until the first trick; who voted for whom is told in the log, by name.
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

/// FAJ-14: a point for each seat with a lower hand.
pub(super) fn tally(table: &FajTable) -> Vec<Points> {
    let point = |seat, other| Points {
        seat,
        rule: rule(14),
        words: Words::new("faj-better-hand").seat("other", other),
        points: 1,
    };
    let hands = table.hands();
    let points = |seat| beaten(&hands, seat).iter().map(move |other| point(seat, other));
    table.seats.iter().flat_map(points).collect()
}
