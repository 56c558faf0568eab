//! What the lab counts in TrickPaperScissors.

use parlour_core::{
    Rule, Seat,
    study::{Holding, Notes, Proof, Studied, bits, named},
};

use crate::{Tps, TpsCardSet, TpsEvent, TpsPhase, TpsSuit};

const DEALT: usize = 0;
const WON_WITH: usize = 1;

impl Studied for Tps {
    const PHASES: &'static [&'static str] = &["play a card", "move a value"];
    const TURN: &'static str = "trick";
    const ORIGIN: &'static str = "the dealer";
    const PIECE: &'static str = "card";
    const HOLDINGS: &'static [Holding] = &[
        Holding { name: "dealt", means: "The card was in the hand that was dealt.", proof: Proof::Cause },
        Holding { name: "won with", means: "A trick was won with this card.", proof: Proof::Correlation },
    ];
    const DESCRIPTIVE: &'static [u8] = &[1, 2, 3, 6, 8];
    type Worth = i32;

    fn phase(&self) -> usize {
        usize::from(matches!(self.table().phase, TpsPhase::Value(..)))
    }

    fn origin(&self) -> Seat {
        self.table().dealer
    }

    fn score(&self, seat: Seat) -> i32 {
        self.table().score(seat)
    }

    fn worth(&self, seat: Seat) -> i32 {
        self.score(seat)
    }

    fn pieces() -> Vec<(u32, String)> {
        named(TpsSuit::ALL.into_iter().fold(TpsCardSet::EMPTY, |all, suit| all | suit.cards())).collect()
    }

    #[inline]
    fn note(_rule: Rule, event: &TpsEvent, notes: &mut Notes) {
        match *event {
            TpsEvent::Hand { seat, cards } => notes.hold(DEALT, seat, bits(cards)),
            TpsEvent::Played { seat, card } => notes.show(seat, bits(TpsCardSet::only(card))),
            TpsEvent::Scored { seat, .. } => {
                notes.hold(WON_WITH, seat, notes.shown(seat));
                notes.turn();
                notes.shift(seat);
            }
            // The card scores nothing by itself; only the value it may move does.
            TpsEvent::Trumped { seat, .. } => {
                notes.hold(WON_WITH, seat, notes.shown(seat));
                notes.turn();
            }
            TpsEvent::Moved { .. } => notes.shift_all(),
            _ => {}
        }
    }
}
