//! Whole games against bots, with a pointer, by keyboard, and without a server.

use crate::{games, guest::Guest, house::House};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_every_kind_against_bots() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    for game in games() {
        guest.opens_a_table_with_easy_bots(game).await;
        guest.plays_to_the_end().await;
        guest.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_every_kind_by_keyboard_alone() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    for game in games() {
        guest.opens_a_table_with_easy_bots(game).await;
        guest.plays_by_keyboard().await;
        assert_ne!(guest.reads("[aria-live]").await, "", "the end of {game} is spoken");
        guest.is_content();
    }
}

impl Guest {
    /// Moves the focus a few elements on and picks, and confirms as soon as possible, until the game is over.
    async fn plays_by_keyboard(&self) {
        // Many times what a game needs: a player who gets nowhere by keyboard stops here.
        for steps in (1..=5).cycle().take(20_000) {
            self.waits_for(".bar[data-turn], .result").await;
            if self.sees(".result").await {
                return;
            }
            let decidable = self.sees("#decide:not([disabled]):not([hidden])").await;
            for _ in 0..if decidable { 1 } else { steps } {
                self.presses_key("ArrowRight").await;
            }
            if !decidable || self.sees("#decide:focus").await {
                self.presses_key("Enter").await;
            }
        }
        panic!("the game is not over: {}", self.run("document.body.innerText").await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_without_a_network_after_a_first_visit() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/").await;
    guest.run("navigator.serviceWorker.ready.then(() => true)").await;
    // The page is loaded once more, so that the service worker controls it.
    guest.reload().await;
    guest.waits_until("!!navigator.serviceWorker.controller").await;
    drop(house);
    // The default bots, which think in the page.
    guest.go("/play/faj").await;
    guest.waits_for(".board .table").await;
    guest.plays_to_the_end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_it_was_after_a_reload() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("pillars").await;
    guest.plays_until(3).await;
    guest.rests().await;
    guest.waits_for(".bar[data-turn]").await;
    let before = guest.reads(".counters").await;
    guest.reload().await;
    guest.waits_for(".bar[data-turn]").await;
    assert_eq!(guest.reads(".counters").await, before);
    guest.is_content();
}
