//! Pictures of every game on a phone, a tablet and a wide screen.

use std::{fs, path::Path, time::Duration};

use crate::{guest::Guest, house::House};

const WINDOWS: [(i64, i64); 3] = [(360, 740), (768, 1024), (1440, 900)];

/// Every game, with the number of decisions after which its table shows what it is about.
const MOMENTS: [(&str, u64); 5] = [("tps", 5), ("archons", 7), ("damocles", 6), ("faj", 9), ("pillars", 8)];

/// Sits down at a table with the same deal every time and bots that do not think by the clock: so a picture changes with the page, not
/// with the day.
async fn sits_at_a_known_table(guest: &Guest, game: &str, others: Option<usize>) {
    guest.opens_a_table_with_easy_bots(game).await;
    let kept = guest.run(&format!("localStorage['parlour.game.{game}']")).await;
    let others = others.map_or("NaN".to_owned(), |others| others.to_string());
    // Where no table is open, nobody writes over it. Whoever leaves while a font is about to be asked for never gets it on the next
    // page: Chromium believes that it is on its way.
    guest.go("/about").await;
    guest.waits_for("h1").await;
    guest.stands_still().await;
    guest
        .run(&format!(
            "(() => {{ const kept = JSON.parse({kept}); kept.plan.deal.seed = '5'.padEnd(64, '0'); kept.events = []; \
             kept.plan.deal.seats = {others} + 1 || kept.plan.deal.seats; \
             kept.plan.bots = Array(kept.plan.deal.seats).fill('greedy'); \
             localStorage['parlour.game.{game}'] = JSON.stringify(kept); sessionStorage.decided = 0; }})()"
        ))
        .await;
    guest.go(&format!("/play/{game}")).await;
    guest.waits_for(".board .table").await;
}

/// Puts notes for newcomers away, and picks something.
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
    for (game, decisions) in MOMENTS {
        guest.looks_through(1440, 900, "dark").await;
        sits_at_a_known_table(&guest, game, None).await;
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

/// Phones, and a late moment at the fullest tables: how many others sit there, after so many decisions, and what must be seen above the
/// hand, all of it.
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
        sits_at_a_known_table(&guest, game, Some(others)).await;
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

impl Guest {
    /// Waits until fonts are there and nothing moves. A font that nobody has asked for yet would not be waited for: it is asked for.
    async fn stands_still(&self) {
        self.run(
            "document.fonts.load('600 1rem Fraunces').then(() => document.fonts.ready).then(() => true)",
        )
        .await;
        self.waits_until("document.getAnimations().every(a => a.playState !== 'running')").await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
