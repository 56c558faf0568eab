//! ARC-1: the 53 cards: [`Poker`], [`Archon`], and [`ArchonsCard`] for either.

mod sets;
mod text;

use parlour_cards::{Colour, Rank, Suit};
use parlour_core::{Ordinal, Set, Suited};

pub use self::{
    sets::{AsCards, Sorts},
    text::ParseArchonsCardError,
};

/// Any card. Each suit has a lane of 16 numbers, in which the ranks go up from the ace; the Demiurge comes
/// last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArchonsCard(u8);

/// One of the 40 poker cards, ace to ten in four suits, with the same number as its [`ArchonsCard`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Poker(u8);

/// One of the 13 Archons: jack, queen and king of each suit in turn, then the Demiurge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Archon(u8);

/// The rank and suit of an Archon, or the Demiurge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Title {
    /// ARC-9: the jack of a suit.
    Jack(Suit),
    /// ARC-8: the queen of a suit.
    Queen(Suit),
    /// ARC-7: the king of a suit.
    King(Suit),
    /// ARC-19: the Archon without a suit.
    Demiurge,
}

/// A set of poker cards and Archons.
pub type ArchonsCardSet = Set<ArchonsCard>;
/// A set of poker cards.
pub type PokerSet = Set<Poker>;
/// A set of Archons.
pub type ArchonSet = Set<Archon>;

const POKER_BITS: u64 = 0x03ff_03ff_03ff_03ff;
const ARCHON_BITS: u64 = 0x9c00_1c00_1c00_1c00;
const DEMIURGE: u8 = 63;

impl ArchonsCard {
    /// The number of cards in the game.
    pub const COUNT: usize = 53;

    /// All cards as a set.
    pub const fn all() -> ArchonsCardSet {
        ArchonsCardSet::from_bits(POKER_BITS | ARCHON_BITS)
    }

    /// The card as a poker card, if it is one.
    #[inline]
    pub fn poker(self) -> Option<Poker> {
        (POKER_BITS >> self.0 & 1 == 1).then_some(Poker(self.0))
    }

    /// The card as an Archon, if it is one.
    #[inline]
    pub fn archon(self) -> Option<Archon> {
        ArchonsCardSet::only(self).archons().first()
    }
}

impl Poker {
    /// The number of poker cards.
    pub const COUNT: usize = 40;

    /// All poker cards as a set.
    pub const fn all() -> PokerSet {
        PokerSet::from_bits(POKER_BITS)
    }

    /// The card's suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 4) as usize]
    }

    /// The card's rank as a number, with the ace as 1.
    #[inline]
    pub const fn pips(self) -> u8 {
        (self.0 & 15) + 1
    }

    /// Whether the card is an ace, whatever it counts in a play.
    #[inline]
    pub const fn is_ace(self) -> bool {
        self.pips() == 1
    }

    /// The ten cards of a suit.
    #[inline]
    pub const fn of(suit: Suit) -> PokerSet {
        PokerSet::from_bits(0x03ff << (16 * suit as u32))
    }
}

impl Archon {
    /// The number of Archons.
    pub const COUNT: usize = 13;
    /// The Archon without a suit.
    pub const DEMIURGE: Self = Self(12);

    /// All Archons as a set.
    pub const fn all() -> ArchonSet {
        ArchonSet::from_bits(0x1fff)
    }

    /// The jack of a suit.
    #[inline]
    pub const fn jack(suit: Suit) -> Self {
        Self(3 * suit as u8)
    }

    /// The queen of a suit.
    #[inline]
    pub const fn queen(suit: Suit) -> Self {
        Self(3 * suit as u8 + 1)
    }

    /// The king of a suit.
    #[inline]
    pub const fn king(suit: Suit) -> Self {
        Self(3 * suit as u8 + 2)
    }

    /// The two kings of a colour.
    #[inline]
    pub const fn kings(colour: Colour) -> ArchonSet {
        ArchonSet::from_bits(match colour {
            Colour::Red => 1 << Self::king(Suit::Diamonds).0 | 1 << Self::king(Suit::Hearts).0,
            Colour::Black => 1 << Self::king(Suit::Clubs).0 | 1 << Self::king(Suit::Spades).0,
        })
    }

    /// What the Archon is: its rank and suit, or the Demiurge.
    pub const fn title(self) -> Title {
        if self.0 == Self::DEMIURGE.0 {
            return Title::Demiurge;
        }
        let suit = Suit::ALL[(self.0 / 3) as usize];
        match self.0 % 3 {
            0 => Title::Jack(suit),
            1 => Title::Queen(suit),
            _ => Title::King(suit),
        }
    }
}

impl Title {
    /// The rank printed in a corner; empty for the Demiurge.
    pub const fn rank(self) -> &'static str {
        match self {
            Self::Jack(_) => Rank::Jack.index_text(),
            Self::Queen(_) => Rank::Queen.index_text(),
            Self::King(_) => Rank::King.index_text(),
            Self::Demiurge => "",
        }
    }
}

impl From<Poker> for ArchonsCard {
    #[inline]
    fn from(poker: Poker) -> Self {
        Self(poker.0)
    }
}

impl From<Archon> for ArchonsCard {
    #[inline]
    fn from(archon: Archon) -> Self {
        if archon == Archon::DEMIURGE {
            Self(DEMIURGE)
        } else {
            Self((archon.0 / 3) << 4 | (10 + archon.0 % 3))
        }
    }
}

parlour_core::numbered!(ArchonsCard, u64);
parlour_core::numbered!(Poker, u64);
parlour_core::numbered!(Archon, u16);

impl Ordinal for ArchonsCard {
    const EVERY: ArchonsCardSet = Self::all();
}

impl Ordinal for Poker {
    const EVERY: PokerSet = Self::all();
}

impl Ordinal for Archon {
    const EVERY: ArchonSet = Self::all();
}

/// The Demiurge has no suit.
impl Suited for ArchonsCard {
    type Suit = Suit;
    const SUITS: &'static [Suit] = &Suit::ALL;

    #[inline]
    fn all_of(suit: Suit) -> ArchonsCardSet {
        ArchonsCardSet::from_bits(0x1fff << (16 * suit as u32))
    }
}

impl Suited for Poker {
    type Suit = Suit;
    const SUITS: &'static [Suit] = &Suit::ALL;

    #[inline]
    fn all_of(suit: Suit) -> PokerSet {
        Self::of(suit)
    }
}
