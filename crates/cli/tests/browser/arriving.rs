//! What a visitor meets before the first game: a slow connection, the home page, settings, setting up.

use crate::{doors::ON_TOP, games, guest::Guest, house::House};

#[tokio::test(flavor = "multi_thread")]
async fn the_settings_close_by_escape_and_by_a_click_elsewhere() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/").await;
    guest.waits_for(".home").await;
    for way in ["escape", "elsewhere"] {
        guest.run("document.querySelector('.preferences summary').click()").await;
        guest.waits_for(".preferences[open]").await;
        guest.run("document.querySelector('.preferences select').click()").await;
        assert!(guest.sees(".preferences[open]").await, "a click within leaves them open");
        match way {
            "escape" => guest.presses_key("Escape").await,
            _ => drop(guest.run("document.querySelector('h1').click()").await),
        }
        guest.waits_until("!document.querySelector('.preferences[open]')").await;
    }
    guest.is_content();
}

/// Whether the home page shows a picture of every game.
const DRAWN: &str = "(games => games.length > 0 && games.every(game => game.querySelector('.picture .piece')))([...document.querySelectorAll('.game')])";

#[tokio::test(flavor = "multi_thread")]
async fn the_home_page_fits_and_each_of_its_links_has_its_own_name() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/").await;
    guest.waits_until(DRAWN).await;
    let names = guest
        .run("[...document.querySelectorAll('.games a')].filter(a => !a.hidden).map(a => a.getAttribute('aria-label') ?? a.textContent)")
        .await;
    let mut names: Vec<&str> = names.as_array().unwrap().iter().filter_map(|name| name.as_str()).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert!(count >= 15 && names.len() == count, "{names:?}");
    for width in [320, 390, 768, 1024, 1366] {
        guest.looks_through(width, 900, "dark").await;
        let clipped = guest
            .run(
                "[...document.querySelectorAll('.picture')].flatMap(picture => { const box = picture.getBoundingClientRect(); \
                 return [...picture.querySelectorAll('.piece, .token, .gauge')].filter(e => e.getClientRects().length).map(e => e.getBoundingClientRect()) \
                 .filter(b => b.left < box.left - 1 || b.right > box.right + 1 || b.top < box.top - 1 || b.bottom > box.bottom + 1) \
                 .map(b => `${picture.dataset.game} ${Math.round(b.left - box.left)} ${Math.round(b.top - box.top)} to ${Math.round(b.right - box.left)} ${Math.round(b.bottom - box.top)} of ${Math.round(box.width)} ${Math.round(box.height)}`); })",
            )
            .await;
        assert_eq!(clipped, serde_json::json!([]), "at {width}");
    }
    guest.is_content();
}

/// Whether the introduction of a game and the form beside it overlap. `elementFromPoint` passes over what takes no clicks.
const OVERLAP: &str = "(() => { const [one, other] = ['.introduction', '.choices'].map(part => document.querySelector('.setup ' + part).getBoundingClientRect()); \
                       return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom; })()";

#[tokio::test(flavor = "multi_thread")]
async fn setting_up_is_short_and_its_picture_stands_with_its_text() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    for path in ["/new/tps", "/friends/tps"] {
        guest.go(path).await;
        guest.waits_for(".setup .actions .main").await;
        guest.waits_for(".setup .picture .piece").await;
        for (width, height) in [(1366, 768), (390, 844)] {
            guest.looks_through(width, height, "dark").await;
            let gap = guest.run("document.querySelector('.setup .pitch').getBoundingClientRect().top - document.querySelector('.setup .picture').getBoundingClientRect().bottom").await;
            assert!((0.0..40.0).contains(&gap.as_f64().unwrap()), "{gap} px at {width}");
            let seen = format!("{ON_TOP}(document.querySelector('.setup .actions .main'))");
            assert_eq!(guest.run(&seen).await, true, "the button of {path} is in sight at {width}");
            assert_eq!(
                guest.run(OVERLAP).await,
                false,
                "the picture of {path} lies over its form at {width}"
            );
        }
    }
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_votes_for_a_dealer_against_bots() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("faj").await;
    guest.waits_for(".bar[data-turn]").await;
    let prompt = guest.reads(".bar .prompt").await;
    assert!(!prompt.contains("deals"), "{prompt}");
    assert!(guest.sees(".own .card").await, "the cards are dealt");
    guest.is_content();
}

