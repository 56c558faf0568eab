//! Connections that break, messages that come twice, servers that start anew.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use parlour_protocol::{Farewell, ServerMessage, Version};
use parlour_store::{Database, MemoryStore, SqlStore, Store};
use sqlx::{AnyConnection, Connection as _, Executor as _};
use tokio::time::sleep;

use crate::{
    house::{House, roomy},
    moody::{Mood, Moody},
    player::{Player, dealt},
    playing::play_on,
};

/// A table of three people, dealt.
async fn three(house: &House) -> Vec<Player> {
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    dealt(house, table, 3).await
}

fn mover(players: &[Player]) -> usize {
    players.iter().position(|player| !player.choices().is_empty()).unwrap()
}

#[tokio::test]
async fn who_comes_back_gets_what_was_missed_and_no_line_twice() {
    let house = House::open().await;
    let mut players = three(&house).await;
    let away = (mover(&players) + 1) % 3;
    let lines = players[away].lines().len();
    for _ in 0..2 {
        let now = mover(&players);
        let action = players[now].choices()[0].clone();
        let version = players[now].play(&action).await.unwrap();
        for (number, player) in players.iter_mut().enumerate().filter(|(number, _)| *number != away) {
            player.until(|player| player.version() >= version).await;
            assert_ne!(number, away);
        }
        players[away].come_back().await;
        assert_eq!(players[away].version(), version);
    }
    assert!(players[away].lines().len() > lines);
    let table = players[0].room().unwrap().id;
    let mut fresh = Player::connect(house.address, table, Some(&players[away].cookie), &[]).await.unwrap();
    fresh.hello().await;
    assert_eq!(fresh.lines(), players[away].lines());
    assert_eq!(fresh.view().unwrap().get(), players[away].view().unwrap().get());
}

#[tokio::test]
async fn who_has_everything_is_sent_no_view_again() {
    let house = House::open().await;
    let mut players = three(&house).await;
    let views = players[0].raw.iter().filter(|text| text.contains("\"view\"")).count();
    players[0].come_back().await;
    assert_eq!(players[0].raw.iter().filter(|text| text.contains("\"view\"")).count(), views);
}

#[tokio::test]
async fn a_move_sent_twice_is_made_once_and_answered_twice() {
    let house = House::open().await;
    let mut players = three(&house).await;
    let now = mover(&players);
    let player = &mut players[now];
    let action = player.choices()[0].clone();
    let message = Player::move_of("twice", player.version(), &action);
    player.send(&message).await;
    player.send(&message).await;
    let first = player.answer(Some("twice")).await.unwrap();
    assert_eq!(player.answer(Some("twice")).await, Ok(first));
    player.come_back().await;
    player.send(&message).await;
    assert_eq!(player.answer(Some("twice")).await, Ok(first));
    assert_eq!(player.version(), first, "nothing else has happened");
}

#[tokio::test]
async fn a_stale_move_is_refused_with_the_table_as_it_is() {
    let house = House::open().await;
    let mut players = three(&house).await;
    let now = mover(&players);
    let (old, action) = (players[now].version(), players[now].choices()[0].clone());
    play_once_around(&mut players).await;
    let player = &mut players[now];
    player.send(&Player::move_of("stale", Version(old.0 - 1), &action)).await;
    let why = player.answer(Some("stale")).await.unwrap_err();
    assert!(why.contains("moved on") || why.contains("not your turn"), "{why}");
    let Some(ServerMessage::Update(update)) = player.next().await else { panic!("the view comes with it") };
    assert_eq!(update.view.unwrap().get(), player.view().unwrap().get());
}

async fn play_once_around(players: &mut [Player]) {
    for _ in 0..3 {
        let now = mover(players);
        let action = players[now].choices()[0].clone();
        let version = players[now].play(&action).await.unwrap();
        for player in players.iter_mut() {
            player.until(|player| player.version() >= version).await;
        }
    }
}

