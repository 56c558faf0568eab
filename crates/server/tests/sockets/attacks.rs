//! What somebody could do to a server from inside all limits, and that others do not notice it.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use parlour_protocol::{Farewell, SeatPlayer, ServerMessage, TableId, TableListings};
use parlour_server::{Config, Limits, RequestTimes};
use parlour_store::MemoryStore;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::{Instant, sleep, timeout},
};
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use crate::{
    house::{House, roomy},
    player::Player,
};

/// Far more than a server takes to give somebody up; a test that reaches it has failed.
const LONG: Duration = Duration::from_mins(1);
/// Nothing ends because of a limit that is so far away.
const NEVER: Duration = Duration::from_hours(1);
/// A limit that is reached soon.
const SOON: Duration = Duration::from_millis(300);

/// A server where each part of a request has that time.
async fn hasty(times: RequestTimes) -> House {
    House::with(Config { times, ..roomy() }, Arc::new(MemoryStore::default())).await
}

/// What the server sends until it closes the connection.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // A connection that is cut is over too.
    let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the server ends it");
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn a_body_that_comes_too_slowly_is_given_up() {
    let house = hasty(RequestTimes { head: NEVER, body: SOON, connection: NEVER }).await;
    let mut slow = TcpStream::connect(house.address).await.unwrap();
    let head =
        format!("POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Length: 100\r\n\r\n{{", house.address);
    slow.write_all(head.as_bytes()).await.unwrap();
    let answer = until_closed(&mut slow).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
}

#[tokio::test]
async fn who_says_nothing_or_a_letter_at_a_time_is_given_up() {
    let house = hasty(RequestTimes { head: SOON, body: NEVER, connection: NEVER }).await;
    let mut silent = TcpStream::connect(house.address).await.unwrap();
    let trickling = TcpStream::connect(house.address).await.unwrap();
    let mut idle = TcpStream::connect(house.address).await.unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").await.unwrap();
    let (mut reading, mut writing) = trickling.into_split();
    let trickle = tokio::spawn(async move {
        while writing.write_all(b"G").await.is_ok() {
            sleep(Duration::from_millis(20)).await;
        }
    });
    until_closed(&mut silent).await;
    assert!(until_closed(&mut idle).await.ends_with("ok\n"));
    let mut answer = Vec::new();
    let _ = timeout(LONG, reading.read_to_end(&mut answer)).await.expect("the server ends it");
    timeout(LONG, trickle).await.expect("nobody reads it any more").unwrap();
}

#[tokio::test]
async fn a_connection_that_goes_on_asking_is_ended_in_good_order() {
    let house = hasty(RequestTimes { head: NEVER, body: NEVER, connection: SOON }).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").await.unwrap();
    assert!(until_closed(&mut stream).await.ends_with("ok\n"));
}

/// A request from that address of this machine.
async fn ask_from(from: [u8; 4], house: &House) -> String {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let asked = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").await;
    if asked.is_ok() { until_closed(&mut stream).await } else { String::new() }
}

#[tokio::test]
async fn one_address_takes_only_so_many_connections_and_others_are_served() {
    let house = House::limited(Limits { address_connections: 10, ..roomy().limits }).await;
    let mut silent = Vec::new();
    for _ in 0..60 {
        silent.push(TcpStream::connect(house.address).await.unwrap());
    }
    assert!(!ask_from([127, 0, 0, 1], &house).await.starts_with("HTTP/1.1 200"), "there are 60 from there");
    assert!(ask_from([127, 0, 0, 2], &house).await.starts_with("HTTP/1.1 200"));
    drop(silent);
    let answered = async { while !ask_from([127, 0, 0, 1], &house).await.starts_with("HTTP/1.1 200") {} };
    timeout(LONG, answered).await.expect("there is room again");
}

