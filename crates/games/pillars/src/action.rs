//! The decisions of a seat: [`PillarsAction`].

use std::{fmt, str::FromStr};

use parlour_cards::{Card, CardSet, Rank, Suit};
use parlour_core::{Action, Feature, ParseActionError, Seat, Seats};

use crate::{Ranks, SuitCards};

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PillarsAction {
    /// PIL-7: `attack 2H 6H QH`.
    Attack(SuitCards),
    /// PIL-8: `defend 7S`.
    Defend(SuitCards),
    /// PIL-9: `crawl TD`.
    Crawl(Card),
    /// PIL-10: `score`.
    Score,
    /// PIL-10: `take 9H`.
    Take(Card),
    /// PIL-11: `harvest`.
    Harvest,
    /// PIL-12: `magic 4H`, `magic JS 9D`.
    Magic(Magic),
    /// PIL-4: `end`.
    End,
}

// One decision may list pages of attacks, so an action must stay small.
const _: () = assert!(size_of::<PillarsAction>() <= 6);

/// PIL-12: the scored card that is spent, and its target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Magic {
    /// A number of hearts, spent on more actions.
    Number(Card),
    /// The jack of this suit, on a card scored by the other seat.
    Jack(Suit, Card),
    /// The queen of this suit.
    Queen(Suit),
    /// The king of the first suit, on the battle of the second.
    King(Suit, Suit),
}

impl Magic {
    /// The card that is spent.
    pub const fn card(self) -> Card {
        match self {
            Self::Number(card) => card,
            Self::Jack(suit, _) => Card::new(Rank::Jack, suit),
            Self::Queen(suit) => Card::new(Rank::Queen, suit),
            Self::King(suit, _) => Card::new(Rank::King, suit),
        }
    }
}

const SUITS: &[&str] = &["clubs", "diamonds", "hearts", "spades"];

/// The suit and rank of one card.
fn card_features(card: Card) -> [u16; 2] {
    [card.suit() as u16 + 1, Ranks::only(card).bits()]
}

impl Magic {
    /// The suit and rank of the target.
    fn target_features(self) -> [u16; 2] {
        match self {
            Self::Number(_) | Self::Queen(_) => [0, 0],
            Self::Jack(_, target) => [target.suit() as u16 + 1, target.rank().number().into()],
            Self::King(_, battle) => [battle as u16 + 1, 0],
        }
    }
}

impl Action for PillarsAction {
    /// The cards that are played, taken or spent have one suit; their ranks are bits, the ace first. The
    /// target is what magic is aimed at; its rank counts from 1 for the ace.
    const FEATURES: &'static [Feature] = &[
        Feature::word("kind", &["attack", "defend", "crawl", "score", "take", "harvest", "magic", "end"]),
        Feature::word("suit", SUITS),
        Feature::bits("ranks", 13),
        Feature::word("target suit", SUITS),
        Feature::number("target rank", 13),
    ];

    fn features(self, _: Seats, _: Seat, out: &mut [u16]) {
        let group = |cards: SuitCards| [cards.suit() as u16 + 1, cards.ranks().bits()];
        let (kind, [suit, ranks]) = match self {
            Self::Attack(cards) => (1, group(cards)),
            Self::Defend(cards) => (2, group(cards)),
            Self::Crawl(card) => (3, card_features(card)),
            Self::Score => (4, [0, 0]),
            Self::Take(card) => (5, card_features(card)),
            Self::Harvest => (6, [0, 0]),
            Self::Magic(magic) => (7, card_features(magic.card())),
            Self::End => (8, [0, 0]),
        };
        let [target_suit, target_rank] = match self {
            Self::Magic(magic) => magic.target_features(),
            _ => [0, 0],
        };
        out.copy_from_slice(&[kind, suit, ranks, target_suit, target_rank]);
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Attack(_) => "attack",
            Self::Defend(_) => "defend",
            Self::Crawl(_) => "crawl",
            Self::Score => "score",
            Self::Take(_) => "take",
            Self::Harvest => "harvest",
            Self::Magic(Magic::Number(_)) => "magic of hearts",
            Self::Magic(Magic::Jack(..)) => "magic of a jack",
            Self::Magic(Magic::Queen(_)) => "magic of a queen",
            Self::Magic(Magic::King(..)) => "magic of a king",
            Self::End => "end",
        }
    }
}

impl fmt::Display for PillarsAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attack(cards) => write_cards(f, "attack", *cards),
            Self::Defend(cards) => write_cards(f, "defend", *cards),
            Self::Crawl(card) => write!(f, "crawl {card}"),
            Self::Score => f.write_str("score"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Harvest => f.write_str("harvest"),
            Self::Magic(magic) => match (magic.card(), magic) {
                (card, Magic::Number(_) | Magic::Queen(_)) => write!(f, "magic {card}"),
                (card, Magic::Jack(_, target)) => write!(f, "magic {card} {target}"),
                (card, Magic::King(_, battle)) => write!(f, "magic {card} {}", battle.letter()),
            },
            Self::End => f.write_str("end"),
        }
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, verb: &str, cards: SuitCards) -> fmt::Result {
    f.write_str(verb)?;
    cards.cards().iter().try_for_each(|card| write!(f, " {card}"))
}

impl FromStr for PillarsAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let (verb, rest) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        let read = match (verb, rest) {
            ("attack", Some(cards)) => read_cards(cards).map(Self::Attack),
            ("defend", Some(cards)) => read_cards(cards).map(Self::Defend),
            ("crawl", Some(card)) => read_card(card).map(Self::Crawl),
            ("take", Some(card)) => read_card(card).map(Self::Take),
            ("magic", Some(magic)) => read_magic(magic).map(Self::Magic),
            ("score", None) => Ok(Self::Score),
            ("harvest", None) => Ok(Self::Harvest),
            ("end", None) => Ok(Self::End),
            _ => Err("pillars-actions"),
        };
        read.map_err(|expected| ParseActionError::new(text, expected))
    }
}

fn read_card(text: &str) -> Result<Card, &'static str> {
    text.parse().map_err(|_| "pillars-card-form")
}

/// Reads a list of cards in any order.
fn read_cards(text: &str) -> Result<SuitCards, &'static str> {
    let mut cards = CardSet::EMPTY;
    for word in text.split(' ') {
        let card = read_card(word)?;
        if cards.contains(card) {
            return Err("pillars-card-twice");
        }
        cards.insert(card);
    }
    SuitCards::from_cards(cards).ok_or("pillars-one-suit")
}

fn read_magic(text: &str) -> Result<Magic, &'static str> {
    let (card, target) = text.split_once(' ').map_or((text, None), |(card, target)| (card, Some(target)));
    let card = read_card(card)?;
    match (card.rank(), target) {
        (Rank::Jack, Some(target)) => Ok(Magic::Jack(card.suit(), read_card(target)?)),
        (Rank::King, Some(target)) => {
            let battle = Suit::ALL.into_iter().find(|suit| suit.letter().to_string() == target);
            Ok(Magic::King(card.suit(), battle.ok_or("pillars-battle-letter")?))
        }
        (Rank::Jack, None) => Err("pillars-jack-target"),
        (Rank::King, None) => Err("pillars-king-target"),
        (_, Some(_)) => Err("pillars-no-target"),
        (Rank::Queen, None) => Ok(Magic::Queen(card.suit())),
        (_, None) => Ok(Magic::Number(card)),
    }
}
