//! What stands beside each seat's name.

use parlour_core::{
    Seat, Words,
    scene::{Panel, Points},
};

use crate::{Phase, Table, rule};

pub(super) fn panel(table: &Table, seat: Seat) -> Panel {
    let mut panel = Panel::new(seat, table.score(seat))
        .tag_if(table.dealer == Some(seat), "dealer")
        .counter("won", table.piles[seat].len())
        .counter("best hand", table.hand(seat));
    // Who voted for whom is news until the first trick.
    if table.round == 1 && matches!(table.phase, Phase::Keep { .. }) {
        if let Some(vote) = table.votes[seat] {
            panel = panel.counter("voted for seat", vote);
        }
        if let Some(card) = table.drawn[seat] {
            panel = panel.counter("drew", card);
        }
    }
    panel
}

/// FAJ-14: a point for each seat with a lower hand.
pub(super) fn tally(table: &Table) -> Vec<Points> {
    let point = |seat, beaten| Points {
        seat,
        rule: rule(14),
        words: Words::from("a better hand than ").seat(beaten),
        points: 1,
    };
    let points = |seat| table.beaten_by(seat).iter().map(move |beaten| point(seat, beaten));
    table.seats.iter().flat_map(points).collect()
}
