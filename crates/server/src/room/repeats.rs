//! What was sent already: [`Repeats`].

use std::{
    collections::VecDeque,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use parlour_protocol::{MoveId, Version};

use crate::person::PersonId;

/// How many are remembered. An older move is stale when it comes again.
pub(super) const REMEMBERED: usize = 256;

/// The names that people gave to what they sent, and the versions these made. The name is kept as a hash, to be small.
#[derive(Default)]
pub(super) struct Repeats(VecDeque<(u64, Version)>);

impl Repeats {
    pub(super) fn note(&mut self, person: PersonId, id: &MoveId, version: Version) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((key(person, id), version));
    }

    /// The version that it made, if it was sent before.
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
