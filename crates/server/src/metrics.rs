//! What the server has done, in numbers: [`Metrics`]. No name, no table and no address is among them.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use parlour_store::StoreError;

/// The upper ends of the buckets for the time that storing takes, in microseconds.
const BUCKETS: [u64; 8] = [1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 250_000, 1_000_000];

/// Counters that only grow.
#[derive(Default, Debug)]
pub(crate) struct Metrics {
    entries: AtomicU64,
    store_refusals: AtomicU64,
    store_micros: AtomicU64,
    store_buckets: [AtomicU64; BUCKETS.len()],
    refused: AtomicU64,
    sent_away: AtomicU64,
    tables: AtomicU64,
}

/// What there is at the moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gauges {
    /// Open connections.
    pub(crate) sockets: usize,
    /// Tables in memory.
    pub(crate) tables: usize,
    /// Thoughts that wait for a thread.
    pub(crate) thoughts: usize,
}

impl Metrics {
    /// An entry went to the store and came to that end.
    pub(crate) fn stored(&self, took: Duration, end: &Result<(), StoreError>) {
        if end.is_err() {
            self.store_refusals.fetch_add(1, Relaxed);
            return;
        }
        let micros = took.as_micros() as u64;
        self.entries.fetch_add(1, Relaxed);
        self.store_micros.fetch_add(micros, Relaxed);
        for (bucket, end) in self.store_buckets.iter().zip(BUCKETS) {
            if micros <= end {
                bucket.fetch_add(1, Relaxed);
            }
        }
    }

    /// Somebody asked for what is not done.
    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    /// A connection was ended by the server.
    pub(crate) fn sent_away(&self) {
        self.sent_away.fetch_add(1, Relaxed);
    }

    /// A table was made.
    pub(crate) fn table_made(&self) {
        self.tables.fetch_add(1, Relaxed);
    }

    /// All of it, in the text that Prometheus reads.
    pub(crate) fn text(&self, gauges: Gauges) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}")
                .expect("a text takes what is written");
        };
        line("parlour_sockets", "gauge", "Open connections.", gauges.sockets as u64);
        line("parlour_tables", "gauge", "Tables in memory.", gauges.tables as u64);
        line("parlour_thoughts_waiting", "gauge", "Thoughts of bots that wait.", gauges.thoughts as u64);
        line("parlour_tables_made_total", "counter", "Tables made.", self.tables.load(Relaxed));
        line("parlour_refused_total", "counter", "Messages refused.", self.refused.load(Relaxed));
        line("parlour_sent_away_total", "counter", "Connections ended.", self.sent_away.load(Relaxed));
        let refusals = self.store_refusals.load(Relaxed);
        line("parlour_store_refusals_total", "counter", "Entries that could not be stored.", refusals);
        self.histogram(&mut text).expect("a text takes what is written");
        text
    }

    fn histogram(&self, text: &mut String) -> std::fmt::Result {
        let name = "parlour_store_seconds";
        let entries = self.entries.load(Relaxed);
        writeln!(text, "# HELP {name} How long it took to store an entry.\n# TYPE {name} histogram")?;
        for (bucket, end) in self.store_buckets.iter().zip(BUCKETS) {
            let end = Duration::from_micros(end).as_secs_f64();
            writeln!(text, "{name}_bucket{{le=\"{end}\"}} {}", bucket.load(Relaxed))?;
        }
        writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {entries}")?;
        let seconds = Duration::from_micros(self.store_micros.load(Relaxed)).as_secs_f64();
        writeln!(text, "{name}_sum {seconds}\n{name}_count {entries}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_count_all_that_took_no_longer() {
        let metrics = Metrics::default();
        metrics.stored(Duration::from_micros(1_500), &Ok(()));
        metrics.stored(Duration::from_millis(30), &Ok(()));
        metrics.stored(Duration::ZERO, &Err(StoreError::Conflict));
        let text = metrics.text(Gauges { sockets: 3, tables: 2, thoughts: 0 });
        for line in [
            "parlour_sockets 3",
            "parlour_store_seconds_bucket{le=\"0.001\"} 0",
            "parlour_store_seconds_bucket{le=\"0.002\"} 1",
            "parlour_store_seconds_bucket{le=\"0.05\"} 2",
            "parlour_store_seconds_count 2",
            "parlour_store_seconds_sum 0.0315",
            "parlour_store_refusals_total 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }
}
