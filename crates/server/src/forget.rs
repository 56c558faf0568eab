//! Forgetting a person: their name and chat go, and the game stays: [`forget`], [`erase`].
//!
//! What people did is needed to play a game again, who they were is not. So another person, whom nobody has ever been, takes their
//! place in the log, without a name, and what they said is gone. Events and seeds stay as they are: a record is as true as before.

use parlour_core::record::{Record, RecordError};
use parlour_protocol::{PersonName, TableId, Version};
use parlour_store::{Append, Archive, Rewrite, Standing, Store, StoreError};
use thiserror::Error;

use crate::{
    entry::{By, Entry, StoredPlayer},
    person::{ParsePersonIdError, PersonId},
    room::{LogError, Room, distinct},
};

/// What somebody is called whose name is gone: as a name is left blank in print.
const NOBODY: &str = "N. N.";

/// Why somebody is not forgotten. Doing it again forgets what is left.
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
        /// Which.
        table: TableId,
        /// Why not.
        reason: String,
    },
    /// No pseudonym can be made.
    #[error("{0}")]
    Luck(String),
}

/// What was done to forget somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// Tables that named them.
    pub tables: u64,
    /// Entries that were written anew.
    pub entries: u64,
}

/// Forgets a person at all tables: `person` is the text by which logs name them. Nobody may serve the tables meanwhile: whoever has
/// opened `store` is the only one.
///
/// # Errors
/// If a table cannot be read or written. Those before it are done.
pub async fn erase(store: &dyn Store, archive: &Archive, person: &str) -> Result<Forgotten, ForgetError> {
    let person: PersonId = person.parse()?;
    // What is left of removed tables belongs to no log any more.
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

/// Forgets a person at one table; nobody else may write there meanwhile. In a game that goes on, they get up first. How many entries
/// were written anew.
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

/// Who sat where when the game ended, in a text that is kept with its record when the table is removed; none if it did not end.
pub(crate) fn people_at_the_end(table: TableId, log: &[String]) -> Result<Option<String>, LogError> {
    let people = players_at_the_end(table, log)?.map(|people| {
        let people = people.into_iter();
        let people = people.map(|person| person.map_or_else(|| "-".to_owned(), |person| person.to_string()));
        people.collect::<Vec<_>>().join(" ")
    });
    Ok(people)
}

/// Who sat where when the game ended: those whose names the record has.
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

/// The table is gone, and its record stays.
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
    /// Who takes their place.
    instead: PersonId,
    name: PersonName,
}

impl Forgetting {
    fn new(person: PersonId, log: &[String]) -> Result<Self, ForgetError> {
        let entries = log.iter().filter_map(|text| serde_json::from_str::<Entry>(text).ok());
        let names: Vec<PersonName> = entries.flat_map(|entry| names(entry, person)).collect();
        let nobody = PersonName::new(NOBODY).expect("it has letters");
        Ok(Self {
            person,
            instead: PersonId::nobody().map_err(|error| ForgetError::Luck(error.to_string()))?,
            name: distinct(nobody, names.iter().map(PersonName::as_str)),
        })
    }

    /// The entries that have to change. Who sits where has to change at once; what was said and who made a move need not.
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

    /// Takes the person out of an entry. Whether they were in it.
    fn replace(&self, entry: &mut Entry) -> bool {
        match entry {
            Entry::Created { chairs, host, banned, muted, .. } => {
                let mut changed =
                    chairs.iter_mut().fold(false, |changed, chair| self.replace_in_seat(chair) | changed);
                for one in host.iter_mut().chain(banned).chain(muted) {
                    changed |= self.replace_person(one);
                }
                changed
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
            | Entry::Muted { person }
            | Entry::Unmuted { person }
            | Entry::Moved { by: By::Person { person, .. }, .. } => self.replace_person(person),
            // Of others, or of seats. Each is named, so that a new one is not overlooked.
            Entry::Sat { .. }
            | Entry::Said { .. }
            | Entry::Moved { by: By::Bot | By::Clock | By::StandIn | By::Formality, .. }
            | Entry::RevealAsked { .. }
            | Entry::Revealed { .. }
            | Entry::Started { .. }
            | Entry::BotSet { .. }
            | Entry::Hinted { .. }
            | Entry::TakeBackAsked { .. }
            | Entry::TakeBackAgreed { .. }
            | Entry::TakeBackDeclined { .. }
            | Entry::TakenBack { .. }
            | Entry::VoteOpened { .. }
            | Entry::Voted { .. }
            | Entry::Nudged { .. }
            | Entry::WatchersSet { .. }
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

/// What others than that person are called in an entry.
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
