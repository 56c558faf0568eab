//! PIL-12: what scored cards can be spent on.

use parlour_cards::CardSet;
use parlour_core::{
    FastDice, Game, Viewer,
    record::{ChanceEvent, RecordEvent, Recorder},
};

use super::{cards, legal, position, seat};
use crate::{Pillars, PillarsEvent};

#[test]
fn pil_12_a_heart_brings_two_more_actions_for_the_one_it_costs() {
    let start = position().hands("2S 3D 4C", "").scored("4H", "").deck("9S 8S").build();
    let hastened = start.after(&["magic 4H"]);
    assert_eq!((hastened.table.turn, hastened.table.actions), (seat(0), 2));
    assert!(hastened.table.discarded.contains("4H".parse().unwrap()));
    let one_left = hastened.after(&["attack 2S"]);
    assert_eq!((one_left.table.turn, one_left.table.actions), (seat(0), 1));
    assert_eq!(one_left.after(&["attack 3D"]).table.turn, seat(1));
}

#[test]
fn pil_12_hearts_can_be_chained_three_times_for_four_actions_in_hand() {
    let start = position().scored("AH 2H 3H", "").build();
    let chained = start.after(&["magic AH", "magic 2H", "magic 3H"]);
    assert_eq!((chained.table.turn, chained.table.actions), (seat(0), 4));
    assert_eq!(chained.after(&["end"]).table.turn, seat(1));
}

#[test]
fn pil_12_a_score_in_a_hastened_turn_costs_one_action() {
    let start = position().sides("2S 3D", "").scored("AH", "").build();
    let done = start.after(&["magic AH", "score", "take 2S", "take 3D"]);
    assert_eq!((done.table.turn, done.table.actions), (seat(0), 1));
}

#[test]
fn pil_12_a_jack_discards_a_card_that_the_opponent_has_scored() {
    let start = position().scored("JS", "9D KH").build();
    assert_eq!(legal(&start), "magic JS 9D, magic JS KH, end");
    let done = start.after(&["magic JS 9D"]);
    assert_eq!((done.scored(0), done.scored(1)), (CardSet::EMPTY, cards("KH")));
    assert!(cards("JS 9D").is_subset(done.table.discarded));
}

#[test]
fn pil_12_a_jack_without_a_target_has_no_magic() {
    let start = position().scored("JS 9D", "").build();
    assert_eq!(legal(&start), "end");
    assert_eq!(start.refuses("magic JS 9D"), "9D is not in your opponent's scoring piles (PIL-12)");
}

fn steal(position: &mut Pillars, dice: FastDice) -> Vec<String> {
    let mut recorder = Recorder::new(dice);
    position.play(seat(0), "magic QC".parse().unwrap(), &mut recorder, &mut ()).unwrap();
    let [RecordEvent::Chance(ChanceEvent::Take { name, cards })] = recorder.events() else {
        panic!("one chance event: {:?}", recorder.events());
    };
    assert_eq!(name, "steal");
    cards.clone()
}

#[test]
fn pil_12_a_queen_brings_three_random_cards_of_the_opponents_hand() {
    let all = cards("2S 3S 4S 5S 6S");
    let mut ever = CardSet::EMPTY;
    for seed in 0..20 {
        let mut start = position().hands("", "2S 3S 4S 5S 6S").scored("QC", "").build();
        let stolen = cards(&steal(&mut start, FastDice::new(seed)).join(" "));
        assert_eq!(stolen.len(), 3);
        assert_eq!(start.held(0), stolen | cards("2C"), "and one card drawn");
        assert_eq!(start.held(1), all - stolen);
        ever = ever | stolen;
    }
    assert_eq!(ever, all, "any of them can be taken");
}

#[test]
fn pil_12_a_queen_takes_all_of_a_small_hand_and_the_chance_is_written_all_the_same() {
    for hand in ["9H", "9H 8H", "9H 8H 7H"] {
        let mut start = position().hands("", hand).scored("QC", "").build();
        assert_eq!(cards(&steal(&mut start, FastDice::new(1)).join(" ")), cards(hand));
        assert!(start.held(1).is_empty());
    }
}

#[test]
fn pil_12_a_queen_without_a_card_to_steal_has_no_magic() {
    let start = position().scored("QC", "9D").build();
    assert_eq!(legal(&start), "end");
    assert_eq!(
        start.refuses("magic QC"),
        "your opponent's hand is empty: there is nothing to steal (PIL-12)"
    );
}

#[test]
fn pil_12_both_seats_hear_which_cards_a_queen_moved_and_nobody_else() {
    let mut start = position().hands("", "9H 8H 7H").scored("QC", "").build();
    let mut told = Vec::new();
    start.play(seat(0), "magic QC".parse().unwrap(), &mut FastDice::new(1), &mut told).unwrap();
    let moved = PillarsEvent::Stolen { seat: seat(0), cards: cards("9H 8H 7H") };
    let hears =
        |viewer: Viewer| told.iter().any(|told| told.audience.includes(viewer) && told.event == moved);
    assert!(hears(Viewer::Seat(seat(0))) && hears(Viewer::Seat(seat(1))));
    assert!(!hears(Viewer::Spectator));
}

#[test]
fn pil_12_a_king_discards_all_cards_of_one_battle() {
    let start = position().sides("2H 3S", "9H TH 4C").scored("KD", "").build();
    assert_eq!(legal(&start), "score, magic KD C, magic KD H, magic KD S, end");
    let done = start.after(&["magic KD H"]);
    assert_eq!((done.side(0), done.side(1)), (cards("3S"), cards("4C")));
    assert!(cards("KD 2H 9H TH").is_subset(done.table.discarded));
}

#[test]
fn pil_12_a_king_without_a_battle_has_no_magic() {
    let start = position().scored("KD", "9D").build();
    assert_eq!(legal(&start), "end");
    assert_eq!(start.refuses("magic KD H"), "there are no cards in the hearts battle (PIL-12)");
}

#[test]
fn pil_12_numbers_other_than_hearts_and_cards_not_scored_have_no_magic() {
    let start = position().hands("4H", "").scored("4S 5D 6C", "7H").build();
    assert_eq!(start.refuses("magic 4S"), "spades have no magic (PIL-12)");
    assert_eq!(start.refuses("magic 5D"), "diamonds have no magic (PIL-12)");
    assert_eq!(start.refuses("magic 6C"), "clubs have no magic (PIL-12)");
    assert_eq!(start.refuses("magic 4H"), "4H is not in your scoring piles (PIL-12)");
    assert_eq!(start.refuses("magic 7H"), "7H is not in your scoring piles (PIL-12)");
}

#[test]
fn pil_12_a_face_of_hearts_has_the_magic_of_its_rank_not_of_hearts() {
    let start = position().hands("", "9S").scored("QH", "").build();
    assert_eq!(legal(&start), "magic QH, end");
    assert_eq!(start.after(&["magic QH"]).table.turn, seat(1), "no more actions");
}
