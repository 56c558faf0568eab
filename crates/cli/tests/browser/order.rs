//! Moderation at a shared table: what three people can do about each other.

use crate::{
    guest::Guest,
    house::House,
    shared::{begins_with_bots, makes_a_table, sits_down},
};

/// The row of a player in the menu of players.
fn row(name: &str) -> String {
    format!("[...document.querySelectorAll('.order li')].find(li => li.textContent.includes({name:?}))")
}

/// A button in that row.
fn button(name: &str, label: &str) -> String {
    format!(
        "[...({}?.querySelectorAll('button') ?? [])].find(b => b.textContent.trim() === {label:?})",
        row(name)
    )
}

/// Opens the menu of players and presses a button in it.
async fn presses(guest: &Guest, name: &str, label: &str) {
    guest.run("document.querySelector('details.order').open = true").await;
    let button = button(name, label);
    guest.waits_until(&format!("!!({button}) && {button}.checkVisibility()")).await;
    guest.run(&format!("{button}.click()")).await;
}

async fn presses_chat(guest: &Guest) {
    guest.run("[...document.querySelectorAll('.tools button')].find(b => b.textContent.startsWith('Chat')).click()").await;
}

/// A player to move, and one who is waiting.
async fn slow_and_waiting<'a>(guests: [&'a Guest; 3]) -> (&'a Guest, &'a Guest) {
    loop {
        for (number, guest) in guests.into_iter().enumerate() {
            if guest.sees(".bar[data-turn]").await {
                return (guest, guests[(number + 1) % 3]);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_nudged_muted_and_voted_out_from_the_page() {
    let house = House::open();
    let (ada, grace, bob) =
        (Guest::at(&house.address).await, Guest::at(&house.address).await, Guest::at(&house.address).await);
    let link = makes_a_table(&ada, "tps").await;
    sits_down(&ada, "Ada").await;
    for (guest, name) in [(&grace, "Grace"), (&bob, "Bob")] {
        guest.go(&link).await;
        sits_down(guest, name).await;
    }
    ada.waits_until("document.querySelector('.chairs').textContent.includes('Bob')").await;
    begins_with_bots(&ada).await;
    for guest in [&grace, &bob] {
        guest.waits_for(".board .table").await;
    }

    let (slow, waiting) = slow_and_waiting([&ada, &grace, &bob]).await;
    waiting.presses_button("Nudge").await;
    slow.waits_for(".nudged").await;
    let told = slow.reads(".nudged").await;
    assert!(told.starts_with("The others are waiting for you."), "{told}");

    presses_chat(&bob).await;
    presses(&ada, "Bob", "Mute for everyone").await;
    ada.waits_until(&format!("!!({})", button("Bob", "Unmute for everyone"))).await;
    bob.types(".chat input", "can you hear me?").await;
    bob.presses_button("Send").await;
    bob.waits_until("document.body.textContent.toLowerCase().includes('the host has muted you')").await;
    presses_chat(&bob).await;
    let no_button = format!("!({})", button("Bob", "Mute for everyone"));
    assert_eq!(grace.run(&no_button).await, true, "only the host mutes for everyone");

    presses(&ada, "Bob", "Vote to remove").await;
    for guest in [&grace, &bob] {
        guest.waits_for(".ask").await;
    }
    let may_answer = "[...document.querySelectorAll('.ask button')].some(b => b.checkVisibility())";
    assert_eq!(bob.run(may_answer).await, false, "nobody votes about themselves");
    grace.presses_button("Agree").await;
    for guest in [&ada, &grace] {
        guest.waits_until(&format!("!document.querySelector('.ask') && !({})", row("Bob"))).await;
    }
    bob.waits_until("document.body.textContent.toLowerCase().includes('the other players removed you')")
        .await;
    for guest in [&ada, &grace, &bob] {
        guest.is_content();
    }
}
