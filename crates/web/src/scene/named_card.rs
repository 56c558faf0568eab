//! Cards by the ids in actions and sentences, so that they can be drawn there.

use parlour_core::scene::Face;

use crate::text;

/// A card that a sentence names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NamedCard {
    /// The rank; empty for a joker or the Demiurge.
    pub(crate) rank: String,
    /// The name of the suit's drawing.
    pub(crate) suit: String,
    /// The card in words.
    pub(crate) spelt: String,
}

/// The card with this id; `None` if the game has no such card.
pub(crate) fn named_card(game: &str, id: &str) -> Option<NamedCard> {
    match parlour_registry::find(game).ok()?.face(id)? {
        Face::Card { rank, emblem, .. } => {
            Some(NamedCard { spelt: text::card(&rank, &emblem), rank: rank.into(), suit: emblem.name.into() })
        }
        Face::Token(_) | Face::Codex { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_known_by_its_id_in_each_game() {
        let known = |game, id| named_card(game, id).map(|card| (card.rank, card.suit, card.spelt));
        let card =
            |rank: &str, suit: &str, spelt: &str| Some((rank.to_owned(), suit.to_owned(), spelt.to_owned()));
        assert_eq!(known("tps", "R13"), card("13", "rock", "13 rock"));
        assert_eq!(known("faj", "TD"), card("10", "diamonds", "10 diamonds"));
        assert_eq!(known("faj", "AC'"), card("A", "clubs", "A clubs"));
        assert_eq!(known("archons", "DE"), card("", "demiurge", "Demiurge"));
        assert_eq!(known("damocles", "S1"), None, "a codex is no card");
        assert_eq!(known("pillars", "deck"), None);
    }
}
