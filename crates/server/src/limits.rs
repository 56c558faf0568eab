//! How much anybody may send: [`Bucket`] for a connection, [`Addresses`] for everybody behind one address.

use std::{
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::Arc,
};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::{
    Limits,
    gate::{Gate, Visit},
};

/// What a request costs that makes a table.
const TABLE: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");
/// Connections for requests that an address may have open beside its sockets.
const REQUESTS: u32 = 50;

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
    sockets: Arc<Gate>,
    connections: Arc<Gate>,
}

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Self {
        let Limits { address_messages, address_connections, connections, .. } = limits;
        Self {
            rate: RateLimiter::keyed(quota(address_messages)),
            sockets: Gate::new(address_connections, connections),
            connections: Gate::new(address_connections.saturating_add(REQUESTS), connections),
        }
    }

    /// Takes one message or request. Whether it is allowed.
    pub(crate) fn take(&self, address: Address) -> bool {
        self.rate.check_key(&address).is_ok()
    }

    /// Takes what making a table costs. Whether it is allowed.
    pub(crate) fn take_table(&self, address: Address) -> bool {
        self.rate.check_key_n(&address, TABLE).is_ok_and(|allowed| allowed.is_ok())
    }

    /// Lets a connection in, whatever it is for. It has no address of its own when it comes through a proxy.
    pub(crate) fn connect(&self, address: Option<Address>) -> Option<Visit> {
        self.connections.enter(address)
    }

    /// Lets the socket of somebody at that address in.
    pub(crate) fn open(&self, address: Address) -> Option<Visit> {
        self.sockets.enter(Some(address))
    }

    /// Connections that are open, whatever they are for.
    pub(crate) fn connections(&self) -> usize {
        self.connections.open()
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
    fn a_table_costs_more_than_a_message() {
        let addresses = Addresses::new(Limits { address_messages: 5, ..Limits::default() });
        let one: Address = IpAddr::from([192, 0, 2, 1]).into();
        assert!(addresses.take_table(one) && addresses.take_table(one));
        assert!(!addresses.take_table(one));
        assert!(addresses.take(IpAddr::from([192, 0, 2, 2]).into()));
    }
}
