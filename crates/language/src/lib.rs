//! Renders words in a language.
//!
//! The engine speaks in [`Words`](parlour_core::Words): message ids with their arguments. A [`Catalogue`]
//! holds the messages of one language, written in [Fluent](https://projectfluent.org), and a [`Speaker`]
//! renders words for one viewer with the players' names.
//!
//! In addition to what Fluent offers, a message can use these functions:
//!
//! | function | gives |
//! |---|---|
//! | `DOES($seat, they: "plays", you: "play")` | "Birch plays", or "You play": a player as the subject that opens a sentence |
//! | `SEAT($seat, you: "dir")` | the player's name, or the given form of "you" |
//! | `YOU($seat)` | `yes` or `no`, to select by: is the player the viewer? |
//! | `SENTENCE($words)` | the words, beginning with a capital letter |

#![forbid(unsafe_code)]

mod catalogue;
mod functions;
mod mark;
mod scene;
mod speaker;

#[cfg(not(target_family = "wasm"))]
pub use self::catalogue::Catalogues;
pub use self::{
    catalogue::{Catalogue, CatalogueError},
    scene::scene_text,
    speaker::{Span, Speaker},
};
