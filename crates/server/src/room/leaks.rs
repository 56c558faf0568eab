//! What a person is sent is the same, byte by byte, at tables that differ only in what that person cannot know.
//!
//! A twin of a table is dealt from the same events with two pieces of a shuffled pile exchanged, or with another choice where
//! several seats choose at the same time. Both live through the same decisions. A person who has seen the same tables and heard the
//! same lines cannot tell the twins apart, and is sent the same through every door of [`show`].

use std::{env, thread};

use parlour_core::{
    Dice as _, FastDice, Scene, Sentence,
    record::{ChanceEvent, RecordEvent},
};

use parlour_registry::{AnyGame, GAMES};

use super::{
    tests::{choices, dealt, id, person},
    *,
};
use parlour_protocol::Want;

use crate::show::{self, Has, Presence};

/// Decisions of all games together, in every run; `cargo xtask leaks` sets another number.
const DECISIONS: usize = 3_000;
/// Twins that live beside a game at the same time.
const TWINS: usize = 3;
/// Somebody who sits nowhere.
const STRANGER: u8 = 99;

/// All that a person is sent at a moment.
type Doors = fn(&Room, PersonId, &Change) -> Vec<String>;

/// What was compared.
#[derive(Default, Debug)]
struct Compared {
    decisions: usize,
    /// Pairs of everything that one person was sent.
    pairs: usize,
}

fn text(frame: show::Frame) -> String {
    frame.text().to_owned()
}

/// Every way in which something of a table reaches a socket.
fn doors(room: &Room, person: PersonId, change: &Change) -> Vec<String> {
    let (presence, viewer, now) = (Presence::default(), room.viewer(person), Moment::default());
    let late = Has { version: Some(Version(room.version().0 / 2)), lines: 1, want: Want::Views };
    vec![
        text(show::changed(room, &presence, viewer, change, now)),
        text(show::missed(room, &presence, person, Has::default(), now)),
        text(show::missed(room, &presence, person, late, now)),
        text(show::presence(room, &presence, now)),
        text(show::as_it_is(room, viewer, now)),
    ]
}

fn people(room: &Room) -> Vec<PersonId> {
    (0..room.chairs.len() as u8).chain([STRANGER]).map(person).collect()
}

/// The same table with another game on it, which has come as far.
fn beside(room: &Room, events: Vec<RecordEvent>) -> Option<Room> {
    let game = parlour_registry::find(&room.settings.game).unwrap();
    let table = game.resume(&room.deal(), events).ok()?;
    Some(Room {
        id: room.id,
        settings: room.settings.clone(),
        round: room.round.clone(),
        chairs: room.chairs.clone(),
        phase: Phase::Playing(Box::new(room.playing()?.with_table(table))),
        version: room.version,
        latest: room.latest,
        said: room.said.clone(),
        take_back: room.take_back,
        hosts: room.hosts.clone(),
        left: room.left.clone(),
        hints: room.hints.clone(),
        repeats: Repeats::default(),
        bounds: room.bounds.clone(),
    })
}

/// The events with two pieces of one shuffled pile exchanged.
fn exchanged(events: &[RecordEvent], dice: &mut FastDice) -> Option<Vec<RecordEvent>> {
    let mut events = events.to_vec();
    let mut piles: Vec<&mut Vec<_>> = events
        .iter_mut()
        .filter_map(|event| match event {
            RecordEvent::Chance(ChanceEvent::Shuffle { order, .. }) if order.len() > 1 => Some(order),
            _ => None,
        })
        .collect();
    let which = dice.below(u32::try_from(piles.len()).ok().filter(|piles| *piles > 0)?) as usize;
    let size = piles[which].len() as u32;
    let first = dice.below(size);
    let second = (first + 1 + dice.below(size - 1)) % size;
    piles[which].swap(first as usize, second as usize);
    Some(events)
}

/// What a person has to go by.
fn known(room: &Room, person: PersonId) -> (Scene, Vec<Sentence>) {
    let (table, viewer) = (room.play().unwrap().table(), room.viewer(person));
    (table.scene(viewer), table.heard(viewer))
}

struct Twin {
    room: Room,
    /// Those who cannot tell it from the other one.
    even: Vec<PersonId>,
}

impl Twin {
    fn of(room: &Room, dice: &mut FastDice) -> Option<Self> {
        let twin = beside(room, exchanged(room.playing()?.table().events(), dice)?)?;
        let mut even = people(room);
        even.retain(|person| known(room, *person) == known(&twin, *person));
        (!even.is_empty()).then_some(Self { room: twin, even })
    }

    /// The same decision here. None if it is not possible, or if nobody is left who could be deceived.
    fn follow(mut self, beside: &Room, entry: Entry) -> Option<(Self, Change)> {
        let Entry::Moved { seat, action, .. } = &entry else { return None };
        self.room.playing()?.table().check(*seat, action).ok()?;
        let change = self.room.apply(entry).ok()?;
        self.room.playing()?;
        self.even.retain(|person| known(beside, *person) == known(&self.room, *person));
        (!self.even.is_empty()).then_some((self, change))
    }
}

fn same(sent: [Vec<String>; 2], person: PersonId, room: &Room) -> Result<(), String> {
    let [here, there] = sent;
    let place = room.seat_of(person);
    let differ = here.iter().zip(&there).find(|(here, there)| here != there);
    differ.map_or(Ok(()), |(here, there)| {
        Err(format!("{} tells {place:?} what it cannot know:\n{here}\n{there}", room.settings.game))
    })
}

