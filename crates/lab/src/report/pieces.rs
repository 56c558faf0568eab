//! Strength of each piece: [`PiecesSection`].

use serde::Serialize;

use super::{Context, Example};
use crate::{
    Holding, Proof,
    interval::{Estimate, Z95, holm, two_sided, z_for},
    totals::{self, PieceTotals, UNIT},
    words::{counted, listed},
};

/// Fewer games with a piece say nothing about it.
const FEWEST: u64 = 50;
/// Pieces that are named in the sentence.
const NAMED: usize = 3;

/// Strength of each piece.
#[derive(Clone, Debug, Serialize)]
pub struct PiecesSection {
    /// In words.
    pub says: Vec<String>,
    /// What a piece is called.
    pub piece: &'static str,
    /// How many comparisons the intervals are corrected for.
    pub comparisons: usize,
    /// By way of having a piece.
    pub columns: Vec<PieceColumn>,
}

/// One way of having a piece.
#[derive(Clone, Debug, Serialize)]
pub struct PieceColumn {
    /// In a word or two.
    pub name: &'static str,
    /// What exactly counts.
    pub means: &'static str,
    /// Whether luck hands it out, so that a difference is the piece's doing.
    pub by_luck: bool,
    /// The pieces, the strongest first.
    pub rows: Vec<PieceRow>,
}

/// A piece and what having it goes with.
#[derive(Clone, Debug, Serialize)]
pub struct PieceRow {
    /// Its name.
    pub name: String,
    /// Games in which some had it and some had not.
    pub games: u64,
    /// The share of the win of those with it.
    pub with: f64,
    /// That of those without.
    pub without: f64,
    /// The difference, with an interval that holds for all comparisons of the page together (Bonferroni).
    pub gap: Estimate,
    /// How likely such a difference is by accident, corrected for the number of comparisons (Holm).
    pub chance: f64,
    /// Whether it is no accident.
    pub significant: bool,
    /// A game that somebody won with it.
    pub example: Option<Example>,
}

impl PiecesSection {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let columns = &context.part.totals.pieces;
        let enough_games = |column: &totals::Pieces| -> Vec<(usize, PieceTotals)> {
            let enough = |(_, totals): &(usize, PieceTotals)| totals.gap.count() >= FEWEST;
            column.totals.iter().copied().enumerate().filter(enough).collect()
        };
        let known: Vec<Vec<(usize, PieceTotals)>> = columns.iter().map(enough_games).collect();
        let comparisons: usize = known.iter().map(Vec::len).sum();
        let chances: Vec<f64> = known.iter().flatten().map(|(_, totals)| chance(totals)).collect();
        let mut corrected = holm(&chances).into_iter();
        let z = z_for(comparisons);
        let columns: Vec<PieceColumn> = context
            .subject
            .holdings
            .iter()
            .zip(&known)
            .map(|(holding, known)| {
                let rows = known.iter().zip(corrected.by_ref());
                let rows = rows.map(|((piece, totals), chance)| row(context, *piece, totals, chance, z));
                column(*holding, rows.collect())
            })
            .collect();
        let piece = context.subject.piece;
        let mut says: Vec<String> = columns.iter().map(|column| verdict(column, piece)).collect();
        if comparisons > 0 {
            says.push(format!(
                "The intervals are widened for {}: all of them together hold in 95 of 100 runs.",
                counted(comparisons as u64, "comparison")
            ));
        }
        Self { says, piece, comparisons, columns }
    }
}

fn chance(totals: &PieceTotals) -> f64 {
    totals.gap.z().map_or(0.0, two_sided)
}

fn row(context: &Context<'_>, piece: usize, totals: &PieceTotals, chance: f64, z: f64) -> PieceRow {
    let with = totals.with().unwrap_or_default();
    let gap = totals.gap.estimate(UNIT as f64, z).unwrap_or(Estimate::around(0.0, 1.0, Z95));
    PieceRow {
        name: context.subject.pieces[piece].clone(),
        games: totals.gap.count(),
        with,
        without: with - gap.mean,
        gap,
        chance,
        significant: chance < 0.05,
        example: context.example(totals.first.0),
    }
}

fn column(holding: Holding, mut rows: Vec<PieceRow>) -> PieceColumn {
    rows.sort_by(|a, b| b.gap.mean.total_cmp(&a.gap.mean).then_with(|| a.name.cmp(&b.name)));
    PieceColumn { name: holding.name, means: holding.means, by_luck: holding.proof == Proof::Cause, rows }
}

/// The strongest and the weakest, where they are no accident.
fn verdict(column: &PieceColumn, piece: &str) -> String {
    let points = |row: &PieceRow| format!("{} ({:+.1} points)", row.name, 100.0 * row.gap.mean);
    let sure = || column.rows.iter().filter(|row| row.significant);
    let best: Vec<String> = sure().filter(|row| row.gap.mean > 0.0).take(NAMED).map(points).collect();
    let worst: Vec<String> = sure().rev().filter(|row| row.gap.mean < 0.0).take(NAMED).map(points).collect();
    let name = column.name;
    match (best.is_empty(), worst.is_empty()) {
        _ if column.rows.is_empty() => format!("“{name}”: too few games to say anything."),
        (true, true) => format!("“{name}”: no {piece} makes a difference that is more than accident."),
        (false, true) => {
            format!("“{name}”: the strongest are {}; none is significantly weak.", listed(&best))
        }
        (true, false) => {
            format!("“{name}”: the weakest are {}; none is significantly strong.", listed(&worst))
        }
        (false, false) => {
            format!("“{name}”: the strongest are {}; the weakest are {}.", listed(&best), listed(&worst))
        }
    }
}
