//! A seat's knowledge as numbers, for programs that learn: [`Observed`].

mod cells;
mod field;
mod numbering;

pub use self::{
    cells::Cells,
    field::{Field, Groups, Meaning},
    numbering::Numbering,
};
use crate::View;

/// A view that can be read as numbers.
///
/// The observation is written from the view alone, and the view cannot see the position, so it cannot reveal
/// what the viewer does not know. Seats come in the order in which the viewer sees them: its own first, then
/// clockwise. There is room for the largest table of the game, and everything about seats that a smaller
/// table lacks is 0, so that one network can play at all of them.
///
/// It contains everything the viewer knows: from the full observation and the number of its own seat one
/// could write down the view again. The short observation is the beginning of the full one: what lies in
/// front of everybody right now.
pub trait Observed: View {
    /// Version of everything a program reads of the game: the observation, [`Observed::NUMBERING`] and the features of actions.
    ///
    /// Raise it by one whenever a number of the observation gets another place or meaning, an action gets another number, or a
    /// feature gets another place, meaning or range: a network trained on the old numbers cannot play by the new ones. A test
    /// keeps a digest of them all under this version.
    const VERSION: u32;

    /// The number of seats at the largest table.
    const SEATS: usize;

    /// The most that a seat can win or lose, where scores are chips that change hands: their sum is 0 then. `None` where scores are
    /// points.
    const STAKE: Option<u16> = None;

    /// The short observation, field by field.
    const SHORT: &'static [Field];

    /// The fields of the full observation that come after the short one.
    const REST: &'static [Field];

    /// How actions are identified by numbers.
    const NUMBERING: Numbering<Self::Action>;

    /// Writes the fields of [`Observed::SHORT`].
    fn observe_short(&self, out: &mut Cells<'_>);

    /// Writes the fields of [`Observed::REST`].
    fn observe_rest(&self, out: &mut Cells<'_>);

    /// Writes the observation.
    ///
    /// # Panics
    /// If `out` does not have the length that [`Extent::cells`] gives.
    fn observe(&self, extent: Extent, out: &mut [i8]) {
        let mut cells = Cells::new(self.viewer(), self.seats(), Self::SEATS, Self::SHORT, out);
        self.observe_short(&mut cells);
        if extent == Extent::Full {
            cells.go_on(Self::REST);
            self.observe_rest(&mut cells);
        }
        cells.finish();
    }
}

/// How much of a seat's knowledge is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Extent {
    /// What lies in front of everybody right now.
    Short,
    /// Everything.
    Full,
}

impl Extent {
    /// The length of an observation.
    pub const fn cells<V: Observed>(self) -> usize {
        match self {
            Self::Short => Field::all_cells(V::SHORT, V::SEATS),
            Self::Full => Field::all_cells(V::SHORT, V::SEATS) + Field::all_cells(V::REST, V::SEATS),
        }
    }
}
