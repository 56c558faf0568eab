//! A phone in the hand: what is to be picked is at the thumb, and what happened can be read.

use serde_json::{Value, json};

use crate::{guest::Guest, house::House};

/// Phones held upright.
const PHONES: [(i64, i64); 3] = [(390, 844), (360, 640), (320, 568)];

/// What in front of the guest is picked from in each game: the Archons to return, and one's own played codices.
const PICKED_FROM: [(&str, &str); 2] =
    [("archons", ".own .zone.live:not(.fan)"), ("damocles", ".own [data-kind='played']")];

/// It is the guest's turn, and something lies in the zone.
fn has_pieces(zone: &str) -> String {
    format!(
        "!!document.querySelector('.bar[data-turn]:not([data-story])') && !!document.querySelector(`{zone} :is([data-piece], [data-pick][tabindex='0'])`)"
    )
}

/// How far a zone that is picked from is from the hand, or from the bar if the hand is empty; and what cannot be seen of
/// it. Newcomers seldom come to pick from among their codices, so the zone is marked as such.
fn near(zone: &str) -> String {
    format!(
        "(() => {{ const zone = document.querySelector(`{zone}`); zone.classList.add('live'); \
         const end = zone.getBoundingClientRect().bottom; \
         const below = [...document.querySelectorAll('.own .zone.fan, .bar')].map(zone => zone.getBoundingClientRect()).filter(box => box.height); \
         const pieces = [...zone.querySelectorAll(`[data-piece], [data-pick][tabindex='0']`)]; \
         return {{ away: Math.min(...below.map(box => Math.abs(box.top - end))), hidden: pieces.map(fits.piece).filter(Boolean) }}; }})()"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_to_be_picked_in_front_of_one_stands_with_the_hand() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.steps_through_time().await;
    guest.brings(include_str!("scripts/fits.js")).await;
    for (game, zone) in PICKED_FROM {
        guest.resizes(1440, 900).await;
        guest.sits_at_a_known_table(game, None).await;
        while guest.run(&has_pieces(zone)).await != true {
            assert_ne!(guest.goes_on().await, "over", "{game}: nothing lies in front of the guest");
        }
        for (width, height) in PHONES {
            guest.resizes(width, height).await;
            guest.run("fits.drawn()").await;
            let near = guest.run(&near(zone)).await;
            assert!(near["away"].as_f64() <= Some(24.0), "{game} at {width}x{height}: {near}");
            assert_eq!(near["hidden"], json!([]), "{game} at {width}x{height}: {near}");
        }
    }
    guest.is_content();
}

/// The line that says what happened last, whether it is shown as a whole, and whether it and the hand can be seen.
const LINE: &str = "(() => { const line = document.querySelector('.bar .caption'); \
    return { whole: line.scrollWidth <= line.clientWidth + 1, \
        hidden: [line, document.querySelector('.own .fan')].map(fits.hidden) }; })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_shows_the_whole_of_what_happened_last() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.steps_through_time().await;
    guest.brings(include_str!("scripts/fits.js")).await;
    guest.has_fingers().await;
    for (width, height) in [(390, 844), (320, 568), (844, 390)] {
        guest.resizes(1440, 900).await;
        guest.sits_at_a_known_table("archons", None).await;
        guest.watches_at_normal_speed().await;
        guest.resizes(width, height).await;
        guest.run("document.querySelector('.first-note button')?.click()").await;
        let cut = format!("!!document.querySelector('.bar[data-turn]:not([data-story])') && !({LINE}).whole");
        while guest.run(&cut).await != true {
            assert_ne!(guest.goes_on().await, "over", "everything has room at {width}x{height}");
        }
        guest.run("fits.drawn()").await;
        guest.taps(".bar .caption").await;
        guest.waits_until(&format!("({LINE}).whole")).await;
        guest.run("fits.drawn()").await;
        let shown = guest.run(LINE).await;
        assert_eq!(shown["hidden"], json!([Value::Null, Value::Null]), "at {width}x{height}");
        // What is touched next has the room again.
        guest.run("document.querySelector('.board').focus()").await;
        guest.waits_until(&format!("!({LINE}).whole")).await;
    }
    guest.is_content();
}
