//! Mass play, statistics and reports: what a designer learns overnight.
//!
//! Games are played by the million and added up as whole numbers, so that parts of a run can be played
//! anywhere and merge to exactly the same figures. Only a [`Report`] turns sums into shares, intervals and
//! sentences.
//!
//! | to read about | see |
//! |---|---|
//! | what the lab has to know about a game | [`Studied`], which each game's crate implements |
//! | what one game shows | [`Facts`] |
//! | what many show together | [`totals`], made of [`tally`] |
//! | a run, its shards and what is played of it | [`Run`], [`Shard`], [`Part`], [`go_on`] |
//! | intervals and corrections | [`interval`] |
//! | the report and its page | [`report`], [`page()`] |
//! | whether skill pays | [`climb`] |
//! | two sets of options, game by game | [`Comparison`] |
//! | holes in a rulebook | [`Catch`] |
//! | tables for other programs | [`parquet`] |

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "counts are far below the largest numbers"
)]

mod compare;
mod facts;
mod hunt;
pub mod interval;
mod kingmaking;
mod ladder;
mod leaders;
mod measures;
mod page;
pub mod parquet;
mod part;
mod playout;
pub mod report;
mod rows;
mod runner;
mod spans;
mod study;
pub mod tally;
pub mod totals;
mod words;

pub use parlour_core::study::{Holding, Notes, Proof, Studied};

pub use self::{
    compare::{Comparison, Difference, DifferenceRow},
    facts::Facts,
    hunt::{Catch, Finding},
    kingmaking::KingmakingCounts,
    ladder::{BotPair, climb},
    measures::{Measure, MeasureKind},
    page::page,
    part::{Part, PartError, Run, Shard, ShardError, fingerprint},
    report::Report,
    rows::{DecisionRow, GameRow},
    runner::{RunEnd, go_on},
    spans::Spans,
    study::{Study, StudySubject, find, study},
};
