//! Asking what a thing is and does, with the mouse, with the keyboard and by touch.

use crate::{games, guest::Guest, house::House};

/// A card of explanations is shown.
pub(crate) const CARD: &str = "document.querySelector('.about[data-known] p')?.textContent.length > 20";
/// What can be picked but lies under the card.
const COVERED: &str = "(() => {
    const card = document.querySelector('.about').getBoundingClientRect();
    const under = (box) => box.width && box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
    return [...document.querySelectorAll('.board [data-pick][tabindex=\"0\"], .bar button:not([hidden])')]
        .filter((element) => under(element.getBoundingClientRect())).map((element) => element.dataset.piece ?? element.textContent).join();
})()";

async fn at_a_table(game: &str) -> (House, Guest) {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots(game).await;
    guest.waits_for(".bar[data-turn]:not([data-story])").await;
    (house, guest)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mouse_that_rests_on_a_card_is_told_what_it_is_and_no_pick_is_covered() {
    let (_house, guest) = at_a_table("tps").await;
    guest.points_at(".own .card.open").await;
    guest.waits_until(CARD).await;
    assert!(guest.reads(".about").await.contains("TPS-11"), "{}", guest.reads(".about").await);
    assert_eq!(guest.run(COVERED).await, "");
    assert!(guest.sees(".own .card[aria-describedby='about']").await);
    guest.points_at("h1").await;
    guest.waits_until("!document.querySelector('.about')").await;
    assert!(!guest.sees("[aria-describedby='about']").await);
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_what_cannot_be_picked_asks_and_escape_or_a_click_elsewhere_closes() {
    let (_house, guest) = at_a_table("tps").await;
    guest.clicks("[data-zone='worth'] .token").await;
    guest.waits_until(CARD).await;
    assert!(guest.reads(".about").await.contains("TPS-14"), "{}", guest.reads(".about").await);
    guest.presses_key("Escape").await;
    guest.waits_until("!document.querySelector('.about')").await;
    guest.clicks(".counters .counter").await;
    guest.waits_until(CARD).await;
    guest.clicks("h1").await;
    guest.waits_until("!document.querySelector('.about')").await;
    assert!(!guest.sees(".own .picked").await, "asking picks nothing");
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn zones_places_and_players_that_cannot_be_picked_answer_with_a_rule() {
    let (_house, guest) = at_a_table("tps").await;
    for (thing, rule) in [
        ("[data-zone='aside'] .zone-name", "TPS-5"),
        ("[data-zone='worth'] .place.empty", "TPS-12"),
        (".seat.other .panel .name", "TPS-9"),
    ] {
        guest.clicks(thing).await;
        guest
            .waits_until(&format!("document.querySelector('.bar .notice')?.textContent.includes('{rule}')"))
            .await;
        // The card beside one thing may lie on the next.
        guest.presses_key("Escape").await;
    }
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_asks_about_what_has_the_focus() {
    let (_house, guest) = at_a_table("pillars").await;
    guest.presses_key("ArrowRight").await;
    guest.waits_until(CARD).await;
    guest.presses_key("Escape").await;
    guest.waits_until("!document.querySelector('.about')").await;
    guest.presses_key("i").await;
    guest.waits_for(".about[data-stays]").await;
    guest.presses_key("Escape").await;
    guest.waits_until("!document.querySelector('.about')").await;
    guest.presses_key("Enter").await;
    guest.waits_for(".picked").await;
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_picks_with_one_tap_and_asks_by_staying() {
    let (_house, guest) = at_a_table("tps").await;
    guest.looks_through(390, 844, "light").await;
    let touch = |kind: &str| {
        format!(
            "document.querySelector('.own .card.open').dispatchEvent(new PointerEvent('{kind}', {{ bubbles: true, pointerType: 'touch', clientX: 100, clientY: 700 }}))"
        )
    };
    guest.run(&touch("pointerdown")).await;
    guest.waits_until(CARD).await;
    guest.run(&touch("pointerup")).await;
    guest.run("document.querySelector('.own .card.open').click()").await;
    assert!(!guest.sees(".own .picked").await, "the tap that ends a long press picks nothing");
    assert_eq!(guest.run(COVERED).await, "");
    guest.presses_key("Escape").await;
    guest.run(&touch("pointerdown")).await;
    guest.run(&touch("pointerup")).await;
    guest.run("document.querySelector('.own .card.open').click()").await;
    guest.waits_for(".own .picked").await;
    assert!(!guest.sees(".about[data-stays]").await, "a tap picks and asks nothing");
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_game_a_card_says_what_each_kind_of_thing_is() {
    for game in games() {
        let (_house, guest) = at_a_table(game).await;
        let kinds = [
            ".counters [data-about]",
            ".panel .counter[data-about]",
            ".zone[data-about] > .zone-title > .zone-name",
        ];
        for kind in kinds {
            if !guest.sees(kind).await {
                continue;
            }
            guest.run(&format!("document.querySelector({kind:?}).click()")).await;
            guest.waits_until(CARD).await;
            assert!(guest.sees(".about .rule").await, "{game}: {kind}");
            guest.presses_key("Escape").await;
            guest.waits_until("!document.querySelector('.about')").await;
        }
        guest.is_content();
    }
}
