//! A run or a part of it, [`Run`], [`Shard`], [`Part`], and how parts are put together.

use std::{ops::Range, str::FromStr};

use parlour_bots::Bot;
use parlour_registry::Setup;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::{ladder::BotPair, spans::Spans, tally::Merge as _, totals::Totals};

/// The name of the format of a part.
const FORMAT: &str = "parlour-lab/2";

/// The fingerprint of the code that the sums depend on: the same for builds with the same games, bots and
/// sums, on every machine.
pub const fn fingerprint() -> &'static str {
    env!("PARLOUR_ENGINE")
}

/// What is played. Two parts belong together if this is the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The slug of the game.
    pub game: String,
    /// The number of seats.
    pub seats: usize,
    /// The options other than the default.
    pub options: Map<String, Value>,
    /// One bot for all seats, or one for each.
    pub bots: Vec<Bot>,
    /// The random seed.
    pub seed: u64,
    /// The number of games in the whole run.
    pub games: u64,
    /// The number of them searched for kingmaking.
    pub kingmaking: u64,
    /// The bots that play against each other, weakest first.
    pub ladder: Vec<Bot>,
    /// The number of deals each pair of the ladder plays, each from every seat.
    pub deals: u64,
}

impl Run {
    /// The setup for its games.
    pub fn setup(&self) -> Setup {
        self.setup_with(self.bots.clone())
    }

    /// The interval at which games are searched for kingmaking, or `None` if none are.
    pub fn sample(&self) -> Option<u64> {
        (self.kingmaking > 0).then(|| (self.games / self.kingmaking).max(1))
    }

    /// The words of a command line that sets up the same games with these bots.
    pub fn words(&self, bots: &[Bot]) -> String {
        let bots: Vec<&str> = bots.iter().map(|bot| bot.name()).collect();
        let options = self.options.iter().map(|(key, value)| format!("--option '{key}={value}'"));
        let setup = [
            self.game.clone(),
            format!("--seats {}", self.seats),
            format!("--bots {}", bots.join(",")),
            format!("--seed {}", self.seed),
        ];
        setup.into_iter().chain(options).collect::<Vec<_>>().join(" ")
    }

    /// The setup with other bots.
    pub fn setup_with(&self, bots: Vec<Bot>) -> Setup {
        let options = self.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
        Setup { seats: self.seats, options, bots, seed: self.seed }
    }
}

/// One of several equal parts of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// The whole run.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// Shard `number`, counted from 1, of `of`.
    ///
    /// # Errors
    /// If the number is 0 or greater than `of`.
    pub fn new(number: u64, of: u64) -> Result<Self, ShardError> {
        if number == 0 || number > of {
            Err(ShardError::Number { number, of })
        } else {
            Ok(Self { number, of })
        }
    }

    /// The part of `count` things that is in this shard.
    pub fn range(self, count: u64) -> Range<u64> {
        let cut = |number: u64| (u128::from(count) * u128::from(number) / u128::from(self.of)) as u64;
        cut(self.number - 1)..cut(self.number)
    }
}

/// The text is not a shard.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ShardError {
    /// It does not have the form of a shard.
    #[error("a shard looks like `3/16`: the third of sixteen")]
    Form,
    /// The number is 0 or greater than the number of shards.
    #[error("there is no shard {number} of {of}; they are numbered from 1 to {of}")]
    Number {
        /// The number given.
        number: u64,
        /// The number of shards.
        of: u64,
    },
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Self, ShardError> {
        let (number, of) = text.split_once('/').ok_or(ShardError::Form)?;
        let [number, of] = [number, of].map(|part| part.parse::<u64>().map_err(|_| ShardError::Form));
        match (number?, of?) {
            (_, 0) => Err(ShardError::Form),
            (number, of) => Self::new(number, of),
        }
    }
}

/// What has been played of a run, and the sums over it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Part {
    format: String,
    /// The [`fingerprint`] of the build that played.
    engine: String,
    /// The run.
    pub run: Run,
    /// The numbers of the games played.
    pub games: Spans,
    /// The sums over these games.
    pub totals: Totals,
    /// The numbers of the deals played on the ladder.
    pub deals: Spans,
    /// The sums over these deals.
    pub ladder: Vec<BotPair>,
}

/// The text is not a part, or parts do not belong together.
#[derive(Debug, Error)]
pub enum PartError {
    /// It is not JSON, or not of the right form.
    #[error("this is not a file of sums that `lab report --tallies` writes: {0}")]
    Form(#[from] serde_json::Error),
    /// It has another format.
    #[error("the format is `{0}`, and this program reads `{FORMAT}`")]
    Format(String),
    /// It was played by another build, whose games may not be the same.
    #[error(
        "these sums were played by another build of the engine ({found}; this program is {})",
        fingerprint()
    )]
    Engine {
        /// The fingerprint of the build that played it.
        found: String,
    },
    /// The parts are of different runs.
    #[error("these are parts of different runs: {what} is {one} in one and {other} in the other")]
    Runs {
        /// What differs.
        what: &'static str,
        /// The value in the first part.
        one: String,
        /// The value in the second part.
        other: String,
    },
    /// The parts overlap.
    #[error("these parts overlap: {0} {first} is in both", first = .1.start)]
    Overlap(&'static str, Range<u64>),
    /// The sums do not fit the game.
    #[error("the sums are not those of this game with {0} seats")]
    Shape(usize),
}

