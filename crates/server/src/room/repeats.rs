//! Recognising what was sent before: [`Repeats`].

use std::{
    collections::VecDeque,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use parlour_protocol::{MoveId, Version};

use crate::person::PersonId;

/// The number of ids remembered. An older move is stale when it comes again.
pub(super) const REMEMBERED: usize = 256;

/// The ids of moves and chat messages, with the versions they made. Ids are kept as hashes, which are small.
#[derive(Default)]
pub(super) struct Repeats(VecDeque<(u64, Version)>);

impl Repeats {
    pub(super) fn note(&mut self, person: PersonId, id: &MoveId, version: Version) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((key(person, id), version));
    }

    /// The version it made, if it was sent before.
    pub(super) fn find(&self, person: PersonId, id: &MoveId) -> Option<Version> {
        let wanted = key(person, id);
        self.0.iter().rev().find(|(key, _)| *key == wanted).map(|(_, version)| *version)
    }
}

fn key(person: PersonId, id: &MoveId) -> u64 {
    let mut hasher = DefaultHasher::new();
    (person, id).hash(&mut hasher);
    hasher.finish()
}