/// What the page has fetched: the paths, and how many bytes all of it was, compressed.
const FETCHED: &str = "(() => { const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]; \
                       return { paths: all.map(one => new URL(one.name).pathname), bytes: all.reduce((sum, one) => sum + one.encodedBodySize, 0) }; })()";

/// The parts of games that the page has fetched, and the bytes of everything that it has, compressed.
async fn fetched(guest: &Guest) -> (Vec<String>, u64) {
    let all = guest.run(FETCHED).await;
    let paths = all["paths"].as_array().unwrap().iter().filter_map(|path| path.as_str());
    let is_of_a_game = |path: &&str| games().any(|game| path.contains(&format!("/split_{game}-")));
    let parts: Vec<String> = paths.clone().filter(is_of_a_game).map(str::to_owned).collect();
    assert!(
        paths.clone().any(|path| path.starts_with("/assets/parlour") && path.ends_with(".wasm")),
        "{all}"
    );
    (parts, all["bytes"].as_u64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loads_the_parts_of_games_that_they_do_not_open() {
    let house = House::open();
    let visitor = Guest::at(&house.address).await;
    visitor.go("/").await;
    visitor.waits_until(DRAWN).await;
    let (parts, bytes) = fetched(&visitor).await;
    assert_eq!(parts, Vec::<String>::new(), "the home page needs no rules");
    println!("the home page is {bytes} bytes, compressed");
    assert!(bytes <= parlour_client::FIRST_TABLE_LIMIT as u64, "{bytes} bytes");

    let player = Guest::at(&house.address).await;
    player.go("/play/tps").await;
    player.waits_for(".bar[data-turn]").await;
    let (parts, bytes) = fetched(&player).await;
    assert_eq!(parts.len(), 1, "{parts:?}");
    assert!(parts[0].contains("/split_tps-"), "{parts:?}");
    println!("the first table is {bytes} bytes, compressed");
    for guest in [&visitor, &player] {
        guest.is_content();
    }
}

/// The slow connection of a phone: 400 ms for a round trip, and 400 kbit/s.
const SLOW: (f64, f64) = (400.0, 400_000.0 / 8.0);
/// The most that a page loads before there is something to read, in compressed bytes. On the slow connection they
/// take a tenth of a second.
const FIRST: u64 = 5_000;
/// Records what the page has fetched when the name of the game becomes readable.
const READER: &str = "new MutationObserver(() => { if (document.querySelector('#starting b')?.textContent) globalThis.readable ??= FETCHED; })\
                      .observe(document, { childList: true, subtree: true, characterData: true })";

#[tokio::test(flavor = "multi_thread")]
async fn on_a_slow_connection_there_is_something_to_read_before_the_program_has_come() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let (latency, speed) = SLOW;
    guest.is_slow(latency, speed).await;
    guest.brings(&READER.replace("FETCHED", FETCHED)).await;
    guest.starts_for("/play/damocles").await;
    guest.waits_until("!!globalThis.readable && !!document.querySelector('#starting progress')?.value").await;
    let shown = guest.reads("#starting").await;
    assert!(shown.contains("Parlour") && shown.contains("Damocles") && shown.contains("Loading"), "{shown}");
    assert!(!guest.sees("main").await, "the program is still on its way");
    let fetched = guest.run("readable").await;
    println!("readable after {fetched}");
    let paths = fetched["paths"].as_array().unwrap();
    assert!(paths.len() <= 3, "the page, its first style and its first script: {fetched}");
    assert!(fetched["bytes"].as_u64().unwrap() <= FIRST, "{fetched}");
}
