//! Charts as SVG. They contain only shapes, stretched to the available width; words and numbers are text
//! beside them.

use std::fmt::Write as _;

use minijinja::{Environment, Value};

use super::text::read;

/// The most bars of a histogram; beyond that, numbers share bars.
const BARS: usize = 48;

pub(super) fn add(pages: &mut Environment<'_>) {
    pages.add_function("span", |rows: Vec<Value>, key: &str, reference: f64| span(&rows, key, reference));
    pages.add_function("whisker", |value: Value, range: Vec<f64>, reference: f64| {
        Value::from_safe_string(whisker(&value, &range, reference))
    });
    pages.add_function("histogram", |counts: Vec<Value>| {
        let pair = |pair: &Value| {
            Some((
                i64::try_from(pair.get_item_by_index(0).ok()?).ok()?,
                u64::try_from(pair.get_item_by_index(1).ok()?).ok()?,
            ))
        };
        let counts: Vec<(i64, u64)> = counts.iter().filter_map(pair).collect();
        Value::from_safe_string(histogram(&counts))
    });
    pages.add_function("curve", |points: Vec<Value>, guess: f64| {
        Value::from_safe_string(curve(&points, guess))
    });
    pages.add_function("meter", |share: f64| Value::from_safe_string(meter(share)));
}

fn svg(label: &str, inside: &str) -> String {
    format!(
        r#"<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{label}">{inside}</svg>"#
    )
}

fn line(class: &str, [x1, y1, x2, y2]: [f64; 4]) -> String {
    format!(r#"<line class="{class}" x1="{x1:.2}" y1="{y1:.2}" x2="{x2:.2}" y2="{y2:.2}"/>"#)
}

/// The lowest and the highest end of the intervals in these rows and of a reference, with some room.
fn span(rows: &[Value], key: &str, reference: f64) -> Vec<f64> {
    let estimates = rows.iter().filter_map(|row| read(&row.get_attr(key).ok()?));
    let (low, high) = estimates.fold((reference, reference), |(low, high), estimate| {
        (low.min(estimate.low), high.max(estimate.high))
    });
    let room = ((high - low) * 0.06).max(1e-9);
    vec![low - room, high + room]
}

/// A number as a dot with its interval as a line through it, on a scale with a mark at the reference.
fn whisker(value: &Value, range: &[f64], reference: f64) -> String {
    let (Some(estimate), [low, high]) = (read(value), range) else { return String::new() };
    let place = |number: f64| (100.0 * (number - low) / (high - low)).clamp(0.0, 100.0);
    let [left, dot, right] = [estimate.low, estimate.mean, estimate.high].map(place);
    let mark = place(reference);
    let label = format!("{:.4}, between {:.4} and {:.4}", estimate.mean, estimate.low, estimate.high);
    let parts = [
        line("base", [0.0, 50.0, 100.0, 50.0]),
        line("mark", [mark, 5.0, mark, 95.0]),
        line("reach", [left, 50.0, right, 50.0]),
        line("dot", [dot, 50.0, dot, 50.0]),
    ];
    svg(&label, &parts.concat())
}

/// How often each number came up, with the numbers at both ends below.
fn histogram(counts: &[(i64, u64)]) -> String {
    let (Some(&(first, _)), Some(&(last, _))) = (counts.first(), counts.last()) else { return String::new() };
    let numbers = last.abs_diff(first) as usize + 1;
    let together = numbers.div_ceil(BARS);
    let mut bars = vec![0u64; numbers.div_ceil(together)];
    for &(number, count) in counts {
        bars[number.abs_diff(first) as usize / together] += count;
    }
    let most = bars.iter().copied().max().unwrap_or(1).max(1) as f64;
    let width = 100.0 / bars.len() as f64;
    let mut inside = String::new();
    for (place, &count) in bars.iter().enumerate().filter(|(_, count)| **count > 0) {
        let height = (96.0 * count as f64 / most).max(0.6);
        write!(
            inside,
            r#"<rect class="bar" x="{:.2}" y="{:.2}" width="{:.2}" height="{height:.2}"/>"#,
            place as f64 * width + width * 0.08,
            100.0 - height,
            width * 0.84
        )
        .expect("a string takes any text");
    }
    let middle = first + (numbers / 2) as i64;
    let axis = if numbers > 2 {
        format!("<span>{first}</span><span>{middle}</span><span>{last}</span>")
    } else {
        format!("<span>{first}</span><span>{last}</span>")
    };
    format!(r#"{}<div class="axis">{axis}</div>"#, svg("how often each number came up", &inside))
}

/// The leader's chance of winning, from one tenth of the game to nine, with the interval as a band.
fn curve(points: &[Value], guess: f64) -> String {
    let known: Vec<(f64, [f64; 3])> = points
        .iter()
        .filter_map(|point| {
            let percent = f64::try_from(point.get_attr("percent").ok()?).ok()?;
            let wins = read(&point.get_attr("wins").ok()?)?;
            Some((percent, [wins.mean, wins.low, wins.high]))
        })
        .collect();
    // The curve spans the whole width from one tenth to nine, so that the figures below line up with their
    // points.
    let at = |(percent, share): (f64, f64)| {
        format!("{:.1},{:.2} ", (percent - 10.0) * 100.0 / 80.0, 100.0 - 100.0 * share)
    };
    let upper: String = known.iter().map(|(percent, [_, _, high])| at((*percent, *high))).collect();
    let lower: String = known.iter().rev().map(|(percent, [_, low, _])| at((*percent, *low))).collect();
    let middle: String = known.iter().map(|(percent, [mean, ..])| at((*percent, *mean))).collect();
    let guess = 100.0 - 100.0 * guess;
    let inside = format!(
        r#"{}<polygon class="band" points="{upper}{lower}"/><polyline class="line" points="{middle}"/>"#,
        line("guess", [0.0, guess, 100.0, guess])
    );
    let texts: String = known
        .iter()
        .map(|(percent, [mean, ..])| {
            format!("<span><b>{:.0}%</b><br>after {percent:.0}%</span>", 100.0 * mean)
        })
        .step_by(2)
        .collect();
    format!(
        r#"{}<div class="axis">{texts}</div>"#,
        svg("share of the win of the leader as the game goes on", &inside)
    )
}

/// A share as a bar.
fn meter(share: f64) -> String {
    let width = 100.0 * share;
    svg(
        "share of games",
        &format!(
            r#"<rect class="band" width="100" height="100"/><rect class="bar" width="{width:.2}" height="100"/>"#
        ),
    )
}
