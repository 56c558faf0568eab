//! The promises, each as a small story.

use std::{future::poll_fn, task::Poll};

use parlour_protocol::{TableId, Version};
use parlour_store::{Append, Archive, Database, SqlStore, Standing, Store, StoreError, check};
use sqlx::Connection as _;
use tokio::{join, task::unconstrained};

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

pub(crate) async fn a_log_is_read_back_in_order(store: &dyn Store) {
    for version in 1..=12 {
        store.append(entry(FIRST, version, &format!("entry {version}"))).await.unwrap();
    }
    let log = store.log(FIRST).await.unwrap();
    assert_eq!(log, (1..=12).map(|version| format!("entry {version}")).collect::<Vec<_>>());
}

pub(crate) async fn logs_do_not_mix(store: &dyn Store) {
    store.append(entry(FIRST, 1, "first")).await.unwrap();
    store.append(entry(SECOND, 1, "second")).await.unwrap();
    assert_eq!(store.log(FIRST).await.unwrap(), ["first"]);
    assert_eq!(store.log(SECOND).await.unwrap(), ["second"]);
    assert!(store.log(TableId::new(2)).await.unwrap().is_empty());
}

pub(crate) async fn a_place_that_is_taken_is_not_given_again(store: &dyn Store) {
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    store.append(entry(FIRST, 2, "two")).await.unwrap();
    assert_eq!(store.append(entry(FIRST, 2, "another two")).await, Err(StoreError::Conflict));
    assert_eq!(store.append(entry(FIRST, 1, "one")).await, Err(StoreError::Conflict));
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "two"]);
}

pub(crate) async fn a_log_has_no_gap(store: &dyn Store) {
    assert_eq!(store.append(entry(FIRST, 2, "two")).await, Err(StoreError::Conflict));
    assert_eq!(store.append(entry(FIRST, 0, "none")).await, Err(StoreError::Conflict));
    assert!(store.open_tables().await.unwrap().is_empty());
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    assert_eq!(store.append(entry(FIRST, 3, "three")).await, Err(StoreError::Conflict));
    assert_eq!(store.log(FIRST).await.unwrap(), ["one"]);
}

pub(crate) async fn entries_that_wait_together_are_all_stored_and_the_wrong_one_alone_is_refused(
    store: &dyn Store,
) {
    let one = store.append(entry(FIRST, 1, "one"));
    let wrong = store.append(entry(FIRST, 1, "another one"));
    let two = store.append(last(FIRST, 2, "record"));
    let ended_twice = store.append(last(FIRST, 3, "another record"));
    let other = store.append(entry(SECOND, 1, "other"));
    let answers = join!(one, wrong, two, ended_twice, other);
    let no = || Err(StoreError::Conflict);
    assert_eq!(answers, (Ok(()), no(), Ok(()), no(), Ok(())));
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "the end"]);
    assert_eq!(store.log(SECOND).await.unwrap(), ["other"]);
    assert_eq!(store.record(FIRST).await.unwrap().as_deref(), Some("record"));
}

pub(crate) async fn a_table_is_open_until_its_game_is_over(store: &dyn Store) {
    store.append(entry(SECOND, 1, "one")).await.unwrap();
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    assert_eq!(store.open_tables().await.unwrap(), [FIRST, SECOND]);
    store.append(last(SECOND, 2, "record")).await.unwrap();
    assert_eq!(store.open_tables().await.unwrap(), [FIRST]);
}

pub(crate) async fn a_game_ends_once(store: &dyn Store) {
    store.append(last(FIRST, 1, "record")).await.unwrap();
    assert_eq!(store.append(last(FIRST, 2, "another")).await, Err(StoreError::Conflict));
    assert_eq!(store.log(FIRST).await.unwrap(), ["the end"]);
    assert_eq!(store.records(0, 9).await.unwrap(), ["record"]);
}

