//! FAJ-9 to FAJ-11: a trick and who wins it.

use parlour_cards::{Colour, Suit};
use parlour_core::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::{Board, DraftCard, DraftFigure, DraftRank};

/// FAJ-10: the line by which a trick is won. A later one here comes earlier in the rule.
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
    /// Its number in the round, from 1.
    pub number: u8,
    /// What there was to win.
    pub board: Board,
    /// What each seat played.
    pub plays: PerSeat<Option<DraftCard>>,
    /// Who won it.
    pub winner: Seat,
    /// How.
    pub by: Win,
}

/// FAJ-10: who wins with these plays, and by which line.
#[inline]
pub(crate) fn winner(board: Board, plays: &PerSeat<Option<DraftCard>>) -> (Seat, Win) {
    let played = || plays.iter().filter_map(|(seat, card)| Some((seat, (*card)?)));
    let scale = Scale { board, trump: board.trump(), joker: played().any(|(_, card)| card.is_joker()) };
    let claims = played().map(|(seat, card)| (scale.claim(card), seat));
    let ((by, _), seat) = claims.max().expect("every seat has played");
    (seat, by)
}

/// What decides how high the cards of a trick are.
struct Scale {
    board: Board,
    trump: Option<Suit>,
    /// Whether a Joker was played.
    joker: bool,
}

impl Scale {
    /// FAJ-10: the first line that fits the card, and how high it is there. No two cards of a trick make the same claim.
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
