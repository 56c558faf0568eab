//! Clocks that run out, people who are away, bots that think.

use parlour_protocol::SeatPlayer;

use crate::{house::House, player::Player};

fn stood_in(player: &Player, seat: usize) -> bool {
    matches!(player.room().unwrap().chairs[seat].player, SeatPlayer::Person { stood_in: true, .. })
}

fn here(player: &Player, seat: usize) -> bool {
    matches!(player.room().unwrap().chairs[seat].player, SeatPlayer::Person { here: true, .. })
}

/// Waits until clocks of one second that begin now have run out at a table of its own.
async fn clocks_run_out(house: &House) {
    let (mut ada, _bob) = two(house, r#"{"seconds":1,"grace":600,"stand_in":"random"}"#).await;
    let before = ada.version();
    // Of four decisions in a row one or two are the bot's.
    ada.until(|ada| ada.version().0 >= before.0 + 4).await;
}

/// Two people and a bot that deals quickly.
async fn two(house: &House, pace: &str) -> (Player, Player) {
    let body = format!(r#"{{"game":"tps","seats":3,"bots":["random"],"pace":{pace}}}"#);
    let table = house.table(&body).await;
    let mut ada = Player::new(house.address, table).await;
    let mut bob = Player::new(house.address, table).await;
    ada.sit(0, "Ada").await;
    bob.sit(1, "Bob").await;
    ada.send("\"start\"").await;
    ada.until(|ada| ada.view().is_some()).await;
    bob.until(|bob| bob.view().is_some()).await;
    (ada, bob)
}

#[tokio::test]
async fn when_the_clock_runs_out_a_bot_decides_once() {
    let house = House::open().await;
    let (mut ada, mut bob) = two(&house, r#"{"seconds":1,"grace":600,"stand_in":"random"}"#).await;
    // Nobody does anything, and yet the game goes on to its end.
    ada.until(|ada| ada.clock().is_some()).await;
    assert!(ada.clock().is_some_and(|clock| clock.left <= 1_000));
    let before = ada.version();
    ada.until(|ada| ada.version().0 >= before.0 + 4).await;
    assert!(!stood_in(&ada, 0) && !stood_in(&ada, 1), "the seats stay theirs");
    bob.until(|bob| !bob.choices().is_empty()).await;
    let by_clock = |player: &Player| {
        player.lines().iter().find(|line| line.words.id() == Some("protocol-by-clock")).cloned()
    };
    for player in [&mut ada, &mut bob] {
        player.until(|player| by_clock(player).is_some()).await;
    }
    let texts = parlour_registry::texts().chain([parlour_protocol::TEXTS]);
    let english = parlour_language::Catalogue::english(texts).unwrap();
    let told: Vec<String> = [&ada, &bob]
        .map(|player| {
            parlour_language::Speaker::new(&english, player.viewer()).say(&by_clock(player).unwrap().words)
        })
        .into();
    assert_eq!(told[0], told[1], "nobody is told that they moved");
    assert!(told[0].starts_with("Time ran out, so a bot moved: Seat "), "{}", told[0]);
}

#[tokio::test]
async fn who_is_away_for_too_long_is_played_by_a_bot_and_takes_over_on_coming_back() {
    let house = House::open().await;
    let (mut ada, mut bob) = two(&house, r#"{"grace":1,"stand_in":"random"}"#).await;
    let (table, cookie) = (bob.room().unwrap().id, bob.cookie.clone());
    bob.until(|bob| here(bob, 0)).await;
    bob.leave().await;
    ada.until(|ada| !here(ada, 1)).await;
    ada.until(|ada| stood_in(ada, 1)).await;
    // The bot plays for Bob while Ada is there.
    for _ in 0..2 {
        ada.until(|ada| !ada.choices().is_empty() || ada.over()).await;
        let action = ada.choices()[0].clone();
        ada.play(&action).await.unwrap();
    }
    let mut bob = Player::connect(house.address, table, Some(&cookie), &[]).await.unwrap();
    bob.hello().await;
    assert_eq!(bob.seat().map(parlour_core::Seat::number), Some(1));
    ada.until(|ada| here(ada, 1) && !stood_in(ada, 1)).await;
}

#[tokio::test]
async fn a_table_without_people_waits() {
    let house = House::open().await;
    let (ada, bob) = two(&house, r#"{"seconds":1,"grace":0,"stand_in":"random"}"#).await;
    let table = ada.room().unwrap().id;
    ada.leave().await;
    bob.leave().await;
    let mut eve = Player::new(house.address, table).await;
    eve.until(|eve| !here(eve, 0) && !here(eve, 1)).await;
    let version = eve.version();
    // The clocks of this table began before.
    clocks_run_out(&house).await;
    eve.send("\"ping\"").await;
    eve.until(|eve| eve.raw.last().is_some_and(|text| text.contains("pong"))).await;
    // The bot may have had a decision of its own; nobody decides for the people.
    assert!(eve.version().0 <= version.0 + 1, "{:?} {version:?}", eve.version());
}

#[tokio::test]
async fn bots_play_alone_while_somebody_watches() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["random","greedy","easy"]}"#).await;
    let mut eve = Player::new(house.address, table).await;
    eve.send("\"start\"").await;
    eve.until(Player::over).await;
    assert!(house.record(table).await.is_some());
}
