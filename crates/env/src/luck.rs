//! Chance events, rolled or chosen from outside: [`Luck`].

use parlour_core::{Chance, Dice, FastDice, PerSeat, Piece, Seat, SeatSet, Seats, hand_out};

/// A chance event whose outcome has to be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChanceNode {
    /// What the event decides, such as `dealer` or `deck`.
    pub name: &'static str,
    /// The possible outcomes, all equally likely. A pile is shuffled piece by piece, from the top down.
    pub outcomes: Vec<String>,
}

/// Where the chance outcomes of a position come from.
#[derive(Clone, Debug)]
pub(crate) enum Luck {
    /// Dice.
    Rolled(FastDice),
    /// Choices made from outside.
    Picked(Picks),
}

/// Chosen outcomes, in order.
#[derive(Clone, Debug)]
pub(crate) struct Picks {
    chosen: Vec<u32>,
    next: usize,
    open: Option<ChanceNode>,
    /// Decides events beyond the last choice. Those outcomes are discarded.
    filler: FastDice,
}

impl Picks {
    pub(crate) fn new(chosen: Vec<u32>) -> Self {
        Self { chosen, next: 0, open: None, filler: FastDice::new(0) }
    }

    /// The first event without a chosen outcome, if there was one.
    pub(crate) fn open(self) -> Option<ChanceNode> {
        self.open
    }

    fn pick(&mut self, name: &'static str, outcomes: &[impl ToString]) -> usize {
        if outcomes.len() == 1 {
            return 0;
        }
        if let Some(&pick) = self.chosen.get(self.next) {
            self.next += 1;
            return pick as usize;
        }
        if self.open.is_none() {
            let outcomes = outcomes.iter().map(ToString::to_string).collect();
            self.open = Some(ChanceNode { name, outcomes });
        }
        self.filler.below(outcomes.len() as u32) as usize
    }

    /// Moves `count` pieces to the front, one at a time.
    fn choose<T: Piece>(&mut self, name: &'static str, pieces: &mut [T], count: usize) {
        for start in 0..count {
            let pick = self.pick(name, &pieces[start..]);
            pieces.swap(start, start + pick);
        }
    }
}

impl Chance for Picks {
    fn seat(&mut self, name: &'static str, seats: Seats) -> Seat {
        let all: Vec<Seat> = seats.iter().collect();
        all[self.pick(name, &all)]
    }

    fn shuffle<T: Piece>(&mut self, pile: &'static str, pieces: &mut [T]) {
        self.choose(pile, pieces, pieces.len());
    }

    fn take<T: Piece>(&mut self, name: &'static str, pieces: &mut [T], count: usize) {
        self.choose(name, pieces, count);
    }

    fn draw<T: Piece>(&mut self, name: &'static str, seats: SeatSet, pieces: &mut [T]) -> PerSeat<Option<T>> {
        self.choose(name, pieces, seats.len());
        hand_out(seats, pieces)
    }
}

impl Chance for Luck {
    fn seat(&mut self, name: &'static str, seats: Seats) -> Seat {
        match self {
            Self::Rolled(dice) => dice.seat(name, seats),
            Self::Picked(picks) => picks.seat(name, seats),
        }
    }

    fn shuffle<T: Piece>(&mut self, pile: &'static str, pieces: &mut [T]) {
        match self {
            Self::Rolled(dice) => Chance::shuffle(dice, pile, pieces),
            Self::Picked(picks) => picks.shuffle(pile, pieces),
        }
    }

    fn take<T: Piece>(&mut self, name: &'static str, pieces: &mut [T], count: usize) {
        match self {
            Self::Rolled(dice) => dice.take(name, pieces, count),
            Self::Picked(picks) => picks.take(name, pieces, count),
        }
    }

    fn draw<T: Piece>(&mut self, name: &'static str, seats: SeatSet, pieces: &mut [T]) -> PerSeat<Option<T>> {
        match self {
            Self::Rolled(dice) => dice.draw(name, seats, pieces),
            Self::Picked(picks) => picks.draw(name, seats, pieces),
        }
    }
}
