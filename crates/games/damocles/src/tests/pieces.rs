//! DAM-1 to DAM-4: gods, codices, expansions, kinds.

use parlour_core::{Game, Seats};
use parlour_laws::said;
use serde_json::json;

use super::{codex, ring, with};
use crate::{Codex, CodexKind, Damocles, DamoclesAction, DamoclesOptions, God, codex as sets};

const CSV: &str = include_str!("../../codices.csv");

#[test]
fn dam_1_two_to_six_seats_play_with_four_tokens_of_each_of_five_gods() {
    assert!(Damocles::INFO.tables().map(Seats::count).eq(2..=6));
    let empty = ring(".......");
    assert_eq!(God::ALL.map(God::letter), ['H', 'P', 'A', 'D', 'N']);
    assert!(God::ALL.iter().all(|&god| empty.in_bank(god) == 4));
    let full = ring("HHHHPPA");
    assert_eq!(God::ALL.map(|god| full.in_bank(god)), [0, 2, 3, 4, 4]);
}

#[test]
fn dam_2_the_codices_are_those_of_the_list() {
    let rows: Vec<Vec<&str>> = CSV.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), Codex::COUNT);
    for (codex, row) in Codex::all().iter().zip(&rows) {
        let pattern = codex.pattern().map(|god| god.map_or(String::new(), |god| god.letter().to_string()));
        let options = DamoclesOptions::default();
        let set = match codex.kind() {
            CodexKind::Annex => "annex",
            CodexKind::Lyse | CodexKind::Sacrifice | CodexKind::Eviscerate => "destruction",
            _ => "base",
        };
        assert_eq!(options.codices().contains(codex), set == "base");
        let id = codex.to_string();
        let kind = said::<Damocles>(&codex.kind().word().into());
        let mut expected = vec![id.as_str(), &kind, set];
        expected.extend(pattern.iter().map(String::as_str));
        assert_eq!(&expected, row);
    }
}

#[test]
fn dam_2_a_codex_is_worth_the_gods_in_its_pattern() {
    for codex in Codex::all() {
        let gods = codex.pattern().iter().flatten().count();
        assert_eq!(usize::from(codex.points()), gods, "{codex}");
    }
    let points = |text| codex(text).points();
    assert_eq!(["G1", "C10", "O5"].map(points), [3, 3, 3], "productions");
    assert_eq!(["I10", "II1", "III5"].map(points), [2, 3, 4], "numbers");
    assert_eq!(["H1", "R1", "A1", "L1", "S1", "E1"].map(points), [1, 2, 2, 3, 4, 5]);
}

#[test]
fn dam_2_a_codex_reads_back_from_its_text_and_nothing_else_does() {
    for codex in Codex::all() {
        assert_eq!(codex.to_string().parse(), Ok(codex));
    }
    for bad in ["", "G", "G0", "G11", "G01", "g1", "IIII1", "O6", "1", "X1", "II 1", "G1*", "ä1", "G+1"] {
        assert!(bad.parse::<Codex>().is_err(), "{bad}");
    }
}

#[test]
fn dam_3_expansions_add_5_annex_and_15_destruction_codices() {
    let count =
        |expansions: serde_json::Value| with(&json!({"expansions": expansions})).unwrap().codices().len();
    assert_eq!(count(json!([])), 55);
    assert_eq!(count(json!(["annex"])), 60);
    assert_eq!(count(json!(["destruction"])), 70);
    assert_eq!(count(json!(["annex", "destruction"])), 75);
}

#[test]
fn dam_3_expansions_are_read_in_any_order_and_written_in_one() {
    let options = with(&json!({"expansions": ["destruction", "annex"]})).unwrap();
    let written = serde_json::to_value(&options).unwrap();
    assert_eq!(written, json!({"expansions": ["annex", "destruction"], "cycles": 10, "reshuffle": true}));
    for bad in [json!(["annex", "annex"]), json!(["magic"]), json!("annex"), json!(null)] {
        let refused = with(&json!({"expansions": bad})).unwrap_err();
        assert!(refused.starts_with("the option `expansions` cannot be"), "{refused}");
    }
}

#[test]
fn dam_4_productions_numbers_and_what_stays_when_played() {
    let kinds = |set: sets::CodexSet| -> Vec<&str> {
        CodexKind::ALL
            .into_iter()
            .filter(|kind| kind.codices().is_subset(set))
            .map(CodexKind::letters)
            .collect()
    };
    assert_eq!(kinds(sets::PRODUCTION), ["G", "C", "O"]);
    assert_eq!(kinds(sets::NUMBER), ["I", "II", "III"]);
    assert_eq!(kinds(sets::PERMANENT), ["G", "O", "I", "II", "III"]);
    assert_eq!(kinds(sets::ALONE), ["R", "H", "A", "L", "S", "E"]);
    assert_eq!(["I3", "II3", "III3"].map(|number| codex(number).number()), [1, 2, 3]);
}

#[test]
fn actions_are_written_as_the_rules_write_them() {
    for text in [
        "discard G3 H1",
        "discard C4",
        "place H 3",
        "play H2",
        "play R4*",
        "swap 1 4",
        "swap 3 N",
        "hold",
        "pair G3 II2",
        "pair G3* II2",
        "pair G3* II2*",
        "pair C4 2:I7*",
        "pair 5:O1* III5",
        "destroy 2:G3",
        "sacrifice G7",
        "end",
    ] {
        assert_eq!(text.parse::<DamoclesAction>().unwrap().to_string(), text);
    }
    // A discard is read in any order and written in list order.
    assert_eq!("discard H1 G3".parse::<DamoclesAction>().unwrap().to_string(), "discard G3 H1");
}

#[test]
fn texts_that_are_no_actions_are_refused() {
    for bad in [
        "",
        "Hold",
        "hold ",
        " hold",
        "end now",
        "play",
        "play ",
        "play  H2",
        "play 2:R1",
        "swap 4 1",
        "swap 1 1",
        "swap 0 1",
        "swap 1 8",
        "swap N 3",
        "swap 1",
        "place 3 H",
        "place X 3",
        "pair II2 G3",
        "pair G3",
        "pair G3 G4",
        "pair 1:G3 2:II2",
        "pair 6:G3 II2",
        "pair G3 II2 ",
        "pair G3** II2",
        "pair :G3 II2",
        "discard",
        "discard G3 G3",
        "discard G3* G4",
        "discard G1 G2 G3",
        "destroy G3",
        "destroy 2:G3*",
        "sacrifice 2:G3",
        "draw",
    ] {
        assert!(bad.parse::<DamoclesAction>().is_err(), "{bad}");
    }
}
