//! What strangers could try.

use parlour_protocol::{Farewell, TableId};
use parlour_server::{Config, Limits};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::{
    house::{House, roomy},
    player::Player,
};

#[tokio::test]
async fn a_page_from_elsewhere_opens_no_socket_and_makes_no_table() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let foreign = [("origin", "http://evil.example")];
    match Player::connect(house.address, table, None, &foreign).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 403),
        _ => panic!("a foreign page was let in"),
    }
    let own = format!("http://{}", house.address);
    assert!(Player::connect(house.address, table, None, &[("origin", &own)]).await.is_ok());
    let headers = "Content-Type: application/json\r\nOrigin: http://evil.example\r\n";
    assert_eq!(house.request("POST", "/api/tables", headers, r#"{"game":"tps"}"#).await.status, 403);
}

#[tokio::test]
async fn what_is_too_long_or_no_message_ends_the_connection_with_a_reason() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let long = format!(r#"{{"say":{{"id":"a","text":"{}"}}}}"#, "a".repeat(9_000));
    for bad in [Message::text(long), Message::text("{"), Message::binary(vec![1, 2, 3])] {
        let mut player = Player::new(house.address, table).await;
        assert!(player.try_send(bad.clone()).await);
        assert_eq!(player.farewell().await, Some(Farewell::NotUnderstood), "{bad:?}");
    }
    let mut player = Player::connect(house.address, table, None, &[]).await.unwrap();
    player.send("\"start\"").await;
    assert_eq!(player.farewell().await, Some(Farewell::NotUnderstood), "the first message is a hello");
    let mut player = Player::connect(house.address, table, None, &[]).await.unwrap();
    player.send(r#"{"hello":{"protocol":99,"have":null}}"#).await;
    assert_eq!(player.farewell().await, Some(Farewell::OtherProtocol));
    let mut player = Player::connect(house.address, TableId::new(7), None, &[]).await.unwrap();
    player.send(r#"{"hello":{"protocol":4,"have":null}}"#).await;
    assert_eq!(player.farewell().await, Some(Farewell::NoSuchTable));
}

#[tokio::test]
async fn a_name_that_is_too_long_is_refused_and_the_connection_stays() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut player = Player::new(house.address, table).await;
    for name in ["a".repeat(25), " \u{200b} ".to_owned()] {
        player.send(&serde_json::json!({"sit": {"seat": 0, "name": name}}).to_string()).await;
        let why = player.answer(None).await.unwrap_err();
        assert!(
            why.contains("a name can have at most 24 characters") || why.contains("please enter a name"),
            "{why}"
        );
    }
    player.sit(0, "Ada").await;
}

#[tokio::test]
async fn who_sends_more_than_anybody_could_mean_is_sent_away() {
    let limits = Limits { messages: 5, ..roomy().limits };
    let house =
        House::with(Config { limits, ..roomy() }, std::sync::Arc::new(parlour_store::MemoryStore::default()))
            .await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut player = Player::new(house.address, table).await;
    for _ in 0..100 {
        player.try_send(Message::text("\"ping\"")).await;
    }
    assert_eq!(player.farewell().await, Some(Farewell::TooMuch));
}

#[tokio::test]
async fn an_address_that_does_too_much_is_refused() {
    let limits = Limits { address_messages: 5, address_connections: 2, ..roomy().limits };
    let house =
        House::with(Config { limits, ..roomy() }, std::sync::Arc::new(parlour_store::MemoryStore::default()))
            .await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let _one = Player::new(house.address, table).await;
    let _two = Player::new(house.address, table).await;
    match Player::connect(house.address, table, None, &[]).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 429),
        _ => panic!("a third connection was let in"),
    }
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses.push(house.get("/api/games").await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn the_same_person_opens_a_bounded_number_of_connections_to_a_table() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let first = Player::new(house.address, table).await;
    let mut open = Vec::new();
    for _ in 0..7 {
        let mut player = Player::connect(house.address, table, Some(&first.cookie), &[]).await.unwrap();
        player.hello().await;
        open.push(player);
    }
    let mut ninth = Player::connect(house.address, table, Some(&first.cookie), &[]).await.unwrap();
    ninth.send(r#"{"hello":{"protocol":4,"have":null}}"#).await;
    assert_eq!(ninth.farewell().await, Some(Farewell::TooMany));
}

#[tokio::test]
async fn who_does_not_read_is_sent_away_and_others_play_on() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"pillars","seats":2,"bots":["random"]}"#).await;
    let mut ada = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    ada.send("\"start\"").await;
    ada.until(|ada| ada.view().is_some()).await;
    let mut deaf = Player::new(house.address, table).await;
    // Each asks for everything, and nothing of it is read; when the server gives up, sending fails.
    let hello = r#"{"hello":{"protocol":4,"have":null}}"#;
    let asking = async { while deaf.try_send(Message::text(hello)).await {} };
    tokio::time::timeout(std::time::Duration::from_mins(1), asking).await.expect("it is given up");
    ada.send("\"ping\"").await;
    ada.until(|ada| ada.raw.last().is_some_and(|text| text.contains("pong"))).await;
}

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_a_page_to_itself() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let page = format!("/t/{table}");
    for path in ["/", &page, "/api/games", "/api/tables", "/api/nothing", "/healthz", "/readyz", "/metrics"] {
        let answer = house.get(path).await;
        for header in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "x-frame-options: deny",
        ] {
            assert!(answer.head.contains(header), "{path}: {}", answer.head);
        }
    }
    let first = house.get("/").await;
    assert!(first.head.contains("httponly; samesite=lax"), "{}", first.head);
    assert!(!house.get("/api/games").await.head.contains("set-cookie"));
}

#[tokio::test]
async fn long_bodies_and_bad_ones_are_refused_in_words() {
    let house = House::open().await;
    let json = "Content-Type: application/json\r\n";
    let long = format!(r#"{{"game":"{}"}}"#, "a".repeat(9_000));
    assert_eq!(house.request("POST", "/api/tables", json, &long).await.status, 413);
    assert_eq!(house.request("POST", "/api/tables", "", r#"{"game":"tps"}"#).await.status, 415);
    let unknown = house.request("POST", "/api/tables", json, r#"{"game":"chess"}"#).await;
    assert_eq!(unknown.status, 422);
    assert!(unknown.body.contains("there is no game `chess`"), "{}", unknown.body);
}

#[tokio::test]
async fn no_secret_is_in_the_figures() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["random","random"]}"#).await;
    let mut ada = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    ada.send("\"start\"").await;
    ada.until(|ada| ada.view().is_some()).await;
    let figures = house.get("/metrics").await.body;
    assert!(figures.contains("parlour_sockets 1"), "{figures}");
    assert!(
        !figures.contains(&table.to_string()) && !figures.contains("Ada") && !figures.contains("127.0.0.1")
    );
}
