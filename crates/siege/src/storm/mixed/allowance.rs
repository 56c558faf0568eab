//! What one address may send: [`Allowance`].

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::{Instant, sleep_until};

/// Requests and messages per second, a little below the server's default limit for an address.
const RATE: u32 = 90;
/// The cost of a new table, including its request.
pub(super) const TABLE: u32 = 11;

/// Hands out requests and messages at a steady pace to all attacks from one address, so that none is refused
/// for its rate and none uses up another's share.
#[derive(Debug)]
pub(super) struct Allowance(Mutex<Instant>);

impl Allowance {
    /// Creates an allowance that starts now.
    pub(super) fn new() -> Self {
        Self(Mutex::new(Instant::now()))
    }

    /// Waits until `cost` may be sent.
    pub(super) async fn take(&self, cost: u32) {
        sleep_until(self.reserve(cost, Instant::now())).await;
    }

    /// The time at which `cost` may be sent. What was not used is lost.
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
