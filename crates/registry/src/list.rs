//! Everything a listed game provides ([`Complete`]), what is known about it before it is opened ([`Cover`]),
//! and the macro for the list.

use parlour_core::{
    Game, GameInfo, Texts,
    lesson::LessonFiles,
    observe::Observed,
    presentation::{Costume, Presented},
    study::Studied,
};

/// A game with everything the program needs: rules, knowledge for bots, figures for the lab, numbers for
/// programs that learn, and its looks.
pub trait Complete: Presented + Studied + Game<View: Observed> {}

impl<G: Presented + Studied + Game<View: Observed>> Complete for G {}

/// Something to do with the type of each game: see [`for_each_game`](crate::for_each_game).
#[cfg(not(target_family = "wasm"))]
pub trait GameVisitor {
    /// Called with each game.
    fn visit<G: Complete>(&mut self);
}

/// What is known about a game before it is opened: enough for a list of games, but not for playing.
#[derive(Clone, Debug)]
pub struct Cover {
    /// Name, seats and pitch.
    pub info: GameInfo,
    /// Colours, picture and hints, for front ends.
    pub costume: Costume,
    /// Every message that the game uses.
    pub texts: &'static [Texts],
    /// The lesson; `None` for a game without one.
    pub lesson: Option<LessonFiles>,
}

impl Cover {
    /// The cover of this game.
    pub(crate) const fn of<G: Complete>() -> Self {
        Self { info: G::INFO, costume: G::COSTUME, texts: G::TEXTS, lesson: G::LESSON }
    }
}

/// Whether two names are equal, evaluated at compile time.
pub(crate) const fn is(name: &str, slug: &str) -> bool {
    let (name, slug) = (name.as_bytes(), slug.as_bytes());
    let mut at = 0;
    while at < name.len() && at < slug.len() && name[at] == slug[at] {
        at += 1;
    }
    at == name.len() && at == slug.len()
}

/// Defines [`COVERS`](crate::COVERS), [`GAMES`](crate::GAMES) and [`for_each_game`](crate::for_each_game)
/// from a list of types. In a browser there is no `GAMES`: each game is a part of the program that is loaded
/// when it is opened.
macro_rules! games {
    ($($(#[$condition:meta])* $name:ident: $game:path,)*) => {
        /// The cover of every game.
        pub static COVERS: &[Cover] = &[$($(#[$condition])* Cover::of::<$game>(),)*];

        $($(#[$condition])* const _: () = assert!(
            list::is(stringify!($name), <$game as Game>::INFO.slug),
            "a game stands in the list under its slug"
        );)*

        /// Every game.
        #[cfg(not(target_family = "wasm"))]
        pub static GAMES: &[&dyn AnyGame] = &[$($(#[$condition])* &entry::Entry::<$game>::new(),)*];

        /// Calls the visitor with the type of every game, in the order of [`COVERS`].
        #[cfg(not(target_family = "wasm"))]
        pub fn for_each_game(visitor: &mut impl GameVisitor) {
            $($(#[$condition])* visitor.visit::<$game>();)*
        }

        /// The parts of the browser's program, one per game.
        #[cfg(target_family = "wasm")]
        mod parts {
            use super::{AnyGame, OpenError, entry::Entry};

            $(
                $(#[$condition])*
                #[wasm_split_helpers::wasm_split($name, fallible)]
                fn $name() -> Result<&'static dyn AnyGame, OpenError> {
                    static GAME: Entry<$game> = Entry::new();
                    Ok(&GAME)
                }
            )*

            /// Loads the part that contains this game.
            pub(crate) async fn load(slug: &str) -> Result<&'static dyn AnyGame, OpenError> {
                $($(#[$condition])* if slug == stringify!($name) { return $name().await; })*
                Err(OpenError::Unknown)
            }
        }
    };
}
