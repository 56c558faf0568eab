//! What a hunt has found so far: [`Catch`].

use std::collections::BTreeMap;

use crate::tally::{Extreme, GamePoint, Merge};

/// The shortest game that shows something, and how many games do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Smallest {
    pub(crate) count: u64,
    pub(crate) best: Option<(u32, GamePoint)>,
}

impl Smallest {
    /// Adds a game with this many decisions.
    pub(crate) fn add(&mut self, decisions: u32, spot: GamePoint) {
        self.count += 1;
        self.keep((decisions, spot));
    }

    fn keep(&mut self, found: (u32, GamePoint)) {
        self.best = Some(self.best.map_or(found, |best| best.min(found)));
    }
}

impl Merge for Smallest {
    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        if let Some(best) = other.best {
            self.keep(best);
        }
    }
}

/// How a kind of action compares with the others that could be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct KindRecord {
    /// The number of decisions at which it could be chosen beside another kind.
    pub(crate) seen: u64,
    /// The number of these where it was better than every other kind.
    pub(crate) best: u64,
    /// A decision at which it could be chosen.
    pub(crate) example: Smallest,
}

/// What a hunt has found so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Catch {
    /// The number of games played.
    pub games: u64,
    /// The number of these looked at more closely.
    pub deals: u64,
    pub(crate) dead_ends: Smallest,
    pub(crate) endless: Smallest,
    pub(crate) long_turns: Smallest,
    pub(crate) longest_turn: Extreme,
    pub(crate) decided: Smallest,
    /// The contradictions by what they say.
    pub(crate) contradictions: BTreeMap<String, Smallest>,
    pub(crate) kinds: BTreeMap<&'static str, KindRecord>,
    /// One bit for each rule that fired.
    pub(crate) fired: u64,
}

impl Merge for Catch {
    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.deals += other.deals;
        self.dead_ends.merge(&other.dead_ends);
        self.endless.merge(&other.endless);
        self.long_turns.merge(&other.long_turns);
        self.longest_turn.merge(&other.longest_turn);
        self.decided.merge(&other.decided);
        for (words, smallest) in &other.contradictions {
            self.contradictions.entry(words.clone()).or_default().merge(smallest);
        }
        for (kind, record) in &other.kinds {
            let own = self.kinds.entry(kind).or_default();
            own.seen += record.seen;
            own.best += record.best;
            own.example.merge(&record.example);
        }
        self.fired |= other.fired;
    }
}
