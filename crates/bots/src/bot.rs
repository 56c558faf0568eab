//! Creating the player for a bot's name: [`player`].

use parlour_core::Bot;
use parlour_runner::Player;

use crate::{
    Known,
    blind::{Explorer, Random},
    greedy::Greedy,
    thinker::Thinker,
};

/// Creates a player that plays like this bot.
pub fn player<G: Known>(bot: Bot) -> Box<dyn Player<G>> {
    let searching = || Thinker::<G>::new(G::ITERATIONS.of(bot).expect("it is one that searches"));
    match bot {
        Bot::Random => Box::new(Random),
        Bot::Explorer => Box::new(Explorer),
        Bot::Greedy => Box::new(Greedy::new(G::Knowledge::default())),
        Bot::Easy => Box::new(searching().with_slips(6)),
        Bot::Medium | Bot::Hard | Bot::Expert => Box::new(searching()),
    }
}
