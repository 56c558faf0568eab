//! A database that hangs: everybody gets an answer within three seconds, and what was refused is never there
//! afterwards.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
    time::{Duration, Instant},
};

use parlour_protocol::{TableId, Version};
use parlour_store::{Append, Database, SqlStore, Standing, Store as _, StoreError};
use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};

use crate::places::Place;

/// The longest wait that people are promised.
const SOON: Duration = Duration::from_secs(3);
const TABLE: TableId = TableId::new(7);

fn entry(version: u64) -> Append {
    entry_of(TABLE, version)
}

fn entry_of(table: TableId, version: u64) -> Append {
    let entry = format!("entry {version}");
    Append { table, version: Version(version), entry, standing: Standing::Open }
}

/// How the network to the database behaves.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq)]
enum Mood {
    Well,
    /// Nothing gets through, in either direction.
    Hangs,
    /// From the next commit on, no answer comes back.
    AnswerLost,
}

/// A network in front of a PostgreSQL, under the control of a test.
#[derive(Clone)]
struct Network(Arc<AtomicU8>);

impl Network {
    /// Puts a network in front of a database. Returns it and the address that leads through it.
    async fn before(place: &Place) -> (Self, Database) {
        let Database::Postgres(address) = &place.database else { panic!("a file has no network") };
        let (head, tail) = address.split_once('@').unwrap();
        let (host, name) = tail.split_once('/').unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let network = Self(Arc::new(AtomicU8::new(Mood::Well as u8)));
        tokio::spawn(network.clone().carry(listener, host.to_owned()));
        (network, format!("{head}@127.0.0.1:{port}/{name}").parse().unwrap())
    }

    fn be(&self, mood: Mood) {
        self.0.store(mood as u8, Ordering::SeqCst);
    }

    fn is(&self, mood: Mood) -> bool {
        self.0.load(Ordering::SeqCst) == mood as u8
    }

    async fn carry(self, listener: TcpListener, host: String) {
        loop {
            let (client, _) = listener.accept().await.unwrap();
            let server = TcpStream::connect(&host).await.unwrap();
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            let lost = Arc::new(AtomicU8::new(0));
            tokio::spawn(self.clone().pass(from_client, to_server, Arc::clone(&lost), true));
            tokio::spawn(self.clone().pass(from_server, to_client, lost, false));
        }
    }

    /// Passes bytes on while the network's state allows it. Sets `lost` once the answers of the connection
    /// are lost.
    async fn pass(
        self,
        mut from: impl AsyncRead + Unpin,
        mut to: impl AsyncWrite + Unpin,
        lost: Arc<AtomicU8>,
        asks: bool,
    ) {
        let mut bytes = vec![0; 1 << 16];
        while let Ok(count @ 1..) = from.read(&mut bytes).await {
            if asks && self.is(Mood::AnswerLost) && bytes[..count].windows(6).any(|word| word == b"COMMIT") {
                lost.store(1, Ordering::SeqCst);
            }
            while self.is(Mood::Hangs) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            if !asks && lost.load(Ordering::SeqCst) == 1 {
                return std::future::pending().await;
            }
            if to.write_all(&bytes[..count]).await.is_err() {
                return;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_it_hangs_all_are_refused_in_words_within_three_seconds_and_afterwards_it_goes_on() {
    let Some(place) = Place::postgres().await else { return };
    let (network, database) = Network::before(&place).await;
    let store = Arc::new(SqlStore::open(&database).await.unwrap());
    store.append(entry(1)).await.unwrap();
    network.be(Mood::Hangs);
    let mut waiting = tokio::task::JoinSet::new();
    for number in 0..40_u64 {
        let store = Arc::clone(&store);
        waiting.spawn(async move {
            tokio::time::sleep(Duration::from_millis(100 * number)).await;
            let (table, begun) = (TableId::new(u128::from(100 + number)), Instant::now());
            let refused = store.append(entry_of(table, 1)).await;
            let read = store.log(table).await;
            (refused, read, begun.elapsed())
        });
    }
    while let Some(answered) = waiting.join_next().await {
        let (refused, read, waited) = answered.unwrap();
        assert!(matches!(refused, Err(StoreError::Unwell(_))), "{refused:?}");
        assert!(read.is_err());
        assert!(waited < 2 * SOON, "an append and a reading after it took {waited:?}");
    }
    network.be(Mood::Well);
    while store.health().await.is_err() {}
    store.append(entry(2)).await.unwrap();
    assert_eq!(store.log(TABLE).await.unwrap(), ["entry 1", "entry 2"]);
    for number in 0..40 {
        let log = store.log(TableId::new(100 + number)).await.unwrap();
        assert!(log.is_empty(), "what was refused is there: {log:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_whose_commit_was_not_answered_is_unsettled_stays_and_is_never_taken_out() {
    let Some(place) = Place::postgres().await else { return };
    let (network, database) = Network::before(&place).await;
    let store = SqlStore::open(&database).await.unwrap();
    store.append(entry(1)).await.unwrap();
    network.be(Mood::AnswerLost);
    let begun = Instant::now();
    let answer = store.append(entry(2)).await;
    assert!(matches!(answer, Err(StoreError::Unsettled(_))), "{answer:?}");
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    network.be(Mood::Well);
    while store.health().await.is_err() {}
    assert_eq!(store.log(TABLE).await.unwrap(), ["entry 1", "entry 2"]);
    assert_eq!(store.append(entry(2)).await, Err(StoreError::Conflict));
    store.append(entry(3)).await.unwrap();
    assert_eq!(store.log(TABLE).await.unwrap(), ["entry 1", "entry 2", "entry 3"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_version_is_never_written_twice_even_behind_the_back_of_the_server() {
    let Some(place) = Place::postgres().await else { return };
    let store = place.open().await;
    store.append(entry(1)).await.unwrap();
    let second = place.insert(9, TABLE, 1).await.unwrap_err();
    assert!(second.as_database_error().unwrap().is_unique_violation(), "{second}");
    place.insert(10, TABLE, 2).await.unwrap();
    assert_eq!(store.append(entry(2)).await, Err(StoreError::Conflict));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_locked_file_all_are_refused_within_three_seconds() {
    let place = Place::sqlite();
    let store = place.open().await;
    let lock = place.lock().await;
    for version in 1..=4 {
        let begun = Instant::now();
        assert!(matches!(store.append(entry(version)).await, Err(StoreError::Unwell(_))));
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    }
    drop(lock);
}
