//! The strength of each piece: [`PiecesSection`].

use serde::Serialize;

use super::{Context, Example};
use crate::{
    Holding, Proof,
    interval::{Estimate, Z95, holm, two_sided, z_for},
    totals::{self, PieceTotals, UNIT},
    words::{counted, listed},
};

/// With fewer games than this, a piece is left out.
const FEWEST: u64 = 50;
/// The number of pieces named in the sentence.
const NAMED: usize = 3;

/// The strength of each piece.
#[derive(Clone, Debug, Serialize)]
pub struct PiecesSection {
    /// The findings in words.
    pub says: Vec<String>,
    /// What a piece is called.
    pub piece: &'static str,
    /// The number of comparisons the intervals are corrected for.
    pub comparisons: usize,
    /// The figures for each way of having a piece.
    pub columns: Vec<PieceColumn>,
}

/// One way of having a piece.
#[derive(Clone, Debug, Serialize)]
pub struct PieceColumn {
    /// The way, in a word or two.
    pub name: &'static str,
    /// What exactly counts as having a piece.
    pub means: &'static str,
    /// Whether chance hands the piece out, so that a difference is due to the piece.
    pub by_luck: bool,
    /// The pieces, strongest first.
    pub rows: Vec<PieceRow>,
}

/// A piece, and the results of those who have it.
#[derive(Clone, Debug, Serialize)]
pub struct PieceRow {
    /// The name of the piece.
    pub name: String,
    /// The number of games in which some had it and some did not.
    pub games: u64,
    /// The average part of the win of those with it.
    pub with: f64,
    /// The average part of the win of those without it.
    pub without: f64,
    /// The difference, with an interval that holds for all comparisons of the page together (Bonferroni).
    pub gap: Estimate,
    /// The chance of such a difference by accident, corrected for the number of comparisons (Holm).
    pub chance: f64,
    /// Whether the difference is significant.
    pub significant: bool,
    /// A game won by a seat that had it.
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

/// Names the strongest and the weakest pieces, if the difference is significant.
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
