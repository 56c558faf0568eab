//! Deals that the operator cannot choose.

use std::sync::Arc;

use parlour_core::{Nonce, Seat, SeatSet, record::Record};
use parlour_protocol::{DealStage, Farewell, TableId, Version};
use parlour_seat::{Arrived, Pledge, PromiseError, Proved};
use parlour_store::{Append, Database, MemoryStore, SqlStore, Standing, Store};
use serde_json::Value;
use tempfile::TempDir;

use crate::{
    house::{House, roomy},
    player::Player,
    playing::play_on,
};

fn nonce(byte: u8) -> Nonce {
    Nonce::new([byte; 32])
}

fn all() -> SeatSet {
    (0..3).map(Seat::new).collect()
}

/// People whose programs have a nonce, on all seats.
async fn seated(house: &House, table: TableId) -> Vec<Player> {
    let mut players = Vec::new();
    for seat in 0..3 {
        let mut player = Player::pledged(house.address, table, Pledge::new(nonce(seat), 0)).await;
        player.sit(seat, "player").await;
        players.push(player);
    }
    players
}

async fn dealt(players: &mut [Player]) {
    players[0].send("\"start\"").await;
    // Each reveals when it hears of it.
    for player in players.iter_mut() {
        player.until(|player| stage(player) != DealStage::Committing).await;
    }
    for player in players.iter_mut() {
        player.until(|player| player.view().is_some()).await;
    }
}

fn stage(player: &Player) -> DealStage {
    player.room().unwrap().fair.stage
}

#[tokio::test]
async fn every_player_proves_by_themselves_that_the_deal_was_fair() {
    let house = House::open().await;
    for game in ["tps", "faj", "archons"] {
        let table = house.table(&format!(r#"{{"game":"{game}","seats":3}}"#)).await;
        let mut players = seated(&house, table).await;
        dealt(&mut players).await;
        play_on(&mut players).await;
        for player in &mut players {
            player.until(|player| player.deal_check().is_some()).await;
            let proved = Proved { with: all(), without: SeatSet::default(), arrived: Arrived::InTime };
            assert_eq!(player.deal_check(), Some(Ok(proved)), "{game}");
        }
        let mut late = Player::pledged(house.address, table, Pledge::new(nonce(9), 0)).await;
        late.until(|player| player.deal_check().is_some()).await;
        assert_eq!(late.deal_check().unwrap().unwrap().arrived, Arrived::Late);
    }
}

#[tokio::test]
async fn a_rematch_is_proved_as_well() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut players = seated(&house, table).await;
    dealt(&mut players).await;
    play_on(&mut players).await;
    players[0].send("\"rematch\"").await;
    players[0].until(|player| player.rematch().is_some()).await;
    let next = players[0].rematch().unwrap();
    let mut again = Vec::new();
    for (number, player) in players.iter().enumerate() {
        let pledge = Pledge::new(nonce(20 + number as u8), 0);
        again.push(Player::pledged_as(house.address, next, &player.cookie, pledge).await);
    }
    let committed =
        |player: &Player| player.room().unwrap().fair.shares.iter().all(|share| share.commitment.is_some());
    for player in &mut again {
        player.until(committed).await;
    }
    dealt(&mut again).await;
    play_on(&mut again).await;
    for player in &mut again {
        player.until(|player| player.deal_check().is_some()).await;
        assert_eq!(player.deal_check().unwrap().unwrap().with, all());
    }
}

#[tokio::test]
async fn a_restart_in_the_middle_of_the_reveals_loses_none() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let house = House::with(roomy(), Arc::clone(&store)).await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut players = seated(&house, table).await;
    players[0].send("\"start\"").await;
    for player in &mut players[..2] {
        let seat = player.seat().unwrap();
        let has_come = move |player: &Player| matches!(stage(player), DealStage::Revealing { waiting } if !waiting.contains(seat));
        player.until(has_come).await;
    }
    house.stop().await;
    let house = House::with(roomy(), store).await;
    for player in &mut players {
        player.come_back_to(house.address).await;
    }
    for player in &mut players {
        player.until(|player| player.view().is_some()).await;
        assert_eq!(stage(player), DealStage::Dealt { with: all() });
    }
    play_on(&mut players).await;
    for player in &mut players {
        player.until(|player| player.deal_check().is_some()).await;
        assert!(matches!(player.deal_check(), Some(Ok(_))));
    }
}

