//! Games and decisions as rows of a table: [`GameRow`] and [`DecisionRow`].

use parlour_core::{Action as _, Choices as _, Seat};
use parlour_registry::BotRunner;
use parlour_runner::Watcher;

use crate::{
    Studied,
    facts::Observer,
    leaders::ahead,
    totals::{Drama, shares},
};

/// A seat in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Which game of the run.
    pub game: u64,
    /// Which seat.
    pub seat: i32,
    /// Its place, clockwise from the dealer or the first seat, who has 0.
    pub place: i32,
    /// Its final score.
    pub score: i32,
    /// Its part of the win: 60 is all of it.
    pub win_sixtieths: i32,
    /// Decisions of the game.
    pub decisions: i32,
    /// Turns of the game.
    pub turns: i32,
    /// How often the lead changed hands.
    pub lead_changes: i32,
    /// After which percentage of the decisions the winners were ahead for good.
    pub settled_percent: i32,
}

/// A decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecisionRow {
    /// Which game of the run.
    pub game: u64,
    /// Its number in the game, from 1.
    pub decision: i32,
    /// Who decided.
    pub seat: i32,
    /// What was decided.
    pub phase: &'static str,
    /// How many legal actions there were.
    pub legal: i32,
    /// The kind of the action chosen.
    pub kind: &'static str,
    /// Its text.
    pub action: String,
    /// The decider's score before it.
    pub score: i32,
    /// Who was ahead before it: one bit for each seat.
    pub leaders: i32,
}

/// The rows of one game.
pub(crate) fn of<G: Studied>(
    observer: &mut Observer<G>,
    games: &BotRunner<G>,
    game: u64,
) -> (Vec<GameRow>, Vec<DecisionRow>) {
    let facts = observer.watch(games, game);
    let (origin, outcome) = facts.end.expect("the game is over");
    let parts = shares(outcome.winners);
    let seats = outcome.scores.as_slice().len();
    let row = |(seat, &score): (usize, &i32)| GameRow {
        game,
        seat: seat as i32,
        place: ((seat + seats - origin.number()) % seats) as i32,
        score,
        win_sixtieths: parts[seat] as i32,
        decisions: facts.decisions as i32,
        turns: facts.notes.turns() as i32,
        lead_changes: Drama::changes(facts),
        settled_percent: Drama::settled(facts, outcome.winners),
    };
    let rows = outcome.scores.as_slice().iter().enumerate().map(row).collect();
    let mut clerk = Clerk { game, legal: 0, rows: Vec::with_capacity(facts.decisions as usize) };
    games.watch(game, &mut clerk);
    (rows, clerk.rows)
}

/// Writes every decision down.
struct Clerk {
    game: u64,
    legal: usize,
    rows: Vec<DecisionRow>,
}

impl<G: Studied> Watcher<G> for Clerk {
    fn asked(&mut self, _position: &G, _seat: Seat, choices: &G::Choices) {
        self.legal = choices.len();
    }

    fn chose(&mut self, position: &G, seat: Seat, action: G::Action) {
        let leaders = ahead(position.seats(), |seat| position.worth(seat));
        self.rows.push(DecisionRow {
            game: self.game,
            decision: self.rows.len() as i32 + 1,
            seat: seat.number() as i32,
            phase: G::PHASES[position.phase()],
            legal: self.legal as i32,
            kind: action.kind(),
            action: action.to_string(),
            score: position.score(seat),
            leaders: leaders.bits().into(),
        });
    }
}
