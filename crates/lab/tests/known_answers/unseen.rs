//! Stand-ins for what a game needs but these tests never look at: a view, [`Nothing`], and its sampler,
//! [`Never`].

use std::marker::PhantomData;

use parlour_core::{Action, Dice, Game, IllegalActionError, Sampler, SeatSet, Seats, View, Viewer};
use serde::{Deserialize, Serialize};

/// A view of a game with these actions.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Nothing<A>(PhantomData<A>);

impl<A> Nothing<A> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<A: Action> View for Nothing<A> {
    type Action = A;
    type Choices = Vec<A>;

    fn viewer(&self) -> Viewer {
        Viewer::Spectator
    }

    fn seats(&self) -> Seats {
        unreachable!("nobody looks at this game")
    }

    fn to_act(&self) -> SeatSet {
        unreachable!("nobody looks at this game")
    }

    fn legal(&self, out: &mut Vec<A>) {
        out.clear();
    }

    fn check(&self, _: A) -> Result<(), IllegalActionError> {
        Err(IllegalActionError::Watching)
    }
}

/// The sampler of [`Nothing`].
pub(crate) struct Never;

impl<G: Game> Sampler<G> for Never {
    fn draw(&self, _dice: &mut impl Dice) -> G {
        unreachable!("only bots that look at nothing play this")
    }
}
