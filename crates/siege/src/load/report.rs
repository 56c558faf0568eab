//! The results of a run under load: [`LoadReport`].

use std::{fmt, time::Duration};

use super::{LoadPlan, Tally};

/// The memory of the server at four moments, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    /// With one table.
    pub(crate) at_rest: u64,
    /// With all tables dealt, all sockets open and nobody moving.
    pub(crate) seated: u64,
    /// After everybody has left.
    pub(crate) left: u64,
    /// After a restart on the same data.
    pub(crate) rebuilt: u64,
}

/// The results of a run under load.
#[derive(Debug)]
pub struct LoadReport {
    pub(crate) plan: LoadPlan,
    pub(crate) tally: Tally,
    /// How many decisions at the tables of bots the watchers were told about.
    pub(crate) decided: u64,
    pub(crate) used: Duration,
    pub(crate) lasted: Duration,
    pub(crate) memory: Memory,
    pub(crate) load: [String; 2],
}

impl LoadReport {
    /// The number of moves that had not reached everybody when the next one was due.
    pub const fn late(&self) -> u64 {
        self.tally.late
    }

    /// The number of moves made.
    pub const fn moves(&self) -> usize {
        self.tally.took.len()
    }

    /// The number of views checked.
    pub const fn views(&self) -> u64 {
        self.tally.views
    }

    /// The memory for each table, in kibibytes, as the growth from `at_rest` to `after`.
    fn per_table(&self, after: u64) -> f64 {
        let more = after as f64 - self.memory.at_rest as f64;
        more / 1024.0 / self.plan.tables as f64
    }
}

/// The time that this many percent of the times do not exceed, in microseconds.
pub(super) fn quantile(micros: &mut [u32], hundredths: usize) -> u32 {
    if micros.is_empty() {
        return 0;
    }
    micros.sort_unstable();
    // This gives one of the times, where a library would give a value between two of them.
    let place = (micros.len() * hundredths).div_ceil(100).clamp(1, micros.len());
    micros[place - 1]
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LoadPlan { tables, rate, seconds, .. } = self.plan;
        let (moves, lasted, used) = (self.moves(), self.lasted.as_secs_f64(), self.used.as_secs_f64());
        writeln!(
            f,
            "{tables} tables, {rate} moves a second each, {seconds} s; load average {} before and {} after",
            self.load[0], self.load[1]
        )?;
        writeln!(
            f,
            "{moves} moves in {lasted:.1} s, {} late, {} games ended and were played again",
            self.late(),
            self.tally.games
        )?;
        writeln!(f, "{} views checked, {} forbidden moves refused", self.views(), self.tally.refused)?;
        if self.plan.beside > 0 {
            let (beside, decided) = (self.plan.beside, self.decided);
            writeln!(f, "beside them {beside} tables of four hard bots, {decided} messages about them")?;
        }
        let per_move = used * 1000.0 / moves.max(1) as f64;
        writeln!(f, "server CPU {used:.2} s: {per_move:.3} ms per move")?;
        for (from, times) in [("sending", &self.tally.took), ("the moment it was due", &self.tally.from_due)]
        {
            let mut times = times.clone();
            let [half, most, all] = [50, 99, 100].map(|part| f64::from(quantile(&mut times, part)) / 1000.0);
            writeln!(
                f,
                "from {from} to the last socket: p50 {half:.1} ms, p99 {most:.1} ms, longest {all:.1} ms"
            )?;
        }
        let [seated, left, rebuilt] =
            [self.memory.seated, self.memory.left, self.memory.rebuilt].map(|after| self.per_table(after));
        write!(
            f,
            "memory per table: {seated:.1} KiB with four idle sockets, {left:.1} KiB after all have left, {rebuilt:.1} KiB after a restart"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_one_of_the_values() {
        let mut micros: Vec<u32> = (1..=100).rev().collect();
        assert_eq!([50, 99, 100].map(|part| quantile(&mut micros, part)), [50, 99, 100]);
        assert_eq!([1, 50, 99].map(|part| quantile(&mut [7, 9], part)), [7, 7, 9]);
        assert_eq!(quantile(&mut [], 50), 0);
    }
}
