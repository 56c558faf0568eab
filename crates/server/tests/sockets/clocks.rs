//! Clocks go on evenly, whoever sets the time of day.

use std::sync::Arc;

use parlour_protocol::SeatPlayer;
use parlour_store::Store;
use serde_json::Value;

use crate::{
    house::{House, roomy},
    moody::Moody,
    player::{Player, dealt},
};

const HOUR: i64 = 60 * 60;
/// Ten minutes for a move, and as long for being away.
const TABLE: &str = r#"{"game":"tps","seats":3,"pace":{"seconds":600,"grace":600}}"#;
const SECONDS: u64 = 600;

/// The seconds left on the clock, as it was told last.
fn left(player: &Player) -> u64 {
    let told =
        |text: &String| serde_json::from_str::<Value>(text).unwrap()["update"]["clock"]["left"].as_u64();
    player.raw.iter().rev().find_map(told).expect("a clock runs") / 1000
}

async fn say(player: &mut Player, id: &str) {
    player.send(&format!(r#"{{"say":{{"id":"{id}","text":"well"}}}}"#)).await;
    player.answer(Some(id)).await.unwrap();
}

fn nobody_is_stood_in(player: &Player) -> bool {
    let chairs = &player.room().unwrap().chairs;
    chairs.iter().all(|chair| !matches!(chair.player, SeatPlayer::Person { stood_in: true, .. }))
}

#[tokio::test]
async fn setting_the_time_of_day_moves_no_clock_and_brings_no_stand_in() {
    let store = Arc::new(Moody::default());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let table = house.table(TABLE).await;
    let mut players = dealt(&house, table, 3).await;
    let version = players[0].version();
    players.pop().unwrap().leave().await;
    for (number, (hours, id)) in (1..).zip([(1, "forward"), (-1, "back"), (0, "right")]) {
        store.set_clock(hours * HOUR);
        say(&mut players[0], id).await;
        // Whoever comes is shown the clock, and sets going what is due.
        let late = Player::new(house.address, table).await;
        assert!((1..=SECONDS).contains(&left(&late)), "{hours}: {}", left(&late));
        assert!(nobody_is_stood_in(&late), "{hours}");
        assert_eq!(late.version().0, version.0 + number, "a message each time, and nobody has moved");
    }
}

#[tokio::test]
async fn a_clock_runs_out_in_its_time_though_the_time_of_day_was_set_back() {
    let store = Arc::new(Moody::default());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let table = house.table(r#"{"game":"tps","seats":3,"pace":{"seconds":1,"grace":600}}"#).await;
    let mut players = dealt(&house, table, 3).await;
    store.set_clock(-HOUR);
    let version = players[0].version();
    // Nobody moves, so a bot does.
    players[0].until(|player| player.version() > version).await;
}

#[tokio::test]
async fn a_clock_that_was_set_back_while_the_server_was_down_gives_nobody_more_time() {
    let store = Arc::new(Moody::default());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let table = house.table(TABLE).await;
    let mut players = dealt(&house, table, 3).await;
    house.stop().await;
    store.set_clock(-HOUR);
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    players[0].come_back_to(house.address).await;
    let late = Player::new(house.address, table).await;
    assert!((1..=SECONDS).contains(&left(&late)), "{}", left(&late));
}

#[tokio::test]
async fn time_that_passes_while_the_server_is_down_counts() {
    let store = Arc::new(Moody::default());
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let table = house.table(TABLE).await;
    dealt(&house, table, 3).await;
    house.stop().await;
    store.set_clock(SECONDS.cast_signed() / 2);
    let house = House::with(roomy(), Arc::clone(&store) as Arc<dyn Store>).await;
    let late = Player::new(house.address, table).await;
    assert!(left(&late) <= SECONDS / 2, "{}", left(&late));
}
