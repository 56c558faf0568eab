//! When something happened: [`Moment`].

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970: clocks go on over a restart, so they are told by the time of day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Moment(u64);

impl Moment {
    /// This moment.
    pub(crate) fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(since.as_millis() as u64)
    }

    /// That many seconds later.
    pub(crate) const fn plus_seconds(self, seconds: u32) -> Self {
        Self(self.0.saturating_add(seconds as u64 * 1000))
    }

    /// That many milliseconds later.
    pub(crate) const fn plus_millis(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// How long it is until `later`; nothing if that has been.
    pub(crate) const fn until(self, later: Self) -> Duration {
        Duration::from_millis(later.0.saturating_sub(self.0))
    }
}
