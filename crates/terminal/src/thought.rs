//! Thinking in the background: [`Thought`].

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

use parlour_registry::Thinking;

/// Thinking in another thread. The thread ends soon after this is dropped.
pub(crate) struct Thought<T> {
    result: Receiver<T>,
    dropped: Arc<AtomicBool>,
}

impl<T: Send + 'static> Thought<T> {
    /// Starts thinking, which ends soon after `limit`.
    pub(crate) fn begin(thinking: Thinking<T>, limit: Duration) -> Self {
        let (send, result) = mpsc::channel();
        let dropped = Arc::new(AtomicBool::new(false));
        let unwanted = Arc::clone(&dropped);
        thread::spawn(move || {
            let end = Instant::now() + limit;
            let thought = thinking(&|| unwanted.load(Ordering::Relaxed) || Instant::now() >= end);
            // If nobody is listening any more, the result is not needed.
            let _ = send.send(thought);
        });
        Self { result, dropped }
    }

    /// The result, once, if it arrives within this time.
    pub(crate) fn result(&self, wait: Duration) -> Option<T> {
        match self.result.recv_timeout(wait) {
            Ok(thought) => Some(thought),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => panic!("the thinking has come to no end"),
        }
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.dropped.store(true, Ordering::Relaxed);
    }
}
