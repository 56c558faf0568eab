//! Two browsers and bots at a shared link.

use crate::{games, guest::Guest, house::House};

const TO_REMATCH: &str =
    "[...document.querySelectorAll('.tools a')].find(a => a.textContent === 'Go to rematch')";

/// Makes a table in the browser and returns the path of its link.
pub(crate) async fn makes_a_table(guest: &Guest, game: &str) -> String {
    guest.go(&format!("/friends/{game}")).await;
    guest.presses_button("Create table").await;
    guest.waits_for(".gathering").await;
    guest.run("location.pathname").await.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_the_bots_and_the_clock_that_were_chosen_for_it() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/friends/tps").await;
    guest.waits_for("#clock").await;
    for (id, value) in [("people", "1"), ("clock", "60")] {
        let select = format!("document.getElementById({id:?})");
        guest.run(&format!("{select}.value = {value:?}")).await;
        guest.run(&format!("{select}.dispatchEvent(new Event('change', {{ bubbles: true }}))")).await;
    }
    guest.presses_button("Create table").await;
    guest.waits_for(".gathering").await;
    guest.waits_until("document.querySelectorAll('.gathering .chairs select').length === 3").await;
    sits_down(&guest, "Ada").await;
    begins_with_bots(&guest).await;
    guest.waits_for(".clock").await;
    guest.is_content();
}

/// Takes the first free seat under a name.
pub(crate) async fn sits_down(guest: &Guest, name: &str) {
    guest.types(".seats input", name).await;
    guest.presses_button("Sit here").await;
    guest
        .waits_until(&format!(
            "document.querySelector('.chairs').textContent.includes({:?})",
            format!("{name} (you)")
        ))
        .await;
}

/// Fills all free seats with easy bots, and starts the game.
pub(crate) async fn begins_with_bots(guest: &Guest) {
    const FREE: &str = "[...document.querySelectorAll('.chairs button')].find(b => !b.hidden && b.textContent.trim() === 'Add a bot')";
    const LEVELS: &str = "[...document.querySelectorAll('.chairs select')]";
    while guest.run(&format!("!!({FREE})")).await == true {
        let bots = guest.run(&format!("{LEVELS}.length")).await.as_u64().unwrap();
        guest.run(&format!("{FREE}.click()")).await;
        guest.waits_until(&format!("{LEVELS}.length > {bots}")).await;
        guest.run(&format!("{LEVELS}.filter(s => s.value !== 'easy').forEach(s => {{ s.value = 'easy'; s.dispatchEvent(new Event('change', {{ bubbles: true }})) }})")).await;
        guest.waits_until(&format!("{LEVELS}.every(s => s.value === 'easy')")).await;
    }
    guest.waits_for(".seats .main:not([disabled])").await;
    guest.presses_button("Start game").await;
    guest.waits_for(".board .table").await;
}

/// Seats one person and bots at a shared table, and returns the path of its link.
pub(crate) async fn sits_alone(guest: &Guest, game: &str) -> String {
    let link = makes_a_table(guest, game).await;
    sits_down(guest, "Ada").await;
    begins_with_bots(guest).await;
    link
}

/// Seats Ada and Grace at a new table, with bots in the other seats. Returns the path of its link.
pub(crate) async fn sit_together(first: &Guest, second: &Guest, game: &str) -> String {
    let link = makes_a_table(first, game).await;
    // The link is also shown as a QR code.
    first.waits_until("document.querySelector('img.qr')?.naturalWidth > 0").await;
    sits_down(first, "Ada").await;
    second.go(&link).await;
    sits_down(second, "Grace").await;
    begins_with_bots(first).await;
    second.waits_for(".board .table").await;
    link
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_bots_play_every_game_through_a_reload_and_a_crash() {
    let mut house = House::open();
    let first = Guest::at(&house.address).await;
    let second = Guest::at(&house.address).await;
    for game in games() {
        sit_together(&first, &second, game).await;
        for guest in [&first, &second] {
            guest.run("sessionStorage.decided = 0").await;
            guest.plays().await;
        }
        second.plays_until(2).await;
        assert!(!second.sees(".result").await, "{game} was over before the reload");
        second.reload().await;
        second.waits_for(".board .table").await;
        second.plays().await;
        first.plays_until(4).await;
        assert!(!first.sees(".result").await, "{game} was over before the crash");
        house.crash_and_reopen();
        first.plays_to_the_end().await;
        second.plays_to_the_end().await;
        first.is_content();
        second.is_content();
    }
    reads_the_replay(&second).await;
}

/// Checks the replay of the game that has just ended, moment by moment.
async fn reads_the_replay(guest: &Guest) {
    guest.run("document.querySelector(\"a[href^='/replay/']\").click()").await;
    guest.waits_for(".replay .table").await;
    assert!(guest.reads(".controls").await.contains("Ada"), "the record has the names");
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_mute_take_back_and_play_again_one_chair_further() {
    let house = House::open();
    let ada = Guest::at(&house.address).await;
    let grace = Guest::at(&house.address).await;
    sit_together(&ada, &grace, "faj").await;

    for guest in [&ada, &grace] {
        guest.run("[...document.querySelectorAll('.tools button')].find(b => b.textContent.startsWith('Chat')).click()").await;
    }
    ada.types(".chat input", "well met").await;
    ada.presses_button("Send").await;
    grace.waits_until("document.querySelector('.said').textContent.includes('well met')").await;
    grace.presses_button("Mute").await;
    grace.waits_until("!document.querySelector('.said').textContent.includes('well met')").await;
    grace.presses_button("Unmute Ada").await;
    grace.waits_until("document.querySelector('.said').textContent.includes('well met')").await;

    // Everybody votes at once: until all have voted, a vote can be taken back.
    ada.waits_for(".bar[data-turn]").await;
    ada.run("document.querySelector('.board .open[data-pick]').click()").await;
    ada.waits_for("#decide:not([disabled])").await;
    ada.run("document.querySelector('#decide').click()").await;
    ada.waits_until("!document.querySelector('.bar[data-turn]')").await;
    ada.presses_button("Take back").await;
    grace.waits_for(".ask").await;
    grace.presses_button("Allow").await;
    ada.waits_for(".bar[data-turn]").await;

    for guest in [&ada, &grace] {
        guest.plays().await;
    }
    ada.plays_to_the_end().await;
    grace.plays_to_the_end().await;
    ada.presses_button("Rematch").await;
    for guest in [&ada, &grace] {
        guest.waits_until(&format!("!!({TO_REMATCH})")).await;
        guest.run(&format!("{TO_REMATCH}.click()")).await;
    }
    ada.waits_until("document.querySelector('.chairs')?.textContent.includes('Seat 2: Ada (you)')").await;
    ada.presses_button("Start game").await;
    ada.waits_for(".board .table").await;
    grace.waits_for(".board .table").await;
    assert_eq!(
        ada.run("document.querySelector('.own').dataset.seat").await,
        "1",
        "Ada sat on the first chair"
    );
    ada.is_content();
    grace.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_elsewhere_is_told_that_it_is_their_turn() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.looks_elsewhere().await;
    guest.opens_a_table_with_easy_bots("tps").await;
    guest.waits_until("told.length > 0").await;
    assert_eq!(guest.run("told[0]").await, "Your turn · TrickPaperScissors");
    assert_eq!(guest.run("document.title").await, "Your turn · TrickPaperScissors");
    guest.is_content();
}
