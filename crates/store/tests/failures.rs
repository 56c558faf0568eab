//! A file that cannot be written or read: nothing is acknowledged, and the error says why.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::{
    fs::{self, File},
    io::{Seek as _, SeekFrom, Write as _},
    path::Path,
    process::Command,
};

use parlour_protocol::{TableId, Version};
use parlour_store::{Append, Database, SqlStore, Standing, Store as _, StoreError, keep_private};
use tempfile::TempDir;

const TABLE: TableId = TableId::new(7);

fn entry(version: u64, length: usize) -> Append {
    Append { table: TABLE, version: Version(version), entry: "x".repeat(length), standing: Standing::Open }
}

/// A separate disk, small enough to be filled.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// Only the superuser may mount one; for others the test says that it is skipped.
    fn mount() -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"]).arg(folder.path()).output();
        if mounted.is_ok_and(|output| output.status.success()) {
            return Some(Self(folder));
        }
        eprintln!("SKIPPED: a full disk is not tested, because no small disk can be mounted here.");
        None
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        Command::new("umount").arg("--lazy").arg(self.0.path()).status().expect("what mounts also unmounts");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_nothing_is_stored_and_when_there_is_room_it_goes_on() {
    let Some(disk) = SmallDisk::mount() else { return };
    let ballast = disk.0.path().join("ballast");
    let store = SqlStore::open(&Database::in_folder(disk.0.path())).await.unwrap();
    store.append(entry(1, 100)).await.unwrap();
    // A reader keeps the log of the database in place, as on a server.
    store.log(TABLE).await.unwrap();
    let mut room = File::create(&ballast).unwrap();
    while room.write_all(&[0; 4096]).is_ok() {}

    let mut stored = 1;
    let refused = loop {
        match store.append(entry(stored + 1, 5_000)).await {
            Ok(()) => stored += 1,
            Err(error) => break error,
        }
        assert!(stored < 1_000, "the disk takes more than it has room for");
    };
    assert_eq!(refused.to_string(), "the table cannot be saved right now: the disk is full");
    assert_eq!(store.health().await, Err(refused));
    assert_eq!(store.log(TABLE).await.unwrap().len() as u64, stored);

    fs::remove_file(&ballast).unwrap();
    drop(room);
    assert_eq!(store.health().await, Ok(()));
    store.append(entry(stored + 1, 5_000)).await.unwrap();
    assert_eq!(store.log(TABLE).await.unwrap().len() as u64, stored + 1);
    store.close().await;
}

async fn filled(folder: &Path) -> Database {
    let database = Database::in_folder(folder);
    let store = SqlStore::open(&database).await.unwrap();
    for version in 1..=40 {
        store.append(entry(version, 3_000)).await.unwrap();
    }
    store.close().await;
    database
}

fn spoil(database: &Database, from: u64, length: usize) {
    let Database::Sqlite(path) = database else { panic!("only a file is spoilt") };
    let mut file = File::options().write(true).open(path).unwrap();
    file.seek(SeekFrom::Start(from)).unwrap();
    file.write_all(&vec![0x5a; length]).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_no_database_is_refused_at_the_start() {
    let folder = TempDir::new().unwrap();
    let database = filled(folder.path()).await;
    spoil(&database, 0, 4096);
    let refused = SqlStore::open(&database).await.unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the saved tables cannot be read: the database file is damaged; go back to a backup with `parlour restore`"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rubbish_in_the_middle_is_found_at_the_start() {
    let folder = TempDir::new().unwrap();
    let database = filled(folder.path()).await;
    spoil(&database, 40_000, 40_000);
    let refused = SqlStore::open(&database).await.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused}");
    assert!(refused.to_string().contains("`parlour restore`"), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_that_cannot_be_is_named() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    File::create(&file).unwrap();
    let refused = SqlStore::open(&Database::in_folder(&file.join("data"))).await.unwrap_err().to_string();
    assert!(refused.contains("file/data cannot be used"), "{refused}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_folder_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let store = SqlStore::open(&Database::in_folder(&data)).await.unwrap();
    store.append(entry(1, 100)).await.unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let files: Vec<_> = fs::read_dir(&data).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() > 1, "the log that SQLite writes ahead is there");
    assert!(files.iter().all(|file| mode(file) == 0o600), "{files:?}");
    store.close().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_that_others_could_read_is_taken_from_them_and_named() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let database = filled(&data).await;
    let Database::Sqlite(file) = &database else { panic!("it is a file") };
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
    assert_eq!(keep_private(&database).unwrap(), [data.clone(), file.clone()]);
    assert_eq!(keep_private(&database).unwrap(), [""; 0].map(std::path::PathBuf::from));
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!([mode(&data), mode(file)], [0o700, 0o600]);
}
