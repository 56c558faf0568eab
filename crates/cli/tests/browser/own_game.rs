//! A game that is not in the list: `examples/leduc`, added to the page by its feature.

use crate::{guest::Guest, house::House, shared};

#[tokio::test(flavor = "multi_thread")]
async fn leduc_is_on_the_home_page_and_played_against_bots_and_at_a_shared_table() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/").await;
    guest.waits_for(".game[data-game=leduc] .picture").await;
    guest.opens_a_table_with_easy_bots("leduc").await;
    guest.plays_to_the_end().await;
    shared::sits_alone(&guest, "leduc").await;
    guest.plays_to_the_end().await;
    guest.is_content();
}
