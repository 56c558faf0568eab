//! Many games at once: [`AnyBatch`].

mod arrays;
mod slot;

use parlour_bots::Bot;
use parlour_core::{
    Action as _, Choices as _, Game, PerSeat, Seat, Seats,
    observe::{Extent, Numbering, Observed},
};
use parlour_registry::{options_with, seats_of};
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};
use serde_json::{Map, Value};

pub use self::arrays::{BatchArrays, LegalArrays};
use self::{
    arrays::Rows,
    slot::{Slot, Terms},
};
use crate::{EnvError, environment::Learned};

/// What a batch plays.
#[derive(Clone, PartialEq, Debug)]
pub struct BatchSetup {
    /// The number of seats.
    pub seats: usize,
    /// Options other than the default.
    pub options: Map<String, Value>,
    /// The seed of all games.
    pub seed: u64,
    /// How many games are played at once: the rows of the arrays.
    pub rows: usize,
    /// How many threads play them.
    pub threads: usize,
    /// How much is observed.
    pub extent: Extent,
    /// Who plays a seat; nothing where the caller does. Seats past the last entry are the caller's.
    pub bots: Vec<Option<Bot>>,
    /// What becomes of decisions with one legal action.
    pub forced: Forced,
}

/// What becomes of decisions with one legal action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forced {
    /// The caller makes them like all others.
    Asked,
    /// They are made at once.
    Played,
}

/// Many games of one setup. Each row of the arrays is a game that waits for a decision of the caller.
///
/// Row *i* plays the games *i*, *i* + *n*, *i* + 2*n* … of the run with that seed, where *n* is the number of rows: for the same choices
/// they are the games of `parlour sim --seed`. A game that ends is followed by the next in the same step.
pub trait AnyBatch: Send {
    /// How many play.
    fn seats(&self) -> Seats;

