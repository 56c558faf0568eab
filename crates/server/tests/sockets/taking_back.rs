//! Taking back: with everybody's consent, and never across what was hidden.

use crate::{
    guest::{Guest, dealt},
    house::House,
};

fn asked(guest: &Guest) -> bool {
    guest.room.as_ref().unwrap().take_back.is_some()
}

#[tokio::test]
async fn all_people_have_to_agree_and_then_it_is_as_it_was() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut guests = dealt(&house, table, 3).await;
    let mover = guests.iter().position(|guest| !guest.choices().is_empty()).unwrap();
    guests[mover].send("\"ask-take-back\"").await;
    assert_eq!(guests[mover].answer(None).await, Err("you have not decided anything yet".to_owned()));
    let (before, lines, choices) =
        (guests[mover].json(), guests[mover].lines.clone(), guests[mover].choices());
    guests[mover].play(&choices[0]).await.unwrap();
    guests[mover].send("\"ask-take-back\"").await;
    let others = [(mover + 1) % 3, (mover + 2) % 3];
    for other in others {
        guests[other].until(asked).await;
        guests[other].send(r#"{"answer-take-back":{"agree":true}}"#).await;
    }
    let mover = &mut guests[mover];
    mover.until(|guest| !guest.choices().is_empty()).await;
    assert_eq!((mover.json(), &mover.lines), (before, &lines));
    let other = mover.choices().pop().unwrap();
    mover.play(&other).await.unwrap();
}

#[tokio::test]
async fn one_no_is_enough_and_a_move_settles_it_too() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3}"#).await;
    let mut guests = dealt(&house, table, 3).await;
    let mover = guests.iter().position(|guest| !guest.choices().is_empty()).unwrap();
    let action = guests[mover].choices()[0].clone();
    guests[mover].play(&action).await.unwrap();
    guests[mover].send("\"ask-take-back\"").await;
    let other = (mover + 1) % 3;
    guests[other].until(asked).await;
    guests[other].send(r#"{"answer-take-back":{"agree":false}}"#).await;
    guests[other].until(|guest| !asked(guest)).await;
    guests[mover].until(asked).await;
    guests[mover].until(|guest| !asked(guest)).await;
    assert!(guests[mover].choices().is_empty(), "it stays played");
    guests[mover].send("\"ask-take-back\"").await;
    guests[other].until(asked).await;
    guests[other].until(|guest| !guest.choices().is_empty()).await;
    let action = guests[other].choices()[0].clone();
    guests[other].play(&action).await.unwrap();
    guests[other].until(|guest| !asked(guest)).await;
    guests[mover].until(asked).await;
    guests[mover].until(|guest| !asked(guest)).await;
}

#[tokio::test]
async fn what_has_come_to_light_stays_played() {
    let house = House::open().await;
    let body = r#"{"game":"tps","seats":3,"bots":["random","random"]}"#;
    let table = house.table(body).await;
    let mut guests = dealt(&house, table, 1).await;
    let ada = &mut guests[0];
    // Until the bots have answered, so that something was learned.
    loop {
        ada.until(|ada| !ada.choices().is_empty()).await;
        let action = ada.choices()[0].clone();
        let made = ada.play(&action).await.unwrap();
        ada.until(|ada| !ada.choices().is_empty()).await;
        if ada.version > made {
            break;
        }
    }
    ada.send("\"ask-take-back\"").await;
    let why = ada.answer(None).await.unwrap_err();
    assert_eq!(why, "you have learned something since you decided, so it stays played");
}
