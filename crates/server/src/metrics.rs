//! Figures about the server: [`Metrics`]. They contain no name, no table and no address.

use std::time::Duration;

use axum::http::StatusCode;
use parlour_protocol::Farewell;
use parlour_store::StoreError;
use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram, info::Info},
    registry::{Registry, Unit},
};

use crate::room::RequestError;

/// The upper bounds of the buckets for durations, in seconds.
const BUCKETS: [f64; 10] = [0.000_5, 0.001, 0.002, 0.005, 0.010, 0.025, 0.050, 0.100, 0.250, 1.0];

/// Counters with a label, which is mostly a reason.
type Labelled = Family<[(&'static str, String); 1], Counter>;

/// Everything that is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    connections: Gauge,
    sockets: Gauge,
    tables: Gauge,
    thoughts: Gauge,
    database: Gauge,
    stored: Histogram,
    answered: Histogram,
    store_refusals: Counter,
    refused: Labelled,
    sent_away: Labelled,
    turned_away: Counter,
    not_accepted: Counter,
    http_errors: Labelled,
    tables_made: Counter,
}

/// The gauges of a moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gauges {
    /// Connections of all kinds.
    pub(crate) connections: usize,
    /// Open connections to tables.
    pub(crate) sockets: usize,
    /// Tables in memory.
    pub(crate) tables: usize,
    /// Thoughts that wait for a thread.
    pub(crate) thoughts: usize,
}

impl Default for Metrics {
    fn default() -> Self {
        let metrics = Self {
            registry: Registry::with_prefix("parlour"),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            thoughts: Gauge::default(),
            database: Gauge::default(),
            stored: Histogram::new(BUCKETS),
            answered: Histogram::new(BUCKETS),
            store_refusals: Counter::default(),
            refused: Family::default(),
            sent_away: Family::default(),
            turned_away: Counter::default(),
            not_accepted: Counter::default(),
            http_errors: Family::default(),
            tables_made: Counter::default(),
        };
        metrics.registered()
    }
}

