//! Threads on which bots think: [`Thinkers`].
//!
//! Sockets never wait for them. Who gets a thread next is decided in [`queue`]: no address and no table gets more than its share. When
//! many wait, thoughts are cut short, so that all go on.

mod pace;
mod queue;
#[cfg(test)]
mod rush;

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, MutexGuard,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use parlour_registry::{Enough, Thinking};
use tokio::sync::oneshot;

use self::queue::{Queue, Share};
pub(crate) use self::{
    pace::Paces,
    queue::{Lane, Line},
};

/// A thought takes longer than this only while no other waits.
const LONG: Duration = Duration::from_millis(200);

/// Too many thoughts are waiting already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;

/// A bot's answer, and how long it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Thought<T> {
    pub(crate) answer: T,
    pub(crate) took: Duration,
}

struct Job {
    limit: Duration,
    think: Box<dyn FnOnce(Enough<'_>) + Send>,
}

#[derive(Default)]
struct Desk {
    queue: Queue<Job>,
    closed: bool,
}

struct Office {
    desk: Mutex<Desk>,
    wake: Condvar,
    threads: usize,
    /// The number of thoughts that wait. Threads that are thinking read it without taking the lock.
    waiting: AtomicUsize,
}

impl Office {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().expect("nobody panics while they hold the queue")
    }
}

/// Threads on which bots think. They end when this is dropped.
pub(crate) struct Thinkers {
    office: Arc<Office>,
}

impl Thinkers {
    /// Starts that many threads.
    pub(crate) fn start(threads: usize) -> io::Result<Self> {
        let (desk, wake, waiting) = (Mutex::default(), Condvar::new(), AtomicUsize::new(0));
        let office = Arc::new(Office { desk, wake, threads, waiting });
        for number in 0..threads {
            let office = Arc::clone(&office);
            thread::Builder::new().name(format!("thinker-{number}")).spawn(move || work(&office))?;
        }
        Ok(Self { office })
    }

    /// The number of thoughts that wait.
    pub(crate) fn waiting(&self) -> usize {
        self.office.waiting.load(Relaxed)
    }

    /// Runs a thought for about `limit` at most. If the receiver has been dropped by then, the thought is not begun.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        line: Line,
        limit: Duration,
        thinking: Thinking<T>,
    ) -> Result<oneshot::Receiver<Thought<T>>, Full> {
        let (answer, thought) = oneshot::channel();
        let think = Box::new(move |enough: Enough<'_>| {
            if answer.is_closed() {
                return;
            }
            let begun = Instant::now();
            let thought = thinking(enough);
            // If the receiver was dropped, the answer is not needed.
            let _ = answer.send(Thought { answer: thought, took: begun.elapsed() });
        });
        let mut desk = self.office.desk();
        desk.queue.push(line, Job { limit, think }).map_err(|_| Full)?;
        self.office.waiting.store(desk.queue.len(), Relaxed);
        drop(desk);
        self.office.wake.notify_one();
        Ok(thought)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let mut desk = self.office.desk();
        *desk = Desk { closed: true, ..Desk::default() };
        drop(desk);
        self.office.wake.notify_all();
    }
}

fn work(office: &Office) {
    while let Some((job, share)) = next(office) {
        let begun = Instant::now();
        let limit = share.of(job.limit, office.threads);
        let enough = || {
            let thought = begun.elapsed();
            thought >= limit || (thought >= LONG && office.waiting.load(Relaxed) > 0)
        };
        let think = AssertUnwindSafe(|| (job.think)(&enough));
        if catch_unwind(think).is_err() {
            tracing::error!("a bot's thought came to no end");
        }
        office.desk().queue.spend(share.line, begun.elapsed());
    }
}

/// The next thought and its share; `None` once the threads are to end.
fn next(office: &Office) -> Option<(Job, Share)> {
    let mut desk = office.desk();
    loop {
        if desk.closed {
            return None;
        }
        if let Some(next) = desk.queue.pop() {
            office.waiting.store(desk.queue.len(), Relaxed);
            return Some(next);
        }
        desk = office.wake.wait(desk).expect("nobody panics while they hold the queue");
    }
}

