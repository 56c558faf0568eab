//! What one address may ask for: [`Allowance`].

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::{Instant, sleep_until};

/// Requests and messages a second, a little less than a server allows an address by itself.
const RATE: u32 = 90;
/// What a new table costs, with its request.
pub(super) const TABLE: u32 = 11;

/// Requests and messages at a steady pace, handed out to all attacks of one address: so none of them is refused for its rate, and none
/// takes another's.
#[derive(Debug)]
pub(super) struct Allowance(Mutex<Instant>);

impl Allowance {
    /// Begins now.
    pub(super) fn new() -> Self {
        Self(Mutex::new(Instant::now()))
    }

    /// Waits until that many may be sent.
    pub(super) async fn take(&self, cost: u32) {
        sleep_until(self.reserve(cost, Instant::now())).await;
    }

    /// When that many may be sent. What was not used is lost.
    fn reserve(&self, cost: u32, now: Instant) -> Instant {
        let mut next = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let due = (*next).max(now);
        *next = due + Duration::from_secs(1) * cost / RATE;
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_second_has_more_than_the_rate_and_what_was_not_used_is_lost() {
        let allowance = Allowance::new();
        let now = Instant::now() + Duration::from_secs(5);
        let due: Vec<Duration> = (0..=RATE).map(|_| allowance.reserve(1, now) - now).collect();
        assert_eq!(due[0], Duration::ZERO);
        assert!(due[RATE as usize] > Duration::from_millis(999), "{due:?}");
        let table = allowance.reserve(TABLE, now);
        assert!(allowance.reserve(1, now) - table > Duration::from_millis(120));
    }
}
