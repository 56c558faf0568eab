//! How the cards look.

use parlour_cards::{Colour, Suit};
use parlour_core::scene::{Emblem, Face, Ink, PieceSpec, Place};

use super::{brief_power, power};
use crate::{Archon, ArchonsCard, ArchonsCardSet, Poker, Title};

const DEMIURGE: Emblem = Emblem::new("demiurge", "archons-demiurge", 'E', Ink::Gold);

const fn emblem(suit: Suit) -> Emblem {
    let ink = match suit.colour() {
        Colour::Red => Ink::Red,
        Colour::Black => Ink::Black,
    };
    Emblem::new(suit.name(), suit.word(), suit.letter(), ink)
}

fn face(rank: impl Into<std::borrow::Cow<'static, str>>, emblem: Emblem) -> Face {
    Face::Card { rank: rank.into(), emblem, stars: 0 }
}

pub(super) fn poker(card: Poker) -> PieceSpec {
    let rank = if card.is_ace() { "A".to_owned() } else { card.pips().to_string() };
    PieceSpec::new(card, face(rank, emblem(card.suit())))
}

fn archon(archon: Archon) -> PieceSpec {
    let title = archon.title();
    let emblem = match title {
        Title::Jack(suit) | Title::Queen(suit) | Title::King(suit) => emblem(suit),
        Title::Demiurge => DEMIURGE,
    };
    PieceSpec::new(archon, face(title.rank(), emblem))
}

/// An Archon with a note of its power.
pub(super) fn archon_with_power(which: Archon) -> PieceSpec {
    archon(which).note(power(which)).brief(brief_power(which))
}

pub(super) fn piece(card: ArchonsCard) -> Option<PieceSpec> {
    card.poker().map(poker).or_else(|| card.archon().map(archon))
}

pub(super) fn place(cards: ArchonsCardSet) -> Place {
    Place::with(cards.iter().filter_map(piece))
}
