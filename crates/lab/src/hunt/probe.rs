//! A closer look at the decisions of a game: [`Probe`].

use std::collections::BTreeMap;

use parlour_core::{Action, Choices as _, FastDice, Seat};
use parlour_runner::Watcher;

use super::catch::{Catch, KindRecord, Smallest};
use crate::{Studied, playout::playout, tally::GamePoint, totals::shares};

/// The most legal actions of a decision that are checked one by one.
const CHECKED: usize = 64;
/// One in this many decisions is played out for every kind of action.
const EVERY: u32 = 4;
/// How many actions of a kind are tried, and how often each is played out.
const TRIED: usize = 3;
const PLAYOUTS: u64 = 8;

/// Looks closely at the decisions of one game.
pub(crate) struct Probe {
    game: u64,
    /// The number of decisions in the game.
    length: u32,
    decision: u32,
    contradictions: BTreeMap<String, Smallest>,
    kinds: BTreeMap<&'static str, KindRecord>,
}

impl Probe {
    pub(crate) const fn new(game: u64, length: u32) -> Self {
        Self { game, length, decision: 0, contradictions: BTreeMap::new(), kinds: BTreeMap::new() }
    }

    pub(crate) fn put_into(self, catch: &mut Catch) {
        catch.contradictions = self.contradictions;
        catch.kinds = self.kinds;
    }

    fn spot(&self) -> GamePoint {
        GamePoint { game: self.game, decision: self.decision }
    }

    fn contradiction(&mut self, words: String) {
        let (length, spot) = (self.length, self.spot());
        self.contradictions.entry(words).or_default().add(length, spot);
    }

    /// Checks that every offered action is allowed and that its text reads back.
    fn check<G: Studied>(&mut self, position: &G, seat: Seat, choices: &G::Choices) {
        for action in choices.iter().take(CHECKED) {
            if let Err(refusal) = position.check(seat, action) {
                self.contradiction(format!("an action is offered and refused: {refusal}"));
            }
            if action.to_string().parse() != Ok(action) {
                self.contradiction(format!("the text of “{}” is not understood", action.kind()));
            }
        }
    }

    /// Compares the kinds of action by what the decider wins on average after the best of some actions of
    /// each.
    fn judge<G: Studied>(&mut self, position: &G, seat: Seat, choices: &G::Choices) {
        let mut kinds: BTreeMap<&'static str, Vec<G::Action>> = BTreeMap::new();
        for action in choices.iter() {
            kinds.entry(action.kind()).or_default().push(action);
        }
        if kinds.len() < 2 {
            return;
        }
        let values: Vec<(&'static str, i64)> = kinds
            .iter()
            .map(|(kind, actions)| {
                let tried = actions.len().min(TRIED);
                let some = (0..tried).map(|number| actions[number * actions.len() / tried]);
                (*kind, some.map(|action| self.value(position, seat, action)).max().unwrap_or(0))
            })
            .collect();
        let (length, spot) = (self.length, self.spot());
        for &(kind, value) in &values {
            let record = self.kinds.entry(kind).or_default();
            record.seen += 1;
            record.example.add(length, spot);
            let others = values.iter().filter(|(other, _)| *other != kind).map(|(_, other)| other);
            record.best += u64::from(others.max().is_none_or(|best| value > best));
        }
    }

    /// The decider's total part of the win over all playouts after an action, with the same luck for every
    /// action.
    fn value<G: Studied>(&self, position: &G, seat: Seat, action: G::Action) -> i64 {
        let luck = self.game ^ u64::from(self.decision) << 40;
        (0..PLAYOUTS)
            .map(|turn| {
                let mut dice = FastDice::new(luck ^ turn << 56);
                let mut next = position.clone();
                next.play_unchecked(seat, action, &mut dice, &mut ());
                shares(playout(next, &mut dice).winners)[seat.number()]
            })
            .sum()
    }
}

impl<G: Studied> Watcher<G> for Probe {
    fn asked(&mut self, position: &G, seat: Seat, choices: &G::Choices) {
        self.check(position, seat, choices);
        if (u64::from(self.decision) + self.game).is_multiple_of(EVERY.into()) {
            self.judge(position, seat, choices);
        }
    }

    fn played(&mut self, position: &G) {
        self.decision += 1;
        if position.to_act().is_empty() != position.outcome().is_some() {
            self.contradiction("the game is over and has no result, or has one and goes on".to_owned());
        }
    }
}
