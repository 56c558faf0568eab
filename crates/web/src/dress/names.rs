//! Cards by their names in actions and sentences, so that they can be drawn there.

use crate::text;

/// A card by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardName<'a> {
    /// Empty for a joker or the Demiurge.
    pub(crate) rank: &'a str,
    /// The name of the suit's drawing.
    pub(crate) suit: &'static str,
    /// The message with the suit's name for people.
    word: &'static str,
}

impl CardName<'_> {
    /// The card in words.
    pub(crate) fn spelt(self) -> String {
        text::card(self.rank, self.word)
    }
}

/// A card by its name, in games that have cards.
pub(crate) fn card<'a>(game: &str, name: &'a str) -> Option<CardName<'a>> {
    let (rank, (suit, word)) = match game {
        "tps" => suit_first(name),
        "archons" | "faj" | "pillars" => rank_first(name.trim_end_matches('\'')),
        _ => None,
    }?;
    Some(CardName { rank, suit, word })
}

/// A suit's drawing and its name for people.
type Suit = (&'static str, &'static str);

fn suit_first(name: &str) -> Option<(&str, Suit)> {
    let rank = name.get(1..)?;
    let suit = match name.get(..1)? {
        "R" => ("rock", "tps-rock"),
        "P" => ("paper", "tps-paper"),
        "S" => ("scissors", "tps-scissors"),
        _ => return None,
    };
    rank.parse::<u8>().is_ok().then_some((rank, suit))
}

fn rank_first(name: &str) -> Option<(&str, Suit)> {
    match name {
        "BJ" => return Some(("", ("black joker", "faj-black-joker"))),
        "RJ" => return Some(("", ("red joker", "faj-red-joker"))),
        "DE" => return Some(("", ("demiurge", "archons-demiurge"))),
        _ => {}
    }
    let (rank, suit) = name.split_at_checked(1)?;
    let suit = match suit {
        "C" => ("clubs", "cards-clubs"),
        "D" => ("diamonds", "cards-diamonds"),
        "H" => ("hearts", "cards-hearts"),
        "S" => ("spades", "cards-spades"),
        _ => return None,
    };
    Some((if rank == "T" { "10" } else { rank }, suit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_known_by_its_name_in_each_game() {
        let known = |game, name| card(game, name).map(|card| (card.rank, card.suit, card.spelt()));
        let card = |rank, suit, spelt: &str| Some((rank, suit, spelt.to_owned()));
        assert_eq!(known("tps", "R13"), card("13", "rock", "13 rock"));
        assert_eq!(known("faj", "TD"), card("10", "diamonds", "10 diamonds"));
        assert_eq!(known("faj", "AC'"), card("A", "clubs", "A clubs"));
        assert_eq!(known("archons", "DE"), card("", "demiurge", "Demiurge"));
        assert_eq!(known("damocles", "S1"), None, "a codex is no card");
        assert_eq!(known("pillars", "deck"), None);
    }
}
