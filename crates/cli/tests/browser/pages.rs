//! Accessibility of every page: axe-core finds no serious fault in either theme, one on a wide screen and one
//! on a phone.

use std::{fs, path::Path};

use crate::{guest::Guest, house::House, shared};

/// The pages. The game of Pillars is over when they are looked at.
pub(crate) const PAGES: [&str; 22] = [
    "/",
    "/tables",
    "/about",
    "/learn/tps",
    "/learn/archons",
    "/learn/damocles",
    "/learn/faj",
    "/learn/pillars",
    "/new/tps",
    "/friends/damocles",
    "/play/tps",
    "/play/archons",
    "/play/damocles",
    "/play/faj",
    "/play/pillars",
    "/replay/here-pillars?at=5",
    "/rules/tps",
    "/rules/archons",
    "/rules/damocles",
    "/rules/faj",
    "/rules/pillars#PIL-9",
    "/nowhere",
];

/// The script of axe-core, from where `cargo xtask test` puts it.
fn axe() -> String {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/browser/node_modules/axe-core/axe.min.js");
    fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{} cannot be read ({error}): `cargo xtask browser` installs it", path.display())
    })
}

/// Waits until a page with a table shows it.
async fn shows_its_table(guest: &Guest, page: &str) {
    if page.starts_with("/play/") {
        guest.waits_for(".bar[data-turn], .result").await;
    } else if page.starts_with("/learn/") {
        guest.waits_for(".board .table").await;
        guest.waits_for(".lesson").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_has_a_serious_fault_in_the_evening_or_by_day_on_a_phone() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("pillars").await;
    guest.plays_to_the_end().await;
    let gathering = shared::makes_a_table(&guest, "faj").await;
    let axe = axe();
    let mut found = Vec::new();
    for (width, height, theme) in [(1440, 900, "dark"), (360, 740, "light")] {
        guest.looks_through(width, height, theme).await;
        for page in PAGES.into_iter().chain([&*gathering]) {
            guest.go(page).await;
            guest.waits_for("h1").await;
            shows_its_table(&guest, page).await;
            // Text that is still fading in does not have its full contrast yet.
            guest
                .run("Promise.allSettled(document.getAnimations().map(a => a.finished)).then(() => true)")
                .await;
            guest.run(&format!("{axe}; true")).await;
            let faults = guest
                .run(
                    "axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations\
                     .filter(v => ['serious', 'critical'].includes(v.impact))\
                     .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + n.any.map(a => a.message)).join(' | ')))",
                )
                .await;
            let faults = faults.as_array().unwrap();
            found.extend(faults.iter().map(|fault| format!("{page} ({theme}): {fault}")));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_is_wider_than_the_narrowest_phone_whatever_its_letters() {
    const NARROWEST: i64 = 320;
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("pillars").await;
    guest.plays_to_the_end().await;
    let gathering = shared::makes_a_table(&guest, "faj").await;
    guest.looks_through(NARROWEST, 640, "dark").await;
    for page in PAGES.into_iter().chain([&*gathering]) {
        guest.go(page).await;
        guest.waits_for("h1").await;
        shows_its_table(&guest, page).await;
        // The web font may come late, or never.
        for letters in ["Fraunces", "serif"] {
            guest.run(&format!("document.documentElement.style.setProperty('--serif', {letters:?})")).await;
            let wide = guest.run("document.documentElement.scrollWidth").await.as_i64().unwrap();
            assert!(wide <= NARROWEST, "{page} in {letters} is {wide} px wide");
        }
    }
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_rule_shows_that_rule() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/rules/damocles#DAM-17").await;
    guest.waits_for("#DAM-17.meant").await;
    let top =
        guest.run("document.querySelector('#DAM-17').getBoundingClientRect().top").await.as_f64().unwrap();
    assert!((-10.0..800.0).contains(&top), "it is {top} px from the top");
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_open_with_a_picture_five_sentences_and_a_way_to_play_and_fold_what_programs_need() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    for page in PAGES.iter().filter(|page| page.starts_with("/rules/")) {
        guest.go(page).await;
        guest.waits_for(".rules .frame [data-zone]").await;
        guest.waits_for(".rules .minute ol").await;
        let sentences = guest.run("document.querySelectorAll('.rules .minute li').length").await;
        assert_eq!(sentences.as_u64(), Some(5), "{page}");
        let game = page.trim_start_matches("/rules/").split('#').next().unwrap();
        assert!(guest.sees(&format!(".rules a.main[href='/play/{game}']")).await, "{page}");
        let order = "[...document.querySelectorAll('.rules .frame, .rules .minute, .rules a.main, .rules details')].map((part) => part.className || part.localName).join()";
        let order = guest.run(order).await;
        assert!(order.as_str().unwrap().starts_with("frame,minute,button main,details"), "{page}: {order}");
        assert!(!guest.sees(".rules details[open]").await, "{page}");
    }
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_about_names_who_made_each_game() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/about").await;
    guest.waits_for(".prose h2").await;
    let told = guest.run("document.querySelector('.prose').textContent").await;
    let told = told.as_str().unwrap();
    let english = parlour_registry::english();
    for cover in parlour_registry::COVERS {
        assert!(told.contains(&english.text(cover.costume.credit)), "{} in {told}", cover.info.title);
    }
    guest.is_content();
}