/// What a seat chooses while others still do is nobody else's business.
fn face_down(
    room: &Room,
    choices: [Entry; 2],
    seat: Seat,
    doors: Doors,
    seen: &mut Compared,
) -> Result<(), String> {
    let events = room.playing().unwrap().table().events();
    // A record tells choices of the same time in the order of seats: so both are made from it.
    let [one, other] = choices.map(|choice| {
        let mut chosen = beside(room, events.to_vec()).unwrap();
        let change = chosen.apply(choice).unwrap();
        (chosen, change)
    });
    for person in people(room).into_iter().filter(|other| room.seat_of(*other) != Some(seat)) {
        seen.pairs += 1;
        let sent = [&one, &other].map(|(room, change)| doors(room, person, change));
        same(sent, person, room)?;
    }
    Ok(())
}

/// Plays one game at random beside its twins.
fn watch(game: &str, seats: usize, seed: u64, doors: Doors, seen: &mut Compared) -> Result<(), String> {
    let (mut room, mut dice) = (dealt(game, seats, seed).0, FastDice::new(seed));
    let mut twins: Vec<Twin> = Vec::new();
    while room.playing().is_some() {
        while twins.len() < TWINS {
            let Some(twin) = (0..8).find_map(|_| Twin::of(&room, &mut dice)) else { break };
            twins.push(twin);
        }
        let acting: Vec<Seat> = room.playing().unwrap().table().to_act().iter().collect();
        let seat = acting[dice.below(acting.len() as u32) as usize];
        let possible = choices(&room, seat);
        let pick = dice.below(possible.len() as u32) as usize;
        let move_of = |action: &str| Entry::Moved {
            seat,
            action: action.to_owned(),
            by: By::Person { person: person(seat.number() as u8), id: id("m") },
            at: Moment::default(),
        };
        let other = possible.get((pick + 1) % possible.len()).filter(|other| **other != possible[pick]);
        if let Some(other) = other.filter(|_| acting.len() > 1) {
            face_down(&room, [move_of(&possible[pick]), move_of(other)], seat, doors, seen)?;
        }
        let entry = move_of(&possible[pick]);
        let change = room.apply(entry.clone()).unwrap();
        seen.decisions += 1;
        if room.playing().is_none() {
            break;
        }
        let followed = twins.into_iter().filter_map(|twin| twin.follow(&room, entry.clone()));
        let followed: Vec<(Twin, Change)> = followed.collect();
        for (twin, twin_change) in &followed {
            for person in &twin.even {
                seen.pairs += 1;
                let sent = [doors(&room, *person, &change), doors(&twin.room, *person, twin_change)];
                same(sent, *person, &room)?;
            }
        }
        twins = followed.into_iter().map(|(twin, _)| twin).collect();
    }
    Ok(())
}

/// Games of one kind, at all numbers of seats, until so many decisions have been made.
fn watch_game(game: &dyn AnyGame, decisions: usize, doors: Doors) -> Result<Compared, String> {
    let (info, mut seen) = (game.info(), Compared::default());
    let (fewest, most) = (*info.seats.start(), *info.seats.end());
    for seed in 0.. {
        if seen.decisions >= decisions {
            break;
        }
        let seats = fewest + seed as usize % (most - fewest + 1);
        watch(info.slug, seats, seed, doors, &mut seen)?;
    }
    println!("{}: {seen:?}", info.slug);
    assert!(seen.pairs >= seen.decisions, "{}: the twins say little: {seen:?}", info.slug);
    Ok(seen)
}

/// Games of all kinds, beside each other, until so many decisions have been made.
fn watch_all(decisions: usize, doors: Doors) -> Result<Compared, String> {
    let each = decisions.div_ceil(GAMES.len());
    thread::scope(|scope| {
        let games = GAMES.iter().map(|game| scope.spawn(move || watch_game(*game, each, doors)));
        let games: Vec<_> = games.collect();
        let mut all = Compared::default();
        for game in games {
            let seen = game.join().unwrap()?;
            all.decisions += seen.decisions;
            all.pairs += seen.pairs;
        }
        Ok(all)
    })
}

#[test]
fn what_a_person_is_sent_does_not_depend_on_what_they_cannot_know() {
    let asked = env::var("PARLOUR_LEAK_DECISIONS").ok().and_then(|number| number.parse().ok());
    let seen = watch_all(asked.unwrap_or(DECISIONS), doors).unwrap();
    println!("all games: {seen:?}");
}

/// Tells what the next seat sees.
fn with_anothers_eyes(room: &Room, person: PersonId, _: &Change) -> Vec<String> {
    let next = room.viewer(person).seat().map_or(0, |seat| (seat.number() + 1) % room.chairs.len());
    vec![text(show::as_it_is(room, Viewer::Seat(Seat::new(next as u8)), Moment::default()))]
}

/// Tells how everything came about: the way back, and the way there.
fn with_undo_data(room: &Room, _: PersonId, _: &Change) -> Vec<String> {
    vec![serde_json::to_string(room.play().unwrap().table().events()).unwrap()]
}

/// Tells what another seat has heard.
fn with_anothers_ears(room: &Room, person: PersonId, _: &Change) -> Vec<String> {
    let next = room.viewer(person).seat().map_or(0, |seat| (seat.number() + 1) % room.chairs.len());
    let heard = room.play().unwrap().table().heard(Viewer::Seat(Seat::new(next as u8)));
    vec![serde_json::to_string(&heard).unwrap()]
}

#[test]
fn a_leak_that_was_planted_is_found() {
    for leak in [with_anothers_eyes as Doors, with_undo_data, with_anothers_ears] {
        let found = watch_all(200, leak);
        assert!(found.is_err(), "{found:?}");
    }
}
