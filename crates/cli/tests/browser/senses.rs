//! Whole games by touch on a phone, and with only what a screen reader finds.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{games, guest::Guest, house::House};

/// Where a finger would touch next: something that can be picked, or the button that confirms. `null` while
/// there is nothing to do, `over` at the end.
const FINGER: &str = r#"globalThis.finger = (() => {
    const NEXT = '.board .open[data-pick], .board .open > .zone-title > [data-pick], .bar .choices button:not(.main):not(.quiet):not([disabled])';
    let turn = 0;
    return () => {
        if (document.querySelector('.result')) return 'over';
        if (!document.querySelector('.bar[data-turn]')) return null;
        turn += 1;
        const decide = document.querySelector('#decide:not([disabled]):not([hidden])');
        const open = [...document.querySelectorAll(NEXT)];
        const meant = decide && (turn % 3 || !open.length) ? decide : open[(turn * 7) % open.length];
        if (!meant) return null;
        const box = meant.getBoundingClientRect();
        const x = box.left + box.width / 2;
        // Of a card under others only the upper edge is seen.
        const y = [0.5, 0.08].map((share) => box.top + box.height * share).find((y) => meant.contains(document.elementFromPoint(x, y)));
        return y === undefined ? `${meant.className} cannot be touched` : [x, y];
    };
})()"#;

/// The state that changes with every touch that has an effect.
const STATE: &str = "document.querySelector('.play')?.dataset.version + [...document.querySelectorAll('.picked')].map((picked) => picked.dataset.piece ?? picked.textContent)";

/// The number of looks at the page within which a touch has its effect.
const LOOKS: usize = 50;
/// The most touches in a row that may have none.
const LOST: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_every_kind_with_a_finger_on_a_phone() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.brings(FINGER).await;
    guest.has_fingers().await;
    for game in games() {
        guest.looks_through(1440, 900, "dark").await;
        guest.sits_at_a_known_table(game, None).await;
        guest.looks_through(390, 844, "dark").await;
        let mut lost = 0;
        loop {
            guest.keeps_its_places().await;
            match guest.run("finger()").await {
                Value::Null => tokio::time::sleep(Duration::from_millis(30)).await,
                Value::Array(point) => {
                    let before = guest.run(STATE).await;
                    guest.touches(&point[0], &point[1]).await;
                    lost = if guest.sees_an_effect_since(&before).await { 0 } else { lost + 1 };
                    assert!(lost < LOST, "{game}: nothing comes of a touch at {point:?}");
                }
                said => {
                    assert_eq!(said, "over", "{game}");
                    break;
                }
            }
        }
        guest.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_every_kind_by_what_a_screen_reader_finds() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    for game in games() {
        guest.sits_at_a_known_table(game, None).await;
        let mut lost = 0;
        for turn in 0_usize.. {
            guest.waits_for(".bar[data-turn], .result").await;
            if guest.sees(".result").await {
                break;
            }
            let before = guest.run(STATE).await;
            let tree = guest.calls("Accessibility.getFullAXTree", json!({})).await;
            let (on_table, in_bar) = (buttons(&tree, "Table"), buttons(&tree, "Your move"));
            let first = if turn % 3 == 0 { [&on_table, &in_bar] } else { [&in_bar, &on_table] };
            let Some(list) = first.into_iter().find(|list| !list.is_empty()) else {
                // A decision was being drawn.
                continue;
            };
            let node = &list[(turn * 7) % list.len()];
            guest.clicks_on_node(node).await;
            lost = if guest.sees_an_effect_since(&before).await { 0 } else { lost + 1 };
            assert!(lost < LOST, "{game}: nothing comes of a click on {node}");
        }
        assert!(guest.sees(".result h2").await, "{game}");
        guest.is_content();
    }
}

/// The enabled buttons of a region, each with its name, as a screen reader finds them.
fn buttons(tree: &Value, region: &str) -> Vec<Value> {
    let nodes = tree["nodes"].as_array().unwrap();
    let parent = |node: &Value| nodes.iter().find(|other| other["nodeId"] == node["parentId"]);
    let is_inside = |node: &Value| {
        std::iter::successors(Some(node), |node| parent(node))
            .any(|node| node["role"]["value"] == "region" && node["name"]["value"] == region)
    };
    let has = |node: &Value, name: &str, value: &Value| {
        let properties = node["properties"].as_array().map(Vec::as_slice).unwrap_or_default();
        properties.iter().any(|property| property["name"] == name && property["value"]["value"] == *value)
    };
    let leads_on = |node: &&Value| {
        node["role"]["value"] == "button"
            && !has(node, "disabled", &json!(true))
            && !has(node, "pressed", &json!("true"))
            && node["name"]["value"] != "Cancel"
            && node["name"]["value"] != "View cards"
            && node["name"]["value"] != "Stack cards"
            && is_inside(node)
    };
    let found: Vec<Value> = nodes.iter().filter(leads_on).cloned().collect();
    assert!(found.iter().all(|button| button["name"]["value"] != ""), "a button without a name: {found:#?}");
    found
}

impl Guest {
    /// Whether something has changed soon. A touch or a click is lost if the table is drawn anew in the middle of
    /// it, because a bot has moved; then a person tries again.
    async fn sees_an_effect_since(&self, before: &Value) -> bool {
        for _ in 0..LOOKS {
            if self.run(&format!("{STATE} !== {before} || !!document.querySelector('.result')")).await == true
            {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
        false
    }

    async fn clicks_on_node(&self, node: &Value) {
        let found = self.calls("DOM.resolveNode", json!({ "backendNodeId": node["backendDOMNodeId"] })).await;
        let click = json!({ "objectId": found["object"]["objectId"], "functionDeclaration": "function () { this.click(); }" });
        self.calls("Runtime.callFunctionOn", click).await;
    }
}