pub(crate) async fn records_come_in_the_order_in_which_games_ended(store: &dyn Store) {
    for number in [5, 3, 8, 1] {
        store.append(last(TableId::new(number), 1, &format!("record {number}"))).await.unwrap();
    }
    assert_eq!(store.records(0, 2).await.unwrap(), ["record 5", "record 3"]);
    assert_eq!(store.records(2, 9).await.unwrap(), ["record 8", "record 1"]);
    assert!(store.records(4, 9).await.unwrap().is_empty());
    assert_eq!(store.record(TableId::new(8)).await.unwrap().as_deref(), Some("record 8"));
    assert_eq!(store.record(TableId::new(2)).await.unwrap(), None);
}

pub(crate) async fn what_is_said_after_the_end_is_kept_too(store: &dyn Store) {
    store.append(last(FIRST, 1, "record")).await.unwrap();
    store.append(entry(FIRST, 2, "well played")).await.unwrap();
    assert_eq!(store.log(FIRST).await.unwrap(), ["the end", "well played"]);
    assert!(store.open_tables().await.unwrap().is_empty());
}

pub(crate) async fn any_text_is_kept_as_it_is(store: &dyn Store) {
    let texts = ["{\"chat\":\"'; DROP TABLE entries; --\"}", "ü 🂡 \\u0000 $1 ?", "", &"long ".repeat(20_000)];
    for (version, text) in (1..).zip(texts) {
        store.append(entry(FIRST, version, text)).await.unwrap();
    }
    assert_eq!(store.log(FIRST).await.unwrap(), texts);
}

pub(crate) async fn what_is_stored_takes_room(store: &dyn Store) {
    let before = store.size().await.unwrap();
    let long: String = (0..100_000).map(|number: u32| number.to_string()).collect();
    store.append(entry(FIRST, 1, &long)).await.unwrap();
    let after = store.size().await.unwrap();
    assert!(after > before, "{before} bytes and then {after}");
}

pub(crate) async fn a_store_at_rest_is_well(store: &dyn Store) {
    assert_eq!(store.health().await, Ok(()));
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    assert_eq!(store.health().await, Ok(()));
}

pub(crate) async fn everything_is_there_after_a_restart(place: &Place) {
    let store = place.open().await;
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    store.append(last(SECOND, 1, "record")).await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.open_tables().await.unwrap(), [FIRST]);
    assert_eq!(store.record(SECOND).await.unwrap().as_deref(), Some("record"));
    assert_eq!(store.append(entry(FIRST, 1, "one")).await, Err(StoreError::Conflict));
    store.append(entry(FIRST, 2, "two")).await.unwrap();
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "two"]);
}

/// All wait at the same time, in their order.
async fn append_together(store: &dyn Store, entries: impl Iterator<Item = Append>) {
    let mut waiting: Vec<_> = entries.map(|entry| Some(store.append(entry))).collect();
    let asked = poll_fn(|context| {
        for slot in &mut waiting {
            let answer = slot.as_mut().expect("nobody has been answered before being asked");
            if let Poll::Ready(stored) = answer.as_mut().poll(context) {
                stored.unwrap();
                *slot = None;
            }
        }
        Poll::Ready(())
    });
    unconstrained(asked).await;
    for answer in waiting.into_iter().flatten() {
        answer.await.unwrap();
    }
}

/// Long enough that it is noted more than once where logs end.
pub(crate) async fn a_log_is_found_however_much_was_stored_after_it(place: &Place) {
    let long = TableId::new(3);
    let store = place.open().await;
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    store.append(last(SECOND, 1, "record")).await.unwrap();
    for begin in (0..20_000).step_by(400) {
        let entries = (1..=400).map(|number| entry(long, begin + number, &(begin + number).to_string()));
        append_together(&store, entries).await;
    }
    store.append(entry(FIRST, 2, "two")).await.unwrap();
    store.append(entry(SECOND, 2, "well played")).await.unwrap();
    let archive = Archive::open(&place.database).await.unwrap();
    assert_eq!(archive.log(FIRST).await.unwrap(), ["one", "two"]);
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "two"]);
    assert_eq!(store.log(SECOND).await.unwrap(), ["the end", "well played"]);
    let numbers: Vec<String> = (1..=20_000).map(|version: u64| version.to_string()).collect();
    assert_eq!(store.log(long).await.unwrap(), numbers);
    for table in [FIRST, SECOND] {
        assert_eq!(store.append(entry(table, 2, "again")).await, Err(StoreError::Conflict));
        assert_eq!(store.append(entry(table, 3, "three")).await, Ok(()));
    }
}

