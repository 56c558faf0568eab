//! What people noticed of an attack: [`MixedReport`].

use std::{
    fmt,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use super::{MixedPlan, attacks::Deeds, visitor::Waits};
use crate::load::Tally;

/// 99% of the moves must reach everybody within this many microseconds of the moment they were due.
const BAR: u32 = 100_000;
/// A hint is given or refused within this time.
const HINT: Duration = Duration::from_secs(2);
/// At most one in this many of the attacker's deeds may be refused; otherwise it was not within the limits.
const SELDOM: u64 = 20;

/// What people noticed of an attack. None of their moves was refused.
#[derive(Debug)]
pub struct MixedReport {
    pub(super) plan: MixedPlan,
    pub(super) tally: Tally,
    pub(super) used: Duration,
    pub(super) deeds: Arc<Deeds>,
    pub(super) waits: Waits,
    pub(super) load: [String; 2],
}

impl MixedReport {
    /// The number of moves that people made.
    pub const fn moves(&self) -> usize {
        self.tally.moves()
    }

    /// Whether the attack was complete and people noticed nothing.
    pub fn is_good(&self) -> bool {
        let answered = !self.waits.hints.is_empty() && self.waits.hints.iter().all(|wait| *wait <= HINT);
        self.is_complete() && self.tally.within_due(99) < BAR && answered
    }

    /// Whether every attack took place, within the limits.
    pub fn is_complete(&self) -> bool {
        let deeds = self.counted();
        let all: u64 = deeds.iter().map(|(_, count)| count).sum();
        let turned_away = self.deeds.turned_away.load(Relaxed);
        deeds.iter().all(|(_, count)| *count > 0) && turned_away * SELDOM <= all
    }

    /// What the attacker did.
    fn counted(&self) -> [(&'static str, u64); 8] {
        let Deeds { tables, watched, seated, bytes, silent, pieces, lists, watchers, .. } = &*self.deeds;
        [
            ("tables of six seats with experts dealt", tables),
            ("moves of experts that are watched", watched),
            ("moves of experts with a player", seated),
            ("single bytes of bodies", bytes),
            ("silent connections held", silent),
            ("empty pieces of messages", pieces),
            ("lists answered", lists),
            ("watchers who came and went", watchers),
        ]
        .map(|(name, count)| (name, count.load(Relaxed)))
    }
}

/// The longest of the shortest waits: that many of a hundred. Nothing if there are none.
fn within(waits: &[Duration], part: usize) -> Duration {
    let mut sorted = waits.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() * part).div_ceil(100).saturating_sub(1);
    sorted.get(place).copied().unwrap_or_default()
}

impl fmt::Display for MixedReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MixedPlan { tables, experts, seconds } = self.plan;
        let [before, after] = &self.load;
        writeln!(
            f,
            "{tables} tables of people against {experts} tables of experts, {seconds} s; load average {before} before and {after} after"
        )?;
        writeln!(f, "{} moves of people, none refused", self.moves())?;
        let milliseconds =
            |within: &dyn Fn(usize) -> u32| [50, 99, 100].map(|part| f64::from(within(part)) / 1000.0);
        let sent = milliseconds(&|part| self.tally.within(part));
        let due = milliseconds(&|part| self.tally.within_due(part));
        for (from, [half, most, all]) in [("sending", sent), ("the moment it was due", due)] {
            writeln!(
                f,
                "from {from} to the last socket: p50 {half:.1} ms, p99 {most:.1} ms, longest {all:.1} ms"
            )?;
        }
        let Waits { replies, hints, refused } = &self.waits;
        for (name, waits) in [("moves of medium bots", replies), ("hints, given or refused", hints)] {
            let [half, most, all] = [50, 99, 100].map(|part| 1000.0 * within(waits, part).as_secs_f64());
            writeln!(
                f,
                "{} {name} for a person elsewhere: p50 {half:.0} ms, p99 {most:.0} ms, longest {all:.0} ms",
                waits.len()
            )?;
        }
        writeln!(f, "{refused} of the hints refused")?;
        writeln!(f, "server CPU {:.1} s", self.used.as_secs_f64())?;
        for (name, count) in self.counted() {
            writeln!(f, "{count} {name}")?;
        }
        write!(f, "{} times the attacker was turned away", self.deeds.turned_away.load(Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use super::*;

    fn report(deeds: Deeds) -> MixedReport {
        let plan = MixedPlan { tables: 1, experts: 1, seconds: 1 };
        let load = [String::new(), String::new()];
        let (tally, waits) = (Tally::default(), Waits { hints: vec![HINT], ..Waits::default() });
        MixedReport { plan, tally, used: Duration::ZERO, deeds: Arc::new(deeds), waits, load }
    }

    fn deeds() -> Deeds {
        let one = || AtomicU64::new(1);
        Deeds {
            tables: one(),
            watched: one(),
            seated: one(),
            bytes: one(),
            silent: one(),
            pieces: one(),
            lists: one(),
            watchers: one(),
            turned_away: AtomicU64::new(0),
        }
    }

    #[test]
    fn an_attack_that_did_not_take_place_or_was_turned_away_shows_nothing() {
        assert!(report(deeds()).is_complete());
        let none = || AtomicU64::new(0);
        let lacking = [
            Deeds { watched: none(), ..deeds() },
            Deeds { seated: none(), ..deeds() },
            Deeds { silent: none(), ..deeds() },
            Deeds { lists: none(), ..deeds() },
            Deeds { watchers: none(), ..deeds() },
            Deeds { turned_away: AtomicU64::new(1), ..deeds() },
        ];
        for deeds in lacking {
            assert!(!report(deeds).is_complete());
        }
    }

    #[test]
    fn a_hint_that_comes_too_late_is_not_good() {
        let mut report = report(deeds());
        assert!(report.is_good());
        report.waits.hints.push(HINT + Duration::from_millis(1));
        assert!(!report.is_good());
        report.waits.hints.clear();
        assert!(!report.is_good(), "nobody has asked");
    }

    #[test]
    fn a_hundredth_of_the_waits_is_counted_from_the_shortest() {
        let waits: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!([50, 99, 100].map(|part| within(&waits, part).as_millis()), [100, 198, 200]);
        assert_eq!(within(&[], 99), Duration::ZERO);
    }
}
