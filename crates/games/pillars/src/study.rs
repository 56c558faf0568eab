//! What the lab counts in Pillars.

use parlour_cards::{Card, CardSet};
use parlour_core::{
    Rule, Seat,
    study::{Holding, Notes, Proof, Studied, bits, named},
};

use crate::{Pile, Pillars, PillarsEvent, PillarsPhase};

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
            proof: Proof::Correlation,
        },
        Holding { name: "took", means: "The card was taken home from a battle.", proof: Proof::Correlation },
        Holding { name: "spent", means: "The card was spent on magic.", proof: Proof::Correlation },
    ];
    const DESCRIPTIVE: &'static [u8] = &[1];
    /// The score, and whether the majority in diamonds breaks a tie.
    type Worth = (i32, bool);

    fn phase(&self) -> usize {
        usize::from(matches!(self.table().phase, PillarsPhase::Take(_)))
    }

    fn origin(&self) -> Seat {
        self.table().dealer
    }

    fn score(&self, seat: Seat) -> i32 {
        self.table().score(seat)
    }

    fn worth(&self, seat: Seat) -> (i32, bool) {
        (self.score(seat), self.table().majority(Pile::Diamonds) == Some(seat))
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
                notes.shift_all();
            }
            PillarsEvent::Magic { seat, card, .. } => {
                notes.hold(SPENT, seat, bits(CardSet::only(card)));
                notes.shift_all();
            }
            PillarsEvent::Drew { .. } => notes.turn(),
            _ => {}
        }
    }
}
