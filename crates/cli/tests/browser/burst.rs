//! A shared table may tell many moves at once: everybody sees them in order, at a pace of their own, and is never far behind.

use parlour_core::{Sentence, Viewer};
use serde_json::Value;

use crate::{games, guest::Guest, house::House, shared, story};

/// So many moves come at once.
const BURST: u64 = 5;
/// At most this much, in milliseconds at normal speed, is between the table and what is shown of it.
const FEW_SECONDS: f64 = 7_500.0;

/// A guest to whom everything comes in bursts, and who looks at them at normal speed.
async fn with_a_slow_line(house: &House) -> Guest {
    let guest = Guest::at(&house.address).await;
    guest.steps_through_time().await;
    guest.brings(include_str!("scripts/story.js")).await;
    guest.brings(include_str!("scripts/burst.js")).await;
    guest.brings("localStorage.setItem('parlour.pause', '800')").await;
    guest
}

/// Looks on until nothing is left to be shown; for how long.
async fn looks_on(guest: &Guest) -> f64 {
    guest.run("steps.looks_on()").await.as_f64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_that_come_at_once_are_shown_in_order_and_within_seconds() {
    let house = House::open();
    for game in games() {
        let (player, looker_on) = (Guest::at(&house.address).await, with_a_slow_line(&house).await);
        player.steps_through_time().await;
        let table = shared::sits_alone(&player, game).await;
        looker_on.go(&table).await;
        looker_on.waits_for(".board .table").await;
        looker_on.run("burst.holds()").await;
        while player.goes_on().await != "over" {
            while looker_on.run("burst.moves()").await.as_u64() >= Some(BURST) {
                looker_on.run(&format!("burst.comes({BURST})")).await;
                let behind = looks_on(&looker_on).await;
                assert!(behind <= FEW_SECONDS, "{game}: {behind} ms");
            }
        }
        while !looker_on.sees(".result").await {
            looker_on.run(&format!("burst.comes({BURST})")).await;
            looks_on(&looker_on).await;
        }
        let record = looker_on.record_of(&table).await;
        let told = story::told(game, &record, Viewer::Spectator);
        let told: Vec<&Sentence> = told.iter().flat_map(|moment| &moment.sentences).collect();
        let Value::Array(shown) = looker_on.run("story.moments").await else { panic!("a list") };
        story::all_is_seen(game, Viewer::Spectator, &told, &shown);
        player.is_content();
        looker_on.is_content();
    }
}

/// How long somebody with a slow line looks on before each of some decisions, with as much left on the clock.
async fn waits_for_decisions(game: &str, left: &str) -> Vec<f64> {
    let house = House::open();
    let guest = with_a_slow_line(&house).await;
    shared::sits_alone(&guest, game).await;
    looks_on(&guest).await;
    guest.waits_for(".bar[data-turn]:not([data-story])").await;
    guest.run("burst.holds()").await;
    let mut waited = Vec::new();
    for _ in 0..6 {
        guest.run("steps.decides()").await;
        guest.waits_until("burst.asks(0)").await;
        guest.run(&format!("burst.comes(Infinity, {left})")).await;
        waited.push(looks_on(&guest).await);
        assert!(guest.sees(".bar[data-turn]:not([data-story])").await, "{game}: the decision is open");
    }
    guest.is_content();
    waited
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_decision_opens_when_it_is_due_and_at_once_when_little_time_is_left() {
    for game in ["tps", "pillars"] {
        let waited = waits_for_decisions(game, "undefined").await;
        assert!(waited.iter().all(|waited| *waited <= FEW_SECONDS), "{game}: {waited:?}");
        assert!(waited.iter().any(|waited| *waited > 0.0), "{game}: there is something to look at");
        let hurried = waits_for_decisions(game, "15000").await;
        assert!(hurried.iter().all(|waited| *waited == 0.0), "{game}: {hurried:?}");
    }
}
