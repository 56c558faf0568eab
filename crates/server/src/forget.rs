//! Forgetting a person: their name and chat go, and the game stays: [`forget`], [`erase`].
//!
//! Replaying a game needs what people did, not who they were. So an invented person without a name takes their place in the log,
//! and their chat is deleted. Events and seeds stay as they are, so the record is as true as before. A ban stays, as a mark that
//! recognises the person and names nobody.

use parlour_core::record::{Record, RecordError};
use parlour_protocol::{PersonName, Removal, TableId, Version};
use parlour_store::{Append, Archive, Rewrite, Standing, Store, StoreError};
use thiserror::Error;

use crate::{
    entry::{By, Entry, StoredPlayer},
    error::RandomnessError,
    person::{ParsePersonIdError, PersonId, PersonMark},
    room::{LogError, Room, distinct},
};

/// The name of a person who was forgotten, as printed texts leave a name blank.
const NOBODY: &str = "N. N.";

/// The reason why a person was not forgotten. Trying again forgets the rest.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ForgetError {
    /// The text is not a person.
    #[error(transparent)]
    Person(#[from] ParsePersonIdError),
    /// The tables cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A log makes no sense.
    #[error("table {table} cannot be read: {reason}")]
    Log {
        /// The table.
        table: TableId,
        /// The reason.
        reason: String,
    },
    /// No pseudonym can be made.
    #[error("{0}")]
    Luck(String),
}

/// The result of forgetting a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// The number of tables that named them.
    pub tables: u64,
    /// The number of entries that were rewritten.
    pub entries: u64,
}

/// Forgets a person at all tables. `person` is the text by which logs name them. No server may be running meanwhile, which whoever
/// has opened `store` can be sure of.
///
/// # Errors
/// If a table cannot be read or written. The tables before it are done.
pub async fn erase(store: &dyn Store, archive: &Archive, person: &str) -> Result<Forgotten, ForgetError> {
    let person: PersonId = person.parse()?;
    // The remaining entries of removed tables belong to no log any more.
    while store.sweep().await? > 0 {}
    let mut done = Forgotten::default();
    for table in archive.tables_with(&person.to_string()).await? {
        if let Some(people) = archive.people(table).await? {
            forget_in_record(store, table, person, &people).await?;
        }
        done.entries += forget(store, table, person).await?;
        done.tables += 1;
    }
    Ok(done)
}

/// Forgets a person at one table, where nobody else may write meanwhile. If a game is on, they leave it first. Returns the number of
/// entries that were rewritten.
pub(crate) async fn forget(store: &dyn Store, table: TableId, person: PersonId) -> Result<u64, ForgetError> {
    let unread = |problem: LogError| ForgetError::Log { table, reason: problem.to_string() };
    let mut log = store.log(table).await?;
    let Some(room) = Room::replay(table, &log).map_err(unread)? else { return Ok(0) };
    if room.seat_of(person).is_some() && !room.is_over() {
        let entry = serde_json::to_string(&Entry::Left { person }).expect("an entry has string keys only");
        let (version, standing) = (room.version().next(), Standing::Open);
        store.append(Append { table, version, entry: entry.clone(), standing }).await?;
        log.push(entry);
    }
    let mut rewrite = Forgetting::new(person, &log)?.rewrite(&log).map_err(unread)?;
    let people = players_at_the_end(table, &log).map_err(unread)?.unwrap_or_default();
    let seat = people.iter().position(|one| *one == Some(person));
    if let (Some(seat), Some(record)) = (seat, store.record(table).await?) {
        let unread = |problem: RecordError| ForgetError::Log { table, reason: problem.to_string() };
        rewrite.record = Some(without_name(&record, seat).map_err(unread)?);
    }
    let entries = rewrite.entries.len() + rewrite.together.len();
    if entries > 0 {
        store.rewrite(table, rewrite).await?;
    }
    Ok(entries as u64)
}

