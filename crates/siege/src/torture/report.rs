//! The results of a torture run: [`TortureReport`].

use std::fmt;

use super::{
    TorturePlan,
    audit::Findings,
    ledger::{EventCounts, Ledger},
};

/// The results of a torture run.
#[derive(Debug)]
pub struct TortureReport {
    plan: TorturePlan,
    people: usize,
    games: usize,
    acknowledged: usize,
    stale: usize,
    counts: EventCounts,
    findings: Findings,
    well: bool,
}

impl TortureReport {
    pub(crate) fn new(plan: TorturePlan, ledgers: &[Ledger], findings: Findings, well: bool) -> Self {
        let mut counts = EventCounts::default();
        for ledger in ledgers {
            counts.add(ledger.counts);
        }
        Self {
            plan,
            people: ledgers.len(),
            games: ledgers.iter().filter(|ledger| ledger.over && ledger.seat.number() == 0).count(),
            acknowledged: ledgers.iter().map(|ledger| ledger.acknowledged.len()).sum(),
            stale: ledgers.iter().map(|ledger| ledger.stale.len()).sum(),
            counts,
            findings,
            well,
        }
    }

    /// The number of moves acknowledged.
    pub const fn acknowledged(&self) -> usize {
        self.acknowledged
    }

    /// The number of connections that came back by themselves.
    pub const fn resumed(&self) -> u64 {
        self.counts.resumed
    }

    /// Whether every promise was kept.
    pub const fn is_good(&self) -> bool {
        let Findings { lost, twice, happened, .. } = &self.findings;
        lost.is_empty() && twice.is_empty() && happened.is_empty() && self.well
    }
}

impl fmt::Display for TortureReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EventCounts { broken, cut, resumed, sent_again, repeated, refused } = self.counts;
        let Findings { lost, twice, happened, entries, records } = &self.findings;
        writeln!(f, "{} kills; {} people, {} games ended", self.plan.kills, self.people, self.games)?;
        writeln!(
            f,
            "connections: {broken} broken, {cut} cut on purpose, {resumed} resumed; all people came back"
        )?;
        writeln!(
            f,
            "sent again without an answer: {sent_again}; repeats acknowledged alike: {repeated}; stale moves: {} sent, {refused} refused",
            self.stale
        )?;
        writeln!(f, "{entries} entries in the log, {records} records verified with their deals")?;
        let counted = [lost.len(), twice.len(), happened.len()];
        let [gone, double, late] = counted;
        write!(
            f,
            "{} moves acknowledged: {gone} lost, {double} applied twice, {late} stale ones applied",
            self.acknowledged
        )?;
        for bad in [lost, twice, happened].into_iter().flatten().take(20) {
            write!(f, "\n  {bad}")?;
        }
        if !self.well {
            write!(f, "\nthe server has panicked or ended")?;
        }
        Ok(())
    }
}
