//! The events of a game: [`FajEvent`].

use parlour_cards::{Card, CardSet, Suit, poker};
use parlour_core::{At, Beat, Event, Seat, Words, scene::Mark};
use serde::{Deserialize, Serialize};

use crate::{Board, DraftCard, DraftSet, Win, hand, scene};

/// An event of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum FajEvent {
    /// A seat has chosen; nobody else knows what.
    Chose { seat: Seat },
    /// FAJ-2: a seat's own vote, told to that seat alone while others still vote.
    VoteCast { seat: Seat, vote: Seat },
    /// FAJ-2: a vote is shown.
    Voted { seat: Seat, vote: Seat },
    /// FAJ-2: a tied seat draws for the deal.
    Drew { seat: Seat, card: Card },
    /// FAJ-2: the dealer is chosen.
    Dealer { seat: Seat },
    /// FAJ-4, FAJ-5: a round begins with the packs dealt.
    Dealt { round: u8, dealer: Seat },
    /// FAJ-6: the pack a seat is handed, told to that seat alone.
    Pack { seat: Seat, cards: DraftSet },
    /// FAJ-6: the card a seat keeps, told to that seat alone.
    Kept { seat: Seat, card: DraftCard },
    /// FAJ-6: the packs go round.
    Passed,
    /// FAJ-6: the last card of the last pack is kept without a choice.
    KeptLast { seat: Seat, card: DraftCard },
    /// FAJ-7, FAJ-8: the board is turned up.
    Board { trick: u8, cards: CardSet, trump: Option<Suit> },
    /// FAJ-9: the card a seat lays down, told to that seat alone.
    Laid { seat: Seat, card: DraftCard },
    /// FAJ-9: a card played is shown.
    Played { seat: Seat, card: DraftCard },
    /// FAJ-10, FAJ-11: the board is won.
    Won { seat: Seat, card: DraftCard, by: Win, cards: CardSet },
    /// FAJ-12: what a seat's pile is worth in the end; its best hand can be worked out from the cards.
    Final { seat: Seat, pile: CardSet, score: i32 },
}

impl Event for FajEvent {
    fn words(&self) -> Words {
        let done_by = |id, seat| Words::new(id).seat("seat", seat);
        match *self {
            Self::Chose { seat } => done_by("faj-chose", seat),
            Self::VoteCast { seat, vote } | Self::Voted { seat, vote } if seat == vote => {
                done_by("faj-voted-for-self", seat)
            }
            Self::VoteCast { seat, vote } | Self::Voted { seat, vote } => {
                done_by("faj-voted", seat).seat("vote", vote)
            }
            Self::Drew { seat, card } => done_by("faj-drew", seat).piece("card", card),
            Self::Dealer { seat } => done_by("faj-deals", seat),
            Self::Dealt { round, dealer } => {
                Words::new("faj-dealt").seat("dealer", dealer).number("round", round)
            }
            Self::Pack { seat, cards } => done_by("faj-got-pack", seat).piece_list("cards", cards),
            Self::Kept { seat, card } => done_by("faj-kept", seat).piece("card", card),
            Self::Passed => "faj-passed".into(),
            Self::KeptLast { seat, card } => done_by("faj-kept-last", seat).piece("card", card),
            Self::Board { trick, cards, trump } => {
                let board = |id| Words::new(id).number("trick", trick).piece_list("cards", cards);
                match trump {
                    Some(suit) => board("faj-turned-up").emblem("trump", &suit.emblem()),
                    None => board("faj-turned-up-no-trump"),
                }
            }
            Self::Laid { seat, card } => done_by("faj-laid", seat).piece("card", card),
            Self::Played { seat, card } => done_by("faj-played", seat).piece("card", card),
            Self::Won { seat, card, by, cards } => {
                let words = done_by("faj-won", seat).piece("card", card).piece_list("cards", cards);
                words.words("why", by.why())
            }
            Self::Final { seat, pile, .. } if pile.is_empty() => done_by("faj-final-no-cards", seat),
            Self::Final { seat, pile, score } => {
                let best = poker::best(pile);
                let words = done_by("faj-final", seat).piece_list("cards", best.cards());
                words.words("hand", hand::words(best)).number("beaten", score)
            }
        }
    }

    fn beat(&self) -> Beat {
        let laid = |seat: Seat| format!("laid.{seat}");
        match *self {
            Self::Drew { .. } | Self::Dealer { .. } => Beat::short(),
            Self::Board { trick, cards, .. } => turned_up(trick, Board { cards }),
            // All cards are turned up together; the pause comes with what decides between them.
            Self::Played { seat, card } => Beat::passing().lay(card, laid(seat), seat),
            Self::Won { seat, .. } => Beat::long().mark_seat(laid(seat), seat, Mark::Winning).count(),
            Self::Final { pile, .. } => Beat::long().mark(poker::best(pile).cards(), Mark::Scoring),
            _ => Beat::passing(),
        }
    }
}

/// FAJ-7, FAJ-8: the cards of a trick on the board, with its number, its sums and its trump.
fn turned_up(trick: u8, board: Board) -> Beat {
    let place = |suit: Suit| Suit::ALL.into_iter().rev().position(|other| other == suit).unwrap_or_default();
    let trump = board.trump();
    let empty = Beat::short().clear("board").clear("laid");
    let cards = |beat: Beat, card: Card| beat.lay(card, "board", At::Place(place(card.suit())));
    let trumps = board.cards.iter().filter(|card| Some(card.suit()) == trump);
    let total = board.total();
    let sums =
        |beat: Beat, suit: Suit| beat.gauge("board", place(suit), board.sums()[suit as usize].into(), total);
    let laid = board.cards.iter().fold(empty, cards).mark(trumps, Mark::Trump);
    let summed = Suit::ALL.into_iter().fold(laid, sums);
    let (label, number) = scene::trick_number(trick);
    summed.counter(label, number).zone_counter("board", "faj-trump", scene::trump_words(trump))
}

impl Win {
    /// Why a card wins: "as the highest trump".
    const fn why(self) -> Words {
        Words::new(match self {
            Self::Rank => "faj-as-rank",
            Self::Trump => "faj-as-trump",
            Self::Joker => "faj-as-joker",
            Self::Jack => "faj-as-jack",
        })
    }

    /// How a trick is won: "with the highest trump".
    pub(crate) const fn words(self) -> Words {
        Words::new(match self {
            Self::Rank => "faj-with-rank",
            Self::Trump => "faj-with-trump",
            Self::Joker => "faj-with-joker",
            Self::Jack => "faj-with-jack",
        })
    }
}
