//! Measures how long many decisions took: [`Stopwatch`].

use std::{
    array,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use serde_json::{Value, json};

/// The number of steps from one time to twice that time, so that a step is about 4%.
const STEPS: usize = 16;
/// The number of counters, one for each step of times in nanoseconds.
const COUNTS: usize = 64 * STEPS;

/// Counts times from any number of threads. Its size is fixed, so the median is known to within a step; the
/// rest is exact.
pub(crate) struct Stopwatch {
    counts: [AtomicU64; COUNTS],
    sum: AtomicU64,
    longest: AtomicU64,
}

/// The results of a stopwatch, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Times {
    pub(crate) mean: f64,
    pub(crate) median: f64,
    pub(crate) longest: f64,
}

impl Default for Stopwatch {
    fn default() -> Self {
        Self {
            counts: array::from_fn(|_| AtomicU64::new(0)),
            sum: AtomicU64::new(0),
            longest: AtomicU64::new(0),
        }
    }
}

impl Stopwatch {
    pub(crate) fn add(&self, time: Duration) {
        let nanoseconds = time.as_nanos() as u64;
        self.counts[step(nanoseconds)].fetch_add(1, Relaxed);
        self.sum.fetch_add(nanoseconds, Relaxed);
        self.longest.fetch_max(nanoseconds, Relaxed);
    }

    pub(crate) fn times(&self) -> Times {
        let counts: Vec<u64> = self.counts.iter().map(|count| count.load(Relaxed)).collect();
        let all: u64 = counts.iter().sum();
        let mut below = 0;
        let median = counts.iter().position(|count| {
            below += count;
            2 * below >= all.max(1)
        });
        let milliseconds = |nanoseconds: u64| nanoseconds as f64 / 1e6;
        Times {
            mean: milliseconds(self.sum.load(Relaxed)) / all.max(1) as f64,
            median: milliseconds(median.map_or(0, start)),
            longest: milliseconds(self.longest.load(Relaxed)),
        }
    }
}

impl Times {
    pub(crate) fn to_json(self) -> Value {
        json!({ "mean": self.mean, "median": self.median, "longest": self.longest })
    }
}

/// The step that a time falls into: the place of its highest bit, and the four bits below it.
const fn step(nanoseconds: u64) -> usize {
    if nanoseconds < STEPS as u64 {
        return nanoseconds as usize;
    }
    let octave = nanoseconds.ilog2();
    octave as usize * STEPS + (nanoseconds >> (octave - STEPS.ilog2())) as usize % STEPS
}

/// The shortest time that falls into a step.
const fn start(step: usize) -> u64 {
    if step < STEPS {
        return step as u64;
    }
    let octave = (step / STEPS) as u32;
    (STEPS + step % STEPS) as u64 * (1 << (octave - STEPS.ilog2()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_begins_where_its_first_time_falls_into_it() {
        for time in [0, 7, 15, 16, 17, 31, 32, 1_000, 123_456_789, u64::MAX] {
            let begin = start(step(time));
            assert!(begin <= time && time - begin <= time / 16, "{time} in a step from {begin}");
            assert_eq!(step(begin), step(time));
        }
    }

    #[test]
    fn one_long_time_among_many_moves_the_longest_and_not_the_median() {
        let watch = Stopwatch::default();
        (0..99).for_each(|_| watch.add(Duration::from_millis(2)));
        watch.add(Duration::from_millis(802));
        let times = watch.times();
        assert!((times.mean - 10.0).abs() < 1e-9 && (times.longest - 802.0).abs() < 1e-9, "{times:?}");
        assert!((1.85..=2.0).contains(&times.median), "{times:?}");
    }
}
