//! What a game in the list brings ([`Complete`]) and the macro that the list is written in.

use parlour_core::{presentation::Presented, study::Studied};

/// A game with everything that the program asks of one: rules, knowledge for bots, figures for the lab, and its looks.
pub trait Complete: Presented + Studied {}

impl<G: Presented + Studied> Complete for G {}

/// Something to be done with the type of each game: see [`for_each_game`](crate::for_each_game).
pub trait GameVisitor {
    /// Does it with this game.
    fn visit<G: Complete>(&mut self);
}

/// Makes [`GAMES`](crate::GAMES) and [`for_each_game`](crate::for_each_game) of a list of types.
macro_rules! games {
    ($($(#[$condition:meta])* $game:path,)*) => {
        /// Every game there is.
        pub static GAMES: &[&dyn AnyGame] = &[$($(#[$condition])* &entry::Entry::<$game>::new(),)*];

        /// Shows the type of every game to the visitor, in the order of [`GAMES`].
        pub fn for_each_game(visitor: &mut impl GameVisitor) {
            $($(#[$condition])* visitor.visit::<$game>();)*
        }
    };
}
