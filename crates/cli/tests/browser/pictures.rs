//! Pictures of every game on a phone, a tablet and a wide screen.

use std::{fs, path::Path};

use crate::{games, guest::Guest, house::House};

const WINDOWS: [(i64, i64); 3] = [(360, 740), (768, 1024), (1440, 900)];

/// The number of decisions after which the table of most games shows what the game is about, and that of some
/// others.
const MOMENT: u64 = 6;
const MOMENTS: [(&str, u64); 4] = [("tps", 5), ("archons", 7), ("faj", 9), ("pillars", 8)];

/// Closes the notes for newcomers, and picks something.
async fn tidies_up(guest: &Guest) {
    guest.rests().await;
    guest.waits_for(".bar[data-turn]").await;
    for _ in 0..4 {
        guest.run("document.querySelector('.first-note button')?.click()").await;
        guest.presses_key("Escape").await;
    }
    guest.run("document.querySelector('.own .card.open, .board .open[data-pick]')?.click()").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_its_picture_taken() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    fs::create_dir_all(&folder).unwrap();
    for game in games() {
        let decisions =
            MOMENTS.iter().find(|(slug, _)| *slug == game).map_or(MOMENT, |(_, decisions)| *decisions);
        guest.looks_through(1440, 900, "dark").await;
        guest.sits_at_a_known_table(game, None).await;
        guest.plays_until(decisions).await;
        tidies_up(&guest).await;
        for (width, height) in WINDOWS {
            guest.looks_through(width, height, "dark").await;
            guest.stands_still().await;
            fs::write(folder.join(format!("{game}-{width}.png")), guest.picture().await).unwrap();
            let wide = guest.run("document.documentElement.scrollWidth").await.as_i64().unwrap();
            assert!(wide <= width, "{game} is {wide} px wide in a window of {width}");
            let hand = "(() => { const hand = document.querySelector('.own .fan').getBoundingClientRect(); \
                        return hand.top >= 0 && hand.bottom <= innerHeight; })()";
            assert_eq!(guest.run(hand).await, true, "the hand of {game} is in a window of {width}");
        }
    }
    guest.looks_through(1440, 900, "dark").await;
    guest.go("/").await;
    guest.waits_for("h1").await;
    guest.stands_still().await;
    fs::write(folder.join("home-1440.png"), guest.picture().await).unwrap();
}

/// Phone windows, and late moments at the fullest tables: the number of opponents, the number of decisions,
/// and what must be completely visible above the hand.
const PHONES: [(i64, i64); 2] = [(360, 740), (390, 844)];
const CROWDS: [(&str, usize, u64, &str); 3] = [
    ("archons", 5, 9, "[data-zone='play'] .piece"),
    ("damocles", 5, 8, "[data-zone='ring'] .token"),
    ("pillars", 1, 8, ".battle .gauge"),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_on_a_phone_shows_what_the_turn_is_about_above_the_hand() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    for (game, others, decisions, seen) in CROWDS {
        guest.looks_through(1440, 900, "dark").await;
        guest.sits_at_a_known_table(game, Some(others + 1)).await;
        guest.plays_until(decisions).await;
        tidies_up(&guest).await;
        for (width, height) in PHONES {
            guest.looks_through(width, height, "dark").await;
            guest.stands_still().await;
            fs::write(folder.join(format!("{game}-full-{width}.png")), guest.picture().await).unwrap();
            let above = format!(
                "(() => {{ const hand = document.querySelector('.own .fan').getBoundingClientRect().top; \
                 const seen = [...document.querySelectorAll({seen:?})]; \
                 return seen.length > 0 && seen.every(e => e.getClientRects().length > 0 && e.getBoundingClientRect().bottom <= hand); }})()"
            );
            assert_eq!(guest.run(&above).await, true, "{seen} of {game} in a window of {width}");
            let strip = "(() => { const others = document.querySelector('.others').getBoundingClientRect(); \
                         return [...document.querySelectorAll('.others *')].every(e => e.closest('.aside, .figures') || e.getBoundingClientRect().right <= others.right + 1); })()";
            assert_eq!(
                guest.run(strip).await,
                true,
                "nobody reaches beyond the strip of {game} in a window of {width}"
            );
        }
    }
    guest.is_content();
}
