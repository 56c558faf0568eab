//! Compares the server's log with what people were told: [`compare`].

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use parlour_core::record::Record;
use parlour_protocol::TableId;
use parlour_store::{Database, SqlStore, Store as _};
use serde_json::Value;

use super::ledger::{Ledger, Sent};
use crate::SiegeError;

/// The findings of the comparison.
#[derive(Clone, Default, Debug)]
pub(crate) struct Findings {
    /// Acknowledged moves that are not in the log at the version named, each described in words.
    pub(crate) lost: Vec<String>,
    /// Moves that are in the log more than once, each described in words.
    pub(crate) twice: Vec<String>,
    /// Stale moves that were played all the same, each described in words.
    pub(crate) happened: Vec<String>,
    /// The number of entries read.
    pub(crate) entries: u64,
    /// The number of finished games whose records the rules accept.
    pub(crate) records: u64,
}

/// A player's move in the log.
struct Stored {
    version: u64,
    seat: u64,
    action: String,
    id: String,
}

/// Reads the logs of all tables and compares them with the ledgers.
pub(crate) async fn compare(folder: &Path, ledgers: &[Ledger]) -> Result<Findings, SiegeError> {
    let store = SqlStore::open(&Database::in_folder(&folder.join("data"))).await?;
    let mut tables: BTreeMap<TableId, Vec<&Ledger>> = BTreeMap::new();
    for ledger in ledgers {
        tables.entry(ledger.table).or_default().push(ledger);
    }
    let mut findings = Findings::default();
    for (table, ledgers) in tables {
        let log = store.log(table).await?;
        findings.entries += log.len() as u64;
        let moves: Vec<Stored> = log.iter().zip(1..).filter_map(|(line, at)| stored(line, at)).collect();
        for ledger in &ledgers {
            findings.check(ledger, &moves);
        }
        if ledgers.iter().any(|ledger| ledger.over) {
            let record = store.record(table).await?;
            let record =
                record.ok_or_else(|| SiegeError::wrong(format!("{table} is over without a record")))?;
            verify(ledgers[0].game, &record)?;
            findings.records += 1;
        }
    }
    store.close().await;
    Ok(findings)
}

fn verify(game: &str, record: &str) -> Result<(), SiegeError> {
    let record = Record::from_json(record).map_err(|bad| SiegeError::wrong(bad.to_string()))?;
    let game = parlour_registry::find(game).map_err(|unknown| SiegeError::wrong(unknown.to_string()))?;
    game.redeal(&record).map_err(|unfair| SiegeError::wrong(unfair.to_string()))
}

fn stored(line: &str, version: u64) -> Option<Stored> {
    let entry: Value = serde_json::from_str(line).ok()?;
    let moved = entry.get("moved")?;
    let text = |value: &Value| value.as_str().map(str::to_owned);
    Some(Stored {
        version,
        seat: moved["seat"].as_u64()?,
        action: text(&moved["action"])?,
        id: text(&moved["by"]["person"]["id"])?,
    })
}

impl Findings {
    fn check(&mut self, ledger: &Ledger, moves: &[Stored]) {
        let mine = || moves.iter().filter(|stored| stored.seat == ledger.seat.number() as u64);
        for (id, (Sent { action, .. }, version)) in &ledger.acknowledged {
            let there = mine()
                .any(|stored| stored.id == *id && stored.version == version.0 && stored.action == *action);
            if !there {
                self.lost.push(format!("{} {id} `{action}` at {}", ledger.table, version.0));
            }
        }
        let mut seen = BTreeSet::new();
        for stored in mine() {
            if !seen.insert(&stored.id) {
                self.twice.push(format!("{} {}", ledger.table, stored.id));
            }
            if ledger.stale.contains(&stored.id) {
                self.happened.push(format!("{} {}", ledger.table, stored.id));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use parlour_core::Seat;
    use parlour_protocol::Version;

    use super::*;
    use crate::torture::ledger::EventCounts;

    fn line(id: &str, action: &str) -> String {
        format!(
            r#"{{"moved":{{"seat":0,"action":"{action}","by":{{"person":{{"person":"00","id":"{id}"}}}},"at":1}}}}"#
        )
    }

    fn findings(log: &[String]) -> Findings {
        let sent = Sent { version: Version(1), action: "play R9".to_owned() };
        let ledger = Ledger {
            table: TableId::new(1),
            game: "tps",
            seat: Seat::new(0),
            acknowledged: BTreeMap::from([("a".to_owned(), (sent, Version(2)))]),
            stale: BTreeSet::from(["s".to_owned()]),
            counts: EventCounts::default(),
            over: false,
            connected_to: 1,
        };
        let moves: Vec<Stored> = log.iter().zip(1..).filter_map(|(line, at)| stored(line, at)).collect();
        let mut findings = Findings::default();
        findings.check(&ledger, &moves);
        findings
    }

    #[test]
    fn what_was_acknowledged_stands_in_the_log_once_and_where_it_was_said_to() {
        let begin = r#"{"started":{"at":1}}"#.to_owned();
        let good = findings(&[begin.clone(), line("a", "play R9")]);
        assert_eq!([good.lost.len(), good.twice.len(), good.happened.len()], [0, 0, 0]);
        assert_eq!(findings(std::slice::from_ref(&begin)).lost.len(), 1, "it is missing");
        assert_eq!(findings(&[line("a", "play R9")]).lost.len(), 1, "it is elsewhere");
        assert_eq!(findings(&[begin.clone(), line("a", "play R8")]).lost.len(), 1, "it is another");
        let twice = [begin.clone(), line("a", "play R9"), line("a", "play R9")];
        assert_eq!(findings(&twice).twice.len(), 1);
        assert_eq!(findings(&[begin, line("a", "play R9"), line("s", "play R1")]).happened.len(), 1);
    }
}
