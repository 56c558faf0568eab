//! Threads on which bots think: [`Thinkers`].
//!
//! Sockets never wait for them. When many tables wait, each thought is cut short alike, so that all go on; nobody is refused but
//! people who want hints when too many others do.

use std::{
    collections::VecDeque,
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread,
    time::{Duration, Instant},
};

use parlour_registry::{Enough, Thinking};
use tokio::sync::oneshot;

/// How many decisions may wait; a table for which there is no room asks again soon.
const DECISIONS: usize = 4096;
/// How many hints may wait.
const HINTS: usize = 64;

/// What a thought is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// A table waits for it.
    Decision,
    /// A person is curious: after all tables.
    Hint,
}

/// There is no room for another thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;

struct Job {
    limit: Duration,
    think: Box<dyn FnOnce(Enough<'_>) + Send>,
}

#[derive(Default)]
struct Queue {
    decisions: VecDeque<Job>,
    hints: VecDeque<Job>,
    closed: bool,
}

struct Lanes {
    queue: Mutex<Queue>,
    wake: Condvar,
    threads: usize,
}

impl Lanes {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().expect("nobody panics while they hold the queue")
    }
}

/// Threads on which bots think. They end when this is dropped.
pub(crate) struct Thinkers {
    lanes: Arc<Lanes>,
}

impl Thinkers {
    /// Starts that many threads.
    pub(crate) fn start(threads: usize) -> io::Result<Self> {
        let lanes = Arc::new(Lanes { queue: Mutex::default(), wake: Condvar::new(), threads });
        for number in 0..threads {
            let lanes = Arc::clone(&lanes);
            thread::Builder::new().name(format!("thinker-{number}")).spawn(move || work(&lanes))?;
        }
        Ok(Self { lanes })
    }

    /// How many thoughts wait.
    pub(crate) fn waiting(&self) -> usize {
        let queue = self.lanes.queue();
        queue.decisions.len() + queue.hints.len()
    }

    /// Has that thought, for at most about that long.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        purpose: Purpose,
        limit: Duration,
        thinking: Thinking<T>,
    ) -> Result<oneshot::Receiver<T>, Full> {
        let (answer, thought) = oneshot::channel();
        // Nobody waits for it any more: then nobody wants to know.
        let think = Box::new(move |enough: Enough<'_>| {
            let _ = answer.send(thinking(enough));
        });
        let mut queue = self.lanes.queue();
        let (lane, most) = match purpose {
            Purpose::Decision => (&mut queue.decisions, DECISIONS),
            Purpose::Hint => (&mut queue.hints, HINTS),
        };
        if lane.len() >= most {
            return Err(Full);
        }
        lane.push_back(Job { limit, think });
        drop(queue);
        self.lanes.wake.notify_one();
        Ok(thought)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let mut queue = self.lanes.queue();
        *queue = Queue { closed: true, ..Queue::default() };
        drop(queue);
        self.lanes.wake.notify_all();
    }
}

fn work(lanes: &Lanes) {
    while let Some((job, share)) = next(lanes) {
        let end = Instant::now() + share;
        let think = AssertUnwindSafe(|| (job.think)(&|| Instant::now() >= end));
        if catch_unwind(think).is_err() {
            tracing::error!("a bot's thought came to no end");
        }
    }
}

/// The next thought and how long it may take; none when it is all over.
fn next(lanes: &Lanes) -> Option<(Job, Duration)> {
    let mut queue = lanes.queue();
    loop {
        if queue.closed {
            return None;
        }
        if let Some(job) = queue.decisions.pop_front() {
            let share = share(job.limit, queue.decisions.len(), lanes.threads);
            return Some((job, share));
        }
        if let Some(job) = queue.hints.pop_front() {
            let share = share(job.limit, queue.hints.len(), lanes.threads);
            return Some((job, share));
        }
        queue = lanes.wake.wait(queue).expect("nobody panics while they hold the queue");
    }
}

/// How long a thought may take while that many wait: all have been thought within about the limit.
fn share(limit: Duration, waiting: usize, threads: usize) -> Duration {
    limit / (1 + waiting / threads.max(1)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_is_cut_short_when_many_wait() {
        let second = Duration::from_secs(1);
        assert_eq!(share(second, 0, 1), second);
        assert_eq!(share(second, 99, 1), second / 100);
        assert_eq!(share(second, 99, 3), second / 34);
    }

    #[test]
    fn decisions_come_before_hints_and_a_thought_that_fails_stops_nobody() {
        let thinkers = Thinkers::start(1).unwrap();
        let (go, gate) = std::sync::mpsc::channel::<()>();
        let order = Arc::new(Mutex::new(Vec::new()));
        let ask = |purpose, name: &'static str| {
            let order = Arc::clone(&order);
            let note = move |_: Enough<'_>| order.lock().unwrap().push(name);
            thinkers.think(purpose, Duration::from_secs(1), Box::new(note)).unwrap()
        };
        let fail: Thinking<()> = Box::new(move |_| {
            gate.recv().unwrap();
            assert!(gate.try_recv().is_ok(), "this thought fails, and that is the test");
        });
        let block = thinkers.think(Purpose::Decision, Duration::from_secs(1), fail);
        let hint = ask(Purpose::Hint, "hint");
        let decision = ask(Purpose::Decision, "decision");
        go.send(()).unwrap();
        assert!(block.unwrap().blocking_recv().is_err());
        decision.blocking_recv().unwrap();
        hint.blocking_recv().unwrap();
        assert_eq!(*order.lock().unwrap(), ["decision", "hint"]);
    }

    #[test]
    fn hints_are_refused_when_too_many_wait() {
        let thinkers = Thinkers::start(0).unwrap();
        let ask = || thinkers.think(Purpose::Hint, Duration::ZERO, Box::new(|_| ()));
        for _ in 0..HINTS {
            assert!(ask().is_ok());
        }
        assert_eq!(ask().map(drop), Err(Full));
    }
}
