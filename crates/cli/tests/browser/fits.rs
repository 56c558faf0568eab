//! Checks that the table fits: in every window, what matters at a moment of the game is visible and on top.

use std::{collections::BTreeMap, fs, path::Path};

use serde_json::{Value, json};

use crate::{doors::CHAT, games, guest::Guest, house::House, shared};

/// Windows of phones held either way, of tablets and of screens. One has lost 120 pixels to the browser's own
/// bars, and one shows everything at twice the size.
pub(crate) const WINDOWS: [(i64, i64); 13] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (683, 384),
    (768, 1024),
    (1024, 600),
    (1280, 640),
    (1366, 768),
    (1366, 648),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
];
/// The tightest of them, of each kind one: through these is looked at what changes little between games.
const TIGHTEST: [(i64, i64); 6] = [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 600), (1366, 648)];
/// The number of moments of each game that are looked at; fewer only if it ends before.
const MOMENTS: usize = 20;
/// At least so many, in the shortest game too.
const LEAST: usize = 8;

/// For each game, how many moments apart those looked at are, so that they are spread over a whole game.
const STRIDES: [(&str, usize); 5] =
    [("tps", 5), ("archons", 13), ("damocles", 13), ("faj", 7), ("pillars", 11)];

/// The stride of any other game.
const USUAL_STRIDE: usize = 7;

