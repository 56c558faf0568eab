//! What lies beside the table: log, hints, chat and rules. A drawer makes room for itself or lies over the table, and never
//! covers what is to be done.

use serde_json::{Value, json};

use crate::{
    doors::CHAT,
    guest::Guest,
    house::House,
    shared::{begins_with_bots, sits_down},
};

/// Windows with room for a drawer beside the table, and without.
const ROOMY: [(i64, i64); 3] = [(1440, 900), (1280, 640), (1366, 648)];
const NARROW: [(i64, i64); 5] = [(1024, 600), (768, 1024), (390, 844), (844, 390), (320, 568)];

/// Each drawer, and what opens it.
const OPENERS: [(&str, &str); 4] = [
    ("log", "[...document.querySelectorAll('.tools [data-opens]')].find(b => b.textContent === 'Log')"),
    (
        "hints",
        "[...document.querySelectorAll('.tools [data-opens]')].find(b => b.textContent.trim() === 'Hint')",
    ),
    ("chat", CHAT),
    ("rules", "document.querySelector(\".tools a[href^='/rules/']\")"),
];

/// Whether an element can be seen, once what scrolls has been scrolled to it.
const IN_SIGHT: &str =
    "(e => { e.scrollIntoView({ block: 'nearest', inline: 'nearest' }); return !fits.hidden(e); })";

/// What must never be covered: the line that says what to do, and the main button.
const NEEDED: &str = "[...document.querySelectorAll('.bar .prompt, .bar .caption, #decide')].filter(e => e.getClientRects().length && e.textContent.trim())";

/// A guest at a shared table with hints, whose turn it is: every drawer can be opened.
async fn sits_among_drawers(house: &House) -> Guest {
    let guest = Guest::at(&house.address).await;
    guest.brings(include_str!("scripts/fits.js")).await;
    guest.go("/friends/tps").await;
    guest.waits_for("#hints").await;
    guest.run("document.querySelector('#hints').click()").await;
    guest.presses_button("Create table").await;
    guest.waits_for(".gathering").await;
    sits_down(&guest, "Ada").await;
    begins_with_bots(&guest).await;
    guest.waits_for(".bar[data-turn]").await;
    // A tip for the first game lies over the buttons of a phone until it was read.
    guest.run("document.querySelector('.first-note button')?.click()").await;
    guest.waits_until("!document.querySelector('.first-note')?.getClientRects().length").await;
    guest
}

/// Opens a drawer and waits until it has something to say.
async fn opens(guest: &Guest, drawer: &str, opener: &str) {
    guest.run(&format!("{opener}.click()")).await;
    guest.waits_for(".drawer:not([hidden])").await;
    if drawer == "hints" {
        guest.waits_for(".drawer .hints li").await;
    }
    guest.run("fits.drawn()").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawer_makes_room_for_itself_or_leaves_what_is_to_be_done_in_sight() {
    let house = House::open();
    let guest = sits_among_drawers(&house).await;
    for (drawer, opener) in OPENERS {
        for (width, height) in ROOMY.into_iter().chain(NARROW) {
            guest.resizes(width, height).await;
            opens(&guest, drawer, opener).await;
            let needed = format!("[{opener}, ...{NEEDED}].map({IN_SIGHT})");
            let Value::Array(seen) = guest.run(&needed).await else { panic!("a list") };
            assert!(
                seen.len() >= 2 && seen.iter().all(|seen| *seen == true),
                "{drawer} at {width}x{height}: {seen:?}"
            );
            if ROOMY.contains(&(width, height)) {
                assert_eq!(guest.run("fits.faults()").await, json!([]), "{drawer} at {width}x{height}");
            }
            guest.presses_key("Escape").await;
            guest.waits_for(".drawer[hidden]").await;
        }
    }
    guest.is_content();
}
