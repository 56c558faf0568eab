//! The browser client in a real browser, served by the real program.
//!
//! They need Chromium, the client and minutes, so that `cargo test` passes over them: `cargo xtask browser` installs what they need and
//! runs them. Pictures of every game go to `docs/screenshots`.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod figures;
mod guest;
mod house;
mod language;
mod offline;
mod pages;
mod pictures;
mod player;
mod policy;
mod replay;
mod shared;
mod story;
mod table;

/// Every game's slug.
const GAMES: [&str; 5] = ["tps", "archons", "damocles", "faj", "pillars"];
