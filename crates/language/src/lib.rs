//! Words in a language.
//!
//! The engine speaks in [`Words`](parlour_core::Words): ids of messages and what they speak of. A [`Catalogue`] holds the messages of one
//! language, written in [Fluent](https://projectfluent.org), and a [`Speaker`] renders words for one viewer with the players' names.
//!
//! Beside Fluent's own means, a message can use these functions:
//!
//! | function | gives |
//! |---|---|
//! | `DOES($seat, they: "plays", you: "play")` | "Birch plays", or "You play": a player as the subject that opens a sentence |
//! | `SEAT($seat, you: "dir")` | the player's name, or the given form of "you" |
//! | `YOU($seat)` | `yes` or `no`, to select by: is the player the viewer? |
//! | `SENTENCE($words)` | the words with a capital |

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
