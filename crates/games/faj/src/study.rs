//! What the lab counts in Faces, Aces & Jokers.

use parlour_cards::{Card, CardSet, Rank, poker::Hand};
use parlour_core::{
    Rule, Seat,
    study::{Holding, Notes, Proof, Studied, bits, named},
};

use crate::{DraftCard, DraftSet, Faj, FajEvent, FajPhase};

const OFFERED: usize = 0;
const KEPT: usize = 1;
const WON_WITH: usize = 2;
const TOOK: usize = 3;

/// The number of the first card of the trick pile, after those of the draft pile.
const TRICK_CARDS: u32 = 64;

impl Studied for Faj {
    const PHASES: &'static [&'static str] = &["vote for a dealer", "keep a card", "play a card"];
    const TURN: &'static str = "trick";
    const ORIGIN: &'static str = "the dealer";
    const PIECE: &'static str = "card";
    const HOLDINGS: &'static [Holding] = &[
        Holding {
            name: "first pack",
            means: "The draft card was in the pack that the seat was dealt, in one of the three rounds.",
            proof: Proof::Cause,
        },
        Holding {
            name: "kept",
            means: "The draft card was kept in one of the three drafts.",
            proof: Proof::Correlation,
        },
        Holding {
            name: "won with",
            means: "A trick was won with this draft card.",
            proof: Proof::Correlation,
        },
        Holding { name: "took", means: "The number card was won in a trick.", proof: Proof::Correlation },
    ];
    const DESCRIPTIVE: &'static [u8] = &[1];
    /// The seat with the highest hand beats the most others.
    type Worth = Hand;

    fn phase(&self) -> usize {
        match self.table().phase {
            FajPhase::Vote => 0,
            FajPhase::Keep { .. } => 1,
            FajPhase::Play { .. } | FajPhase::Over => 2,
        }
    }

    fn origin(&self) -> Seat {
        self.table().dealer.expect("somebody has dealt when the game is over")
    }

    fn score(&self, seat: Seat) -> i32 {
        self.table().scores()[seat]
    }

    fn worth(&self, seat: Seat) -> Hand {
        self.table().hand(seat)
    }

    fn pieces() -> Vec<(u32, String)> {
        let number_cards =
            Card::deck().iter().filter(|card| card.rank() != Rank::Ace && !card.rank().is_face());
        let number_cards: CardSet = number_cards.collect();
        let later = named(number_cards).map(|(number, name)| (TRICK_CARDS + number, name));
        named(DraftCard::all()).chain(later).collect()
    }

    #[inline]
    fn note(rule: Rule, event: &FajEvent, notes: &mut Notes) {
        match *event {
            // FAJ-5 deals a pack; one that comes by FAJ-6 comes from a neighbour.
            FajEvent::Pack { seat, cards } if rule.number() == 5 => notes.hold(OFFERED, seat, bits(cards)),
            FajEvent::Kept { seat, card } | FajEvent::KeptLast { seat, card } => {
                notes.hold(KEPT, seat, bits(DraftSet::only(card)));
            }
            FajEvent::Played { seat, card } => notes.show(seat, bits(DraftSet::only(card))),
            FajEvent::Won { seat, cards, .. } => {
                notes.hold(WON_WITH, seat, notes.shown(seat));
                notes.hold(TOOK, seat, bits(cards) << TRICK_CARDS);
                notes.turn();
                notes.shift(seat);
            }
            _ => {}
        }
    }
}
