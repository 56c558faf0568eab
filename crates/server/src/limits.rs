//! Rate limits: [`Allowance`] for a connection, [`Addresses`] for everybody behind one address.

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

/// The cost of a request that makes a table.
const TABLE: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");
/// The connections for requests that an address may have open beside its sockets.
const REQUESTS: u32 = 50;

/// A rate per second, with a burst of four seconds' worth.
fn quota(per_second: u32) -> Quota {
    let per_second = NonZeroU32::new(per_second).unwrap_or(NonZeroU32::MIN);
    let burst = per_second.saturating_mul(NonZeroU32::new(4).expect("four is not zero"));
    Quota::per_second(per_second).allow_burst(burst.max(TABLE))
}

/// The rate limits of one connection: its own, and that of its address.
pub(crate) struct Allowance {
    own: DefaultDirectRateLimiter,
    addresses: Arc<Addresses>,
    address: Address,
}

impl Allowance {
    pub(crate) fn new(limits: Limits, addresses: Arc<Addresses>, address: Address) -> Self {
        Self { own: RateLimiter::direct(quota(limits.messages)), addresses, address }
    }

    /// Takes one message, ping or piece of a message. Returns whether it is allowed.
    pub(crate) fn take(&self) -> bool {
        self.own.check().is_ok() && self.addresses.take(self.address)
    }
}

/// The address that limits go by. In IPv6 it is the network of 64 bits, since one customer has at least that.
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

/// The limits of all addresses.
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

    /// Takes one message or request. Returns whether it is allowed.
    pub(crate) fn take(&self, address: Address) -> bool {
        self.rate.check_key(&address).is_ok()
    }

    /// Takes the cost of making a table. Returns whether it is allowed.
    pub(crate) fn take_table(&self, address: Address) -> bool {
        self.rate.check_key_n(&address, TABLE).is_ok_and(|allowed| allowed.is_ok())
    }

    /// Admits a connection of any kind. Through a proxy it comes without an address.
    pub(crate) fn connect(&self, address: Option<Address>) -> Option<Visit> {
        self.connections.enter(address)
    }

    /// Admits a socket from this address.
    pub(crate) fn open(&self, address: Address) -> Option<Visit> {
        self.sockets.enter(Some(address))
    }

    /// The number of open connections of any kind.
    pub(crate) fn connections(&self) -> usize {
        self.connections.open()
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn sweep(&self) {
        self.rate.retain_recent();
        self.rate.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Address {
        IpAddr::from([192, 0, 2, last]).into()
    }

    #[test]
    fn a_burst_of_four_seconds_is_allowed_and_no_more() {
        let limits = Limits { messages: 5, ..Limits::default() };
        let allowance = Allowance::new(limits, Arc::new(Addresses::new(limits)), address(1));
        let allowed = (0..100).filter(|_| allowance.take()).count();
        assert!((20..30).contains(&allowed), "{allowed}");
    }

    #[test]
    fn many_connections_of_an_address_have_no_more_than_the_address() {
        let limits = Limits { address_messages: 5, ..Limits::default() };
        let addresses = Arc::new(Addresses::new(limits));
        let connections = (0..20).map(|_| Allowance::new(limits, Arc::clone(&addresses), address(1)));
        let allowed: usize = connections.map(|one| (0..20).filter(|_| one.take()).count()).sum();
        assert!((20..40).contains(&allowed), "{allowed}");
        assert!(Allowance::new(limits, addresses, address(2)).take());
    }

    #[test]
    fn a_table_costs_more_than_a_message() {
        let addresses = Addresses::new(Limits { address_messages: 5, ..Limits::default() });
        let one = address(1);
        assert!(addresses.take_table(one) && addresses.take_table(one));
        assert!(!addresses.take_table(one));
        assert!(addresses.take(address(2)));
    }
}
