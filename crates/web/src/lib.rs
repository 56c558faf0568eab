//! The browser client.
//!
//! One WebAssembly module with two doors: [`page()`] draws and listens, [`worker()`] holds a table against bots, so that thinking never
//! stops the page. The page knows messages, not where they come from: a server far away or the worker next door.
//!
//! | to read about | see |
//! |---|---|
//! | which page an address means | [`route`], [`router`] |
//! | what is shown where | [`app`], [`page`](mod@page) |
//! | the table: zones, places, pieces | [`scene`] |
//! | artwork | [`draw`] |
//! | what one game has on its table and no other | [`dress`] |
//! | pictures of the games | [`sample`] |
//! | what is known of a table, and how it is played | [`session`], [`play`] |
//! | shared tables | [`online`], [`shared`] |
//! | finished games | [`replay`], [`analysis`] |
//! | the table against bots | [`offline`], [`worker`](mod@worker) |
//! | everything that is written on the page | [`text`] |

#![forbid(unsafe_code)]

mod analysis;
mod app;
mod draw;
mod dress;
mod link;
mod luck;
mod motion;
mod offline;
mod online;
mod page;
mod play;
mod preferences;
mod replay;
mod route;
mod router;
mod sample;
mod scene;
mod session;
mod settings;
mod shared;
mod text;
mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page. `worker` is the address of the script that opens the other door.
#[wasm_bindgen]
pub fn page(worker: String) {
    leptos::mount::mount_to_body(move || app::app(worker.clone()));
}

/// Holds a table against bots and answers to messages of the page.
#[wasm_bindgen]
pub fn worker() {
    worker::start();
}
