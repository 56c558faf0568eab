//! Finished games: replayed moment by moment, analysed, and tried again.

use crate::{asking::CARD, guest::Guest, house::House};

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_shown_looked_over_and_tried_again() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("tps").await;
    guest.plays_to_the_end().await;
    guest.go("/replay/here-tps?at=3&seat=0").await;
    guest.waits_for(".replay .table").await;
    assert!(guest.reads(".controls output").await.starts_with("3 of "));
    assert!(!guest.sees(".other [data-piece]").await, "a seat did not know the hands of the others");
    guest.clicks(".replay [data-zone='worth'] .token").await;
    guest.waits_until(CARD).await;
    assert!(guest.reads(".about").await.contains("TPS-14"), "a replay says what things are");
    guest.run("document.querySelector('[aria-label=\"Step forward\"]').click()").await;
    guest.waits_until("!document.querySelector('.about')").await;
    guest.waits_until("document.querySelector('.controls output').textContent.startsWith('4 of ')").await;
    guest.waits_until("location.search === '?at=4&seat=0'").await;
    guest.run("(() => { const eyes = document.querySelector('[aria-label=\"View as\"]'); eyes.value = ''; eyes.dispatchEvent(new Event('change', { bubbles: true })); })()").await;
    guest.waits_for(".other [data-piece]").await;

    looks_over(&guest).await;
    // Clicking at random makes mistakes, but in a game that is lost from the beginning none of them may cost
    // anything.
    while !guest.sees(".slips button").await {
        guest.opens_a_table_with_easy_bots("tps").await;
        guest.plays_to_the_end().await;
        guest.go("/replay/here-tps?at=3").await;
        looks_over(&guest).await;
    }
    guest.looks_through(1440, 900, "dark").await;
    guest.run("document.querySelector('.slips').scrollIntoView()").await;
    guest.presses_button("Show").await;
    guest
        .waits_until(
            "(box => box.top >= 0 && box.top < innerHeight / 2)(document.querySelector('.replay .board').getBoundingClientRect())",
        )
        .await;
    guest.presses_button("Try again against bots").await;
    guest.waits_for(".play .bar[data-turn]").await;
    assert_eq!(guest.run("location.pathname").await, "/play/tps");
    guest.is_content();
}

/// Analyses the game, and waits until the analysis is complete.
async fn looks_over(guest: &Guest) {
    guest.presses_button("Analyse this game").await;
    guest.waits_for(".analysis button:not([disabled])").await;
    guest.waits_for(".graph svg .course").await;
    guest.waits_until("!document.querySelector('.analysis [role=status]').textContent").await;
}
