//! Compares two sets of options on the same seeds, with the same bots, game by game: [`Comparison`].

use std::{
    ops::Range,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use serde::Serialize;

use crate::{
    RunEnd, Study,
    interval::{Estimate, Z95, holm, two_sided},
    measures::{Measure, MeasureKind},
    tally::Sums,
    words::{counted, listed, number, number_between, percent},
};

/// How long a batch of games should take.
const BATCH: Duration = Duration::from_millis(250);

/// Sums over pairs of games that differ only in the options.
pub struct Comparison<'a> {
    studies: [&'a dyn Study; 2],
    measures: Vec<Measure>,
    sums: Vec<[Sums; 3]>,
    games: u64,
}

/// What changes, in figures and in words.
#[derive(Clone, Debug, Serialize)]
pub struct Difference {
    /// The number of games with each set of options.
    pub games: u64,
    /// The findings in words.
    pub says: Vec<String>,
    /// Every measure, the most certain difference first.
    pub rows: Vec<DifferenceRow>,
}

/// One measure.
#[derive(Clone, Debug, Serialize)]
pub struct DifferenceRow {
    /// The name of what is measured.
    pub name: String,
    /// The mean with the first options.
    pub a: f64,
    /// The mean with the second options.
    pub b: f64,
    /// The second less the first, game by game.
    pub difference: Estimate,
    /// The chance of such a difference by accident, corrected for the number of comparisons (Holm).
    pub chance: f64,
    /// Whether the difference is significant.
    pub significant: bool,
    #[serde(skip)]
    kind: MeasureKind,
}

impl<'a> Comparison<'a> {
    /// A comparison before any game is played.
    pub fn new(a: &'a dyn Study, b: &'a dyn Study) -> Self {
        let measures = a.measures();
        let sums = vec![[Sums::default(); 3]; measures.len()];
        Self { studies: [a, b], measures, sums, games: 0 }
    }

    /// The number of pairs played.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Plays pairs until there are `games` of them, and now and then shows how many there are.
    pub fn play(&mut self, games: u64, stop: &AtomicBool, mut show: impl FnMut(u64)) -> RunEnd {
        let mut size = 64;
        while self.games < games {
            let started = Instant::now();
            let batch = self.games..games.min(self.games + size);
            if self.play_batch(batch, stop) == RunEnd::Stopped {
                return RunEnd::Stopped;
            }
            show(self.games);
            size = if started.elapsed() < BATCH / 2 { size * 2 } else { size };
            size = if started.elapsed() > BATCH * 2 { (size / 2).max(8) } else { size };
        }
        RunEnd::Finished
    }

    fn play_batch(&mut self, batch: Range<u64>, stop: &AtomicBool) -> RunEnd {
        let [a, b] = self.studies.map(|study| study.measure(batch.clone(), stop));
        let (Some(a), Some(b)) = (a, b) else { return RunEnd::Stopped };
        for (one, other) in a.iter().zip(&b) {
            for (sums, (&one, &other)) in self.sums.iter_mut().zip(one.iter().zip(other)) {
                sums[0].add(one);
                sums[1].add(other);
                sums[2].add(other - one);
            }
        }
        self.games = batch.end;
        RunEnd::Finished
    }

    /// Sums up what the games show.
    pub fn difference(&self) -> Difference {
        let chances: Vec<f64> =
            self.sums.iter().map(|[.., paired]| paired.z().map_or(0.0, two_sided)).collect();
        let mut rows: Vec<DifferenceRow> = self
            .measures
            .iter()
            .zip(&self.sums)
            .zip(holm(&chances))
            .filter_map(|((measure, sums), chance)| row(measure, sums, chance))
            .collect();
        rows.sort_by(|a, b| a.chance.total_cmp(&b.chance));
        Difference { games: self.games, says: says(&rows, self.games), rows }
    }
}

fn row(measure: &Measure, [a, b, paired]: &[Sums; 3], chance: f64) -> Option<DifferenceRow> {
    let difference = paired.estimate(measure.unit, Z95)?;
    Some(DifferenceRow {
        name: measure.name.clone(),
        a: a.mean(measure.unit)?,
        b: b.mean(measure.unit)?,
        difference,
        chance,
        significant: chance < 0.05 && difference.mean != 0.0,
        kind: measure.kind,
    })
}

/// The verdict first, then every significant difference.
fn says(rows: &[DifferenceRow], games: u64) -> Vec<String> {
    let sure: Vec<&DifferenceRow> = rows.iter().filter(|row| row.significant).collect();
    if sure.is_empty() {
        return vec![format!(
            "No difference in {} of each that is more than accident: to these bots the two sets of options are the same game, as far as {} can tell.",
            counted(games, "game"),
            counted(rows.len() as u64, "measure")
        )];
    }
    let mut says = vec![headline(&sure)];
    says.extend(sure.iter().map(|row| sentence(row)));
    let unsure = rows.len() - sure.len();
    says.push(format!(
        "{} of {} measures do not change, as far as these games can tell.",
        unsure,
        rows.len()
    ));
    says
}

/// What is higher and what is lower, without the rules, of which there may be many.
fn headline(sure: &[&DifferenceRow]) -> String {
    let named = |fits: fn(f64) -> bool| -> Vec<String> {
        let some = sure.iter().filter(|row| row.kind != MeasureKind::Rule && fits(row.difference.mean));
        some.map(|row| row.name.clone()).collect()
    };
    let parts: Vec<String> = [("higher", named(|mean| mean > 0.0)), ("lower", named(|mean| mean < 0.0))]
        .into_iter()
        .filter(|(_, names)| !names.is_empty())
        .map(|(word, names)| format!("{word}: {}", listed(&names)))
        .collect();
    if parts.is_empty() {
        return "With b instead of a, only how often some rules fire changes.".to_owned();
    }
    format!("With b instead of a, {}.", parts.join("; "))
}

fn sentence(row: &DifferenceRow) -> String {
    let name = &row.name;
    if row.kind == MeasureKind::Share {
        let points = row.difference.times(100.0);
        return format!(
            "{name}: {} instead of {}, {:+.1} points ({:+.1} to {:+.1}).",
            percent(row.b),
            percent(row.a),
            points.mean,
            points.low,
            points.high
        );
    }
    format!(
        "{name}: {} instead of {}, a difference of {}.",
        number(row.b),
        number(row.a),
        number_between(row.difference)
    )
}
