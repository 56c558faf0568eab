//! Playing at a table: dragging, changing one's mind, asking for a hint, taking back.

use serde_json::{Value, json};

use crate::{guest::Guest, house::House};

/// It is the guest's turn, and some cards of the hand can be picked while others cannot.
const BOUND: &str =
    "!!document.querySelector('.own .card.open') && !!document.querySelector('.own .card:not(.open)')";
/// It is the guest's turn, and there is more than one card to choose from.
const FREE: &str = "document.querySelectorAll('.own .card.open').length > 1";

/// Plays until it is the guest's turn and the condition `so` holds.
async fn plays_on_until(guest: &Guest, so: &str) {
    loop {
        guest.waits_for(".bar[data-turn], .result").await;
        if guest.sees(".bar[data-turn]").await && guest.run(so).await == true {
            return;
        }
        if guest.sees(".result").await {
            guest.presses_button("Play again").await;
            guest.waits_until("!document.querySelector('.result')").await;
            continue;
        }
        let now = guest.version().await;
        let decided = guest.run("Number(sessionStorage.decided ?? 0)").await.as_u64().unwrap();
        guest.plays_until(decided + 1).await;
        guest.rests().await;
        guest.waits_until(&format!("document.querySelector('.play').dataset.version !== '{now}'")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_dragged_to_the_table_and_a_wrong_one_returns_with_the_reason() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("tps").await;
    plays_on_until(&guest, BOUND).await;
    let before = guest.version().await;
    guest.drags(".own .card:not(.open)", "[data-zone='trick']").await;
    guest.waits_for(".bar .notice").await;
    let why = guest.reads(".bar .notice").await;
    assert!(why.contains("follow"), "{why}");
    assert_eq!(guest.version().await, before, "a wrong drop decides nothing");
    guest.drags(".own .card.open", "[data-zone='trick']").await;
    guest.waits_until(&format!("document.querySelector('.play').dataset.version !== '{before}'")).await;
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_may_change_ones_mind_ask_for_a_hint_and_take_back() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("archons").await;
    plays_on_until(&guest, FREE).await;
    let first = guest.run("(() => { const c = document.querySelector('.own .card.open'); c.click(); return c.dataset.piece; })()").await;
    guest.waits_for(&format!(".own .card.picked[data-piece={first}]")).await;
    guest.run("document.querySelector('.own .card.instead').click()").await;
    guest.waits_for(&format!(".own .card.instead[data-piece={first}]")).await;
    guest.presses_button("Cancel").await;
    guest.waits_until("!document.querySelector('.own .card.picked')").await;

    guest.presses_button("Hint").await;
    guest.waits_for(".hints li button").await;
    guest.run("document.querySelector('.hints li button').click()").await;
    guest.waits_for("#decide:not([disabled])").await;
    let hand = "[...document.querySelectorAll('.own .card')].map(c => c.dataset.piece).join()";
    let before = guest.run(hand).await;
    guest.run("document.querySelector('#decide').click()").await;
    guest.waits_until(&format!("{hand} !== {before}")).await;
    guest.presses_button("Take back").await;
    guest.waits_until(&format!("{hand} === {before}")).await;
    guest.is_content();
}

/// Each side of a battle that has cards: what is written there in the order of reading, how many cards lie there,
/// how large the letters are, and whether all of it can be seen.
const SIDES: &str = "[...document.querySelectorAll('.battle .place')].filter(side => side.querySelector('[data-piece]')).map(side => { \
    const [strength, gauge] = [side.querySelector('.strength'), side.querySelector('.gauge')]; \
    const size = (element) => parseFloat(getComputedStyle(element).fontSize); \
    return { cards: side.querySelectorAll('[data-piece]').length, count: strength.textContent, \
        first: !!(strength.compareDocumentPosition(gauge) & Node.DOCUMENT_POSITION_FOLLOWING), \
        larger: size(strength) > size(gauge.querySelector('.figures')), \
        says: gauge.querySelector('.what').textContent, hidden: [fits.hidden(strength), fits.hidden(gauge)] }; })";

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_says_first_how_many_cards_each_side_has_and_then_what_they_are_worth() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.steps_through_time().await;
    guest.brings(include_str!("scripts/fits.js")).await;
    guest.sits_at_a_known_table("pillars", None).await;
    while guest.run(&format!("({SIDES}).some(side => side.cards > 1)")).await != true {
        assert_ne!(guest.goes_on().await, "over", "no side of a battle has two cards");
    }
    for (width, height) in [(1440, 900), (844, 390), (320, 568)] {
        guest.resizes(width, height).await;
        guest.run("fits.drawn()").await;
        let Value::Array(sides) = guest.run(SIDES).await else { panic!("a list") };
        for side in sides {
            let cards = side["cards"].as_u64().unwrap();
            let count = side["count"].as_str().unwrap();
            assert!(count.starts_with(&format!("{cards} card")), "{side}");
            assert_eq!([&side["first"], &side["larger"]], [true, true], "at {width}x{height}: {side}");
            assert_eq!(side["hidden"], json!([null, null]), "at {width}x{height}: {side}");
            assert!(side["says"].as_str().unwrap().len() > 2, "the gauge says what it is: {side}");
        }
    }
    guest.is_content();
}
