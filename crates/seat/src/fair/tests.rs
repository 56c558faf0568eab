use parlour_bots::Bot;
use parlour_core::{Commitment, Nonce, Seat, SeatSet, Seed, Share, TableId, Viewer, record::Record};
use parlour_protocol::{
    ClientMessage, DealStage, FairDeal, HintPolicy, Hosting, Pace, Room, RoomStatus, Settings, Visibility,
};
use parlour_registry::Deal;
use serde_json::Map;

use super::*;

const ME: Seat = Seat::new(1);
const OTHER: Seat = Seat::new(0);

fn nonce(byte: u8) -> Nonce {
    Nonce::new([byte; 32])
}

fn share(seat: Seat, byte: u8) -> Share {
    Share { seat, commitment: Some(nonce(byte).commitment()), nonce: None }
}

fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

/// A table of three where this person and another sit beside a bot.
fn room(stage: DealStage, shares: Vec<Share>) -> Room {
    let pace = Pace::default();
    let (visibility, hints) = (Visibility::Link, HintPolicy::Off);
    let settings =
        Settings { game: "tps".to_owned(), seats: 3, options: Map::new(), pace, visibility, hints };
    let commitment = Seed::new([1; 32]).commitment();
    Room {
        id: TableId::new(7),
        settings,
        status: RoomStatus::Gathering,
        chairs: Vec::new(),
        spectators: 0,
        fair: FairDeal { commitment, seed: None, stage, shares },
        take_back: None,
        hosting: Hosting::default(),
    }
}

fn committing(shares: Vec<Share>) -> Room {
    room(DealStage::Committing, shares)
}

fn revealing(waiting: &[Seat], shares: Vec<Share>) -> Room {
    room(DealStage::Revealing { waiting: seats(waiting) }, shares)
}

fn dealt(with: &[Seat], shares: Vec<Share>) -> Room {
    room(DealStage::Dealt { with: seats(with) }, shares)
}

fn both() -> Vec<Share> {
    vec![share(OTHER, 2), share(ME, 3)]
}

/// A pledge that has seen these tables, one after the other.
fn after(rooms: &[Room]) -> Pledge {
    let mut pledge = Pledge::new(nonce(3), 0);
    for room in rooms {
        pledge.note(room, Some(ME));
    }
    pledge
}

fn breach(rooms: &[Room]) -> Option<PromiseError> {
    after(rooms).breach().cloned()
}

#[test]
fn whoever_sits_commits_once_and_reveals_when_asked() {
    let mut pledge = Pledge::new(nonce(3), 0);
    let nothing = Share { commitment: None, ..share(ME, 3) };
    let offer = ClientMessage::Commit { commitment: nonce(3).commitment() };
    assert_eq!(pledge.note(&committing(Vec::new()), None), None, "somebody who watches has no part in it");
    assert_eq!(pledge.note(&committing(vec![nothing]), Some(ME)), Some(offer));
    assert_eq!(pledge.note(&committing(vec![share(ME, 9)]), Some(ME)), None, "another device has its say");
    assert_eq!(pledge.note(&committing(both()), Some(ME)), None);
    let reveal = Some(ClientMessage::Reveal { nonce: nonce(3) });
    assert_eq!(pledge.note(&revealing(&[OTHER, ME], both()), Some(ME)), reveal);
    assert_eq!(pledge.note(&revealing(&[OTHER], both()), Some(ME)), None, "it has arrived");
    let mut again: Pledge = serde_json::from_str(&serde_json::to_string(&pledge).unwrap()).unwrap();
    assert_eq!(again.note(&revealing(&[ME], both()), Some(ME)), None, "it had arrived");
    assert_eq!(again.breach(), Some(&PromiseError::LeftOut(ME)));
}

#[test]
fn a_promise_that_changes_is_noticed_and_the_nonce_stays_secret() {
    let mut other = committing(both());
    other.fair.commitment = Seed::new([2; 32]).commitment();
    assert_eq!(breach(&[committing(both()), other.clone()]), Some(PromiseError::Commitment));
    other.fair.stage = DealStage::Revealing { waiting: seats(&[ME]) };
    let mut pledge = after(&[committing(both())]);
    assert_eq!(pledge.note(&other, Some(ME)), None);
    let kept: Pledge = serde_json::from_str(&serde_json::to_string(&pledge).unwrap()).unwrap();
    assert_eq!(kept.breach(), Some(&PromiseError::Commitment), "it is remembered");
}

