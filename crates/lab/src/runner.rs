//! Plays the missing games of a part: [`go_on`].

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use crate::{Part, Shard, Study};

/// How long a batch of games should take: short enough to stop soon and to show progress.
const BATCH: Duration = Duration::from_millis(250);
/// The most games in a batch.
const MOST: u64 = 1 << 20;

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunEnd {
    /// Everything that was asked for has been played.
    Finished,
    /// The run was told to stop; the games played so far are in the part.
    Stopped,
}

/// Plays the games of a shard that are not in the part yet, and shows the part after each batch.
///
/// A batch that is stopped half-way is discarded, so that the part always contains whole spans of games.
pub fn go_on(
    study: &dyn Study,
    part: &mut Part,
    shard: Shard,
    stop: &AtomicBool,
    mut show: impl FnMut(&Part),
) -> RunEnd {
    let wanted = shard.range(part.run.games);
    let mut size = 64;
    loop {
        let gap = part.games.first_gap(wanted.clone());
        if gap.is_empty() {
            return RunEnd::Finished;
        }
        let batch = gap.start..gap.end.min(gap.start + size);
        let started = Instant::now();
        let Some(totals) = study.play(batch.clone(), part.run.sample(), stop) else { return RunEnd::Stopped };
        let took = started.elapsed();
        part.add(batch, &totals);
        show(part);
        size = if took < BATCH / 2 { (2 * size).min(MOST) } else { size };
        size = if took > 2 * BATCH { (size / 2).max(16) } else { size };
    }
}
