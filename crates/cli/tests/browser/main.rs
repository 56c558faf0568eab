//! The browser client in a real browser, served by the real program.
//!
//! These tests need Chromium, the client and several minutes, so `cargo test` skips them.
//! `cargo xtask browser` installs what they need and runs them. Pictures of every game go to
//! `docs/screenshots`.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod arriving;
mod asking;
mod burst;
mod doors;
mod drawers;
mod fair;
mod figures;
mod fits;
mod guest;
mod house;
mod language;
mod learning;
mod offline;
mod order;
#[cfg(feature = "leduc")]
mod own_game;
mod pages;
mod phone;
mod pictures;
mod player;
mod policy;
mod replay;
mod result;
mod senses;
mod shared;
mod sound;
mod speed;
mod story;
mod table;

/// The slug of every game.
fn games() -> impl Iterator<Item = &'static str> {
    parlour_registry::GAMES.iter().map(|game| game.info().slug)
}
