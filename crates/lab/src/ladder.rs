//! Matches between bots, with every deal played from every seat: [`climb`] and [`BotPair`].

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use parlour_bots::Bot;
use parlour_core::{Outcome, Seat};
use parlour_registry::{AnyGame, AnyRunner, SetupError};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    Part, Run, RunEnd, Shard,
    tally::{Merge as _, Sums},
    totals::{WHOLE_WIN, merge_fields, shares},
};

/// The number of deals played before the sums are shown.
const AT_ONCE: u64 = 2;

/// One bot against a table of another, with every deal played once from each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotPair {
    /// The bot that sits alone; by the order of the ladder, the stronger one.
    pub one: Bot,
    /// The bot in all other seats.
    pub field: Bot,
    /// Wins of `one`, in sixtieths, over all games of a deal.
    pub(crate) wins: Sums,
    /// Squared parts of the win, over all seats in all games of a deal.
    pub(crate) squares: Sums,
    /// Products of the parts of the win that a seat gets in two games of a deal, where `one` had the seat in
    /// one of the two.
    pub(crate) mixed: Sums,
    /// The same products where `field` had the seat in both games.
    pub(crate) alike: Sums,
    /// The number of games in which `one` finished before its left neighbour.
    pub(crate) before: u64,
    /// The number of games in which they finished level; see [`BotPair::before`].
    pub(crate) level: u64,
    /// The number of games in which it finished after that neighbour; see [`BotPair::before`].
    pub(crate) after: u64,
}

merge_fields!(BotPair: wins, squares, mixed, alike, before, level, after);

impl BotPair {
    /// Every pair of a ladder before any game is played: each bot against each below it.
    pub fn of(ladder: &[Bot]) -> Vec<Self> {
        let pair = |one, field| Self {
            one,
            field,
            wins: Sums::default(),
            squares: Sums::default(),
            mixed: Sums::default(),
            alike: Sums::default(),
            before: 0,
            level: 0,
            after: 0,
        };
        let below = |place: usize| ladder[..place].iter().rev();
        (0..ladder.len())
            .flat_map(|place| below(place).map(move |&field| pair(ladder[place], field)))
            .collect()
    }

    /// Adds a deal: the outcomes with `one` in each seat in turn.
    pub(crate) fn add(&mut self, outcomes: &[Outcome]) {
        let parts: Vec<[i64; Seat::MAX]> = outcomes.iter().map(|outcome| shares(outcome.winners)).collect();
        let seats = parts.len();
        let (mut wins, mut squares, mut mixed, mut alike) = (0, 0, 0, 0);
        for (own, game) in parts.iter().enumerate() {
            wins += game[own];
            squares += game.iter().map(|part| part * part).sum::<i64>();
            for (other, later) in parts.iter().enumerate().skip(own + 1) {
                for seat in 0..seats {
                    let both = game[seat] * later[seat];
                    if seat == own || seat == other { mixed += both } else { alike += both }
                }
            }
        }
        self.wins.add(wins);
        self.squares.add(squares);
        self.mixed.add(mixed);
        self.alike.add(alike);
        for (own, outcome) in outcomes.iter().enumerate() {
            let [own, neighbour] = [own, (own + 1) % seats].map(|seat| Seat::new(seat as u8));
            let place = |seat| (outcome.winners.contains(seat), outcome.scores[seat]);
            match place(own).cmp(&place(neighbour)) {
                std::cmp::Ordering::Greater => self.before += 1,
                std::cmp::Ordering::Equal => self.level += 1,
                std::cmp::Ordering::Less => self.after += 1,
            }
        }
    }

    /// The whole win in all games of a deal, in sixtieths.
    pub(crate) fn unit(seats: usize) -> f64 {
        (WHOLE_WIN * seats as i64) as f64
    }
}

/// Plays the deals of a shard that are not in the part yet, and now and then shows the part.
///
/// # Errors
/// If a setup does not fit the game.
pub fn climb(
    game: &dyn AnyGame,
    part: &mut Part,
    shard: Shard,
    stop: &AtomicBool,
    mut show: impl FnMut(&Part),
) -> Result<RunEnd, SetupError> {
    let tables = tables(game, &part.run)?;
    let wanted = shard.range(part.run.deals);
    loop {
        let gap = part.deals.first_gap(wanted.clone());
        if gap.is_empty() {
            return Ok(RunEnd::Finished);
        }
        let batch = gap.start..gap.end.min(gap.start + AT_ONCE);
        let deals: Vec<Option<Vec<BotPair>>> =
            batch.clone().into_par_iter().map(|deal| play(&tables, &part.run.ladder, deal, stop)).collect();
        let Some(deals) = deals.into_iter().collect::<Option<Vec<_>>>() else { return Ok(RunEnd::Stopped) };
        let mut pairs = BotPair::of(&part.run.ladder);
        for deal in &deals {
            pairs.merge(deal);
        }
        part.add_deals(batch, &pairs);
        show(part);
    }
}

type Table = Vec<Box<dyn AnyRunner>>;

/// For every pair, the tables with `one` in each seat in turn.
fn tables(game: &dyn AnyGame, run: &Run) -> Result<Vec<Table>, SetupError> {
    let table = |pair: &BotPair| -> Result<Table, SetupError> {
        let from = |own: usize| {
            let bots = (0..run.seats).map(|seat| if seat == own { pair.one } else { pair.field }).collect();
            game.runner(&run.setup_with(bots))
        };
        (0..run.seats).map(from).collect()
    };
    BotPair::of(&run.ladder).iter().map(table).collect()
}

/// Plays one deal for every pair. Returns `None` if it was told to stop.
fn play(tables: &[Table], ladder: &[Bot], deal: u64, stop: &AtomicBool) -> Option<Vec<BotPair>> {
    let mut pairs = BotPair::of(ladder);
    for (pair, table) in pairs.iter_mut().zip(tables) {
        let outcomes: Option<Vec<Outcome>> =
            table.par_iter().map(|runner| (!stop.load(Relaxed)).then(|| runner.play(deal).outcome)).collect();
        pair.add(&outcomes?);
    }
    Some(pairs)
}
