//! Whole games.

use parlour_core::record::Record;
use parlour_protocol::RoomStatus;
use parlour_registry::{GAMES, check_promise};

use crate::{house::House, player::Player};

/// Whoever has a choice takes one, by a rule that is not always the first.
pub(crate) async fn play_on(players: &mut [Player]) {
    let mut turn = 0usize;
    while !players.iter().all(Player::over) {
        for player in players.iter_mut() {
            let choices = player.choices();
            if choices.is_empty() {
                continue;
            }
            turn = turn.wrapping_mul(31).wrapping_add(7);
            let action = &choices[turn % choices.len()];
            player.play(action).await.unwrap();
        }
        let furthest = players.iter().map(|player| player.version()).max().unwrap();
        for player in players.iter_mut() {
            player.until(|player| player.version() >= furthest).await;
        }
        // When all know as much and nobody is to decide, a bot is.
        if players.iter().all(|player| player.choices().is_empty() && !player.over()) {
            players[0].until(|player| player.version() > furthest).await;
        }
    }
}

#[tokio::test]
async fn people_play_every_game_to_its_end_and_get_a_record_that_verifies() {
    let house = House::open().await;
    for game in GAMES {
        let info = game.info();
        let seats = *info.seats.start();
        let table = house.table(&format!(r#"{{"game":"{}","seats":{seats}}}"#, info.slug)).await;
        let mut players = Vec::new();
        for seat in 0..seats as u8 {
            let mut player = Player::new(house.address, table).await;
            player.sit(seat, &format!("player {seat}")).await;
            players.push(player);
        }
        let promise = players[0].room().unwrap().fair.clone();
        assert_eq!(promise.seed, None, "the seed is not shown before the end");
        assert!(house.record(table).await.is_none());
        players[0].send("\"start\"").await;
        for player in &mut players {
            player.until(|player| player.view().is_some()).await;
        }
        play_on(&mut players).await;
        let json = house.record(table).await.unwrap();
        assert_eq!(json["fair"]["commitment"], promise.commitment.to_string());
        assert_eq!(json["names"][1], "player 1");
        let record = Record::from_json(&json.to_string()).unwrap();
        game.verify(&record).unwrap();
        game.redeal(&record).unwrap();
        check_promise(&record).unwrap();
        for player in &players {
            let fair = &player.room().unwrap().fair;
            assert_eq!(fair.seed.unwrap().commitment(), promise.commitment);
            let RoomStatus::Finished { outcome, .. } = player.status() else { panic!("it is over") };
            assert_eq!(outcome.winners, record.winners);
            assert!(!player.lines().is_empty());
        }
    }
}

#[tokio::test]
async fn one_person_and_bots_play_every_game() {
    let house = House::open().await;
    for game in GAMES {
        let info = game.info();
        let seats = *info.seats.start();
        let bots = vec![r#""random""#; seats - 1].join(",");
        let body = format!(r#"{{"game":"{}","bots":[{bots}],"visibility":"public"}}"#, info.slug);
        let table = house.table(&body).await;
        let mut player = Player::new(house.address, table).await;
        player.sit(0, "Ada").await;
        player.send("\"start\"").await;
        let mut step = 0usize;
        loop {
            player.until(|player| player.over() || !player.choices().is_empty()).await;
            if player.over() {
                break;
            }
            let choices = player.choices();
            step += 5;
            player.play(&choices[step % choices.len()]).await.unwrap();
        }
        assert!(house.record(table).await.is_some());
    }
}

#[tokio::test]
async fn a_log_that_is_heard_bit_by_bit_is_the_log_that_somebody_gets_who_comes_late() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"archons","seats":2}"#).await;
    let mut players = Vec::new();
    for seat in 0..2 {
        let mut player = Player::new(house.address, table).await;
        player.sit(seat, "player").await;
        players.push(player);
    }
    let mut watching = Player::new(house.address, table).await;
    players[0].send("\"start\"").await;
    for player in &mut players {
        player.until(|player| player.view().is_some()).await;
    }
    play_on(&mut players).await;
    watching.until(Player::over).await;
    let late = Player::new(house.address, table).await;
    assert_eq!(late.lines(), watching.lines());
    assert_eq!(late.view().unwrap().get(), watching.view().unwrap().get());
}
