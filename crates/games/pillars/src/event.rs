//! What happens in a game: [`PillarsEvent`].

use parlour_cards::{Card, CardSet, Suit};
use parlour_core::{Event, Seat, Set, Words};
use serde::{Deserialize, Serialize};

use crate::{Pile, words};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum PillarsEvent {
    /// PIL-2: the cards are dealt.
    Dealt { dealer: Seat },
    /// PIL-2: what a seat finds in its hand.
    Hand { seat: Seat, cards: CardSet },
    /// PIL-7: a battle begins.
    Attacked { seat: Seat, cards: CardSet, value: u8, limit: u8 },
    /// PIL-8: cards join a battle.
    Defended { seat: Seat, cards: CardSet, value: u8, limit: u8 },
    /// PIL-9: a card joins a side past the limit.
    Crawled { seat: Seat, card: Card, value: u8, limit: u8 },
    /// PIL-10: battles are scored.
    Scored { seat: Seat, battles: Set<Suit> },
    /// PIL-10: a card goes to a scoring pile, the rest of its battle out of the game.
    Took { seat: Seat, card: Card, discarded: CardSet },
    /// PIL-11: cards are drawn for the clubs.
    Harvested { seat: Seat, count: u8 },
    /// PIL-12: a scored card is spent.
    Magic { seat: Seat, card: Card, effect: Effect },
    /// PIL-12: which cards have come into a hand from the other; both seats hear it.
    Stolen { seat: Seat, cards: CardSet },
    /// PIL-4: a seat gives up the actions it has left.
    Ended { seat: Seat, given_up: u8 },
    /// PIL-13: a card is drawn at the end of a turn; all but its owner hear no more than this.
    Drew { seat: Seat },
    /// PIL-14: the cards that a seat has drawn; it alone hears it.
    Drawn { seat: Seat, cards: CardSet },
    /// PIL-13: the deck is empty after a turn.
    DeckEmpty,
    /// PIL-15, PIL-16: the points of a pile, seat 0 first, and who has the majority.
    Counted { pile: Pile, points: [u8; 2], majority: Option<Seat> },
    /// PIL-16: how many majorities a seat has.
    Final { seat: Seat, majorities: i32 },
    /// PIL-16: the diamonds decide between equal numbers of majorities.
    Diamonds { seat: Seat },
    /// PIL-16: majorities and diamonds are equal.
    Tied,
}

/// PIL-12: what magic has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// A heart brought two more actions; that many are left.
    Actions(u8),
    /// A jack put a scored card of the other seat out of the game.
    Destroyed(Card),
    /// A queen took that many cards from the other hand.
    Stole(u8),
    /// A king put all cards of a battle out of the game.
    Cleared(Suit, CardSet),
}

impl Event for PillarsEvent {
    fn words(&self) -> Words {
        let said = Words::new();
        match *self {
            Self::Dealt { dealer } => said.does(dealer, "deals", "deal").then(" seven cards to each."),
            Self::Hand { seat, cards } => said.does(seat, "holds ", "hold ").pieces(cards).then("."),
            Self::Attacked { seat, cards, value, limit } => {
                said.does(seat, "attacks with ", "attack with ").pieces(cards).then(worth(value, limit))
            }
            Self::Defended { seat, cards, value, limit } => {
                said.does(seat, "defends with ", "defend with ").pieces(cards).then(worth(value, limit))
            }
            Self::Crawled { seat, card, value, limit } => {
                said.does(seat, "crawls with ", "crawl with ").piece(card).then(worth(value, limit))
            }
            Self::Scored { seat, battles } => {
                said.does(seat, "scores", "score").then(format!(" {}.", words::battles(battles)))
            }
            Self::Took { seat, card, discarded } => {
                let pile = format!(" for the pile of {}", Pile::of(card).name());
                without(said.does(seat, "takes ", "take ").piece(card).then(pile), discarded)
            }
            Self::Harvested { seat, count } => {
                said.does(seat, "harvests", "harvest").then(format!(" {}.", words::cards(count.into())))
            }
            Self::Magic { seat, card, ref effect } => {
                let said = said.does(seat, "spends ", "spend ").piece(card);
                effect_words(said, effect)
            }
            Self::Stolen { seat, cards } => said.does(seat, "steals ", "steal ").pieces(cards).then("."),
            Self::Ended { seat, given_up } => {
                let said = said.does(seat, "ends the turn and gives up ", "end the turn and give up ");
                said.then(words::actions(given_up)).then(".")
            }
            Self::Drew { seat } => said.does(seat, "draws", "draw").then(" a card."),
            Self::Drawn { seat, cards } => said.does(seat, "draws ", "draw ").pieces(cards).then("."),
            Self::DeckEmpty => said.then("The deck is empty: the game is over."),
            Self::Counted { pile, points: [first, second], majority } => {
                let said = said.then(format!("In {}, {first} to {second}: ", pile.name()));
                match majority {
                    Some(seat) => said.then("a majority for ").seat(seat).then("."),
                    None => said.then("no majority."),
                }
            }
            Self::Final { seat, majorities } => {
                said.does(seat, "has", "have").then(format!(" {}.", words::majorities(majorities)))
            }
            Self::Diamonds { seat } => said.does(seat, "wins", "win").then(" by the diamonds."),
            Self::Tied => said.then("Majorities and diamonds are equal: the game is drawn."),
        }
    }
}

fn effect_words(said: Words, effect: &Effect) -> Words {
    match *effect {
        Effect::Actions(left) => said.then(format!(" on two more actions: {} left.", words::actions(left))),
        Effect::Destroyed(target) => said.then(" to destroy ").piece(target).then("."),
        Effect::Stole(count) => said.then(format!(" to steal {}.", words::cards(count.into()))),
        Effect::Cleared(battle, cards) => {
            said.then(format!(" to clear {} of ", battle.name())).pieces(cards).then(".")
        }
    }
}

/// PIL-6 against PIL-5, after a colon.
fn worth(value: u8, limit: u8) -> String {
    format!(": {}.", words::value_of(value, limit))
}

/// What is discarded besides, if anything is.
fn without(said: Words, discarded: CardSet) -> Words {
    if discarded.is_empty() { said.then(".") } else { said.then("; discarded: ").pieces(discarded).then(".") }
}