#[test]
fn who_sits_may_change_until_the_nonces_are_asked_for_and_nothing_after_that() {
    let alone = vec![share(ME, 3)];
    let changed = vec![share(OTHER, 9), share(ME, 3)];
    let waiting = || revealing(&[OTHER, ME], both());
    assert_eq!(breach(&[committing(alone.clone()), committing(both()), waiting()]), None);
    assert_eq!(breach(&[waiting(), revealing(&[ME], changed)]), Some(PromiseError::Share(OTHER)));
    assert_eq!(breach(&[waiting(), dealt(&[ME], alone)]), Some(PromiseError::Share(OTHER)));
    let without_me =
        || revealing(&[OTHER], vec![share(OTHER, 2), Share { commitment: None, ..share(ME, 3) }]);
    assert_eq!(
        breach(&[committing(both()), without_me()]),
        Some(PromiseError::Share(ME)),
        "mine was dropped"
    );
    assert_eq!(
        breach(&[committing(vec![share(OTHER, 2), share(ME, 9)]), without_me()]),
        None,
        "it was not mine"
    );
    assert_eq!(breach(&[waiting(), committing(both())]), Some(PromiseError::StartedAgain));
    assert_eq!(
        breach(&[committing(both()), room(DealStage::SeedAlone, Vec::new())]),
        Some(PromiseError::SeedAlone)
    );
}

#[test]
fn a_nonce_may_come_too_late_but_one_that_has_come_stays_in() {
    let one_came = || revealing(&[OTHER], both());
    assert_eq!(breach(&[one_came(), dealt(&[ME], both())]), None);
    assert_eq!(breach(&[one_came(), dealt(&[OTHER], both())]), Some(PromiseError::LeftOut(ME)));
    let grown = [one_came(), dealt(&[ME], both()), dealt(&[OTHER, ME], both())];
    assert_eq!(breach(&grown), Some(PromiseError::Share(OTHER)), "what is dealt is dealt");
}

/// A game dealt from these shares and played to its end, as the table shows it and as its record tells it.
fn finished(
    shares: Vec<Share>,
) -> (Room, Record, Vec<parlour_core::Sentence>, Box<serde_json::value::RawValue>) {
    let (game, seed) = (parlour_registry::find("tps").unwrap(), Seed::new([1; 32]));
    let with: Vec<Seat> =
        shares.iter().filter(|share| share.nonce.is_some()).map(|share| share.seat).collect();
    let proof = parlour_core::DealProof {
        table: TableId::new(7),
        commitment: seed.commitment(),
        seed,
        shares: shares.clone(),
    };
    let deal = Deal { seats: 3, options: Map::new(), seed: proof.check().unwrap() };
    let mut table = game.table(&deal).unwrap();
    while let Some(seat) = table.to_act().first() {
        let action = table.thinking(seat, Bot::Random)(&|| false);
        table.play(seat, &action).unwrap();
    }
    let mut record = table.record().unwrap();
    record.fair = Some(proof);
    let mut room = dealt(&with, shares);
    room.fair.seed = Some(seed);
    (room, record, table.heard(Viewer::Seat(ME)), table.view(Viewer::Seat(ME)))
}

fn told(seat: Seat, byte: u8) -> Share {
    Share { nonce: Some(nonce(byte)), ..share(seat, byte) }
}

fn proved(
    pledge: &Pledge,
    shares: Vec<Share>,
    change: impl Fn(&mut Room, &mut Record),
) -> Result<Proved, PromiseError> {
    let (mut room, mut record, lines, view) = finished(shares);
    change(&mut room, &mut record);
    let game = parlour_registry::find("tps").unwrap();
    let watched = Watched { game, view: &view, lines: &lines, viewer: Viewer::Seat(ME) };
    pledge.prove(&room, &record, &watched)
}