impl Metrics {
    fn registered(mut self) -> Self {
        let registry = &mut self.registry;
        registry.register("build", "The program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        registry.register("connections", "Connections of all kinds", self.connections.clone());
        registry.register("sockets", "Open connections to tables", self.sockets.clone());
        registry.register("tables", "Tables in memory", self.tables.clone());
        registry.register("thoughts_waiting", "Thoughts of bots that wait", self.thoughts.clone());
        registry.register_with_unit("store", "The size of the database", Unit::Bytes, self.database.clone());
        registry.register("tables_made", "Tables made", self.tables_made.clone());
        registry.register("refused", "Messages refused, by the reason", self.refused.clone());
        registry.register(
            "sent_away",
            "Connections ended by the server, by the reason",
            self.sent_away.clone(),
        );
        registry.register(
            "turned_away",
            "Connections not let in because there were too many",
            self.turned_away.clone(),
        );
        registry.register(
            "accept_errors",
            "Times that the system gave no connection, as when too many files are open",
            self.not_accepted.clone(),
        );
        registry.register(
            "http_errors",
            "Requests answered with an error, by the status",
            self.http_errors.clone(),
        );
        registry.register("store_refusals", "Entries that could not be stored", self.store_refusals.clone());
        let seconds = || Unit::Seconds;
        registry.register_with_unit(
            "store",
            "How long it took to store an entry",
            seconds(),
            self.stored.clone(),
        );
        registry.register_with_unit(
            "answer",
            "How long it took to answer a message",
            seconds(),
            self.answered.clone(),
        );
        self
    }

    /// Counts an attempt to store an entry.
    pub(crate) fn stored(&self, took: Duration, end: &Result<(), StoreError>) {
        if end.is_err() {
            self.store_refusals.inc();
        } else {
            self.stored.observe(took.as_secs_f64());
        }
    }

    /// Counts an answered message.
    pub(crate) fn answered(&self, took: Duration) {
        self.answered.observe(took.as_secs_f64());
    }

    /// Counts a refused request.
    pub(crate) fn refused(&self, why: &RequestError) {
        self.refused.get_or_create(&[("reason", why.reason())]).inc();
    }

    /// Counts a connection that the server has ended.
    pub(crate) fn sent_away(&self, reason: Farewell) {
        self.sent_away.get_or_create(&[("reason", format!("{reason:?}").to_lowercase())]).inc();
    }

    /// Counts a failure to accept a connection.
    pub(crate) fn not_accepted(&self) {
        self.not_accepted.inc();
    }

    /// Counts a request that was answered with an error.
    pub(crate) fn answered_with(&self, status: StatusCode) {
        self.http_errors.get_or_create(&[("status", status.as_str().to_owned())]).inc();
    }

    /// Counts a connection that was not let in because there were too many.
    pub(crate) fn turned_away(&self) {
        self.turned_away.inc();
    }

    /// Counts a new table.
    pub(crate) fn table_made(&self) {
        self.tables_made.inc();
    }

    /// Notes the size of the database. The last known size stays until there is another.
    pub(crate) fn database_has(&self, bytes: u64) {
        self.database.set(i64::try_from(bytes).unwrap_or(i64::MAX));
    }

    /// All figures in Prometheus's text format.
    pub(crate) fn text(&self, gauges: Gauges) -> String {
        let now = [
            (&self.connections, gauges.connections),
            (&self.sockets, gauges.sockets),
            (&self.tables, gauges.tables),
            (&self.thoughts, gauges.thoughts),
        ];
        for (gauge, number) in now {
            gauge.set(i64::try_from(number).unwrap_or(i64::MAX));
        }
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text takes what is written");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_is_counted_by_its_reason_and_by_how_long_it_took() {
        let metrics = Metrics::default();
        metrics.stored(Duration::from_micros(1_500), &Ok(()));
        metrics.stored(Duration::from_millis(30), &Ok(()));
        metrics.stored(Duration::ZERO, &Err(StoreError::Conflict));
        metrics.refused(&RequestError::Stale);
        metrics.sent_away(Farewell::TooMuch);
        metrics.answered_with(StatusCode::TOO_MANY_REQUESTS);
        let text = metrics.text(Gauges { connections: 4, sockets: 3, tables: 2, thoughts: 0 });
        for line in [
            "parlour_sockets 3",
            "parlour_store_seconds_bucket{le=\"0.001\"} 0",
            "parlour_store_seconds_bucket{le=\"0.002\"} 1",
            "parlour_store_seconds_bucket{le=\"0.05\"} 2",
            "parlour_store_seconds_count 2",
            "parlour_store_refusals_total 1",
            "parlour_refused_total{reason=\"stale\"} 1",
            "parlour_sent_away_total{reason=\"toomuch\"} 1",
            "parlour_http_errors_total{status=\"429\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
        assert!(text.contains("parlour_build_info{version=\""), "{text}");
    }

    /// The names under which a family's figures are found.
    fn exported(text: &str) -> Vec<String> {
        let families = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
        let names = families.flat_map(|(name, kind)| {
            let ends: &[&str] = match kind {
                "counter" => &["_total"],
                "histogram" => &["_bucket", "_sum", "_count"],
                "info" => &["_info"],
                _ => &[""],
            };
            ends.iter().map(move |end| format!("{name}{end}"))
        });
        names.collect()
    }

    #[test]
    fn the_dashboard_draws_nothing_that_is_not_exported() {
        let metrics = Metrics::default();
        metrics.database_has(4_096);
        // Without any of them, counters by reason are not told.
        metrics.refused(&RequestError::Stale);
        metrics.sent_away(Farewell::TooMuch);
        metrics.answered_with(StatusCode::TOO_MANY_REQUESTS);
        let text = metrics.text(Gauges { connections: 0, sockets: 0, tables: 0, thoughts: 0 });
        assert!(text.contains("\nparlour_store_bytes 4096\n"), "{text}");
        let names = exported(&text);
        let dashboard = include_str!("../../../deploy/grafana.json");
        let drawn: Vec<&str> = dashboard
            .lines()
            .filter(|line| line.contains("\"expr\""))
            .flat_map(|line| line.split(|letter: char| letter != '_' && !letter.is_ascii_alphanumeric()))
            .filter(|word| word.starts_with("parlour_"))
            .collect();
        assert!(drawn.len() > 10, "{drawn:?}");
        for name in drawn {
            assert!(names.iter().any(|exported| exported == name), "{name} is not among {names:?}");
        }
    }
}
