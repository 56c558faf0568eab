//! The order in which bots think: [`Queue`].
//!
//! Time is shared between three lanes, so that hints and tables with people always get some. Within a lane it is shared between
//! addresses, and the tables of an address take turns. The lane or address with the least time so far is next. A new one starts
//! level with the least so far, so that nobody saves time up.

use std::{
    collections::{HashMap, VecDeque},
    time::Duration,
};

use parlour_protocol::TableId;

use super::Full;
use crate::limits::Address;

/// The most decisions of an address that may wait in a lane. A table without room asks again soon.
const DECISIONS: usize = 1024;
/// The most hints of an address that may wait.
const HINTS: usize = 16;

/// What a thought is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// A person is curious.
    Hint,
    /// A decision at a table where somebody sits and is connected.
    People,
    /// A decision where people only watch.
    Alone,
}

impl Lane {
    const ALL: [Self; 3] = [Self::Hint, Self::People, Self::Alone];

    /// Its share of the time while the other lanes are busy, too.
    const fn weight(self) -> u32 {
        match self {
            Self::Hint | Self::Alone => 1,
            Self::People => 2,
        }
    }

    /// The most jobs of one address that may wait in it.
    const fn most(self) -> usize {
        match self {
            Self::Hint => HINTS,
            Self::People | Self::Alone => DECISIONS,
        }
    }
}

/// The place of a job in the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// What the job is for.
    pub(crate) lane: Lane,
    /// The address that pays for it.
    pub(crate) address: Address,
    /// The table that waits.
    pub(crate) table: TableId,
}

/// The share of the time that a job may take while others wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Share {
    /// The job's place in the queue.
    pub(super) line: Line,
    /// The number of equal parts that the time is divided into.
    parts: usize,
}

impl Share {
    /// The time for a job that may take up to `limit` when nothing else waits. With it, all that wait beside the job are done within
    /// about that limit.
    pub(super) fn of(self, limit: Duration, threads: usize) -> Duration {
        limit / self.parts.div_ceil(threads.max(1)).max(1) as u32
    }
}

/// Jobs that wait.
pub(super) struct Queue<J> {
    lanes: [Waiting<J>; 3],
    waiting: usize,
}

/// One lane.
struct Waiting<J> {
    spent: Duration,
    addresses: HashMap<Address, Account<J>>,
}

/// One address in a lane.
struct Account<J> {
    spent: Duration,
    jobs: usize,
    tables: VecDeque<(TableId, VecDeque<J>)>,
}

impl<J> Default for Queue<J> {
    fn default() -> Self {
        let lane = || Waiting { spent: Duration::ZERO, addresses: HashMap::new() };
        Self { lanes: [lane(), lane(), lane()], waiting: 0 }
    }
}

impl<J> Queue<J> {
    /// The number of jobs that wait.
    pub(super) const fn len(&self) -> usize {
        self.waiting
    }

    /// Adds a job, unless too many of that address wait.
    pub(super) fn push(&mut self, line: Line, job: J) -> Result<(), Full> {
        let least = self.lanes.iter().filter(|lane| !lane.addresses.is_empty()).map(|lane| lane.spent).min();
        let lane = &mut self.lanes[line.lane as usize];
        if lane.addresses.is_empty() {
            lane.spent = lane.spent.max(least.unwrap_or_default());
        }
        let least = lane.addresses.values().map(|account| account.spent).min().unwrap_or_default();
        let new = || Account { spent: least, jobs: 0, tables: VecDeque::new() };
        let account = lane.addresses.entry(line.address).or_insert_with(new);
        if account.jobs >= line.lane.most() {
            return Err(Full);
        }
        account.jobs += 1;
        match account.tables.iter_mut().find(|(table, _)| *table == line.table) {
            Some((_, jobs)) => jobs.push_back(job),
            None => account.tables.push_back((line.table, VecDeque::from([job]))),
        }
        self.waiting += 1;
        Ok(())
    }

    /// Takes the next job out, with its share of the time.
    pub(super) fn pop(&mut self) -> Option<(J, Share)> {
        let in_use = Lane::ALL.into_iter().filter(|lane| !self.lanes[*lane as usize].addresses.is_empty());
        let weights: u32 = in_use.clone().map(Lane::weight).sum();
        let lane = in_use.min_by_key(|lane| self.lanes[*lane as usize].spent)?;
        let waiting = &mut self.lanes[lane as usize];
        let addresses = waiting.addresses.len();
        let (&address, account) = waiting.addresses.iter_mut().min_by_key(|(_, account)| account.spent)?;
        let tables = account.tables.len();
        let (table, mut jobs) = account.tables.pop_front()?;
        let job = jobs.pop_front()?;
        account.jobs -= 1;
        self.waiting -= 1;
        if !jobs.is_empty() {
            account.tables.push_back((table, jobs));
        }
        if account.tables.is_empty() {
            waiting.addresses.remove(&address);
        }
        let parts = addresses * tables * weights.div_ceil(lane.weight()) as usize;
        Some((job, Share { line: Line { lane, address, table }, parts }))
    }