/// Writes the log of a table into another database, with its first entry changed: what an operator can do.
async fn forged(store: &dyn Store, table: TableId, forge: impl Fn(&mut Value)) -> (TempDir, Arc<dyn Store>) {
    let folder = TempDir::new().unwrap();
    let other = SqlStore::open(&Database::in_folder(folder.path())).await.unwrap();
    for (entry, version) in store.log(table).await.unwrap().into_iter().zip(1..) {
        let mut value: Value = serde_json::from_str(&entry).unwrap();
        if version == 1 {
            forge(&mut value["created"]);
        }
        let append =
            Append { table, version: Version(version), entry: value.to_string(), standing: Standing::Open };
        other.append(append).await.unwrap();
    }
    (folder, Arc::new(other))
}

/// A table in a database, at which people have sat down; the server is stopped.
async fn stopped() -> (TempDir, Arc<dyn Store>, TableId, Vec<Player>) {
    let folder = TempDir::new().unwrap();
    let store = SqlStore::open(&Database::in_folder(folder.path())).await.unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    let house = House::with(roomy(), Arc::clone(&store)).await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let players = seated(&house, table).await;
    house.stop().await;
    (folder, store, table, players)
}

#[tokio::test]
async fn a_seed_swapped_in_the_database_closes_the_table() {
    let (_folder, store, table, players) = stopped().await;
    let seed = |created: &mut Value| created["seed"] = "ab".repeat(32).into();
    let (_other, store) = forged(&*store, table, seed).await;
    let house = House::with(roomy(), store).await;
    let cookie = &players[0].cookie;
    let mut back = Player::connect(house.address, table, Some(cookie), &[]).await.unwrap();
    back.send(r#"{"hello":{"protocol":4,"have":null}}"#).await;
    assert_eq!(back.farewell().await, Some(Farewell::SeedChanged));
}

#[tokio::test]
async fn a_seed_swapped_together_with_its_commitment_is_noticed_by_everybody_who_sat_there() {
    let (_folder, store, table, mut players) = stopped().await;
    let promised = players[0].pledge().unwrap().commitment().unwrap();
    let both = |created: &mut Value| {
        let seed = parlour_core::Seed::new([0xab; 32]);
        created["seed"] = seed.to_string().into();
        created["commitment"] = seed.commitment().to_string().into();
    };
    let (_other, store) = forged(&*store, table, both).await;
    let house = House::with(roomy(), store).await;
    for player in &mut players {
        player.come_back_to(house.address).await;
        assert_eq!(player.breach(), Some(&PromiseError::Commitment));
    }
    players[0].send("\"start\"").await;
    for player in &mut players {
        player.until(|player| stage(player) != DealStage::Committing).await;
    }
    // They keep their nonces to themselves; whoever wants to go on all the same does so without them.
    for player in &players {
        assert_eq!(stage(player), DealStage::Revealing { waiting: all() });
    }
    assert_ne!(players[0].room().unwrap().fair.commitment, promised);
    assert_eq!(players[0].pledge().unwrap().commitment(), Some(promised), "the first one is kept");
}

#[tokio::test]
async fn the_record_says_who_had_no_part_in_the_deal() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["random"]}"#).await;
    let mut ada = Player::pledged(house.address, table, Pledge::new(nonce(1), 0)).await;
    ada.sit(0, "Ada").await;
    let mut ben = Player::new(house.address, table).await;
    ben.sit(1, "Ben").await;
    let mut players = vec![ada, ben];
    dealt(&mut players).await;
    play_on(&mut players).await;
    let ada = &mut players[0];
    ada.until(|player| player.deal_check().is_some()).await;
    let proved = ada.deal_check().unwrap().unwrap();
    assert_eq!((proved.with, proved.without), (SeatSet::only(Seat::new(0)), SeatSet::only(Seat::new(1))));
    let record = Record::from_json(&house.record(table).await.unwrap().to_string()).unwrap();
    let shares: Vec<bool> = record.fair.unwrap().shares.iter().map(|share| share.nonce.is_some()).collect();
    assert_eq!(shares, [true, false], "a bot has no share");
}
