//! Two browsers and two bots at a shared link.

use std::time::{Duration, Instant};

use crate::{GAMES, guest::Guest, house::House, offline::CLICK_SOMETHING};

/// Makes a table in the browser and gives the path of its link.
async fn makes_a_table(guest: &Guest, game: &str) -> String {
    guest.go(&format!("/new/{game}")).await;
    guest.presses_button("Make a table").await;
    guest.waits_for(".gathering").await;
    guest.run("location.pathname").await.as_str().unwrap().to_owned()
}

/// Takes the first free chair under a name.
async fn sits_down(guest: &Guest, name: &str) {
    guest.waits_for(".gathering input").await;
    let script = format!(
        "(() => {{ const field = document.querySelector('.seats input'); field.value = {name:?}; field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
    );
    guest.run(&script).await;
    guest.presses_button("Sit here").await;
    guest.waits_for(".chairs b").await;
}

/// Puts bots into all chairs that are free, and begins.
async fn begins_with_bots(guest: &Guest) {
    let free = "[...document.querySelectorAll('.chairs button')].find(b => !b.hidden && b.textContent.trim() === 'Put a bot here')";
    let end = Instant::now() + Duration::from_mins(1);
    while guest.run("!!document.querySelector('.seats .main:not([disabled])')").await != true {
        assert!(Instant::now() < end, "the chairs never fill");
        guest.run(&format!("{free}?.click()")).await;
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    guest.presses_button("Start the game").await;
    guest.waits_for(".board .table").await;
}

/// Both play until it is over. In the middle one reloads, and the server crashes and comes back.
async fn play_together(house: &mut House, first: &Guest, second: &Guest) {
    let end = Instant::now() + Duration::from_secs(400);
    let mut decisions = 0;
    loop {
        let (one, other) = (first.run(CLICK_SOMETHING).await, second.run(CLICK_SOMETHING).await);
        if one == "over" && other == "over" {
            return;
        }
        assert!(
            Instant::now() < end,
            "the game never ends; the page says: {}",
            first.run("document.body.innerText").await
        );
        decisions += usize::from(one == "decided") + usize::from(other == "decided");
        if decisions == 4 {
            decisions += 1;
            second.reload().await;
            second.waits_for(".board .table").await;
        } else if decisions == 7 {
            decisions += 1;
            house.crash_and_reopen();
        }
        tokio::time::sleep(Duration::from_millis(80)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_bots_play_every_game_through_a_reload_and_a_crash() {
    let mut house = House::open();
    let first = Guest::at(&house.address).await;
    let second = Guest::at(&house.address).await;
    for game in GAMES {
        let link = makes_a_table(&first, game).await;
        sits_down(&first, "Ada").await;
        second.go(&link).await;
        sits_down(&second, "Grace").await;
        begins_with_bots(&first).await;
        play_together(&mut house, &first, &second).await;
        first.is_content();
        second.is_content();
    }
}
