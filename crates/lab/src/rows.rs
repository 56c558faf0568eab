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

/// The row for one seat in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// The number of the game in the run.
    pub game: u64,
    /// The seat.
    pub seat: i32,
    /// The seat's place, clockwise from 0 for the dealer or the first seat.
    pub place: i32,
    /// Its final score.
    pub score: i32,
    /// Its part of the win: 60 is the whole win.
    pub win_sixtieths: i32,
    /// The number of decisions in the game.
    pub decisions: i32,
    /// The number of turns in the game.
    pub turns: i32,
    /// The number of times the lead changed hands.
    pub lead_changes: i32,
    /// The percentage of the decisions after which the winners were ahead for good.
    pub settled_percent: i32,
}

/// The row for one decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecisionRow {
    /// The number of the game in the run.
    pub game: u64,
    /// The number of the decision in the game, from 1.
    pub decision: i32,
    /// The seat that decided.
    pub seat: i32,
    /// The phase, which says what was decided.
    pub phase: &'static str,
    /// The number of legal actions.
    pub legal: i32,
    /// The kind of the action chosen.
    pub kind: &'static str,
    /// The text of the action.
    pub action: String,
    /// The decider's score before the decision.
    pub score: i32,
    /// The seats that were ahead before the decision, one bit each.
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

/// Records every decision.
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
