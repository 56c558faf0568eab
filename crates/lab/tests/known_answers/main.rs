//! The statistics, compared with known answers.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod coverage;
mod holes;
mod lots;
mod shards;
mod traps;
mod unseen;

use std::sync::atomic::AtomicBool;

use parlour_bots::Bot;
use parlour_lab::{Part, Report, Run, Shard, Study, report::Figure};

/// A run of the game of lots.
fn run(seed: u64, games: u64) -> Run {
    Run {
        game: "lots".to_owned(),
        seats: 3,
        options: serde_json::Map::new(),
        bots: vec![Bot::Random],
        seed,
        games,
        kingmaking: 0,
        ladder: Vec::new(),
        deals: 0,
    }
}

fn study(run: &Run) -> Box<dyn Study> {
    parlour_lab::study::<lots::Lots>(&run.setup()).unwrap()
}

/// The part that a shard of the run plays.
fn part(run: &Run, shard: Shard) -> Part {
    let study = study(run);
    let mut part = Part::new(run.clone(), study.nothing());
    parlour_lab::go_on(&*study, &mut part, shard, &AtomicBool::new(false), |_| ());
    part
}

fn report(part: &Part) -> Report {
    Report::new(part, &study(&part.run).subject(), "- **LOT-1** Tokens are dealt.\n", &Figure::ALL)
}
