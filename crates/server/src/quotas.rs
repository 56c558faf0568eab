//! Limits on the number of unfinished tables, per address and in all: [`Quotas`].

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, MutexGuard},
};

use parlour_protocol::TableId;
use thiserror::Error;

use crate::{Limits, limits::Address, moment::Moment};

/// The number of milliseconds for which a table counts against the address that made it, unless its game ends sooner: a day.
const COUNTED: u64 = 24 * 60 * 60 * 1000;

/// The reason why a table cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum QuotaError {
    /// Too many were made from this address.
    #[error(
        "too many unfinished tables were made from your address today: finish a game, or try again tomorrow"
    )]
    Address,
    /// There are too many in all.
    #[error("this server has as many tables as it can hold: try again later")]
    InAll,
}

/// Counts the tables whose game is not over. Addresses are remembered for a day and never stored.
pub(crate) struct Quotas {
    open: Mutex<Open>,
    per_address: u32,
    in_all: usize,
}

#[derive(Default)]
struct Open {
    tables: HashMap<TableId, Option<Address>>,
    addresses: HashMap<Address, u32>,
    made: VecDeque<(Moment, TableId)>,
}

impl Open {
    fn release(&mut self, address: Address) {
        if let Some(count) = self.addresses.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.addresses.remove(&address);
            }
        }
    }

    /// Stops counting tables that were made more than a day ago against their addresses.
    fn let_go(&mut self, now: Moment) {
        while let Some((_, table)) = self.made.pop_front_if(|(made, _)| made.plus_millis(COUNTED) <= now) {
            let address = self.tables.get_mut(&table).and_then(Option::take);
            if let Some(address) = address {
                self.release(address);
            }
        }
    }
}

impl Quotas {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { open: Mutex::default(), per_address: limits.address_tables, in_all: limits.tables as usize }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().expect("nobody panics while they count tables")
    }

    /// Counts a table that is about to be made from this address, unless there are too many. If making it fails, call
    /// [`over`](Self::over).
    pub(crate) fn make(&self, table: TableId, address: Address, now: Moment) -> Result<(), QuotaError> {
        let mut open = self.open();
        open.let_go(now);
        if open.tables.len() >= self.in_all {
            return Err(QuotaError::InAll);
        }
        let from_there = open.addresses.get(&address).copied().unwrap_or(0);
        if from_there >= self.per_address {
            return Err(QuotaError::Address);
        }
        open.addresses.insert(address, from_there + 1);
        open.tables.insert(table, Some(address));
        open.made.push_back((now, table));
        Ok(())
    }

    /// Counts a table that was made before this server began.
    pub(crate) fn found(&self, table: TableId) {
        self.open().tables.entry(table).or_insert(None);
    }

    /// Stops counting a table, because its game is over or it was removed.
    pub(crate) fn over(&self, table: TableId) {
        let mut open = self.open();
        if let Some(Some(address)) = open.tables.remove(&table) {
            open.release(address);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    const NOW: Moment = Moment::of_millis(5);

    fn quotas(address_tables: u32, tables: u32) -> Quotas {
        Quotas::new(Limits { address_tables, tables, ..Limits::default() })
    }

    fn address(last: u8) -> Address {
        IpAddr::from([192, 0, 2, last]).into()
    }

    fn make(quotas: &Quotas, number: u128, address: Address, now: Moment) -> Result<(), QuotaError> {
        quotas.make(TableId::new(number), address, now)
    }

    #[test]
    fn an_address_has_so_many_unfinished_tables_and_a_finished_one_makes_room() {
        let quotas = quotas(2, 100);
        assert_eq!(make(&quotas, 1, address(1), NOW), Ok(()));
        assert_eq!(make(&quotas, 2, address(1), NOW), Ok(()));
        assert_eq!(make(&quotas, 3, address(1), NOW), Err(QuotaError::Address));
        assert_eq!(make(&quotas, 3, address(2), NOW), Ok(()));
        quotas.over(TableId::new(1));
        assert_eq!(make(&quotas, 4, address(1), NOW), Ok(()));
    }

    #[test]
    fn tables_of_yesterday_count_in_all_only() {
        let quotas = quotas(1, 2);
        let tomorrow = NOW.plus_millis(COUNTED);
        assert_eq!(make(&quotas, 1, address(1), NOW), Ok(()));
        assert_eq!(make(&quotas, 2, address(1), tomorrow), Ok(()));
        assert_eq!(make(&quotas, 3, address(2), tomorrow), Err(QuotaError::InAll));
        quotas.over(TableId::new(1));
        assert_eq!(make(&quotas, 3, address(2), tomorrow), Ok(()));
    }

    #[test]
    fn tables_from_before_a_restart_count_once() {
        let quotas = quotas(5, 2);
        quotas.found(TableId::new(1));
        quotas.found(TableId::new(1));
        assert_eq!(make(&quotas, 2, address(1), NOW), Ok(()));
        assert_eq!(make(&quotas, 3, address(1), NOW), Err(QuotaError::InAll));
    }
}
