//! The events of a game: [`PillarsEvent`].

use parlour_cards::{Card, CardSet, Suit};
use parlour_core::{Beat, Event, Seat, Set, Words, scene::Mark};
use serde::{Deserialize, Serialize};

use crate::{Pile, scene::battle_id, words};

/// An event of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum PillarsEvent {
    /// PIL-2: the cards are dealt.
    Dealt { dealer: Seat },
    /// PIL-2: the cards a seat is dealt.
    Hand { seat: Seat, cards: CardSet },
    /// PIL-7: a battle begins.
    Attacked {
        seat: Seat,
        cards: CardSet,
        #[serde(flatten)]
        side: Strength,
    },
    /// PIL-8: cards join a battle.
    Defended {
        seat: Seat,
        cards: CardSet,
        #[serde(flatten)]
        side: Strength,
    },
    /// PIL-9: a card joins a side past the limit.
    Crawled {
        seat: Seat,
        card: Card,
        #[serde(flatten)]
        side: Strength,
    },
    /// PIL-10: battles are scored. `cards` tells how many cards the seat and the other seat have in each, in
    /// the order of the battles.
    Scored { seat: Seat, battles: Set<Suit>, cards: [[u8; 2]; 4] },
    /// PIL-10: a card goes to a scoring pile, and the rest of its battle out of the game.
    Took { seat: Seat, card: Card, discarded: CardSet },
    /// PIL-11: cards are drawn for the clubs.
    Harvested { seat: Seat, count: u8 },
    /// PIL-12: a scored card is spent.
    Magic { seat: Seat, card: Card, effect: Effect },
    /// PIL-12: the cards stolen from the other hand, told to both seats.
    Stolen { seat: Seat, cards: CardSet },
    /// PIL-4: a seat gives up the actions it has left.
    Ended { seat: Seat, given_up: u8 },
    /// PIL-13: a card is drawn at the end of a turn, told to everybody but its owner.
    Drew { seat: Seat },
    /// PIL-14: the cards that a seat has drawn, told to that seat alone.
    Drawn { seat: Seat, cards: CardSet },
    /// PIL-13: the deck is empty after a turn.
    DeckEmpty,
    /// PIL-15, PIL-16: the points of a pile, seat 0 first, which seat has the majority, and the cards behind
    /// it.
    Counted { pile: Pile, points: [u8; 2], majority: Option<Seat>, cards: CardSet },
    /// PIL-16: the number of majorities a seat has.
    Final { seat: Seat, majorities: i32 },
    /// PIL-16: the diamonds decide between equal numbers of majorities.
    Diamonds { seat: Seat },
    /// PIL-16: majorities and diamonds are equal.
    Tied,
}

/// PIL-5, PIL-6 and PIL-10: how strong a side is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strength {
    /// How many cards it has, and how many the other side has: the side with more wins.
    pub counts: [u8; 2],
    /// What its cards are worth.
    pub value: u8,
    /// The most they may be worth.
    pub limit: u8,
}

/// PIL-12: the effect of magic.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// A heart gave two more actions; this many are left.
    Actions(u8),
    /// A jack put a scored card of the other seat out of the game.
    Destroyed(Card),
    /// A queen took this many cards from the other hand.
    Stole(u8),
    /// A king put all cards of a battle out of the game.
    Cleared(Suit, CardSet),
}

