//! Limits on open connections, per address and in all: [`Gate`].

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use crate::limits::Address;

/// Counts open connections and admits no more than allowed.
#[derive(Debug)]
pub(crate) struct Gate {
    inside: Mutex<Inside>,
    per_address: u32,
    in_all: u32,
}

#[derive(Default, Debug)]
struct Inside {
    all: u32,
    addresses: HashMap<Address, u32>,
}

/// A connection that was admitted. Dropping it makes room for another.
#[derive(Debug)]
pub(crate) struct Visit {
    gate: Arc<Gate>,
    address: Option<Address>,
}

impl Gate {
    pub(crate) fn new(per_address: u32, in_all: u32) -> Arc<Self> {
        Arc::new(Self { inside: Mutex::default(), per_address, in_all })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().expect("nobody panics while they count")
    }

    /// Admits a connection, unless there are too many from its address or in all. Connections through a proxy come without an
    /// address, and for them only the total counts.
    pub(crate) fn enter(self: &Arc<Self>, address: Option<Address>) -> Option<Visit> {
        let mut inside = self.inside();
        let from_there = address.map_or(0, |address| inside.addresses.get(&address).copied().unwrap_or(0));
        if inside.all >= self.in_all || from_there >= self.per_address {
            return None;
        }
        inside.all += 1;
        if let Some(address) = address {
            inside.addresses.insert(address, from_there + 1);
        }
        drop(inside);
        Some(Visit { gate: Arc::clone(self), address })
    }

    /// The number of open connections.
    pub(crate) fn open(&self) -> usize {
        self.inside().all as usize
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut inside = self.gate.inside();
        inside.all -= 1;
        let Some(address) = self.address else { return };
        if let Some(count) = inside.addresses.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                inside.addresses.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn connections_are_counted_per_address_and_per_network() {
        let gate = Gate::new(2, 10);
        let home = gate.enter(Some(address("2001:db8::1"))).unwrap();
        let _same = gate.enter(Some(address("2001:db8::2"))).unwrap();
        assert!(gate.enter(Some(address("2001:db8::3"))).is_none());
        assert!(gate.enter(Some(address("192.0.2.1"))).is_some());
        drop(home);
        assert!(gate.enter(Some(address("2001:db8::3"))).is_some());
    }

    #[test]
    fn a_proxy_is_held_to_the_number_in_all_only() {
        let gate = Gate::new(1, 3);
        let through: Vec<Visit> = std::iter::from_fn(|| gate.enter(None)).collect();
        assert_eq!((through.len(), gate.open()), (3, 3));
        assert!(gate.enter(Some(address("192.0.2.1"))).is_none());
        drop(through);
        assert!(gate.enter(Some(address("192.0.2.1"))).is_some());
    }
}
