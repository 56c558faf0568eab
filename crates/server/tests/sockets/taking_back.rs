//! Taking back: with everybody's consent, and never across what was hidden.

use parlour_core::Seat;

use crate::{
    house::House,
    player::{Player, dealt},
};

fn asked(player: &Player) -> bool {
    player.room().unwrap().take_back.is_some()
}

/// The seat that has said no.
fn declined(player: &Player) -> Option<usize> {
    player.room().unwrap().take_back?.declined.map(Seat::number)
}

#[tokio::test]
async fn all_people_have_to_agree_and_then_it_is_as_it_was() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut players = dealt(&house, table, 3).await;
    let mover = players.iter().position(|player| !player.choices().is_empty()).unwrap();
    players[mover].send("\"ask-take-back\"").await;
    assert_eq!(players[mover].answer(None).await, Err("you have not made a move yet".to_owned()));
    let (before, lines, choices) =
        (players[mover].json(), players[mover].lines().to_vec(), players[mover].choices());
    players[mover].play(&choices[0]).await.unwrap();
    players[mover].send("\"ask-take-back\"").await;
    let others = [(mover + 1) % 3, (mover + 2) % 3];
    for other in others {
        players[other].until(asked).await;
        players[other].send(r#"{"answer-take-back":{"agree":true}}"#).await;
    }
    let mover = &mut players[mover];
    mover.until(|player| !player.choices().is_empty()).await;
    assert_eq!((mover.json(), mover.lines()), (before, lines.as_slice()));
    let other = mover.choices().pop().unwrap();
    mover.play(&other).await.unwrap();
}

#[tokio::test]
async fn one_no_is_enough_and_a_move_settles_it_too() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut players = dealt(&house, table, 3).await;
    let mover = players.iter().position(|player| !player.choices().is_empty()).unwrap();
    let action = players[mover].choices()[0].clone();
    players[mover].play(&action).await.unwrap();
    players[mover].send("\"ask-take-back\"").await;
    let other = (mover + 1) % 3;
    players[other].until(asked).await;
    players[other].send(r#"{"answer-take-back":{"agree":false}}"#).await;
    // Whoever asked is told who has said no.
    players[mover].until(|player| declined(player) == Some(other)).await;
    assert!(players[mover].choices().is_empty(), "it stays played");
    players[mover].send("\"ask-take-back\"").await;
    players[other].until(|player| asked(player) && declined(player).is_none()).await;
    players[other].until(|player| !player.choices().is_empty()).await;
    let action = players[other].choices()[0].clone();
    players[other].play(&action).await.unwrap();
    players[other].until(|player| !asked(player)).await;
    players[mover].until(asked).await;
    players[mover].until(|player| !asked(player)).await;
}

#[tokio::test]
async fn what_has_come_to_light_stays_played() {
    let house = House::open().await;
    let body = r#"{"game":"tps","seats":3,"bots":["random","random"]}"#;
    let table = house.table(body).await;
    let mut players = dealt(&house, table, 1).await;
    let ada = &mut players[0];
    // Until the bots have answered, so that something was learned.
    loop {
        ada.until(|ada| !ada.choices().is_empty()).await;
        let action = ada.choices()[0].clone();
        let made = ada.play(&action).await.unwrap();
        ada.until(|ada| !ada.choices().is_empty()).await;
        if ada.version() > made {
            break;
        }
    }
    ada.send("\"ask-take-back\"").await;
    let why = ada.answer(None).await.unwrap_err();
    assert_eq!(why, "you have seen new information, so this can't be undone");
}
