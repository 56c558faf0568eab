//! Tests of a copy made while the server runs.

use parlour_protocol::{TableId, Version};
use parlour_store::{Append, BackupError, Database, SqlStore, Standing, Store as _, backup};
use tempfile::TempDir;

fn entry(version: u64) -> Append {
    let entry = format!("entry {version}");
    Append { table: TableId::new(7), version: Version(version), entry, standing: Standing::Open }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_entries_are_stored_opens_and_holds_what_was_answered_before() {
    let folder = TempDir::new().unwrap();
    let database = Database::in_folder(&folder.path().join("data"));
    let store = SqlStore::open(&database).await.unwrap();
    for version in 1..=20 {
        store.append(entry(version)).await.unwrap();
    }
    let copied_to = folder.path().join("copy/tables.sqlite");
    std::fs::create_dir(folder.path().join("copy")).unwrap();
    let writing = async {
        for version in 21..=60 {
            store.append(entry(version)).await.unwrap();
        }
    };
    let (copied, ()) = tokio::join!(backup(&database, &copied_to), writing);
    copied.unwrap();

    let restored = SqlStore::open(&Database::Sqlite(copied_to.clone())).await.unwrap();
    let log = restored.log(TableId::new(7)).await.unwrap();
    assert!((20..=60).contains(&log.len()), "{}", log.len());
    assert_eq!(log, (1..=log.len() as u64).map(|version| entry(version).entry).collect::<Vec<_>>());
    assert_eq!(restored.append(entry(log.len() as u64 + 1)).await, Ok(()));

    assert!(matches!(backup(&database, &copied_to).await, Err(BackupError::Exists(_))));
}

#[tokio::test]
async fn what_cannot_be_backed_up_is_said_in_words() {
    let folder = TempDir::new().unwrap();
    let to = folder.path().join("copy");
    let nothing = backup(&Database::in_folder(folder.path()), &to).await.unwrap_err();
    assert!(nothing.to_string().starts_with("there are no tables to back up"), "{nothing}");
    let postgres = "postgres://me@host/parlour".parse().unwrap();
    let elsewhere = backup(&postgres, &to).await.unwrap_err().to_string();
    assert!(elsewhere.contains("pg_dump"), "{elsewhere}");
    assert!(!to.exists());
}