/// Whether the store is kept in memory or in a file, the table goes on after a restart.
async fn restart(first: Arc<dyn Store>, second: impl AsyncFnOnce(Arc<dyn Store>) -> Arc<dyn Store>) {
    let house = House::with(roomy(), Arc::clone(&first)).await;
    let mut players = three(&house).await;
    let now = mover(&players);
    let action = players[now].choices()[0].clone();
    let message = Player::move_of("before", players[now].version(), &action);
    players[now].send(&message).await;
    let version = players[now].answer(Some("before")).await.unwrap();
    for player in &mut players {
        player.until(|player| player.version() >= version).await;
    }
    house.stop().await;
    for player in &mut players {
        assert_eq!(player.farewell().await, Some(Farewell::Stopping));
    }
    let house = House::with(roomy(), second(first).await).await;
    for player in &mut players {
        player.come_back_to(house.address).await;
        assert_eq!(player.version(), version, "what was acknowledged is there");
    }
    // The answer could have been lost with the server: sent again, it is known.
    players[now].send(&message).await;
    assert_eq!(players[now].answer(Some("before")).await, Ok(version));
    play_on(&mut players).await;
    let table = players[0].room().unwrap().id;
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
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_full_disk_refuses_moves_in_words_changes_nothing_and_is_seen_from_outside() {
    let store = Arc::new(Moody::default());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let mut players = three(&house).await;
    let now = mover(&players);
    let (action, before) = (players[now].choices()[0].clone(), players[now].version());
    store.be(Mood::Full);
    let why = players[now].play(&action).await.unwrap_err();
    assert_eq!(why, "the table cannot be saved right now: the disk is full");
    assert_eq!(house.get("/readyz").await.status, 503);
    assert_eq!(house.get("/healthz").await.status, 200);
    let create =
        house.request("POST", "/api/tables", "Content-Type: application/json\r\n", r#"{"game":"tps"}"#);
    assert_eq!(create.await.status, 503);
    store.be(Mood::Well);
    assert_eq!(house.get("/readyz").await.status, 200);
    assert_eq!(players[now].play(&action).await, Ok(before.next()));
}

/// A move whose fate nobody knows: the table is given up, its sockets end, and the move that is sent again settles it.
async fn settles(mood: Mood) {
    let store = Arc::new(Moody::default());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let mut players = three(&house).await;
    let now = mover(&players);
    let (action, before) = (players[now].choices()[0].clone(), players[now].version());
    let message = Player::move_of("lost", before, &action);
    store.be(mood);
    players[now].send(&message).await;
    for player in &mut players {
        assert_eq!(player.farewell().await, Some(Farewell::Unsettled));
    }
    store.be(Mood::Well);
    for player in &mut players {
        player.come_back().await;
    }
    players[now].send(&message).await;
    assert_eq!(players[now].answer(Some("lost")).await, Ok(before.next()));
    for player in &mut players {
        player.until(|player| player.version() == before.next()).await;
    }
    play_on(&mut players).await;
}

#[tokio::test]
async fn a_move_that_was_stored_though_nobody_could_say_so_is_acknowledged_when_it_is_sent_again() {
    settles(Mood::AnswerLost).await;
}

#[tokio::test]
async fn a_move_that_reaches_the_disk_after_the_table_was_read_again_is_made_once() {
    settles(Mood::AnswerLostAndLate).await;
}

#[tokio::test]
async fn a_hint_is_refused_in_time_though_the_store_that_should_note_it_hangs() {
    let store = Arc::new(Moody::default());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let table = house.table(r#"{"game":"tps","seats":3,"hints":"all","bots":["random","random"]}"#).await;
    let mut ada = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    ada.send("\"start\"").await;
    ada.until(|ada| !ada.choices().is_empty()).await;
    ada.send(r#"{"ask":{"id":"h0","for":"hint"}}"#).await;
    let version = ada.answer(Some("h0")).await.unwrap();
    let hints = ada.next().await;
    assert!(matches!(hints, Some(ServerMessage::Hints { version: of, .. }) if of == version), "{hints:?}");
    store.be(Mood::Hangs);
    ada.send(r#"{"ask":{"id":"h1","for":"hint"}}"#).await;
    // The table waits for the store, and the next one waits for the table.
    ada.send(r#"{"ask":{"id":"h2","for":"hint"}}"#).await;
    for id in ["h1", "h2"] {
        let why = ada.answer(Some(id)).await.unwrap_err();
        assert!(why.starts_with("too many people want a hint right now"), "{why}");
    }
}

#[tokio::test]
async fn while_the_database_hangs_a_move_is_refused_in_words_and_afterwards_it_is_made() {
    let folder = tempfile::TempDir::new().unwrap();
    let database = Database::in_folder(folder.path());
    let Database::Sqlite(path) = &database else { panic!("a folder has a file") };
    let store = Arc::new(SqlStore::open(&database).await.unwrap());
    let house = House::with(roomy(), store as Arc<dyn Store>).await;
    let mut players = three(&house).await;
    let now = mover(&players);
    let (action, before) = (players[now].choices()[0].clone(), players[now].version());
    // Somebody else holds the file, and nothing comes back from it.
    let mut lock = AnyConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    lock.execute("BEGIN IMMEDIATE").await.unwrap();
    let begun = Instant::now();
    let why = players[now].play(&action).await.unwrap_err();
    assert!(why.starts_with("the table cannot be saved right now"), "{why}");
    // Three seconds are promised; this much later only a server answers that waits for the file.
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    for player in &mut players {
        player.send("\"ping\"").await;
        player.until(|player| player.raw.last().is_some_and(|text| text == "\"pong\"")).await;
        assert_eq!(player.version(), before, "nothing has happened");
    }
    lock.close().await.unwrap();
    let version = loop {
        match players[now].play(&action).await {
            Ok(version) => break version,
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    };
    assert_eq!(version, before.next());
    for player in &mut players {
        player.until(|player| player.version() == version).await;
    }
    play_on(&mut players).await;
}
