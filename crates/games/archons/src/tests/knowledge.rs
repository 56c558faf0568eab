//! What a seat deduces, and that every deal that fits is sampled as often as the shuffles produce it.

use parlour_core::FastDice;

use super::{Setup, story::Story};

#[test]
fn who_leads_holds_an_archon_and_a_poker_card() {
    Story::new(Setup::new(&["KH 2C", "3D QS", "5C"]).deck("QD 6C"), &[]).is_sampled_fairly();
}

#[test]
fn who_is_passed_over_for_the_lead_holds_no_archon_or_no_poker_card() {
    Story::new(Setup::new(&["2C 3C", "KH 5D", "JD"]).deck("QD 6C"), &[]).is_sampled_fairly();
}

#[test]
fn who_is_passed_over_and_plays_holds_no_archon_and_who_sits_out_no_poker_card() {
    let setup = Setup::new(&["2C 3C", "KH 5D", "JD QD"]).deck("6C");
    Story::new(setup, &["lead KH"]).is_sampled_fairly();
}

#[test]
fn an_archon_in_a_hand_that_had_none_was_dealt_to_it_since() {
    let setup = Setup::new(&["2C 3C 4C", "KH KD 5D 6D"]).deck("QS 7S 6S 8S 9S JD");
    let actions = ["lead KH", "play 2C", "play 5D", "lead KD", "play 3C", "play 6D"];
    Story::new(setup.clone(), &actions[..3]).is_sampled_fairly();
    Story::new(setup, &actions).is_sampled_fairly();
}

#[test]
fn an_archon_led_from_such_a_hand_is_one_of_those_dealt_since() {
    let setup = Setup::new(&["9C TC 4C", "KH KD 5D 6D"]).deck("QS 7S JS 8S 9S JD");
    let actions = ["lead KH", "play 9C", "play 5D", "lead QS", "play 4C", "play 6D"];
    Story::new(setup.clone(), &actions[..4]).is_sampled_fairly();
    Story::new(setup, &actions).is_sampled_fairly();
}

#[test]
fn a_hand_of_archons_that_is_not_replaced_has_been_dealt_a_poker_card() {
    let setup = Setup::new(&["2C 3C", "KH 5D", "JD QD"]).deck("6C 7C 8C");
    let actions = ["lead KH", "play 2C", "play 5D"];
    Story::new(setup.clone(), &actions).is_sampled_fairly();
    Story::new(setup.deck("6C 7C 8C 9C"), &actions).is_sampled_fairly();
}

#[test]
fn who_is_asked_for_a_card_under_the_demiurge_has_two_poker_cards_and_somebody_can_lead() {
    let setup = Setup::new(&["KH 2C 3C", "5D QS"]).deck("6C 7C JD").front(&["DE"]);
    let actions = ["lead KH", "play 2C", "play 5D", "pass", "lead QS"];
    for shown in 3..=actions.len() {
        Story::new(setup.clone(), &actions[..shown]).is_sampled_fairly();
    }
    let under = ["lead KH", "play 2C", "play 5D", "under 3C"];
    Story::new(setup, &under).is_sampled_fairly();
}

#[test]
fn who_is_not_asked_for_a_card_under_the_demiurge_has_one_poker_card_at_most() {
    let setup = Setup::new(&["KH KD 2C", "5D QS"]).deck("6C 7C JD").front(&["DE"]);
    let actions = ["lead KH", "play 2C", "play 5D", "lead QS", "play 6C", "play 7C"];
    for shown in [3, 4, 6] {
        Story::new(setup.clone(), &actions[..shown]).is_sampled_fairly();
    }
}

#[test]
fn at_the_end_of_a_hand_nobody_holds_both_sorts() {
    let setup = Setup::new(&["KH 2C 9H", "5D 8D", "JD"]).deck("6C 7C").front(&["", "DE"]).hand(2);
    let actions = ["lead KH", "play 2C", "play 5D", "pass"];
    Story::new(setup.clone(), &actions[..3]).is_sampled_fairly();
    Story::new(setup, &actions).is_sampled_fairly();
}

#[test]
fn cards_dealt_from_a_reshuffled_pile_are_some_of_those_that_all_have_seen() {
    let setup = Setup::new(&["KH QS 2C", "5D 8D", "3S JD"]);
    let actions = ["lead KH", "play 2C", "play 5D", "play 3S"];
    for discard in ["4H", "4H 9H", "4H KS", "4H KS 9H TH"] {
        Story::new(setup.clone().discard(discard), &actions).is_sampled_fairly();
    }
}

#[test]
fn a_choice_face_down_is_any_that_the_hand_allows() {
    let setup = Setup::new(&["KH 2C 9H", "5D 8D", "JD 3S"]).deck("6C");
    Story::new(setup, &["lead KH", "play 2C", "play 5D"]).is_sampled_fairly();
    let setup = Setup::new(&["KH 2C", "5D 8D"]).front(&["KS QS", "KD QD JD"]);
    Story::new(setup, &["lead KH", "play 2C", "play 5D", "return QS"]).is_sampled_fairly();
}

#[test]
fn whatever_happens_in_a_small_hand_is_sampled_fairly() {
    let stories = (0..40).filter_map(|seed| Story::random(&mut FastDice::new(seed)));
    let checked: usize = stories.map(|story| story.is_sampled_fairly()).sum();
    assert!(checked > 80, "only {checked} views were checked");
}
