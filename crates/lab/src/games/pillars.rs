//! Pillars in the lab.

use parlour_cards::{Card, CardSet};
use parlour_core::{Outcome, PerSeat, Rule, Seat};
use parlour_pillars::{Phase, Pillars, PillarsEvent, Table};

use super::{bits, named};
use crate::{Holding, Notes, Proof, Studied};

const DEALT: usize = 0;
const DREW: usize = 1;
const TOOK: usize = 2;
const SPENT: usize = 3;

impl Studied for Pillars {
    const PHASES: &'static [&'static str] = &["act", "take a card from a battle"];
    const TURN: &'static str = "turn";
    const ORIGIN: &'static str = "the dealer";
    const PIECE: &'static str = "card";
    const HOLDINGS: &'static [Holding] = &[
        Holding { name: "dealt", means: "The card was in the hand that was dealt.", proof: Proof::Cause },
        Holding {
            name: "drew",
            means: "The card was drawn later: at the end of a turn, or in a harvest.",
            proof: Proof::Company,
        },
        Holding { name: "took", means: "The card was taken home from a battle.", proof: Proof::Company },
        Holding { name: "spent", means: "The card was spent on magic.", proof: Proof::Company },
    ];
    const DESCRIPTIVE: &'static [u8] = &[1];

    fn phase(&self) -> usize {
        usize::from(matches!(self.table().phase, Phase::Take(_)))
    }

    fn origin(&self) -> Seat {
        self.table().dealer
    }

    fn standing(&self) -> Outcome {
        let table = self.table();
        let scores = PerSeat::from_fn(Table::SEATS, |seat| table.score(seat));
        Outcome { scores, winners: table.winners() }
    }

    fn pieces() -> Vec<(u32, String)> {
        named(Card::deck()).collect()
    }

    #[inline]
    fn note(_rule: Rule, event: &PillarsEvent, notes: &mut Notes) {
        match *event {
            PillarsEvent::Hand { seat, cards } => notes.hold(DEALT, seat, bits(cards)),
            PillarsEvent::Drawn { seat, cards } => {
                notes.hold(DREW, seat, bits(cards));
            }
            PillarsEvent::Took { seat, card, .. } => {
                notes.hold(TOOK, seat, bits(CardSet::only(card)));
                notes.shift();
            }
            PillarsEvent::Magic { seat, card, .. } => {
                notes.hold(SPENT, seat, bits(CardSet::only(card)));
                notes.shift();
            }
            PillarsEvent::Drew { .. } => notes.turn(),
            _ => {}
        }
    }
}
