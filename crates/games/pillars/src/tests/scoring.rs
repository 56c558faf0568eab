//! PIL-10 and PIL-11: scoring and harvesting.

use parlour_cards::{CardSet, Suit};

use super::{cards, legal, position, seat};
use crate::{Pile, PillarsPhase};

#[test]
fn pil_10_scoring_needs_more_cards_than_the_opponent_in_some_battle() {
    let tied = position().sides("2H", "TH").build();
    assert_eq!(
        tied.refuses("score"),
        "to score, you need more cards than your opponent in a battle (PIL-10)"
    );
    let behind = position().sides("2H", "TH 9H").build();
    assert_eq!(legal(&behind), "end");
    let ahead = position().sides("2H 3H", "TH").build();
    assert!(ahead.allows("score"), "cards count, not their values");
    let unanswered = position().sides("2H", "").build();
    assert!(unanswered.allows("score"));
}

#[test]
fn pil_10_the_card_taken_may_be_of_either_side_and_the_rest_is_discarded() {
    let start = position().sides("2H 3H 4S", "TH 5S").build();
    let scoring = start.after(&["score"]);
    assert_eq!(legal(&scoring), "take 2H, take 3H, take TH");
    let done = scoring.after(&["take TH"]);
    assert_eq!(done.scored(0), cards("TH"));
    assert!(cards("2H 3H").is_subset(done.table.discarded));
    assert_eq!((done.side(0), done.side(1)), (cards("4S"), cards("5S")), "the tied battle stays");
    assert!(done.table.battle(Suit::Hearts).is_empty(), "the battle is open for a new attack");
}

#[test]
fn pil_10_a_face_goes_to_the_pile_of_faces() {
    let done = position().sides("2H QH", "").build().after(&["score", "take QH"]);
    assert_eq!(done.table.pile(seat(0), Pile::Faces), cards("QH"));
    assert!(done.table.pile(seat(0), Pile::Hearts).is_empty());
}

#[test]
fn pil_10_four_battles_are_scored_with_one_action_in_the_order_hearts_spades_diamonds_clubs() {
    let start = position().sides("7C 3D 4H 5S 6S", "TS").build();
    let mut scoring = start.after(&["score"]);
    for (choices, take) in [
        ("take 4H", "take 4H"),
        ("take 5S, take 6S, take TS", "take TS"),
        ("take 3D", "take 3D"),
        ("take 7C", "take 7C"),
    ] {
        assert_eq!((scoring.table.turn, scoring.table.actions), (seat(0), 1));
        assert_eq!(legal(&scoring), choices);
        scoring = scoring.after(&[take]);
    }
    assert_eq!(scoring.scored(0), cards("4H TS 3D 7C"));
    assert_eq!(scoring.table.turn, seat(1), "all of it was one action");
}

#[test]
fn pil_10_other_cards_than_those_of_the_battle_at_hand_are_refused() {
    let scoring = position().sides("3D 4H", "").build().after(&["score"]);
    assert_eq!(scoring.refuses("take 3D"), "3D is not in the hearts battle (PIL-10)");
    assert_eq!(scoring.refuses("score"), "first take a card from the hearts battle (PIL-10)");
    let acting = position().sides("3D", "").build();
    assert_eq!(acting.refuses("take 3D"), "you take a card only when you score (PIL-10)");
}

#[test]
fn pil_10_which_battles_are_won_is_fixed_when_score_is_chosen() {
    let scoring = position().sides("3D 4H", "5S").build().after(&["score"]);
    assert_eq!(scoring.table.phase, PillarsPhase::Take([Suit::Diamonds, Suit::Hearts].into_iter().collect()));
    assert_eq!(scoring.after(&["take 4H", "take 3D"]).side(1), cards("5S"));
}

#[test]
fn pil_11_a_harvest_draws_a_card_for_each_card_in_the_own_pile_of_clubs() {
    let start = position().scored("4C 9C KC", "5C").deck("2S 3S 4S 5S").build();
    let harvested = start.after(&["harvest"]);
    assert_eq!(harvested.held(0), cards("2S 3S 4S"), "two for the clubs, one for the end of the turn");
    assert_eq!(harvested.scored(0), cards("4C 9C KC"), "the clubs stay");
}

#[test]
fn pil_11_a_harvest_goes_only_as_far_as_the_deck() {
    let start = position().scored("4C 9C TC 4H", "").deck("2S 3S").build();
    let harvested = start.after(&["magic 4H", "harvest"]);
    assert_eq!(harvested.held(0), cards("2S 3S"));
    assert_eq!(harvested.table.phase, PillarsPhase::Act, "an empty deck does not end the turn");
    assert_eq!(harvested.refuses("harvest"), "the deck is empty: there is nothing to harvest (PIL-11)");
    assert_eq!(legal(&harvested), "attack 2S, attack 3S, attack 2S 3S, end");
}

#[test]
fn pil_11_a_harvest_needs_a_number_of_clubs_scored() {
    let start = position().scored("KC 4S", "4C").build();
    assert_eq!(start.refuses("harvest"), "to harvest, you need a card in your pile of clubs (PIL-11)");
    assert_eq!(start.held(0), CardSet::EMPTY);
}

#[test]
fn the_example_on_the_rules_page_plays_as_it_is_told() {
    let start = position()
        .hands("2H 6H QH 9S 4C TC KD", "3H 5H 7H AS JS 9D KC")
        .deck("8H 2D 3D 4D 5D 6D 7D 8D")
        .build();
    let tied = start.after(&["attack 2H 6H QH", "defend 3H 5H 7H"]);
    assert_eq!(
        tied.refuses("score"),
        "to score, you need more cards than your opponent in a battle (PIL-10)"
    );
    let values = [0, 1].map(|number| tied.table.side_ranks(seat(number), Suit::Hearts).value());
    assert_eq!(values, [14, 15]);
    let won = tied.after(&["crawl 8H", "attack AS JS", "score", "take 8H", "score", "take AS"]);
    assert_eq!((won.scored(0), won.scored(1)), (cards("8H"), cards("AS")));
    assert_eq!([0, 1].map(|number| won.table.limit(seat(number))), [15, 16]);
    let hastened = won.after(&["magic 8H", "attack 9S", "attack 4C"]);
    assert_eq!((hastened.table.turn, hastened.scored(0)), (seat(1), CardSet::EMPTY));
}
