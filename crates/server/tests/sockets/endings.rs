//! Nothing goes on for ever: quotas, retention, and people who want to be forgotten.

use std::{sync::Arc, time::Duration};

use parlour_core::record::Record;
use parlour_protocol::{Farewell, TableId, Version};
use parlour_server::{Config, Keep, Limits, erase};
use parlour_store::{Append, Archive, Database, MemoryStore, SqlStore, Standing, Store, check};
use sha2::{Digest as _, Sha256};
use tempfile::TempDir;

use crate::{
    house::{House, roomy},
    player::{Player, dealt},
    playing::play_on,
};

const THREE: &str = r#"{"game":"tps","seats":3}"#;

/// Who somebody is in logs.
fn person(player: &Player) -> String {
    let (_, token) = player.cookie.split_once('=').unwrap();
    hex::encode(&Sha256::digest(hex::decode(token).unwrap())[..16])
}

/// A table where Adalovelace plays a whole game with two others and says something; its players.
async fn game_with_ada(house: &House) -> (TableId, Vec<Player>) {
    let table = house.table(THREE).await;
    let mut players = Vec::new();
    for (seat, name) in [(0, "Adalovelace"), (1, "Ben"), (2, "Cleo")] {
        let mut player = Player::new(house.address, table).await;
        player.sit(seat, name).await;
        players.push(player);
    }
    say(&mut players[0], "s0", "it is me, Adalovelace").await;
    say(&mut players[1], "s1", "welcome").await;
    players[0].send("\"start\"").await;
    for player in &mut players {
        player.until(|player| player.view().is_some()).await;
    }
    play_on(&mut players).await;
    (table, players)
}

async fn say(player: &mut Player, id: &str, text: &str) {
    player.send(&serde_json::json!({"say": {"id": id, "text": text}}).to_string()).await;
    player.answer(Some(id)).await.unwrap();
}

/// Asks for something under a name, and waits until it is answered.
async fn ask(player: &mut Player, id: &str, wish: &str) -> Result<(), String> {
    player.send(&format!(r#"{{"ask":{{"id":"{id}","for":{wish}}}}}"#)).await;
    player.answer(Some(id)).await.map(drop)
}

fn texts(log: &[String]) -> String {
    log.join("\n")
}

#[tokio::test]
async fn an_address_that_has_made_too_many_tables_is_told_so_and_a_finished_game_makes_room() {
    let house = House::limited(Limits { address_tables: 1, ..roomy().limits }).await;
    let table = house.table(THREE).await;
    let json = "Content-Type: application/json\r\n";
    let refused = house.request("POST", "/api/tables", json, THREE).await;
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("finish a game, or try again tomorrow"), "{}", refused.body);
    let mut players = dealt(&house, table, 3).await;
    play_on(&mut players).await;
    house.table(THREE).await;
}

#[tokio::test]
async fn a_server_with_as_many_tables_as_it_can_hold_makes_no_more_also_after_a_restart() {
    let config = || Config { limits: Limits { tables: 1, ..roomy().limits }, ..roomy() };
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let house = House::with(config(), Arc::clone(&store)).await;
    house.table(THREE).await;
    house.stop().await;
    let house = House::with(config(), store).await;
    // The tables are there when the server says that it is ready.
    while house.get("/readyz").await.status != 200 {}
    let refused = house.request("POST", "/api/tables", "Content-Type: application/json\r\n", THREE).await;
    assert_eq!(refused.status, 503);
    assert!(refused.body.contains("this server is full"), "{}", refused.body);
}

#[tokio::test]
async fn whoever_has_had_as_many_hints_as_a_log_may_hold_gets_no_more_and_plays_on() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let house = House::with(roomy(), Arc::clone(&store)).await;
    let body = r#"{"game":"tps","seats":3,"hints":"all","bots":["random","random"]}"#;
    let table = house.table(body).await;
    let mut ada = dealt(&house, table, 1).await.remove(0);
    ada.until(|ada| !ada.choices().is_empty()).await;
    house.stop().await;
    let stored = store.log(table).await.unwrap().len() as u64;
    for version in (stored + 1..).take(1_000).map(Version) {
        let entry = r#"{"hinted":{"seat":0}}"#.to_owned();
        store.append(Append { table, version, entry, standing: Standing::Open }).await.unwrap();
    }
    let house = House::with(roomy(), store).await;
    ada.come_back_to(house.address).await;
    let refused = ask(&mut ada, "hint", "\"hint\"").await.unwrap_err();
    assert!(refused.starts_with("you've reached this table"), "{refused}");
    let action = ada.choices()[0].clone();
    ada.play(&action).await.unwrap();
}