/// Who sat where when the game ended, as a text that is kept with the record when the table is removed; `None` if it has not ended.
pub(crate) fn people_at_the_end(table: TableId, log: &[String]) -> Result<Option<String>, LogError> {
    let people = players_at_the_end(table, log)?.map(|people| {
        let people = people.into_iter();
        let people = people.map(|person| person.map_or_else(|| "-".to_owned(), |person| person.to_string()));
        people.collect::<Vec<_>>().join(" ")
    });
    Ok(people)
}

/// The people whose names are in the record, by seat.
fn players_at_the_end(table: TableId, log: &[String]) -> Result<Option<Vec<Option<PersonId>>>, LogError> {
    let Some((created, entries)) = log.split_first() else { return Ok(None) };
    let mut room = Room::new(table, read(created, Version(1))?)?;
    for (text, version) in entries.iter().zip(2..) {
        room.apply(read(text, Version(version))?)?;
        if room.is_over() {
            return Ok(Some(room.chairs().iter().map(StoredPlayer::person).collect()));
        }
    }
    Ok(None)
}

fn read(text: &str, version: Version) -> Result<Entry, LogError> {
    serde_json::from_str(text).map_err(|error| LogError::NotAnEntry(version, error.to_string()))
}

/// Forgets a person in a record whose table has been removed.
async fn forget_in_record(
    store: &dyn Store,
    table: TableId,
    person: PersonId,
    people: &str,
) -> Result<(), ForgetError> {
    let seat = people.split(' ').position(|one| one == person.to_string());
    let (Some(seat), Some(record)) = (seat, store.record(table).await?) else { return Ok(()) };
    let unread = |problem: RecordError| ForgetError::Log { table, reason: problem.to_string() };
    let record = Some(without_name(&record, seat).map_err(unread)?);
    let people = people.replace(&person.to_string(), "-");
    store.rewrite(table, Rewrite { record, people: Some(people), ..Rewrite::default() }).await?;
    Ok(())
}

fn without_name(record: &str, seat: usize) -> Result<String, RecordError> {
    let mut record = Record::from_json(record)?;
    if let Some(name) = record.names.as_mut().and_then(|names| names.get_mut(seat)) {
        *name = None;
    }
    Ok(record.to_json())
}

struct Forgetting {
    person: PersonId,
    /// The invented person who takes their place.
    instead: PersonId,
    /// By what the table recognises them if they were banned.
    mark: PersonMark,
    name: PersonName,
}

impl Forgetting {
    fn new(person: PersonId, log: &[String]) -> Result<Self, ForgetError> {
        let entries = log.iter().filter_map(|text| serde_json::from_str::<Entry>(text).ok());
        let names: Vec<PersonName> = entries.flat_map(|entry| names(entry, person)).collect();
        let nobody = PersonName::new(NOBODY).expect("it has letters");
        let no_luck = |error: RandomnessError| ForgetError::Luck(error.to_string());
        Ok(Self {
            person,
            instead: PersonId::nobody().map_err(no_luck)?,
            mark: PersonMark::of(person).map_err(no_luck)?,
            name: distinct(nobody, names.iter().map(PersonName::as_str)),
        })
    }

    /// The entries that have to change. Those about seats change together; chat and moves may change one at a time.
    fn rewrite(&self, log: &[String]) -> Result<Rewrite, LogError> {
        let mut rewrite = Rewrite::default();
        for (text, version) in log.iter().zip(1..) {
            let version = Version(version);
            let mut entry = read(text, version)?;
            let alone = matches!(entry, Entry::Said { .. } | Entry::Moved { .. });
            if self.replace(&mut entry) {
                let text = serde_json::to_string(&entry).expect("an entry has string keys only");
                let list = if alone { &mut rewrite.entries } else { &mut rewrite.together };
                list.push((version, text));
            }
        }
        Ok(rewrite)
    }

