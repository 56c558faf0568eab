//! Moments in time: [`Moment`], and the clock that tells them: [`Clock`].

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

/// A moment, in milliseconds since 1970, so that clocks can go on after a restart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Moment(u64);

impl Moment {
    /// That many seconds later.
    pub(crate) const fn plus_seconds(self, seconds: u32) -> Self {
        Self(self.0.saturating_add(seconds as u64 * 1000))
    }

    /// That many milliseconds later.
    pub(crate) const fn plus_millis(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// The number of milliseconds.
    pub(crate) const fn millis(self) -> u64 {
        self.0
    }

    /// The moment of that number of milliseconds.
    pub(crate) const fn of_millis(millis: u64) -> Self {
        Self(millis)
    }

    /// The time until `later`, or zero if that is past.
    pub(crate) const fn until(self, later: Self) -> Duration {
        Duration::from_millis(later.0.saturating_sub(self.0))
    }
}

/// A clock that nobody can set. It starts at the database's time and runs evenly, even if the time of day is changed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    base: Moment,
    began: Instant,
}

impl Clock {
    /// Starts a clock at this moment.
    pub(crate) fn showing(base: Moment) -> Self {
        Self { base, began: Instant::now() }
    }

    /// The present moment.
    pub(crate) fn now(&self) -> Moment {
        self.base.plus_millis(self.began.elapsed().as_millis() as u64)
    }

    /// The clock for a table whose latest entry is from this moment. It never shows an earlier one, even if the time of day was set back
    /// while the server was down.
    pub(crate) fn not_before(self, latest: Moment) -> Self {
        if self.now() < latest { Self::showing(latest) } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_clock_goes_on_from_where_it_began() {
        let clock = Clock::showing(Moment(5_000));
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!(clock.now(), Moment(7_000));
    }

    #[tokio::test(start_paused = true)]
    async fn the_clock_of_a_table_never_shows_what_has_been() {
        let clock = Clock::showing(Moment(5_000));
        let (ahead, same) = (clock.not_before(Moment(3_605_000)), clock.not_before(Moment(4_000)));
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!((ahead.now(), same.now()), (Moment(3_607_000), Moment(7_000)));
    }
}
