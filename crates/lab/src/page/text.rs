//! How numbers are written on the page.

use minijinja::{Environment, Value};

use crate::{
    interval::Estimate,
    words::{grouped, number, percent},
};

pub(super) fn add(pages: &mut Environment<'_>) {
    pages.add_filter("pct", percent);
    pages.add_filter("num", number);
    pages.add_filter("group", |count: i64| grouped(count.unsigned_abs()));
    pages.add_filter("points", |share: f64| format!("{:+.1}", 100.0 * share));
    pages.add_filter("chance", chance);
    pages.add_function("estimate", |value: Value| with_ends(&value, number));
    pages.add_function("share", |value: Value| with_ends(&value, percent));
    pages.add_function("tiny", |value: Value| with_ends(&value, tiny));
}

/// Reads an estimate from a value of the page, if it is one.
pub(super) fn read(value: &Value) -> Option<Estimate> {
    let part = |name| f64::try_from(value.get_attr(name).ok()?).ok();
    Some(Estimate { mean: part("mean")?, low: part("low")?, high: part("high")? })
}

fn with_ends(value: &Value, text: impl Fn(f64) -> String) -> Value {
    let text = read(value).map_or_else(
        || "–".to_owned(),
        |estimate| {
            let [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map(text);
            if low == high { mean } else { format!("{mean} <small>{low} to {high}</small>") }
        },
    );
    Value::from_safe_string(text)
}

/// A share that may be very small.
fn tiny(share: f64) -> String {
    match share {
        none if none <= 0.0 => "0%".to_owned(),
        small if small < 0.001 => format!("{:.4}%", 100.0 * small),
        other => percent(other),
    }
}

/// The chance that something is an accident.
fn chance(chance: f64) -> String {
    match chance {
        never if never < 0.0001 => "no".to_owned(),
        small if small < 0.05 => format!("hardly ({chance:.4})"),
        _ => format!("maybe ({chance:.2})"),
    }
}
