//! Decisions that cannot change whether the decider wins, but change who does: [`Kings`].
//!
//! The true position is played on many times after each of some actions, with the same luck for each. If the decider wins in none of
//! all these, and after two of the actions the win goes to different seats nearly always, the decision makes a king. This sees only
//! clear cases, late in the game, so what it counts is a lower bound.

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

/// Actions of a decision that are tried.
const ACTIONS: usize = 6;
/// How often the game is played on after each.
const PLAYOUTS: usize = 16;
/// How much of these must go to one seat more after one action than after another.
const TURNED: f64 = 0.75;

/// What was found in the last thirds of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Kings {
    games: u64,
    /// Games with such a decision.
    pub(crate) games_with: u64,
    /// Decisions of somebody who cannot win, over decisions looked at.
    pub(crate) hopeless: Ratio,
    /// Decisions that make a king, over decisions looked at.
    pub(crate) makers: Ratio,
    /// The first of them.
    pub(crate) first: First,
}

merge_fields!(Kings: games, games_with, hopeless, makers, first);

impl Kings {
    /// How many games were looked through.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Takes a game.
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

/// Plays a game of so many decisions again and looks at its last third.
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
        // With two seats there is no third to make a king.
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
