//! FAJ-12: poker hands in words.

use parlour_cards::{
    Card,
    poker::{Category, Hand},
};
use parlour_core::Words;

/// The name of a hand: "pair of nines".
pub(crate) fn words(hand: Hand) -> Words {
    let Some(category) = hand.category() else { return "faj-no-cards".into() };
    let cards: Vec<Card> = hand.cards().collect();
    let rank = |id, place: usize| Words::new(id).number("rank", cards[place].rank().number());
    let one = |id| Words::new(id).words("high", rank("faj-rank", 0));
    let many = |id| Words::new(id).words("high", rank("faj-ranks", 0));
    let suit = cards[0].suit().emblem();
    match category {
        Category::HighCard => one("faj-high-card"),
        Category::Pair => many("faj-pair"),
        Category::TwoPairs => many("faj-two-pairs").words("low", rank("faj-ranks", 2)),
        Category::ThreeOfAKind => many("faj-three-of-a-kind"),
        Category::Straight => one("faj-straight"),
        Category::Flush => one("faj-flush").emblem("suit", &suit),
        Category::FullHouse => many("faj-full-house").words("low", rank("faj-ranks", 3)),
        Category::FourOfAKind => many("faj-four-of-a-kind"),
        Category::StraightFlush => one("faj-straight-flush").emblem("suit", &suit),
    }
}
