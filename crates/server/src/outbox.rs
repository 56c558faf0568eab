//! The frames that wait to be sent on a socket: [`Outbox`].

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard},
};

use parlour_protocol::Farewell;
use tokio::sync::Notify;

use crate::show::Frame;

/// The most frames that may wait for a client that does not read.
const MOST: usize = 64;

/// The frames that wait to be sent on a socket. An empty one holds no memory.
#[derive(Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
}

#[derive(Default)]
struct Waiting {
    frames: VecDeque<Frame>,
    end: Option<Farewell>,
}

/// What the socket does next.
pub(crate) enum Next {
    /// It sends these.
    Send(VecDeque<Frame>),
    /// It sends these, says farewell and closes.
    End(VecDeque<Frame>, Farewell),
}

impl Outbox {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("nobody panics while they hold the frames")
    }

    /// Adds a frame at the end. If too many are waiting already, the client is sent away instead.
    pub(crate) fn push(&self, frame: Frame) {
        let mut waiting = self.waiting();
        if waiting.end.is_some() {
            return;
        }
        waiting.frames.push_back(frame);
        if waiting.frames.len() > MOST {
            waiting.frames = VecDeque::new();
            waiting.end = Some(Farewell::TooSlow);
        }
        drop(waiting);
        self.wake.notify_one();
    }

    /// Ends the connection once the waiting frames are sent.
    pub(crate) fn end(&self, reason: Farewell) {
        self.waiting().end.get_or_insert(reason);
        self.wake.notify_one();
    }

    fn take(&self) -> Option<Next> {
        let mut waiting = self.waiting();
        let frames = std::mem::take(&mut waiting.frames);
        match waiting.end {
            Some(reason) => Some(Next::End(frames, reason)),
            None if frames.is_empty() => None,
            None => Some(Next::Send(frames)),
        }
    }

    /// Waits until there is something to do. Dropping the future and calling it again loses nothing.
    pub(crate) async fn next(&self) -> Next {
        loop {
            if let Some(next) = self.take() {
                return next;
            }
            self.wake.notified().await;
        }
    }

    /// Waits until the connection is to end, whatever else waits to be sent.
    pub(crate) async fn ended(&self) -> Farewell {
        loop {
            if let Some(reason) = self.waiting().end {
                return reason;
            }
            self.wake.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show;

    #[test]
    fn a_client_that_reads_nothing_is_sent_away_and_its_frames_are_forgotten() {
        let outbox = Outbox::default();
        for _ in 0..MOST {
            outbox.push(show::pong());
        }
        assert!(matches!(outbox.take(), Some(Next::Send(frames)) if frames.len() == MOST));
        for _ in 0..=MOST {
            outbox.push(show::pong());
        }
        assert!(matches!(outbox.take(), Some(Next::End(frames, Farewell::TooSlow)) if frames.is_empty()));
    }

    #[test]
    fn what_waits_is_sent_before_the_farewell_and_nothing_after_it() {
        let outbox = Outbox::default();
        outbox.push(show::pong());
        outbox.end(Farewell::Stopping);
        outbox.push(show::pong());
        assert!(matches!(outbox.take(), Some(Next::End(frames, Farewell::Stopping)) if frames.len() == 1));
    }
}