#[tokio::test]
async fn old_tables_are_removed_and_records_stay() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let house = House::with(roomy(), Arc::clone(&store)).await;
    let (over, players) = game_with_ada(&house).await;
    let abandoned = house.table(THREE).await;
    drop(players);
    house.stop().await;
    let soon = Some(Duration::ZERO);
    let keep = Keep { finished: soon, abandoned: soon, unused: None, records: None };
    let house = House::with(Config { keep, ..roomy() }, Arc::clone(&store)).await;
    for table in [over, abandoned] {
        while !store.log(table).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let mut late = Player::connect(house.address, table, None, &[]).await.unwrap();
        late.send(r#"{"hello":{"protocol":4,"have":null}}"#).await;
        assert_eq!(late.farewell().await, Some(Farewell::NoSuchTable));
    }
    assert!(house.record(over).await.is_some());
}

#[tokio::test]
async fn who_is_forgotten_leaves_a_game_that_reads_as_before_and_no_name_or_word() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let house = House::with(roomy(), Arc::clone(&store)).await;
    let (table, mut players) = game_with_ada(&house).await;
    let (ada, before) = (person(&players[0]), store.log(table).await.unwrap());
    let cookie = format!("Cookie: {}\r\n", players[0].cookie);
    assert_eq!(house.request("GET", "/api/me", &cookie, "").await.body, format!(r#"{{"person":"{ada}"}}"#));
    assert!(texts(&before).contains(&ada) && texts(&before).contains("Adalovelace"));
    let record = Record::from_json(&store.record(table).await.unwrap().unwrap()).unwrap();
    let told = Player::new(house.address, table).await.lines().to_vec();
    let mut ben = players.swap_remove(1);
    ask(&mut players[0], "forget", "\"forget\"").await.unwrap();

    let after = store.log(table).await.unwrap();
    assert!(!texts(&after).contains(&ada) && !texts(&after).contains("Adalovelace"), "{}", texts(&after));
    assert!(texts(&after).contains("welcome"));
    assert_eq!(after.len(), before.len());
    let mut kept = Record::from_json(&store.record(table).await.unwrap().unwrap()).unwrap();
    let names = [None, Some("Ben".to_owned()), Some("Cleo".to_owned())];
    assert_eq!(kept.names.as_deref(), Some(&names[..]));
    parlour_registry::find("tps").unwrap().verify(&kept).unwrap();
    kept.names = record.names.clone();
    assert_eq!(kept, record);

    ben.until(|ben| ben.raw.last().is_some_and(|text| text.contains("N. N."))).await;
    let fresh = Player::new(house.address, table).await;
    assert!(!fresh.raw.concat().contains("Adalovelace"));
    assert!(fresh.over());
    assert_eq!(fresh.lines(), told, "the game is told as before");
    house.stop().await;
    let house = House::with(roomy(), store).await;
    assert!(Player::new(house.address, table).await.over());
}

#[tokio::test]
async fn who_is_forgotten_in_a_running_game_gets_up_and_the_game_goes_on() {
    let house = House::open().await;
    let table = house.table(THREE).await;
    let mut players = dealt(&house, table, 3).await;
    let cookie = format!("Cookie: {}\r\n", players[0].cookie);
    let forgotten = house.request("POST", &format!("/api/tables/{table}/forget"), &cookie, "").await;
    assert_eq!(forgotten.status, 204, "{}", forgotten.body);
    players[0].until(|player| player.seat().is_none()).await;
    let mut others = players.split_off(1);
    play_on(&mut others).await;
    assert!(house.record(table).await.is_some());
}

#[tokio::test]
async fn whoever_was_banned_and_is_forgotten_stays_banned_and_is_named_nowhere() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let house = House::with(roomy(), Arc::clone(&store)).await;
    let table = house.table(THREE).await;
    let mut ben = Player::new(house.address, table).await;
    let mut ada = Player::new(house.address, table).await;
    ben.sit(0, "Ben").await;
    ada.sit(1, "Adalovelace").await;
    ask(&mut ben, "ban", r#"{"remove":{"seat":1,"how":"ban"}}"#).await.unwrap();
    ada.until(|ada| ada.seat().is_none()).await;
    ask(&mut ada, "forget", "\"forget\"").await.unwrap();
    let log = texts(&store.log(table).await.unwrap());
    assert!(!log.contains(&person(&ada)) && !log.contains("Adalovelace"), "{log}");
    let sit = r#"{"sit":{"seat":1,"name":"Mallory"}}"#;
    for id in ["again", "again2"] {
        let refused = ask(&mut ada, id, sit).await.unwrap_err();
        assert!(refused.starts_with("you were removed from this table"), "{refused}");
        // Another time changes nothing.
        ask(&mut ada, "twice", "\"forget\"").await.unwrap();
    }
    house.stop().await;
    let house = House::with(roomy(), store).await;
    let mut ada = Player::connect(house.address, table, Some(&ada.cookie), &[]).await.unwrap();
    ada.hello().await;
    assert!(ask(&mut ada, "later", sit).await.is_err(), "after a restart too");
}

#[tokio::test]
async fn a_table_that_nobody_uses_is_removed_soon_and_one_where_somebody_sits_is_not() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let house = House::with(roomy(), Arc::clone(&store)).await;
    let (unused, waiting, left) =
        (house.table(THREE).await, house.table(THREE).await, house.table(THREE).await);
    let mut ada = Player::new(house.address, waiting).await;
    ada.sit(0, "Ada").await;
    let mut ben = Player::new(house.address, left).await;
    ben.sit(0, "Ben").await;
    ask(&mut ben, "leave", "\"leave\"").await.unwrap();
    let running = house.table(r#"{"game":"tps","seats":3,"bots":["easy","easy","easy"]}"#).await;
    let mut eve = Player::new(house.address, running).await;
    ask(&mut eve, "start", "\"start\"").await.unwrap();
    eve.until(|eve| eve.view().is_some()).await;
    drop((ada, ben, eve));
    house.stop().await;
    let keep = Keep { finished: None, abandoned: None, unused: Some(Duration::ZERO), records: None };
    let _house = House::with(Config { keep, ..roomy() }, Arc::clone(&store)).await;
    for table in [unused, left] {
        while !store.log(table).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    for table in [waiting, running] {
        assert!(!store.log(table).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn only_who_has_the_cookie_is_forgotten() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let house = House::with(roomy(), Arc::clone(&store)).await;
    let (table, players) = game_with_ada(&house).await;
    let before = store.log(table).await.unwrap();
    let path = format!("/api/tables/{table}/forget");
    assert_eq!(house.request("POST", &path, "", "").await.status, 401);
    let stranger = Player::new(house.address, table).await;
    let cookie = format!("Cookie: {}\r\n", stranger.cookie);
    assert_eq!(house.request("POST", &path, &cookie, "").await.status, 204);
    let foreign = format!("Cookie: {}\r\nOrigin: http://evil.example\r\n", players[0].cookie);
    assert_eq!(house.request("POST", &path, &foreign, "").await.status, 403);
    assert_eq!(store.log(table).await.unwrap(), before);
    let nowhere = format!("/api/tables/{}/forget", TableId::new(7));
    assert_eq!(house.request("POST", &nowhere, &cookie, "").await.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_erased_person_is_nowhere_in_the_file_and_everything_passes_the_check() {
    let folder = TempDir::new().unwrap();
    let database = Database::in_folder(folder.path());
    let store = Arc::new(SqlStore::open(&database).await.unwrap());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let (_, players) = game_with_ada(&house).await;
    let ada = person(&players[0]);
    drop(players);
    house.stop().await;
    let store = alone(store).await;
    let archive = Archive::open(&database).await.unwrap();
    let done = erase(&store, &archive, &ada).await.unwrap();
    assert_eq!(done.tables, 1);
    assert_eq!(erase(&store, &archive, &ada).await.unwrap().tables, 0, "nothing is left of them");
    archive.close().await;
    store.close().await;
    assert_eq!(check(&database).await.unwrap().damages, []);
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for trace in ["Adalovelace", &ada] {
            assert!(!bytes.windows(trace.len()).any(|letters| letters == trace.as_bytes()), "{trace}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_is_erased_from_records_whose_tables_are_gone() {
    let folder = TempDir::new().unwrap();
    let database = Database::in_folder(folder.path());
    let store = Arc::new(SqlStore::open(&database).await.unwrap());
    let keep = Keep { finished: Some(Duration::ZERO), abandoned: None, unused: None, records: None };
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let (table, players) = game_with_ada(&house).await;
    let ada = person(&players[0]);
    drop(players);
    house.stop().await;
    let house = House::with(Config { keep, ..roomy() }, Arc::clone(&store) as Arc<dyn Store>).await;
    while !store.log(table).await.unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.stop().await;
    let store = alone(store).await;
    let archive = Archive::open(&database).await.unwrap();
    assert!(store.record(table).await.unwrap().unwrap().contains("Adalovelace"));
    assert_eq!(erase(&store, &archive, &ada).await.unwrap().tables, 1);
    let record = store.record(table).await.unwrap().unwrap();
    assert!(!record.contains("Adalovelace") && record.contains("Ben"), "{record}");
    assert!(archive.tables_with(&ada).await.unwrap().is_empty());
}

/// The store, once the last task of a stopped server has let go of it.
async fn alone(mut store: Arc<SqlStore>) -> SqlStore {
    loop {
        match Arc::try_unwrap(store) {
            Ok(store) => return store,
            Err(shared) => store = shared,
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
