//! Doors through which other servers have shown hands. Each is tried.

use parlour_core::{Seat, Viewer};
use parlour_registry::{Deal, GAMES};
use serde_json::Value;

use crate::{
    house::House,
    player::{Player, dealt},
};

/// People on all seats of a table of the game, dealt, and somebody who watches.
async fn watched(house: &House, slug: &str, seats: usize) -> (Vec<Player>, Player) {
    let table = house.table(&format!(r#"{{"game":"{slug}","seats":{seats}}}"#)).await;
    let players = dealt(house, table, seats as u8).await;
    (players, Player::new(house.address, table).await)
}

#[tokio::test]
async fn the_state_on_joining_is_the_view_of_who_joins_and_nothing_more() {
    let house = House::open().await;
    for game in GAMES {
        let info = game.info();
        let (players, watching) = watched(&house, info.slug, *info.seats.start()).await;
        for player in players.iter().chain([&watching]) {
            let viewer = player.seat().map_or(Viewer::Spectator, Viewer::Seat);
            assert_eq!(player.scene().viewer, viewer, "{}", info.slug);
            let known = ["version", "you", "room", "view", "to_act", "heard", "said", "clock"];
            for text in &player.raw {
                let update = serde_json::from_str::<Value>(text).unwrap();
                let keys = update["update"].as_object().unwrap().keys();
                assert!(keys.clone().all(|key| known.contains(&key.as_str())), "{text}");
            }
        }
    }
}

#[tokio::test]
async fn no_hand_of_another_is_in_anything_that_a_seat_is_sent() {
    let house = House::open().await;
    let (players, watching) = watched(&house, "tps", 4).await;
    let hand = |player: &Player| player.choices().into_iter().map(|action| action.replace("play ", ""));
    let first = players.iter().find(|player| !player.choices().is_empty()).unwrap();
    for card in hand(first) {
        let word = format!("\"{card}\"");
        for player in players.iter().chain([&watching]).filter(|player| player.seat() != first.seat()) {
            let view = player.view().unwrap().get();
            let owners = view.matches(&word).count();
            let own = first.view().unwrap().get().matches(&word).count();
            assert!(owners < own, "{card} is in the view of {:?}", player.seat());
        }
    }
}

#[tokio::test]
async fn the_seed_is_in_nothing_that_is_sent_before_the_end() {
    let house = House::open().await;
    let (players, watching) = watched(&house, "tps", 3).await;
    for player in players.iter().chain([&watching]) {
        let fair = &player.room().unwrap().fair;
        assert_eq!((fair.seed, fair.commitment.to_string().len()), (None, 64));
        for text in &player.raw {
            // The commitment is the only thing of that length.
            let without = text.replace(&fair.commitment.to_string(), "");
            let runs = without.split(|letter: char| !letter.is_ascii_hexdigit());
            assert!(runs.map(str::len).max() <= Some(32), "{text}");
        }
    }
}

#[tokio::test]
async fn nobody_becomes_a_seat_by_saying_so() {
    let house = House::open().await;
    let (mut players, mut eve) = watched(&house, "tps", 3).await;
    let mover = players.iter().position(|player| !player.choices().is_empty()).unwrap();
    let action = players[mover].choices()[0].clone();
    eve.send(&Player::move_of("e1", eve.version(), &action)).await;
    assert_eq!(eve.answer(Some("e1")).await, Err("take a seat first".to_owned()));
    let version = eve.version().0;
    eve.send(&format!(r#"{{"move":{{"id":"e2","version":{version},"action":"{action}","seat":{mover}}}}}"#))
        .await;
    assert!(eve.answer(None).await.unwrap_err().contains("unknown field"));
    eve.send(&format!(r#"{{"sit":{{"seat":{mover},"name":"Eve"}}}}"#)).await;
    assert_eq!(eve.answer(None).await, Err("the game has already started".to_owned()));
    // A token that nobody gave out is somebody new, who only watches.
    let table = eve.room().unwrap().id;
    let made_up = format!("parlour={}", "ab".repeat(32));
    let mut other = Player::connect(house.address, table, Some(&made_up), &[]).await.unwrap();
    other.hello().await;
    assert_eq!(other.seat(), None);
    // Another player cannot decide for the one whose turn it is either.
    let waiting = (mover + 1) % 3;
    assert!(players[waiting].play(&action).await.is_err());
    players[mover].play(&action).await.unwrap();
}

#[tokio::test]
async fn a_spectator_gets_the_spectators_view_even_with_a_version_to_resume_from() {
    let house = House::open().await;
    let (players, watching) = watched(&house, "archons", 2).await;
    let table = watching.room().unwrap().id;
    let mut eve = Player::connect(house.address, table, None, &[]).await.unwrap();
    let before = players[0].version().0 - 1;
    eve.send(&format!(r#"{{"hello":{{"protocol":4,"have":{before},"lines":0}}}}"#)).await;
    eve.until(|eve| eve.is_current()).await;
    assert_eq!(eve.view().unwrap().get(), watching.view().unwrap().get());
    assert!(eve.choices().is_empty());
}

#[tokio::test]
async fn a_hint_is_for_ones_own_seat_and_turn() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"hints":"all"}"#).await;
    let mut players = dealt(&house, table, 3).await;
    let mut eve = Player::new(house.address, table).await;
    eve.send("\"hint\"").await;
    assert_eq!(eve.answer(None).await, Err("take a seat first".to_owned()));
    let mover = players.iter().position(|player| !player.choices().is_empty()).unwrap();
    let waiting = &mut players[(mover + 1) % 3];
    if waiting.choices().is_empty() {
        waiting.send("\"hint\"").await;
        assert_eq!(waiting.answer(None).await, Err("it is not your turn".to_owned()));
    }
    let mover = &mut players[mover];
    mover.send("\"hint\"").await;
    let hints = loop {
        if let Some(parlour_protocol::ServerMessage::Hints { hints, .. }) = mover.next().await {
            break hints;
        }
    };
    let mut advised: Vec<String> = hints.into_iter().map(|hint| hint.action).collect();
    let mut legal = mover.choices();
    advised.sort_unstable();
    legal.sort_unstable();
    assert_eq!(advised, legal);
    let seat = mover.seat().unwrap();
    eve.until(|eve| eve.room().unwrap().chairs[seat.number()].hints == 1).await;
    assert!(
        !eve.raw.iter().any(|text| text.contains("\"share\":")),
        "others see that there was one, and no more"
    );
}

#[tokio::test]
async fn a_table_gives_no_hints_unless_it_was_made_for_that() {
    let house = House::open().await;
    let (mut players, _eve) = watched(&house, "tps", 3).await;
    let mover = players.iter_mut().find(|player| !player.choices().is_empty()).unwrap();
    mover.send("\"hint\"").await;
    assert_eq!(mover.answer(None).await, Err("hints are off at this table".to_owned()));
    assert!(mover.room().unwrap().chairs.iter().all(|chair| chair.hints == 0));
}

#[tokio::test]
async fn a_record_is_given_to_nobody_before_the_end() {
    let house = House::open().await;
    let (players, _) = watched(&house, "tps", 3).await;
    let table = players[0].room().unwrap().id;
    let answer = house.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(answer.status, 404, "{}", answer.body);
    let cookie = format!("Cookie: {}\r\n", players[0].cookie);
    let answer = house.request("GET", &format!("/api/tables/{table}/record"), &cookie, "").await;
    assert_eq!(answer.status, 404);
}

/// What somebody chooses while others still choose changes nothing that these see but who has decided.
#[tokio::test]
async fn a_choice_made_at_the_same_time_shows_only_that_it_was_made() {
    let house = House::open().await;
    let mut tried = 0;
    for game in GAMES {
        let info = game.info();
        let seats = *info.seats.end();
        let deal = Deal { seats, options: serde_json::Map::new(), seed: parlour_core::Seed::from(1) };
        if game.table(&deal).unwrap().to_act().len() < 2 {
            continue;
        }
        tried += 1;
        let mut shown = Vec::new();
        for place in [0, 1] {
            let (mut players, mut eve) = watched(&house, info.slug, seats).await;
            let before = players[1].json();
            let choices = players[0].choices();
            let version = players[0].play(&choices[place]).await.unwrap();
            eve.until(|eve| eve.version() >= version).await;
            players[1].until(|player| player.version() >= version).await;
            let text = players[1].raw.last().unwrap().clone();
            assert!(!text.contains(&choices[place]) || choices[place].len() < 5, "{text}");
            shown.push(differences(&before, &players[1].json()));
            assert_eq!(players[0].seat(), Some(Seat::new(0)));
        }
        assert_eq!(shown[0], shown[1], "{}: the same places change whatever is chosen", info.slug);
    }
    assert!(tried > 0, "there is a game in which people choose at once");
}

/// The paths at which two values differ.
fn differences(one: &Value, other: &Value) -> Vec<String> {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) => {
            let keys = a.keys().chain(b.keys().filter(|key| !a.contains_key(*key)));
            let inner = keys.flat_map(|key| {
                let (a, b) = (a.get(key).unwrap_or(&Value::Null), b.get(key).unwrap_or(&Value::Null));
                differences(a, b).into_iter().map(move |path| format!("{key}.{path}"))
            });
            inner.collect()
        }
        _ if one == other => Vec::new(),
        _ => vec![format!("{one} -> {other}")],
    }
}
