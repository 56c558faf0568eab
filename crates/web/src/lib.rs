//! The browser client.
//!
//! One WebAssembly module with two entry points: [`page()`] draws and listens, [`worker()`] holds a table
//! against bots, so that thinking never blocks the page. The page sees only messages, whether they come from
//! a server or from the worker.
//!
//! | to read about | see |
//! |---|---|
//! | which page an address means | [`route`], [`router`] |
//! | what is shown where | [`app`], [`page`](mod@page) |
//! | the table: zones, places, pieces | [`scene`] |
//! | the parts of the program that games are | [`games`] |
//! | artwork, the colours of each game | [`draw`], [`accents`] |
//! | pictures of the games | [`sample`] |
//! | what is known of a table, and how it is played | [`session`], [`play`] |
//! | what happened, moment by moment | [`story`] |
//! | shared tables | [`online`], [`shared`] |
//! | menus over a page | [`menu`] |
//! | finished games | [`replay`], [`analysis`] |
//! | the table against bots | [`offline`], [`worker`](mod@worker) |
//! | everything that is written on the page | [`text`] |

#![forbid(unsafe_code)]
#![cfg_attr(
    not(target_family = "wasm"),
    allow(dead_code, unused_imports, reason = "outside a browser only the tests are of use")
)]

#[cfg(target_family = "wasm")]
mod accents;
mod analysis;
#[cfg(target_family = "wasm")]
mod app;
#[cfg(target_family = "wasm")]
mod asking;
#[cfg(target_family = "wasm")]
mod counting;
mod draw;
#[cfg(target_family = "wasm")]
mod games;
#[cfg(target_family = "wasm")]
mod link;
#[cfg(target_family = "wasm")]
mod luck;
#[cfg(target_family = "wasm")]
mod menu;
#[cfg(target_family = "wasm")]
mod motion;
mod muted;
mod offline;
#[cfg(target_family = "wasm")]
mod online;
#[cfg(target_family = "wasm")]
mod page;
#[cfg(target_family = "wasm")]
mod play;
#[cfg(target_family = "wasm")]
mod preferences;
#[cfg(target_family = "wasm")]
mod replay;
mod route;
#[cfg(target_family = "wasm")]
mod router;
mod sample;
#[cfg(target_family = "wasm")]
mod scene;
#[cfg(target_family = "wasm")]
mod session;
#[cfg(target_family = "wasm")]
mod settings;
#[cfg(target_family = "wasm")]
mod shared;
#[cfg(target_family = "wasm")]
mod sound;
#[cfg(target_family = "wasm")]
mod story;
mod text;
#[cfg(target_family = "wasm")]
mod worker;

/// The modules that need no browser. Tests run outside one, so that Leptos is not compiled once more for
/// them.
#[cfg(not(target_family = "wasm"))]
mod page {
    mod calls;
}
#[cfg(not(target_family = "wasm"))]
mod replay {
    mod source;
}
#[cfg(not(target_family = "wasm"))]
mod scene {
    mod named_card;
    mod naming;
    mod reach;
}

#[cfg(target_family = "wasm")]
use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page. `worker` is the address of the script that starts the worker.
#[cfg(target_family = "wasm")]
#[wasm_bindgen]
pub async fn page(worker: String) {
    // If the language cannot be loaded, the page is in English.
    let _ = text::fetch(settings::language_wanted()).await;
    accents::add_to_styles();
    leptos::mount::mount_to_body(move || app::app(worker.clone()));
}

/// Holds a table against bots and answers the page's messages.
#[cfg(target_family = "wasm")]
#[wasm_bindgen]
pub fn worker() {
    worker::start();
}
