//! Luck without memory: [`Luck`].

use parlour_core::{Chance, PerSeat, Piece, Seat, SeatSet, Seats, Seed, TableDice};

/// The luck of one table: the result of its n-th chance event depends on the seed, on n and on what there is
/// to draw from.
///
/// So a table restored from its events continues as it would have, and a player who takes a decision back and
/// makes it again meets the same luck.
#[derive(Clone, Debug)]
pub(crate) struct Luck {
    seed: Seed,
    drawn: u64,
}

impl Luck {
    /// The luck of a table at which this many chance events have happened.
    pub(crate) const fn after(drawn: u64, seed: Seed) -> Self {
        Self { seed, drawn }
    }

    fn dice(&mut self) -> TableDice {
        let dice = self.seed.table_dice(self.drawn);
        self.drawn += 1;
        dice
    }
}

impl Chance for Luck {
    fn seat(&mut self, name: &'static str, seats: Seats) -> Seat {
        self.dice().seat(name, seats)
    }

    fn shuffle<T: Piece>(&mut self, pile: &'static str, pieces: &mut [T]) {
        Chance::shuffle(&mut self.dice(), pile, pieces);
    }

    fn take<T: Piece>(&mut self, name: &'static str, pieces: &mut [T], count: usize) {
        self.dice().take(name, pieces, count);
    }

    fn draw<T: Piece>(&mut self, name: &'static str, seats: SeatSet, pieces: &mut [T]) -> PerSeat<Option<T>> {
        self.dice().draw(name, seats, pieces)
    }
}
