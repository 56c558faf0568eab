//! Opening a table without its whole chat: [`Reopened`].
//!
//! A snapshot is the log without the chat messages that nobody sees any more, together with the counts. It is applied in the same way as
//! the log, so a table from its snapshot is the same as from its log.

use std::collections::VecDeque;

use parlour_protocol::{TableId, Version};
use parlour_store::{Recent, Snapshot};
use serde::{Deserialize, Serialize};

use super::{LogError, Room, bounds::Bounds, repeats::REMEMBERED};
use crate::entry::Entry;

/// With fewer entries to leave out than this, a snapshot is not worth writing.
const WORTH: usize = 256;

/// A table that was read, and a snapshot to store if it would make the next reading faster.
pub(crate) struct Reopened {
    pub(crate) room: Room,
    pub(crate) snapshot: Option<Snapshot>,
}

/// The text of a snapshot.
#[derive(Default, Serialize, Deserialize)]
struct Shortened {
    /// The remaining entries of the log, with their versions.
    entries: Vec<(Version, String)>,
    bounds: Bounds,
}

/// Reads entries in order, and keeps those that a snapshot needs.
struct Reading {
    room: Option<Room>,
    kept: Vec<(Version, String)>,
    /// The places of the last chat messages among them, as many as are remembered in any way.
    said: VecDeque<usize>,
    dropped: Vec<usize>,
}

impl Reading {
    fn read(&mut self, id: TableId, version: Version, text: String) -> Result<(), LogError> {
        let entry: Entry =
            serde_json::from_str(&text).map_err(|error| LogError::NotAnEntry(version, error.to_string()))?;
        match entry {
            Entry::Said { .. } => {
                if self.said.len() == REMEMBERED {
                    self.dropped.extend(self.said.pop_front());
                }
                self.said.push_back(self.kept.len());
            }
            Entry::Forgotten => self.dropped.push(self.kept.len()),
            _ => {}
        }
        match &mut self.room {
            None => self.room = Some(Room::new(id, entry)?),
            Some(room) => {
                // Entries that were left out before this one count too.
                room.version = Version(version.0 - 1);
                room.apply(entry)?;
            }
        }
        self.kept.push((version, text));
        Ok(())
    }
}

