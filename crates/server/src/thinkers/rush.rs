//! A rush on the queue, in time that is only counted: how long hints and people elsewhere wait while somebody lets hundreds of bots think.

use std::{net::IpAddr, time::Duration};

use parlour_bots::Bot;
use parlour_protocol::TableId;

use super::{
    LONG,
    queue::{Lane, Line, Queue, Share},
};

/// What people are promised about hints.
const PROMISE: Duration = Duration::from_millis(1_800);
/// From one question of the person who waits to the next.
const APART: Duration = Duration::from_millis(2_500);
const LASTS: Duration = Duration::from_mins(2);

#[derive(Clone, Copy)]
struct Job {
    line: Line,
    limit: Duration,
    asked: Duration,
}

/// A thread that thinks, until then.
#[derive(Clone, Copy)]
struct Thread {
    free: Duration,
    job: Option<(Job, Share)>,
}

/// Threads, the queue before them, and the time.
struct Rush {
    queue: Queue<Job>,
    threads: Vec<Thread>,
}

fn line(lane: Lane, address: u8, table: u128) -> Line {
    Line { lane, address: IpAddr::from([192, 0, 2, address]).into(), table: TableId::new(table) }
}

impl Rush {
    /// A hundred tables of six experts from one address, half of them with somebody who sits there; all think, always.
    fn of_experts(threads: usize) -> Self {
        let mut queue = Queue::default();
        for table in 0..100 {
            let lane = if table % 2 == 0 { Lane::Alone } else { Lane::People };
            let job = Job { line: line(lane, 1, table), limit: Bot::Expert.limit(), asked: Duration::ZERO };
            for _ in 0..6 {
                queue.push(job.line, job).unwrap();
            }
        }
        Self { queue, threads: vec![Thread { free: Duration::ZERO, job: None }; threads] }
    }

    /// What the person elsewhere waited, each time that something was thought for them.
    fn waits_of(mut self, person: Line, limit: Duration) -> Vec<Duration> {
        let (mut waits, mut next) = (Vec::new(), APART);
        loop {
            let first = (0..self.threads.len()).min_by_key(|number| self.threads[*number].free).unwrap();
            let now = self.threads[first].free;
            if now > LASTS {
                return waits;
            }
            if next <= now {
                self.queue.push(person, Job { line: person, limit, asked: next }).unwrap();
                next += APART;
            }
            if let Some((job, share)) = self.threads[first].job.take() {
                self.queue.spend(share.line, self.took(job, share));
                if job.line == person {
                    waits.push(now.saturating_sub(job.asked));
                } else {
                    self.queue.push(job.line, job).unwrap();
                }
            }
            let (job, share) = self.queue.pop().unwrap();
            let took = self.took(job, share);
            self.threads[first] = Thread { free: now + took, job: Some((job, share)) };
        }
    }

    /// As the threads do it: others wait always.
    fn took(&self, job: Job, share: Share) -> Duration {
        share.of(job.limit, self.threads.len()).min(LONG).max(Duration::from_millis(1))
    }
}

#[test]
fn a_hint_is_there_in_time_while_a_hundred_tables_of_six_experts_think() {
    for threads in [1, 2, 7] {
        for address in [1, 2] {
            let waits =
                Rush::of_experts(threads).waits_of(line(Lane::Hint, address, 200), Duration::from_secs(1));
            assert!(waits.len() > 40, "{threads} threads, {waits:?}");
            assert!(waits.iter().all(|wait| *wait < PROMISE), "{threads} threads, {waits:?}");
        }
    }
}

#[test]
fn a_bot_of_somebody_elsewhere_answers_while_a_hundred_tables_of_six_experts_think() {
    for threads in [1, 2, 7] {
        let waits = Rush::of_experts(threads).waits_of(line(Lane::People, 2, 200), Bot::Medium.limit());
        assert!(waits.len() > 40, "{threads} threads, {waits:?}");
        assert!(waits.iter().all(|wait| *wait < PROMISE), "{threads} threads, {waits:?}");
    }
}
