//! Decisions that cannot change whether the decider wins, but change who does: [`KingmakingCounts`].
//!
//! The true position is played to the end many times after each of some actions, with the same luck for each.
//! If the decider never wins, and after two of the actions the win almost always goes to different seats, the
//! decision is kingmaking. This sees only clear cases, late in the game, so the count is a lower bound.

use parlour_core::{Choices as _, FastDice, Seat};
use parlour_registry::BotRunner;
use parlour_runner::Watcher;
use serde::{Deserialize, Serialize};

use crate::{
    Studied,
    playout::playout,
    tally::{First, GamePoint, Ratio},
    totals::merge_fields,
};

/// The most actions of a decision that are tried.
const ACTIONS: usize = 6;
/// How many times the game is played to the end after each action.
const PLAYOUTS: usize = 16;
/// The share of these that must go to one seat more after one action than after another.
const TURNED: f64 = 0.75;

/// What was found in the last thirds of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KingmakingCounts {
    games: u64,
    /// The number of games with such a decision.
    pub(crate) games_with: u64,
    /// Decisions of a seat that cannot win, over decisions looked at.
    pub(crate) hopeless: Ratio,
    /// Kingmaking decisions, over decisions looked at.
    pub(crate) makers: Ratio,
    /// The first kingmaking decision.
    pub(crate) first: First,
}

merge_fields!(KingmakingCounts: games, games_with, hopeless, makers, first);

impl KingmakingCounts {
    /// The number of games searched.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, found: &Found) {
        self.games += 1;
        self.games_with += u64::from(found.kings > 0);
        self.hopeless.add(found.hopeless, found.looked_at);
        self.makers.add(found.kings, found.looked_at);
        if let Some(spot) = found.first {
            self.first.add(spot);
        }
    }
}

/// What was found in one game.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    looked_at: u64,
    hopeless: u64,
    kings: u64,
    first: Option<GamePoint>,
}

/// Replays a game with this many decisions and searches its last third.
pub(crate) fn look_through<G: Studied>(games: &BotRunner<G>, game: u64, decisions: u32) -> Found {
    let mut looker = Looker { game, from: decisions - decisions / 3, decision: 0, found: Found::default() };
    games.watch(game, &mut looker);
    looker.found
}

struct Looker {
    game: u64,
    from: u32,
    decision: u32,
    found: Found,
}

impl<G: Studied> Watcher<G> for Looker {
    fn asked(&mut self, position: &G, seat: Seat, choices: &G::Choices) {
        // With two seats there is no third seat to favour.
        if self.decision < self.from || choices.len() < 2 || position.seats().count() < 3 {
            return;
        }
        self.found.looked_at += 1;
        match verdict(position, seat, choices, self.game ^ u64::from(self.decision) << 40) {
            Verdict::MayWin => {}
            Verdict::Hopeless => self.found.hopeless += 1,
            Verdict::Kingmaker => {
                self.found.hopeless += 1;
                self.found.kings += 1;
                let spot = GamePoint { game: self.game, decision: self.decision };
                self.found.first.get_or_insert(spot);
            }
        }
    }

    fn played(&mut self, _position: &G) {
        self.decision += 1;
    }
}

enum Verdict {
    MayWin,
    Hopeless,
    Kingmaker,
}

fn verdict<G: Studied>(position: &G, seat: Seat, choices: &G::Choices, seed: u64) -> Verdict {
    let tried = choices.len().min(ACTIONS);
    let mut after: Vec<[f64; Seat::MAX]> = Vec::with_capacity(tried);
    for number in 0..tried {
        let action = choices.nth(number * choices.len() / tried);
        let mut wins = [0.0; Seat::MAX];
        for turn in 0..PLAYOUTS {
            let mut dice = FastDice::new(seed ^ (turn as u64) << 56);
            let mut next = position.clone();
            next.play_unchecked(seat, action, &mut dice, &mut ());
            let winners = playout(next, &mut dice).winners;
            if winners.contains(seat) {
                return Verdict::MayWin;
            }
            for winner in winners {
                wins[winner.number()] += 1.0 / winners.len() as f64;
            }
        }
        after.push(wins);
    }
    let turned = |one: &[f64; Seat::MAX], other: &[f64; Seat::MAX]| {
        one.iter().zip(other).any(|(one, other)| one - other >= TURNED * PLAYOUTS as f64)
    };
    let kingmaker = after.iter().any(|one| after.iter().any(|other| turned(one, other)));
    if kingmaker { Verdict::Kingmaker } else { Verdict::Hopeless }
}
