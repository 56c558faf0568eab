//! Limits on the length of a table's log: [`Bounds`]. Moves are not counted, because the rules end a game and takebacks are counted.

use parlour_core::Seat;
use serde::{Deserialize, Serialize};

use super::{Phase, RequestError, Room};
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
/// The part of it that may happen before the game starts. The rest is kept for the game.
const OTHER_BEFORE: u32 = 2_000;
/// Everything besides moves and chat that one person does at one table.
const OTHER_OF_ONE: u32 = 1_000;
/// Kept for taking a seat, so that nobody fills a table before others can sit down.
const FOR_SITTING: u32 = 1_000;
/// Kept for the votes and nudges of each person, so that nobody takes them from the others by filling the table.
const FOR_REMEDIES: u32 = 200;

/// The counts of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Bounds {
    all: Count,
    people: Vec<(PersonId, Count)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Count {
    chat: u32,
    other: u32,
    /// What was taken from the reserve for sitting down.
    #[serde(default)]
    sitting: u32,
    /// What was taken from the reserve for votes and nudges.
    #[serde(default)]
    remedies: u32,
}

/// How an entry counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Not at all: the rules, or other entries that are counted, bound it.
    Free,
    Chat,
    Sitting,
    Remedy,
    Other,
}

/// Which of the counts an entry goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pot {
    Chat,
    Other,
    Sitting,
    Remedies,
}

/// Who asked for an entry, as far as it says so.
enum Who {
    Person(PersonId),
    Seat(Seat),
    Unnamed,
}

