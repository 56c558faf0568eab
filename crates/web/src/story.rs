//! Shows what happened at a table, moment by moment: [`Story`].
//!
//! A table sends a whole step at once. The page shows its frames one after another, paced by [`Playback`],
//! and opens the next decision with the last one. A click or a key skips ahead. No clock runs down during a
//! story.

use std::{cell::RefCell, rc::Rc, sync::Arc, time::Duration};

use leptos::prelude::*;
use parlour_core::{Hold, Scene, Sentence};
use parlour_seat::{Frame, Haste, Playback, Showing};

use crate::{motion, settings};

/// The frame on the page, and those still to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Story {
    /// The table as shown.
    pub(crate) scene: RwSignal<Option<Arc<Scene>>>,
    /// The caption. It stays until something else happens.
    pub(crate) caption: RwSignal<Vec<Sentence>>,
    /// How long the frame is shown; `None` outside a story. During one, nobody can decide.
    pub(crate) hold: RwSignal<Option<Hold>>,
    queue: StoredValue<Queue, LocalStorage>,
}

/// The waiting frames, and the timer for the next one.
#[derive(Clone, Default)]
struct Queue {
    frames: Rc<RefCell<Playback>>,
    timer: Rc<RefCell<Option<TimeoutHandle>>>,
}

impl Story {
    pub(crate) fn new() -> Self {
        Self {
            scene: RwSignal::new(None),
            caption: RwSignal::new(Vec::new()),
            hold: RwSignal::new(None),
            queue: StoredValue::new_local(Queue::default()),
        }
    }

    /// Whether frames are being shown.
    pub(crate) fn is_running(self) -> bool {
        self.hold.with(Option::is_some)
    }

    /// Adds a step after the waiting ones.
    pub(crate) fn tell(self, step: Vec<Frame>, haste: Haste) {
        let Some(queue) = self.queue.try_get_value() else { return };
        queue.frames.borrow_mut().push(step);
        if settings::speed().is_none() || haste == Haste::Now {
            let last = queue.frames.borrow_mut().finish();
            self.show(last.map(|frame| Showing { frame, milliseconds: 0 }));
        } else if self.hold.with_untracked(Option::is_none) {
            self.go_on();
        }
    }

    /// Skips ahead. Returns whether there was anything to skip.
    pub(crate) fn skip(self) -> bool {
        let running = self.hold.with_untracked(Option::is_some);
        if let (true, Some(queue)) = (running, self.queue.try_get_value()) {
            let next = queue.frames.borrow_mut().skip();
            self.show(next);
        }
        running
    }

    fn go_on(self) {
        let Some(queue) = self.queue.try_get_value() else { return };
        let next = queue.frames.borrow_mut().advance();
        self.show(next);
    }

    /// Shows a frame and waits until the next one is due.
    fn show(self, next: Option<Showing>) {
        let Some(queue) = self.queue.try_get_value() else { return };
        if let Some(timer) = queue.timer.take() {
            timer.clear();
        }
        let Some(Showing { frame, milliseconds }) = next else { return self.hold.set(None) };
        let wait = settings::speed().map(|speed| speed.stretched(milliseconds));
        let wait = wait.filter(|wait| *wait > Duration::ZERO);
        self.hold.set(wait.map(|_| frame.hold));
        if let Some(wait) = wait {
            queue.timer.replace(set_timeout_with_handle(move || self.go_on(), wait).ok());
        }
        if self.caption.with_untracked(|old| *old != frame.caption) {
            self.caption.set(frame.caption);
        }
        motion::travel(|| self.scene.set(Some(Arc::new(frame.scene))));
        if self.hold.with_untracked(Option::is_none) && !queue.frames.borrow().is_over() {
            self.go_on();
        }
    }
}
