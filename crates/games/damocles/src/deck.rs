//! The face-down deck: [`Deck`].

use std::fmt;

use parlour_core::{Element, Seats};

use crate::{Codex, CodexSet};

/// Every seat keeps six codices of the 75 from the set-up on, so two seats leave at most this many for the deck.
const MOST: usize = Codex::COUNT - 6 * 2;

/// The codices of the deck.
#[derive(Clone, Copy)]
pub(crate) struct Deck {
    len: u8,
    /// The top is the last of the first `len`; what lies behind means nothing.
    order: [Codex; MOST],
}

impl Deck {
    /// A deck with these codices, the top first.
    ///
    /// # Panics
    /// If they are more than a deck can have.
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

/// The codices of a set in a list, for shuffling: they are the first so many.
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