#[cfg(test)]
mod tests {
    use std::{net::IpAddr, sync::mpsc};

    use parlour_protocol::TableId;

    use super::*;

    fn line(lane: Lane, address: u8, table: u128) -> Line {
        Line { lane, address: IpAddr::from([192, 0, 2, address]).into(), table: TableId::new(table) }
    }

    #[test]
    fn a_thought_that_fails_stops_nobody() {
        let thinkers = Thinkers::start(1).unwrap();
        let second = Duration::from_secs(1);
        let fail: Thinking<()> = Box::new(|_| panic!("this thought fails, and that is the test"));
        let failed = thinkers.think(line(Lane::Alone, 1, 1), second, fail).unwrap();
        let good = thinkers.think(line(Lane::Alone, 1, 1), second, Box::new(|_| 7)).unwrap();
        assert!(failed.blocking_recv().is_err());
        assert_eq!(good.blocking_recv().unwrap().answer, 7);
    }

    #[test]
    fn a_long_thought_makes_room_when_another_waits() {
        let thinkers = Thinkers::start(1).unwrap();
        let hour = Duration::from_hours(1);
        let (begin, begun) = mpsc::channel::<()>();
        let long: Thinking<()> = Box::new(move |enough| {
            begin.send(()).unwrap();
            while !enough() {
                thread::sleep(Duration::from_millis(1));
            }
        });
        let expert = thinkers.think(line(Lane::Alone, 1, 1), hour, long).unwrap();
        begun.recv().unwrap();
        let other = thinkers.think(line(Lane::People, 2, 2), hour, Box::new(|_| ())).unwrap();
        other.blocking_recv().unwrap();
        expert.blocking_recv().unwrap();
    }

    #[test]
    fn who_came_later_from_elsewhere_does_not_wait_for_a_hundred_tables() {
        let thinkers = Thinkers::start(1).unwrap();
        let (go, gate) = mpsc::channel::<()>();
        let order = Arc::new(Mutex::new(Vec::new()));
        let ask = |line, name: &'static str| {
            let order = Arc::clone(&order);
            let note: Thinking<()> = Box::new(move |_| order.lock().unwrap().push(name));
            thinkers.think(line, Duration::from_secs(1), note).unwrap()
        };
        let (begin, begun) = mpsc::channel::<()>();
        let wait: Thinking<()> = Box::new(move |_| {
            begin.send(()).unwrap();
            gate.recv().unwrap();
        });
        let block = thinkers.think(line(Lane::People, 3, 0), Duration::from_secs(1), wait).unwrap();
        begun.recv().unwrap();
        let many: Vec<_> = (1..=100).map(|table| ask(line(Lane::People, 1, table), "many")).collect();
        let one = ask(line(Lane::People, 2, 200), "one");
        let hint = ask(line(Lane::Hint, 2, 200), "hint");
        go.send(()).unwrap();
        block.blocking_recv().unwrap();
        for thought in many.into_iter().chain([one, hint]) {
            thought.blocking_recv().unwrap();
        }
        let order = order.lock().unwrap();
        let place = |name| order.iter().position(|other| *other == name).unwrap();
        assert!(place("one") <= 4 && place("hint") <= 4, "{order:?}");
    }

    #[test]
    fn who_waits_no_more_costs_no_thought() {
        let thinkers = Thinkers::start(1).unwrap();
        let (go, gate) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel::<()>();
        let (begin, begun) = mpsc::channel::<()>();
        let wait: Thinking<()> = Box::new(move |_| {
            begin.send(()).unwrap();
            gate.recv().unwrap();
        });
        let block = thinkers.think(line(Lane::Alone, 1, 1), Duration::ZERO, wait).unwrap();
        begun.recv().unwrap();
        let forgotten: Thinking<()> = Box::new(move |_| tell.send(()).unwrap());
        drop(thinkers.think(line(Lane::Hint, 1, 1), Duration::ZERO, forgotten).unwrap());
        go.send(()).unwrap();
        block.blocking_recv().unwrap();
        let last = thinkers.think(line(Lane::Hint, 1, 1), Duration::ZERO, Box::new(|_| ())).unwrap();
        last.blocking_recv().unwrap();
        assert!(told.try_recv().is_err());
    }
}
