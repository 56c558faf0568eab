//! The worker's door: a table against bots, spoken to in messages. What takes long is left to a second worker of the same kind, so that
//! this one answers at once.

use std::{cell::RefCell, rc::Rc, time::Duration};

use js_sys::Date;
use parlour_core::{Seat, record::Record};
use parlour_protocol::{ClientMessage, Farewell, ServerMessage, Version};
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::{
    analysis,
    link::Bench,
    luck,
    offline::{Answer, Asked, FromWorker, OfflineTable, Question, Saved, Task, Thought, ToWorker},
};

/// How long a person waits for hints.
const PATIENCE: Duration = Duration::from_secs(2);

/// Listens to the page from now on.
pub(crate) fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = Rc::new(RefCell::new(Desk::new(scope.clone())));
    let heard = Closure::<dyn FnMut(MessageEvent)>::new({
        let desk = Rc::clone(&desk);
        move |event: MessageEvent| {
            let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let Some(message) = message {
                hear(&desk, message);
            }
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    heard.forget();
    desk.borrow().post(&FromWorker::Ready);
}

fn hear(desk: &Rc<RefCell<Desk>>, message: ToWorker) {
    match message {
        ToWorker::Open(saved) => {
            employ(desk);
            desk.borrow_mut().open(*saved);
        }
        ToWorker::Pause(pause) => desk.borrow_mut().pause = pause,
        ToWorker::Table(message) => desk.borrow_mut().tell_table(message),
        ToWorker::Analyse(record, seat) => desk.borrow().analyse(&record, seat),
        ToWorker::Think(task) => desk.borrow().think(*task),
    }
    wait_for_bots(desk);
}

/// Starts the worker that thinks.
fn employ(desk: &Rc<RefCell<Desk>>) {
    if desk.borrow().thinker.is_some() {
        return;
    }
    let listening = Rc::clone(desk);
    let script = desk.borrow().scope.location().href();
    let thinker = Bench::forever(&script, move |message| match message {
        FromWorker::Thought(thought) => {
            listening.borrow_mut().thought(thought);
            wait_for_bots(&listening);
        }
        // It could not be started: the page is told.
        other => listening.borrow().post(&other),
    });
    desk.borrow_mut().thinker = Some(thinker);
}

/// Whether a bot's decision is waited for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    /// No bot is to decide.
    No,
    /// The decision before is being looked at.
    Pause,
    /// The bot thinks.
    Thought,
}

struct Desk {
    scope: DedicatedWorkerGlobalScope,
    thinker: Option<Bench>,
    table: Option<OfflineTable>,
    /// How many tables have been opened.
    opened: u32,
    pause: u32,
    wait: Wait,
}

impl Desk {
    const fn new(scope: DedicatedWorkerGlobalScope) -> Self {
        Self { scope, thinker: None, table: None, opened: 0, pause: 0, wait: Wait::No }
    }

    fn open(&mut self, saved: Saved) {
        match OfflineTable::open(saved) {
            Ok(table) => {
                self.table = Some(table);
                self.opened += 1;
                self.keep();
            }
            Err(why) => self.say(ServerMessage::Bye { reason: Farewell::NoSuchTable, why: why.to_string() }),
        }
    }

    fn tell_table(&mut self, message: ClientMessage) {
        let Some(table) = &mut self.table else { return };
        match table.hear(message, luck::seed) {
            Asked::Answered(answers) => {
                for answer in answers {
                    self.say(answer);
                }
                self.keep();
            }
            Asked::Hints => self.ask(Question::Hints),
        }
    }

    /// Which decisions are open now, at which table.
    fn moment(&self, table: &OfflineTable) -> (u32, Version) {
        (self.opened, table.turn())
    }

    fn ask(&self, question: Question) {
        if let (Some(table), Some(thinker)) = (&self.table, &self.thinker) {
            let task = Task { saved: table.saved(), question, moment: self.moment(table) };
            thinker.say(ToWorker::Think(Box::new(task)));
        }
    }

    fn ask_bot(&mut self) {
        let seat = self.table.as_ref().and_then(OfflineTable::bot_to_act);
        self.wait = if seat.is_some() { Wait::Thought } else { Wait::No };
        if let Some(seat) = seat {
            self.ask(Question::Decision(seat));
        }
    }

    /// Thinks for another worker.
    fn think(&self, task: Task) {
        // It was open a moment ago.
        let Ok(table) = OfflineTable::open(task.saved) else { return };
        let answer = match task.question {
            Question::Decision(seat) => {
                Answer::Decision(seat, table.bot_thinks(seat, &until(table.limit(seat))))
            }
            Question::Hints => Answer::Hints(table.advise(&until(PATIENCE))),
        };
        self.post(&FromWorker::Thought(Thought { moment: task.moment, answer }));
    }

    fn thought(&mut self, thought: Thought) {
        if matches!(thought.answer, Answer::Decision(..)) {
            self.wait = Wait::No;
        }
        let now = self.table.as_ref().map(|table| self.moment(table));
        let Some(table) = self.table.as_mut().filter(|_| now == Some(thought.moment)) else { return };
        match thought.answer {
            Answer::Hints(hints) => {
                let hints = table.hints(hints);
                self.say(hints);
            }
            Answer::Decision(seat, action) => {
                let update = table.bot_decides(seat, &action).expect("a bot chooses what is legal");
                self.say(update);
                self.keep();
            }
        }
    }

    fn keep(&self) {
        if let Some(table) = &self.table {
            self.post(&FromWorker::Keep(Box::new(table.saved())));
            if let Some(record) = table.signed_record() {
                self.post(&FromWorker::Record(record));
            }
        }
    }

    fn analyse(&self, record: &str, seat: Seat) {
        let Ok(record) = &Record::from_json(record) else { return };
        for event in analysis::decisions(record, seat) {
            if let Some(verdict) = analysis::verdict(record, event) {
                self.post(&FromWorker::Verdict(verdict));
            }
        }
        self.post(&FromWorker::Analysed);
    }

    fn say(&self, message: ServerMessage) {
        self.post(&FromWorker::Table(Box::new(message)));
    }

    fn post(&self, message: &FromWorker) {
        let text = serde_json::to_string(message).expect("a message is written as JSON");
        self.scope.post_message(&JsValue::from_str(&text)).expect("a text can be posted");
    }
}

/// Enough once that much time is over.
fn until(limit: Duration) -> impl Fn() -> bool {
    let end = Date::now() + limit.as_secs_f64() * 1_000.0;
    move || Date::now() >= end
}

/// Lets the next bot think after the pause, and so on until it is the person's turn alone.
fn wait_for_bots(desk: &Rc<RefCell<Desk>>) {
    let mut now = desk.borrow_mut();
    let waits = now.table.as_ref().is_some_and(|table| table.bot_to_act().is_some());
    if !waits || now.wait != Wait::No {
        return;
    }
    now.wait = Wait::Pause;
    let then = Closure::once_into_js({
        let desk = Rc::clone(desk);
        move || desk.borrow_mut().ask_bot()
    });
    let pause = i32::try_from(now.pause).unwrap_or(i32::MAX);
    now.scope
        .set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), pause)
        .expect("a worker has a clock");
}
