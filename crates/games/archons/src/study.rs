//! What the lab counts in Archons.

use parlour_core::{
    Element, Rule, Seat, Set,
    study::{Holding, Notes, Proof, Studied, bits, named},
};

use crate::{Archons, ArchonsCard, ArchonsCardSet, ArchonsEvent, ArchonsPhase};

const DEALT: usize = 0;
const PLAYED: usize = 1;
const TOOK: usize = 2;

impl Studied for Archons {
    const PHASES: &'static [&'static str] =
        &["lead an Archon", "play a card", "put a card under the Demiurge", "return an Archon"];
    const TURN: &'static str = "turn";
    const ORIGIN: &'static str = "the first dealer";
    const PIECE: &'static str = "card";
    const HOLDINGS: &'static [Holding] = &[
        Holding {
            name: "dealt",
            means: "The card was in the hand that was dealt for the first of the three hands.",
            proof: Proof::Cause,
        },
        Holding {
            name: "played",
            means: "The card was led, or played for an Archon, in one of the three hands.",
            proof: Proof::Correlation,
        },
        Holding {
            name: "took",
            means: "The card was won in a play: an Archon, or a captured poker card.",
            proof: Proof::Correlation,
        },
    ];
    const DESCRIPTIVE: &'static [u8] = &[1, 2];
    type Worth = i32;

    fn phase(&self) -> usize {
        match self.table().phase {
            ArchonsPhase::Lead(_) => 0,
            ArchonsPhase::Play(_) | ArchonsPhase::Over => 1,
            ArchonsPhase::Under(..) => 2,
            ArchonsPhase::Return(_) => 3,
        }
    }

    fn origin(&self) -> Seat {
        let table = self.table();
        (0..table.hand).fold(table.dealer, |dealer, _| table.seats.right_of(dealer))
    }

    fn score(&self, seat: Seat) -> i32 {
        self.table().score(seat)
    }

    fn worth(&self, seat: Seat) -> i32 {
        self.score(seat)
    }

    fn pieces() -> Vec<(u32, String)> {
        named(ArchonsCard::all()).collect()
    }

    #[inline]
    fn note(rule: Rule, event: &ArchonsEvent, notes: &mut Notes) {
        match *event {
            // ARC-4 deals a hand; ARC-17 replaces one.
            ArchonsEvent::Hand { seat, cards } if rule.number() == 4 && notes.turns() == 0 => {
                notes.hold(DEALT, seat, bits(cards));
            }
            ArchonsEvent::Led { seat, archon } => {
                notes.hold(PLAYED, seat, bits(ArchonsCardSet::only(archon.into())));
            }
            ArchonsEvent::Revealed { seat, card, .. } => {
                notes.hold(PLAYED, seat, bits(ArchonsCardSet::only(card.into())));
            }
            ArchonsEvent::Won { seat, archons, cards, .. } => {
                notes.hold(TOOK, seat, bits(as_cards(archons) | as_cards(cards)));
                notes.turn();
                notes.shift(seat);
            }
            ArchonsEvent::Carried { .. } | ArchonsEvent::SetAside { .. } => notes.turn(),
            // From now on the cards of a suit score for nobody.
            ArchonsEvent::Under { .. } => notes.shift_all(),
            _ => {}
        }
    }
}

/// A set of poker cards or of Archons as a set of cards.
fn as_cards<T: Element + Into<ArchonsCard>>(some: Set<T>) -> ArchonsCardSet {
    some.iter().map(Into::into).collect()
}
