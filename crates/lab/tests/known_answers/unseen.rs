//! What games have to show that nobody looks at: [`Nothing`], and positions drawn from it [`Never`].

use parlour_core::{Dice, Game, Sampler};
use serde::{Deserialize, Serialize};

/// A view.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Nothing;

/// Its sampler.
pub(crate) struct Never;

impl<G: Game> Sampler<G> for Never {
    fn draw(&self, _dice: &mut impl Dice) -> G {
        unreachable!("only bots that look at nothing play this")
    }
}