    /// Writes all arrays for what the games wait for now.
    ///
    /// # Errors
    /// If an array does not have the right length.
    fn write(&mut self, arrays: BatchArrays<'_>) -> Result<(), EnvError>;

    /// Every game goes on with the action of its row.
    ///
    /// # Errors
    /// If a number is not that of a legal action, or an array does not have the right length. Nothing has changed then.
    fn step(&mut self, actions: &[i64], arrays: BatchArrays<'_>) -> Result<(), EnvError>;

    /// Every game goes on with a random legal action, the one that the bot `random` would choose.
    ///
    /// # Errors
    /// If an array does not have the right length. Nothing has changed then.
    fn step_random(&mut self, arrays: BatchArrays<'_>) -> Result<(), EnvError>;

    /// How many legal actions all rows have together.
    fn legal_total(&self) -> usize;

    /// Writes the legal actions of all rows.
    ///
    /// # Errors
    /// If an array does not have the right length.
    fn write_legal(&mut self, arrays: LegalArrays<'_>) -> Result<(), EnvError>;
}

/// What [`AnyBatch::write_legal`] has made sure of.
const LEGAL: &str = "the arrays have room for every legal action";

/// The one implementation of [`AnyBatch`].
struct Batch<G: Learned> {
    terms: Terms<G>,
    slots: Vec<Slot<G>>,
    /// Nothing for one thread: the caller's does it.
    pool: Option<ThreadPool>,
    /// How many rows a thread takes at a time.
    piece: usize,
}

pub(crate) fn batch<G: Learned>(setup: &BatchSetup) -> Result<Box<dyn AnyBatch>, EnvError> {
    if setup.rows == 0 || setup.threads == 0 {
        return Err(EnvError::Empty);
    }
    let seats = seats_of::<G>(setup.seats)?;
    if setup.bots.len() > seats.count() {
        return Err(EnvError::NoSeat(seats.count()));
    }
    let bot = |seat: Seat| setup.bots.get(seat.number()).copied().flatten();
    let bots = PerSeat::from_fn(seats, bot);
    if seats.iter().all(|seat| bots[seat].is_some()) {
        return Err(EnvError::BotsEverywhere);
    }
    let changes: Vec<(String, Value)> =
        setup.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
    let terms = Terms::<G> {
        seats,
        options: options_with::<G>(&changes).map_err(parlour_registry::SetupError::from)?,
        seed: setup.seed,
        rows: setup.rows as u64,
        extent: setup.extent,
        bots,
        forced: setup.forced,
    };
    let pool = match setup.threads {
        1 => None,
        threads => Some(
            ThreadPoolBuilder::new()
                .num_threads(threads)
                .build()
                .map_err(|error| EnvError::Threads(error.to_string()))?,
        ),
    };
    let piece = setup.rows.div_ceil(setup.threads * 4).max(16);
    let slots = (0..setup.rows as u64).map(|row| Slot::new(&terms, row)).collect();
    Ok(Box::new(Batch { terms, slots, pool, piece }))
}

impl<G: Learned> Batch<G> {
    /// Does something with every row, on all threads.
    fn each(
        &mut self,
        arrays: BatchArrays<'_>,
        work: impl Fn(&Terms<G>, &mut Slot<G>, &mut Rows<'_>) + Sync,
    ) {
        let (terms, piece) = (&self.terms, self.piece);
        let one = |(slots, mut arrays): (&mut [Slot<G>], BatchArrays<'_>)| {
            for (slot, mut rows) in slots.iter_mut().zip(arrays.rows(terms)) {
                work(terms, slot, &mut rows);
            }
        };
        let Some(pool) = &self.pool else { return one((&mut self.slots, arrays)) };
        let pieces: Vec<_> = self.slots.chunks_mut(piece).zip(arrays.pieces(terms, piece)).collect();
        pool.install(|| pieces.into_par_iter().for_each(one));
    }

    /// Finds what is meant in every row before anything is played.
    fn choose(&mut self, actions: &[i64]) -> Result<(), EnvError> {
        if actions.len() != self.slots.len() {
            return Err(EnvError::Length {
                array: "actions",
                found: actions.len(),
                expected: self.slots.len(),
            });
        }
        for (row, (slot, &number)) in self.slots.iter_mut().zip(actions).enumerate() {
            let place = usize::try_from(number).ok();
            let action = place.and_then(|number| G::View::NUMBERING.legal(&slot.legal, number));
            slot.chosen = Some(action.ok_or(EnvError::NotLegalInRow { row, number, seat: slot.seat })?);
        }
        Ok(())
    }
}

impl<G: Learned> AnyBatch for Batch<G> {
    fn seats(&self) -> Seats {
        self.terms.seats
    }

    fn write(&mut self, arrays: BatchArrays<'_>) -> Result<(), EnvError> {
        arrays.check(&self.terms)?;
        self.each(arrays, |terms, slot, rows| slot.write(terms, rows));
        Ok(())
    }

    fn step(&mut self, actions: &[i64], arrays: BatchArrays<'_>) -> Result<(), EnvError> {
        arrays.check(&self.terms)?;
        self.choose(actions)?;
        self.each(arrays, |terms, slot, rows| {
            let action = slot.chosen.expect("it was chosen for every row");
            slot.go_on(terms, action, rows);
        });
        Ok(())
    }

    fn step_random(&mut self, arrays: BatchArrays<'_>) -> Result<(), EnvError> {
        arrays.check(&self.terms)?;
        self.each(arrays, |terms, slot, rows| {
            let action = slot.any();
            slot.go_on(terms, action, rows);
        });
        Ok(())
    }

    fn legal_total(&self) -> usize {
        self.slots.iter().map(|slot| slot.legal.len()).sum()
    }

    fn write_legal(&mut self, arrays: LegalArrays<'_>) -> Result<(), EnvError> {
        let (width, total) = (G::Action::FEATURES.len(), self.legal_total());
        arrays::has_length("offsets", arrays.offsets.len(), self.slots.len() + 1)?;
        arrays::has_length("ids", arrays.ids.len(), total)?;
        arrays::has_length("features", arrays.features.len(), total * width)?;
        let LegalArrays { offsets, mut ids, mut features } = arrays;
        offsets[0] = 0;
        for (row, slot) in self.slots.iter().enumerate() {
            offsets[row + 1] = offsets[row] + slot.legal.len() as i64;
        }
        let seats = self.terms.seats;
        // Bots may be sent to another thread but not shared, and with them their rows.
        let one = |(slots, ids, features): (&mut [Slot<G>], &mut [i64], &mut [u16])| {
            let (mut ids, mut rows) = (ids.iter_mut(), features.chunks_exact_mut(width.max(1)));
            for slot in slots.iter() {
                for (number, action) in G::View::NUMBERING.each(&slot.legal) {
                    *ids.next().expect(LEGAL) = number as i64;
                    if let Some(row) = rows.next() {
                        action.features(seats, slot.seat, row);
                    }
                }
            }
        };
        let Some(pool) = &self.pool else {
            one((&mut self.slots, ids, features));
            return Ok(());
        };
        let pieces = self.slots.chunks_mut(self.piece).map(|slots| {
            let legal: usize = slots.iter().map(|slot| slot.legal.len()).sum();
            let ids = ids.split_off_mut(..legal).expect(LEGAL);
            (slots, ids, features.split_off_mut(..legal * width).expect(LEGAL))
        });
        let pieces: Vec<_> = pieces.collect();
        pool.install(|| pieces.into_par_iter().for_each(one));
        Ok(())
    }
}

/// How many numbers a mask has: none where an action has no number of its own.
fn mask_cells<G: Game>() -> usize
where
    G::View: Observed,
{
    match G::View::NUMBERING {
        Numbering::Index { count, .. } => count,
        Numbering::Place { .. } => 0,
    }
}