#[tokio::test]
async fn all_addresses_together_take_only_so_many_connections() {
    let house = House::limited(Limits { connections: 4, ..roomy().limits }).await;
    let mut silent = Vec::new();
    for _ in 0..4 {
        silent.push(TcpStream::connect(house.address).await.unwrap());
    }
    assert!(!ask_from([127, 0, 0, 2], &house).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn empty_pieces_of_a_message_cost_what_messages_do() {
    let house = House::limited(Limits { messages: 5, ..roomy().limits }).await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut player = Player::new(house.address, table).await;
    let piece = |kind| Message::Frame(Frame::message(Vec::new(), OpCode::Data(kind), false));
    assert!(player.try_send(piece(Data::Text)).await);
    for _ in 0..100 {
        player.try_send(piece(Data::Continue)).await;
    }
    assert_eq!(player.farewell().await, Some(Farewell::TooMuch));
}

#[tokio::test]
async fn pings_and_pieces_of_all_connections_together_cost_what_messages_do() {
    let house = House::limited(Limits { address_messages: 5, ..roomy().limits }).await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let piece = |kind| Message::Frame(Frame::message(Vec::new(), OpCode::Data(kind), false));
    for (first, then) in
        [(Message::Ping("a".into()), Message::Ping("b".into())), (piece(Data::Text), piece(Data::Continue))]
    {
        let mut player = loop {
            // What the connections before it have used comes back.
            if let Ok(player) = Player::connect(house.address, table, None, &[]).await {
                break player;
            }
            sleep(Duration::from_millis(50)).await;
        };
        player.hello().await;
        player.try_send(first).await;
        for _ in 0..100 {
            player.try_send(then.clone()).await;
        }
        assert_eq!(player.farewell().await, Some(Farewell::TooMuch), "{then:?}");
    }
}

#[tokio::test]
async fn those_who_watch_do_not_keep_people_from_sitting_down() {
    let house = House::limited(Limits { watchers: 16, ..roomy().limits }).await;
    let page = house.get("/").await;
    let cookie = page.head.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let headers = format!("Content-Type: application/json\r\nCookie: {cookie}\r\n");
    let made = house.request("POST", "/api/tables", &headers, r#"{"game":"tps","seats":3}"#).await;
    let table = serde_json::from_str::<parlour_protocol::Created>(&made.body).unwrap().id;
    let mut crowd = Vec::new();
    for _ in 0..16 {
        crowd.push(Player::new(house.address, table).await);
    }
    let mut seventeenth = Player::connect(house.address, table, None, &[]).await.unwrap();
    seventeenth.send(r#"{"hello":{"protocol":4,"have":null}}"#).await;
    assert_eq!(seventeenth.farewell().await, Some(Farewell::Full));
    // Whoever comes from elsewhere finds room, and so does whoever has made the table.
    let mut friend = Player::new_from([127, 0, 0, 2], house.address, table).await;
    friend.sit(1, "Friend").await;
    let mut maker = Player::connect(house.address, table, Some(&cookie), &[]).await.unwrap();
    maker.hello().await;
    maker.sit(0, "Maker").await;
}

#[tokio::test]
async fn what_is_refused_outside_of_tables_or_cannot_be_read_is_counted() {
    let house = House::limited(Limits { address_connections: 1, ..roomy().limits }).await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut ada = Player::new(house.address, table).await;
    assert!(Player::connect(house.address, table, None, &[]).await.is_err(), "there is one socket already");
    ada.send(r#"{"vote":{}}"#).await;
    ada.answer(None).await.unwrap_err();
    let foreign = "Content-Type: application/json\r\nOrigin: http://evil.example\r\n";
    house.request("POST", "/api/tables", foreign, r#"{"game":"tps"}"#).await;
    let figures = house.get("/metrics").await.body;
    for line in [
        "parlour_http_errors_total{status=\"403\"} 1",
        "parlour_http_errors_total{status=\"429\"} 1",
        "parlour_refused_total{reason=\"not-understood\"} 1",
    ] {
        assert!(figures.lines().any(|found| found == line), "{line} in\n{figures}");
    }
}

#[tokio::test]
async fn nobody_is_kept_out_of_their_own_seat_by_those_who_watch() {
    let house = House::limited(Limits { watchers: 3, ..roomy().limits }).await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut ada = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    let mut crowd = Vec::new();
    for _ in 0..3 {
        crowd.push(Player::new(house.address, table).await);
    }
    let mut late = Player::connect(house.address, table, None, &[]).await.unwrap();
    late.send(r#"{"hello":{"protocol":4,"have":null}}"#).await;
    assert_eq!(late.farewell().await, Some(Farewell::Full));
    ada.come_back().await;
    assert!(ada.seat().is_some());
}

#[tokio::test]
async fn an_answer_with_a_token_in_it_is_kept_by_nobody() {
    let origin = Some("https://games.example".to_owned());
    let secure = House::with(Config { origin, ..roomy() }, Arc::new(MemoryStore::default())).await;
    for (house, cookie) in [(House::open().await, "parlour="), (secure, "__host-parlour=")] {
        let page = house.get("/").await;
        assert!(page.head.contains(&format!("set-cookie: {cookie}")), "{}", page.head);
        assert!(page.head.contains("cache-control: private, no-store"), "{}", page.head);
        let known = page.head.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap();
        let known = known.replace("__host-", "__Host-");
        let again = house.request("GET", "/", &format!("Cookie: {known}\r\n"), "").await;
        assert!(!again.head.contains("set-cookie"), "{}", again.head);
        assert!(again.head.contains("cache-control: no-cache"), "{}", again.head);
        let table = house.table(r#"{"game":"tps"}"#).await;
        let socket = opening(&house, table).await;
        assert!(socket.contains(cookie) && socket.contains("cache-control: private, no-store"), "{socket}");
    }
}

/// The answer to a request for a socket, in small letters.
async fn opening(house: &House, table: TableId) -> String {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let ask = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = String::new();
    while !answer.contains("\r\n\r\n") {
        answer.push(char::from(stream.read_u8().await.unwrap()));
    }
    answer.to_lowercase()
}

#[tokio::test]
async fn a_file_that_is_not_there_is_not_the_page() {
    let house = House::open().await;
    assert_eq!(house.get("/assets/nothing.js").await.status, 404);
    assert_eq!(house.get("/t/anything").await.status, 200);
}

#[tokio::test]
async fn a_page_that_calls_itself_what_it_calls_the_host_is_foreign_to_a_server_with_a_public_address() {
    let config = Config { origin: Some("https://games.example".to_owned()), ..roomy() };
    let house = House::with(config, Arc::new(MemoryStore::default())).await;
    let body = r#"{"game":"tps"}"#;
    let from = |origin: &str| format!("Content-Type: application/json\r\nOrigin: {origin}\r\n");
    let rebound = from(&format!("http://{}", house.address));
    assert_eq!(house.request("POST", "/api/tables", &rebound, body).await.status, 403);
    let own = from("https://games.example");
    assert_eq!(house.request("POST", "/api/tables", &own, body).await.status, 201);
}

#[tokio::test]
async fn nobody_sits_under_a_name_that_looks_like_anothers() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut names = Vec::new();
    let mut players = Vec::new();
    for (seat, name) in ["Ada", "Ad\u{430}", "\u{3164}ADA\u{2800}"].into_iter().enumerate() {
        let mut player = Player::new(house.address, table).await;
        player.sit(seat as u8, name).await;
        names.push(player.you().unwrap().name.clone().unwrap().as_str().to_owned());
        players.push(player);
    }
    assert_eq!(names, ["Ada", "Ad\u{430} 2", "ADA 3"]);
    // Who changes seats keeps the name.
    players[0].send("\"leave\"").await;
    players[0].until(|player| player.seat().is_none()).await;
    players[0].sit(0, "Ada").await;
    assert_eq!(players[0].you().unwrap().name.as_ref().unwrap().as_str(), "Ada");
}

#[tokio::test]
async fn those_who_come_and_go_are_told_of_together() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut ada = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    let (begun, before) = (Instant::now(), ada.raw.len());
    for _ in 0..60 {
        Player::new(house.address, table).await.leave().await;
    }
    let mut bob = Player::new(house.address, table).await;
    bob.sit(1, "Bob").await;
    let sits = |player: &Player| matches!(player.room().unwrap().chairs[1].player, SeatPlayer::Person { .. });
    ada.until(sits).await;
    // Each half of a second has one, and there are the seat that was taken and the first and the last of them.
    let told = (ada.raw.len() - before) as u128;
    assert!(told <= begun.elapsed().as_millis() / 500 + 4, "{told} in {:?}", begun.elapsed());
}

#[tokio::test]
async fn the_list_of_tables_is_in_the_same_order_after_a_restart() {
    let store = Arc::new(MemoryStore::default());
    let house = House::with(roomy(), store.clone()).await;
    let public = r#"{"game":"tps","seats":3,"visibility":"public","bots":["random","random"]}"#;
    let mut made = Vec::new();
    for _ in 0..6 {
        made.push(house.table(public).await);
        sleep(Duration::from_millis(3)).await;
    }
    // Something happens at the oldest.
    let mut ada = Player::new(house.address, made[0]).await;
    ada.sit(0, "Ada").await;
    ada.send("\"start\"").await;
    ada.until(|ada| ada.view().is_some()).await;
    ada.send("\"leave\"").await;
    ada.until(|ada| ada.seat().is_none()).await;
    ada.leave().await;
    let before = house.get("/api/tables").await.body;
    house.stop().await;
    let house = House::with(roomy(), store).await;
    let ready = async { while house.get("/readyz").await.status != 200 {} };
    timeout(LONG, ready).await.expect("it reads its tables");
    let ids = |body: &str| {
        let page: TableListings = serde_json::from_str(body).unwrap();
        page.tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    let after = ids(&house.get("/api/tables").await.body);
    assert_eq!(after, ids(&before));
    let newest_first: Vec<TableId> = made[1..].iter().rev().copied().collect();
    assert_eq!(after[..5], newest_first, "the first one is full, so it comes last");
    assert_eq!(house.get("/api/tables?after=nowhere").await.status, 400);
}

/// People are told within two seconds. This much later only a server that has forgotten them answers, however busy the machine is.
const FORGOTTEN: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_given_or_refused_while_a_hundred_tables_of_six_experts_think() {
    let config = Config { thinkers: Some(1), ..roomy() };
    let house = House::with(config, Arc::new(MemoryStore::default())).await;
    let experts =
        r#"{"game":"archons","seats":6,"bots":["expert","expert","expert","expert","expert","expert"]}"#;
    let mut crowd = Vec::new();
    for _ in 0..100 {
        let mut watcher = Player::new(house.address, house.table(experts).await).await;
        watcher.send("\"start\"").await;
        crowd.push(watcher);
    }
    let table = house.table(r#"{"game":"tps","seats":3,"hints":"all","bots":["medium","medium"]}"#).await;
    let mut ada = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    ada.send("\"start\"").await;
    ada.until(|ada| !ada.choices().is_empty()).await;
    ada.send("\"hint\"").await;
    let answered = async {
        loop {
            match ada.next().await.expect("the connection is open") {
                ServerMessage::Hints { .. } | ServerMessage::Refused { .. } => break,
                _ => {}
            }
        }
    };
    timeout(FORGOTTEN, answered).await.expect("there is an answer");
}
