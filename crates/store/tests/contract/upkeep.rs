//! Snapshots, other texts and removal, each as a small story.

use std::time::Duration;

use parlour_protocol::{TableId, Version};
use parlour_store::{
    Append, Archive, Quiet, Recent, Rewrite, Snapshot, Standing, Store, StoreError, TableRemoval, check,
};

use crate::places::Place;

const FIRST: TableId = TableId::new(1);
const SECOND: TableId = TableId::new(u128::MAX);

fn entry(table: TableId, version: u64, entry: &str) -> Append {
    Append { table, version: Version(version), entry: entry.to_owned(), standing: Standing::Open }
}

fn last(table: TableId, version: u64, record: &str) -> Append {
    let standing = Standing::Finished { record: record.to_owned() };
    Append { standing, ..entry(table, version, "the end") }
}

fn snapshot(version: u64, text: &str) -> Snapshot {
    Snapshot { version: Version(version), text: text.to_owned() }
}

fn recent(snapshot: Option<Snapshot>, entries: &[&str]) -> Recent {
    Recent { snapshot, entries: entries.iter().map(|&entry| entry.to_owned()).collect() }
}

/// A moment in far days: what is stored by then is older than all that a test stores later.
const fn day(number: u64) -> Duration {
    Duration::from_secs(4_000_000_000 + number * 24 * 60 * 60)
}

fn removal(number: u64) -> TableRemoval {
    TableRemoval { before: day(number), people: Some("ada".to_owned()) }
}

pub(crate) async fn a_table_is_opened_from_its_last_snapshot(store: &dyn Store) {
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    store.append(entry(SECOND, 1, "other")).await.unwrap();
    store.append(entry(FIRST, 2, "two")).await.unwrap();
    assert_eq!(store.recent(FIRST).await.unwrap(), recent(None, &["one", "two"]));
    store.keep_snapshot(FIRST, snapshot(2, "one and two")).await.unwrap();
    assert_eq!(store.recent(FIRST).await.unwrap(), recent(Some(snapshot(2, "one and two")), &[]));
    store.append(entry(FIRST, 3, "three")).await.unwrap();
    assert_eq!(store.recent(FIRST).await.unwrap(), recent(Some(snapshot(2, "one and two")), &["three"]));
    store.keep_snapshot(FIRST, snapshot(3, "all three")).await.unwrap();
    assert_eq!(store.recent(FIRST).await.unwrap(), recent(Some(snapshot(3, "all three")), &[]));
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "two", "three"]);
    assert_eq!(store.recent(SECOND).await.unwrap(), recent(None, &["other"]));
    assert_eq!(store.recent(TableId::new(9)).await.unwrap(), Recent::default());
}

pub(crate) async fn a_snapshot_of_another_moment_is_not_kept(store: &dyn Store) {
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    store.append(entry(FIRST, 2, "two")).await.unwrap();
    store.keep_snapshot(FIRST, snapshot(1, "late")).await.unwrap();
    store.keep_snapshot(FIRST, snapshot(3, "early")).await.unwrap();
    store.keep_snapshot(SECOND, snapshot(1, "of nothing")).await.unwrap();
    assert_eq!(store.recent(FIRST).await.unwrap(), recent(None, &["one", "two"]));
    assert_eq!(store.recent(SECOND).await.unwrap(), Recent::default());
}

pub(crate) async fn what_is_rewritten_is_read_as_if_it_had_been_stored_so(store: &dyn Store) {
    for version in 1..=300 {
        store.append(entry(FIRST, version, "ada")).await.unwrap();
    }
    store.append(last(FIRST, 301, "record of ada")).await.unwrap();
    store.append(entry(SECOND, 1, "ada")).await.unwrap();
    store.keep_snapshot(FIRST, snapshot(301, "ada sits here")).await.unwrap();
    let entries = (1..=300).rev().filter(|version| version % 2 == 0);
    let entries = entries.map(|version| (Version(version), format!("nobody {version}"))).collect();
    store
        .rewrite(
            FIRST,
            Rewrite {
                entries,
                together: vec![(Version(299), "nobody 299".to_owned())],
                record: Some("record".to_owned()),
                ..Rewrite::default()
            },
        )
        .await
        .unwrap();
    let Recent { snapshot, entries } = store.recent(FIRST).await.unwrap();
    assert_eq!((snapshot, entries.len()), (None, 301));
    assert_eq!(
        [&*entries[0], &entries[1], &entries[298], &entries[299]],
        ["ada", "nobody 2", "nobody 299", "nobody 300"]
    );
    assert_eq!(store.record(FIRST).await.unwrap().as_deref(), Some("record"));
    assert_eq!(store.log(SECOND).await.unwrap(), ["ada"]);
    store.append(entry(FIRST, 302, "on")).await.unwrap();
}

pub(crate) async fn what_is_not_there_is_not_rewritten(store: &dyn Store) {
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    let entries = vec![(Version(2), "two".to_owned())];
    let refused = store.rewrite(FIRST, Rewrite { entries, ..Rewrite::default() }).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    assert_eq!(store.log(FIRST).await.unwrap(), ["one"]);
}

