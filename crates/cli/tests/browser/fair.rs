//! Fair deals, as two browsers see them.

use crate::{
    guest::Guest,
    house::House,
    shared::{makes_a_table, sit_together, sits_down},
};

const SUMMARY: &str = "document.querySelector('.fair summary').textContent";

#[tokio::test(flavor = "multi_thread")]
async fn each_page_proves_by_itself_that_the_deal_was_fair_and_opens_what_was_promised() {
    let house = House::open();
    let (first, second) = (Guest::at(&house.address).await, Guest::at(&house.address).await);
    sit_together(&first, &second, "tps").await;
    for guest in [&first, &second] {
        assert_eq!(guest.run(SUMMARY).await, "Fair deal", "nothing is proved before the end");
        assert!(!guest.reads(".fair").await.contains("Revealed"), "nothing is revealed before the end");
    }
    first.plays().await;
    second.plays().await;
    first.plays_to_the_end().await;
    second.plays_to_the_end().await;
    second.reload().await;
    second.waits_for(".fair").await;
    for (guest, other) in [(&first, "Grace"), (&second, "Ada")] {
        guest.waits_until(&format!("{SUMMARY} === '✓ Fair deal'")).await;
        let told = guest.reads(".fair").await;
        assert!(told.contains("contributed to it, and so did") && told.contains(other), "{told}");
        assert_eq!(told.matches("Revealed: ").count(), 3, "the server and two people: {told}");
        assert!(told.contains("This browser chose the number behind it."), "{told}");
        assert!(told.contains("parlour verify --fair --commitment "), "{told}");
        guest.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_promise_that_is_another_one_than_at_first_is_said_in_red() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let link = makes_a_table(&guest, "tps").await;
    sits_down(&guest, "Ada").await;
    let key = format!("parlour.promise.{}", link.trim_start_matches("/t/"));
    guest.waits_until(&format!("!!localStorage.getItem({key:?})")).await;
    // The page cannot tell a table that changes its promise from a saved promise that was changed.
    let swap = format!(
        "(() => {{ const kept = JSON.parse(localStorage.getItem({key:?})); \
         kept.seen.commitment = 'ab'.repeat(32); localStorage.setItem({key:?}, JSON.stringify(kept)); }})()"
    );
    guest.run(&swap).await;
    guest.reload().await;
    guest.waits_for(".broken").await;
    assert!(guest.reads(".broken").await.contains("a different promise than when you joined"));
    guest.waits_until(&format!("{SUMMARY} === '✗ Unfair deal'")).await;
    guest.is_content();
}