pub(crate) async fn tables_of_an_older_program_are_taken_over(place: &Place) {
    place.make_as_in_the_first_version().await;
    let store = place.open().await;
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "two"]);
    assert_eq!(store.log(SECOND).await.unwrap(), ["the end"]);
    assert_eq!(store.open_tables().await.unwrap(), [FIRST]);
    assert_eq!(store.records(0, 9).await.unwrap(), ["record"]);
    assert_eq!(store.append(entry(FIRST, 2, "again")).await, Err(StoreError::Conflict));
    assert_eq!(store.append(entry(FIRST, 3, "three")).await, Ok(()));
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "two", "three"]);
}

pub(crate) async fn tables_without_checksums_are_taken_over(place: &Place) {
    place.make_without_checksums().await;
    let store = place.open().await;
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "two"]);
    assert_eq!(store.record(SECOND).await.unwrap().as_deref(), Some("record"));
    assert_eq!(store.append(entry(FIRST, 3, "three")).await, Ok(()));
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "two", "three"]);
    let found = check(&place.database).await.unwrap();
    assert_eq!((found.entries, found.records, found.unsealed), (4, 1, 4));
    assert_eq!(found.damages, []);
}

pub(crate) async fn tables_of_a_newer_program_are_refused_in_words(place: &Place) {
    place.open().await.close().await;
    place.make_newer().await;
    let said = [
        SqlStore::open(&place.database).await.unwrap_err(),
        Archive::open(&place.database).await.unwrap_err(),
        check(&place.database).await.unwrap_err(),
    ];
    for said in said.map(|error| error.to_string()) {
        assert!(said.ends_with("written by a newer version of this program: use that one"), "{said}");
    }
}

pub(crate) async fn only_one_server_may_have_it_open(place: &Place) {
    let store = place.open().await;
    if let Database::Sqlite(path) = &place.database {
        // There is no file beside it that could be deleted to let a second one in.
        for file in std::fs::read_dir(path.parent().unwrap()).unwrap() {
            let file = file.unwrap().path();
            if file != *path && !file.to_str().unwrap().contains(".sqlite-") {
                std::fs::remove_file(file).unwrap();
            }
        }
    }
    let second = SqlStore::open(&place.database).await.unwrap_err().to_string();
    assert!(second.contains("another server keeps its tables in"), "{second}");
    store.close().await;
    place.open().await;
}

pub(crate) async fn an_archive_reads_beside_the_server(place: &Place) {
    assert!(Archive::open(&place.database).await.is_err());
    let store = place.open().await;
    let archive = Archive::open(&place.database).await.unwrap();
    store.append(last(FIRST, 1, "record")).await.unwrap();
    assert_eq!(archive.records(0, 9).await.unwrap(), ["record"]);
}

pub(crate) async fn while_somebody_holds_it_locked_nothing_is_stored_and_afterwards_it_goes_on(
    place: &Place,
) {
    let store = place.open().await;
    store.append(entry(FIRST, 1, "one")).await.unwrap();
    let lock = place.lock().await;
    let refused = store.append(entry(FIRST, 2, "two")).await.unwrap_err().to_string();
    assert!(refused.contains("another program holds the database"), "{refused}");
    assert!(store.health().await.is_err());
    lock.close().await.unwrap();
    assert_eq!(store.log(FIRST).await.unwrap(), ["one"]);
    assert_eq!(store.health().await, Ok(()));
    store.append(entry(FIRST, 2, "another two")).await.unwrap();
    assert_eq!(store.log(FIRST).await.unwrap(), ["one", "another two"]);
}
