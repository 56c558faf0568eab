//! Which games have been played: [`Spans`].

use std::ops::Range;

use serde::{Deserialize, Serialize};

/// A set of numbers as the fewest spans, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spans(Vec<(u64, u64)>);

impl Spans {
    /// Adds a span that does not overlap with those already in the set.
    pub fn add(&mut self, span: Range<u64>) {
        if span.is_empty() {
            return;
        }
        self.0.push((span.start, span.end));
        self.0.sort_unstable();
        let mut joined: Vec<(u64, u64)> = Vec::with_capacity(self.0.len());
        for &(start, end) in &self.0 {
            match joined.last_mut() {
                Some(last) if last.1 == start => last.1 = end,
                _ => joined.push((start, end)),
            }
        }
        self.0 = joined;
    }

    /// The spans in order.
    pub fn iter(&self) -> impl Iterator<Item = Range<u64>> + '_ {
        self.0.iter().map(|&(start, end)| start..end)
    }

    /// The number of elements in the set.
    pub fn count(&self) -> u64 {
        self.iter().map(|span| span.end - span.start).sum()
    }

    /// The first numbers that are in both sets, if there are any.
    pub fn overlap(&self, other: &Self) -> Option<Range<u64>> {
        let both = |one: Range<u64>, two: Range<u64>| one.start.max(two.start)..one.end.min(two.end);
        let pairs = self.iter().flat_map(|one| other.iter().map(move |two| both(one.clone(), two)));
        pairs.into_iter().find(|span| !span.is_empty())
    }

    /// The first run of consecutive numbers in the range that are missing.
    pub fn first_gap(&self, range: Range<u64>) -> Range<u64> {
        let mut start = range.start;
        for span in self.iter() {
            if span.contains(&start) {
                start = span.end;
            }
        }
        let next = self.iter().map(|span| span.start).find(|&other| other > start);
        start.min(range.end)..range.end.min(next.unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_join_and_gaps_are_found() {
        let mut spans = Spans::default();
        for span in [10..20, 0..5, 20..30] {
            spans.add(span);
        }
        assert!(spans.iter().eq([0..5, 10..30]));
        assert_eq!(spans.count(), 25);
        assert_eq!(spans.first_gap(0..40), 5..10);
        assert_eq!(spans.first_gap(12..40), 30..40);
        assert!(spans.first_gap(12..30).is_empty());
        let mut other = Spans::default();
        other.add(5..10);
        assert_eq!(spans.overlap(&other), None);
        other.add(29..31);
        assert_eq!(spans.overlap(&other), Some(29..30));
    }
}
