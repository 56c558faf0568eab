use super::*;
use crate::room::tests::{dealt, gathered, happen, person};

const fn at(seconds: u64) -> Moment {
    Moment::of_millis(seconds * 1000)
}

fn kick(room: &Room, by: u8, seat: u8, seconds: u64) -> Result<Asked, RequestError> {
    let now = Asking { at: at(seconds), away: SeatSet::default() };
    room.remove(person(by), Role::Other, Seat::new(seat), Removal::Kick, now)
}

/// Something that is asked for.
type Ask<'a> = &'a dyn Fn(&Room) -> Result<Asked, RequestError>;

fn is_refused(asked: &Result<Asked, RequestError>) -> bool {
    matches!(asked, Err(RequestError::VotingAlready))
}

#[test]
fn whoever_asked_for_the_last_vote_lets_the_others_ask_first() {
    let (mut room, mut log) = dealt("tps", 4, 5);
    let opened = kick(&room, 0, 3, 0).unwrap();
    happen(&mut room, &mut log, opened);
    assert!(matches!(kick(&room, 0, 3, 30), Ok(Asked::Repeated(_))), "the same vote is the same");
    assert!(is_refused(&kick(&room, 0, 2, 30)) && is_refused(&kick(&room, 1, 2, 30)));
    // After a minute it is the turn of the others, and only later of the same person.
    assert!(is_refused(&kick(&room, 0, 3, 61)) && is_refused(&kick(&room, 0, 2, 119)));
    assert!(kick(&room, 0, 2, 120).is_ok());
    let another = kick(&room, 1, 2, 61).unwrap();
    happen(&mut room, &mut log, another);
    assert!(matches!(kick(&room, 0, 3, 121), Ok(Asked::Happens(_))), "somebody else had a turn");
}

#[test]
fn a_vote_that_was_opened_again_under_an_older_program_has_won_no_time() {
    let (mut room, mut log) = dealt("tps", 4, 5);
    let Ok(Asked::Happens(Entry::VoteOpened { vote, .. })) = kick(&room, 0, 3, 0) else {
        panic!("it is new")
    };
    for seconds in [0, 50] {
        happen(&mut room, &mut log, Asked::Happens(Entry::VoteOpened { vote, at: at(seconds) }));
    }
    assert!(kick(&room, 1, 2, 60).is_ok());
}

#[test]
fn getting_up_to_end_a_vote_takes_nobodys_turn_away() {
    let (mut room, mut log) = dealt("tps", 4, 5);
    let opened = kick(&room, 0, 3, 0).unwrap();
    happen(&mut room, &mut log, opened);
    happen(&mut room, &mut log, Asked::Happens(Entry::Left { person: person(3) }));
    assert!(matches!(kick(&room, 0, 2, 1), Ok(Asked::Happens(_))));
}

#[test]
fn what_changes_nothing_does_not_happen_again() {
    let (mut room, mut log) = gathered("tps", 4, 5);
    let (host, now) = (person(0), Asking { at: at(0), away: SeatSet::default() });
    happen(&mut room, &mut log, Asked::Happens(Entry::Left { person: person(3) }));
    let name = || parlour_protocol::PersonName::new("guest").unwrap();
    let asks: [Ask<'_>; 5] = [
        &|room| room.set_watchers(host, Role::Host, Watchers::SentAway),
        &|room| room.mute(host, Role::Host, Seat::new(1)),
        &|room| room.unmute(host, Role::Host, Seat::new(1)),
        &|room| room.set_bot(host, Seat::new(3), Some(Bot::Easy), now),
        &|room| room.sit(host, Seat::new(0), name(), None, at(0)),
    ];
    for ask in asks {
        let asked = ask(&room).unwrap();
        happen(&mut room, &mut log, asked);
        assert!(matches!(ask(&room), Ok(Asked::Repeated(version)) if version == room.version()));
    }
}

#[test]
fn nobody_is_remembered_twice_however_often_they_were_muted() {
    let (mut room, mut log) = gathered("tps", 3, 5);
    for _ in 0..3 {
        happen(&mut room, &mut log, Asked::Happens(Entry::Muted { person: person(1), by: None }));
    }
    assert_eq!(room.hosts.muted, [person(1)]);
    room.hosts.muted = (0..2_000u32).map(|number| format!("{number:032x}").parse().unwrap()).collect();
    assert_eq!(room.hosts.for_rematch().muted, room.hosts.muted[2_000 - REMEMBERED..]);
    room.hosts.muted = vec![person(1); 9];
    assert_eq!(room.hosts.for_rematch().muted, [person(1)], "a table of an older program may name one twice");
}
