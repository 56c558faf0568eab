//! Measures the client against its limits: `cargo xtask browser --figures` writes `docs/results/browser.md`.
//! Nothing here fails for being slow.

use std::{fmt::Write as _, fs, path::Path, time::Duration};

use serde_json::Value;

use crate::{games, guest::Guest, house::House};

/// Records when a table becomes playable, how soon decisions show, and how far apart frames are, each with
/// whether something was moving when it began.
const WATCHER: &str = r#"(() => {
    globalThis.moves = [];
    globalThis.gaps = [];
    let version, clicked, last, moves_until = 0, moving = false;
    const look = () => {
        const now = document.querySelector('.play')?.dataset.version;
        if (!globalThis.playable && document.querySelector('.board .table')) globalThis.playable = performance.now();
        if (now !== version) {
            version = now;
            if (clicked) { const from = clicked; clicked = 0; requestAnimationFrame(() => setTimeout(() => moves.push(performance.now() - from))); }
        }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-version'] });
    document.addEventListener('click', (event) => { if (event.target.closest?.('#decide')) clicked = performance.now(); }, true);
    const moves_for = (length) => { moves_until = Math.max(moves_until, performance.now() + length); };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) { moves_for(timing.duration); return animate.call(this, frames, timing); };
    document.addEventListener('transitionrun', () => moves_for(180), true);
    const frame = (time) => {
        if (last && globalThis.playable) gaps.push([time - last, moving]);
        last = time;
        setTimeout(() => { moving = performance.now() < moves_until; });
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const stream = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...all) => {
        const made = await stream.apply(WebAssembly, all);
        globalThis.memory = made.instance.exports.memory;
        return made;
    };
})()"#;

/// The number of browsers that open their first table.
const COLD_STARTS: usize = 5;
/// The number of the person's decisions watched for slow frames.
const WATCHED_DECISIONS: u64 = 6;
/// The number of games played in one tab.
const GAMES_IN_A_TAB: usize = 20;

const INTRODUCTION: &str = "# How quick the browser client is

`cargo xtask browser --figures` measures all of this and writes this page: headless Chromium against a
server on the same machine, built for debugging. The browser, which draws without a graphics card, the
server and the bots share two cores.

- A move is chosen and confirmed 20 ms later, sooner than people do.
- A frame is one while something moves if a piece travels or a transition runs when it begins. Its
  length is the time to the next frame. Three refreshes of the screen, reported as 50.0 or 50.1 ms, do
  not count as over 50 ms.

| What | Measured | Bar |
|---|---|---|
";

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_measured_and_written_down() {
    let house = House::open();
    let mut page = String::from(INTRODUCTION);
    let mut line = |words: &str| {
        print!("{words}");
        page.push_str(words);
    };
    line(&size());
    line(&first_table(&house).await);
    line(&shared_moves(&house).await);
    line(&frames(&house).await);
    line(&memory(&house).await);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/results");
    fs::write(folder.join("browser.md"), page).unwrap();
}

fn size() -> String {
    let kilobytes = |bytes: usize| bytes as f64 / 1000.0;
    format!(
        "| What is loaded before the first table of the largest game, compressed | {:.1} kB | {:.0} kB |\n",
        kilobytes(parlour_client::first_table_size()),
        kilobytes(parlour_client::FIRST_TABLE_LIMIT)
    )
}

/// The time from the first request of a fresh browser to a table with cards.
async fn first_table(house: &House) -> String {
    let mut times = Vec::new();
    for _ in 0..COLD_STARTS {
        let guest = Guest::at(&house.address).await;
        guest.brings(WATCHER).await;
        guest.go("/play/tps").await;
        guest.waits_until("!!globalThis.playable").await;
        times.push(guest.run("playable").await.as_f64().unwrap());
    }
    let (median, worst) = median_and_worst(times);
    format!(
        "| First table from a cold cache, {COLD_STARTS} fresh browsers: median, slowest | {median:.0} ms, {worst:.0} ms | 1,500 ms |\n"
    )
}

/// The time from the click on the main button to the frame that shows the move, over the server.
async fn shared_moves(house: &House) -> String {
    let guest = Guest::at(&house.address).await;
    guest.brings(WATCHER).await;
    crate::shared::sits_alone(&guest, "tps").await;
    guest.plays_to_the_end().await;
    let times = numbers(&guest.run("moves").await);
    let count = times.len();
    let (median, worst) = median_and_worst(times);
    format!(
        "| A decision at a shared table, from the click to the frame that shows it, {count} decisions: median, slowest | {median:.0} ms, {worst:.0} ms | 50 ms |\n"
    )
}

/// The distance between frames with animations on and bots pausing a little, as people play.
async fn frames(house: &House) -> String {
    let mut lines = String::new();
    for game in games() {
        let guest = Guest::at(&house.address).await;
        guest.brings("try { localStorage.setItem('parlour.pause', '350') } catch {}").await;
        guest.brings(WATCHER).await;
        guest.opens_a_table_with_easy_bots(game).await;
        // Opening the table is measured separately.
        tokio::time::sleep(Duration::from_secs(1)).await;
        guest.run("gaps.length = 0").await;
        guest.plays_until(WATCHED_DECISIONS).await;
        let all = numbers(&guest.run("gaps.map(([gap]) => gap)").await);
        let moving = numbers(&guest.run("gaps.filter(([, moving]) => moving).map(([gap]) => gap)").await);
        writeln!(
            lines,
            "| {WATCHED_DECISIONS} decisions of {game} and those of bots: over 50 ms and longest of {} frames while something moves, of all {} | {}; {} | 0, 50 ms |",
            moving.len(),
            all.len(),
            long_and_worst(&moving),
            long_and_worst(&all),
        )
        .unwrap();
    }
    lines
}

/// The memory of one tab after each of many games, once garbage is collected.
async fn memory(house: &House) -> String {
    let guest = Guest::at(&house.address).await;
    guest.brings(WATCHER).await;
    guest.opens_a_table_with_easy_bots("tps").await;
    let mut sizes = Vec::new();
    for _ in 0..GAMES_IN_A_TAB {
        guest.plays_to_the_end().await;
        let heap = guest.heap_after_collecting().await;
        let program = guest.run("memory.buffer.byteLength").await.as_f64().unwrap();
        let nodes = guest.run("document.querySelectorAll('*').length").await.as_f64().unwrap();
        sizes.push((heap / 1024.0, program / 1024.0, nodes));
        guest.presses_button("Play again").await;
        guest.waits_until("!document.querySelector('.result')").await;
    }
    let at = |game: usize| {
        let (heap, program, nodes) = sizes[game - 1];
        format!("{heap:.0} + {program:.0} KiB, {nodes}")
    };
    format!(
        "| Script heap + memory of the program, and elements, after game 2, 10, {GAMES_IN_A_TAB} in one tab | {}; {}; {} | flat |\n",
        at(2),
        at(10),
        at(GAMES_IN_A_TAB)
    )
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
}

/// The number of long gaps, and the longest gap. A page sees the time in tenths of a millisecond, so three
/// screen refreshes, which take 50 ms, may read as 50.1.
fn long_and_worst(gaps: &[f64]) -> String {
    let long = gaps.iter().filter(|gap| (**gap * 10.0).round() > 501.0).count();
    format!("{long}, {:.0} ms", gaps.iter().copied().fold(0.0, f64::max))
}

fn median_and_worst(mut times: Vec<f64>) -> (f64, f64) {
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() - 1])
}
