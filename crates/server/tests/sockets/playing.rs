//! Whole games.

use parlour_core::record::Record;
use parlour_protocol::RoomStatus;
use parlour_registry::{GAMES, commitment};

use crate::{guest::Guest, house::House};

/// Whoever has a choice takes one, by a rule that is not always the first.
pub(crate) async fn play_on(guests: &mut [Guest]) {
    let mut turn = 0usize;
    while !guests.iter().all(Guest::over) {
        for guest in guests.iter_mut() {
            let choices = guest.choices();
            if choices.is_empty() {
                continue;
            }
            turn = turn.wrapping_mul(31).wrapping_add(7);
            let action = &choices[turn % choices.len()];
            guest.play(action).await.unwrap();
        }
        let furthest = guests.iter().map(|guest| guest.version).max().unwrap();
        for guest in guests.iter_mut() {
            guest.until(|guest| guest.version >= furthest).await;
        }
        // When all know as much and nobody is to decide, a bot is.
        if guests.iter().all(|guest| guest.choices().is_empty() && !guest.over()) {
            guests[0].until(|guest| guest.version > furthest).await;
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
        let mut guests = Vec::new();
        for seat in 0..seats as u8 {
            let mut guest = Guest::new(house.address, table).await;
            guest.sit(seat, &format!("guest {seat}")).await;
            guests.push(guest);
        }
        let promise = guests[0].room.as_ref().unwrap().fair.clone();
        assert_eq!(promise.seed, None, "the seed is not shown before the end");
        assert!(house.record(table).await.is_none());
        guests[0].send("\"start\"").await;
        for guest in &mut guests {
            guest.until(|guest| guest.view.is_some()).await;
        }
        play_on(&mut guests).await;
        let json = house.record(table).await.unwrap();
        assert_eq!(json["commitment"], promise.commitment);
        assert_eq!(json["names"][1], "guest 1");
        let record = Record::from_json(&json.to_string()).unwrap();
        game.verify(&record).unwrap();
        game.redeal(&record).unwrap();
        for guest in &guests {
            let fair = &guest.room.as_ref().unwrap().fair;
            assert_eq!(commitment(&fair.seed.unwrap()), promise.commitment);
            let RoomStatus::Finished { outcome, .. } = guest.status() else { panic!("it is over") };
            assert_eq!(outcome.winners, record.winners);
            assert!(!guest.lines.is_empty());
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
        let mut guest = Guest::new(house.address, table).await;
        guest.sit(0, "Ada").await;
        guest.send("\"start\"").await;
        let mut step = 0usize;
        loop {
            guest.until(|guest| guest.over() || !guest.choices().is_empty()).await;
            if guest.over() {
                break;
            }
            let choices = guest.choices();
            step += 5;
            guest.play(&choices[step % choices.len()]).await.unwrap();
        }
        assert!(house.record(table).await.is_some());
    }
}

#[tokio::test]
async fn a_log_that_is_heard_bit_by_bit_is_the_log_that_somebody_gets_who_comes_late() {
    let house = House::open().await;
    let table = house.table(r#"{"game":"archons","seats":2}"#).await;
    let mut guests = Vec::new();
    for seat in 0..2 {
        let mut guest = Guest::new(house.address, table).await;
        guest.sit(seat, "guest").await;
        guests.push(guest);
    }
    let mut watching = Guest::new(house.address, table).await;
    guests[0].send("\"start\"").await;
    for guest in &mut guests {
        guest.until(|guest| guest.view.is_some()).await;
    }
    play_on(&mut guests).await;
    watching.until(Guest::over).await;
    let late = Guest::new(house.address, table).await;
    assert_eq!(late.lines, watching.lines);
    assert_eq!(late.view.unwrap().get(), watching.view.unwrap().get());
}