    /// Takes the person out of an entry. Returns whether they were in it.
    fn replace(&self, entry: &mut Entry) -> bool {
        match entry {
            Entry::Created { chairs, host, banned, banned_marks, muted, .. } => {
                let mut changed =
                    chairs.iter_mut().fold(false, |changed, chair| self.replace_in_seat(chair) | changed);
                for one in host.iter_mut().chain(muted) {
                    changed |= self.replace_person(one);
                }
                if banned.contains(&self.person) {
                    banned.retain(|one| *one != self.person);
                    banned_marks.push(self.mark);
                    changed = true;
                }
                changed
            }
            Entry::Removed { person, how: Removal::Ban, mark } if *person == self.person => {
                (*person, *mark) = (self.instead, Some(self.mark));
                true
            }
            Entry::Sat { person, name, .. } if *person == self.person => {
                (*person, *name) = (self.instead, self.name.clone());
                true
            }
            Entry::Said { person, .. } if *person == self.person => {
                *entry = Entry::Forgotten;
                true
            }
            Entry::Left { person }
            | Entry::Committed { person, .. }
            | Entry::Removed { person, .. }
            | Entry::Moved { by: By::Person { person, .. }, .. }
            | Entry::BotSet { by: Some(person), .. }
            | Entry::Nudged { by: Some(person), .. }
            | Entry::WatchersSet { by: Some(person), .. } => self.replace_person(person),
            Entry::Muted { person, by } | Entry::Unmuted { person, by } => {
                let changed = self.replace_person(person);
                by.as_mut().is_some_and(|by| self.replace_person(by)) || changed
            }
            // These name other people, or only seats. Each is listed, so that a new one is not overlooked.
            Entry::Sat { .. }
            | Entry::Said { .. }
            | Entry::Moved { by: By::Bot | By::Clock | By::StandIn, .. }
            | Entry::RevealAsked { .. }
            | Entry::Revealed { .. }
            | Entry::Started { .. }
            | Entry::BotSet { by: None, .. }
            | Entry::Hinted { .. }
            | Entry::TakeBackAsked { .. }
            | Entry::TakeBackAgreed { .. }
            | Entry::TakeBackDeclined { .. }
            | Entry::TakenBack { .. }
            | Entry::VoteOpened { .. }
            | Entry::Voted { .. }
            | Entry::Nudged { by: None, .. }
            | Entry::WatchersSet { by: None, .. }
            | Entry::Forgotten
            | Entry::RematchMade { .. } => false,
        }
    }

    fn replace_in_seat(&self, chair: &mut StoredPlayer) -> bool {
        let theirs = chair.person() == Some(self.person);
        if theirs {
            *chair = StoredPlayer::Person { person: self.instead, name: self.name.clone() };
        }
        theirs
    }

    fn replace_person(&self, person: &mut PersonId) -> bool {
        let theirs = *person == self.person;
        if theirs {
            *person = self.instead;
        }
        theirs
    }
}

/// The names of other people in an entry.
fn names(entry: Entry, person: PersonId) -> Vec<PersonName> {
    match entry {
        Entry::Created { chairs, .. } => {
            let others = chairs.into_iter().filter(|chair| chair.person() != Some(person));
            others
                .filter_map(|chair| match chair {
                    StoredPlayer::Person { name, .. } => Some(name),
                    StoredPlayer::Empty | StoredPlayer::Bot(_) => None,
                })
                .collect()
        }
        Entry::Sat { person: other, name, .. } if other != person => vec![name],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::tests::{gathered, person};

    #[test]
    fn a_ban_that_a_rematch_took_over_stays_without_naming_the_person() {
        let (room, mut log) = gathered("tps", 3, 5);
        let (banned, other) = (person(9), person(8));
        let mut created: Entry = serde_json::from_str(&log[0]).unwrap();
        let Entry::Created { banned: list, .. } = &mut created else { panic!("it is the first entry") };
        list.extend([banned, other]);
        log[0] = serde_json::to_string(&created).unwrap();
        let rewrite = Forgetting::new(banned, &log).unwrap().rewrite(&log).unwrap();
        assert_eq!((rewrite.entries.len(), rewrite.together.len()), (0, 1));
        let (_, text) = &rewrite.together[0];
        assert!(!text.contains(&banned.to_string()) && text.contains(&other.to_string()), "{text}");
        let room = Room::replay(room.id(), std::slice::from_ref(text)).unwrap().unwrap();
        assert!(room.hosts().is_banned(banned) && room.hosts().is_banned(other));
        assert!(!room.hosts().is_banned(person(7)));
    }
}
