//! Numbers written for people.

use crate::interval::Estimate;

/// `26.3%`.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// `26.3% (26.0% to 26.6%)`.
pub(crate) fn percent_between(estimate: Estimate) -> String {
    format!("{} ({} to {})", percent(estimate.mean), percent(estimate.low), percent(estimate.high))
}

/// `12.4 (12.3 to 12.5)`, with a readable number of digits.
pub(crate) fn number_between(estimate: Estimate) -> String {
    let digits = digits(estimate.mean);
    format!("{:.digits$} ({:.digits$} to {:.digits$})", estimate.mean, estimate.low, estimate.high)
}

/// A number with a readable number of digits.
pub(crate) fn number(value: f64) -> String {
    format!("{value:.digits$}", digits = digits(value))
}

fn digits(value: f64) -> usize {
    match value.abs() {
        large if large >= 100.0 => 0,
        middle if middle >= 10.0 => 1,
        _ => 2,
    }
}

/// `1 game`, `12,345 games`.
pub(crate) fn counted(count: u64, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{} {what}s", grouped(count)) }
}

/// `12,345`.
pub(crate) fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let lead = digits.len() % 3;
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && place % 3 == lead {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., last] => format!("{} and {last}", some.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_grouped_by_thousands() {
        assert_eq!(
            ["1", "12", "123", "1,234", "12,345", "123,456", "1,234,567"].map(str::to_owned),
            [1, 12, 123, 1234, 12_345, 123_456, 1_234_567].map(grouped)
        );
    }

    #[test]
    fn lists_read_as_sentences_do() {
        let words = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(listed(&words), "a, b and c");
        assert_eq!(listed(&words[..1]), "a");
    }
}
