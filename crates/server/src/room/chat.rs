//! The chat of a table, as far as people who come later see it.

use parlour_protocol::{Said, Version};

use super::Room;
use crate::{entry::StoredPlayer, person::PersonId};

/// The number of chat messages kept for people who come later.
const SAID: usize = 50;

impl Room {
    /// Keeps a chat message; `None` if its sender has no seat.
    pub(super) fn hear(&mut self, person: PersonId, text: String, version: Version) -> Option<Said> {
        let seat = self.seat_of(person)?;
        let StoredPlayer::Person { name, .. } = &self.chairs[seat.number()] else { return None };
        let player = self.hosts.line.iter().position(|one| *one == person);
        let said = Said { version, name: name.clone(), seat: Some(seat), player, text };
        if self.said.len() == SAID {
            self.said.pop_front();
        }
        self.said.push_back(said.clone());
        Some(said)
    }
}
