//! Sounds: few, soft, and none before the visitor has touched the page.

use serde_json::{Value, json};

use crate::{guest::Guest, house::House};

/// A script added to every page that counts tones instead of playing them.
const COUNTER: &str = r"(() => {
    globalThis.tones = [];
    globalThis.contexts = 0;
    const began = performance.now();
    const parameter = (name, tone) => ({
        setValueAtTime(value) { tone[name] = value; },
        exponentialRampToValueAtTime() {},
    });
    globalThis.AudioContext = class {
        constructor() { contexts += 1; this.destination = {}; }
        get currentTime() { return (performance.now() - began) / 1000; }
        createOscillator() {
            const tone = { made: this.currentTime };
            tones.push(tone);
            return { frequency: parameter('hertz', tone), connect() {}, start(at) { tone.from = at; }, stop(at) { tone.to = at; } };
        }
        createGain() { return { gain: parameter('gain', {}), connect() {} }; }
    };
})()";

impl Guest {
    async fn brings_a_counter_and_sounds(&self, on: &str) {
        self.brings(&format!("try {{ localStorage.setItem('parlour.sound', '{on}') }} catch {{}}")).await;
        self.brings(COUNTER).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_a_few_sounds_and_of_each_one_at_a_time() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.brings("try { localStorage.setItem('parlour.pause', '300') } catch {}").await;
    guest.brings_a_counter_and_sounds("on").await;
    guest.opens_a_table_with_easy_bots("tps").await;
    assert_eq!(guest.run("[contexts, tones.length]").await, json!([0, 0]), "nobody touched the page");
    guest.presses_key("ArrowRight").await;
    guest.plays_until(3).await;
    guest.rests().await;
    guest.waits_until("new Set(tones.map(tone => tone.hertz)).size >= 5").await;
    assert_eq!(guest.run("contexts").await, 1);
    let Value::Array(tones) = guest.run("tones").await else { panic!("a list") };
    for (index, tone) in tones.iter().enumerate() {
        let same = tones[..index].iter().rev().find(|before| before["hertz"] == tone["hertz"]);
        let free = same.is_none_or(|before| tone["from"].as_f64() >= before["to"].as_f64());
        assert!(free, "two at once: {same:?} and {tone}");
    }
    guest.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_sounds_once_it_is_switched_off() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.brings_a_counter_and_sounds("on").await;
    guest.opens_a_table_with_easy_bots("tps").await;
    guest
        .run(
            "[...document.querySelectorAll('.preferences label')].find(label => label.textContent.includes('Sounds'))\
             .querySelector('input').click()",
        )
        .await;
    assert_eq!(guest.run("localStorage.getItem('parlour.sound')").await, "off");
    guest.run("tones.length = 0").await;
    guest.presses_key("ArrowRight").await;
    guest.plays_to_the_end().await;
    assert_eq!(guest.run("tones.length").await, 0);
    guest.is_content();
}

/// Whether the settings say that there are sounds.
const SWITCHED_ON: &str = "[...document.querySelectorAll('.preferences label')].find(label => label.textContent.includes('Sounds')).querySelector('input').checked";

#[tokio::test(flavor = "multi_thread")]
async fn unasked_there_are_sounds_at_a_desk_and_none_on_what_is_held_in_a_hand() {
    let house = House::open();
    let desk = Guest::at(&house.address).await;
    desk.go("/").await;
    desk.waits_for(".home").await;
    assert_eq!(desk.run(SWITCHED_ON).await, true);

    let phone = Guest::at(&house.address).await;
    phone.brings(COUNTER).await;
    phone.calls("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    let size = json!({ "width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true });
    phone.calls("Emulation.setDeviceMetricsOverride", size).await;
    phone.go("/").await;
    phone.waits_for(".home").await;
    assert_eq!(phone.run("matchMedia('(pointer: coarse)').matches").await, true);
    assert_eq!(phone.run(SWITCHED_ON).await, false);
    phone.opens_a_table_with_easy_bots("tps").await;
    phone.presses_key("ArrowRight").await;
    phone.plays_to_the_end().await;
    assert_eq!(phone.run("[contexts, tones.length]").await, json!([0, 0]));
    phone.is_content();
}

#[test]
fn all_sounds_together_are_smaller_than_fifteen_kibibytes() {
    // Sounds are made by code, and the code compiled from these lines is smaller than the lines.
    let lines = include_str!("../../../web/src/sound.rs").len()
        + include_str!("../../../web/src/play/sounds.rs").len();
    assert!(lines < 15 * 1024, "{lines} bytes");
}
