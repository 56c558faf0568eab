//! How fast what happened is shown, and how people skip ahead. The tests control time, so that nothing depends on how fast
//! the machine is.

use serde_json::json;

use crate::{guest::Guest, house::House, shared};

/// What is shown of a story, as far as it changes from moment to moment.
const MOMENT: &str = "[document.querySelector('.bar').dataset.story, document.querySelector('.bar .caption').textContent, \
    [...document.querySelectorAll('.board [data-piece]')].map(piece => piece.dataset.piece + piece.className)].join()";

/// A guest who steps through time and looks at what happens this fast: the milliseconds for which a bot's decision stands.
async fn at_speed(house: &House, pause: u32) -> Guest {
    let guest = Guest::at(&house.address).await;
    guest.steps_through_time().await;
    guest.brings(include_str!("scripts/burst.js")).await;
    guest.brings(include_str!("scripts/moves.js")).await;
    guest.brings(&format!("localStorage.setItem('parlour.pause', '{pause}')")).await;
    guest
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_a_tap_and_a_key_skip_ahead_and_do_nothing_else() {
    let house = House::open();
    let guest = at_speed(&house, 0).await;
    guest.has_fingers().await;
    for way in ["click", "tap", "Enter", "ArrowRight"] {
        guest.sits_at_a_known_table("tps", None).await;
        guest.watches_at_normal_speed().await;
        while guest.goes_on().await != "long" {}
        let time = guest.run("clock.now()").await;
        let mut skipped = 0;
        while guest.sees(".bar[data-story]").await {
            let before = guest.run(MOMENT).await;
            match way {
                "click" => guest.clicks(".board .middle").await,
                "tap" => guest.taps(".board .middle").await,
                key => guest.presses_key(key).await,
            }
            guest.waits_until(&format!("{MOMENT} !== {before}")).await;
            skipped += 1;
        }
        assert!(skipped > 0, "{way}");
        assert_eq!(guest.run("clock.now()").await, time, "{way} waits for nothing");
        assert!(!guest.sees(".board .picked").await, "{way} picks nothing");
    }
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn fast_takes_about_half_as_long_as_normal_and_slow_twice_as_long() {
    const MOVES: u64 = 15;
    let house = House::open();
    let player = Guest::at(&house.address).await;
    player.steps_through_time().await;
    let table = shared::sits_alone(&player, "tps").await;
    let mut lookers_on = Vec::new();
    for name in ["fast", "normal", "slow"] {
        let choices = "[...document.querySelectorAll('.preferences option')]";
        let pause = player
            .run(&format!("Number({choices}.find(o => o.textContent.trim() === {name:?}).value)"))
            .await;
        let looker_on = at_speed(&house, u32::try_from(pause.as_u64().unwrap()).unwrap()).await;
        looker_on.go(&table).await;
        looker_on.waits_for(".board .table").await;
        looker_on.run("burst.holds()").await;
        lookers_on.push(looker_on);
    }
    for looker_on in &lookers_on {
        while looker_on.run("burst.moves()").await.as_u64() < Some(MOVES) {
            player.goes_on().await;
        }
    }
    let mut times = Vec::new();
    for looker_on in &lookers_on {
        let mut time = 0.0;
        for _ in 0..MOVES {
            looker_on.run("burst.comes(1)").await;
            time += looker_on.run("steps.looks_on()").await.as_f64().unwrap();
        }
        times.push(time);
        looker_on.is_content();
    }
    let [fast, normal, slow] = times[..] else { unreachable!("three look on") };
    assert!((0.4..=0.6).contains(&(fast / normal)), "{times:?}");
    assert!((1.8..=2.2).contains(&(slow / normal)), "{times:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_animations_off_nothing_travels_and_everything_is_shown_as_long() {
    let house = House::open();
    let guest = at_speed(&house, 0).await;
    guest.wants_nothing_to_move().await;
    guest.sits_at_a_known_table("tps", None).await;
    guest.watches_at_normal_speed().await;
    for _ in 0..3 {
        while guest.goes_on().await != "long" {}
    }
    assert_eq!(guest.run("[travels, counts]").await, json!([0, 0]));
    guest.is_content();
}
