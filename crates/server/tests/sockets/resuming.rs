//! Connections that break, messages that come twice, servers that start anew.

use std::sync::Arc;

use parlour_protocol::{Farewell, ServerMessage, Version};
use parlour_store::{Append, Database, MemoryStore, Pending, SqlStore, Store, StoreError};

use crate::{
    guest::{Guest, dealt},
    house::{House, roomy},
    playing::play_on,
};

/// A table of three people, dealt.
async fn three(house: &House) -> Vec<Guest> {
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    dealt(house, table, 3).await
}

fn mover(guests: &[Guest]) -> usize {
    guests.iter().position(|guest| !guest.choices().is_empty()).unwrap()
}

#[tokio::test]
async fn who_comes_back_gets_what_was_missed_and_no_line_twice() {
    let house = House::open().await;
    let mut guests = three(&house).await;
    let away = (mover(&guests) + 1) % 3;
    let lines = guests[away].lines.len();
    for _ in 0..2 {
        let now = mover(&guests);
        let action = guests[now].choices()[0].clone();
        let version = guests[now].play(&action).await.unwrap();
        for (number, guest) in guests.iter_mut().enumerate().filter(|(number, _)| *number != away) {
            guest.until(|guest| guest.version >= version).await;
            assert_ne!(number, away);
        }
        guests[away].come_back().await;
        assert_eq!(guests[away].version, version);
    }
    assert!(guests[away].lines.len() > lines);
    let table = guests[0].room.as_ref().unwrap().id;
    let mut fresh = Guest::connect(house.address, table, Some(&guests[away].cookie), &[]).await.unwrap();
    fresh.hello(None).await;
    assert_eq!(fresh.lines, guests[away].lines);
    assert_eq!(fresh.view.as_ref().unwrap().get(), guests[away].view.as_ref().unwrap().get());
}

#[tokio::test]
async fn who_has_everything_is_sent_no_view_again() {
    let house = House::open().await;
    let mut guests = three(&house).await;
    let views = guests[0].raw.iter().filter(|text| text.contains("\"view\"")).count();
    guests[0].come_back().await;
    assert_eq!(guests[0].raw.iter().filter(|text| text.contains("\"view\"")).count(), views);
}

#[tokio::test]
async fn a_move_sent_twice_is_made_once_and_answered_twice() {
    let house = House::open().await;
    let mut guests = three(&house).await;
    let now = mover(&guests);
    let guest = &mut guests[now];
    let action = guest.choices()[0].clone();
    let message = Guest::move_of("twice", guest.version, &action);
    guest.send(&message).await;
    guest.send(&message).await;
    let first = guest.answer(Some("twice")).await.unwrap();
    assert_eq!(guest.answer(Some("twice")).await, Ok(first));
    guest.come_back().await;
    guest.send(&message).await;
    assert_eq!(guest.answer(Some("twice")).await, Ok(first));
    assert_eq!(guest.version, first, "nothing else has happened");
}

#[tokio::test]
async fn a_stale_move_is_refused_with_the_table_as_it_is() {
    let house = House::open().await;
    let mut guests = three(&house).await;
    let now = mover(&guests);
    let (old, action) = (guests[now].version, guests[now].choices()[0].clone());
    play_once_around(&mut guests).await;
    let guest = &mut guests[now];
    guest.send(&Guest::move_of("stale", Version(old.0 - 1), &action)).await;
    let why = guest.answer(Some("stale")).await.unwrap_err();
    assert!(why.contains("gone on") || why.contains("nothing to decide"), "{why}");
    let Some(ServerMessage::Update(update)) = guest.next().await else { panic!("the view comes with it") };
    assert_eq!(update.view.unwrap().get(), guest.view.as_ref().unwrap().get());
}

async fn play_once_around(guests: &mut [Guest]) {
    for _ in 0..3 {
        let now = mover(guests);
        let action = guests[now].choices()[0].clone();
        let version = guests[now].play(&action).await.unwrap();
        for guest in guests.iter_mut() {
            guest.until(|guest| guest.version >= version).await;
        }
    }
}

/// Whether the store is kept in memory or in a file, the table goes on after a restart.
async fn restart(first: Arc<dyn Store>, second: impl AsyncFnOnce(Arc<dyn Store>) -> Arc<dyn Store>) {
    let house = House::with(roomy(), Arc::clone(&first)).await;
    let mut guests = three(&house).await;
    let now = mover(&guests);
    let action = guests[now].choices()[0].clone();
    let message = Guest::move_of("before", guests[now].version, &action);
    guests[now].send(&message).await;
    let version = guests[now].answer(Some("before")).await.unwrap();
    for guest in &mut guests {
        guest.until(|guest| guest.version >= version).await;
    }
    house.stop().await;
    for guest in &mut guests {
        assert_eq!(guest.farewell().await, Some(Farewell::Stopping));
    }
    let house = House::with(roomy(), second(first).await).await;
    for guest in &mut guests {
        guest.come_back_to(house.address).await;
        assert_eq!(guest.version, version, "what was acknowledged is there");
    }
    // The answer could have been lost with the server: sent again, it is known.
    guests[now].send(&message).await;
    assert_eq!(guests[now].answer(Some("before")).await, Ok(version));
    play_on(&mut guests).await;
    let table = guests[0].room.as_ref().unwrap().id;
    assert!(house.record(table).await.is_some());
    house.stop().await;
}

