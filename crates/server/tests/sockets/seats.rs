//! Sitting, leaving, talking, another game.

use parlour_bots::Bot;
use parlour_core::Seat;
use parlour_protocol::{RoomStatus, SeatPlayer};
use serde_json::Value;

use crate::{house::House, player::Player, playing::play_on};

#[tokio::test]
async fn a_chair_is_taken_once_and_a_bot_makes_room_before_the_start() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["easy"]}"#).await;
    let mut ada = Player::new(house.address, table).await;
    let mut bob = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    bob.send(r#"{"sit":{"seat":0,"name":"Bob"}}"#).await;
    assert_eq!(bob.answer(None).await, Err("somebody is already sitting there".to_owned()));
    bob.send(r#"{"sit":{"seat":5,"name":"Bob"}}"#).await;
    assert_eq!(bob.answer(None).await, Err("there is no seat 6 at this table".to_owned()));
    bob.sit(2, "Bob").await;
    bob.send("\"start\"").await;
    assert!(bob.answer(None).await.unwrap_err().starts_with("some seats are still free"));
    // Whoever sits down elsewhere leaves the first chair empty.
    bob.sit(1, "Bob").await;
    assert_eq!(bob.room().unwrap().chairs[2].player, SeatPlayer::Empty);
    bob.send(r#"{"bot":{"seat":2,"bot":"random"}}"#).await;
    bob.until(|bob| bob.room().unwrap().chairs[2].player == SeatPlayer::Bot(Bot::Random)).await;
    bob.send("\"start\"").await;
    ada.until(|ada| ada.view().is_some()).await;
    ada.send(r#"{"bot":{"seat":2,"bot":"greedy"}}"#).await;
    bob.until(|bob| bob.room().unwrap().hosting.vote.is_some()).await;
    assert_eq!(ada.room().unwrap().chairs[2].player, SeatPlayer::Bot(Bot::Random), "Bob has not agreed");
    bob.send(r#"{"vote":{"agree":true}}"#).await;
    ada.until(|ada| ada.room().unwrap().chairs[2].player == SeatPlayer::Bot(Bot::Greedy)).await;
    ada.send(r#"{"bot":{"seat":2,"bot":null}}"#).await;
    assert!(ada.answer(None).await.unwrap_err().starts_with("that seat must stay taken"));
}

#[tokio::test]
async fn those_who_only_watch_arrange_nothing_and_are_no_part_of_the_talk() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["random","random"]}"#).await;
    let mut ada = Player::new(house.address, table).await;
    let mut eve = Player::new(house.address, table).await;
    ada.sit(0, "  Ada \u{202e} L. ").await;
    assert_eq!(ada.you().unwrap().name.as_ref().unwrap().as_str(), "Ada L.");
    for message in ["\"start\"", r#"{"bot":{"seat":1,"bot":"easy"}}"#] {
        eve.send(message).await;
        assert_eq!(eve.answer(None).await, Err("only players at this table can do that".to_owned()));
    }
    eve.send(r#"{"say":{"id":"e1","text":"hello"}}"#).await;
    assert_eq!(eve.answer(Some("e1")).await, Err("take a seat first".to_owned()));
    ada.send(r#"{"say":{"id":"a1","text":"hello"}}"#).await;
    ada.answer(Some("a1")).await.unwrap();
    ada.send(r#"{"say":{"id":"a1","text":"hello"}}"#).await;
    ada.answer(Some("a1")).await.unwrap();
    eve.until(|eve| !eve.said().is_empty()).await;
    let late = Player::new(house.address, table).await;
    for player in [&eve, &late] {
        assert_eq!(player.said().len(), 1, "what was sent twice is said once");
        assert_eq!((player.said()[0].text.as_str(), player.said()[0].seat), ("hello", Some(Seat::new(0))));
    }
}

#[tokio::test]
async fn public_tables_are_listed_until_they_are_over_and_others_never() {
    let house = House::open().await;
    let secret = house.table(r#"{"game":"tps","seats":3}"#).await;
    let table =
        house.table(r#"{"game":"tps","seats":3,"bots":["random","random"],"visibility":"public"}"#).await;
    let list = async || {
        serde_json::from_str::<Value>(&house.get("/api/tables").await.body).unwrap()["tables"].take()
    };
    let mut ada = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    let listed = list().await;
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!(listed[0]["id"], table.to_string());
    assert_eq!((&listed[0]["free"], &listed[0]["people"][0]), (&Value::from(0), &Value::from("Ada")));
    assert!(!listed.to_string().contains(&secret.to_string()));
    ada.send("\"start\"").await;
    ada.until(|ada| ada.view().is_some()).await;
    play_on(std::slice::from_mut(&mut ada)).await;
    assert_eq!(list().await, Value::Array(Vec::new()));
}

#[tokio::test]
async fn who_gets_up_in_a_game_is_followed_by_a_bot_and_sees_no_more_than_everybody() {
    let house = House::open().await;
    let body = r#"{"game":"tps","seats":3,"bots":["random"],"pace":{"stand_in":"random"}}"#;
    let table = house.table(body).await;
    let mut ada = Player::new(house.address, table).await;
    let mut bob = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    bob.sit(1, "Bob").await;
    ada.send("\"start\"").await;
    bob.until(|bob| bob.view().is_some()).await;
    bob.send("\"leave\"").await;
    bob.until(|bob| bob.seat().is_none()).await;
    let watching = Player::new(house.address, table).await;
    bob.until(|bob| bob.version() >= watching.version()).await;
    assert_eq!(bob.json()["viewer"], watching.json()["viewer"]);
    ada.until(|ada| ada.room().unwrap().chairs[1].player == SeatPlayer::Bot(Bot::Random)).await;
    play_on(std::slice::from_mut(&mut ada)).await;
    assert!(house.record(table).await.is_some());
}

#[tokio::test]
async fn who_has_left_a_game_takes_the_same_seat_again_and_nobody_else_does() {
    let house = House::open().await;
    let body = r#"{"game":"tps","seats":3,"bots":["random"],"pace":{"stand_in":"random"}}"#;
    let table = house.table(body).await;
    let mut ada = Player::new(house.address, table).await;
    let mut bob = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    bob.sit(1, "Bob").await;
    ada.send("\"start\"").await;
    bob.until(|bob| bob.view().is_some()).await;
    bob.send("\"leave\"").await;
    bob.until(|bob| bob.you().unwrap().left == Some(Seat::new(1))).await;
    let mut eve = Player::new(house.address, table).await;
    assert_eq!(eve.you().unwrap().left, None);
    let begun = Err("the game has already started".to_owned());
    eve.send(r#"{"sit":{"seat":1,"name":"Eve"}}"#).await;
    assert_eq!(eve.answer(None).await, begun);
    bob.send(r#"{"sit":{"seat":2,"name":"Bob"}}"#).await;
    assert_eq!(bob.answer(None).await, begun, "only the seat that was left");
    // The bot plays for Bob meanwhile.
    let bot_moved =
        |player: &Player| player.lines().iter().any(|line| line.words.id() == Some("protocol-by-stand-in"));
    while !bot_moved(&ada) {
        ada.until(|ada| !ada.choices().is_empty() || bot_moved(ada)).await;
        if let Some(action) = ada.choices().first().cloned() {
            ada.play(&action).await.unwrap();
        }
    }
    // As after a reload: a new connection of the same person.
    bob.come_back().await;
    assert_eq!((bob.seat(), bob.you().unwrap().left), (None, Some(Seat::new(1))));
    bob.sit(1, "Bob").await;
    assert_eq!(bob.you().unwrap().left, None);
    assert!(bot_moved(&bob), "the log says what the bot has played");
    assert_eq!(bob.json()["viewer"], serde_json::json!({"seat": 1}));
    let mut players = [ada, bob];
    play_on(&mut players).await;
    let record = house.record(table).await.unwrap();
    assert_eq!(record["names"], serde_json::json!(["Ada", "Bob", null]));
}

#[tokio::test]
async fn another_game_has_the_same_people_each_one_chair_further() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["random"]}"#).await;
    let mut players = Vec::new();
    for seat in 0..2 {
        let mut player = Player::new(house.address, table).await;
        player.sit(seat, ["Ada", "Bob"][usize::from(seat)]).await;
        players.push(player);
    }
    players[0].send("\"start\"").await;
    for player in &mut players {
        player.until(|player| player.view().is_some()).await;
    }
    players[1].send("\"rematch\"").await;
    assert_eq!(players[1].answer(None).await, Err("the game is not over yet".to_owned()));
    play_on(&mut players).await;
    let next = |player: &Player| match player.status() {
        RoomStatus::Finished { rematch, .. } => *rematch,
        _ => None,
    };
    players[1].send("\"rematch\"").await;
    players[0].until(|player| next(player).is_some()).await;
    let other = next(&players[0]).unwrap();
    let cookie = players[0].cookie.clone();
    let mut ada = Player::connect(house.address, other, Some(&cookie), &[]).await.unwrap();
    ada.hello().await;
    assert_eq!(ada.seat(), Some(Seat::new(1)));
    assert_eq!(ada.room().unwrap().chairs[0].player, SeatPlayer::Bot(Bot::Random));
    assert_eq!(ada.status(), &RoomStatus::Gathering);
    players[0].send("\"rematch\"").await;
    players[0].send("\"ping\"").await;
    players[0].next().await;
    assert_eq!(next(&players[0]), Some(other), "there is one other game, not two");
}
