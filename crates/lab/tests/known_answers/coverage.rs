//! Checks that intervals hold the truth in about 95 of 100 runs.

use parlour_lab::{Report, Shard, interval::Estimate};

use crate::{part, report, run};

const RUNS: u64 = 100;
const GAMES: u64 = 400;

/// The reports of a hundred runs, each with its own seed.
fn reports() -> Vec<Report> {
    (0..RUNS).map(|seed| report(&part(&run(seed, GAMES), Shard::WHOLE))).collect()
}

/// The number of reports whose interval holds the truth.
fn covered(reports: &[Report], truth: f64, figure: impl Fn(&Report) -> Estimate) -> usize {
    reports.iter().filter(|report| figure(report).covers(truth)).count()
}

/// Asserts 95 of 100, within what a hundred runs leave open: three standard deviations are 6.5.
#[track_caller]
fn assert_about_95(covered: usize, what: &str) {
    assert!((88..=100).contains(&covered), "{what}: {covered} of {RUNS}");
}

#[test]
fn intervals_of_places_rules_and_tokens_hold_the_truth_in_about_95_of_100_runs() {
    let reports = reports();
    let mut all = Vec::new();
    for (place, truth) in [0.45, 0.35, 0.20].into_iter().enumerate() {
        let found = covered(&reports, truth, |report| report.seats.as_ref().unwrap().by_place[place].share);
        assert_about_95(found, &format!("place {place}"));
        all.push(found);
    }
    for seat in 0..3 {
        let found = covered(&reports, 1.0 / 3.0, |report| report.seats.as_ref().unwrap().by_seat[seat].share);
        assert_about_95(found, &format!("seat {seat}"));
        all.push(found);
    }
    let third = |report: &Report| report.rules.as_ref().unwrap().rules[2].clone();
    let share = covered(&reports, 0.1, |report| third(report).games);
    let rate = covered(&reports, 0.1, |report| third(report).per_game.unwrap());
    for (found, what) in [(share, "games with LOT-3"), (rate, "LOT-3 a game")] {
        assert_about_95(found, what);
        all.push(found);
    }
    // Intervals that are far too wide would always hold the truth.
    let mean = all.iter().sum::<usize>() as f64 / all.len() as f64;
    assert!((92.5..=97.5).contains(&mean), "{all:?}");
}

#[test]
fn the_gap_of_a_token_is_the_one_that_a_pencil_finds_and_its_corrected_interval_hardly_ever_misses() {
    let reports = reports();
    // With token 0: 0.4/3 + 0.3/3 + 0.3 = 0.5333, against half of the rest. With token 1: 0.7/3, and a tenth
    // more if nobody has token 0, as in three of five deals: 0.2933.
    for (token, with) in [("token 0", 0.7 / 3.0 + 0.3), ("token 1", 0.7 / 3.0 + 0.6 * 0.1)] {
        let gap = with - (1.0 - with) / 2.0;
        let row = |report: &Report| {
            let column = &report.pieces.as_ref().unwrap().columns[0];
            column.rows.iter().find(|row| row.name == token).unwrap().clone()
        };
        let mean = reports.iter().map(|report| row(report).gap.mean).sum::<f64>() / RUNS as f64;
        assert!((mean - gap).abs() < 0.02, "{token}: {mean} instead of {gap}");
        // Six comparisons share the error, so each interval misses in less than one run of a hundred.
        let found = covered(&reports, gap, |report| row(report).gap);
        assert!(found >= 96, "{token}: {found} of {RUNS}");
    }
}

#[test]
fn what_happens_in_every_game_or_in_none_is_said_so() {
    let report = report(&part(&run(1, GAMES), Shard::WHOLE));
    let rules = report.rules.unwrap().rules;
    let fires: Vec<String> = rules.iter().map(|row| format!("{:?}", row.fires)).collect();
    assert_eq!(fires, ["Always", "Always", "Sometimes", "Never"]);
    assert!((rules[1].per_game.unwrap().mean - 3.0).abs() < 1e-12);
    let choices = report.choices.unwrap();
    assert!((choices.all.legal.unwrap().mean - 2.0).abs() < 1e-12);
    assert!(choices.all.forced.unwrap().mean.abs() < 1e-12);
    assert_eq!(report.length.unwrap().decisions.median, 3);
}

#[test]
fn the_verdict_names_the_favoured_place() {
    let said = report(&part(&run(1, 4_000), Shard::WHOLE)).seats.unwrap().says[0].clone();
    assert!(said.starts_with("Not fair: two to the left is heavily at a disadvantage"), "{said}");
}
