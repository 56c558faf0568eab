//! Bytes that change on the disk are noticed, and everything undamaged can still be read.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::{fs, sync::Arc};

use parlour_protocol::{TableId, Version};
use parlour_store::{
    Append, Archive, DamageError, Database, SqlStore, Standing, Store as _, StoreError, check,
};
use tempfile::TempDir;
use tokio::task::JoinSet;

fn append(table: u128, version: u64, entry: String) -> Append {
    Append { table: TableId::new(table), version: Version(version), entry, standing: Standing::Open }
}

/// Stores twenty tables of thirty entries each, every other one with a record.
async fn filled(folder: &TempDir) -> Database {
    let database = Database::in_folder(folder.path());
    let store = Arc::new(SqlStore::open(&database).await.unwrap());
    let mut tables = JoinSet::new();
    for table in 0..20 {
        let store = Arc::clone(&store);
        tables.spawn(async move {
            for version in 1..=29 {
                store
                    .append(append(table, version, format!("entry-{table:02}-{version:02}.")))
                    .await
                    .unwrap();
            }
        });
    }
    tables.join_all().await;
    for table in 0..20 {
        let standing = match table % 2 {
            0 => Standing::Finished { record: format!("record-{table:02} {}", "x".repeat(6_000)) },
            _ => Standing::Open,
        };
        let last = append(table, 30, format!("entry-{table:02}-30."));
        store.append(Append { standing, ..last }).await.unwrap();
    }
    Arc::into_inner(store).unwrap().close().await;
    database
}

/// Changes one letter of a text, also in the copies that moved pages have left behind.
fn spoil(database: &Database, text: &str, letter: usize, to: u8) {
    let Database::Sqlite(path) = database else { panic!("only a file is spoilt") };
    let mut bytes = fs::read(path).unwrap();
    let found = bytes.windows(text.len()).enumerate().filter(|(_, letters)| *letters == text.as_bytes());
    let places: Vec<usize> = found.map(|(place, _)| place).collect();
    assert!(!places.is_empty());
    for place in places {
        bytes[place + letter] = to;
    }
    fs::write(path, bytes).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_whole_passes_the_check() {
    let folder = TempDir::new().unwrap();
    let database = filled(&folder).await;
    let found = check(&database).await.unwrap();
    assert_eq!((found.entries, found.tables, found.records, found.unsealed), (600, 20, 10, 0));
    assert_eq!(found.damages, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_changed_letter_of_any_entry_is_found_by_the_check_and_by_whoever_reads_the_log() {
    for (table, version) in [(0, 1), (7, 15), (19, 30)] {
        let folder = TempDir::new().unwrap();
        let database = filled(&folder).await;
        spoil(&database, &format!("entry-{table:02}-{version:02}."), 3, b'X');
        let damaged = DamageError::Entry { table: TableId::new(table), version: Version(version) };
        assert!(check(&database).await.unwrap().damages.contains(&damaged));
        let archive = Archive::open(&database).await.unwrap();
        let refused = archive.log(TableId::new(table)).await.unwrap_err();
        assert!(
            matches!(&refused, StoreError::Damaged(why) if why.contains("is not what was stored")),
            "{refused}"
        );
        assert_eq!(archive.log(TableId::new(5)).await.unwrap().len(), 30, "other tables are whole");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_record_does_not_keep_others_from_being_read() {
    for to in [b'R', 0xff] {
        let folder = TempDir::new().unwrap();
        let database = filled(&folder).await;
        // Table 6 was the fourth to end. In one case a letter is changed, in the other it is no longer text.
        spoil(&database, "record-06", 0, to);
        let archive = Archive::open(&database).await.unwrap();
        assert!(archive.records(0, 99).await.is_err());
        let found = archive.records_one_by_one(0, 99).await.unwrap();
        let damaged: Vec<u64> =
            found.iter().filter(|found| found.record.is_err()).map(|found| found.place).collect();
        assert_eq!((found.len(), damaged), (10, vec![4]));
        assert!(found[4].record.as_ref().unwrap().starts_with("record-08"));
        let found = check(&database).await.unwrap();
        assert_eq!(found.damages.len(), 1, "{:?}", found.damages);
    }
}
