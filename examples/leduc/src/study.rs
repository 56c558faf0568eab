//! What the lab counts in Leduc poker.

use parlour_cards::CardSet;
use parlour_core::{
    Rule, Seat,
    study::{Holding, Notes, Proof, Studied, bits, named},
};

use crate::{DECK, Leduc, LeducEvent};

const DEALT: usize = 0;
const SHOWED: usize = 1;

impl Studied for Leduc {
    const PHASES: &'static [&'static str] = &["bet before the public card", "bet after the public card"];
    const TURN: &'static str = "round of betting";
    const ORIGIN: &'static str = "the dealer";
    const PIECE: &'static str = "card";
    const HOLDINGS: &'static [Holding] = &[
        Holding { name: "dealt", means: "The card was dealt to the player.", proof: Proof::Cause },
        Holding {
            name: "showed",
            means: "The player showed the card at the end.",
            proof: Proof::Correlation,
        },
    ];
    const DESCRIPTIVE: &'static [u8] = &[1, 6];
    type Worth = i32;

    fn phase(&self) -> usize {
        usize::from(self.table().public.is_some())
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
        named(CardSet::from_iter(DECK)).collect()
    }

    fn note(_rule: Rule, event: &LeducEvent, notes: &mut Notes) {
        match *event {
            LeducEvent::Hand { seat, card } => notes.hold(DEALT, seat, bits(CardSet::only(card))),
            LeducEvent::Turned { .. } => notes.turn(),
            LeducEvent::Shown { seat, card } => notes.hold(SHOWED, seat, bits(CardSet::only(card))),
            LeducEvent::Won { .. } | LeducEvent::Split => {
                notes.turn();
                notes.shift_all();
            }
            LeducEvent::Dealt { .. } | LeducEvent::Acted { .. } => {}
        }
    }
}