const fn who(entry: &Entry) -> Who {
    match entry {
        Entry::Sat { person, .. }
        | Entry::Committed { person, .. }
        | Entry::Said { person, .. }
        | Entry::BotSet { by: Some(person), .. }
        | Entry::Nudged { by: Some(person), .. }
        | Entry::WatchersSet { by: Some(person), .. }
        | Entry::Muted { by: Some(person), .. }
        | Entry::Unmuted { by: Some(person), .. } => Who::Person(*person),
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
    const fn add(&mut self, pot: Pot) {
        match pot {
            Pot::Chat => self.chat += 1,
            Pot::Other => self.other += 1,
            Pot::Sitting => self.sitting += 1,
            Pot::Remedies => self.remedies += 1,
        }
    }
}

impl Room {
    /// Checks whether there is room for an entry that this person asks for.
    pub(crate) fn has_room_for(&self, person: PersonId, entry: &Entry) -> Result<(), RequestError> {
        match self.kind(entry) {
            Kind::Free => Ok(()),
            kind => self.pot(Some(person), kind).map(drop),
        }
    }

    /// Counts an entry before it is applied, when seats still have the players that it is about.
    pub(super) fn count(&mut self, entry: &Entry) {
        let kind = self.kind(entry);
        if kind == Kind::Free {
            return;
        }
        let person = match who(entry) {
            Who::Person(person) => Some(person),
            Who::Seat(seat) => self.chairs.get(seat.number()).and_then(StoredPlayer::person),
            Who::Unnamed => None,
        };
        // Logs of older programs may hold more than is allowed now.
        let pot = self.pot(person, kind).unwrap_or(if kind == Kind::Chat { Pot::Chat } else { Pot::Other });
        self.bounds.all.add(pot);
        if let Some(person) = person {
            self.bounds.counts_of(person).add(pot);
        }
    }

    const fn kind(&self, entry: &Entry) -> Kind {
        match entry {
            Entry::Said { .. } => Kind::Chat,
            Entry::Sat { .. } => Kind::Sitting,
            Entry::VoteOpened { .. } | Entry::Voted { .. } | Entry::Nudged { .. } => Kind::Remedy,
            // During a game the players have voted on it.
            Entry::BotSet { .. } if matches!(self.phase, Phase::Playing(_)) => Kind::Remedy,
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

    /// Where something that this person does is counted, if there is room for it.
    fn pot(&self, person: Option<PersonId>, kind: Kind) -> Result<Pot, RequestError> {
        let all = self.bounds.all;
        let own = person.map(|person| self.bounds.of(person)).unwrap_or_default();
        let is_full = all.other >= if matches!(self.phase, Phase::Gathering) { OTHER_BEFORE } else { OTHER };
        let has_done_enough = own.other + own.sitting >= OTHER_OF_ONE;
        match kind {
            Kind::Chat if all.chat >= CHAT => Err(RequestError::ChatFull),
            Kind::Chat if own.chat >= CHAT_OF_ONE => Err(RequestError::SaidEnough),
            Kind::Chat => Ok(Pot::Chat),
            Kind::Remedy if (is_full || has_done_enough) && own.remedies < FOR_REMEDIES => Ok(Pot::Remedies),
            _ if has_done_enough => Err(RequestError::DoneEnough),
            _ if !is_full => Ok(Pot::Other),
            Kind::Sitting if all.sitting < FOR_SITTING => Ok(Pot::Sitting),
            _ => Err(RequestError::TableFull),
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_bots::Bot;
    use parlour_core::SeatSet;
    use parlour_protocol::{ChatText, PersonName, Watchers};

    use super::*;
    use crate::{
        entry::Luck,
        moment::Moment,
        room::tests::{dealt, gathered, id, person},
    };

    fn line(number: u8) -> Entry {
        Entry::Said { person: person(number), id: id("a"), text: ChatText::new("well").unwrap(), at: None }
    }

    fn sit(number: u8) -> Entry {
        let name = PersonName::new("Ada").unwrap();
        Entry::Sat { seat: Seat::new(0), person: person(number), name, commitment: None, at: None }
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
            room.count(&Entry::WatchersSet { watchers: Watchers::Welcome, by: None });
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
    fn what_somebody_sets_counts_for_them_and_leaves_the_others_their_part() {
        let (mut room, _) = gathered("tps", 4, 5);
        let toggle = |number: u32| {
            let by = Some(person(0));
            match number % 4 {
                0 => Entry::WatchersSet { watchers: Watchers::SentAway, by },
                1 => Entry::Muted { person: person(1), by },
                2 => Entry::Unmuted { person: person(1), by },
                _ => Entry::BotSet { seat: Seat::new(3), bot: (number % 8 == 3).then_some(Bot::Easy), by },
            }
        };
        for number in 0..OTHER_OF_ONE {
            room.has_room_for(person(0), &toggle(number)).unwrap();
            room.apply(toggle(number)).unwrap();
        }
        assert!(matches!(room.has_room_for(person(0), &toggle(0)), Err(RequestError::DoneEnough)));
        assert!(room.has_room_for(person(1), &toggle(0)).is_ok());
    }

    #[test]
    fn strangers_who_fill_a_table_before_the_game_leave_the_game_its_part() {
        let (mut room, _) = gathered("tps", 3, 5);
        let hint = Entry::Hinted { seat: Seat::new(1) };
        for number in 0..OTHER_BEFORE {
            let by = Some(person((3 + number % 200) as u8));
            room.count(&Entry::BotSet { seat: Seat::new(2), bot: None, by });
        }
        assert!(matches!(room.has_room_for(person(9), &hint), Err(RequestError::TableFull)));
        room.apply(Entry::Started { at: Moment::default(), luck: Luck::Seed }).unwrap();
        assert!(room.has_room_for(person(1), &hint).is_ok());
    }

    #[test]
    fn a_full_table_still_lets_each_player_vote_and_nudge() {
        let (mut room, _) = dealt("tps", 3, 5);
        for _ in 0..OTHER {
            room.count(&Entry::WatchersSet { watchers: Watchers::Welcome, by: None });
        }
        let nudge = |number| Entry::Nudged {
            seats: SeatSet::default(),
            at: Moment::default(),
            by: Some(person(number)),
        };
        for _ in 0..FOR_REMEDIES {
            room.has_room_for(person(0), &nudge(0)).unwrap();
            room.count(&nudge(0));
        }
        assert!(room.has_room_for(person(0), &nudge(0)).is_err());
        assert!(room.has_room_for(person(1), &nudge(1)).is_ok());
        let vote = Entry::Voted { seat: Seat::new(2), agree: true };
        assert!(room.has_room_for(person(2), &vote).is_ok());
    }

    #[test]
    fn a_count_of_an_older_program_is_still_read() {
        let bounds: Bounds = serde_json::from_str(r#"{"all":{"chat":3,"other":4},"people":[]}"#).unwrap();
        assert_eq!(bounds.all, Count { chat: 3, other: 4, ..Count::default() });
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