impl Part {
    /// A part in which nothing has been played.
    pub fn new(run: Run, nothing: Totals) -> Self {
        let ladder = BotPair::of(&run.ladder);
        Self {
            format: FORMAT.to_owned(),
            engine: fingerprint().to_owned(),
            run,
            games: Spans::default(),
            totals: nothing,
            deals: Spans::default(),
            ladder,
        }
    }

    /// Adds games of this run that are not in the part yet.
    pub fn add(&mut self, games: Range<u64>, totals: &Totals) {
        self.games.add(games);
        self.totals.merge(totals);
    }

    /// Adds deals of the ladder that are not in the part yet.
    pub fn add_deals(&mut self, deals: Range<u64>, pairs: &Vec<BotPair>) {
        self.deals.add(deals);
        self.ladder.merge(pairs);
    }

    /// Adds another part of the same run.
    ///
    /// # Errors
    /// If it is of another run, or has games that this one has too. Then nothing has changed.
    pub fn merge(&mut self, other: &Self) -> Result<(), PartError> {
        self.run.check_same(&other.run)?;
        if let Some(both) = self.games.overlap(&other.games) {
            return Err(PartError::Overlap("game", both));
        }
        if let Some(both) = self.deals.overlap(&other.deals) {
            return Err(PartError::Overlap("deal of the ladder", both));
        }
        other.games.iter().for_each(|span| self.games.add(span));
        self.totals.merge(&other.totals);
        other.deals.iter().for_each(|span| self.deals.add(span));
        self.ladder.merge(&other.ladder);
        Ok(())
    }

    /// The numbers of the shards, `of` in all, that are not completely in the part.
    pub fn missing(&self, of: u64) -> Vec<u64> {
        let has = |spans: &Spans, range: Range<u64>| spans.first_gap(range).is_empty();
        let is_missing = |&number: &u64| {
            let shard = Shard { number, of };
            !has(&self.games, shard.range(self.run.games)) || !has(&self.deals, shard.range(self.run.deals))
        };
        (1..=of).filter(is_missing).collect()
    }

    /// Whether the part contains all games of the run.
    pub fn is_whole(&self) -> bool {
        self.games.count() == self.run.games && self.deals.count() == self.run.deals
    }

    /// The part as a line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("sums are numbers with names")
    }

    /// Reads what [`Part::to_json`] wrote. The sums must have the same shape as `nothing`.
    ///
    /// # Errors
    /// If the text is anything else.
    pub fn from_json(text: &str) -> Result<Self, PartError> {
        #[derive(Deserialize)]
        struct PartHead {
            format: String,
            #[serde(default)]
            engine: String,
        }
        let head: PartHead = serde_json::from_str(text)?;
        if head.format != FORMAT {
            return Err(PartError::Format(head.format));
        }
        if head.engine != fingerprint() {
            return Err(PartError::Engine { found: head.engine });
        }
        Ok(serde_json::from_str(text)?)
    }

    /// Checks that the sums have the shape they have in this game.
    ///
    /// # Errors
    /// If they have been changed.
    pub fn check_shape(&self, nothing: &Totals) -> Result<(), PartError> {
        let fits = self.totals.same_shape(nothing)
            && self.totals.games == self.games.count()
            && self.ladder.len() == BotPair::of(&self.run.ladder).len();
        if fits { Ok(()) } else { Err(PartError::Shape(self.run.seats)) }
    }
}

impl Run {
    /// Checks that a part of the other run is also a part of this one.
    ///
    /// # Errors
    /// With the first difference.
    pub fn check_same(&self, other: &Self) -> Result<(), PartError> {
        let text = |run: &Self| -> [(&'static str, String); 9] {
            let names = |bots: &[Bot]| bots.iter().map(|bot| bot.name()).collect::<Vec<_>>().join(",");
            [
                ("the game", run.game.clone()),
                ("the number of seats", run.seats.to_string()),
                ("what the options say", Value::Object(run.options.clone()).to_string()),
                ("who plays", names(&run.bots)),
                ("the seed", run.seed.to_string()),
                ("the number of games", run.games.to_string()),
                ("the number of games looked through for kingmaking", run.kingmaking.to_string()),
                ("the ladder", names(&run.ladder)),
                ("the number of deals of the ladder", run.deals.to_string()),
            ]
        };
        let different = text(self).into_iter().zip(text(other)).find(|(own, others)| own != others);
        match different {
            None => Ok(()),
            Some(((what, one), (_, other))) => Err(PartError::Runs { what, one, other }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_cover_every_game_once() {
        for (count, of) in [(100, 16), (5, 7), (0, 3), (u64::MAX, 16)] {
            let mut next = 0;
            for number in 1..=of {
                let range = Shard { number, of }.range(count);
                assert_eq!(range.start, next);
                next = range.end;
            }
            assert_eq!(next, count);
        }
    }

    #[test]
    fn a_shard_that_is_none_is_refused_in_a_sentence() {
        let refusal = |text: &str| text.parse::<Shard>().unwrap_err().to_string();
        assert_eq!(refusal("17/16"), "there is no shard 17 of 16; they are numbered from 1 to 16");
        for bad in ["", "3", "0/0", "a/b", "3/16/2", "-1/4"] {
            assert!(refusal(bad).starts_with("a shard looks like"), "{bad}");
        }
        assert_eq!(refusal("0/4"), "there is no shard 0 of 4; they are numbered from 1 to 4");
    }
}
