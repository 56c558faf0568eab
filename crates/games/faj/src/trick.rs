//! FAJ-9 to FAJ-11: a trick and who wins it.

use parlour_cards::{Colour, Suit};
use parlour_core::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::{Board, DraftCard, DraftFigure, DraftRank};

/// FAJ-10: the line of the rule by which a trick is won, in reverse order, so that the greatest decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Win {
    /// The highest rank.
    Rank,
    /// The highest trump.
    Trump,
    /// A Joker.
    Joker,
    /// A jack that caught a Joker.
    Jack,
}

/// A complete trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FajTrick {
    /// The round it was played in, from 1.
    pub round: u8,
    /// The trick's number in the round, from 1.
    pub number: u8,
    /// The board it was played for.
    pub board: Board,
    /// The card each seat played.
    pub plays: PerSeat<Option<DraftCard>>,
    /// The seat that won it.
    pub winner: Seat,
    /// How it was won.
    pub by: Win,
}

/// FAJ-10: the seat that wins with these plays, and by which line.
#[inline]
pub(crate) fn winner(board: Board, plays: &PerSeat<Option<DraftCard>>) -> (Seat, Win) {
    let played = || plays.iter().filter_map(|(seat, card)| Some((seat, (*card)?)));
    let scale = Scale { board, trump: board.trump(), joker: played().any(|(_, card)| card.is_joker()) };
    let claims = played().map(|(seat, card)| (scale.claim(card), seat));
    let ((by, _), seat) = claims.max().expect("every seat has played");
    (seat, by)
}

/// What decides how high the cards of a trick rank.
struct Scale {
    board: Board,
    trump: Option<Suit>,
    /// Whether a Joker was played.
    joker: bool,
}

impl Scale {
    /// FAJ-10: the first line that fits the card, and how high it ranks there. No two cards of a trick get
    /// the same result.
    #[inline]
    fn claim(&self, card: DraftCard) -> (Win, u8) {
        match card.figure() {
            DraftFigure::Joker(colour) => (Win::Joker, u8::from(colour == Colour::Black)),
            DraftFigure::Suited(DraftRank::Jack, suit) if self.joker && self.board.shows(suit) => {
                (Win::Jack, if Some(suit) == self.trump { 4 } else { suit as u8 })
            }
            DraftFigure::Suited(face, suit) if Some(suit) == self.trump => (Win::Trump, face as u8),
            DraftFigure::Suited(face, suit) => (Win::Rank, (face as u8) << 2 | suit as u8),
        }
    }
}
