//! A program that is killed without warning: everything it had acknowledged is still there.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::{
    env,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
};

use parlour_protocol::{TableId, Version};
use parlour_store::{Append, Database, SqlStore, Standing, Store as _};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// The variable with the folder for the child's tables; set for the child only.
const DATA: &str = "PARLOUR_TEST_KILLED_DATA";
const TABLES: u128 = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_was_acknowledged_before_a_kill_is_there_after_it() {
    if let Some(data) = env::var_os(DATA) {
        return write_until_killed(Path::new(&data)).await;
    }
    let folder = TempDir::new().unwrap();
    let mut acknowledged = [0; TABLES as usize];
    // Each time the child lives a little longer, so that it dies at many different moments.
    for lines in [1, 3, 10, 31, 57, 98, 160, 233] {
        for (table, version) in killed_after(lines, folder.path()) {
            acknowledged[table] = version;
        }
        let store = SqlStore::open(&Database::in_folder(folder.path())).await.unwrap();
        for (table, version) in acknowledged.iter().enumerate() {
            let log = store.log(TableId::new(table as u128)).await.unwrap();
            assert!(log.len() >= *version, "table {table} has {} entries of {version}", log.len());
            let expected = (1..=log.len()).map(|version| format!("entry {version}"));
            assert_eq!(log, expected.collect::<Vec<_>>());
        }
        store.close().await;
    }
    assert!(acknowledged.iter().sum::<usize>() >= 593);
}

/// What the child had said before it was killed: tables, and the versions they had reached.
fn killed_after(lines: usize, data: &Path) -> Vec<(usize, usize)> {
    let this = env::current_exe().unwrap();
    let mut child = Command::new(this)
        .args(["whatever_was_acknowledged_before_a_kill_is_there_after_it", "--exact", "--nocapture"])
        .env(DATA, data)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap();
    let mut said = Vec::new();
    let mut reader = BufReader::new(child.stdout.take().unwrap()).lines();
    // What it says between the last expected line and its death counts as well.
    while let Some(Ok(line)) = reader.next() {
        if let Some(pair) = acknowledgement(&line) {
            said.push(pair);
        }
        if said.len() == lines {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(said.len() >= lines, "the child ended by itself");
    said
}

fn acknowledgement(line: &str) -> Option<(usize, usize)> {
    let (table, version) = line.strip_prefix("stored ")?.split_once(' ')?;
    // The last line may be cut off. Only complete lines end with a full stop.
    Some((table.parse().ok()?, version.strip_suffix('.')?.parse().ok()?))
}

async fn write_until_killed(data: &Path) {
    let store = Arc::new(SqlStore::open(&Database::in_folder(data)).await.unwrap());
    let mut writers = JoinSet::new();
    for table in 0..TABLES {
        writers.spawn(append_for_ever(Arc::clone(&store), TableId::new(table)));
    }
    let ended = writers.join_next().await;
    panic!("a writer ended by itself: {ended:?}");
}

async fn append_for_ever(store: Arc<SqlStore>, table: TableId) {
    let mut version = Version(store.log(table).await.unwrap().len() as u64);
    loop {
        version = version.next();
        let entry = format!("entry {}", version.0);
        store.append(Append { table, version, entry, standing: Standing::Open }).await.unwrap();
        println!("stored {} {}.", table.bits(), version.0);
    }
}
