//! What happened at a table, shown moment by moment: [`Story`].
//!
//! A table sends a whole step at once. The page shows its frames one after another, and the next decision opens with the last one. A
//! click or a key skips ahead. A page that falls behind catches up: only the newest two waiting steps are shown in full.

use std::{cell::RefCell, collections::VecDeque, rc::Rc, sync::Arc, time::Duration};

use leptos::prelude::*;
use parlour_core::{Hold, Scene, Sentence};
use parlour_seat::Frame;

use crate::{motion, settings};

/// The steps that may wait before older ones are passed over.
const WAITING: usize = 2;

/// The frames that are still to be shown, and the one that is.
#[derive(Clone, Copy)]
pub(crate) struct Story {
    /// The table as it is shown.
    pub(crate) scene: RwSignal<Option<Arc<Scene>>>,
    /// What is said about it; it stays until something else happens.
    pub(crate) caption: RwSignal<Vec<Sentence>>,
    /// How long the frame is shown, while frames are: nobody decides meanwhile.
    pub(crate) hold: RwSignal<Option<Hold>>,
    queue: StoredValue<Queue, LocalStorage>,
}

/// The steps that wait, the oldest first, and what will show the next frame.
#[derive(Clone, Default)]
struct Queue {
    steps: Rc<RefCell<VecDeque<VecDeque<Frame>>>>,
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

    /// Shows a step after those that wait.
    pub(crate) fn tell(self, step: Vec<Frame>) {
        let Some(queue) = self.queue.try_get_value() else { return };
        let mut steps = queue.steps.borrow_mut();
        steps.push_back(step.into());
        while steps.len() > WAITING {
            steps.pop_front();
        }
        drop(steps);
        if settings::speed().is_none() {
            self.finish();
        } else if self.hold.with_untracked(Option::is_none) {
            self.go_on();
        }
    }

    /// Shows the next frame now. Whether there was one to be skipped.
    pub(crate) fn skip(self) -> bool {
        let running = self.hold.with_untracked(Option::is_some);
        if running {
            self.go_on();
        }
        running
    }

    /// Shows the newest table at once.
    fn finish(self) {
        let Some(queue) = self.queue.try_get_value() else { return };
        let last = queue.steps.borrow_mut().drain(..).flatten().last();
        if let Some(frame) = last {
            self.show(frame);
        }
        self.stop(&queue);
    }

    /// Shows the next frame and waits until the one after it is due.
    fn go_on(self) {
        let Some(queue) = self.queue.try_get_value() else { return };
        let Some(frame) = next(&mut queue.steps.borrow_mut()) else { return self.stop(&queue) };
        let more = !queue.steps.borrow().is_empty();
        let hold = if more { frame.hold.max(Hold::Short) } else { frame.hold };
        let wait = settings::speed().map(|speed| speed.stretched(hold.milliseconds()));
        self.show(frame);
        match wait.filter(|wait| *wait > Duration::ZERO) {
            Some(wait) => {
                self.hold.set(Some(hold));
                let timer = set_timeout_with_handle(move || self.go_on(), wait).ok();
                if let Some(before) = queue.timer.replace(timer) {
                    before.clear();
                }
            }
            None if more => self.go_on(),
            None => self.stop(&queue),
        }
    }

    fn stop(self, queue: &Queue) {
        if let Some(timer) = queue.timer.take() {
            timer.clear();
        }
        if self.hold.with_untracked(Option::is_some) {
            self.hold.set(None);
        }
    }

    fn show(self, frame: Frame) {
        if !frame.caption.is_empty() && self.caption.with_untracked(|old| *old != frame.caption) {
            self.caption.set(frame.caption);
        }
        motion::travel(|| self.scene.set(Some(Arc::new(frame.scene))));
    }
}

fn next(steps: &mut VecDeque<VecDeque<Frame>>) -> Option<Frame> {
    loop {
        let frame = steps.front_mut()?.pop_front();
        if steps.front().is_some_and(VecDeque::is_empty) {
            steps.pop_front();
        }
        if frame.is_some() {
            return frame;
        }
    }
}
