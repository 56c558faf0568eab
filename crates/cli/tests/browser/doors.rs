//! Coming, leaving and coming back: menus, drawers, links, and games that were left.

use serde_json::json;

use crate::{
    guest::Guest,
    house::House,
    shared::{begins_with_bots, makes_a_table, sit_together, sits_alone, sits_down},
};

/// Opens the table's menu and clicks Leave game.
async fn wants_to_leave(guest: &Guest) {
    guest.run("document.querySelector('.play-head .menu summary').click()").await;
    guest.waits_for(".play-head .menu[open]").await;
    guest.run("document.querySelector('.play-head .menu .sheet button').click()").await;
    guest.waits_for("dialog.question[open]").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_a_game_is_asked_first_and_gets_the_same_seat_again() {
    let house = House::open();
    let ada = Guest::at(&house.address).await;
    let grace = Guest::at(&house.address).await;
    let link = sit_together(&ada, &grace, "tps").await;
    let seat = grace.run("document.querySelector('.own').dataset.seat").await;

    wants_to_leave(&grace).await;
    grace.presses_button("Keep playing").await;
    assert!(!grace.sees("dialog.question[open]").await && grace.sees(".own").await, "she is still there");

    wants_to_leave(&grace).await;
    grace.run("document.querySelector('dialog.question .main').click()").await;
    grace.waits_for(".home").await;
    ada.waits_until("document.querySelector('.others').textContent.includes('Medium bot')").await;
    grace.go(&link).await;
    grace.waits_for(".own").await;
    assert_eq!(grace.run("document.querySelector('.own').dataset.seat").await, seat);
    ada.waits_until("document.querySelector('.others').textContent.includes('Grace')").await;

    grace.reload().await;
    grace.waits_for(".own").await;
    assert_eq!(grace.run("document.querySelector('.own').dataset.seat").await, seat);
    ada.is_content();
    grace.is_content();
}

/// The number of unread messages on the chat button, with its brackets.
const UNREAD: &str = "document.querySelector('.tools .unread').textContent.trim()";
pub(crate) const CHAT: &str =
    "[...document.querySelectorAll('.tools [data-opens]')].find(b => b.textContent.startsWith('Chat'))";
/// Whether an element is the topmost one at its middle.
pub(crate) const ON_TOP: &str = "(e => { const b = e.getBoundingClientRect(); \
                      const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2); \
                      return !!top && (e.contains(top) || top.contains(e)); })";

#[tokio::test(flavor = "multi_thread")]
async fn a_drawer_closes_by_its_button_by_escape_and_by_a_click_elsewhere() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    sits_alone(&guest, "tps").await;
    for (width, height) in [(1440, 900), (1366, 768), (1024, 600), (390, 844), (844, 390), (320, 568)] {
        guest.looks_through(width, height, "dark").await;
        for way in ["button", "escape", "elsewhere"] {
            guest.run(&format!("{CHAT}.click()")).await;
            guest.waits_for(".drawer:not([hidden])").await;
            // A tip for the first game lies over the buttons of a phone until it was read.
            guest.run("document.querySelector('.first-note button')?.click()").await;
            guest.waits_until("!document.querySelector('.first-note')?.getClientRects().length").await;
            let line = "[...document.querySelectorAll('.bar .prompt, .bar .caption')].find(e => e.getClientRects().length)";
            let seen = format!("[{ON_TOP}({CHAT}), {ON_TOP}({line})]");
            let seen = guest.run(&seen).await;
            assert_eq!(seen, json!([true, true]), "its own button and the prompt at {width}x{height}");
            guest.run("document.querySelector('.chat input').focus()").await;
            match way {
                "button" => guest.presses_button("Close").await,
                "escape" => guest.presses_key("Escape").await,
                _ => drop(guest.run("document.querySelector('.board').click()").await),
            }
            guest.waits_for(".drawer[hidden]").await;
        }
    }
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chat_counts_what_nobody_has_read_and_is_for_players() {
    let house = House::open();
    let ada = Guest::at(&house.address).await;
    let grace = Guest::at(&house.address).await;
    let eve = Guest::at(&house.address).await;
    let link = sit_together(&ada, &grace, "tps").await;
    for words in ["hello", "again"] {
        ada.types(".chat input", words).await;
        ada.run("document.querySelector('.chat form button').click()").await;
    }
    grace.waits_until(&format!("{UNREAD} === '(2)'")).await;
    assert_eq!(ada.run(UNREAD).await, "", "nobody reads what they have said themselves");
    grace.run(&format!("{CHAT}.click()")).await;
    grace.waits_until(&format!("{UNREAD} === ''")).await;
    grace.reload().await;
    grace.waits_until("document.querySelectorAll('.said li').length === 2").await;
    assert_eq!(grace.run(UNREAD).await, "", "what was read stays read");

    eve.go(&link).await;
    eve.waits_until("document.querySelectorAll('.said li').length === 2").await;
    eve.run(&format!("{CHAT}.click()")).await;
    assert_eq!(eve.run("document.querySelector('.chat form').hidden").await, true);
    assert!(eve.reads(".drawer").await.contains("Only players can write here."));
    for guest in [&ada, &grace, &eve] {
        guest.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_no_table_says_so_and_shows_the_way_home() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let link = makes_a_table(&guest, "tps").await;
    let unknown = format!("/t/{}", "0123456789abcdef".repeat(2));
    for broken in [&link[..link.len() - 3], "/t/nonsense", &unknown] {
        guest.go(broken).await;
        guest.waits_until("document.querySelector('h1')?.textContent === 'There is no such table'").await;
        assert!(!guest.sees(".trouble").await, "nothing is tried again");
        guest.run("document.querySelector('main a.main').click()").await;
        guest.waits_for(".home").await;
    }
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_to_a_moment_of_the_longest_game_opens_anywhere() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let address = link_to_a_moment(&guest, "damocles", most_seats("damocles")).await;
    assert!(address.len() < 2_000, "{} letters are too many for some chats", address.len());
    let friend = Guest::at(&house.address).await;
    friend.go(&address).await;
    friend.waits_for(".replay .table").await;
    assert!(friend.reads(".controls output").await.starts_with("5 of "));
    friend.is_content();
}

fn most_seats(game: &str) -> usize {
    *parlour_registry::find(game).unwrap().info().seats.end()
}

/// Plays a game to its end and returns the address of a moment of it.
async fn link_to_a_moment(guest: &Guest, game: &str, seats: usize) -> String {
    guest.sits_at_a_known_table(game, Some(seats)).await;
    guest.plays_to_the_end().await;
    guest.go(&format!("/replay/here-{game}?at=5&seat=0")).await;
    guest.waits_until("location.pathname === '/replay/game' && location.hash.length > 100").await;
    let address = guest.run("location.pathname + location.search + location.hash").await;
    println!("{game} for {seats}: a link of {} letters", address.as_str().unwrap().len());
    address.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_to_a_moment_of_a_game_against_bots_opens_anywhere() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    let address = &link_to_a_moment(&guest, "archons", 4).await;
    assert!(address.len() < 2_000, "{} letters are too many for some chats", address.len());

    let friend = Guest::at(&house.address).await;
    friend.go(address).await;
    friend.waits_for(".replay .table").await;
    assert!(friend.reads(".controls output").await.starts_with("5 of "));
    assert!(friend.reads(".controls").await.contains("Guest"), "nobody else is called \"You\"");
    friend.is_content();

    // A part is missing; a letter is different; the game is not one that the rules produce.
    let cut = &address[..address.len() - 40];
    let changed = address.replacen("#g1-", "#g1-x", 1);
    let against_the_rules = friend
        .run(
            "(async () => { const through = async (what, kind) => new Uint8Array(await new Response(new Blob([what]).stream().pipeThrough(new globalThis[kind]('deflate-raw'))).arrayBuffer()); \
             const packed = location.hash.slice(4).replaceAll('-', '+').replaceAll('_', '/'); \
             const record = JSON.parse(new TextDecoder().decode(await through(Uint8Array.from(atob(packed), c => c.charCodeAt(0)), 'DecompressionStream'))); \
             const moves = record.events.filter(event => event.a); [moves[0].a, moves[1].a] = [moves[1].a, moves[0].a]; \
             const bytes = await through(JSON.stringify(record), 'CompressionStream'); \
             return '/replay/game?at=0#g1-' + btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''); })()",
        )
        .await;
    for broken in [cut, &changed, against_the_rules.as_str().unwrap(), "/replay/game?at=3"] {
        // Going to another place in the same document would load nothing.
        friend.go("/about").await;
        friend.go(broken).await;
        friend.waits_for("main .notice").await;
        assert!(!friend.sees(".replay").await);
        assert!(friend.sees("main a[href='/']").await, "there is a way home");
    }
    friend.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_left_is_offered_at_home_and_never_resumed_unannounced() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.opens_a_table_with_easy_bots("pillars").await;
    guest.plays_until(2).await;
    guest.rests().await;
    guest.waits_for(".bar[data-turn]").await;
    let hand = "[...document.querySelectorAll('.own .card')].map(card => card.dataset.piece).join()";
    let before = guest.run(hand).await;
    guest.run("document.querySelector('.brand').click()").await;
    guest.waits_for(".game[data-game='pillars'][data-saved] .picture .piece").await;
    assert!(!guest.sees(".game[data-game='tps'][data-saved]").await);

    // A visitor who opens the address without having the game open is asked.
    guest.go("/play/pillars").await;
    guest.waits_for(".saved .picture").await;
    assert!(!guest.sees(".board").await);
    guest.presses_button("Continue").await;
    guest.waits_for(".bar[data-turn]").await;
    assert_eq!(guest.run(hand).await, before);
    guest.reload().await;
    guest.waits_for(".bar[data-turn]").await;
    assert_eq!(guest.run(hand).await, before, "a reload asks nothing");

    guest.run("document.querySelector('.brand').click()").await;
    guest.waits_for(".home").await;
    guest.run("document.querySelector(\".game[data-game='pillars'] a.main\").click()").await;
    guest.waits_for(".bar[data-turn]").await;
    assert_eq!(guest.run(hand).await, before);
    assert_eq!(guest.run("location.search").await, "");

    guest.plays_to_the_end().await;
    guest.run("document.querySelector('.brand').click()").await;
    guest.waits_for(".home").await;
    assert!(!guest.sees(".game[data-saved]").await, "what is over is not offered");
    guest.go("/play/pillars").await;
    guest.waits_for(".saved").await;
    assert!(!guest.sees(".result").await, "nor opened again");
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_is_in_one_tab_and_another_can_take_it_over() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    is_in_one_tab_at_a_time(&guest).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn over_plain_http_too_a_game_is_in_one_tab_though_the_browser_has_no_locks_there() {
    let house = House::open();
    let guest = Guest::at(&house.from_elsewhere()).await;
    guest.go("/about").await;
    assert_eq!(guest.run("[isSecureContext, !!navigator.locks]").await, json!([false, false]));
    is_in_one_tab_at_a_time(&guest).await;
}

async fn is_in_one_tab_at_a_time(guest: &Guest) {
    guest.opens_a_table_with_easy_bots("tps").await;
    guest.plays_until(2).await;
    guest.rests().await;
    guest.waits_for(".bar[data-turn]").await;
    let hand = "[...document.querySelectorAll('.own .card')].map(card => card.dataset.piece).sort().join()";
    let before = guest.run(hand).await;
    guest.opens_another_tab("/play/tps?continue=yes").await;
    guest
        .waits_until("other.document.querySelector('h1')?.textContent === 'This game is open in another tab'")
        .await;
    assert!(guest.sees(".board .table").await, "here it goes on");
    guest.run("other.document.querySelector('.saved .main').click()").await;
    guest
        .waits_until("document.querySelector('h1')?.textContent === 'This game is open in another tab'")
        .await;
    guest.waits_until("!!other.document.querySelector('.bar[data-turn]')").await;
    assert_eq!(guest.run(&hand.replace("document.", "other.document.")).await, before);
    // And back again.
    guest.run("document.querySelector('.saved .main').click()").await;
    guest.waits_for(".bar[data-turn]").await;
    assert_eq!(guest.run(hand).await, before);
    guest.is_content();
}

/// The Hint button, if it is shown.
const HINT: &str =
    "[...document.querySelectorAll('.tools button')].find(b => b.textContent.trim() === 'Hint' && !b.hidden)";

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_table_has_hints_only_if_it_was_made_with_them_and_everybody_sees_who_asks() {
    let house = House::open();
    let ada = Guest::at(&house.address).await;
    let grace = Guest::at(&house.address).await;
    sit_together(&ada, &grace, "tps").await;
    assert_eq!(ada.run(&format!("!!{HINT}")).await, false);
    ada.presses_key("h").await;
    assert!(!ada.sees(".hints").await);

    ada.go("/friends/tps").await;
    ada.waits_for("#hints").await;
    ada.run("document.querySelector('#hints').click()").await;
    ada.presses_button("Create table").await;
    ada.waits_for(".gathering").await;
    let link = ada.run("location.pathname").await;
    sits_down(&ada, "Ada").await;
    grace.go(link.as_str().unwrap()).await;
    sits_down(&grace, "Grace").await;
    begins_with_bots(&ada).await;
    // The player who is to move first asks.
    loop {
        for (asks, sees) in [(&ada, &grace), (&grace, &ada)] {
            if asks.run(&format!("!!{HINT} && !{HINT}.disabled")).await == true {
                asks.run(&format!("{HINT}.click()")).await;
                asks.waits_for(".hints li button").await;
                sees.waits_until("document.querySelector('.others').textContent.includes('1 hint')").await;
                ada.is_content();
                grace.is_content();
                return;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_to_take_back_is_told_that_somebody_said_no() {
    let house = House::open();
    let ada = Guest::at(&house.address).await;
    let grace = Guest::at(&house.address).await;
    sit_together(&ada, &grace, "faj").await;
    ada.waits_for(".bar[data-turn]").await;
    ada.run("document.querySelector('.board .open[data-pick]').click()").await;
    ada.waits_for("#decide:not([disabled])").await;
    ada.run("document.querySelector('#decide').click()").await;
    ada.waits_until("!document.querySelector('.bar[data-turn]')").await;
    ada.presses_button("Take back").await;
    grace.waits_for(".ask").await;
    grace.presses_button("Refuse").await;
    ada.waits_until("document.querySelector('.ask')?.textContent.includes('Grace said no')").await;
    assert!(!grace.sees(".ask").await);
    ada.presses_button("Got it").await;
    ada.waits_until("!document.querySelector('.ask')").await;
    ada.is_content();
    grace.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_may_change_ones_name_after_sitting_down() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    makes_a_table(&guest, "tps").await;
    sits_down(&guest, "Ada").await;
    guest.types(".seats input", "Countess").await;
    guest.presses_button("Change name").await;
    guest.waits_until("document.querySelector('.chairs').textContent.includes('Countess (you)')").await;
    guest.waits_until("[...document.querySelectorAll('.seats button')].find(b => b.textContent === 'Change name').hidden").await;
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_says_what_a_bot_has_played_when_the_time_was_up() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.go("/").await;
    let table = guest
        .run(
            "fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ \
             game: 'tps', seats: 3, bots: ['random', 'random'], pace: { seconds: 1, stand_in: 'random' } }) }).then(r => r.json()).then(t => t.path)",
        )
        .await;
    guest.go(table.as_str().unwrap()).await;
    sits_down(&guest, "Ada").await;
    guest.presses_button("Start game").await;
    guest.waits_for(".board .table").await;
    guest
        .run("[...document.querySelectorAll('.tools button')].find(b => b.textContent === 'Log').click()")
        .await;
    guest
        .waits_until(
            "document.querySelector('.log')?.textContent.includes('Time ran out, so a bot moved: Ada plays')",
        )
        .await;
    assert!(!guest.reads(".log").await.contains("You play "), "she has played nothing herself");
    guest.is_content();
}
