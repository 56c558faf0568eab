//! The list of public tables: [`Lobby`].

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
    fmt,
    ops::Bound,
    str::FromStr,
    sync::{Mutex, MutexGuard},
    time::Duration,
};

use parlour_protocol::{TableId, TableListing, TableListings};
use thiserror::Error;

use crate::moment::Moment;

/// The number of tables on a page.
const PAGE: usize = 50;
/// Tables without activity for this long are not listed any more.
const QUIET: Duration = Duration::from_hours(24);

/// The place of a table in the list: tables with free seats first, then by the latest activity. It changes only with the table, never
/// with the time, so the list is always in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    seats: SeatsLeft,
    latest: Reverse<Moment>,
    table: TableId,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum SeatsLeft {
    Some,
    None,
}

/// A text is not a place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("that is not a place in the list of tables: begin with the first page")]
pub(crate) struct ParsePlaceError;

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = match self.seats {
            SeatsLeft::Some => "free",
            SeatsLeft::None => "full",
        };
        write!(f, "{seats}-{}-{}", self.latest.0.millis(), self.table)
    }
}

impl FromStr for Place {
    type Err = ParsePlaceError;

    fn from_str(text: &str) -> Result<Self, ParsePlaceError> {
        let mut parts = text.splitn(3, '-');
        let mut part = || parts.next().ok_or(ParsePlaceError);
        let seats = match part()? {
            "free" => SeatsLeft::Some,
            "full" => SeatsLeft::None,
            _ => return Err(ParsePlaceError),
        };
        let latest = Moment::of_millis(part()?.parse().map_err(|_| ParsePlaceError)?);
        let table = part()?.parse().map_err(|_| ParsePlaceError)?;
        Ok(Self { seats, latest: Reverse(latest), table })
    }
}

/// The public tables that are not over.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<Listed>);

#[derive(Default)]
struct Listed {
    tables: BTreeMap<Place, TableListing>,
    places: HashMap<TableId, Place>,
}

impl Listed {
    fn remove(&mut self, table: TableId) {
        if let Some(place) = self.places.remove(&table) {
            self.tables.remove(&place);
        }
    }
}

impl Lobby {
    fn listed(&self) -> MutexGuard<'_, Listed> {
        self.0.lock().expect("nobody panics while they hold the list")
    }

    /// Puts a table into its place in the list, by its latest activity. `None` takes it out.
    pub(crate) fn note(&self, table: TableId, latest: Moment, now: Moment, listing: Option<TableListing>) {
        let mut listed = self.listed();
        listed.remove(table);
        let Some(listing) = listing.filter(|_| latest.until(now) < QUIET) else { return };
        let seats = if listing.free > 0 { SeatsLeft::Some } else { SeatsLeft::None };
        let place = Place { seats, latest: Reverse(latest), table };
        listed.places.insert(table, place);
        listed.tables.insert(place, listing);
    }

    /// Takes a table out of the list.
    pub(crate) fn take_out(&self, table: TableId) {
        self.listed().remove(table);
    }

    /// The tables after this place, or the first ones, and where the next page begins.
    pub(crate) fn page(&self, after: Option<Place>) -> TableListings {
        let listed = self.listed();
        let start = after.map_or(Bound::Unbounded, Bound::Excluded);
        let mut following = listed.tables.range((start, Bound::Unbounded));
        let page: Vec<(&Place, &TableListing)> = following.by_ref().take(PAGE).collect();
        let next = page.last().filter(|_| following.next().is_some()).map(|(place, _)| place.to_string());
        TableListings { tables: page.into_iter().map(|(_, listing)| listing.clone()).collect(), next }
    }

    /// Takes out tables without recent activity.
    pub(crate) fn sweep(&self, now: Moment) {
        let mut listed = self.listed();
        let is_old = |place: &&Place| place.latest.0.until(now) >= QUIET;
        let old: Vec<TableId> = listed.tables.keys().filter(is_old).map(|place| place.table).collect();
        for table in old {
            listed.remove(table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A year after the first second.
    const NOW: Moment = Moment::of_millis(31_536_000_000);

    fn listing(number: u128, free: usize) -> TableListing {
        let (id, game, people) = (TableId::new(number), "tps".to_owned(), Vec::new());
        TableListing { id, game, seats: 3, free, playing: free == 0, people }
    }

    fn ago(seconds: u64) -> Moment {
        Moment::of_millis(NOW.millis() - seconds * 1000)
    }

    fn ids(page: &TableListings) -> Vec<u128> {
        page.tables.iter().map(|listing| listing.id.bits()).collect()
    }

    #[test]
    fn tables_with_free_seats_come_first_and_then_those_where_something_happened_last() {
        let lobby = Lobby::default();
        for (number, free, seconds) in [(1, 0, 5), (2, 1, 30), (3, 1, 20), (4, 0, 1)] {
            lobby.note(TableId::new(number), ago(seconds), NOW, Some(listing(number, free)));
        }
        assert_eq!(ids(&lobby.page(None)), [3, 2, 4, 1]);
        lobby.note(TableId::new(2), ago(0), NOW, Some(listing(2, 1)));
        lobby.note(TableId::new(3), ago(0), NOW, Some(listing(3, 0)));
        lobby.note(TableId::new(4), ago(0), NOW, None);
        assert_eq!(ids(&lobby.page(None)), [2, 3, 1]);
    }

    #[test]
    fn pages_follow_each_other_without_gaps_whatever_happens_in_between() {
        let lobby = Lobby::default();
        for number in 0..120 {
            lobby.note(TableId::new(number), ago(number as u64), NOW, Some(listing(number, 1)));
        }
        let first = lobby.page(None);
        assert_eq!(ids(&first), (0..50).collect::<Vec<_>>());
        // The last one of the page is gone, and others have come before it.
        lobby.note(TableId::new(49), ago(0), NOW, None);
        lobby.note(TableId::new(500), ago(0), NOW, Some(listing(500, 1)));
        let second = lobby.page(first.next.map(|next| next.parse().unwrap()));
        assert_eq!(ids(&second), (50..100).collect::<Vec<_>>());
        let third = lobby.page(second.next.map(|next| next.parse().unwrap()));
        assert_eq!((ids(&third), third.next), ((100..120).collect::<Vec<_>>(), None));
        assert_eq!("free-12".parse::<Place>(), Err(ParsePlaceError));
    }

    #[test]
    fn tables_where_nothing_has_happened_for_a_day_are_not_listed() {
        let lobby = Lobby::default();
        let day = QUIET.as_secs();
        lobby.note(TableId::new(1), ago(day + 1), NOW, Some(listing(1, 1)));
        lobby.note(TableId::new(2), ago(day - 100), NOW, Some(listing(2, 1)));
        lobby.sweep(NOW);
        assert_eq!(ids(&lobby.page(None)), [2]);
    }
}
