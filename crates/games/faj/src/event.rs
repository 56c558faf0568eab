//! What happens in a game: [`FajEvent`].

use parlour_cards::{Card, CardSet, Suit, poker};
use parlour_core::{Event, Seat, Words};
use serde::{Deserialize, Serialize};

use crate::{DraftCard, DraftSet, Win};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum FajEvent {
    /// A seat has chosen; nobody else knows what.
    Chose { seat: Seat },
    /// FAJ-2: what a seat itself has voted, while the others still vote.
    VoteCast { seat: Seat, vote: Seat },
    /// FAJ-2: a vote is shown.
    Voted { seat: Seat, vote: Seat },
    /// FAJ-2: a tied seat draws for the deal.
    Drew { seat: Seat, card: Card },
    /// FAJ-2: it is known who deals.
    Dealer { seat: Seat },
    /// FAJ-4, FAJ-5: a round begins with the packs dealt.
    Dealt { round: u8, dealer: Seat },
    /// FAJ-6: what a seat finds in the pack it is handed.
    Pack { seat: Seat, cards: DraftSet },
    /// FAJ-6: what a seat itself keeps.
    Kept { seat: Seat, card: DraftCard },
    /// FAJ-6: the packs go round.
    Passed,
    /// FAJ-6: the last card of the last pack is kept without a choice.
    KeptLast { seat: Seat, card: DraftCard },
    /// FAJ-7, FAJ-8: the board is turned up.
    Board { trick: u8, cards: CardSet, trump: Option<Suit> },
    /// FAJ-9: what a seat itself lays down.
    Laid { seat: Seat, card: DraftCard },
    /// FAJ-9: a card played is shown.
    Played { seat: Seat, card: DraftCard },
    /// FAJ-10, FAJ-11: the board is won.
    Won { seat: Seat, by: Win, cards: CardSet },
    /// FAJ-12: what a seat's pile is worth in the end; its best hand is found in the cards.
    Final { seat: Seat, pile: CardSet, score: i32 },
}

impl Event for FajEvent {
    fn words(&self) -> Words {
        let words = Words::new();
        match *self {
            Self::Chose { seat } => words.does(seat, "has", "have").then(" chosen."),
            Self::VoteCast { seat, vote } | Self::Voted { seat, vote } if seat == vote => {
                words.does(seat, "votes for itself.", "vote for yourself.")
            }
            Self::VoteCast { seat, vote } | Self::Voted { seat, vote } => {
                words.does(seat, "votes for ", "vote for ").seat(vote).then(".")
            }
            Self::Drew { seat, card } => {
                words.does(seat, "draws ", "draw ").piece(card).then(" for the deal.")
            }
            Self::Dealer { seat } => words.does(seat, "deals", "deal").then(" in all rounds."),
            Self::Dealt { round, dealer } => {
                words.does(dealer, "deals", "deal").then(format!(" 4 draft cards to each for round {round}."))
            }

            Self::Pack { seat, cards } => words.does(seat, "gets ", "get ").pieces(cards).then("."),
            Self::Kept { seat, card } => words.does(seat, "keeps ", "keep ").piece(card).then("."),
            Self::Passed => words.then("The packs go to the right."),
            Self::KeptLast { seat, card } => {
                words.does(seat, "keeps ", "keep ").piece(card).then(", the last card of the pack.")
            }
            Self::Board { trick, cards, trump } => {
                let trump = trump.map_or("no trump".to_owned(), |suit| format!("{} are trump", suit.name()));
                words.then(format!("Trick {trick}: ")).pieces(cards).then(format!(" on the board, {trump}."))
            }
            Self::Laid { seat, card } => words.does(seat, "lays ", "lay ").piece(card).then(" face down."),
            Self::Played { seat, card } => words.does(seat, "plays ", "play ").piece(card).then("."),
            Self::Won { seat, by, cards } => {
                words.does(seat, "wins ", "win ").pieces(cards).then(format!(" {}.", by.phrase()))
            }
            Self::Final { seat, pile, score } => {
                let words = words.does(seat, "ends with ", "end with ");
                let hand = poker::best(pile);
                let words = match hand.category() {
                    Some(_) => words.pieces(hand.cards()).then(format!(" ({hand})")),
                    None => words.then("no cards"),
                };
                words.then(match score {
                    0 => ", ahead of nobody.".to_owned(),
                    1 => ", ahead of 1 seat.".to_owned(),
                    _ => format!(", ahead of {score} seats."),
                })
            }
        }
    }
}

impl Win {
    /// How a trick is won, in words.
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Rank => "with the highest card",
            Self::Trump => "with the highest trump",
            Self::Joker => "with a Joker",
            Self::Jack => "with a jack that catches the Joker",
        }
    }
}
