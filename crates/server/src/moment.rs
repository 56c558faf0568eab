//! When something happened: [`Moment`], and what tells it: [`Clock`].

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

/// Milliseconds since 1970: clocks go on over a restart, so they are told by the time of day.
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

    /// How long it is until `later`; nothing if that has been.
    pub(crate) const fn until(self, later: Self) -> Duration {
        Duration::from_millis(later.0.saturating_sub(self.0))
    }
}

/// A clock that nobody sets. It begins with the database's time and goes on evenly, whatever becomes of the time of day.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    base: Moment,
    began: Instant,
}

impl Clock {
    /// A clock that shows this moment now.
    pub(crate) fn showing(base: Moment) -> Self {
        Self { base, began: Instant::now() }
    }

    /// This moment.
    pub(crate) fn now(&self) -> Moment {
        self.base.plus_millis(self.began.elapsed().as_millis() as u64)
    }

    /// The clock of a table at which something has happened at that moment: nothing that follows is older than it, even if the time of
    /// day was set back while the server was down.
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
