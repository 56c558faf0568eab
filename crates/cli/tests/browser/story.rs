//! What happened is seen: a complete trick, reveal, battle or scoring stays on the screen, with what decided it marked.

use serde_json::Value;

use crate::{GAMES, guest::Guest, house::House};

/// Comes with every page and writes down, picture by picture, which moments were shown and for how long.
const WATCHER: &str = r#"(() => {
    globalThis.moments = [];
    let now = null;
    const look = () => {
        const bar = document.querySelector('.bar[data-story]');
        const said = bar?.querySelector('.caption')?.textContent.trim() ?? '';
        const length = bar?.dataset.story ?? '';
        if (now && (now.said !== said || now.length !== length)) { moments.push(now); now = null; }
        if (bar && !now) now = { said, length, from: performance.now(), marked: 0, time: 0 };
        if (now) {
            now.time = performance.now() - now.from;
            now.marked = document.querySelectorAll('.board :is(.winning, .tied, .destroyed, .scoring)').length;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"#;

/// At least this long, in milliseconds, at normal speed.
const SEEN: f64 = 1_200.0;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_complete_stays_to_be_seen_in_every_game() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.brings("try { localStorage.setItem('parlour.pause', '800') } catch {}").await;
    guest.brings(WATCHER).await;
    for game in GAMES {
        guest.opens_a_table_with_easy_bots(game).await;
        guest.plays().await;
        guest
            .waits_until(
                "moments.filter(moment => moment.length === 'long' && moment.marked).length >= 2 \
                 || !!document.querySelector('.result')",
            )
            .await;
        guest.rests().await;
        let Value::Array(moments) = guest.run("moments").await else { panic!("a list") };
        let long: Vec<&Value> = moments.iter().filter(|moment| moment["length"] == "long").collect();
        assert!(long.len() >= 2, "{game}: {moments:#?}");
        for moment in long {
            assert!(moment["time"].as_f64().unwrap() >= SEEN, "{game}: {moment}");
            assert_ne!(moment["said"], "", "{game}: {moment}");
        }
        guest.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_pauses_a_line_says_what_happened_and_stays() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.brings(WATCHER).await;
    guest.opens_a_table_with_easy_bots("tps").await;
    guest.plays_until(2).await;
    guest.waits_for(".bar[data-turn]").await;
    assert_ne!(guest.reads(".bar .caption").await.trim(), "");
    assert_eq!(guest.run("moments.length").await, 0, "nothing is waited for");
    guest.is_content();
}
