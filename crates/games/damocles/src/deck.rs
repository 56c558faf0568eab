//! The face-down deck: [`Deck`].

use std::fmt;

use parlour_core::{Element, Seats};

use crate::{Codex, CodexSet};

/// The most codices a deck can have: from the set-up on, each of at least two seats keeps six of the 75.
const MOST: usize = Codex::COUNT - 6 * 2;

/// The codices of the deck.
#[derive(Clone, Copy)]
pub(crate) struct Deck {
    len: u8,
    /// The top is the last of the first `len`; anything after that means nothing.
    order: [Codex; MOST],
}

impl Deck {
    /// Makes a deck of these codices, the top first.
    ///
    /// # Panics
    /// If there are more than a deck can have.
    pub(crate) fn new(codices: &[Codex]) -> Self {
        let first = CodexSet::first(Codex::all()).expect("there are codices");
        let mut order = [first; MOST];
        for (place, &codex) in order[..codices.len()].iter_mut().zip(codices.iter().rev()) {
            *place = codex;
        }
        Self { len: codices.len() as u8, order }
    }

    /// Takes the top codex, if there is one.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<Codex> {
        self.len = self.len.checked_sub(1)?;
        Some(self.order[usize::from(self.len)])
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The codices from the bottom up.
    pub(crate) fn as_slice(&self) -> &[Codex] {
        &self.order[..usize::from(self.len)]
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Deck {}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// The codices of a set at the front of a list, ready to shuffle, and how many there are.
pub(crate) fn listed(codices: CodexSet) -> ([Codex; Codex::COUNT], usize) {
    let mut list = [Codex::from_index(0); Codex::COUNT];
    for (place, codex) in list.iter_mut().zip(codices) {
        *place = codex;
    }
    (list, codices.len())
}

/// DAM-5: how many codices are dealt to all seats together.
pub(crate) const fn dealt(seats: Seats) -> usize {
    8 * seats.count()
}
