//! Players that are programs.
//!
//! A bot decides from what its seat may know and throws dice of its own, so that thinking never shifts the deal. The two here
//! look at nothing but the legal actions: [`Bot::Random`] takes any of them; [`Bot::Explorer`] first takes a kind of action, so
//! that rare rules are reached.

#![forbid(unsafe_code)]

mod knowledge;
pub mod search;

use std::{fmt, str::FromStr};

use parlour_core::{Action, Choices, Dice};
use thiserror::Error;

pub use self::{
    knowledge::{Knowledge, NoKnowledge, Shares, shares},
    search::{Estimate, Manner, Search},
};

/// A bot by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Every legal action is equally likely.
    Random,
    /// Every kind of legal action is equally likely, and then every action of that kind.
    Explorer,
}

impl Bot {
    /// All bots there are.
    pub const ALL: [Self; 2] = [Self::Random, Self::Explorer];

    /// The bot's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Explorer => "explorer",
        }
    }

    /// One of the legal actions, of which there must be one.
    #[inline]
    pub fn choose<C: Choices<Action: Action>>(self, choices: &C, dice: &mut impl Dice) -> C::Action {
        match self {
            Self::Random => choices.nth(dice.below(choices.len() as u32) as usize),
            Self::Explorer => explore(choices, dice),
        }
    }
}

fn explore<C: Choices<Action: Action>>(choices: &C, dice: &mut impl Dice) -> C::Action {
    let mut kinds: Vec<(&str, u32)> = Vec::new();
    for action in choices.iter() {
        match kinds.iter_mut().find(|(kind, _)| *kind == action.kind()) {
            Some((_, count)) => *count += 1,
            None => kinds.push((action.kind(), 1)),
        }
    }
    let (kind, count) = kinds[dice.below(kinds.len() as u32) as usize];
    let mut of_kind = choices.iter().filter(|action| action.kind() == kind);
    of_kind.nth(dice.below(count) as usize).expect("the kind was counted")
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no bot of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot `{0}`; there are: random, explorer")]
pub struct UnknownBot(String);

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::{BadAction, FastDice};

    use super::*;

    /// Nine ways to walk and one to fly.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    struct Step(u8);

    impl Action for Step {
        fn kind(self) -> &'static str {
            if self.0 == 9 { "fly" } else { "walk" }
        }
    }

    impl fmt::Display for Step {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }

    impl FromStr for Step {
        type Err = BadAction;

        fn from_str(text: &str) -> Result<Self, BadAction> {
            text.parse().map(Self).map_err(|_| BadAction::new(text, "a step is a number"))
        }
    }

    fn flights(bot: Bot) -> usize {
        let choices: Vec<Step> = (0..10).map(Step).collect();
        let mut dice = FastDice::new(3);
        (0..1000).filter(|_| bot.choose(&choices, &mut dice) == Step(9)).count()
    }

    #[test]
    fn random_takes_a_rare_action_as_often_as_any_other() {
        assert!((60..140).contains(&flights(Bot::Random)));
    }

    #[test]
    fn the_explorer_takes_a_rare_kind_as_often_as_a_common_one() {
        assert!((420..580).contains(&flights(Bot::Explorer)));
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = "genius".parse::<Bot>().unwrap_err().to_string();
        assert!(Bot::ALL.iter().all(|bot| error.contains(bot.name())), "{error}");
    }
}