impl Room {
    /// Reopens a stored table; `None` if there is none. A snapshot that makes no sense is an error, after which the whole log has to be
    /// read.
    pub(crate) fn reopen(id: TableId, recent: Recent) -> Result<Option<Reopened>, LogError> {
        let (shortened, since) = match recent.snapshot {
            None => (Shortened::default(), Version(0)),
            Some(Snapshot { version, text }) => {
                let shortened = serde_json::from_str(&text)
                    .map_err(|error| LogError::NotAnEntry(version, error.to_string()))?;
                (shortened, version)
            }
        };
        let mut reading =
            Reading { room: None, kept: Vec::new(), said: VecDeque::new(), dropped: Vec::new() };
        for (version, text) in shortened.entries {
            reading.read(id, version, text)?;
        }
        if let Some(room) = &mut reading.room {
            (room.version, room.bounds) = (since, shortened.bounds);
        }
        for (text, version) in recent.entries.into_iter().zip(since.next().0..) {
            reading.read(id, Version(version), text)?;
        }
        let Reading { room: Some(room), mut kept, mut dropped, .. } = reading else { return Ok(None) };
        if dropped.len() < WORTH {
            return Ok(Some(Reopened { room, snapshot: None }));
        }
        dropped.sort_unstable();
        let mut dropped = dropped.into_iter().peekable();
        let mut place = 0;
        kept.retain(|_| {
            let drop = dropped.next_if_eq(&place).is_some();
            place += 1;
            !drop
        });
        let shortened = Shortened { entries: kept, bounds: room.bounds.clone() };
        let text = serde_json::to_string(&shortened).expect("a snapshot has string keys only");
        let snapshot = Some(Snapshot { version: room.version, text });
        Ok(Some(Reopened { room, snapshot }))
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::{Seat, Viewer};
    use parlour_protocol::ChatText;

    use super::*;
    use crate::{
        moment::Moment,
        room::{
            Asked,
            tests::{choices, dealt, id, person},
        },
    };

    /// Everybody talks, and now and then somebody moves.
    fn talk(room: &mut Room, log: &mut Vec<String>, lines: std::ops::Range<u32>) {
        for line in lines {
            let who = person((line % 3) as u8);
            let text = ChatText::new(&format!("line {line}")).unwrap();
            let said = room.say(who, id(&format!("s{line}")), text, Moment::default()).unwrap();
            happen(room, log, said);
            if line % 100 == 0
                && let Some(seat) = room.playing().and_then(|play| play.table().to_act().first())
            {
                let (action, now) = (choices(room, seat).swap_remove(0), Moment::of_millis(u64::from(line)));
                let name = id(&format!("m{line}"));
                let moved = room.decide(person(seat.number() as u8), name, room.version(), action, now);
                happen(room, log, moved.unwrap());
            }
        }
    }

    fn happen(room: &mut Room, log: &mut Vec<String>, asked: Asked) {
        let Asked::Happens(entry) = asked else { panic!("it is new") };
        log.push(serde_json::to_string(&entry).unwrap());
        room.apply(entry).unwrap();
    }

    fn is_the_same(one: &Room, other: &Room) {
        assert_eq!(
            (one.version(), one.latest(), one.chairs()),
            (other.version(), other.latest(), other.chairs())
        );
        assert!(one.said().eq(other.said()));
        assert_eq!(one.bounds, other.bounds);
        assert_eq!(one.hosts().line(), other.hosts().line());
        let [play, again] = [one, other].map(|room| room.play().unwrap());
        for seat in [0, 1, 2].map(Seat::new) {
            assert_eq!(play.turn(seat), again.turn(seat));
            assert_eq!(
                play.table().view(Viewer::Seat(seat)).get(),
                again.table().view(Viewer::Seat(seat)).get()
            );
        }
        assert_eq!(play.heard(Viewer::Spectator), again.heard(Viewer::Spectator));
        for line in 0..2_000u32 {
            for name in [format!("s{line}"), format!("m{line}")] {
                let repeated = |room: &Room| room.repeats.find(person((line % 3) as u8), &id(&name));
                assert_eq!(repeated(one), repeated(other), "{name}");
            }
        }
    }

    #[test]
    fn a_table_from_its_snapshot_is_the_table_from_its_log() {
        let (mut room, mut log) = dealt("tps", 3, 5);
        talk(&mut room, &mut log, 0..900);
        let recent = Recent { snapshot: None, entries: log.clone() };
        let first = Room::reopen(room.id(), recent).unwrap().unwrap();
        is_the_same(&first.room, &room);
        let snapshot = first.snapshot.unwrap();
        let text = snapshot.text.clone();
        assert!(!text.contains("line 600\\") && text.contains("line 700\\"), "what nobody sees is left out");

        let from = log.len();
        talk(&mut room, &mut log, 900..1_800);
        let recent = Recent { snapshot: Some(snapshot), entries: log[from..].to_vec() };
        let second = Room::reopen(room.id(), recent).unwrap().unwrap();
        is_the_same(&second.room, &room);
        let snapshot = second.snapshot.unwrap();
        assert!(
            snapshot.text.len() < text.len() + text.len() / 2,
            "snapshots do not grow with what was said"
        );
        let recent = Recent { snapshot: Some(snapshot), entries: Vec::new() };
        is_the_same(&Room::reopen(room.id(), recent).unwrap().unwrap().room, &room);
    }

    #[test]
    fn a_short_log_needs_no_snapshot_and_an_empty_one_is_no_table() {
        let (room, entries) = dealt("tps", 3, 5);
        let reopened = Room::reopen(room.id(), Recent { snapshot: None, entries }).unwrap().unwrap();
        assert_eq!(reopened.snapshot, None);
        assert!(Room::reopen(room.id(), Recent::default()).unwrap().is_none());
    }

    #[test]
    fn a_snapshot_that_makes_no_sense_is_an_error() {
        let snapshot = Some(Snapshot { version: Version(9), text: "of another program".to_owned() });
        assert!(Room::reopen(TableId::new(1), Recent { snapshot, entries: Vec::new() }).is_err());
    }
}