pub(crate) async fn tables_are_quiet_at_which_nothing_has_happened_since(store: &dyn Store) {
    let third = TableId::new(3);
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    store.append(last(SECOND, 1, "record")).await.unwrap();
    store.append(entry(third, 1, "one")).await.unwrap();
    store.mark(day(0)).await.unwrap();
    store.append(entry(third, 2, "two")).await.unwrap();
    store.mark(day(5)).await.unwrap();
    let quiet = async |quiet| store.quiet_tables(quiet, 9).await.unwrap();
    assert!(quiet(Quiet::Abandoned(day(0).saturating_sub(Duration::from_millis(1)))).await.is_empty());
    assert_eq!(quiet(Quiet::Abandoned(day(4))).await, [FIRST]);
    assert_eq!(quiet(Quiet::Finished(day(0))).await, [SECOND]);
    assert_eq!(quiet(Quiet::Abandoned(day(5))).await, [FIRST, third]);
    assert_eq!(store.quiet_tables(Quiet::Abandoned(day(5)), 1).await.unwrap().len(), 1);
}

pub(crate) async fn a_removed_table_is_there_no_more_and_its_record_stays(store: &dyn Store) {
    for version in 1..=500 {
        store.append(entry(FIRST, version, "move")).await.unwrap();
        store.append(entry(SECOND, version, "move")).await.unwrap();
    }
    store.append(last(FIRST, 501, "record")).await.unwrap();
    store.keep_snapshot(FIRST, snapshot(501, "all")).await.unwrap();
    store.mark(day(0)).await.unwrap();
    for table in [FIRST, SECOND, TableId::new(9)] {
        store.remove(table, removal(0)).await.unwrap();
        assert!(store.log(table).await.unwrap().is_empty());
        assert_eq!(store.recent(table).await.unwrap(), Recent::default());
    }
    assert!(store.open_tables().await.unwrap().is_empty());
    assert_eq!(store.record(FIRST).await.unwrap().as_deref(), Some("record"));
    while store.sweep().await.unwrap() > 0 {}
    assert_eq!(store.append(entry(SECOND, 501, "late")).await, Err(StoreError::Conflict));
    store.append(entry(TableId::new(2), 1, "new")).await.unwrap();
    assert_eq!(store.log(TableId::new(2)).await.unwrap(), ["new"]);
}

pub(crate) async fn a_table_at_which_something_has_happened_meanwhile_is_not_removed(store: &dyn Store) {
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    store.mark(day(0)).await.unwrap();
    store.append(entry(FIRST, 2, "two")).await.unwrap();
    assert_eq!(store.remove(FIRST, removal(0)).await, Err(StoreError::Conflict));
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "two"]);
}

pub(crate) async fn old_records_are_emptied_and_the_others_keep_their_places(store: &dyn Store) {
    for number in 1..=3 {
        store.append(last(TableId::new(number), 1, &format!("record {number}"))).await.unwrap();
    }
    store.mark(day(0)).await.unwrap();
    store.append(last(TableId::new(4), 1, "record 4")).await.unwrap();
    store.mark(day(1)).await.unwrap();
    assert_eq!(store.remove_records(day(0)).await.unwrap(), 3);
    assert_eq!(store.remove_records(day(0)).await.unwrap(), 0);
    assert_eq!(store.record(TableId::new(1)).await.unwrap(), None);
    assert_eq!(store.records(3, 9).await.unwrap(), ["record 4"]);
}

pub(crate) async fn the_time_goes_on(store: &dyn Store) {
    let first = store.time().await.unwrap();
    assert!(first > Duration::from_secs(1_700_000_000), "{first:?}");
    assert!(store.time().await.unwrap() >= first);
}

pub(crate) async fn what_was_rewritten_and_removed_passes_the_check_at_every_moment(place: &Place) {
    let store = place.open().await;
    for version in 1..=300 {
        store.append(entry(FIRST, version, "ada")).await.unwrap();
    }
    store.append(last(FIRST, 301, "record of ada")).await.unwrap();
    store.append(last(SECOND, 1, "record")).await.unwrap();
    let entries = vec![(Version(7), "nobody".to_owned())];
    let rewritten = Rewrite { entries, record: Some("of nobody".to_owned()), ..Rewrite::default() };
    store.rewrite(FIRST, rewritten).await.unwrap();
    let entries = async || {
        let found = check(&place.database).await.unwrap();
        assert_eq!(found.damages, []);
        found.entries
    };
    assert_eq!(entries().await, 302);
    store.mark(day(0)).await.unwrap();
    store.remove(FIRST, removal(0)).await.unwrap();
    store.remove_records(day(0)).await.unwrap();
    let mut left = 302;
    loop {
        let swept = store.sweep().await.unwrap();
        left -= swept;
        assert_eq!(entries().await, left);
        if swept == 0 {
            break;
        }
    }
    assert_eq!(left, 1);
    store.close().await;
    assert_eq!(place.open().await.log(SECOND).await.unwrap(), ["the end"]);
}

pub(crate) async fn a_snapshot_and_a_removal_outlive_the_server(place: &Place) {
    let store = place.open().await;
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    store.append(last(SECOND, 1, "record")).await.unwrap();
    store.keep_snapshot(FIRST, snapshot(1, "one")).await.unwrap();
    store.mark(day(0)).await.unwrap();
    store.remove(SECOND, removal(0)).await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.recent(FIRST).await.unwrap(), recent(Some(snapshot(1, "one")), &[]));
    assert!(store.log(SECOND).await.unwrap().is_empty());
    assert_eq!(store.sweep().await.unwrap(), 1);
    let archive = Archive::open(&place.database).await.unwrap();
    assert_eq!(archive.people(SECOND).await.unwrap().as_deref(), Some("ada"));
    assert_eq!(archive.tables_with("ada").await.unwrap(), [SECOND]);
    assert_eq!(archive.tables_with("one").await.unwrap(), [FIRST]);
}
