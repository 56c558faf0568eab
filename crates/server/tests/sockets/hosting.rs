//! Keeping order: the host, votes, nudges, watchers and chat.

use parlour_bots::Bot;
use parlour_core::{Seat, Sentence};
use parlour_protocol::{Farewell, Hosting, Motion, SeatPlayer, ServerMessage, TableId};

use crate::{
    house::House,
    player::{Player, dealt},
};

/// So many people on the first seats, not dealt yet.
async fn seated(house: &House, table: TableId, people: u8) -> Vec<Player> {
    let mut players = Vec::new();
    for seat in 0..people {
        let mut player = Player::new(house.address, table).await;
        player.sit(seat, ["Ada", "Bob", "Eve", "Dan"][usize::from(seat)]).await;
        players.push(player);
    }
    for player in &mut players {
        let last = usize::from(people) - 1;
        player.until(|player| matches!(chair(player, last), SeatPlayer::Person { .. })).await;
    }
    players
}

fn chair(player: &Player, seat: usize) -> SeatPlayer {
    player.room().unwrap().chairs[seat].player.clone()
}

fn hosting(player: &Player) -> &Hosting {
    &player.room().unwrap().hosting
}

#[tokio::test]
async fn before_the_game_the_host_removes_players_and_nobody_else_does() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":4}"#).await;
    let [mut ada, mut bob, mut eve] = <[Player; 3]>::try_from(seated(&house, table, 3).await).ok().unwrap();
    assert_eq!(hosting(&bob).host, Some(Seat::new(0)), "Ada was here first");
    bob.send(r#"{"remove":{"seat":2,"how":"kick"}}"#).await;
    assert_eq!(bob.answer(None).await, Err("only the host of this table can do that".to_owned()));
    ada.send(r#"{"remove":{"seat":0,"how":"kick"}}"#).await;
    assert!(ada.answer(None).await.unwrap_err().starts_with("that is your own seat"));
    ada.send(r#"{"remove":{"seat":3,"how":"kick"}}"#).await;
    assert_eq!(ada.answer(None).await, Err("nobody is sitting there".to_owned()));
    // Who was kicked may come back, and who was banned may not, nor to another seat.
    ada.send(r#"{"remove":{"seat":2,"how":"kick"}}"#).await;
    assert_eq!(eve.answer(None).await.unwrap_err(), "the other players removed you from your seat");
    assert_eq!(eve.seat(), None);
    eve.sit(2, "Eve").await;
    ada.until(|ada| matches!(chair(ada, 2), SeatPlayer::Person { .. })).await;
    ada.send(r#"{"remove":{"seat":2,"how":"ban"}}"#).await;
    eve.answer(None).await.unwrap_err();
    eve.send(r#"{"sit":{"seat":3,"name":"Eve"}}"#).await;
    assert!(eve.answer(None).await.unwrap_err().starts_with("you were removed from this table"));
}

#[tokio::test]
async fn whoever_made_the_table_is_the_host_and_the_next_one_is_when_that_person_leaves() {
    let house = House::open().await;
    let page = house.get("/").await;
    let cookie = page.head.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let headers = format!("Content-Type: application/json\r\nCookie: {cookie}\r\n");
    let made = house.request("POST", "/api/tables", &headers, r#"{"game":"tps","seats":3}"#).await;
    let table = serde_json::from_str::<parlour_protocol::Created>(&made.body).unwrap().id;
    let mut players = seated(&house, table, 2).await;
    assert_eq!(hosting(&players[1]).host, Some(Seat::new(0)));
    let mut maker = Player::connect(house.address, table, Some(&cookie), &[]).await.unwrap();
    maker.hello().await;
    maker.sit(2, "Maker").await;
    players[1].until(|player| hosting(player).host == Some(Seat::new(2))).await;
    maker.send("\"leave\"").await;
    players[1].until(|player| hosting(player).host == Some(Seat::new(0))).await;
    let mut ada = players.remove(0);
    ada.send("\"leave\"").await;
    players[0].until(|player| hosting(player).host == Some(Seat::new(1))).await;
}

#[tokio::test]
async fn a_host_who_stays_away_is_followed_by_another_before_the_game_too() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"pace":{"grace":1}}"#).await;
    let mut players = seated(&house, table, 2).await;
    players.remove(0).leave().await;
    players[0].until(|player| hosting(player).host == Some(Seat::new(1))).await;
}

#[tokio::test]
async fn during_a_game_the_majority_removes_a_player_and_a_bot_takes_over() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":4,"pace":{"stand_in":"random"}}"#).await;
    let mut players = dealt(&house, table, 4).await;
    players[0].send(r#"{"remove":{"seat":3,"how":"ban"}}"#).await;
    for player in &mut players {
        player.until(|player| hosting(player).vote.is_some()).await;
    }
    let vote = hosting(&players[1]).vote.unwrap();
    assert_eq!((vote.needed, vote.agreed.len(), vote.waiting.len()), (2, 1, 2));
    players[3].send(r#"{"vote":{"agree":false}}"#).await;
    assert_eq!(players[3].answer(None).await, Err("nobody has asked you to vote".to_owned()));
    players[1].send(r#"{"remove":{"seat":0,"how":"ban"}}"#).await;
    assert!(players[1].answer(None).await.unwrap_err().starts_with("a vote is going on"));
    players[1].send(r#"{"vote":{"agree":false}}"#).await;
    players[0].until(|player| hosting(player).vote.is_some_and(|vote| vote.waiting.len() == 1)).await;
    assert!(matches!(chair(&players[0], 3), SeatPlayer::Person { .. }), "two have to agree");
    players[2].send(r#"{"vote":{"agree":true}}"#).await;
    players[0].until(|player| chair(player, 3) == SeatPlayer::Bot(Bot::Random)).await;
    assert_eq!(hosting(&players[0]).vote, None);
    assert_eq!(players[3].answer(None).await.unwrap_err(), "the other players removed you from your seat");
    assert_eq!(players[3].choices(), Vec::<String>::new());
}

#[tokio::test]
async fn a_vote_that_cannot_be_carried_any_more_is_over_and_one_person_removes_nobody() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut players = dealt(&house, table, 3).await;
    players[0].send(r#"{"remove":{"seat":2,"how":"kick"}}"#).await;
    players[1].until(|player| hosting(player).vote.is_some()).await;
    players[1].send(r#"{"vote":{"agree":false}}"#).await;
    players[1].until(|player| hosting(player).vote.is_none()).await;
    assert!(matches!(chair(&players[1], 2), SeatPlayer::Person { .. }));
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["random"]}"#).await;
    let mut two = dealt(&house, table, 2).await;
    two[0].send(r#"{"remove":{"seat":1,"how":"kick"}}"#).await;
    assert!(two[0].answer(None).await.unwrap_err().starts_with("at least two other players"));
}

#[tokio::test]
async fn whoever_is_nudged_and_does_not_move_is_helped_out_by_a_bot() {
    let house = House::open().await;
    let body = r#"{"game":"tps","seats":3,"pace":{"nudge":1,"stand_in":"random"}}"#;
    let mut players = dealt(&house, house.table(body).await, 3).await;
    let slow = players.iter().position(|player| !player.choices().is_empty()).unwrap();
    let other = (slow + 1) % 3;
    players[slow].send("\"nudge\"").await;
    assert_eq!(players[slow].answer(None).await, Err("there is nobody to nudge right now".to_owned()));
    let before = players[other].version();
    players[other].send("\"nudge\"").await;
    players[slow].until(|player| hosting(player).nudged.contains(Seat::new(slow as u8))).await;
    // The bot moves once; then it is the next one's turn, and nobody is nudged any more.
    let next = Seat::new(other as u8);
    players[other].until(|player| player.version() > before.next() && player.to_act().contains(next)).await;
    players[other].until(|player| hosting(player).nudged.is_empty()).await;
    let never = r#"{"game":"tps","seats":3,"pace":{"nudge":null}}"#;
    let mut players = dealt(&house, house.table(never).await, 3).await;
    players[0].send("\"nudge\"").await;
    assert_eq!(players[0].answer(None).await, Err("this table was set up without nudging".to_owned()));
}

#[tokio::test]
async fn of_two_people_the_one_who_plays_nudges_once_and_a_bot_moves_for_the_other_from_then_on() {
    let house = House::open().await;
    let body = r#"{"game":"tps","seats":3,"bots":["random"],"pace":{"nudge":1,"stand_in":"random"}}"#;
    let [mut ada, mut idle] =
        <[Player; 2]>::try_from(dealt(&house, house.table(body).await, 2).await).ok().unwrap();
    // Nobody removes another alone; what they can do, they are told.
    ada.send(r#"{"remove":{"seat":1,"how":"kick"}}"#).await;
    assert!(ada.answer(None).await.unwrap_err().ends_with("nudge the player instead"));
    let (ada_seat, idle_seat) = (Seat::new(0), Seat::new(1));
    while !ada.to_act().contains(idle_seat) {
        play_or_wait(&mut ada, ada_seat).await;
    }
    ada.send("\"nudge\"").await;
    idle.until(|idle| hosting(idle).nudged.contains(idle_seat)).await;
    // The game goes on, and nobody has to be nudged again.
    let by_bot = |line: &&Sentence| line.words.id() == Some("protocol-by-clock");
    while ada.lines().iter().filter(by_bot).count() < 3 {
        play_or_wait(&mut ada, ada_seat).await;
    }
    assert!(matches!(chair(&ada, 1), SeatPlayer::Person { .. }), "the seat stays theirs");
}

/// Moves if it is that player's turn, and otherwise waits for what comes.
async fn play_or_wait(player: &mut Player, seat: Seat) {
    if player.to_act().contains(seat) {
        let action = player.choices()[0].clone();
        player.play(&action).await.unwrap();
    } else {
        player.next().await.expect("the connection is open");
    }
}

#[tokio::test]
async fn during_a_game_everybody_has_to_agree_to_another_bot() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["hard"]}"#).await;
    let mut players = dealt(&house, table, 2).await;
    let mut watching = Player::new(house.address, table).await;
    watching.send(r#"{"bot":{"seat":2,"bot":"random"}}"#).await;
    assert!(watching.answer(None).await.is_err(), "who only watches asks for nothing");
    players[0].send(r#"{"bot":{"seat":2,"bot":null}}"#).await;
    assert!(players[0].answer(None).await.is_err(), "the seat is needed");
    // Whoever has asked for a vote lets the other ask next.
    for (asks, agree, now) in [(0, false, Bot::Hard), (1, true, Bot::Easy)] {
        let answers = 1 - asks;
        players[asks].send(r#"{"bot":{"seat":2,"bot":"easy"}}"#).await;
        players[answers].until(|player| hosting(player).vote.is_some()).await;
        let vote = hosting(&players[answers]).vote.unwrap();
        assert_eq!(vote.motion, Motion::Bot { seat: Seat::new(2), bot: Bot::Easy });
        assert_eq!(
            (vote.needed, chair(&players[answers], 2)),
            (2, SeatPlayer::Bot(Bot::Hard)),
            "not before all agree"
        );
        players[answers].send(&format!(r#"{{"vote":{{"agree":{agree}}}}}"#)).await;
        for player in &mut players {
            player.until(|player| hosting(player).vote.is_none()).await;
            player.until(|player| chair(player, 2) == SeatPlayer::Bot(now)).await;
        }
        if !agree {
            players[asks].send(r#"{"bot":{"seat":2,"bot":"easy"}}"#).await;
            assert!(players[asks].answer(None).await.unwrap_err().starts_with("a vote is going on"));
        }
    }
}

#[tokio::test]
async fn before_the_game_throwing_the_cookie_away_does_not_undo_a_ban_and_others_sit_down() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":4}"#).await;
    let mut ada = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    let eve_lives = [127, 0, 0, 2];
    let mut eve = Player::new_from(eve_lives, house.address, table).await;
    eve.sit(1, "Eve").await;
    ada.until(|ada| matches!(chair(ada, 1), SeatPlayer::Person { .. })).await;
    ada.send(r#"{"remove":{"seat":1,"how":"ban"}}"#).await;
    eve.until(|eve| eve.seat().is_none()).await;
    let mut again = Player::new_from(eve_lives, house.address, table).await;
    again.send(r#"{"sit":{"seat":1,"name":"Mallory"}}"#).await;
    assert!(again.answer(None).await.unwrap_err().starts_with("you were removed from this table"));
    let mut bob = Player::new_from([127, 0, 0, 3], house.address, table).await;
    bob.sit(1, "Bob").await;
    // Ada is at home with her sister, who has done nothing.
    let mut sister = Player::new(house.address, table).await;
    sister.sit(2, "Sister").await;
}

#[tokio::test]
async fn in_the_chat_a_person_has_the_same_number_under_another_name_and_on_another_seat() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut ada = Player::new(house.address, table).await;
    let mut eve = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    eve.sit(1, "Eve").await;
    for (player, id) in [(&mut ada, "a1"), (&mut eve, "e1")] {
        player.send(&format!(r#"{{"say":{{"id":"{id}","text":"hello"}}}}"#)).await;
        player.answer(Some(id)).await.unwrap();
    }
    eve.send("\"leave\"").await;
    eve.until(|eve| eve.seat().is_none()).await;
    eve.sit(2, "Mallory").await;
    eve.send(r#"{"say":{"id":"e2","text":"hello again"}}"#).await;
    ada.until(|ada| ada.said().len() == 3).await;
    let players: Vec<Option<usize>> = ada.said().iter().map(|said| said.player).collect();
    assert_eq!(players, [Some(0), Some(1), Some(1)]);
}

#[tokio::test]
async fn nobody_has_the_name_of_a_bot() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["easy","easy"]}"#).await;
    let mut ada = Player::new(house.address, table).await;
    for (name, called) in [("Birch", "Birch 2"), ("b\u{456}rch", "b\u{456}rch 2"), ("Ada", "Ada")] {
        ada.send(&serde_json::json!({"sit": {"seat": 0, "name": name}}).to_string()).await;
        let is_called = |player: &Player| {
            player.you().and_then(|you| you.name.as_ref()).is_some_and(|name| name.as_str() == called)
        };
        ada.until(is_called).await;
    }
}

#[tokio::test]
async fn the_host_closes_the_table_to_watchers_and_opens_it_again() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"visibility":"public","bots":["random"]}"#).await;
    let mut watching = Player::new(house.address, table).await;
    let mut players = dealt(&house, table, 2).await;
    players[1].send(r#"{"watchers":"sent-away"}"#).await;
    assert_eq!(players[1].answer(None).await, Err("only the host of this table can do that".to_owned()));
    players[0].send(r#"{"watchers":"sent-away"}"#).await;
    assert_eq!(watching.farewell().await, Some(Farewell::Closed));
    let mut late = Player::connect(house.address, table, None, &[]).await.unwrap();
    late.send(r#"{"hello":{"protocol":4,"have":null}}"#).await;
    assert_eq!(late.farewell().await, Some(Farewell::Closed));
    assert!(!house.get("/api/tables").await.body.contains(&table.to_string()));
    players[1].come_back().await;
    players[0].send(r#"{"watchers":"welcome"}"#).await;
    players[0].until(|player| hosting(player).watchers == parlour_protocol::Watchers::Welcome).await;
    Player::new(house.address, table).await;
}

#[tokio::test]
async fn whom_the_host_has_muted_is_not_heard_until_unmuted() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut players = seated(&house, table, 2).await;
    players[0].send(r#"{"mute":{"seat":1}}"#).await;
    players[1].until(|player| hosting(player).muted.contains(Seat::new(1))).await;
    players[1].send(r#"{"say":{"id":"b1","text":"hello"}}"#).await;
    assert_eq!(players[1].answer(Some("b1")).await, Err("the host has muted you".to_owned()));
    players[0].send(r#"{"unmute":{"seat":1}}"#).await;
    players[1].until(|player| hosting(player).muted.is_empty()).await;
    players[1].send(r#"{"say":{"id":"b2","text":"hello"}}"#).await;
    players[1].answer(Some("b2")).await.unwrap();
}

#[tokio::test]
async fn whatever_is_asked_for_under_a_name_is_answered_under_it() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["random","random"]}"#).await;
    let mut ada = Player::new(house.address, table).await;
    let wishes = [r#"{"sit":{"seat":0,"name":"Ada"}}"#, r#"{"bot":{"seat":1,"bot":"greedy"}}"#, r#""start""#];
    for (wish, number) in wishes.into_iter().zip(2..) {
        let id = format!("w{number}");
        ada.send(&format!(r#"{{"ask":{{"id":"{id}","for":{wish}}}}}"#)).await;
        assert_eq!(ada.answer(Some(&id)).await.unwrap().0, number);
    }
    ada.send(r#"{"ask":{"id":"no","for":"rematch"}}"#).await;
    assert_eq!(ada.answer(Some("no")).await, Err("the game is not over yet".to_owned()));
    ada.send(r#"{"ask":{"id":"in","for":{"ask":{"id":"out","for":"start"}}}}"#).await;
    assert!(ada.answer(Some("in")).await.is_err());
}

#[tokio::test]
async fn a_client_without_the_game_is_told_its_actions_and_others_are_not() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["random","random"]}"#).await;
    let mut ada = Player::connect(house.address, table, None, &[]).await.unwrap();
    ada.send(r#"{"hello":{"protocol":4,"have":null,"want":"actions"}}"#).await;
    ada.until(|ada| ada.is_current()).await;
    let watching = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    ada.send("\"start\"").await;
    let (version, actions) = loop {
        if let ServerMessage::Actions { version, actions } = ada.next().await.unwrap() {
            break (version, actions);
        }
    };
    assert_eq!((version, &actions), (ada.version(), &ada.choices()));
    assert!(!actions.is_empty() && !watching.raw.iter().any(|text| text.contains("\"actions\"")));
}
