//! How much anybody may send: [`Bucket`] for a connection, [`Addresses`] for everybody behind one address.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Mutex, MutexGuard},
};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::Limits;

/// What a request costs that makes a table.
const TABLE: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");

/// That many a second, after a burst of four seconds' worth.
fn quota(per_second: u32) -> Quota {
    let per_second = NonZeroU32::new(per_second).unwrap_or(NonZeroU32::MIN);
    let burst = per_second.saturating_mul(NonZeroU32::new(4).expect("four is not zero"));
    Quota::per_second(per_second).allow_burst(burst.max(TABLE))
}

/// What one connection may still send.
pub(crate) struct Bucket(DefaultDirectRateLimiter);

impl Bucket {
    pub(crate) fn new(limits: Limits) -> Self {
        Self(RateLimiter::direct(quota(limits.messages)))
    }

    /// Takes one message out of it. Whether there was one.
    pub(crate) fn take(&self) -> bool {
        self.0.check().is_ok()
    }
}

/// Somebody's address: with the sixth version of the protocol a network of 64 bits, which one customer has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(six) => {
                let network = six.to_bits() & !u128::from(u64::MAX);
                IpAddr::V6(Ipv6Addr::from_bits(network))
            }
            four @ IpAddr::V4(_) => four,
        })
    }
}

/// What everybody behind an address may still do.
pub(crate) struct Addresses {
    rate: DefaultKeyedRateLimiter<Address>,
    connections: Mutex<HashMap<Address, u32>>,
    most: u32,
}

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            rate: RateLimiter::keyed(quota(limits.address_messages)),
            connections: Mutex::default(),
            most: limits.address_connections,
        }
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<Address, u32>> {
        self.connections.lock().expect("nobody panics while they count")
    }

    /// Takes one message or request. Whether it is allowed.
    pub(crate) fn take(&self, address: Address) -> bool {
        self.rate.check_key(&address).is_ok()
    }

    /// Takes what making a table costs. Whether it is allowed.
    pub(crate) fn take_table(&self, address: Address) -> bool {
        self.rate.check_key_n(&address, TABLE).is_ok_and(|allowed| allowed.is_ok())
    }

    /// Counts one more connection. Whether it is allowed; then it must be [closed](Self::close).
    pub(crate) fn open(&self, address: Address) -> bool {
        let mut connections = self.connections();
        let count = connections.entry(address).or_default();
        let allowed = *count < self.most;
        *count += u32::from(allowed);
        allowed
    }

    /// One connection less.
    pub(crate) fn close(&self, address: Address) {
        let mut connections = self.connections();
        if let Some(count) = connections.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&address);
            }
        }
    }

    /// Forgets those who have been quiet.
    pub(crate) fn sweep(&self) {
        self.rate.retain_recent();
        self.rate.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_of_four_seconds_is_allowed_and_no_more() {
        let bucket = Bucket::new(Limits { messages: 5, ..Limits::default() });
        let allowed = (0..100).filter(|_| bucket.take()).count();
        assert!((20..30).contains(&allowed), "{allowed}");
    }

    #[test]
    fn connections_are_counted_per_address_and_per_network() {
        let addresses = Addresses::new(Limits { address_connections: 2, ..Limits::default() });
        let home: IpAddr = "2001:db8::1".parse().unwrap();
        let same: IpAddr = "2001:db8::2".parse().unwrap();
        let other: IpAddr = "192.0.2.1".parse().unwrap();
        assert!(addresses.open(home.into()));
        assert!(addresses.open(same.into()));
        assert!(!addresses.open(home.into()));
        assert!(addresses.open(other.into()));
        addresses.close(home.into());
        assert!(addresses.open(same.into()));
    }

    #[test]
    fn a_table_costs_more_than_a_message() {
        let addresses = Addresses::new(Limits { address_messages: 5, ..Limits::default() });
        let one: Address = IpAddr::from([192, 0, 2, 1]).into();
        assert!(addresses.take_table(one) && addresses.take_table(one));
        assert!(!addresses.take_table(one));
        assert!(addresses.take(IpAddr::from([192, 0, 2, 2]).into()));
    }
}