#[test]
fn a_fair_game_is_proved_and_those_without_a_part_in_it_are_named() {
    let nothing = |_: &mut Room, _: &mut Record| {};
    let pledge = after(&[committing(both()), revealing(&[], both()), dealt(&[OTHER, ME], both())]);
    let all = Proved { with: seats(&[OTHER, ME]), without: SeatSet::default(), arrived: Arrived::InTime };
    assert_eq!(proved(&pledge, vec![told(OTHER, 2), told(ME, 3)], nothing), Ok(all));
    let pledge = after(&[revealing(&[OTHER], both()), dealt(&[ME], both())]);
    let one = Proved { with: seats(&[ME]), without: seats(&[OTHER]), arrived: Arrived::Late };
    assert_eq!(proved(&pledge, vec![share(OTHER, 2), told(ME, 3)], nothing), Ok(one));
}

#[test]
fn whatever_was_exchanged_behind_the_promises_is_found_out() {
    let pledge = after(&[committing(both()), revealing(&[], both()), dealt(&[OTHER, ME], both())]);
    let shares = || vec![told(OTHER, 2), told(ME, 3)];
    let found = |change: fn(&mut Room, &mut Record)| proved(&pledge, shares(), change);
    let other_seed = |room: &mut Room, record: &mut Record| {
        let seed = Seed::new([5; 32]);
        let proof = record.fair.as_mut().unwrap();
        (proof.seed, proof.commitment) = (seed, seed.commitment());
        record.seed = proof.check().unwrap().to_string();
        room.fair.seed = Some(seed);
    };
    assert_eq!(found(other_seed), Err(PromiseError::Record));
    assert_eq!(found(|_, record| record.fair = None), Err(PromiseError::Record));
    assert_eq!(found(|_, record| record.seed = Seed::new([8; 32]).to_string()), Err(PromiseError::Deal));
    let other_shares = vec![told(OTHER, 9), told(ME, 3)];
    assert_eq!(proved(&pledge, other_shares, |_, _| {}), Err(PromiseError::Share(OTHER)));
    let left_out = vec![told(OTHER, 2), share(ME, 3)];
    assert_eq!(proved(&pledge, left_out, |_, _| {}), Err(PromiseError::Record));
}

#[test]
fn a_record_of_another_game_from_the_same_deal_is_not_the_one_that_was_seen() {
    let pledge = after(&[committing(both()), revealing(&[], both()), dealt(&[OTHER, ME], both())]);
    let (room, record, mut lines, view) = finished(vec![told(OTHER, 2), told(ME, 3)]);
    let game = parlour_registry::find("tps").unwrap();
    let look = |lines: &[parlour_core::Sentence]| {
        pledge.prove(&room, &record, &Watched { game, view: &view, lines, viewer: Viewer::Seat(ME) })
    };
    let by_clock = &mut lines[3].words;
    *by_clock = parlour_core::Words::new("protocol-by-clock").overheard("line", by_clock.clone());
    assert!(look(&lines).is_ok(), "that a bot moved for somebody is the table's remark");
    lines.swap(2, 3);
    assert!(look(&lines).is_ok(), "those who chose at once are told in the order of their clicks");
    let last = lines.pop().unwrap();
    assert_eq!(look(&lines), Err(PromiseError::Game));
    lines.push(last.clone());
    lines.push(last);
    assert_eq!(look(&lines), Err(PromiseError::Game));
}

#[test]
fn a_table_of_an_older_program_has_its_seed_alone() {
    let (_, mut record, lines, _) = finished(vec![told(ME, 3)]);
    let game = parlour_registry::find("tps").unwrap();
    let seed: Seed = record.seed.parse().unwrap();
    let mut room = room(DealStage::SeedAlone, Vec::new());
    (room.fair.commitment, room.fair.seed) = (seed.commitment(), Some(seed));
    (record.fair, record.commitment) = (None, Some(seed.commitment().to_string()));
    let table = game.resume(&Deal { seats: 3, options: Map::new(), seed }, record.events.clone());
    let view = table.unwrap().view(Viewer::Seat(ME));
    let pledge = after(std::slice::from_ref(&room));
    let watched = Watched { game, view: &view, lines: &lines, viewer: Viewer::Seat(ME) };
    let nobody = Proved { with: SeatSet::default(), without: SeatSet::default(), arrived: Arrived::Late };
    assert_eq!(pledge.prove(&room, &record, &watched), Ok(nobody));
    record.commitment = Some(Commitment::to_string(&Seed::from(9).commitment()));
    assert_eq!(pledge.prove(&room, &record, &watched), Err(PromiseError::Record));
}
