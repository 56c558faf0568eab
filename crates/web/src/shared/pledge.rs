//! Tables' promises about their deals, saved in this browser.

use parlour_protocol::TableId;
use parlour_seat::Pledge;

use crate::{luck, settings};

/// How many tables are remembered.
const REMEMBERED: usize = 60;
/// The key of the list of these tables, the latest first.
const LIST: &str = "promises";

fn key(table: TableId) -> String {
    format!("promise.{table}")
}

/// The saved pledge for a table, or a new one.
pub(super) fn open(table: TableId) -> Pledge {
    let kept = settings::kept(&key(table)).and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_else(|| Pledge::new(luck::nonce(), now()))
}

#[expect(clippy::cast_sign_loss, reason = "a clock before 1970 may as well show 1970")]
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Saves the pledge, and forgets the oldest one if there are too many.
pub(super) fn keep(table: TableId, pledge: &Pledge) {
    let text = serde_json::to_string(pledge).expect("a pledge has string keys only");
    settings::keep(&key(table), &text);
    let list = settings::kept(LIST).unwrap_or_default();
    let name = table.to_string();
    let others = list.split(' ').filter(|other| !other.is_empty() && *other != name);
    let mut all: Vec<&str> = std::iter::once(name.as_str()).chain(others).collect();
    for old in all.drain(REMEMBERED.min(all.len())..) {
        settings::forget(&format!("promise.{old}"));
    }
    settings::keep(LIST, &all.join(" "));
}
