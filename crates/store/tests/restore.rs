//! Tests of going back to a backup.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::{
    fs::{self, File},
    io::{Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use parlour_protocol::{TableId, Version};
use parlour_store::{Append, Database, RestoreError, SqlStore, Standing, Store as _, backup, check, restore};
use tempfile::TempDir;

const TABLE: TableId = TableId::new(7);

fn entry(version: u64) -> Append {
    let entry = format!("entry {version}");
    Append { table: TABLE, version: Version(version), entry, standing: Standing::Open }
}

/// A data folder, and a backup of it with this many entries.
struct Kept {
    folder: TempDir,
    database: Database,
    backup: PathBuf,
}

impl Kept {
    async fn with(entries: u64) -> Self {
        let folder = TempDir::new().unwrap();
        let database = Database::in_folder(&folder.path().join("data"));
        let store = SqlStore::open(&database).await.unwrap();
        for version in 1..=entries {
            store.append(entry(version)).await.unwrap();
        }
        let backup_file = folder.path().join("backup");
        backup(&database, &backup_file).await.unwrap();
        store.close().await;
        Self { folder, database, backup: backup_file }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Adds entries, and leaves the files as a crash does: with SQLite's write-ahead log still there.
    async fn crash_after(&self, entries: std::ops::RangeInclusive<u64>) {
        let store = SqlStore::open(&self.database).await.unwrap();
        for version in entries {
            store.append(entry(version)).await.unwrap();
        }
        let seen = self.folder.path().join("seen");
        fs::create_dir(&seen).unwrap();
        copy_files(&self.data(), &seen);
        store.close().await;
        copy_files(&seen, &self.data());
        assert!(self.data().join("tables.sqlite-wal").metadata().unwrap().len() > 0);
    }

    async fn log(&self) -> Vec<String> {
        let store = SqlStore::open(&self.database).await.unwrap();
        let log = store.log(TABLE).await.unwrap();
        store.close().await;
        log
    }
}

fn copy_files(from: &Path, to: &Path) {
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap().path();
        fs::copy(&file, to.join(file.file_name().unwrap())).unwrap();
    }
}

fn entries(count: u64) -> Vec<String> {
    (1..=count).map(|version| entry(version).entry).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_crash_the_backup_is_not_mixed_with_what_was_there_and_that_is_set_aside() {
    let kept = Kept::with(5).await;
    kept.crash_after(6..=40).await;
    let restored = restore(&kept.backup, &kept.database).await.unwrap();
    assert_eq!((restored.checkup.entries, restored.checkup.damages.as_slice()), (5, [].as_slice()));
    assert_eq!(kept.log().await, entries(5));
    assert!(check(&kept.database).await.unwrap().damages.is_empty());

    let aside = restored.aside.unwrap();
    assert!(aside.starts_with(kept.data()));
    let before = SqlStore::open(&Database::in_folder(&aside)).await.unwrap();
    assert_eq!(before.log(TABLE).await.unwrap(), entries(40));
}

/// A restore that was killed has checked the backup and set aside what was there. The old log may be gone already.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_that_was_killed_is_finished_by_whoever_opens_the_tables_next() {
    for log_is_gone in [false, true] {
        let kept = Kept::with(5).await;
        kept.crash_after(6..=40).await;
        let waiting = kept.data().join("tables.sqlite-restored");
        fs::copy(&kept.backup, &waiting).unwrap();
        if log_is_gone {
            fs::remove_file(kept.data().join("tables.sqlite-wal")).unwrap();
        }
        let refused = check(&kept.database).await.unwrap_err();
        assert!(refused.to_string().contains("a restore was interrupted"), "{refused}");
        assert_eq!(kept.log().await, entries(5));
        assert!(!waiting.exists());
        assert!(check(&kept.database).await.unwrap().damages.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_put_into_an_empty_folder_and_nothing_is_set_aside() {
    let kept = Kept::with(5).await;
    let elsewhere = Database::in_folder(&kept.folder.path().join("new"));
    assert_eq!(restore(&kept.backup, &elsewhere).await.unwrap().aside, None);
    let store = SqlStore::open(&elsewhere).await.unwrap();
    assert_eq!(store.log(TABLE).await.unwrap(), entries(5));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_a_server_runs_nothing_is_restored() {
    let kept = Kept::with(5).await;
    let store = SqlStore::open(&kept.database).await.unwrap();
    let refused = restore(&kept.backup, &kept.database).await.unwrap_err();
    assert!(refused.to_string().contains("another server keeps its tables in"), "{refused}");
    store.append(entry(6)).await.unwrap();
    assert_eq!(store.log(TABLE).await.unwrap(), entries(6));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_whole_backup_is_refused_and_nothing_has_changed() {
    let kept = Kept::with(200).await;
    let damaged = kept.folder.path().join("damaged");
    let bytes = fs::read(&kept.backup).unwrap();
    let place = bytes.windows(9).position(|letters| letters == b"entry 137").unwrap();
    fs::copy(&kept.backup, &damaged).unwrap();
    let mut file = File::options().write(true).open(&damaged).unwrap();
    file.seek(SeekFrom::Start(place as u64)).unwrap();
    file.write_all(b"E").unwrap();
    let refused = restore(&damaged, &kept.database).await.unwrap_err();
    assert!(matches!(refused, RestoreError::Damaged { .. }), "{refused}");
    assert!(refused.to_string().contains("is damaged: entry 137 of table"), "{refused}");

    let text = kept.folder.path().join("text");
    fs::write(&text, "not a database").unwrap();
    let nothing = kept.folder.path().join("nothing");
    let Database::Sqlite(itself) = &kept.database else { panic!("it is a file") };
    for (file, said) in
        [(&text, "is not a backup of tables"), (&nothing, "does not exist"), (itself, "not a backup of them")]
    {
        let refused = restore(file, &kept.database).await.unwrap_err().to_string();
        assert!(refused.contains(said), "{refused}");
    }
    let elsewhere = "postgres://me@host/parlour".parse().unwrap();
    assert!(restore(&kept.backup, &elsewhere).await.unwrap_err().to_string().contains("pg_restore"));
    assert_eq!(kept.log().await, entries(200));
    let left = fs::read_dir(kept.data()).unwrap().map(|file| file.unwrap().file_name());
    assert_eq!(left.collect::<Vec<_>>(), ["tables.sqlite"]);
}
