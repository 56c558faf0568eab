//! How much may happen at a table: [`Bounds`]. Moves are not counted: the rules end a game, and taking moves back is counted.

use parlour_core::Seat;
use serde::{Deserialize, Serialize};

use super::{RequestError, Room};
use crate::{
    entry::{Entry, StoredPlayer},
    person::PersonId,
};

/// Chat messages at one table.
const CHAT: u32 = 3_000;
/// Chat messages of one person at one table.
const CHAT_OF_ONE: u32 = 1_000;
/// Everything besides moves and chat at one table.
const OTHER: u32 = 4_000;
/// Everything besides moves and chat that one person does at one table.
const OTHER_OF_ONE: u32 = 1_000;
/// Kept for taking a seat, so that nobody fills a table before others can sit down.
const FOR_SITTING: u32 = 1_000;

/// What has been counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Bounds {
    all: Count,
    people: Vec<(PersonId, Count)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Count {
    chat: u32,
    other: u32,
}

/// How an entry counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Not at all: it is bounded by what is counted, or by the rules.
    Free,
    Chat,
    Sitting,
    Other,
}

/// Who brought an entry about, as far as it says so.
enum Who {
    Person(PersonId),
    Seat(Seat),
    Unnamed,
}

const fn kind(entry: &Entry) -> Kind {
    match entry {
        Entry::Said { .. } => Kind::Chat,
        Entry::Sat { .. } => Kind::Sitting,
        Entry::Created { .. }
        | Entry::RevealAsked { .. }
        | Entry::Revealed { .. }
        | Entry::Started { .. }
        | Entry::Moved { .. }
        | Entry::Left { .. }
        | Entry::Removed { .. }
        | Entry::Forgotten
        | Entry::RematchMade { .. } => Kind::Free,
        _ => Kind::Other,
    }
}

const fn who(entry: &Entry) -> Who {
    match entry {
        Entry::Sat { person, .. } | Entry::Committed { person, .. } | Entry::Said { person, .. } => {
            Who::Person(*person)
        }
        Entry::Hinted { seat }
        | Entry::TakeBackAsked { seat, .. }
        | Entry::TakeBackAgreed { seat }
        | Entry::TakeBackDeclined { seat }
        | Entry::TakenBack { seat, .. }
        | Entry::Voted { seat, .. } => Who::Seat(*seat),
        Entry::VoteOpened { vote, .. } => Who::Seat(vote.asked),
        _ => Who::Unnamed,
    }
}

impl Bounds {
    fn of(&self, person: PersonId) -> Count {
        self.people.iter().find(|(one, _)| *one == person).map(|(_, count)| *count).unwrap_or_default()
    }

    fn counts_of(&mut self, person: PersonId) -> &mut Count {
        let place = self.people.iter().position(|(one, _)| *one == person).unwrap_or_else(|| {
            self.people.push((person, Count::default()));
            self.people.len() - 1
        });
        &mut self.people[place].1
    }
}

impl Count {
    const fn add(&mut self, kind: Kind) {
        match kind {
            Kind::Free => {}
            Kind::Chat => self.chat += 1,
            Kind::Sitting | Kind::Other => self.other += 1,
        }
    }
}

impl Room {
    /// Whether so little has happened here that this may happen too.
    pub(crate) fn has_room_for(&self, person: PersonId, entry: &Entry) -> Result<(), RequestError> {
        let kind = kind(entry);
        if kind == Kind::Free {
            return Ok(());
        }
        let (all, own) = (self.bounds.all, self.bounds.of(person));
        match kind {
            Kind::Chat if all.chat >= CHAT => Err(RequestError::ChatFull),
            Kind::Chat if own.chat >= CHAT_OF_ONE => Err(RequestError::SaidEnough),
            Kind::Sitting if all.other >= OTHER + FOR_SITTING => Err(RequestError::TableFull),
            Kind::Other if all.other >= OTHER => Err(RequestError::TableFull),
            Kind::Sitting | Kind::Other if own.other >= OTHER_OF_ONE => Err(RequestError::DoneEnough),
            _ => Ok(()),
        }
    }

    /// Counts what happens. Whoever sits on the seat is asked before it does.
    pub(super) fn count(&mut self, entry: &Entry) {
        let kind = kind(entry);
        if kind == Kind::Free {
            return;
        }
        self.bounds.all.add(kind);
        let person = match who(entry) {
            Who::Person(person) => Some(person),
            Who::Seat(seat) => self.chairs.get(seat.number()).and_then(StoredPlayer::person),
            Who::Unnamed => None,
        };
        if let Some(person) = person {
            self.bounds.counts_of(person).add(kind);
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_protocol::{ChatText, PersonName};

    use super::*;
    use crate::room::tests::{dealt, id, person};

    fn line(number: u8) -> Entry {
        Entry::Said { person: person(number), id: id("a"), text: ChatText::new("well").unwrap() }
    }

    fn sit(number: u8) -> Entry {
        let name = PersonName::new("Ada").unwrap();
        Entry::Sat { seat: Seat::new(0), person: person(number), name, commitment: None }
    }

    #[test]
    fn who_has_said_enough_is_refused_and_others_are_not() {
        let (mut room, _) = dealt("tps", 3, 5);
        for _ in 0..CHAT_OF_ONE {
            room.has_room_for(person(0), &line(0)).unwrap();
            room.apply(line(0)).unwrap();
        }
        assert!(matches!(room.has_room_for(person(0), &line(0)), Err(RequestError::SaidEnough)));
        assert!(room.has_room_for(person(1), &line(1)).is_ok());
    }

    #[test]
    fn a_table_takes_so_much_chat_in_all() {
        let (mut room, _) = dealt("tps", 3, 5);
        for number in 0..CHAT {
            room.apply(line((number % 3) as u8)).unwrap();
        }
        assert!(matches!(room.has_room_for(person(9), &line(9)), Err(RequestError::ChatFull)));
    }

    #[test]
    fn a_full_table_still_lets_people_sit_down_get_up_and_move() {
        let (mut room, _) = dealt("tps", 3, 5);
        let hint = Entry::Hinted { seat: Seat::new(1) };
        for _ in 0..OTHER {
            room.count(&Entry::WatchersSet { watchers: parlour_protocol::Watchers::Welcome });
        }
        assert!(matches!(room.has_room_for(person(1), &hint), Err(RequestError::TableFull)));
        room.has_room_for(person(1), &Entry::Left { person: person(1) }).unwrap();
        for number in 0..FOR_SITTING {
            room.has_room_for(person((number % 200) as u8), &sit((number % 200) as u8)).unwrap();
            room.count(&sit((number % 200) as u8));
        }
        assert!(matches!(room.has_room_for(person(1), &sit(1)), Err(RequestError::TableFull)));
    }

    #[test]
    fn what_a_seat_does_counts_for_who_sits_there() {
        let (mut room, _) = dealt("tps", 3, 5);
        let hint = Entry::Hinted { seat: Seat::new(1) };
        for _ in 0..OTHER_OF_ONE {
            room.apply(hint.clone()).unwrap();
        }
        assert!(matches!(room.has_room_for(person(1), &hint), Err(RequestError::DoneEnough)));
        assert!(room.has_room_for(person(0), &Entry::Hinted { seat: Seat::new(0) }).is_ok());
    }
}
