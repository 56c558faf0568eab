//! Whole games against bots, with a pointer, by keyboard, and without a server.

use std::time::{Duration, Instant};

use crate::{GAMES, guest::Guest, house::House};

/// Does one thing as somebody would who clicks on what can be picked: gives what it did.
pub(crate) const CLICK_SOMETHING: &str = r#"(() => {
    if (document.querySelector('.result')) return 'over';
    if (!document.querySelector('.bar[data-turn]')) return 'wait';
    globalThis.clicks = (globalThis.clicks ?? 0) + 1;
    const decide = document.querySelector('#decide:not([disabled]):not([hidden])');
    if (decide && globalThis.clicks % 3) { decide.click(); return 'decided'; }
    const open = [...document.querySelectorAll('.board [data-pick][tabindex="0"]:not(.picked), .bar .choices button:not(.main):not(.quiet):not([disabled])')];
    if (!open.length) { decide?.click(); return 'decided'; }
    open[(globalThis.clicks * 7) % open.length].click();
    return 'picked';
})()"#;

/// Plays until the game is over.
pub(crate) async fn plays_to_the_end(guest: &Guest) {
    let end = Instant::now() + Duration::from_mins(5);
    loop {
        let did = guest.run(CLICK_SOMETHING).await;
        if did == "over" {
            return;
        }
        assert!(
            Instant::now() < end,
            "the game never ends; the page says: {}",
            guest.run("document.body.innerText").await
        );
        let pause = if did == "wait" { 60 } else { 15 };
        tokio::time::sleep(Duration::from_millis(pause)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_every_kind_against_bots() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    for game in GAMES {
        guest.go(&format!("/play/{game}")).await;
        guest.waits_for(".board .table").await;
        plays_to_the_end(&guest).await;
        guest.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_alone() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/play/tps").await;
    guest.waits_for(".board .table").await;
    let end = Instant::now() + Duration::from_secs(200);
    while !guest.sees(".result").await {
        assert!(Instant::now() < end, "the game never ends");
        if guest.sees(".bar[data-turn]").await {
            guest.presses_key("ArrowRight").await;
            guest.presses_key("Enter").await;
            guest.presses_key("Enter").await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let spoken = guest.run("document.querySelector('[aria-live]').textContent").await;
    assert_ne!(spoken, "", "the end is spoken");
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_without_a_network_after_a_first_visit() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/").await;
    guest.waits_for("h1").await;
    guest.run("navigator.serviceWorker.ready.then(() => true)").await;
    // The page is asked for once more, so that the service worker has it in hand.
    guest.reload().await;
    guest.waits_for("h1").await;
    drop(house);
    guest.go("/play/faj").await;
    guest.waits_for(".board .table").await;
    plays_to_the_end(&guest).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_reload_and_its_replay_is_shown() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/play/pillars").await;
    guest.waits_for(".bar[data-turn]").await;
    for _ in 0..6 {
        guest.run(CLICK_SOMETHING).await;
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    guest.waits_for(".bar[data-turn]").await;
    let deck = "document.querySelector('.counters').textContent";
    let before = guest.run(deck).await;
    guest.reload().await;
    guest.waits_for(".bar[data-turn]").await;
    assert_eq!(guest.run(deck).await, before);
    plays_to_the_end(&guest).await;
    guest.go("/replay/here-pillars?at=3").await;
    guest.waits_for(".replay .table").await;
    let shown = guest.run("document.querySelector('.controls output').textContent").await;
    assert!(shown.as_str().unwrap().starts_with("3 of "), "{shown}");
    guest.is_content();
}