#[tokio::test]
async fn a_table_goes_on_after_a_restart() {
    restart(Arc::new(MemoryStore::default()), async |store| store).await;
}

#[tokio::test]
async fn a_table_in_a_file_goes_on_after_a_restart() {
    let folder = tempfile::TempDir::new().unwrap();
    let database = Database::in_folder(folder.path());
    let open = async || Arc::new(SqlStore::open(&database).await.unwrap());
    restart(open().await, async |first| {
        // The file is one server's alone: the first lets go of it when its last task ends.
        drop(first);
        loop {
            match SqlStore::open(&database).await {
                Ok(store) => return Arc::new(store) as Arc<dyn Store>,
                Err(_) => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            }
        }
    })
    .await;
}

/// A store that says no when it is told to, or says no after it has stored all the same.
#[derive(Default)]
struct Moody {
    kept: MemoryStore,
    mood: std::sync::Mutex<Mood>,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum Mood {
    #[default]
    Well,
    Full,
    AnswerLost,
}

impl Moody {
    fn be(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    fn mood(&self) -> Mood {
        *self.mood.lock().unwrap()
    }
}

impl Store for Moody {
    fn append(&self, append: Append) -> Pending<'_, ()> {
        let unwell = || StoreError::Unwell("the disk is full".to_owned());
        Box::pin(async move {
            match self.mood() {
                Mood::Well => self.kept.append(append).await,
                Mood::Full => Err(unwell()),
                Mood::AnswerLost => self.kept.append(append).await.and(Err(unwell())),
            }
        })
    }

    fn log(&self, table: parlour_protocol::TableId) -> Pending<'_, Vec<String>> {
        self.kept.log(table)
    }

    fn open_tables(&self) -> Pending<'_, Vec<parlour_protocol::TableId>> {
        self.kept.open_tables()
    }

    fn record(&self, table: parlour_protocol::TableId) -> Pending<'_, Option<String>> {
        self.kept.record(table)
    }

    fn records(&self, after: u64, limit: u32) -> Pending<'_, Vec<String>> {
        self.kept.records(after, limit)
    }

    fn health(&self) -> Pending<'_, ()> {
        let answer = if self.mood() == Mood::Well {
            Ok(())
        } else {
            Err(StoreError::Unwell("the disk is full".to_owned()))
        };
        Box::pin(async { answer })
    }
}

#[tokio::test]
async fn a_full_disk_refuses_moves_in_words_changes_nothing_and_is_seen_from_outside() {
    let store = Arc::new(Moody::default());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let mut guests = three(&house).await;
    let now = mover(&guests);
    let (action, before) = (guests[now].choices()[0].clone(), guests[now].version);
    store.be(Mood::Full);
    let why = guests[now].play(&action).await.unwrap_err();
    assert_eq!(why, "the table cannot be stored just now: the disk is full");
    assert_eq!(house.get("/readyz").await.status, 503);
    assert_eq!(house.get("/healthz").await.status, 200);
    let create =
        house.request("POST", "/api/tables", "Content-Type: application/json\r\n", r#"{"game":"tps"}"#);
    assert_eq!(create.await.status, 503);
    store.be(Mood::Well);
    assert_eq!(house.get("/readyz").await.status, 200);
    assert_eq!(guests[now].play(&action).await, Ok(before.next()));
}

#[tokio::test]
async fn a_move_that_was_stored_though_the_store_said_no_is_found_again() {
    let store = Arc::new(Moody::default());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let mut guests = three(&house).await;
    let now = mover(&guests);
    let action = guests[now].choices()[0].clone();
    let message = Guest::move_of("lost", guests[now].version, &action);
    store.be(Mood::AnswerLost);
    guests[now].send(&message).await;
    assert!(guests[now].answer(Some("lost")).await.is_err());
    store.be(Mood::Well);
    guests[now].send(&message).await;
    assert!(guests[now].answer(Some("lost")).await.unwrap_err().contains("read again"));
    guests[now].send(&message).await;
    let version = guests[now].answer(Some("lost")).await.unwrap();
    for guest in &mut guests {
        guest.until(|guest| guest.version >= version).await;
    }
    play_on(&mut guests).await;
}