impl Event for PillarsEvent {
    fn words(&self) -> Words {
        let done_by = |id, seat| Words::new(id).seat("seat", seat);
        match *self {
            Self::Dealt { dealer } => Words::new("pillars-dealt").seat("dealer", dealer),
            Self::Hand { seat, cards } => done_by("pillars-holds", seat).piece_list("cards", cards),
            Self::Attacked { seat, cards, side } => done_by("pillars-attacked", seat)
                .piece_list("cards", cards)
                .words("side", words::strength(side)),
            Self::Defended { seat, cards, side } => done_by("pillars-defended", seat)
                .piece_list("cards", cards)
                .words("side", words::strength(side)),
            Self::Crawled { seat, card, side } => {
                done_by("pillars-crawled", seat).piece("card", card).words("side", words::strength(side))
            }
            Self::Scored { seat, battles, cards } => {
                done_by("pillars-scored", seat).words("battles", words::won(battles, cards))
            }
            Self::Took { seat, card, discarded } => {
                let took = |id| done_by(id, seat).piece("card", card).words("pile", Pile::of(card).words());
                if discarded.is_empty() {
                    took("pillars-took")
                } else {
                    took("pillars-took-discarding").piece_list("discarded", discarded)
                }
            }
            Self::Harvested { seat, count } => done_by("pillars-harvested", seat).number("count", count),
            Self::Magic { seat, card, ref effect } => effect.words().seat("seat", seat).piece("card", card),
            Self::Stolen { seat, cards } => done_by("pillars-stole", seat).piece_list("cards", cards),
            Self::Ended { seat, given_up } => done_by("pillars-ended", seat).number("given_up", given_up),
            Self::Drew { seat } => done_by("pillars-drew", seat),
            Self::Drawn { seat, cards } => done_by("pillars-drew-cards", seat).piece_list("cards", cards),
            Self::DeckEmpty => "pillars-deck-empty".into(),
            Self::Counted { pile, points: [first, second], majority, .. } => {
                let words = match majority {
                    Some(seat) => done_by("pillars-counted", seat),
                    None => Words::new("pillars-counted-equal"),
                };
                words.words("pile", pile.words()).number("first", first).number("second", second)
            }
            Self::Final { seat, majorities } => {
                done_by("pillars-final", seat).number("majorities", majorities)
            }
            Self::Diamonds { seat } => done_by("pillars-won-by-diamonds", seat),
            Self::Tied => "pillars-tied".into(),
        }
    }

    fn beat(&self) -> Beat {
        let join = |beat: Beat, seat: Seat, card: Card| beat.lay(card, battle_id(card.suit()), seat);
        match *self {
            Self::Attacked { seat, cards, .. } | Self::Defended { seat, cards, .. } => {
                cards.iter().fold(Beat::short(), |beat, card| join(beat, seat, card))
            }
            Self::Crawled { seat, card, .. } => join(Beat::short(), seat, card),
            Self::Scored { seat, battles, .. } => battles
                .iter()
                .fold(Beat::long(), |beat, suit| beat.mark_seat(battle_id(suit), seat, Mark::Winning)),
            Self::Magic { effect: Effect::Destroyed(card), .. } => {
                Beat::long().mark([card], Mark::Destroyed).count()
            }
            Self::Magic { effect: Effect::Cleared(_, cards), .. } => {
                Beat::long().mark(cards, Mark::Destroyed).count()
            }
            Self::Took { card, discarded, .. } => {
                Beat::long().mark(discarded, Mark::Destroyed).mark([card], Mark::Scoring).count()
            }
            Self::Counted { cards, .. } => Beat::long().mark(cards, Mark::Scoring),
            Self::Magic { .. } => Beat::long().count(),
            Self::Final { .. } | Self::Diamonds { .. } | Self::Tied => Beat::long(),
            Self::Stolen { .. } | Self::Harvested { .. } | Self::DeckEmpty => Beat::short(),
            _ => Beat::passing(),
        }
    }
}

impl Effect {
    /// The effect in words, without the seat and the card behind it.
    fn words(&self) -> Words {
        match *self {
            Self::Actions(left) => Words::new("pillars-spent-heart").number("left", left),
            Self::Destroyed(target) => Words::new("pillars-spent-jack").piece("target", target),
            Self::Stole(count) => Words::new("pillars-spent-queen").number("count", count),
            Self::Cleared(battle, cards) => {
                Words::new("pillars-spent-king").emblem("battle", &battle.emblem()).piece_list("cards", cards)
            }
        }
    }
}