    /// Notes how long a job took.
    pub(super) fn spend(&mut self, line: Line, took: Duration) {
        let lane = &mut self.lanes[line.lane as usize];
        lane.spent += took / line.lane.weight();
        if let Some(account) = lane.addresses.get_mut(&line.address) {
            account.spent += took;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    const TOOK: Duration = Duration::from_millis(10);

    fn line(lane: Lane, address: u8, table: u128) -> Line {
        Line { lane, address: IpAddr::from([192, 0, 2, address]).into(), table: TableId::new(table) }
    }

    /// The order in which jobs come when each takes the same time.
    fn order(queue: &mut Queue<&'static str>) -> Vec<&'static str> {
        let next = || {
            let (job, share) = queue.pop()?;
            queue.spend(share.line, TOOK);
            Some(job)
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn addresses_have_the_same_time_however_many_tables_they_have() {
        let mut queue = Queue::default();
        for table in 0..100 {
            queue.push(line(Lane::Alone, 1, table), "many").unwrap();
        }
        for table in 200..203 {
            queue.push(line(Lane::Alone, 2, table), "few").unwrap();
        }
        let order = order(&mut queue);
        assert_eq!(order[..6].iter().filter(|name| **name == "few").count(), 3, "{order:?}");
    }

    #[test]
    fn tables_of_an_address_take_turns() {
        let mut queue = Queue::default();
        for _ in 0..3 {
            queue.push(line(Lane::Alone, 1, 1), "one").unwrap();
        }
        queue.push(line(Lane::Alone, 1, 2), "other").unwrap();
        assert_eq!(order(&mut queue), ["one", "other", "one", "one"]);
    }

    #[test]
    fn hints_and_tables_with_people_have_their_part_of_the_time() {
        let mut queue = Queue::default();
        for table in 0..100 {
            queue.push(line(Lane::Alone, 1, table), "alone").unwrap();
            queue.push(line(Lane::People, 1, table), "people").unwrap();
            if table < 10 {
                queue.push(line(Lane::Hint, 1, table), "hint").unwrap();
            }
        }
        let order = order(&mut queue);
        let among_first = |name| order[..40].iter().filter(|other| **other == name).count();
        assert_eq!((among_first("hint"), among_first("people"), among_first("alone")), (10, 20, 10));
    }

    #[test]
    fn whoever_was_away_has_saved_no_time_up() {
        let mut queue = Queue::default();
        queue.push(line(Lane::Alone, 1, 1), "first").unwrap();
        order(&mut queue);
        for table in 0..10 {
            queue.push(line(Lane::People, 1, table), "people").unwrap();
        }
        for _ in 0..6 {
            let (_, share) = queue.pop().unwrap();
            queue.spend(share.line, TOOK);
        }
        for table in 0..10 {
            queue.push(line(Lane::Hint, 1, table), "hint").unwrap();
        }
        let order = order(&mut queue);
        assert!(order[..4].contains(&"people"), "{order:?}");
    }

    #[test]
    fn a_thought_is_cut_short_by_those_it_shares_with_and_not_by_the_tables_of_others() {
        let mut queue = Queue::default();
        for table in 0..100 {
            queue.push(line(Lane::Alone, 1, table), "many").unwrap();
        }
        queue.push(line(Lane::Alone, 2, 200), "one").unwrap();
        let limit = Duration::from_secs(1);
        let mut shares = HashMap::new();
        while let Some((job, share)) = queue.pop() {
            shares.entry(job).or_insert_with(|| share.of(limit, 1));
            queue.spend(share.line, TOOK);
        }
        assert_eq!(shares["one"], limit / 2);
        assert!(shares["many"] <= limit / 100);
        let alone = Share { line: line(Lane::Alone, 1, 1), parts: 1 };
        assert_eq!((alone.of(limit, 1), alone.of(limit, 8)), (limit, limit));
    }

    #[test]
    fn an_address_fills_its_own_line_and_no_other() {
        let mut queue = Queue::default();
        for table in 0..HINTS as u128 {
            queue.push(line(Lane::Hint, 1, table), "hint").unwrap();
        }
        assert_eq!(queue.push(line(Lane::Hint, 1, 99), "hint"), Err(Full));
        assert_eq!(queue.push(line(Lane::Hint, 2, 99), "hint"), Ok(()));
        assert_eq!(queue.len(), HINTS + 1);
    }
}