#[tokio::test(flavor = "multi_thread")]
async fn in_every_window_all_that_matters_now_can_be_seen() {
    let house = House::open();
    let guest = onlooker(&house).await;
    let mut found = BTreeMap::new();
    for game in games() {
        let stride =
            STRIDES.iter().find(|(name, _)| *name == game).map_or(USUAL_STRIDE, |(_, stride)| *stride);
        let seats = parlour_registry::find(game).unwrap().info().seats.clone();
        for seats in seats {
            looks_at_a_game(&guest, game, seats, stride, &mut found).await;
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    guest.is_content();
}

/// Windows in which nothing that matters lies beside what is open: it makes room for itself. In smaller ones it lies over the table.
const ROOMY: i64 = 1200;
/// What an open drawer never covers, in any window.
const ALWAYS: [&str; 2] = ["the line:", "a button:"];
/// How many moments are looked at beside those of whole games, and how far they are apart.
const FEW: usize = 3;
const APART: usize = 9;

/// Plays a game and looks at some of its moments in every window. Counts what cannot be seen.
async fn looks_at_a_game(
    guest: &Guest,
    game: &str,
    seats: usize,
    stride: usize,
    found: &mut BTreeMap<String, usize>,
) {
    guest.looks_through(1440, 900, "dark").await;
    guest.sits_at_a_known_table(game, Some(seats)).await;
    guest.watches_at_normal_speed().await;
    guest.run("fits.notes()").await;
    let (mut looks, mut ended) = (0, false);
    for moment in 1..=MOMENTS * stride {
        ended = guest.goes_on().await == "over";
        guest.run("fits.notes()").await;
        if ended || moment % stride == 0 {
            looks += 1;
            notes_faults(guest, &format!("{game} for {seats}"), &WINDOWS, |_, _| true, found).await;
        }
        if ended {
            break;
        }
    }
    assert!(ended || looks >= MOMENTS, "{game} for {seats} was looked at {looks} times");
    assert!(looks >= LEAST, "{game} for {seats} was over after {looks} looks");
}

/// Looks through these windows, and notes those faults that count there.
async fn notes_faults(
    guest: &Guest,
    place: &str,
    windows: &[(i64, i64)],
    counts: impl Fn(i64, &str) -> bool,
    found: &mut BTreeMap<String, usize>,
) {
    for &(width, height) in windows {
        guest.resizes(width, height).await;
        let Value::Array(faults) = guest.run("fits.faults()").await else { panic!("a list") };
        let place = format!("{place} at {width}x{height}");
        let mut covered = false;
        for fault in faults.iter().map(|fault| fault.as_str().unwrap()).filter(|fault| counts(width, fault)) {
            covered = true;
            *found.entry(format!("{place}: {fault}")).or_default() += 1;
        }
        if covered {
            keeps_a_picture(guest, &place).await;
        }
    }
    guest.resizes(1440, 900).await;
}

/// Keeps a picture of what does not fit, for whoever mends it.
async fn keeps_a_picture(guest: &Guest, place: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fits");
    fs::create_dir_all(&folder).unwrap();
    let picture = folder.join(format!("{}.png", place.replace(' ', "-")));
    fs::write(&picture, guest.picture().await).unwrap();
    println!("{place}: {}", picture.display());
}

/// A guest who goes through time step by step and can say what does not fit.
async fn onlooker(house: &House) -> Guest {
    let guest = Guest::at(&house.address).await;
    guest.steps_through_time().await;
    guest.brings(include_str!("scripts/fits.js")).await;
    guest
}

fn most_seats(game: &str) -> usize {
    *parlour_registry::find(game).unwrap().info().seats.end()
}

#[tokio::test(flavor = "multi_thread")]
async fn in_german_all_that_matters_now_can_be_seen_too() {
    let house = House::open();
    let guest = onlooker(&house).await;
    guest.brings("try { localStorage.setItem('parlour.language', 'de') } catch {}").await;
    let mut found = BTreeMap::new();
    for game in games() {
        guest.looks_through(1440, 900, "dark").await;
        guest.sits_at_a_known_table_by(game, Some(most_seats(game)), "Spiel starten").await;
        guest.waits_for("html[lang='de']").await;
        guest.watches_at_normal_speed().await;
        for _ in 0..FEW {
            for _ in 0..APART {
                guest.goes_on().await;
            }
            guest.run("fits.notes()").await;
            notes_faults(&guest, &format!("{game} in German"), &TIGHTEST, |_, _| true, &mut found).await;
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn with_the_log_open_all_that_matters_now_can_be_seen_where_there_is_room_and_the_prompt_everywhere() {
    let house = House::open();
    let guest = onlooker(&house).await;
    let mut found = BTreeMap::new();
    for game in games() {
        guest.looks_through(1440, 900, "dark").await;
        guest.sits_at_a_known_table(game, Some(most_seats(game))).await;
        guest.watches_at_normal_speed().await;
        for _ in 0..FEW {
            for _ in 0..APART {
                guest.goes_on().await;
            }
            guest.run("fits.notes()").await;
            guest.presses_button("Log").await;
            guest.waits_for(".drawer:not([hidden])").await;
            let counts =
                |width, fault: &str| width >= ROOMY || ALWAYS.iter().any(|what| fault.starts_with(what));
            notes_faults(&guest, &format!("{game} with the log"), &TIGHTEST, counts, &mut found).await;
            guest.presses_key("Escape").await;
            guest.waits_for(".drawer[hidden]").await;
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_sees_all_that_matters_now_in_every_window() {
    let house = House::open();
    let mut found = BTreeMap::new();
    for game in games() {
        let (player, looker_on) = (Guest::at(&house.address).await, onlooker(&house).await);
        player.steps_through_time().await;
        let table = shared::sits_alone(&player, game).await;
        looker_on.go(&table).await;
        looker_on.waits_for(".board .table").await;
        for _ in 0..FEW {
            for _ in 0..APART {
                player.goes_on().await;
            }
            looker_on.run("steps.looks_on()").await;
            notes_faults(&looker_on, &format!("{game}, looked on"), &TIGHTEST, |_, _| true, &mut found).await;
        }
        player.is_content();
        looker_on.is_content();
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// A phone whose keyboard is open: this much of a window of 390 by 844 is left.
const LEFT: i64 = 450;
/// What is typed in, and what sends it.
const TYPED: &str = "[...document.querySelectorAll('.chat form input, .chat form button')]";

#[tokio::test(flavor = "multi_thread")]
async fn with_the_keyboard_of_a_phone_open_the_chat_can_be_written_in_and_read() {
    let house = House::open();
    let guest = onlooker(&house).await;
    shared::sits_alone(&guest, "tps").await;
    guest.types(".chat input", "hello").await;
    guest.run("document.querySelector('.chat form button').click()").await;
    guest.waits_for(".said li").await;
    guest.resizes(390, 844).await;
    guest.run(&format!("{CHAT}.click()")).await;
    guest.waits_for(".drawer:not([hidden])").await;
    guest.run("document.querySelector('.chat input').focus()").await;

    // Some browsers make the window smaller.
    guest.resizes(390, LEFT).await;
    guest.run("fits.drawn()").await;
    let hidden = format!(
        "{TYPED}.concat(document.querySelector('.said li:last-child')).map(fits.hidden).filter(Boolean)"
    );
    assert_eq!(guest.run(&hidden).await, json!([]), "in a smaller window");

    // Others lay the keyboard over it.
    guest.resizes(390, 844).await;
    guest
        .run(&format!(
            "Object.defineProperty(visualViewport, 'height', {{ get: () => {LEFT} }}); visualViewport.dispatchEvent(new Event('resize'))"
        ))
        .await;
    guest.run("fits.drawn()").await;
    assert_eq!(guest.run(&hidden).await, json!([]), "behind the keyboard");
    let lowest = format!("Math.max(...{TYPED}.map(e => e.getBoundingClientRect().bottom)) <= {LEFT}");
    assert_eq!(guest.run(&lowest).await, true, "what is typed in lies behind the keyboard");
    guest.is_content();
}
